"""Whether a window can be shown here, and what is missing for it.

Qt ends the whole program when it cannot show a window, without a word a user could act on. So this
is looked at before Qt is imported. Standard library only: the set-up reads the names here too,
before anything is installed.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterable, Mapping
from typing import Final

# Package of Debian and Ubuntu -> the library in it that Qt is linked with. A newer Ubuntu calls
# some of them libglib2.0-0t64 and the like; apt-get knows them by these names all the same.
QT_LIBRARIES: Final[Mapping[str, str]] = {
    "libdbus-1-3": "libdbus-1.so.3",
    "libegl1": "libEGL.so.1",
    "libfontconfig1": "libfontconfig.so.1",
    "libfreetype6": "libfreetype.so.6",
    "libgl1": "libGL.so.1",
    "libglib2.0-0": "libglib-2.0.so.0",
    "libx11-6": "libX11.so.6",
    "libxkbcommon0": "libxkbcommon.so.0",
}
X_LIBRARIES: Final[Mapping[str, str]] = {
    "libx11-xcb1": "libX11-xcb.so.1",
    "libxcb-cursor0": "libxcb-cursor.so.0",
    "libxcb-icccm4": "libxcb-icccm.so.4",
    "libxcb-image0": "libxcb-image.so.0",
    "libxcb-keysyms1": "libxcb-keysyms.so.1",
    "libxcb-randr0": "libxcb-randr.so.0",
    "libxcb-render-util0": "libxcb-render-util.so.0",
    "libxcb-render0": "libxcb-render.so.0",
    "libxcb-shape0": "libxcb-shape.so.0",
    "libxcb-shm0": "libxcb-shm.so.0",
    "libxcb-sync1": "libxcb-sync.so.1",
    "libxcb-util1": "libxcb-util.so.1",
    "libxcb-xfixes0": "libxcb-xfixes.so.0",
    "libxcb-xkb1": "libxcb-xkb.so.1",
    "libxcb1": "libxcb.so.1",
    "libxkbcommon-x11-0": "libxkbcommon-x11.so.0",
}
WAYLAND_LIBRARIES: Final[Mapping[str, str]] = {
    "libwayland-client0": "libwayland-client.so.0",
    "libwayland-cursor0": "libwayland-cursor.so.0",
}
_OF_PLATFORM: Final = {"xcb": X_LIBRARIES, "wayland": WAYLAND_LIBRARIES}


def has_display() -> bool:
    """Whether there is something that a window could be shown on."""
    return _has_desktop() or any(name != "xcb" or _x_answers() for name in _platforms())


def missing_for_window() -> list[str]:
    """The packages without which no window can be shown; where there are two ways, the nearer."""
    ways = _platforms() or [""]
    lacking = [missing({**QT_LIBRARIES, **_OF_PLATFORM.get(way, {})}) for way in ways]
    return min(lacking, key=len)


def missing(libraries: Mapping[str, str] = QT_LIBRARIES) -> list[str]:
    """The packages of those libraries that cannot be loaded; without more, what Qt always needs."""
    if _has_desktop():
        return []
    return sorted(package for package, library in libraries.items() if not _loads(library))


def complaint(packages: Iterable[str]) -> str:
    """What is missing and how to get it, in words for the user."""
    libraries = {**QT_LIBRARIES, **X_LIBRARIES, **WAYLAND_LIBRARIES}
    names = ", ".join(libraries[package] for package in packages)
    return (
        f"This needs libraries that are not on this computer: {names}.\n"
        f"On Debian and Ubuntu they come with: {install_command(packages)}"
    )


def install_command(packages: Iterable[str]) -> str:
    return f"sudo apt-get install {' '.join(packages)}"


def _has_desktop() -> bool:
    """Windows and macOS always have one, and Qt's wheels bring what it needs there."""
    return sys.platform in ("win32", "darwin")


def _platforms() -> list[str]:
    """The plugins that Qt will try, in the order in which it does."""
    wanted = os.environ.get("QT_QPA_PLATFORM")
    if wanted:
        return [name.split(":")[0].split("-")[0] for name in wanted.split(";")]
    by_variable = {"WAYLAND_DISPLAY": "wayland", "DISPLAY": "xcb"}
    return [name for variable, name in by_variable.items() if os.environ.get(variable)]


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _x_answers() -> bool:
    """Whether there is a server where DISPLAY points: the variable outlives a lost connection."""
    if missing(X_LIBRARIES):
        return True  # nobody can ask; what is missing comes first
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    try:
        return not xcb.xcb_connection_has_error(connection)
    finally:
        xcb.xcb_disconnect(connection)
