"""Takes drops on the whole window and says what was meant."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from plagcheck.gui.shell.drop_overlay import DropOverlay, Load, load_of

Describe = Callable[[], tuple[str, str, str]]


class DropCatcher(QObject):
    """Watches a window; `area` is the part of it that shows the two halves."""

    dropped = Signal(str, object)  # "check" or "add", Load

    def __init__(self, window: QWidget, area: QWidget, describe: Describe) -> None:
        super().__init__(window)
        self._window, self._area, self._describe = window, area, describe
        self.overlay = DropOverlay(area)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent):
            return self._enter(event)
        if isinstance(event, QDragMoveEvent):
            return self._move(event)
        if event.type() == QEvent.Type.DragLeave:
            self.overlay.end()
            return True
        if isinstance(event, QDropEvent):
            return self._drop(event)
        if event.type() == QEvent.Type.KeyPress and self.overlay.isVisible():
            return self._key(event)
        return False

    def _enter(self, event: QDragEnterEvent) -> bool:
        load = load_of(event.mimeData())
        if not load.paths:
            event.ignore()
            return True
        event.acceptProposedAction()
        self.overlay.setGeometry(self._area.rect())
        self.overlay.begin(load, *self._describe())  # which says what the files mean here
        self._arm(event)
        return True

    def _move(self, event: QDragMoveEvent) -> bool:
        if self._arm(event):
            event.acceptProposedAction()
        else:
            event.ignore()
        return True

    def _drop(self, event: QDropEvent) -> bool:
        where, load = self._arm(event), self.overlay.load
        self.overlay.end()
        if where:
            event.acceptProposedAction()
            # After the drop has ended: until then the other program waits for us.
            QTimer.singleShot(0, self, lambda: self._tell(where, load))
        else:
            event.ignore()
        return True

    def _tell(self, where: str, load: Load) -> None:
        self.dropped.emit(where, load)

    def _arm(self, event: QDropEvent) -> str:
        point = self.overlay.mapFrom(self._window, event.position().toPoint())
        return self.overlay.move_to(point)

    def _key(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.overlay.end()
            return True
        return False
