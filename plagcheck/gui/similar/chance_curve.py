"""How surely a pair of documents is found, by how alike they are: a small S-curve."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from plagcheck.gui.parts.text_format import decimal, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.textbook.curve import lsh_probability

STEPS = 100


class ChanceCurve(QWidget):
    """Of bands and rows, with the similarity chosen marked on it."""

    def __init__(self) -> None:
        super().__init__()
        self._shape, self._at = (32, 4), 0.5
        self.setFixedSize(theme.px(248), theme.px(120))
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(248), theme.px(120))

    def show_chance(self, bands: int, rows: int, at: float) -> None:
        self._shape, self._at = (bands, rows), at
        text = tr("At %1, a pair is found %2 times in 100").replace("%1", decimal(at, 2))
        self.setAccessibleName(text.replace("%2", str(self.of_100)))
        self.update()

    @property
    def chance(self) -> float:
        return lsh_probability(self._at, *self._shape)

    @property
    def of_100(self) -> int:
        """Never all, nor none, where that is not so."""
        return min(max(round(self.chance * 100), 1), 99 if self._at < 1 else 100)

    def _box(self) -> QRectF:
        px = theme.px
        return QRectF(px(44), px(8), self.width() - px(60), self.height() - px(48))

    def _point(self, x: float, y: float) -> QPointF:
        box = self._box()
        return QPointF(box.left() + box.width() * x, box.bottom() - box.height() * y)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_axes(painter)
        self._paint_curve(painter)
        self._paint_mark(painter)
        painter.end()

    def _paint_axes(self, painter: QPainter) -> None:
        box, px = self._box(), theme.px
        painter.setFont(theme.font(11))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for part in (0.0, 0.5, 1.0):
            y = self._point(0, part).y()
            painter.setPen(theme.colour("line"))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            painter.setPen(theme.colour("text2"))
            where = QRectF(0, y - px(8), box.left() - px(6), px(16))
            painter.drawText(where, right, f"{round(100 * part)}\N{NO-BREAK SPACE}%")
        for fifth in range(0, 11, 2):
            x = self._point(fifth / 10, 0).x()
            where = QRectF(x - px(14), box.bottom() + px(2), px(28), px(16))
            painter.drawText(where, Qt.AlignmentFlag.AlignCenter, decimal(fifth / 10, 1))
        below = QRectF(0, box.bottom() + px(20), self.width(), px(16))
        painter.drawText(
            below, Qt.AlignmentFlag.AlignCenter, tr("how surely a pair this alike is found")
        )

    def _paint_curve(self, painter: QPainter) -> None:
        curve = QPainterPath(self._point(0, 0))
        for step in range(1, STEPS + 1):
            curve.lineTo(self._point(step / STEPS, lsh_probability(step / STEPS, *self._shape)))
        under = QPainterPath(curve)
        under.lineTo(self._point(1, 0))
        under.closeSubpath()
        painter.fillPath(under, theme.colour("accentsoft"))
        painter.setPen(QPen(theme.colour("accent"), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(curve)

    def _paint_mark(self, painter: QPainter) -> None:
        point, px = self._point(self._at, self.chance), theme.px
        painter.setPen(QPen(theme.colour("text"), 1, Qt.PenStyle.DashLine))
        painter.drawLine(self._point(0, self.chance), point)
        painter.drawLine(self._point(self._at, 0), point)
        painter.setPen(QPen(theme.colour("accent"), 2))
        painter.setBrush(theme.colour("surface"))
        painter.drawEllipse(point, px(4), px(4))
        painter.setPen(theme.colour("text"))
        painter.setFont(theme.font(12, bold=True))
        where = QRectF(point.x() + px(8), point.y() + px(4), px(60), px(18))
        flags = Qt.AlignmentFlag.AlignLeft
        if where.right() > self.width():
            where.moveRight(point.x() - px(8))
            flags = Qt.AlignmentFlag.AlignRight
        painter.drawText(where, flags, f"{self.of_100}\N{NO-BREAK SPACE}%")
