"""The table of documents: its columns, and how they give way when it is narrow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableView

from plagcheck.gui.library.collection_model import unsorted
from plagcheck.gui.library.library_model import (
    ADDED,
    COLLECTION,
    NAME,
    PAGES,
    STATE,
    WORDS,
    LibraryModel,
)
from plagcheck.gui.parts.cell_delegate import CellDelegate
from plagcheck.gui.parts.keys import bind_own_keys
from plagcheck.gui.parts.tables import dress_table, give_way, widen
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme

if TYPE_CHECKING:
    from plagcheck.model.entry import Entry

_WIDTHS = {COLLECTION: 150, PAGES: 72, WORDS: 90, ADDED: 116, STATE: 160}
_NARROW_WIDTHS = {COLLECTION: 142, PAGES: 64, WORDS: 78, STATE: 136}
DATES_FROM = 820  # pixels; narrower: no dates, and more room for titles


class DocumentTable(QTableView):
    """Rows are documents; several can be chosen and dragged out."""

    text_wanted = Signal()
    removed = Signal()

    def __init__(self, model: LibraryModel) -> None:
        super().__init__()
        self._documents = model
        self.setModel(model)
        self.setItemDelegate(CellDelegate(model, self))
        dress_table(self, tr("Documents"), 30, several=True)
        self.setDragEnabled(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(theme.px(60))
        widen(self, _WIDTHS, {COLLECTION: unsorted()})
        self.setSortingEnabled(True)
        self.sortByColumn(NAME, Qt.SortOrder.AscendingOrder)
        self.doubleClicked.connect(lambda _: self.text_wanted.emit())
        bind_own_keys(
            self,
            {
                "Del": self.removed.emit,
                "Return": self.text_wanted.emit,
                "Enter": self.text_wanted.emit,
            },
        )

    def chosen(self) -> list[Entry]:
        indexes: list[QModelIndex] = self.selectionModel().selectedRows()
        return [self._documents.entry(index) for index in indexes]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < theme.px(DATES_FROM)
        give_way(self, ADDED, narrow, _WIDTHS, _NARROW_WIDTHS, {COLLECTION: unsorted()})
