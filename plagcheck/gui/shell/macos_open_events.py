"""Files that are opened from the Finder of macOS, which tells a program so by events."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QFileOpenEvent

from plagcheck.gui.parts.typed_signal import SignalOf, carrying


class FilesFromFinder(QObject):
    """Listens to the whole application."""

    asked: SignalOf[list[Path]] = carrying(1)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        application = QCoreApplication.instance()
        if application is not None:
            application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked.emit([Path(event.file())])
            return True
        return False
