"""Takes drops on the whole window and says what was meant."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from plagcheck.gui.shell.drop_overlay import DraggedFiles, DropOverlay, load_of

Describe = Callable[[], tuple[str, str, str]]
Act = Callable[[str, DraggedFiles], object]  # on "check" or "add"


class DropCatcher(QObject):
    """Watches a window; `area` is the part of it that shows the two halves.

    The system's window is watched too: it hears of a drag before the widget under the pointer does,
    and a file over a field for text is a file all the same.

    A drop is always a copy. Where a program offers to move a file it deletes it afterwards.
    """

    def __init__(self, window: QWidget, area: QWidget, describe: Describe, act: Act) -> None:
        super().__init__(window)
        self._window, self._area = window, area
        self._describe, self._act = describe, act
        self.overlay = DropOverlay(area)
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        system_window = window.windowHandle()
        if system_window is not None:
            system_window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent):
            return self._enter(event)
        if event.type() == QEvent.Type.DragLeave:
            self.overlay.end()
        elif isinstance(event, QDropEvent) and load_of(event.mimeData()).paths:
            self._drop(event) if event.type() == QEvent.Type.Drop else self._move(event)
            return True
        elif event.type() == QEvent.Type.KeyPress and self.overlay.isVisible():
            return self._key(event)
        return False

    def _enter(self, event: QDragEnterEvent) -> bool:
        load = load_of(event.mimeData())
        if not load.paths:
            return False
        self._take(event)
        self.overlay.setGeometry(self._area.rect())
        self.overlay.begin(load, *self._describe())  # which says what the files mean here
        self._arm(event)
        return True

    def _move(self, event: QDropEvent) -> None:
        if self._arm(event):
            self._take(event)
        else:
            event.ignore()

    def _drop(self, event: QDropEvent) -> None:
        """By what is dropped and where, whatever was said on the way: that may be long ago."""
        self.overlay.begin(load_of(event.mimeData()), *self._describe())
        where, load = self._arm(event), self.overlay.load
        self.overlay.end()
        if where:
            self._take(event)
            # After the drop has ended: until then the other program waits for us.
            QTimer.singleShot(0, self, partial(self._act, where, load))
        else:
            event.ignore()

    def _take(self, event: QDropEvent) -> None:
        copy = Qt.DropAction.CopyAction
        can_copy = bool(event.possibleActions() & copy)
        event.setDropAction(copy if can_copy else Qt.DropAction.IgnoreAction)
        event.accept()

    def _arm(self, event: QDropEvent) -> str:
        point = self._area.mapFrom(self._window, event.position().toPoint())
        return self.overlay.arm(is_left=point.x() < self._area.width() / 2)

    def _key(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.overlay.end()
            return True
        return False
