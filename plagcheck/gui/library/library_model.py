"""The documents of the library as a table: sorted and searched in memory, so it stays quick."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMimeData, QModelIndex, QObject, Qt, QUrl
from PySide6.QtGui import QIcon

from plagcheck.gui.parts import icons
from plagcheck.gui.parts.row_models import Index, SortedModel
from plagcheck.gui.parts.text_format import count, day, report_wording, tr

if TYPE_CHECKING:
    from plagcheck.model.entry import Entry

Key = Callable[["Entry"], object]
NAME, COLLECTION, PAGES, WORDS, ADDED, STATE = range(6)

_KEYS: Final[dict[int, Key]] = {
    NAME: lambda entry: entry.name.casefold(),
    COLLECTION: lambda entry: entry.collection.casefold(),
    PAGES: lambda entry: entry.pages,
    WORDS: lambda entry: entry.words,
    ADDED: lambda entry: entry.added_at,
    STATE: lambda entry: " ".join(entry.notes),
}


class LibraryModel(SortedModel["Entry"]):
    """All entries are kept; shown are those of a collection, with some words in their names."""

    def __init__(self, parent: QObject | None = None) -> None:
        say = report_wording()
        titles = (
            say("document"),
            say("collection"),
            tr("Pages"),
            say("words"),
            tr("Added"),
            tr("Unreadable part"),
        )
        super().__init__(titles, (PAGES, WORDS), parent, column=NAME)
        self._entries: Sequence[Entry] = ()
        self._names: list[str] = []
        self._search = ""
        self._collection: str | None = None

    def show_entries(self, entries: Sequence[Entry]) -> None:
        self._entries = entries
        self._names = [entry.name.casefold() for entry in entries]
        self.lay_out()

    @property
    def total(self) -> int:
        """How many documents there are, shown or not."""
        return len(self._entries)

    def narrow(self, search: str, collection: str | None) -> None:
        """Show only names with a text, of one collection."""
        self._search, self._collection = search.casefold(), collection
        self.lay_out()

    def passing(self) -> list[Entry]:
        wanted, search = self._collection, self._search
        return [
            entry
            for entry, name in zip(self._entries, self._names, strict=True)
            if search in name and (wanted is None or entry.collection == wanted)
        ]

    def key(self, column: int) -> Key:
        return _KEYS[column]

    def entry(self, index: Index) -> Entry:
        return self._shown[index.row()]

    def ids_in(self, collection: str) -> list[int]:
        """All documents of a collection, shown or not."""
        return [entry.id for entry in self._entries if entry.collection == collection]

    def row_of(self, document_id: int) -> int:
        return next((i for i, e in enumerate(self._shown) if e.id == document_id), -1)

    # -- what stands in a cell

    def text(self, row: Entry, column: int) -> str:
        if column == NAME:
            return row.name
        if column == COLLECTION:
            return row.collection
        if column == PAGES:
            return count(row.pages) if row.pages else "–"
        if column == WORDS:
            return count(row.words)
        if column == ADDED:
            return day(row.added_at)
        return " · ".join(row.notes) or tr("none")

    def tip(self, row: Entry, column: int) -> str:
        return row.path or row.name if column == NAME else ""

    def colour(self, row: Entry, column: int) -> str:
        if column == STATE and row.notes:
            return "att"
        return "text" if column in (NAME, WORDS, PAGES) else "text2"

    def picture(self, row: Entry, column: int) -> QIcon | None:
        if column == NAME:
            return icons.icon("file-text")
        if column == STATE and row.notes:
            return icons.icon("triangle-alert", "att")
        return None

    # -- dragging out

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


def _is_there(entry: Entry) -> bool:
    return Path(entry.path).is_file()
