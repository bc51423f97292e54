"""The box with the name of a set, as a widget of its own."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from plagcheck.gui.parts.theme import theme
from plagcheck.gui.textbook.grid import paint_name


def is_filled(place: int) -> bool:
    """Every other box is filled."""
    return place % 2 == 1


class SetName(QLabel):
    """A or B in its box."""

    def __init__(self, name: str, place: int) -> None:
        super().__init__(name)
        self._place = place
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(26), theme.px(22))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_name(painter, QRectF(self.rect()), self.text(), is_filled=is_filled(self._place))
        painter.end()
