"""The small numbered label of a match: 1a, 2b."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from plagcheck.gui.parts.theme import theme


def chip_width(label: str, least: float = 26) -> float:
    text = QFontMetricsF(theme.font(12, bold=True)).horizontalAdvance(label)
    return max(theme.px(least), text + theme.px(10))


def paint_chip(
    painter: QPainter,
    where: QRectF,
    label: str,
    number: int,
    *,
    counted: bool = True,
    current: bool = False,
    size: float = 12,
) -> None:
    """Draw a chip: filled when its match counts, outlined when it does not."""
    stroke = QColor(theme.tokens.match(number)[2])
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if current:
        painter.setPen(QPen(theme.colour("accent"), 2))
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(where.adjusted(-2.5, -2.5, 2.5, 2.5), 5, 5)
    painter.setPen(QPen(stroke, 1))
    painter.setBrush(stroke if counted else theme.colour("surface"))
    painter.drawRoundedRect(where.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
    painter.setPen(QColor(theme.tokens.onchip) if counted else stroke)
    painter.setFont(theme.font(size, bold=True))
    painter.drawText(where, Qt.AlignmentFlag.AlignCenter, label)
    painter.restore()


class Chip(QLabel):
    """A chip as a widget of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = 1
        self._counted = True
        theme.changed.connect(self.update)

    def show_label(self, label: str, number: int, counted: bool = True) -> None:
        self._number, self._counted = number, counted
        self.setText(label)
        self.setAccessibleName(label)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(chip_width(self.text())), theme.px(20))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.text():
            return
        painter = QPainter(self)
        height = theme.px(20)
        where = QRectF(0, (self.height() - height) / 2, chip_width(self.text()), height)
        paint_chip(painter, where, self.text(), self._number, counted=self._counted)
        painter.end()
