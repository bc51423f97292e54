"""The library: collections, documents, what is being added, and its health."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QMenu,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from plagcheck.gui.jobs.library_jobs import LibraryContents
from plagcheck.gui.library.collection_model import (
    CollectionModel,
    collection_at,
    offered_for,
    suggested,
    unsorted,
)
from plagcheck.gui.library.copies_gone import CopiesGone
from plagcheck.gui.library.document_table import DocumentTable
from plagcheck.gui.library.health_box import HealthBox
from plagcheck.gui.library.holds import HoldsLine, NewCollection, with_holds
from plagcheck.gui.library.import_panel import ImportPanel
from plagcheck.gui.library.library_model import LibraryModel
from plagcheck.gui.library.selection_bar import SelectionBar
from plagcheck.gui.parts.controls import (
    PageHead,
    Panel,
    button,
    column,
    label,
    line,
    row,
    switch_button,
)
from plagcheck.gui.parts.inputs import NameList, SearchField
from plagcheck.gui.parts.text_format import size, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.entry import Holds

if TYPE_CHECKING:
    from plagcheck.model.entry import Entry, Summary


class LibraryPage(QWidget):
    """Everything about the reference documents."""

    files_wanted = Signal()
    folder_wanted = Signal()
    remove_wanted: SignalOf[list[int]] = carrying(1)  # ids
    move_wanted: SignalOf[list[int], str] = carrying(2)  # ids, collection
    collection_made: SignalOf[str, Holds] = carrying(2)
    holds_told: SignalOf[str, Holds] = carrying(2)  # of a collection
    versions_wanted: SignalOf[list[tuple[int, ...]]] = carrying(1)  # ids of each work
    similar_wanted = Signal(bool)  # instead of the documents, or no more
    undo_wanted = Signal()
    text_wanted = Signal(int)
    add_again_wanted: SignalOf[list[Path], str] = carrying(2)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = LibraryModel(self)
        self.collections = CollectionModel(self)
        self.health = HealthBox()
        self._told = suggested()
        self.imports = ImportPanel(self._fill_targets, self.holds_of)
        self.holds = HoldsLine()
        self._untold = tr("The library is being read.")  # why it is not known what it holds
        self._is_more_coming = False  # than is listed
        self._build()
        self._connect()

    # -- layout

    def _build(self) -> None:
        self.head = PageHead()
        self.head.title.setText(tr("Library"))
        self.search = SearchField(tr("Search titles"))
        self.add_button = button(tr("Add…"), icon="plus", kind="primary")
        menu = QMenu(self.add_button)
        menu.addAction(tr("Files…"), self.files_wanted.emit)
        menu.addAction(tr("A folder…"), self.folder_wanted.emit)
        self.add_button.setMenu(menu)
        self.head.buttons.addWidget(self.search)
        self.head.buttons.addWidget(self.add_button)
        self.banner = self._make_banner()
        self.traces = _make_traces()
        self.copies_gone = CopiesGone()
        self.table = DocumentTable(self.model)
        self.selection = SelectionBar(
            opened=self._open,
            text_wanted=self._show_text,
            fill_moves=self._fill_moves,
            removed=self._remove,
        )
        self.empty = label("", "lead", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        upper = QWidget()
        upper.setLayout(column(self.table, self.empty, self.selection, gap=0))
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.addWidget(upper)
        self.splitter.addWidget(self.imports)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setStretchFactor(0, 3)
        self.splitter.setStretchFactor(1, 2)
        self.imports.hide()
        self.rooms = QStackedWidget()
        self.rooms.addWidget(self.splitter)
        self.side = self._make_side()
        body = row(self.side, self.rooms, gap=0)
        body.setStretch(1, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addWidget(self.banner)
        layout.addWidget(self.traces)
        layout.addWidget(self.copies_gone)
        layout.addWidget(self.holds)
        layout.addLayout(body, 1)

    def _make_side(self) -> Panel:
        """The collections, and how the library is."""
        self.names = self._make_names()
        fresh = button(tr("New collection"), self._new_collection, icon="plus", kind="small")
        below = row(fresh, None, margins=(12, 4, 12, 8))
        self.similar = switch_button(tr("Similar documents"), "files")
        self.similar.setAccessibleName(tr("Similar documents"))
        self.similar.toggled.connect(self.similar_wanted)
        tidy = column(
            label(tr("Tidy up"), "small"), row(self.similar, None), margins=(12, 6, 12, 8), gap=4
        )
        made = Panel("aside", column(self.names, below, line(), tidy, self.health, gap=0))
        made.setFixedWidth(theme.px(212))
        return made

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

    def _connect(self) -> None:
        self.search.textChanged.connect(lambda: self._narrow())
        self.names.selectionModel().currentChanged.connect(lambda *_: self._narrow())
        self.names.pressed.connect(lambda _: self.similar.setChecked(False))
        self.names.activated.connect(lambda _: self.similar.setChecked(False))
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._on_selection())
        self.table.text_wanted.connect(self._show_text)
        self.table.removed.connect(self._remove)
        self.table.customContextMenuRequested.connect(self._menu)
        self.holds.told.connect(self._tell_holds)
        self.imports.told.connect(self._tell_holds)
        self.imports.closed.connect(self._close_imports)
        self.imports.move_wanted.connect(self.move_wanted)
        self.imports.remove_wanted.connect(self.remove_wanted)
        self.imports.versions_wanted.connect(self.versions_wanted)
        self.imports.again_wanted.connect(
            lambda paths: self.add_again_wanted.emit(paths, self.imports.model.target)
        )
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.search.setFocus)
        self._narrow()

    # -- showing

    def take_focus(self) -> None:
        (self.table if self.model.rowCount() else self.names).setFocus()

    def show_imports(self) -> None:
        """Open the list of files being added, in the lower part."""
        if not self.imports.isVisible():
            self.imports.show()
            self.splitter.setSizes([self.height() * 5 // 10, self.height() * 5 // 10])
        self._show_holds()

    def _close_imports(self) -> None:
        self.imports.hide()
        self._show_holds()

    def show_library(self, state: LibraryContents) -> None:
        self.traces.setVisible(state.has_traces)
        self.copies_gone.show_names(state.copies_gone)
        self._untold = ""
        self._told = suggested() | dict(state.summary.holds)
        self.model.show_entries(state.entries)
        self.show_counts(state.summary)
        self.imports.show_holds()
        self._narrow()

    def show_counts(self, summary: Summary) -> None:
        """How much there is; while files are being added, their rows come later."""
        parts = [
            tr("%Ln documents", summary.documents),
            tr("%Ln words", summary.words),
            tr("%1 on this disk").replace("%1", size(summary.size_bytes)),
        ]
        self.head.note.setText(" · ".join(parts))
        chosen = collection_at(self.names.currentIndex())
        self.collections.show_counts(summary.collections)
        self.names.setCurrentIndex(self.collections.index(self.collections.row_of(chosen)))
        self._is_more_coming = summary.documents > self.model.total
        self._say_why_empty()

    def show_coming(self) -> None:
        """Something was added: an empty library is none any more, though it is not read yet."""
        if self.model.total == 0 and not self._is_more_coming:
            self._is_more_coming = True
            self.head.note.setText("")
            self.collections.show_unknown()
            self._say_why_empty()

    def holds_of(self, collection: str) -> Holds:
        """What is said of a collection, or what it is offered for."""
        return self._told.get(collection, Holds.UNKNOWN)

    def show_unread(self) -> None:
        self._untold = self._untold and tr("The library cannot be read.")
        self._narrow()

    def show_removed(self, number: int) -> None:
        self.banner_text.setText(tr("%Ln documents removed.", number))
        self.banner.show()

    def show_moved(self, number: int, collection: str) -> None:
        text = tr("%Ln documents moved to “%1”.", number)
        self.banner_text.setText(text.replace("%1", collection))
        self.banner.show()

    def chosen_collection(self) -> str:
        """The collection that is shown; none when all documents are."""
        return str(collection_at(self.names.currentIndex()) or "")

    def _narrow(self) -> None:
        self.model.narrow(self.search.text().strip(), collection_at(self.names.currentIndex()))
        self._on_selection()
        self._show_holds()
        there = self.model.rowCount() > 0
        self.table.setVisible(there)
        self.selection.setVisible(there)
        self.empty.setVisible(not there)
        self._say_why_empty()

    def _say_why_empty(self) -> None:
        if self._untold:
            self.empty.setText(self._untold)
        elif self.search.text().strip():
            self.empty.setText(tr("No title holds “%1”.").replace("%1", self.search.text()))
        elif self._is_more_coming:
            self.empty.setText(tr("What is being added is listed here when all of it is there."))
        else:
            self.empty.setText(
                tr("Nothing here yet. Drop files or folders anywhere in the window, or choose Add.")
            )

    def _show_holds(self) -> None:
        """What the chosen collection holds; with none chosen, the first that nobody told of."""
        untold = (n for n in self.collections.names() if self._told.get(n) is Holds.UNKNOWN)
        name = self.chosen_collection() or next(untold, "")
        is_asked_below = not self.imports.isHidden() and self.imports.asks_about(name)
        if not name or is_asked_below or self.similar.isChecked():
            self.holds.hide()
        else:
            self.holds.show_collection(name, self.holds_of(name))

    def _tell_holds(self, collection: str, holds: Holds) -> None:
        """What is not sorted yet goes where it belongs; of other collections it is noted."""
        if collection == unsorted():
            self.move_wanted.emit(self.model.ids_in(collection), offered_for(holds))
            return
        self._told[collection] = holds
        self.holds_told.emit(collection, holds)
        self.imports.show_holds()
        self._show_holds()

    # -- actions

    def chosen(self) -> list[Entry]:
        return self.table.chosen()

    def _on_selection(self) -> None:
        self.selection.show_chosen(self.chosen())

    def _remove(self) -> None:
        entries = self.chosen()
        if entries:
            self.remove_wanted.emit([entry.id for entry in entries])

    def _fill_moves(self, menu: QMenu) -> None:
        """Collections that not all of the chosen documents are in."""
        menu.clear()
        inside = {entry.collection for entry in self.chosen()}
        for name in self.collections.names():
            if inside != {name}:
                self._add_collection(menu, name, self._move)
        menu.addSeparator()
        menu.addAction(tr("New collection…"), self._move_to_new)

    def _fill_targets(self, menu: QMenu) -> None:
        """Where an import could go instead."""
        menu.clear()
        for name in self.collections.names():
            self._add_collection(menu, name, self.imports.retarget)
        menu.addSeparator()
        menu.addAction(
            tr("New collection…"), lambda: self._ask_for_collection(self.imports.retarget)
        )

    def _add_collection(self, menu: QMenu, name: str, then: Callable[[str], object]) -> None:
        text = with_holds(name, self.holds_of(name))
        menu.addAction(text.replace("&", "&&"), partial(then, name))

    def _move(self, collection: str) -> None:
        entries = self.chosen()
        if entries:
            self.move_wanted.emit([entry.id for entry in entries], collection)

    def _move_to_new(self) -> None:
        self._ask_for_collection(self._move)

    def _show_text(self) -> None:
        entries = self.chosen()
        if len(entries) == 1:
            self.text_wanted.emit(entries[0].id)

    def _open(self) -> None:
        for entry in self.chosen()[:1]:
            QDesktopServices.openUrl(QUrl.fromLocalFile(entry.path))

    def _new_collection(self) -> None:
        self._ask_for_collection(self._choose)

    def _choose(self, name: str) -> None:
        self.names.setCurrentIndex(self.collections.index(self.collections.row_of(name)))

    def _ask_for_collection(self, then: Callable[[str], object]) -> None:
        """Ask for a new collection, make it, and go on with its name."""
        dialog = NewCollection(self.collections.names(), self)

        def made() -> None:
            name = dialog.name.text().strip()
            self._told[name] = dialog.holds
            self.collections.add(name)
            self.collection_made.emit(name, dialog.holds)
            then(name)

        dialog.accepted.connect(made)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _menu(self, point: QPoint) -> None:
        entries = self.chosen()
        if not entries:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if len(entries) == 1:
            menu.addAction(tr("Text as extracted"), self._show_text)
            opened = menu.addAction(tr("Open file"), self._open)
            opened.setEnabled(bool(entries[0].path) and Path(entries[0].path).is_file())
            menu.addSeparator()
        self._fill_moves(menu.addMenu(tr("Move to")))
        menu.addAction(tr("Remove %Ln documents", len(entries)), self._remove)
        menu.popup(self.table.viewport().mapToGlobal(point))


def _make_traces() -> Panel:
    """Said as long as bytes of what was removed are in the file."""
    text = tr(
        "Another program has the library open, or the disk is full. The last traces of what was "
        "removed go when that is over and the library is used again."
    )
    made = Panel("banner", row(label(text, wrap=True), margins=(16, 6, 16, 6)))
    made.hide()
    return made
