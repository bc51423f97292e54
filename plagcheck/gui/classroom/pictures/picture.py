"""What the pictures of a class have in common: words for the empty one, the ring, tips, drags."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QHelpEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QApplication, QWidget

from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.tips import show_tip_at


def describe(picture: QWidget, words: str) -> None:
    """Say what is marked to whoever cannot see it."""
    picture.setAccessibleDescription(words)
    event = QAccessibleEvent(picture, QAccessible.Event.DescriptionChanged)
    QAccessible.updateAccessibility(event)


def show_tip(event: QEvent, on: QWidget, words: Callable[[QPointF], str]) -> bool:
    """Show what is said of a point, if somebody waits above it."""
    if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
        return False
    show_tip_at(event.globalPos(), words(QPointF(event.pos())), on)
    return True


def paint_words(painter: QPainter, where: QRect, text: str) -> None:
    """Instead of a picture that has nothing to show."""
    painter.fillRect(where, theme.colour("surface"))
    painter.setPen(theme.colour("text2"))
    painter.setFont(theme.font(13))
    painter.drawText(where, Qt.AlignmentFlag.AlignCenter, text)


def paint_ring(painter: QPainter, picture: QWidget, where: QRect) -> None:
    """Around a picture that has the keyboard."""
    if picture.hasFocus():
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour("accent"), 2))
        painter.drawRect(where.adjusted(1, 1, -1, -1))


class Drag:
    """From the press of the left button to its release: a click until the pointer has moved."""

    def __init__(self) -> None:
        self._start: QPointF | None = None
        self._has_moved = False
        self.way = QPointF()  # from where it began
        self.step = QPointF()  # since the last move

    @property
    def is_held(self) -> bool:
        return self._start is not None

    def press(self, event: QMouseEvent) -> bool:
        """Whether it begins here."""
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        self._start, self._has_moved, self.way = event.position(), False, QPointF()
        return True

    def move(self, event: QMouseEvent) -> bool:
        """Whether something is dragged."""
        if self._start is None:
            return False
        way = event.position() - self._start
        if not self._has_moved and way.manhattanLength() < QApplication.startDragDistance():
            return False
        self._has_moved = True
        self.way, self.step = way, way - self.way
        return True

    def release(self, event: QMouseEvent) -> bool:
        """Whether it was a click."""
        is_click = self.is_held and not self.move(event)
        self._start = None
        return is_click
