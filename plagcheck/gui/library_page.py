"""The library: collections, documents, what is being added, and its health."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QInputDialog,
    QMenu,
    QSplitter,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from plagcheck.gui.collection_model import NAME_ROLE, CollectionModel, suggested
from plagcheck.gui.controls import PageHead, Panel, button, column, label, row
from plagcheck.gui.fields import NameList, SearchField
from plagcheck.gui.health_box import HealthBox
from plagcheck.gui.import_panel import ImportPanel
from plagcheck.gui.library_model import ADDED, COLLECTION, NAME, PAGES, STATE, WORDS, LibraryModel
from plagcheck.gui.theme import theme
from plagcheck.gui.words import size, tr
from plagcheck.gui.work import LibraryState

if TYPE_CHECKING:
    from plagcheck.library.records import Entry

_WIDTHS = {NAME: 380, COLLECTION: 150, PAGES: 92, WORDS: 90, ADDED: 110, STATE: 160}


class LibraryPage(QWidget):
    """Everything about the reference documents."""

    files_wanted = Signal(str)  # into this collection
    folder_wanted = Signal(str)
    remove_wanted = Signal(object)  # ids
    undo_wanted = Signal()
    text_wanted = Signal(int)
    add_again_wanted = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = LibraryModel(self)
        self.collections = CollectionModel(self)
        self.health = HealthBox()
        self.imports = ImportPanel()
        self._build()
        self._connect()

    # -- layout

    def _build(self) -> None:
        self.head = PageHead()
        self.head.title.setText(tr("Library"))
        self.search = SearchField(tr("Search titles"))
        self.add_button = button(tr("Add…"), icon="plus", kind="primary")
        menu = QMenu(self.add_button)
        menu.addAction(tr("Files…"), lambda: self.files_wanted.emit(self.target()))
        menu.addAction(tr("A folder…"), lambda: self.folder_wanted.emit(self.target()))
        self.add_button.setMenu(menu)
        self.head.buttons.addWidget(self.search)
        self.head.buttons.addWidget(self.add_button)
        self.banner = self._make_banner()
        self.names = self._make_names()
        self.table = self._make_table()
        self.selection_bar = self._make_selection_bar()
        self.empty = label("", "lead", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        left = Panel(
            "aside",
            column(
                self.names,
                row(
                    button(tr("New collection"), self._new_collection, icon="plus", kind="small"),
                    None,
                    margins=(12, 4, 12, 8),
                ),
                self.health,
                gap=0,
            ),
        )
        left.setFixedWidth(theme.px(212))
        upper = QWidget()
        upper.setLayout(column(self.table, self.empty, self.selection_bar, gap=0))
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.addWidget(upper)
        self.splitter.addWidget(self.imports)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setStretchFactor(0, 3)
        self.splitter.setStretchFactor(1, 2)
        self.imports.hide()
        body = row(left, self.splitter, gap=0)
        body.setStretch(1, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addWidget(self.banner)
        layout.addLayout(body, 1)

    def _make_banner(self) -> Panel:
        self.banner_text = label("")
        self.undo_button = button(
            tr("Undo"), self.undo_wanted.emit, icon="undo-2", kind="small", tip=tr("Undo (Ctrl+Z)")
        )
        close = button("", icon="x", kind="small square", tip=tr("Close this line"))
        made = Panel(
            "banner", row(self.banner_text, self.undo_button, None, close, margins=(16, 6, 16, 6))
        )
        close.clicked.connect(made.hide)
        made.hide()
        return made

    def _make_names(self) -> NameList:
        names = NameList(tr("Collections"))
        names.setModel(self.collections)
        names.setCurrentIndex(self.collections.index(0))
        return names

    def _make_table(self) -> QTableView:
        table = QTableView()
        table.setModel(self.model)
        table.setAccessibleName(tr("Documents"))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setDragEnabled(True)
        table.setTabKeyNavigation(False)
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(theme.px(30))
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setStretchLastSection(True)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        for section, width in _WIDTHS.items():
            table.setColumnWidth(section, theme.px(width))
        table.setSortingEnabled(True)
        table.sortByColumn(NAME, Qt.SortOrder.AscendingOrder)
        return table

    def _make_selection_bar(self) -> Panel:
        self.selected = label("", "quiet")
        self.open_button = button(tr("Open"), self._open, kind="small")
        self.text_button = button(tr("Text as extracted"), self._show_text, kind="small")
        self.remove_button = button(
            tr("Remove"),
            self._remove,
            kind="small danger",
            tip=tr(
                "Removes the text and all its fingerprints. Finished reports keep their "
                "quotations until you delete them."
            ),
        )
        return Panel(
            "card-bar",
            row(
                self.selected,
                12,
                self.open_button,
                self.text_button,
                self.remove_button,
                None,
                margins=(16, 6, 16, 6),
            ),
        )

    def _connect(self) -> None:
        self.search.textChanged.connect(lambda: self._narrow())
        self.names.selectionModel().currentChanged.connect(lambda *_: self._narrow())
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._on_selection())
        self.table.doubleClicked.connect(lambda _: self._show_text())
        self.table.customContextMenuRequested.connect(self._menu)
        self.imports.closed.connect(self.imports.hide)
        self.imports.again_wanted.connect(
            lambda paths: self.add_again_wanted.emit(paths, self.target())
        )
        remove = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.table)
        remove.setContext(Qt.ShortcutContext.WidgetShortcut)
        remove.activated.connect(self._remove)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.search.setFocus)
        for keys in ("Return", "Enter"):
            show = QShortcut(QKeySequence(keys), self.table)
            show.setContext(Qt.ShortcutContext.WidgetShortcut)
            show.activated.connect(self._show_text)
        self._on_selection()

    # -- showing

    def take_focus(self) -> None:
        (self.table if self.model.rowCount() else self.names).setFocus()

    def show_imports(self) -> None:
        """Open the list of files being added, in the lower part."""
        if not self.imports.isVisible():
            self.imports.show()
            self.splitter.setSizes([self.height() * 5 // 10, self.height() * 5 // 10])

    def show_library(self, state: LibraryState) -> None:
        summary = state.summary
        parts = [
            tr("%Ln documents", summary.documents),
            tr("%Ln words", summary.words),
            tr("%1 on this disk").replace("%1", size(summary.size_bytes)),
        ]
        self.head.note.setText(" · ".join(parts))
        chosen = self.names.currentIndex().data(NAME_ROLE)
        self.collections.show_counts(summary.collections)
        self.names.setCurrentIndex(self.collections.index(self.collections.row_of(chosen)))
        self.model.show_entries(state.entries)
        self._narrow()

    def show_removed(self, number: int) -> None:
        self.banner_text.setText(tr("%Ln documents removed.", number))
        self.banner.show()

    def target(self) -> str:
        """The collection that new files go into."""
        chosen = self.names.currentIndex().data(NAME_ROLE)
        return str(chosen) if chosen else suggested()[0]

    def _narrow(self) -> None:
        self.model.narrow(self.search.text().strip(), self.names.currentIndex().data(NAME_ROLE))
        self._on_selection()
        there = self.model.rowCount() > 0
        self.table.setVisible(there)
        self.selection_bar.setVisible(there)
        self.empty.setVisible(not there)
        if self.search.text().strip():
            self.empty.setText(tr("No title holds “%1”.").replace("%1", self.search.text()))
        else:
            self.empty.setText(
                tr("Nothing here yet. Drop files or folders anywhere in the window, or choose Add.")
            )

    # -- actions

    def chosen(self) -> list[Entry]:
        indexes: list[QModelIndex] = self.table.selectionModel().selectedRows()
        return [self.model.entry(index) for index in indexes]

    def _on_selection(self) -> None:
        number = len(self.chosen())
        text = tr("%Ln selected", number) if number else tr("Nothing selected")
        self.selected.setText(text)
        self.text_button.setEnabled(number == 1)
        self.open_button.setEnabled(number == 1 and bool(self.chosen()[0].path))
        self.remove_button.setEnabled(number > 0)

    def _remove(self) -> None:
        entries = self.chosen()
        if entries:
            self.remove_wanted.emit([entry.id for entry in entries])

    def _show_text(self) -> None:
        entries = self.chosen()
        if len(entries) == 1:
            self.text_wanted.emit(entries[0].id)

    def _open(self) -> None:
        for entry in self.chosen()[:1]:
            QDesktopServices.openUrl(QUrl.fromLocalFile(entry.path))

    def _new_collection(self) -> None:
        name, agreed = QInputDialog.getText(self, tr("New collection"), tr("Name"))
        if agreed and name.strip():
            place = self.collections.add(name.strip())
            self.names.setCurrentIndex(self.collections.index(place))

    def _menu(self, point: QPoint) -> None:
        entries = self.chosen()
        if not entries:
            return
        menu = QMenu(self)
        if len(entries) == 1:
            menu.addAction(tr("Text as extracted"), self._show_text)
            opened = menu.addAction(tr("Open file"), self._open)
            opened.setEnabled(bool(entries[0].path) and Path(entries[0].path).is_file())
            menu.addSeparator()
        menu.addAction(tr("Remove %Ln documents", len(entries)), self._remove)
        menu.popup(self.table.viewport().mapToGlobal(point))
