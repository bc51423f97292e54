"""How a row of a list is painted: its frame, and texts that give way where there is no room."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from plagcheck.gui.parts.row_models import ROW, Index, T
from plagcheck.gui.parts.theme import theme

M = TypeVar("M")
EDGE: Final = 3  # pixels that mark the chosen row
AT_END: Final = Qt.TextElideMode.ElideRight
IN_MIDDLE: Final = Qt.TextElideMode.ElideMiddle
_CENTRED: Final = Qt.AlignmentFlag.AlignVCenter


class RowDelegate(QStyledItemDelegate, Generic[M, T]):
    """Ground, edge, line and ring of a row; what stands in it is painted by who knows the row.

    `M` is the model, which knows more than is in a row.
    """

    has_edge = True  # beside the chosen row
    has_line = True  # below every row
    ring = 2  # pixels, around the row that has the keyboard

    def __init__(self, model: M) -> None:
        super().__init__()
        self._model = model

    def height(self, row: T, width: int) -> int:
        """Of a row in design pixels."""
        raise NotImplementedError

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: T) -> None:
        raise NotImplementedError

    def is_framed(self, row: T) -> bool:
        """Whether a row has a line below and can have the keyboard; a heading has not."""
        return True

    def ground(self, option: QStyleOptionViewItem) -> str:
        return "accentsoft" if is_chosen(option) else "surface"

    def value(self, index: Index) -> T:
        """The row at hand."""
        found: T = index.data(ROW)
        return found

    # -- what Qt asks

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view, width = option.widget, option.rect.width()
        if isinstance(view, QAbstractScrollArea):
            width = view.viewport().width()
        return QSize(0, theme.px(self.height(self.value(index), width)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect, row = option.rect, self.value(index)
        is_framed = self.is_framed(row)
        painter.save()
        painter.fillRect(rect, theme.colour(self.ground(option)))
        if self.has_edge and is_chosen(option):
            painter.fillRect(rect.left(), rect.top(), EDGE, rect.height(), theme.colour("accent"))
        if self.has_line and is_framed:
            painter.setPen(theme.colour("line"))
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        self.paint_row(painter, option, row)
        if is_framed and option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.colour("accent"), self.ring))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inner = self.ring - 1
            painter.drawRect(rect.adjusted(inner, inner, -self.ring, -self.ring))
        painter.restore()


def is_chosen(option: QStyleOptionViewItem) -> bool:
    return bool(option.state & QStyle.StateFlag.State_Selected)


def cut(painter: QPainter, text: str, room: int, where: Qt.TextElideMode = AT_END) -> str:
    """A text that fits into some pixels."""
    return QFontMetrics(painter.font()).elidedText(text, where, room)


def set_pen(
    painter: QPainter,
    size: float = 13,
    colour: str = "text",
    *,
    bold: bool = False,
    serif: bool = False,
) -> None:
    """Size and colour of what is written next."""
    painter.setFont(theme.font(size, bold=bold, serif=serif))
    painter.setPen(theme.colour(colour))


def write(
    painter: QPainter, where: QRect | QRectF, text: str, elide: Qt.TextElideMode = AT_END
) -> None:
    """One line in the middle of its room, from the left; cut where it is too long."""
    painter.drawText(where, _CENTRED, cut(painter, text, round(where.width()), elide))


def write_lines(painter: QPainter, where: QRect, text: str) -> None:
    """As many lines as it takes, from the left."""
    painter.drawText(where, _CENTRED | Qt.TextFlag.TextWordWrap, text)


def lines_of(text: str, room: int, size: float) -> int:
    """How many lines a text of some size takes."""
    metrics = QFontMetrics(theme.font(size))
    if metrics.horizontalAdvance(text) <= room:
        return 1
    bounds = metrics.boundingRect(QRect(0, 0, max(1, room), 1), Qt.TextFlag.TextWordWrap, text)
    return max(1, round(bounds.height() / metrics.lineSpacing()))


def write_right(painter: QPainter, where: QRect, text: str, gap: int = 0) -> QRect:
    """A short text at the right; what is left of the room, without a gap."""
    painter.drawText(where, _CENTRED | Qt.AlignmentFlag.AlignRight, text)
    taken = QFontMetrics(painter.font()).horizontalAdvance(text) + gap if text else 0
    return where.adjusted(0, 0, -taken, 0)
