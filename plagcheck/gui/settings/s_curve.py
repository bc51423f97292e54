"""The S-curve: how likely two documents of a similarity become candidates."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from plagcheck.gui.parts.curve_plot import CurvePlot
from plagcheck.gui.parts.text_format import decimal, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.textbook.curve import lsh_probability, lsh_threshold


class SCurve(CurvePlot):
    """Drawn live for the bands and rows chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Jaccard similarity of two whole documents"), parent)
        self._bands, self._rows = 32, 4
        self._name()

    def show_shape(self, bands: int, rows: int) -> None:
        self._bands, self._rows = bands, rows
        self._name()
        self.update()

    def _name(self) -> None:
        at = lsh_threshold(self._bands, self._rows)
        text = tr("Threshold %1, found with probability %2")
        found = lsh_probability(at, self._bands, self._rows)
        self.setAccessibleName(text.replace("%1", decimal(at, 2)).replace("%2", f"{found:.0%}"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_axes(painter)
        self.paint_curve(painter, self._bands, self._rows)
        self._paint_threshold(painter)
        painter.end()

    def _paint_threshold(self, painter: QPainter) -> None:
        at = lsh_threshold(self._bands, self._rows)
        found = lsh_probability(at, self._bands, self._rows)
        point = self.paint_mark(painter, at, found)
        px = theme.px
        width = px(176)
        room = self.box().right() - point.x() > width + px(16)
        left = point.x() + px(12) if room else point.x() - width - px(12)
        box = QRectF(left, point.y() - px(4), width, px(42))
        painter.setPen(theme.colour("line2"))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(theme.colour("text"))
        painter.setFont(theme.font(12, bold=True))
        first = tr("threshold %1").replace("%1", decimal(at, 2))
        painter.drawText(box.adjusted(px(8), px(4), 0, 0), first)
        painter.setFont(theme.font(12))
        second = tr("found with probability %1").replace("%1", f"{found:.0%}".replace("%", " %"))
        painter.drawText(box.adjusted(px(8), px(21), 0, 0), second)
