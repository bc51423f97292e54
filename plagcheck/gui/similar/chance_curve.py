"""How surely a pair of documents is found, by how alike they are: a small S-curve."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent

from plagcheck.gui.parts.curve_plot import CurvePlot
from plagcheck.gui.parts.text_format import decimal, times_in_100, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.textbook.curve import lsh_probability


class ChanceCurve(CurvePlot):
    """Of bands and rows, with the similarity chosen marked on it."""

    def __init__(self) -> None:
        super().__init__(tr("how surely a pair this alike is found"))
        self._shape, self._at = (32, 4), 0.5
        self.setFixedSize(theme.px(248), theme.px(120))

    def sizeHint(self) -> QSize:
        return QSize(theme.px(248), theme.px(120))

    def show_chance(self, bands: int, rows: int, at: float) -> None:
        self._shape, self._at = (bands, rows), at
        text = tr("At %1, a pair is found %2 times in 100").replace("%1", decimal(at, 2))
        self.setAccessibleName(text.replace("%2", self.times))
        self.update()

    @property
    def chance(self) -> float:
        return lsh_probability(self._at, *self._shape)

    @property
    def times(self) -> str:
        """How many of 100 such pairs are found."""
        return times_in_100(self.chance)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_axes(painter)
        self.paint_curve(painter, *self._shape)
        self._paint_chance(painter)
        painter.end()

    def _paint_chance(self, painter: QPainter) -> None:
        point, px = self.paint_mark(painter, self._at, self.chance), theme.px
        painter.setPen(theme.colour("text"))
        painter.setFont(theme.font(12, bold=True))
        where = QRectF(point.x() + px(8), point.y() + px(4), px(60), px(18))
        flags = Qt.AlignmentFlag.AlignLeft
        if where.right() > self.width():
            where.moveRight(point.x() - px(8))
            flags = Qt.AlignmentFlag.AlignRight
        painter.drawText(where, flags, f"{self.times}\N{NO-BREAK SPACE}%")
