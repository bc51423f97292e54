"""Make sure this machine has what pip cannot bring: install it, or name it in one line.

    python3 packaging/system_packages.py venv   what `python3 -m venv` needs
    python3 packaging/system_packages.py qt     what Qt needs to start
    python3 packaging/system_packages.py package   what goes into a package, and the tools for it

Debian and Ubuntu only; elsewhere Python is complete and Qt's wheels find what they need.
"""

from __future__ import annotations

import ctypes.util
import importlib.util
import os
import shutil
import subprocess
import sys

# Debian package -> a library in it.
QT_LIBRARIES = {
    "libgl1": "GL",
    "libegl1": "EGL",
    "libglib2.0-0": "glib-2.0",
    "libxkbcommon0": "xkbcommon",
    "libfontconfig1": "fontconfig",
    "libdbus-1-3": "dbus-1",
}
# What Qt's plugins for X and Wayland are linked with: bundled, or named in the .deb.
PLUGIN_LIBRARIES = {
    "libxcb-cursor0": "xcb-cursor",
    "libxcb-glx0": "xcb-glx",
    "libxcb-icccm4": "xcb-icccm",
    "libxcb-image0": "xcb-image",
    "libxcb-keysyms1": "xcb-keysyms",
    "libxcb-randr0": "xcb-randr",
    "libxcb-render-util0": "xcb-render-util",
    "libxcb-shape0": "xcb-shape",
    "libxcb-shm0": "xcb-shm",
    "libxcb-sync1": "xcb-sync",
    "libxcb-xfixes0": "xcb-xfixes",
    "libxcb-xkb1": "xcb-xkb",
    "libxkbcommon-x11-0": "xkbcommon-x11",
    "libx11-xcb1": "X11-xcb",
    "libwayland-client0": "wayland-client",
    "libwayland-cursor0": "wayland-cursor",
    "libwayland-egl1": "wayland-egl",
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
    libraries = QT_LIBRARIES | (PLUGIN_LIBRARIES if part == "package" else {})
    packages = [name for name, lib in libraries.items() if not ctypes.util.find_library(lib)]
    if part == "package":
        packages += [name for name, tool in BUILD_TOOLS.items() if shutil.which(tool) is None]
    return [*packages, FONTS] if packages else []


def main(part: str) -> int:
    packages = missing(part)
    if not packages:
        return 0
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        print(f"System packages are missing: sudo apt-get install {' '.join(packages)}")
        return 1
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], check=True, env=quiet)
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    subprocess.run(install, check=True, env=quiet, stdout=subprocess.DEVNULL)
    still = missing(part)
    if still:
        print(f"System packages could not be installed: {' '.join(still)}")
    return int(bool(still))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
