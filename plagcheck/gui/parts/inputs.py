"""Fields and lists that several pages share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAction, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QListView,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from plagcheck.gui.parts import icons
from plagcheck.gui.parts.row_delegate import (
    IN_MIDDLE,
    RowDelegate,
    is_chosen,
    set_pen,
    write,
    write_right,
)
from plagcheck.gui.parts.row_models import Index
from plagcheck.gui.parts.theme import theme

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
        delegate = NameDelegate(None)
        delegate.setParent(self)
        self.setItemDelegate(delegate)
        self.setMouseTracking(True)


class NameDelegate(RowDelegate[None, Index]):
    """A name, and a number where there is one; lights up below the pointer."""

    has_line = False
    ring = 1

    def value(self, index: Index) -> Index:
        return index

    def height(self, row: Index, width: int) -> int:
        return 34

    def ground(self, option: QStyleOptionViewItem) -> str:
        is_over = bool(option.state & QStyle.StateFlag.State_MouseOver)
        return "hover" if is_over and not is_chosen(option) else super().ground(option)

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: Index) -> None:
        px, chosen = theme.px, is_chosen(option)
        inner = option.rect.adjusted(px(14), 0, -px(12), 0)
        number = row.data(COUNT_ROLE)
        if number is not None:
            set_pen(painter, 12, "text3")
            write_right(painter, inner, str(number))
        set_pen(painter, 13, "accent" if chosen else "text", bold=chosen)
        room = inner.adjusted(0, 0, -px(44) if number is not None else 0, 0)
        write(painter, room, str(row.data()), IN_MIDDLE)
