"""What the colours of the matrix mean."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from plagcheck.gui.classroom.pictures.matrix_heat import BOUNDS, hatching, scale
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.tips import set_tip


def step_names() -> tuple[str, ...]:
    """What each step of the scale stands for, in percent."""
    edges = [round(bound * 100) for bound in BOUNDS]
    between = [f"{low}–{high}" for low, high in pairwise(edges)]
    return (tr("none"), f"< {edges[0]}", *between, f"{edges[-1]} +")


class HeatLegend(QWidget):
    """A swatch for every step, and what a cell says."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._has_allowed = False
        self._tell()
        set_tip(self, self._meaning())
        theme.changed.connect(self.update)

    def show_allowed(self, on: bool) -> None:
        """Whether there are cells of pairs that do not count."""
        self._has_allowed = on
        self._tell()
        self.update()

    def _tell(self) -> None:
        words = f"{self._meaning()} {', '.join(step_names())} %"
        self.setAccessibleName(f"{words}, {tr('allowed')}" if self._has_allowed else words)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(7 * 52), theme.px(66))

    @staticmethod
    def _meaning() -> str:
        return tr("Each square: how much of the row’s paper is also in the column’s.")

    def paintEvent(self, event: QPaintEvent) -> None:
        px = theme.px
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("surface"))
        painter.setPen(theme.colour("line"))
        painter.drawLine(0, 0, self.width(), 0)
        painter.setFont(theme.font(12))
        painter.setPen(theme.colour("text2"))
        where = QRectF(px(16), px(6), self.width() - px(24), px(16))
        painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, self._meaning())
        wide = min(px(52), (self.width() - px(56)) / (len(scale()) + 2 * self._has_allowed))
        painter.setFont(theme.font(11))
        for at, (colour, name) in enumerate(zip(scale(), step_names(), strict=True)):
            box = QRectF(px(16) + at * wide, px(27), wide - 1, px(14))
            _paint_swatch(painter, box, QBrush(QColor(colour)), name)
        unit = QRectF(px(20) + len(scale()) * wide, px(44), px(24), px(16))
        painter.drawText(unit, Qt.AlignmentFlag.AlignVCenter, "%")
        if self._has_allowed:
            box = QRectF(unit.right() + wide / 2, px(27), wide - 1, px(14))
            _paint_swatch(painter, box, hatching(), tr("allowed"))
        painter.end()


def _paint_swatch(painter: QPainter, box: QRectF, brush: QBrush, name: str) -> None:
    """A box, and below it what it stands for, which may be wider."""
    painter.fillRect(box, brush)
    painter.setPen(theme.colour("line"))
    painter.drawRect(box)
    painter.setPen(theme.colour("text2"))
    below = QRectF(box.left() - box.width() / 2, theme.px(44), box.width() * 2, theme.px(16))
    painter.drawText(below, Qt.AlignmentFlag.AlignCenter, name)
