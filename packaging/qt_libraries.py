"""Make sure Qt can start on this machine: install the system libraries it needs, or name them.

Debian and Ubuntu only; elsewhere Qt's wheels bring or find what they need.
"""

from __future__ import annotations

import ctypes.util
import os
import shutil
import subprocess
import sys

# Debian package -> a library in it.
NEEDED = {
    "libgl1": "GL",
    "libegl1": "EGL",
    "libglib2.0-0": "glib-2.0",
    "libxkbcommon0": "xkbcommon",
    "libfontconfig1": "fontconfig",
    "libdbus-1-3": "dbus-1",
}
FONTS = "fonts-dejavu-core"


def missing() -> list[str]:
    if not sys.platform.startswith("linux"):
        return []
    packages = [name for name, library in NEEDED.items() if not ctypes.util.find_library(library)]
    return [*packages, FONTS] if packages else []


def main() -> int:
    packages = missing()
    if not packages:
        return 0
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        print(f"Qt needs system libraries: sudo apt-get install {' '.join(packages)}")
        return 1
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], check=True, env=quiet)
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    subprocess.run(install, check=True, env=quiet, stdout=subprocess.DEVNULL)
    still = missing()
    if still:
        print(f"Qt needs system libraries that could not be installed: {' '.join(still)}")
    return int(bool(still))


if __name__ == "__main__":
    sys.exit(main())
