"""Where the window was and how large, from one start to the next."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtWidgets import QWidget

from plagcheck import paths

USUAL = (1280, 800)


def restore(window: QWidget) -> None:
    geometry = _stored().value("geometry")
    if not isinstance(geometry, QByteArray) or not window.restoreGeometry(geometry):
        window.resize(*USUAL)


def store(window: QWidget) -> None:
    _stored().setValue("geometry", window.saveGeometry())


def _stored() -> QSettings:
    return QSettings(str(paths.window_file()), QSettings.Format.IniFormat)
