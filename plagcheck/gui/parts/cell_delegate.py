"""How a cell of a long table is painted: a share as bar and number, a group as a small letter.

All of a cell is painted here and asked of the model at once, with texts laid out before: painting
by style sheet takes several times as long, which is felt when a long table is scrolled.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QStaticText
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from plagcheck.gui.parts.row_delegate import EDGE, is_chosen
from plagcheck.gui.parts.row_models import Cell, Index, TableModel
from plagcheck.gui.parts.theme import theme

BAR, NUMBER, PAD, ICON = 40, 46, 11, 14
MOST_TEXTS = 5000  # that are kept laid out


class _Ink:
    """Colours, sizes and texts in the scheme of now, each worked out once."""

    def __init__(self) -> None:
        px = theme.px
        self.pad, self.icon, self.gap = px(PAD), px(ICON), px(8)
        self.bar, self.bar_height, self.number = px(BAR), px(7), px(6) + px(NUMBER)
        self.chip, self.chip_height = px(18), px(17)
        self.fonts = {False: theme.font(13), True: theme.font(13, bold=True)}
        self.small = theme.font(11)
        self._metrics = {bold: QFontMetrics(font) for bold, font in self.fonts.items()}
        self._colours: dict[str, QColor] = {}
        self._texts: dict[tuple[str, int, bool], tuple[QStaticText, int, int]] = {}

    def colour(self, token: str) -> QColor:
        if token not in self._colours:
            self._colours[token] = theme.colour(token)
        return self._colours[token]

    def text(self, text: str, room: int, *, bold: bool = False) -> tuple[QStaticText, int, int]:
        """A text that fits, its width and its height."""
        found = self._texts.get((text, room, bold))
        if found is None:
            if len(self._texts) > MOST_TEXTS:
                self._texts.clear()
            metrics = self._metrics[bold]
            # In the middle: a figure may stand at the end.
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, room)
            laid = QStaticText(shown)
            laid.setTextFormat(Qt.TextFormat.PlainText)
            laid.setPerformanceHint(QStaticText.PerformanceHint.AggressiveCaching)
            laid.prepare(font=self.fonts[bold])
            found = laid, metrics.horizontalAdvance(shown), metrics.height()
            self._texts[text, room, bold] = found
        return found

    def width(self, text: str) -> int:
        return self._metrics[False].horizontalAdvance(text)


class CellDelegate(QStyledItemDelegate):
    """Bars are grey: a share is no verdict."""

    def __init__(self, model: TableModel[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._ink: _Ink | None = None
        theme.changed.connect(self._forget)

    def _forget(self) -> None:
        self._ink = None

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        ink = self._ink = self._ink or _Ink()
        column = index.column()
        cell = self._model.cell(index.row(), column)
        rect, chosen = option.rect, is_chosen(option)
        left, top, width, height = rect.left(), rect.top(), rect.width(), rect.height()
        if chosen:
            painter.fillRect(rect, ink.colour("accentsoft"))
        painter.fillRect(left, top + height - 1, width, 1, ink.colour("line"))
        inner = QRect(left + ink.pad, top, width - 2 * ink.pad, height)
        if cell.share is not None:
            _paint_share(painter, inner, cell.share, cell.text, ink)
        else:
            _paint_text(painter, inner, cell, ink)
        if chosen and not column:
            painter.fillRect(left, top, EDGE, height, ink.colour("accent"))


def _paint_share(painter: QPainter, inner: QRect, part: float, text: str, ink: _Ink) -> None:
    left, top, height = inner.left(), inner.top(), inner.height()
    above = top + (height - ink.bar_height) // 2
    painter.fillRect(left, above, ink.bar, ink.bar_height, ink.colour("line"))
    painter.fillRect(left + 1, above + 1, ink.bar - 2, ink.bar_height - 2, ink.colour("shade"))
    filled = round(ink.bar * min(1.0, part))
    painter.fillRect(left, above, filled, ink.bar_height, ink.colour("text2"))
    laid, wide, high = ink.text(text, ink.number, bold=True)
    painter.setFont(ink.fonts[True])
    painter.setPen(ink.colour("text"))
    painter.drawStaticText(left + ink.bar + ink.number - wide, top + (height - high) // 2, laid)


def _paint_text(painter: QPainter, inner: QRect, cell: Cell, ink: _Ink) -> None:
    left, top, width, height = inner.left(), inner.top(), inner.width(), inner.height()
    if cell.icon is not None:
        cell.icon.paint(painter, left, top + (height - ink.icon) // 2, ink.icon, ink.icon)
        left, width = left + ink.icon + ink.gap, width - ink.icon - ink.gap
    chip = max(ink.chip, ink.width(cell.group) + ink.gap) if cell.group else 0
    room = width - (chip + ink.gap if chip else 0)
    laid, wide, high = ink.text(cell.text, room)
    painter.setFont(ink.fonts[False])
    painter.setPen(ink.colour(cell.colour))
    at = left + width - wide if cell.is_right else left
    painter.drawStaticText(at, top + (height - high) // 2, laid)
    if chip:
        above = top + (height - ink.chip_height) // 2
        box = QRectF(left + wide + ink.gap + 0.5, above + 0.5, chip, ink.chip_height)
        _paint_group(painter, box, cell.group, ink)


def _paint_group(painter: QPainter, box: QRectF, group: str, ink: _Ink) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(ink.colour("line2"), 1))
    painter.drawRoundedRect(box, 3, 3)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setFont(ink.small)
    painter.setPen(ink.colour("text"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, group)
