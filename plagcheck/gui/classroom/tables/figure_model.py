"""Rows of figures as a table: sorted and filtered in memory, texts made as they are looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QObject, Qt
from PySide6.QtGui import QIcon

from plagcheck.gui.classroom.shown import PairRow, PaperRow
from plagcheck.gui.classroom.status import status_icon, status_name
from plagcheck.gui.classroom.tables.filters import Filter
from plagcheck.gui.parts.cell_delegate import Cell, Index
from plagcheck.gui.parts.text_format import tr
from plagcheck.model.decisions import Decision, Status

R = TypeVar("R", PaperRow, PairRow)
_DISPLAY: Final = int(Qt.ItemDataRole.DisplayRole)
_ALL: Final = Filter()
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


@dataclass(frozen=True, slots=True)
class FigureColumn(Generic[R]):
    """What stands in a column, and by what it is sorted; `share` is drawn as a bar."""

    title: str
    text: Callable[[R], str]
    key: Callable[[R], Any]
    is_right: bool = False
    share: Callable[[R], float] | None = None
    group: Callable[[R], str] | None = None
    icon: Callable[[R], QIcon | None] | None = None
    colour: str = "text"
    tip: str = ""
    falls: bool = False  # sorted from the largest, when first asked for


def _cell(row: R, column: FigureColumn[R]) -> Cell:
    return Cell(
        column.text(row),
        column.colour,
        column.is_right,
        column.share(row) if column.share else None,
        column.group(row) if column.group else "",
        column.icon(row) if column.icon else None,
    )


class FigureModel(QAbstractTableModel, Generic[R]):
    """All rows are kept; `_shown` are those that pass the filter, in the order chosen.

    The last column is the status, which the teacher sets.
    """

    def __init__(
        self, decision: Callable[[PaperRow | PairRow], Decision], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._decision = decision
        self._rows: Sequence[R] = ()
        self._cells: dict[tuple[int, int], Cell] = {}  # of rows that are kept, made when painted
        self._passing: list[R] = []  # through the filter, as they come
        self._shown: list[R] = []
        self._places: dict[tuple[int, ...], int] | None = None  # made when first asked for
        self._column, self._order = -1, Qt.SortOrder.AscendingOrder  # -1: as the rows come
        self.filter = Filter()
        status: FigureColumn[R] = FigureColumn(
            tr("Status"),
            lambda row: status_name(self._decision(row).status),
            lambda row: list(Status).index(self._decision(row).status),
            icon=lambda row: status_icon(self._decision(row).status),
            colour="text2",
        )
        self.columns: list[FigureColumn[R]] = self.make_columns()
        self.columns.append(status)

    # -- what kinds of rows say about themselves

    def make_columns(self) -> list[FigureColumn[R]]:
        """The columns before the status."""
        raise NotImplementedError

    def score(self, row: R) -> float:
        """The share that a filter like >20 is about."""
        raise NotImplementedError

    def wanted(self, rows: Sequence[R]) -> Sequence[R]:
        """The rows that the switches above the table let through."""
        return rows

    # -- showing

    def show_rows(self, rows: Sequence[R]) -> None:
        self._rows = rows
        self._cells = {}
        self.lay_out()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._column, self._order = column, order
        self.beginResetModel()
        self._put_in_order()
        self.endResetModel()

    def narrow(self, wanted: Filter) -> None:
        self.filter = wanted
        self.lay_out()

    def lay_out(self) -> None:
        self.beginResetModel()
        self._statuses = {status: status_name(status).casefold() for status in Status}
        self._passing = [row for row in self.wanted(self._rows) if self._passes(row)]
        self._put_in_order()
        self.endResetModel()

    def _put_in_order(self) -> None:
        self._places = None
        if self._column < 0:
            self._shown = self._passing
            return
        reverse = self._order == Qt.SortOrder.DescendingOrder
        self._shown = sorted(self._passing, key=self.columns[self._column].key, reverse=reverse)

    def _passes(self, row: R) -> bool:
        if self.filter == _ALL:
            return True
        if not self.filter.words:
            return self.filter.lets_through("", self.score(row))
        status = self._statuses[self._decision(row).status]
        return self.filter.lets_through(f"{row.search} {status}", self.score(row))

    def status_changed(self) -> None:
        """Statuses are looked up anew; rows stay where they are, so that nothing jumps."""
        if self._shown:
            last = len(self.columns) - 1
            top, bottom = self.index(0, last), self.index(len(self._shown) - 1, last)
            self.dataChanged.emit(top, bottom)

    @property
    def total(self) -> int:
        return len(self._rows)

    def row(self, place: int) -> R:
        return self._shown[place]

    def place_of(self, row: R | None) -> int:
        """Where a row like this one (of the same papers) stands; -1 when it does not."""
        if row is None:
            return -1
        if self._places is None:
            self._places = {row_key(each): place for place, each in enumerate(self._shown)}
        return self._places.get(row_key(row), -1)

    def cell(self, place: int, column: int) -> Cell:
        """All that is painted; pictures are asked for anew, as they follow the scheme."""
        row = self._shown[place]
        found = self._cells.get((id(row), column))
        if found is None:
            found = _cell(row, self.columns[column])
            if self.columns[column].icon is None:
                self._cells[id(row), column] = found
        return found

    # -- what Qt asks

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> object:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.title
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if column.is_right else _LEFT
        if role == Qt.ItemDataRole.ToolTipRole:
            return column.tip or None
        return None

    def data(self, index: Index, role: int = _DISPLAY) -> object:
        if not index.isValid() or index.row() >= len(self._shown):
            return None
        row, column = self._shown[index.row()], self.columns[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.text(row)
        if role == Qt.ItemDataRole.TextAlignmentRole and column.is_right:
            return _RIGHT
        if role == Qt.ItemDataRole.ToolTipRole:
            return column.text(row) or None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{column.title}: {column.text(row)}"
        return None


def row_key(row: PaperRow | PairRow) -> tuple[int, ...]:
    return (row.id,) if isinstance(row, PaperRow) else (row.a, row.b)
