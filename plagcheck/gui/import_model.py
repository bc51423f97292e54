"""The import list: one row a file, with its state and the reason for each failure."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from plagcheck.gui import icons
from plagcheck.gui.theme import theme
from plagcheck.gui.words import tr

if TYPE_CHECKING:
    from plagcheck.gui.work import Imported

Index = QModelIndex | QPersistentModelIndex
FILE, WHAT = 0, 1
STATE_ROLE: Final = int(Qt.ItemDataRole.UserRole)
RANK_ROLE: Final = STATE_ROLE + 1
_DISPLAY: Final = int(Qt.ItemDataRole.DisplayRole)

# State -> icon and colour. "attention" stands for every file that could not be added.
_LOOKS: Final = {
    "waiting": ("clock", "text3"),
    "reading": ("loader", "accent"),
    "added": ("check", "ok"),
    "there": ("equal", "text2"),
    "replaced": ("repeat", "text2"),
    "attention": ("triangle-alert", "att"),
    "skipped": ("x", "text3"),
}
_CODES: Final = {
    "no-text": "image",
    "pictures-only": "image",
    "encrypted": "lock",
    "format": "file-x",
    "legacy-format": "file-x",
    "damaged": "file-x",
    "missing": "file-x",
}
_STATES: Final = {
    "added": "added",
    "unchanged": "there",
    "duplicate": "there",
    "replaced": "replaced",
    "failed": "attention",
}


@dataclass(slots=True)
class ImportRow:
    """One file on its way."""

    path: Path
    state: str = "waiting"
    text: str = ""
    code: str = ""


class ImportModel(QAbstractTableModel):
    """Rows in the order the files were found."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[ImportRow] = []
        self._places: dict[str, int] = {}
        self.counts: Counter[str] = Counter()

    def begin(self, files: Sequence[Path]) -> None:
        self.beginResetModel()
        self._rows = [ImportRow(path) for path in files]
        self._places = {_key(path): place for place, path in enumerate(files)}
        self.counts = Counter({"waiting": len(files)})
        self.endResetModel()

    def settle(self, items: Iterable[Imported]) -> None:
        """Note what became of files."""
        touched = []
        for item in items:
            place = self._places.get(item.outcome.path)
            if place is not None:
                status = item.outcome.status.value
                self._set(place, _STATES[status], _outcome_text(item), item.outcome.code or "")
                touched.append(place)
        if touched:
            self._tell(min(touched), max(touched))

    def reading(self, done: int) -> None:
        """The file at hand; those before it are read, though not all are on disk yet."""
        if done < len(self._rows) and self._rows[done].state == "waiting":
            for place in range(done - 1, -1, -1):
                if self._rows[place].state != "reading":
                    break
                self._set(place, "waiting", tr("read, being stored"))
                self._tell(place, place)
            self._set(done, "reading", tr("Reading"))
            self._tell(done, done)

    def stop(self) -> None:
        """Whatever still waits was not added."""
        for place, row in enumerate(self._rows):
            if row.state in ("waiting", "reading"):
                self._set(place, "skipped", tr("Not added: cancelled"))
        if self._rows:
            self._tell(0, len(self._rows) - 1)

    def _set(self, place: int, state: str, text: str, code: str = "") -> None:
        row = self._rows[place]
        self.counts[row.state] -= 1
        self.counts[state] += 1
        row.state, row.text, row.code = state, text, code

    def _tell(self, first: int, last: int) -> None:
        self.dataChanged.emit(self.index(first, FILE), self.index(last, WHAT))

    def row(self, place: int) -> ImportRow:
        return self._rows[place]

    def attention(self) -> list[ImportRow]:
        return [row for row in self._rows if row.state == "attention"]

    # -- what Qt asks

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else 2

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return [tr("File"), tr("What became of it")][section] if section < 2 else None
        return None

    def data(self, index: Index, role: int = _DISPLAY) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == STATE_ROLE:
            return row.state
        if role == RANK_ROLE:
            return (0 if row.state == "attention" else 1 << 30) + index.row()
        if role == Qt.ItemDataRole.DisplayRole:
            return row.path.name if index.column() == FILE else row.text or state_name(row.state)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{row.path.name}: {row.text or state_name(row.state)}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return str(row.path) if index.column() == FILE else row.text
        icon, colour = _LOOKS[row.state]
        if role == Qt.ItemDataRole.DecorationRole and index.column() == FILE:
            return icons.icon(_CODES.get(row.code, icon), colour)
        if role == Qt.ItemDataRole.ForegroundRole and index.column() == WHAT:
            return theme.colour("att" if row.state == "attention" else "text2")
        return None


class ImportFilter(QSortFilterProxyModel):
    """Files that need attention first; or one state alone."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._states: frozenset[str] = frozenset()
        self.setSortRole(RANK_ROLE)
        self.setDynamicSortFilter(True)
        self.sort(0)

    def show_states(self, states: Iterable[str]) -> None:
        """Only these states; none given means all."""
        self.beginFilterChange()
        self._states = frozenset(states)
        self.endFilterChange()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        if not self._states:
            return True
        return self.sourceModel().index(row, 0).data(STATE_ROLE) in self._states


def state_name(state: str) -> str:
    names = {
        "waiting": tr("Queued"),
        "reading": tr("Reading"),
        "added": tr("Added"),
        "there": tr("Already there"),
        "replaced": tr("Changed, read again"),
        "attention": tr("Needs attention"),
        "skipped": tr("Not added"),
    }
    return names[state]


def _outcome_text(item: Imported) -> str:
    outcome = item.outcome
    if outcome.status.value == "failed":
        return outcome.error or ""
    if outcome.status.value == "duplicate":
        return tr("Already there: same text as “%1”").replace("%1", item.same_as)
    if outcome.status.value == "unchanged":
        return tr("Already there, unchanged")
    words = tr("%Ln words", outcome.words or 0)
    first = tr("Changed, read again") if outcome.status.value == "replaced" else tr("Added")
    return f"{first} · {words}"


def _key(path: Path) -> str:
    """A path as the engine names it in its outcomes."""
    return os.path.abspath(path).encode("utf-8", "backslashreplace").decode()
