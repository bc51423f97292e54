"""The documents of the library as a table: sorted and searched in memory, so it stays quick."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QMimeData,
    QModelIndex,
    QObject,
    Qt,
    QUrl,
)
from PySide6.QtGui import QIcon

from plagcheck.gui.parts import icons
from plagcheck.gui.parts.cell_delegate import Cell, Index
from plagcheck.gui.parts.text_format import count, day, tr
from plagcheck.gui.parts.theme import theme

if TYPE_CHECKING:
    from plagcheck.model.entry import Entry

Key = Callable[["Entry"], object]
NAME, COLLECTION, PAGES, WORDS, ADDED, STATE = range(6)
_DISPLAY: Final = int(Qt.ItemDataRole.DisplayRole)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

_KEYS: Final[dict[int, Key]] = {
    NAME: lambda entry: entry.name.casefold(),
    COLLECTION: lambda entry: entry.collection.casefold(),
    PAGES: lambda entry: entry.pages,
    WORDS: lambda entry: entry.words,
    ADDED: lambda entry: entry.added_at,
    STATE: lambda entry: " ".join(entry.notes),
}


class LibraryModel(QAbstractTableModel):
    """All entries are kept; `_shown` are those that pass the filter, in the order chosen."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: Sequence[Entry] = ()
        self._names: list[str] = []
        self._shown: list[Entry] = []
        self._search = ""
        self._collection: str | None = None
        self._column, self._order = NAME, Qt.SortOrder.AscendingOrder

    def show_entries(self, entries: Sequence[Entry]) -> None:
        self._entries = entries
        self._names = [entry.name.casefold() for entry in entries]
        self._lay_out()

    def narrow(self, search: str, collection: str | None) -> None:
        """Show only names with a text, of one collection."""
        self._search, self._collection = search.casefold(), collection
        self._lay_out()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._column, self._order = column, order
        self._lay_out()

    def _lay_out(self) -> None:
        self.beginResetModel()
        wanted, search = self._collection, self._search
        self._shown = [
            entry
            for entry, name in zip(self._entries, self._names, strict=True)
            if search in name and (wanted is None or entry.collection == wanted)
        ]
        reverse = self._order == Qt.SortOrder.DescendingOrder
        self._shown.sort(key=_KEYS[self._column], reverse=reverse)  # type: ignore[arg-type]
        self.endResetModel()

    def entry(self, index: Index) -> Entry:
        return self._shown[index.row()]

    def ids_in(self, collection: str) -> list[int]:
        """All documents of a collection, shown or not."""
        return [entry.id for entry in self._entries if entry.collection == collection]

    def row_of(self, document_id: int) -> int:
        return next((i for i, e in enumerate(self._shown) if e.id == document_id), -1)

    # -- what Qt asks

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(_KEYS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> object:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(_KEYS):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return headings()[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            left = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            return _RIGHT if section in (PAGES, WORDS) else left
        return None

    def data(self, index: Index, role: int = _DISPLAY) -> object:
        if not index.isValid() or index.row() >= len(self._shown):
            return None
        entry, column = self._shown[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return _text(entry, column)
        if role == Qt.ItemDataRole.TextAlignmentRole and column in (PAGES, WORDS):
            return _RIGHT
        if role == Qt.ItemDataRole.ForegroundRole:
            return theme.colour(_colour(entry, column))
        if role == Qt.ItemDataRole.DecorationRole:
            return _picture(entry, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return entry.path or entry.name if column == NAME else None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{headings()[column]}: {_text(entry, column)}"
        return None

    def cell(self, row: int, column: int) -> Cell:
        """The same at once, for painting."""
        entry = self._shown[row]
        return Cell(
            _text(entry, column),
            _colour(entry, column),
            column in (PAGES, WORDS),
            icon=_picture(entry, column),
        )

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else flags

    def mimeTypes(self) -> list[str]:
        return ["text/uri-list", "text/plain"]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Rows dragged out are their files, as far as those are still there."""
        entries = {index.row(): self._shown[index.row()] for index in indexes}.values()
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(e.path) for e in entries if e.path and _is_there(e)])
        data.setText("\n".join(entry.name for entry in entries))
        return data


def headings() -> list[str]:
    return [
        tr("Document"),
        tr("Collection"),
        tr("Pages"),
        tr("Words"),
        tr("Added"),
        tr("Unreadable part"),
    ]


def _text(entry: Entry, column: int) -> str:
    if column == NAME:
        return entry.name
    if column == COLLECTION:
        return entry.collection
    if column == PAGES:
        return count(entry.pages) if entry.pages else "–"
    if column == WORDS:
        return count(entry.words)
    if column == ADDED:
        return day(entry.added_at)
    return " · ".join(entry.notes) or tr("none")


def _colour(entry: Entry, column: int) -> str:
    if column == STATE and entry.notes:
        return "att"
    return "text" if column in (NAME, WORDS, PAGES) else "text2"


def _picture(entry: Entry, column: int) -> QIcon | None:
    if column == NAME:
        return icons.icon("file-text")
    if column == STATE and entry.notes:
        return icons.icon("triangle-alert", "att")
    return None


def _is_there(entry: Entry) -> bool:
    return Path(entry.path).is_file()
