"""The table of documents: its columns, and how they give way when it is narrow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

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
from plagcheck.gui.parts.inputs import column_width
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme

if TYPE_CHECKING:
    from collections.abc import Mapping

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
        self.setAccessibleName(tr("Documents"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setDragEnabled(True)
        self.setTabKeyNavigation(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(theme.px(30))
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(theme.px(60))
        self._widen(_WIDTHS)
        self.setSortingEnabled(True)
        self.sortByColumn(NAME, Qt.SortOrder.AscendingOrder)
        self.doubleClicked.connect(lambda _: self.text_wanted.emit())
        self._on_key(QKeySequence(QKeySequence.StandardKey.Delete), self.removed)
        for keys in ("Return", "Enter"):
            self._on_key(QKeySequence(keys), self.text_wanted)

    def _on_key(self, keys: QKeySequence, signal: object) -> None:
        shortcut = QShortcut(keys, self)
        shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
        shortcut.activated.connect(signal)

    def chosen(self) -> list[Entry]:
        indexes: list[QModelIndex] = self.selectionModel().selectedRows()
        return [self._documents.entry(index) for index in indexes]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < theme.px(DATES_FROM)
        if narrow != self.isColumnHidden(ADDED):  # between, widths are the teacher's
            self.setColumnHidden(ADDED, narrow)
            self._widen(_NARROW_WIDTHS if narrow else _WIDTHS)

    def _widen(self, widths: Mapping[int, int]) -> None:
        for section, width in widths.items():
            heading = str(self._documents.headerData(section, Qt.Orientation.Horizontal))
            usual = unsorted() if section == COLLECTION else ""
            self.setColumnWidth(section, column_width(width, max(heading, usual, key=len)))
