"""Make sure this machine has what pip cannot bring: install it, or name it in one line.

    python3 packaging/system_packages.py venv   what `python3 -m venv` needs
    python3 packaging/system_packages.py qt     what Qt needs to start
    python3 packaging/system_packages.py window    what it needs for a window, if there is a display
    python3 packaging/system_packages.py package   what goes into a package, and the tools for it

Debian and Ubuntu only; elsewhere Python is complete and Qt's wheels find what they need.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # nothing is installed yet

from plagcheck import display

# What a package brings along, or names in the .deb.
PACKAGED_LIBRARIES = {
    **display.QT_LIBRARIES,
    **display.X_LIBRARIES,
    **display.WAYLAND_LIBRARIES,
    "libwayland-egl1": "libwayland-egl.so.1",
    "libxcb-glx0": "libxcb-glx.so.0",
}
BUILD_TOOLS = {"binutils": "readelf"}
FONTS = "fonts-dejavu-core"
VENV = "python3-venv"


def missing(part: str) -> list[str]:
    if not sys.platform.startswith("linux"):
        return []
    if part == "venv":
        importlib.invalidate_caches()
        return [] if importlib.util.find_spec("ensurepip") else [VENV]
    packages = _missing_libraries(part)
    if part == "package":
        packages += [name for name, tool in BUILD_TOOLS.items() if shutil.which(tool) is None]
    return [*packages, FONTS] if packages else []


def _missing_libraries(part: str) -> list[str]:
    if part == "package":
        return display.missing(PACKAGED_LIBRARIES)
    if part == "window":
        return display.missing_for_window() if display.has_display() else []
    return display.missing()


def main(part: str) -> int:
    packages = missing(part)
    if packages and shutil.which("apt-get") is not None and os.geteuid() == 0:
        _install(packages)
        packages = missing(part)
    if packages:
        print(f"System packages are missing: {display.install_command(packages)}")
    return int(bool(packages))


def _install(packages: list[str]) -> None:
    """Whether it worked is seen by what is missing then; apt-get says itself why it did not."""
    print(f"Installing {' '.join(packages)} …", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    for command in (["apt-get", "update", "-qq"], install):
        subprocess.run(command, check=False, env=quiet, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
