"""Where the window was, how large and in which look, from one start to the next."""

from __future__ import annotations

import contextlib
import os
from typing import Final

from PySide6.QtWidgets import QWidget

from plagcheck import paths

USUAL: Final = (1280, 800)
USUAL_LOOK: Final = ("system", 100)  # theme and text size, in percent
_LOOK: Final = b"look "  # begins a first line; files of before have none


def stored_look() -> tuple[str, int]:
    """Theme and text size of the last window, for the first picture: settings are read after it."""
    look, _ = _stored()
    return look


def restore(window: QWidget) -> None:
    _, geometry = _stored()
    if not geometry or not window.restoreGeometry(geometry):
        window.resize(*USUAL)


def _stored() -> tuple[tuple[str, int], bytes]:
    try:
        stored = paths.window_file().read_bytes()
    except OSError:
        return USUAL_LOOK, b""
    if not stored.startswith(_LOOK):
        return USUAL_LOOK, stored
    line, _, geometry = stored.partition(b"\n")
    try:
        theme, text_size = line.removeprefix(_LOOK).decode("ascii").split()
        return (theme, int(text_size)), geometry
    except ValueError:
        return USUAL_LOOK, geometry


def store(window: QWidget, theme: str, text_size: int) -> None:
    path = paths.window_file()
    fresh = path.with_name(f"{path.name}.new")
    line = _LOOK + f"{theme} {text_size}\n".encode("ascii")
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            fresh.write_bytes(line + bytes(window.saveGeometry().data()))
            os.replace(fresh, path)  # on a full disk the old one stays
        finally:
            fresh.unlink(missing_ok=True)
