"""Build the packaged program on the machine this runs on, and try it.

    python packaging/build.py

Leaves in dist/: the folder plagcheck (and plagcheck.app on macOS); on Linux also a .tar.gz, and a
.deb where dpkg-deb is at hand. The installers of Windows and macOS are made from the folder by
windows/plagcheck.iss and macos/make_dmg.sh.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import bundle
import icons
import linux_package
import PyInstaller.__main__

sys.path.insert(0, str(bundle.PROJECT))

from plagcheck import __version__

DIST, BUILD = bundle.PROJECT / "dist", bundle.PROJECT / "build"
GENERATED = BUILD / "generated"
FOLDER = DIST / "plagcheck"
# Its wheels were patched in a way that strip cannot handle: the loader refuses them afterwards.
NOT_STRIPPED = "numpy.libs"


def main() -> int:
    translate = [sys.executable, str(bundle.PROJECT / "resources" / "build.py")]
    subprocess.run(translate, check=True)
    icons.build(GENERATED)
    freeze()
    licences = GENERATED / "THIRD-PARTY.txt"
    shutil.copy(bundle.PROJECT / "LICENSE", FOLDER)
    if sys.platform.startswith("linux"):
        (FOLDER / licences.name).symlink_to(Path("_internal", bundle.LICENCES))
        strip()
    else:
        shutil.copy(licences, FOLDER)
    code = try_out()
    if code == 0 and sys.platform.startswith("linux"):
        pack_for_linux(licences)
    report()
    return code


def freeze() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    spec = str(Path(__file__).with_name("plagcheck.spec"))
    places = [f"--distpath={DIST}", f"--workpath={BUILD}"]
    PyInstaller.__main__.run([spec, "--noconfirm", "--log-level=WARN", *places])


def strip() -> None:
    """Take the names of functions out of libraries: a fifth of the size."""
    if shutil.which("strip") is None:
        return
    for path in linux_package.elf_files(FOLDER):
        if path.parent.name != NOT_STRIPPED and ".so" in path.name:
            subprocess.run(["strip", "--strip-unneeded", str(path)], check=True)


def try_out() -> int:
    """The self-test of the packaged program, with no Python in sight."""
    kept = ("SYSTEMROOT", "TEMP", "TMP")  # Windows cannot do without
    environment = {name: os.environ[name] for name in kept if name in os.environ}
    program = FOLDER / ("plagcheck.exe" if sys.platform == "win32" else "plagcheck")
    return subprocess.run([str(program), "--self-test"], env=environment).returncode


def pack_for_linux(licences: Path) -> None:
    machine = os.uname().machine
    linux_package.build_tar(FOLDER, DIST / f"plagcheck-{__version__}-linux-{machine}.tar.gz")
    if shutil.which("dpkg-deb") is not None:
        target = DIST / f"plagcheck_{__version__}.deb"
        linux_package.build_deb(FOLDER, licences, __version__, BUILD / "deb", target)


def report() -> None:
    for path in sorted(DIST.iterdir()):
        files = [file for file in (path, *path.rglob("*")) if file.is_file()]
        size = sum(file.stat().st_size for file in files if not file.is_symlink())
        print(f"{size / 1e6:7.1f} MB  {path.relative_to(bundle.PROJECT)}")


if __name__ == "__main__":
    sys.exit(main())
