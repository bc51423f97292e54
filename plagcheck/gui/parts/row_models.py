"""Models of lists and tables: a value for each row, and what is said of it.

A view or a delegate reads the value itself by the role `ROW`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QIcon

from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.tips import plain_tip

Index = QModelIndex | QPersistentModelIndex
T = TypeVar("T")
DISPLAY: Final = int(Qt.ItemDataRole.DisplayRole)
ROW: Final = int(Qt.ItemDataRole.UserRole)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class ListModel(QAbstractListModel, Generic[T]):
    """Rows of one column, most of which a delegate paints."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[T] = ()

    def put_rows(self, rows: Sequence[T]) -> None:
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def text(self, row: T) -> str:
        """A row in words."""
        raise NotImplementedError

    def spoken(self, row: T) -> str:
        """A row for a screen reader."""
        return self.text(row)

    def tip(self, row: T) -> str:
        return ""

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = DISPLAY) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == ROW:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(row)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.spoken(row)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self.tip(row)) or None
        return None


class Cell(NamedTuple):
    """A cell as it is painted; without a share or a group there is none to paint."""

    text: str
    colour: str = "text"
    is_right: bool = False
    share: float | None = None
    group: str = ""
    icon: QIcon | None = None


class TableModel(QAbstractTableModel, Generic[T]):
    """Rows with columns; those that are `right` hold figures."""

    def __init__(
        self, titles: Sequence[str] = (), right: Collection[int] = (), parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.titles, self._right = titles, right
        self._shown: Sequence[T] = ()

    def put_rows(self, rows: Sequence[T]) -> None:
        self.beginResetModel()
        self._shown = rows
        self.endResetModel()

    def row(self, place: int) -> T:
        return self._shown[place]

    # -- what a table says of its cells

    def text(self, row: T, column: int) -> str:
        raise NotImplementedError

    def spoken(self, row: T, column: int) -> str:
        """A cell for a screen reader."""
        return f"{self.titles[column]}: {self.text(row, column)}"

    def tip(self, row: T, column: int) -> str:
        return ""

    def colour(self, row: T, column: int) -> str:
        return "text"

    def picture(self, row: T, column: int) -> QIcon | None:
        return None

    def cell(self, place: int, column: int) -> Cell:
        """All that is painted, at once."""
        row = self._shown[place]
        return Cell(
            self.text(row, column),
            self.colour(row, column),
            column in self._right,
            icon=self.picture(row, column),
        )

    # -- what Qt asks

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.titles)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> object:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.titles):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.titles[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if section in self._right else _LEFT
        return None

    def data(self, index: Index, role: int = DISPLAY) -> object:
        if not index.isValid() or index.row() >= len(self._shown):
            return None
        row, column = self._shown[index.row()], index.column()
        if role == ROW:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(row, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.spoken(row, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self.tip(row, column)) or None
        if role == Qt.ItemDataRole.DecorationRole:
            return self.picture(row, column)
        if role == Qt.ItemDataRole.ForegroundRole:
            colour = self.colour(row, column)
            return None if colour == "text" else theme.colour(colour)  # that of the style sheet
        if role == Qt.ItemDataRole.TextAlignmentRole and column in self._right:
            return _RIGHT
        return None


class SortedModel(TableModel[T]):
    """Of all rows, those that pass a filter, in the order chosen: in memory, so it stays quick."""

    def __init__(
        self,
        titles: Sequence[str] = (),
        right: Collection[int] = (),
        parent: QObject | None = None,
        *,
        column: int = -1,  # as the rows come
    ) -> None:
        super().__init__(titles, right, parent)
        self._passing: Sequence[T] = ()  # through the filter, as they come
        self._column, self._order = column, Qt.SortOrder.AscendingOrder

    def passing(self) -> Sequence[T]:
        """The rows to show."""
        raise NotImplementedError

    def key(self, column: int) -> Callable[[T], Any]:
        """By what rows are sorted."""
        raise NotImplementedError

    def lay_out(self) -> None:
        """Rows, or what is wanted of them, have changed."""
        self._passing = self.passing()
        self._put_in_order()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._column, self._order = column, order
        self._put_in_order()

    def _put_in_order(self) -> None:
        if self._column < 0:
            self.put_rows(self._passing)
            return
        reverse = self._order == Qt.SortOrder.DescendingOrder
        self.put_rows(sorted(self._passing, key=self.key(self._column), reverse=reverse))
