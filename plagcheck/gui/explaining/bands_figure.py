"""Two signatures beside each other, in bands: which values agree."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from plagcheck.gui.parts.text_format import count, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.tips import show_tip_at
from plagcheck.model.explanation import SharedBands

MOST_HEIGHT, CELL, NUMBERS, LEGEND = 88, 11, 18, 20  # pixels


class BandsFigure(QWidget):
    """A column for each band; one whose values all agree is filled."""

    def __init__(self) -> None:
        super().__init__()
        self._bands = SharedBands((), 0, 1, 0.0, 0.0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_bands(self, bands: SharedBands, name: str) -> None:
        self._bands = bands
        self.setAccessibleName(name)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        height = self._cell_height() * max(1, self._bands.rows) + theme.px(NUMBERS + LEGEND)
        return QSize(theme.px(420), round(height))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(240), self.sizeHint().height())

    def _cell_height(self) -> float:
        return min(theme.px(CELL), theme.px(MOST_HEIGHT) / max(1, self._bands.rows))

    def _step(self) -> float:
        return self.width() / max(1, self._bands.bands)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        step, gap = self._step(), min(3.0, self._step() / 5)
        for place, band in enumerate(self._bands.table):
            for row, agrees in enumerate(band):
                where = QRectF(
                    place * step, row * self._cell_height(), step - gap, self._cell_height() - 1
                )
                self._paint_cell(painter, where, agrees, all(band))
        self._paint_numbers(painter, step)
        self._paint_legend(painter)
        painter.end()

    def _paint_cell(self, painter: QPainter, where: QRectF, agrees: bool, is_full: bool) -> None:
        painter.setPen(theme.colour("accent" if agrees else "line"))
        fill = theme.colour("surface")
        if agrees:
            fill = theme.colour("accent") if is_full else half_accent()
        painter.setBrush(fill)
        painter.drawRect(where.adjusted(0.5, 0.5, -0.5, -0.5))

    def _paint_numbers(self, painter: QPainter, step: float) -> None:
        bands = self._bands.bands
        painter.setFont(theme.font(11))
        painter.setPen(theme.colour("text3"))
        top = self._cell_height() * self._bands.rows
        for number in sorted({1, *(round(bands * part / 4) for part in range(1, 5))} - {0}):
            middle = (number - 0.5) * step
            left = min(max(0.0, middle - 20), self.width() - 40)
            where = QRectF(left, top, 40, theme.px(NUMBERS))
            side = Qt.AlignmentFlag.AlignHCenter
            if number == 1:
                side = Qt.AlignmentFlag.AlignLeft
            elif number == bands:
                side = Qt.AlignmentFlag.AlignRight
            painter.drawText(where, side | Qt.AlignmentFlag.AlignVCenter, count(number))

    def _paint_legend(self, painter: QPainter) -> None:
        x, metrics = 0.0, QFontMetricsF(theme.font(11))
        top = self.height() - theme.px(LEGEND) + theme.px(4)
        for text, agrees, is_full in (
            (tr("value differs"), False, False),
            (tr("value agrees"), True, False),
            (tr("all values of a band agree"), True, True),
        ):
            self._paint_cell(
                painter, QRectF(x, top + 2, theme.px(10), theme.px(10)), agrees, is_full
            )
            painter.setPen(theme.colour("text2"))
            painter.setFont(theme.font(11))
            painter.drawText(QPointF(x + theme.px(15), top + metrics.ascent()), text)
            x += theme.px(15) + metrics.horizontalAdvance(text) + theme.px(14)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            place = int(event.pos().x() / self._step())
            if event.pos().y() < self.height() - theme.px(LEGEND) and place < self._bands.bands:
                show_tip_at(event.globalPos(), self.band_text(place), self)
                return True
        return super().event(event)

    def band_text(self, place: int) -> str:
        """A band in words."""
        band = self._bands.table[place]
        text = tr("Band %1: %2 of %3 values agree").replace("%1", count(place + 1))
        return text.replace("%2", count(sum(band))).replace("%3", count(len(band)))


def half_accent() -> QColor:
    """Between the accent and the ground."""
    accent, ground = theme.colour("accent"), theme.colour("surface")
    return QColor(
        (accent.red() + ground.red()) // 2,
        (accent.green() + ground.green()) // 2,
        (accent.blue() + ground.blue()) // 2,
    )
