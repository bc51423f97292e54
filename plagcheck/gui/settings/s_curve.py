"""The S-curve: how likely two documents of a similarity become candidates."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from plagcheck.gui.parts.text_format import decimal, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.textbook.curve import lsh_probability, lsh_threshold

STEPS = 200


class SCurve(QWidget):
    """Drawn live for the bands and rows chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bands, self._rows = 32, 4
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.update)
        self._name()

    def sizeHint(self) -> QSize:
        return QSize(theme.px(460), theme.px(320))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(320), theme.px(240))

    def show_shape(self, bands: int, rows: int) -> None:
        self._bands, self._rows = bands, rows
        self._name()
        self.update()

    def _name(self) -> None:
        at = lsh_threshold(self._bands, self._rows)
        text = tr("Threshold %1, found with probability %2")
        found = lsh_probability(at, self._bands, self._rows)
        self.setAccessibleName(text.replace("%1", decimal(at, 2)).replace("%2", f"{found:.0%}"))

    def _box(self) -> QRectF:
        px = theme.px
        return QRectF(px(52), px(12), self.width() - px(72), self.height() - px(60))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_axes(painter)
        self._paint_curve(painter)
        self._paint_threshold(painter)
        painter.end()

    def _at(self, x: float, y: float) -> QPointF:
        box = self._box()
        return QPointF(box.left() + box.width() * x, box.bottom() - box.height() * y)

    def _paint_axes(self, painter: QPainter) -> None:
        box, px = self._box(), theme.px
        painter.setFont(theme.font(11))
        for part in (0.0, 0.25, 0.5, 0.75, 1.0):
            y = self._at(0, part).y()
            painter.setPen(theme.colour("line"))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            painter.setPen(theme.colour("text3"))
            where = QRectF(0, y - px(8), box.left() - px(8), px(16))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(where, right, f"{part:.0%}".replace("%", " %"))
        for tenth in (0, 2, 4, 6, 8, 10):
            x = self._at(tenth / 10, 0).x()
            where = QRectF(x - px(20), box.bottom() + px(6), px(40), px(16))
            painter.drawText(where, Qt.AlignmentFlag.AlignCenter, decimal(tenth / 10, 1))
        below = QRectF(box.left(), box.bottom() + px(26), box.width(), px(16))
        caption = tr("Jaccard similarity of two whole documents")
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, caption)

    def _paint_curve(self, painter: QPainter) -> None:
        curve = QPainterPath(self._at(0, 0))
        for step in range(1, STEPS + 1):
            x = step / STEPS
            curve.lineTo(self._at(x, lsh_probability(x, self._bands, self._rows)))
        under = QPainterPath(curve)
        under.lineTo(self._at(1, 0))
        under.closeSubpath()
        painter.fillPath(under, theme.colour("accentsoft"))
        painter.setPen(QPen(theme.colour("accent"), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(curve)

    def _paint_threshold(self, painter: QPainter) -> None:
        at = lsh_threshold(self._bands, self._rows)
        found = lsh_probability(at, self._bands, self._rows)
        point = self._at(at, found)
        painter.setPen(QPen(theme.colour("text"), 1, Qt.PenStyle.DashLine))
        painter.drawLine(self._at(0, found), point)
        painter.drawLine(self._at(at, 0), point)
        painter.setPen(QPen(theme.colour("accent"), 2))
        painter.setBrush(theme.colour("surface"))
        painter.drawEllipse(point, 5, 5)
        px = theme.px
        width = px(176)
        room = self._box().right() - point.x() > width + px(16)
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
