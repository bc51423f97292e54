"""THIRD-PARTY.txt: the licences of everything that is in the packaged program.

Python packages bring theirs in their metadata; libraries of a Debian or Ubuntu system in
/usr/share/doc; those of Qt, whose packages bring none, are in the folder licences.
"""

from __future__ import annotations

import importlib.metadata as metadata
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

HERE = Path(__file__).parent
ASSETS = HERE.parent / "plagcheck" / "gui" / "assets"
OF_QT = ("pyside6-essentials", "shiboken6")
LEFT_OUT = ("cryptography", "cffi", "pycparser")  # a stand-in is shipped: see shims
BOOTLOADER = "pyinstaller"
RULE = "=" * 100

Part = tuple[str, str]  # title, text


def write(path: Path, libraries: Iterable[str]) -> Path:
    """Write the file for a bundle with these shared libraries."""
    parts = [_python(), _qt(), _bootloader(), *_packages(), *_assets(), *_system(libraries)]
    contents = "\n".join(f"  {title}" for title, _ in parts)
    head = (
        "plagcheck itself is under the MIT licence (LICENSE). It is made with these parts, whose "
        f"licences follow:\n\n{contents}\n"
    )
    body = "".join(f"\n\n{RULE}\n{title}\n{RULE}\n\n{text.strip()}\n" for title, text in parts)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(head + body, "utf-8")
    return path


def _read(*files: Path) -> str:
    return "\n\n".join(file.read_text("utf-8", "replace").strip() for file in files)


def _python() -> Part:
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    places = (
        Path(sysconfig.get_path("stdlib"), "LICENSE.txt"),
        Path(sys.base_prefix, "LICENSE.txt"),
        Path(f"/usr/share/doc/python{version}/copyright"),
    )
    return f"Python {version}", _read(next(place for place in places if place.is_file()))


def _qt() -> Part:
    texts = [HERE / "licences" / name for name in ("qt.txt", "LGPL-3.0.txt", "GPL-3.0.txt")]
    return f"Qt and PySide6 {metadata.version('pyside6-essentials')}", _read(*texts)


def _bootloader() -> Part:
    return "The PyInstaller bootloader", "\n\n".join(_texts(BOOTLOADER))


def shipped() -> list[str]:
    """Every Python package of which something is in the packaged program."""
    project = tomllib.loads((HERE.parent / "pyproject.toml").read_text("utf-8"))["project"]
    found = requirements(project["dependencies"]) - {*LEFT_OUT}
    return sorted(found | ({BOOTLOADER} if _is_installed(BOOTLOADER) else set()))


def _packages() -> Iterator[Part]:
    for name in shipped():
        if name in (*OF_QT, BOOTLOADER):
            continue
        texts = _texts(name)
        if not texts:
            raise SystemExit(f"{name} brings no licence text: put one into {HERE / 'licences'}")
        yield f"{name} {metadata.version(name)}", "\n\n".join(texts)


def requirements(lines: Iterable[str]) -> set[str]:
    """Packages that are asked for, and those that they need in turn, without extras."""
    found: set[str] = set()
    left = list(lines)
    while left:
        line = left.pop()
        name = re.match(r"[\w.-]+", line)[0].lower().replace("_", "-").replace(".", "-")
        if "extra ==" not in line and name not in found and _is_installed(name):
            found.add(name)
            left += metadata.requires(name) or []
    return found


def _is_installed(name: str) -> bool:
    """Some are needed on other systems or by other versions of Python only."""
    try:
        metadata.version(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def _texts(name: str) -> list[str]:
    """Texts of licences in a package's metadata, each once."""
    said = re.compile(r"licen[cs]|copying|notice", re.IGNORECASE)
    files = [
        Path(str(file.locate()))
        for file in metadata.files(name) or []
        if ".dist-info" in str(file) and said.search(str(file).split(".dist-info", 1)[1])
    ]
    return list(dict.fromkeys(_read(file) for file in sorted(files)))


def _assets() -> Iterator[Part]:
    yield "Icons: Lucide", _read(ASSETS / "icons" / "LICENSE.txt")
    yield "Fonts: Noto Serif, Inter", _read(ASSETS / "fonts" / "OFL.txt")


def _system(libraries: Iterable[str]) -> Iterator[Part]:
    """Libraries that were taken from the system the program was built on."""
    for package in system_packages(libraries):
        yield f"Debian package {package}", _read(Path("/usr/share/doc", package, "copyright"))


def system_packages(libraries: Iterable[str]) -> list[str]:
    """The Debian packages that these files belong to."""
    if shutil.which("dpkg") is None:
        return []
    return sorted({package for library in libraries if (package := package_of(library))})


def package_of(library: str) -> str | None:
    """The Debian package that a file belongs to."""
    path = Path(library).resolve()
    # Since /lib is a link to /usr/lib, the package may know the file by either name.
    for name in (str(path), str(path).removeprefix("/usr")):
        found = subprocess.run(["dpkg", "-S", name], capture_output=True, text=True)
        if found.returncode == 0:
            return found.stdout.split(":", 1)[0]
    return None
