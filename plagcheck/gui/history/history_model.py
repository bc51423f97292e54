"""The history as a table: headings by time, and a line for each check under them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QIcon

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
from plagcheck.gui.parts.row_models import Index, TableModel
from plagcheck.gui.parts.text_format import report_wording, tr

if TYPE_CHECKING:
    from plagcheck.model.decisions import Status

WHEN, NAME, SIZE, RESULT, STATUS = range(5)
Line = HistoryRow | str | date  # the last two are headings
_ICONS = {CLASSES: "users", PAIRS: "columns-2"}


class HistoryModel(TableModel[Line]):
    """Newest first. Rows of headings are no lines: `past` is None there."""

    def __init__(self, parent: QObject | None = None) -> None:
        when, status = report_wording()("when"), report_wording()("status")
        titles = (when, tr("Paper or class"), tr("Size"), tr("Saved result"), status)
        super().__init__(titles, parent=parent)
        self.all: list[HistoryRow] = []
        self._shown: list[Line] = []
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
                self._shown[row] = past
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
        rows: list[Line] = []
        headings = []
        group: str | date | None = None
        for past in self._fitting():
            if past.group is not group and past.group != group:
                group = past.group
                headings.append(len(rows))
                rows.append(group)
            rows.append(past)
        self._headings = headings
        self.put_rows(rows)

    # -- what is asked

    def past(self, row: int) -> HistoryRow | None:
        found = self._shown[row] if 0 <= row < len(self._shown) else None
        return found if isinstance(found, HistoryRow) else None

    def row_of(self, number: int) -> int:
        rows = enumerate(self._shown)
        found = (n for n, past in rows if isinstance(past, HistoryRow) and past.id == number)
        return next(found, -1)

    def headings(self) -> list[int]:
        """Rows that are headings."""
        return self._headings

    def lines(self) -> int:
        return len(self._shown) - len(self._headings)

    def counts(self) -> Counter[str]:
        """How many lines there are of each kind."""
        return Counter(past.line.kind for past in self.all)

    # -- what Qt asks

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and self.past(index.row()) is None:
            return Qt.ItemFlag.ItemNeverHasChildren
        return super().flags(index)

    # -- what stands in a cell

    def text(self, row: Line, column: int) -> str:
        if not isinstance(row, HistoryRow):
            return "" if column else group_name(row)
        line = row.line
        if column == WHEN:
            return when_text(row)
        if column == NAME:
            return name_text(line)
        if column == SIZE:
            return size_text(line)
        return result_text(line) if column == RESULT else status_name(line.status)

    def spoken(self, row: Line, column: int) -> str:
        is_heading = not isinstance(row, HistoryRow)
        return self.text(row, column) if is_heading else super().spoken(row, column)

    def tip(self, row: Line, column: int) -> str:
        if not isinstance(row, HistoryRow):
            return ""
        if column == STATUS:
            return self.text(row, STATUS)
        return row.line.path or row.line.name if column == NAME else ""

    def colour(self, row: Line, column: int) -> str:
        return "text" if column in (NAME, RESULT) else "text2"

    def picture(self, row: Line, column: int) -> QIcon | None:
        if not isinstance(row, HistoryRow):
            return None
        if column == NAME:
            return icons.icon(_ICONS.get(row.line.kind, "file-search"))
        if column == STATUS:
            return status_icon(row.line.status)
        return icons.icon("flag", "att") if column == RESULT and row.line.flags else None
