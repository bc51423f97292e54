"""How surely whole documents meet that are as much alike as these two."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from plagcheck.gui.parts.curve_plot import CurvePlot
from plagcheck.gui.parts.text_format import report_wording
from plagcheck.gui.parts.theme import theme
from plagcheck.model.explanation import SharedBands


class MeetingCurve(CurvePlot):
    """The S-curve of the library, and the point on it of one pair."""

    def __init__(self) -> None:
        super().__init__(report_wording()("jaccard"))
        self._bands, self._rows = 1, 1
        self._alike, self._met, self._times = 0.0, 0.0, ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_pair(self, jaccard: float, bands: SharedBands, times: str, said: str) -> None:
        """`times` in 100 it is drawn with; `said` is all of it in words."""
        self._alike, self._met, self._times = jaccard, bands.met, times
        self._bands, self._rows = bands.bands, bands.rows
        self.setAccessibleName(said)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.px(300), theme.px(126))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(220), theme.px(126))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_axes(painter)
        self.paint_curve(painter, self._bands, self._rows)
        self._paint_point(painter)
        painter.end()

    def _paint_point(self, painter: QPainter) -> None:
        point, px = self.paint_mark(painter, self._alike, self._met), theme.px
        painter.setPen(theme.colour("text"))
        painter.setFont(theme.font(12, bold=True))
        width = QFontMetricsF(painter.font()).horizontalAdvance(self._times)
        left = min(max(self.at(0, 0).x(), point.x() - width - px(6)), self.width() - width)
        if self._met > 0.5:  # where there is room beside the curve
            left = min(point.x() + px(8), self.width() - width)
        below = px(20) if self._met > 0.5 else -px(9)
        painter.drawText(QPointF(left, point.y() + below), self._times)
