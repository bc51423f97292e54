"""Fields and lists that several pages share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from plagcheck.gui.parts import icons
from plagcheck.gui.parts.theme import theme

Index = QModelIndex | QPersistentModelIndex
COUNT_ROLE = int(Qt.ItemDataRole.UserRole) + 1


def column_width(width: int, heading: str, around: int = 22) -> int:
    """Pixels for a column of this design width; more where a heading needs them."""
    return max(theme.px(width), QFontMetrics(theme.font(13)).horizontalAdvance(heading) + around)


class SearchField(QLineEdit):
    """A line to search with."""

    def __init__(self, text: str, name: str = "") -> None:
        super().__init__()
        self.setPlaceholderText(text)
        self.setAccessibleName(name or text)
        self.setClearButtonEnabled(True)
        self.setMinimumWidth(theme.px(220))
        self._glass = QAction(self)
        self.addAction(self._glass, QLineEdit.ActionPosition.LeadingPosition)
        theme.changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        self._glass.setIcon(icons.icon("search"))


class ChoiceBox(QComboBox):
    """A box to choose from; the arrow is ours, since style sheets draw none."""

    def __init__(self, name: str, values: Mapping[Any, str], chosen: object) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setMinimumWidth(theme.px(180))
        for value, text in values.items():
            self.addItem(text, value)
        self.setCurrentIndex(list(values).index(chosen))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        size = theme.px(16)
        where = QRectF(self.width() - size - 6, (self.height() - size) / 2, size, size)
        icons.paint(painter, where, "chevron-down", theme.tokens.text2)
        painter.end()


class NameList(QListView):
    """Names to choose from, at the left of a page; a number may stand at the right of each."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setItemDelegate(_NameDelegate(self))
        self.setMouseTracking(True)


class _NameDelegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(60, theme.px(34))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        rect, px = option.rect, theme.px
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        over = bool(option.state & QStyle.StateFlag.State_MouseOver)
        ground = "accentsoft" if chosen else "hover" if over else "surface"
        painter.fillRect(rect, theme.colour(ground))
        if chosen:
            painter.fillRect(rect.adjusted(0, 0, 3 - rect.width(), 0), theme.colour("accent"))
        painter.setFont(theme.font(13, bold=chosen))
        painter.setPen(theme.colour("accent" if chosen else "text"))
        inner = rect.adjusted(px(14), 0, -px(12), 0)
        number = index.data(COUNT_ROLE)
        room = inner.adjusted(0, 0, -px(44) if number is not None else 0, 0)
        name = painter.fontMetrics().elidedText(
            str(index.data()), Qt.TextElideMode.ElideMiddle, room.width()
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)
        if number is not None:
            painter.setFont(theme.font(12))
            painter.setPen(theme.colour("text3"))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(inner, right, str(number))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(theme.colour("accent"))
            painter.drawRect(rect.adjusted(0, 0, -1, -1))
        painter.restore()
