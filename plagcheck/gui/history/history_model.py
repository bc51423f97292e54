"""The history as a table: headings by time, and a line for each check under them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from plagcheck.gui.classroom.status import status_icon, status_name
from plagcheck.gui.history.history_row import CLASSES, KINDS, PAIRS, HistoryRow
from plagcheck.gui.history.history_words import (
    group_name,
    name_text,
    result_text,
    size_text,
    when_text,
)
from plagcheck.gui.parts import icons
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme

if TYPE_CHECKING:
    from datetime import date

    from plagcheck.model.decisions import Status

Index = QModelIndex | QPersistentModelIndex
WHEN, NAME, SIZE, RESULT, STATUS = range(5)
_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_ICONS = {CLASSES: "users", PAIRS: "columns-2"}


class HistoryModel(QAbstractTableModel):
    """Newest first. Rows of headings are no lines: `past` is None there."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.all: list[HistoryRow] = []
        self._rows: list[HistoryRow | str | date] = []
        self._headings: list[int] = []
        self._search = ""
        self._kinds: Collection[str] = KINDS
        self._statuses: Collection[Status] = ()

    # -- what is shown

    def show_past(self, past: Sequence[HistoryRow]) -> None:
        self.all = list(past)
        self._refill()

    def put(self, past: HistoryRow) -> None:
        """A line that is new, or changed."""
        place = next((n for n, each in enumerate(self.all) if each.id == past.id), None)
        if place is not None:
            self.all[place] = past
            row = self.row_of(past.id)
            if row >= 0 and self._fits(past):
                self._rows[row] = past
                self.dataChanged.emit(self.index(row, 0), self.index(row, STATUS))
                return
        else:
            key = (past.line.when, past.id)
            older = (n for n, each in enumerate(self.all) if (each.line.when, each.id) < key)
            self.all.insert(next(older, len(self.all)), past)
        self._refill()

    def take_out(self, ids: Collection[int]) -> None:
        gone = set(ids)
        self.all = [past for past in self.all if past.id not in gone]
        self._refill()

    def narrow(
        self,
        search: str | None = None,
        kinds: Collection[str] | None = None,
        statuses: Collection[Status] | None = None,
    ) -> None:
        """Show only what has these words, is of these kinds and in these states; none means all."""
        self._search = self._search if search is None else search.casefold().strip()
        self._kinds = self._kinds if kinds is None else kinds or KINDS
        self._statuses = self._statuses if statuses is None else statuses
        self._refill()

    def _fits(self, past: HistoryRow) -> bool:
        return (
            self._search in past.searched
            and past.line.kind in self._kinds
            and (not self._statuses or past.line.status in self._statuses)
        )

    def _fitting(self) -> list[HistoryRow]:
        """All that fit; with 20,000 lines, asking only what must be asked can be felt."""
        found, search = self.all, self._search
        if search:
            found = [past for past in found if search in past.searched]
        if len(self._kinds) < len(KINDS):
            found = [past for past in found if past.line.kind in self._kinds]
        if self._statuses:
            found = [past for past in found if past.line.status in self._statuses]
        return found

    def _refill(self) -> None:
        self.beginResetModel()
        rows: list[HistoryRow | str | date] = []
        headings = []
        group: str | date | None = None
        for past in self._fitting():
            if past.group is not group and past.group != group:
                group = past.group
                headings.append(len(rows))
                rows.append(group)
            rows.append(past)
        self._rows, self._headings = rows, headings
        self.endResetModel()

    # -- what is asked

    def past(self, row: int) -> HistoryRow | None:
        found = self._rows[row] if 0 <= row < len(self._rows) else None
        return found if isinstance(found, HistoryRow) else None

    def row_of(self, number: int) -> int:
        rows = enumerate(self._rows)
        found = (n for n, past in rows if isinstance(past, HistoryRow) and past.id == number)
        return next(found, -1)

    def headings(self) -> list[int]:
        """Rows that are headings."""
        return self._headings

    def lines(self) -> int:
        return len(self._rows) - len(self._headings)

    def counts(self) -> Counter[str]:
        """How many lines there are of each kind."""
        return Counter(past.line.kind for past in self.all)

    # -- what Qt asks

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else 5

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and self.past(index.row()) is None:
            return Qt.ItemFlag.ItemNeverHasChildren
        return super().flags(index)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> object:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < 5:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return titles()[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        return None

    def data(self, index: Index, role: int = _DISPLAY) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        past, column = self._rows[index.row()], index.column()
        if not isinstance(past, HistoryRow):
            return _heading(past, column, role)
        if role == Qt.ItemDataRole.DisplayRole:
            return _text(past, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{titles()[column]}: {_text(past, column)}"
        if role == Qt.ItemDataRole.DecorationRole:
            return _picture(past, column)
        if role == Qt.ItemDataRole.ForegroundRole and column != NAME and column != RESULT:
            return theme.colour("text2")
        if role == Qt.ItemDataRole.ToolTipRole and column in (NAME, STATUS):
            return _text(past, STATUS) if column == STATUS else past.line.path or past.line.name
        return None


def titles() -> list[str]:
    return [tr("When"), tr("Paper or class"), tr("Size"), tr("Saved result"), tr("Status")]


def _heading(group: str | date, column: int, role: int) -> object:
    if column == 0 and role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
        return group_name(group)
    return None


def _text(past: HistoryRow, column: int) -> str:
    line = past.line
    if column == WHEN:
        return when_text(past)
    if column == NAME:
        return name_text(line)
    if column == SIZE:
        return size_text(line)
    return result_text(line) if column == RESULT else status_name(line.status)


def _picture(past: HistoryRow, column: int) -> object:
    if column == NAME:
        return icons.icon(_ICONS.get(past.line.kind, "file-search"))
    if column == STATUS:
        return status_icon(past.line.status)
    if column == RESULT and past.line.flags:
        return icons.icon("flag", "att")
    return None
