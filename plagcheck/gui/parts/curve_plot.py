"""The S-curve of bands and rows, with its axes; what is marked on it, others add."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from plagcheck.gui.parts.text_format import decimal
from plagcheck.gui.parts.theme import theme
from plagcheck.textbook.curve import lsh_probability

STEPS = 200


class CurvePlot(QWidget):
    """Similarity to the right, probability upwards."""

    def __init__(self, caption: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._caption = caption
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(460), theme.px(320))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(320), theme.px(240))

    def box(self) -> QRectF:
        """Where the curve stands."""
        px = theme.px
        return QRectF(px(52), px(12), self.width() - px(72), self.height() - px(60))

    def at(self, x: float, y: float) -> QPointF:
        """The place of a similarity and a probability."""
        box = self.box()
        return QPointF(box.left() + box.width() * x, box.bottom() - box.height() * y)

    def curve(self, bands: int, rows: int, start: float = 0.0, end: float = 1.0) -> QPainterPath:
        """The curve, or a part of it."""
        path = QPainterPath(self.at(start, lsh_probability(start, bands, rows)))
        for step in range(1, STEPS + 1):
            x = start + (end - start) * step / STEPS
            path.lineTo(self.at(x, lsh_probability(x, bands, rows)))
        return path

    def paint_curve(self, painter: QPainter, bands: int, rows: int) -> None:
        """The whole curve, and what is under it."""
        curve = self.curve(bands, rows)
        under = QPainterPath(curve)
        under.lineTo(self.at(1, 0))
        under.closeSubpath()
        painter.fillPath(under, theme.colour("accentsoft"))
        painter.setPen(QPen(theme.colour("accent"), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(curve)

    def paint_mark(self, painter: QPainter, x: float, y: float) -> QPointF:
        """A similarity and its probability, with lines to both axes; gives their place."""
        point = self.at(x, y)
        painter.setPen(QPen(theme.colour("text"), 1, Qt.PenStyle.DashLine))
        painter.drawLine(self.at(0, y), point)
        painter.drawLine(self.at(x, 0), point)
        painter.setPen(QPen(theme.colour("accent"), 2))
        painter.setBrush(theme.colour("surface"))
        painter.drawEllipse(point, theme.px(5), theme.px(5))
        return point

    def paint_axes(self, painter: QPainter) -> None:
        box, px = self.box(), theme.px
        painter.setFont(theme.font(11))
        for part in (0.0, 0.25, 0.5, 0.75, 1.0):
            y = self.at(0, part).y()
            painter.setPen(theme.colour("line"))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            painter.setPen(theme.colour("text3"))
            where = QRectF(0, y - px(8), box.left() - px(8), px(16))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(where, right, f"{part:.0%}".replace("%", " %"))
        for tenth in (0, 2, 4, 6, 8, 10):
            x = self.at(tenth / 10, 0).x()
            where = QRectF(x - px(20), box.bottom() + px(6), px(40), px(16))
            painter.drawText(where, Qt.AlignmentFlag.AlignCenter, decimal(tenth / 10, 1))
        # Below the curve, and to the left where a long one would be cut off.
        width = painter.fontMetrics().horizontalAdvance(self._caption) + px(4)
        left = max(0.0, min(box.center().x() - width / 2, self.width() - width))
        below = QRectF(left, box.bottom() + px(26), width, px(16))
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._caption)
