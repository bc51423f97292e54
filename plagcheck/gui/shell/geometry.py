"""Where the window was and how large, from one start to the next."""

from __future__ import annotations

import contextlib
import os

from PySide6.QtWidgets import QWidget

from plagcheck import paths

USUAL = (1280, 800)


def restore(window: QWidget) -> None:
    try:
        stored = paths.window_file().read_bytes()
    except OSError:
        stored = b""
    if not stored or not window.restoreGeometry(stored):
        window.resize(*USUAL)


def store(window: QWidget) -> None:
    path = paths.window_file()
    fresh = path.with_name(f"{path.name}.new")
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            fresh.write_bytes(bytes(window.saveGeometry().data()))
            os.replace(fresh, path)  # on a full disk the old one stays
        finally:
            fresh.unlink(missing_ok=True)
