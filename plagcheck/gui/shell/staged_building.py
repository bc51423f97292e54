"""Making the rest of the window a piece at a time, after its first page is seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QStackedWidget, QWidget

Piece = Callable[[], object]

AGAIN_MS = 20  # the first page is painted once more when all of it is laid out
UNSEEN_MS = 500  # a window that is covered may never be painted; the rest is made all the same


class Pieces(QObject):
    """Makes one piece each time the window has nothing else to do; painting and clicks go first.

    A piece that is a page of one of `rooms` is painted out of sight, so that showing it takes no
    time later.
    """

    def __init__(self, pieces: Sequence[Piece], rooms: Sequence[QStackedWidget], parent: QObject):
        super().__init__(parent)
        self._rest = list(pieces)
        self._rooms = rooms
        self._began = False
        # Single shots of no delay go before painting: this is a timer that runs on.
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._make_next)
        QTimer.singleShot(UNSEEN_MS, self, self.begin)

    def begin(self) -> None:
        if not self._began:
            self._began = True
            QTimer.singleShot(AGAIN_MS, self, lambda: self._timer.start(0))

    def _make_next(self) -> None:
        piece = self._rest.pop(0)
        if not self._rest:
            self._timer.stop()
        made = piece()
        if isinstance(made, QWidget) and any(room.indexOf(made) >= 0 for room in self._rooms):
            settle(made, self._rooms[0])


def settle(page: QWidget, room: QWidget) -> None:
    """Do what a page does when it is first shown."""
    page.resize(room.size())
    for part in (page, *page.findChildren(QWidget)):
        part.ensurePolished()
    layout = page.layout()
    if layout is not None:
        layout.activate()
    page.grab()  # fonts, icons and styles are loaded by painting
