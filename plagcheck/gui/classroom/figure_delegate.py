"""How a cell of figures is painted: a share as bar and number, a group as a small letter.

All of a cell is painted here and asked of the model at once: painting by style sheet takes several
times as long, which is felt when a long table is scrolled.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from plagcheck.gui.classroom.figure_model import CELL_ROLE, Cell, Index
from plagcheck.gui.theme import theme

BAR, NUMBER, PAD, ICON = 48, 46, 11, 14
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class FigureDelegate(QStyledItemDelegate):
    """Bars are grey: a share is no verdict."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell: Cell | None = index.data(CELL_ROLE)
        if cell is None:
            return
        rect, chosen = option.rect, bool(option.state & QStyle.StateFlag.State_Selected)
        painter.fillRect(rect, theme.colour("accentsoft" if chosen else "surface"))
        painter.fillRect(
            QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.colour("line")
        )  # fmt: skip
        inner = rect.adjusted(theme.px(PAD), 0, -theme.px(PAD), 0)
        if cell.share is not None:
            _paint_share(painter, inner, cell.share, cell.text)
        else:
            _paint_text(painter, inner, cell)
        if index.column() == 0 and chosen:
            painter.fillRect(
                QRect(rect.left(), rect.top(), 3, rect.height()), theme.colour("accent")
            )


def _paint_share(painter: QPainter, inner: QRect, part: float, text: str) -> None:
    px = theme.px
    bar = QRect(inner.left(), inner.center().y() - px(3), px(BAR), px(7))
    painter.fillRect(bar, theme.colour("line"))
    painter.fillRect(bar.adjusted(1, 1, -1, -1), theme.colour("shade"))
    filled = QRect(bar)
    filled.setWidth(round(bar.width() * min(1.0, part)))
    painter.fillRect(filled, theme.colour("text2"))
    painter.setFont(theme.font(13, bold=True))
    painter.setPen(theme.colour("text"))
    number = QRect(bar.right() + px(6), inner.top(), px(NUMBER), inner.height())
    painter.drawText(number, _RIGHT, text)


def _paint_text(painter: QPainter, inner: QRect, cell: Cell) -> None:
    px = theme.px
    painter.setFont(theme.font(13))
    painter.setPen(theme.colour(cell.colour))
    if cell.icon is not None:
        size = px(ICON)
        cell.icon.paint(painter, inner.left(), inner.center().y() - size // 2 + 1, size, size)
        inner = inner.adjusted(size + px(8), 0, 0, 0)
    metrics = painter.fontMetrics()
    chip = max(px(18), metrics.horizontalAdvance(cell.group) + px(8)) if cell.group else 0
    room = inner.width() - (chip + px(8) if chip else 0)
    shown = metrics.elidedText(cell.text, Qt.TextElideMode.ElideRight, room)
    painter.drawText(inner, _RIGHT if cell.is_right else _MIDDLE, shown)
    if chip:
        left = inner.left() + metrics.horizontalAdvance(shown) + px(8)
        _paint_group(painter, QRectF(left + 0.5, inner.center().y() - px(8) + 0.5, chip, px(17)),
                     cell.group)  # fmt: skip


def _paint_group(painter: QPainter, box: QRectF, group: str) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("line2"), 1))
    painter.drawRoundedRect(box, 3, 3)
    painter.setFont(theme.font(11))
    painter.setPen(theme.colour("text"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, group)
    painter.restore()
