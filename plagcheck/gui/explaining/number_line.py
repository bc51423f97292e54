"""The exact score and its estimate on one line."""

from __future__ import annotations

from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from plagcheck.gui.parts.text_format import decimal
from plagcheck.gui.parts.theme import theme

LEAST_TENTHS = 4  # of the line that is shown
AXIS, HEIGHT = 56, 78  # pixels from the top


class NumberLine(QWidget):
    """A black stroke for the exact score, a circle with whiskers for the estimate."""

    def __init__(self) -> None:
        super().__init__()
        self._exact, self._estimate, self._error = 0.0, 0.0, 0.0
        self._exact_text = self._estimate_text = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(300), theme.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(200), theme.px(HEIGHT))

    def show_numbers(self, exact: tuple[float, str], estimate: tuple[float, float, str]) -> None:
        """The exact score, and the estimate with its error, each with its words."""
        self._exact, self._exact_text = exact
        self._estimate, self._error, self._estimate_text = estimate
        self.setAccessibleName(f"{self._exact_text}, {self._estimate_text}")
        self.update()

    def tenths(self) -> tuple[int, int]:
        """The first and last tenth that are shown."""
        low = min(self._exact, self._estimate - self._error)
        high = max(self._exact, self._estimate + self._error)
        first, last = max(0, floor(10 * low)), min(10, ceil(10 * high))
        while last - first < LEAST_TENTHS:
            last, first = min(10, last + 1), max(0, first - (last - first < LEAST_TENTHS - 1))
            if last == 10:
                first = 10 - LEAST_TENTHS
        return first, last

    def _x(self, value: float) -> float:
        first, last = self.tenths()
        left, right = theme.px(10), self.width() - theme.px(12)
        return left + (right - left) * (10 * value - first) / (last - first)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_axis(painter)
        self._paint_estimate(painter)
        self._paint_exact(painter)
        painter.end()

    def _paint_axis(self, painter: QPainter) -> None:
        px, (first, last) = theme.px, self.tenths()
        painter.setPen(theme.colour("line2"))
        painter.setFont(theme.font(11))
        y = px(AXIS)
        painter.drawLine(QPointF(self._x(first / 10), y), QPointF(self._x(last / 10), y))
        for tenth in range(first, last + 1):
            x = self._x(tenth / 10)
            painter.setPen(theme.colour("line2"))
            painter.drawLine(QPointF(x, y), QPointF(x, y + px(4)))
            painter.setPen(theme.colour("text3"))
            where = QRectF(x - px(20), y + px(5), px(40), px(14))
            painter.drawText(where, Qt.AlignmentFlag.AlignCenter, decimal(tenth / 10, 1))

    def _paint_exact(self, painter: QPainter) -> None:
        px, x = theme.px, self._x(self._exact)
        painter.setPen(QPen(theme.colour("text"), 2))
        painter.drawLine(QPointF(x, px(20)), QPointF(x, px(AXIS)))
        painter.setFont(theme.font(12, bold=True))
        width = QFontMetricsF(painter.font()).horizontalAdvance(self._exact_text)
        left = min(max(0.0, x - width / 2), self.width() - width)
        painter.drawText(QPointF(left, px(14)), self._exact_text)

    def _paint_estimate(self, painter: QPainter) -> None:
        px, y = theme.px, theme.px(38)
        low, high = (
            self._x(min(1.0, max(0.0, self._estimate + side * self._error))) for side in (-1, 1)
        )
        painter.setPen(QPen(theme.colour("accent"), 2))
        painter.drawLine(QPointF(low, y), QPointF(high, y))
        for x in (low, high):
            painter.drawLine(QPointF(x, y - px(5)), QPointF(x, y + px(5)))
        painter.setBrush(theme.colour("surface"))
        painter.drawEllipse(QPointF(self._x(self._estimate), y), px(5), px(5))
        painter.setFont(theme.font(12))
        width = QFontMetricsF(painter.font()).horizontalAdvance(self._estimate_text)
        exact = self._x(self._exact)  # whose stroke is not to cross the words
        left = max(high, exact) + px(8)
        if left + width > self.width():
            left = max(0.0, min(low, exact) - px(8) - width)
        painter.drawText(QPointF(left, y + px(4)), self._estimate_text)
