"""The S-curve with its two areas of error: what is missed, and what is looked at in vain."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen

from plagcheck.gui.parts.curve_plot import CurvePlot
from plagcheck.gui.parts.text_format import decimal, times_in_100, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.model.params import IndexParams
from plagcheck.textbook.curve import area_in_vain, area_missed, lsh_probability

_MISSED, _IN_VAIN = 5, 7  # colours of the palette: violet, amber
PLAGCHECK = (IndexParams().bands, IndexParams().rows)


class ErrorCurve(CurvePlot):
    """Drawn live for bands, rows and the threshold that is wanted; the pair at hand is a point."""

    def __init__(self) -> None:
        super().__init__(tr("Jaccard similarity s of two texts"))
        self._bands, self._rows, self._wanted = 6, 2, 0.4
        self._pair: tuple[str, float] | None = None

    def show_shape(
        self, bands: int, rows: int, wanted: float, pair: tuple[str, float] | None
    ) -> None:
        self._bands, self._rows, self._wanted, self._pair = bands, rows, wanted, pair
        self.setAccessibleName(
            tr("%1 bands of %2 rows: missed %3, in vain %4")
            .replace("%1", str(bands))
            .replace("%2", str(rows))
            .replace("%3", decimal(area_missed(wanted, bands, rows), 3))
            .replace("%4", decimal(area_in_vain(wanted, bands, rows), 3))
        )
        self.setAccessibleDescription("" if pair is None else " ".join(self._of_pair()))
        self.update()

    def _of_pair(self) -> tuple[str, str]:
        if self._pair is None:
            return "", ""
        names, similarity = self._pair
        times = times_in_100(lsh_probability(similarity, self._bands, self._rows))
        return (
            f"{names}: {decimal(similarity, 3)}",
            tr("found %1 times in 100").replace("%1", times),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme.colour("surface"))
        self.paint_axes(painter)
        self._paint_areas(painter)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour("text3"), 1.2, Qt.PenStyle.DashLine))
        painter.drawPath(self.curve(*PLAGCHECK))
        painter.setPen(QPen(theme.colour("accent"), 2.2))
        painter.drawPath(self.curve(self._bands, self._rows))
        painter.setPen(QPen(theme.colour("text"), 2.5))
        painter.drawLine(self.at(self._wanted, 0), self.at(self._wanted, 1))
        self._paint_labels(painter)
        painter.end()

    def _paint_areas(self, painter: QPainter) -> None:
        wanted = self._wanted
        below = self.curve(self._bands, self._rows, 0.0, wanted)
        below.lineTo(self.at(wanted, 0))
        below.closeSubpath()
        above = self.curve(self._bands, self._rows, wanted, 1.0)
        above.lineTo(self.at(wanted, 1))
        above.closeSubpath()
        for area, number, lean in (
            (below, _IN_VAIN, Qt.BrushStyle.BDiagPattern),
            (above, _MISSED, Qt.BrushStyle.FDiagPattern),
        ):
            rest, _, stroke = theme.tokens.match(number)
            painter.fillPath(area, QColor(rest))
            painter.fillPath(area, QBrush(QColor(stroke), lean))

    def _paint_labels(self, painter: QPainter) -> None:
        """Areas are named where the drawing is empty: right below the curve, or left above it."""
        shape, wanted = (self._bands, self._rows), self._wanted
        first = tr("Missed: area %1").replace("%1", decimal(area_missed(wanted, *shape), 3))
        missed = (first, tr("alike, but no band agrees"))
        first = tr("In vain: area %1").replace("%1", decimal(area_in_vain(wanted, *shape), 3))
        in_vain = (first, tr("not alike, but a band agrees"))
        middle, before = (1 + wanted) / 2, wanted * 0.85
        in_missed = self.at(middle, (1 + lsh_probability(middle, *shape)) / 2)
        in_area = self.at(before, lsh_probability(before, *shape) / 2)
        right = wanted < 0.6
        taken: list[QRectF] = []
        for lines, point, up in ((missed, in_missed, 0.6), (in_vain, in_area, 0.3)):
            box = _size(lines)
            x = self.box().right() - box.width() - 8 if right else self.box().left() + 8
            where = box.translated(x, self.at(0, up if right else up + 0.38).y())
            taken.append(where)
            _paint_label(painter, lines, point, where)
        if self._pair is not None:
            x = self._pair[1]
            point = self.at(x, lsh_probability(x, *shape))
            where = _free(_size(self._of_pair()), point, self.box(), taken)
            _paint_label(painter, self._of_pair(), point, where)
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.setBrush(theme.colour("surface"))
            painter.drawEllipse(point, 5, 5)


def _size(lines: tuple[str, str]) -> QRectF:
    """Of a box with two lines."""
    wide = max(
        QFontMetricsF(theme.font(12, bold=True)).horizontalAdvance(lines[0]),
        QFontMetricsF(theme.font(12)).horizontalAdvance(lines[1]),
    )
    return QRectF(0, 0, wide + theme.px(18), theme.px(42))


def _paint_label(painter: QPainter, lines: tuple[str, str], point: QPointF, where: QRectF) -> None:
    """Two lines in a box, with a line to what they are about."""
    px = theme.px
    painter.setPen(QPen(theme.colour("text"), 1))
    painter.drawLine(QLineF(point, where.center()))
    path = QPainterPath()
    path.addRoundedRect(where, 4, 4)
    painter.fillPath(path, theme.colour("surface"))
    painter.setPen(theme.colour("line2"))
    painter.drawPath(path)
    painter.setPen(theme.colour("text"))
    painter.setFont(theme.font(12, bold=True))
    painter.drawText(where.adjusted(px(8), px(4), 0, -px(20)), lines[0])
    painter.setFont(theme.font(12))
    painter.drawText(where.adjusted(px(8), px(21), 0, 0), lines[1])


def _free(label: QRectF, point: QPointF, box: QRectF, taken: list[QRectF]) -> QRectF:
    """The nearest place to a point, inside the box, that no label has."""
    gap = label.height() / 2
    beside = [
        (-label.width() - gap, -label.height() - gap),
        (gap, gap),
        (gap, -label.height() - gap),
        (-label.width() - gap, gap),
        (gap, 3 * gap),
        (-label.width() - gap, 3 * gap),
        (gap, -5 * gap),
    ]
    for x, y in beside:
        where = label.translated(point.x() + x, point.y() + y)
        where.moveLeft(max(box.left() + 4, min(where.left(), box.right() - label.width())))
        where.moveTop(max(box.top() + 4, min(where.top(), box.bottom() - label.height() - 4)))
        if where.contains(point):
            continue
        if not any(where.intersects(other) for other in taken):
            return where
    return where
