"""The collections of the library, with how many documents each holds."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from plagcheck.gui.parts.inputs import COUNT_ROLE
from plagcheck.gui.parts.text_format import count, tr
from plagcheck.model.entry import Holds

Index = QModelIndex | QPersistentModelIndex
NAME_ROLE = int(Qt.ItemDataRole.UserRole)


class CollectionModel(QAbstractListModel):
    """The first row stands for all documents; its name is None. Counts are None until read."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[str | None, int | None]] = [(None, None)]
        self._new: list[str] = []

    def show_counts(self, counts: Mapping[str, int]) -> None:
        self.beginResetModel()
        names = list(counts)
        names += [name for name in [*suggested(), *self._new] if name not in counts]
        rows: list[tuple[str | None, int | None]] = [(name, counts.get(name, 0)) for name in names]
        self._rows = [(None, sum(counts.values())), *rows]
        self.endResetModel()

    def add(self, name: str) -> int:
        """A collection that has no documents yet; returns its row."""
        known = [row[0] for row in self._rows]
        if name in known:
            return known.index(name)
        place = len(self._rows)
        self.beginInsertRows(QModelIndex(), place, place)
        self._new.append(name)
        self._rows.append((name, 0))
        self.endInsertRows()
        return place

    def names(self) -> list[str]:
        return [name for name, _ in self._rows if name is not None]

    def row_of(self, name: str | None) -> int:
        return next((place for place, row in enumerate(self._rows) if row[0] == name), 0)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        name, number = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return tr("All documents") if name is None else name
        if role == NAME_ROLE:
            return name
        if role == COUNT_ROLE:
            return None if number is None else count(number)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            shown = tr("All documents") if name is None else name
            return shown if number is None else f"{shown}, {tr('%Ln documents', number)}"
        return None


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
