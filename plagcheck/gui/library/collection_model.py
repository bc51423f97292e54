"""The collections of the library, with how many documents each holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QObject

from plagcheck.gui.parts.inputs import COUNT_ROLE
from plagcheck.gui.parts.row_models import DISPLAY, ROW, Index, ListModel
from plagcheck.gui.parts.text_format import count, tr
from plagcheck.model.entry import Holds


@dataclass(frozen=True, slots=True)
class CollectionRow:
    """A collection, or all documents, and how many it holds; not known until read."""

    name: str | None  # None: all documents
    number: int | None = None


class CollectionModel(ListModel[CollectionRow]):
    """The first row stands for all documents."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[CollectionRow] = [CollectionRow(None)]
        self._new: list[str] = []

    def show_counts(self, counts: Mapping[str, int]) -> None:
        names = list(counts)
        names += [name for name in [*suggested(), *self._new] if name not in counts]
        rows = [CollectionRow(None, sum(counts.values()))]
        rows += [CollectionRow(name, counts.get(name, 0)) for name in names]
        if [row.name for row in rows] == [row.name for row in self._rows]:
            self._rows = rows
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
        else:
            self.put_rows(rows)

    def show_unknown(self) -> None:
        """Something was added, and nobody has counted yet."""
        self._rows = [CollectionRow(row.name) for row in self._rows]
        self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def add(self, name: str) -> int:
        """A collection that has no documents yet; returns its row."""
        known = [row.name for row in self._rows]
        if name in known:
            return known.index(name)
        place = len(self._rows)
        self.beginInsertRows(QModelIndex(), place, place)
        self._new.append(name)
        self._rows.append(CollectionRow(name, 0))
        self.endInsertRows()
        return place

    def names(self) -> list[str]:
        return [row.name for row in self._rows if row.name is not None]

    def row_of(self, name: str | None) -> int:
        return next((place for place, row in enumerate(self._rows) if row.name == name), 0)

    def text(self, row: CollectionRow) -> str:
        return tr("All documents") if row.name is None else row.name

    def spoken(self, row: CollectionRow) -> str:
        if row.number is None:
            return self.text(row)
        return f"{self.text(row)}, {tr('%Ln documents', row.number)}"

    def data(self, index: Index, role: int = DISPLAY) -> object:
        if role == COUNT_ROLE and index.isValid():
            number = self._rows[index.row()].number
            return None if number is None else count(number)
        return super().data(index, role)


def collection_at(index: Index) -> str | None:
    """The name of a row; None is all documents, or no row."""
    row = index.data(ROW)
    return row.name if isinstance(row, CollectionRow) else None


def suggested() -> dict[str, Holds]:
    """Collections most teachers need, and what they are offered for."""
    return {
        tr("Course texts"): Holds.TEACHING,
        tr("Past student work"): Holds.STUDENT_WORK,
        tr("Web articles"): Holds.PUBLISHED,
    }


def offered_for(holds: Holds) -> str:
    """The collection that most teachers need for this."""
    return next(name for name, held in suggested().items() if held is holds)


def unsorted() -> str:
    """Where files go until the teacher says what they are; nobody ever says what it holds."""
    return tr("Not sorted yet")
