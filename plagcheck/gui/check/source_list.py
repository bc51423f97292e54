"""The list of sources."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QListView, QMenu

from plagcheck.gui.check.shown import ShownResult, ShownSource
from plagcheck.gui.check.source_delegate import SourceDelegate, link_place, open_text
from plagcheck.gui.check.source_model import SourceModel
from plagcheck.gui.parts.row_list import RowList
from plagcheck.gui.parts.row_models import ROW
from plagcheck.gui.parts.text_format import tr
from plagcheck.model.document import Document
from plagcheck.model.entry import Entry


class SourceList(RowList):
    """Sources to choose from. Enter or a double click opens one side by side."""

    source_chosen = Signal(int)
    source_opened = Signal(int)
    paper_wanted = Signal(int)  # id of a class-mate's paper
    listed = Signal(int)  # how many sources have a row now

    def __init__(self) -> None:
        self._model = SourceModel()
        super().__init__(self._model, SourceDelegate(self._model), tr("Sources"))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.clicked.connect(self._on_click)
        self.row_opened.connect(self._on_open)
        self.row_reached.connect(self._on_reached)
        for changed in (self._model.modelReset, self._model.rowsInserted, self._model.rowsRemoved):
            changed.connect(lambda *_: self.listed.emit(self._model.listed))

    def show_result(self, shown: ShownResult) -> None:
        self._model.show_result(shown)

    def begin(self, paper: Document) -> None:
        """A check has begun; rows come as they are known."""
        self._model.begin(paper)

    def grow(
        self, *, possible: Sequence[Entry] = (), found: Sequence[ShownSource] = (), done: int = 0
    ) -> None:
        self._model.grow(possible=possible, found=found, done=done)

    def choose(self, number: int) -> None:
        """Select a source without telling anybody."""
        self.choose_row(self._model.row_of(number))

    def enter(self, index: QModelIndex) -> None:
        if index.data(ROW).folds:
            self._model.fold_or_unfold(index)
        else:
            super().enter(index)

    def _on_click(self, index: QModelIndex) -> None:
        if index.data(ROW).folds:
            self._model.fold_or_unfold(index)
        else:
            self._on_reached(index)

    def _on_reached(self, index: QModelIndex) -> None:
        row = index.data(ROW)
        if row.source is not None and not row.folds:
            self.source_chosen.emit(row.source.number)

    def _on_open(self, index: QModelIndex) -> None:
        row = index.data(ROW)
        if row.source is not None and not row.folds:
            self.source_opened.emit(row.source.number)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The way to a class-mate's paper is a place in its row."""
        super().mouseReleaseEvent(event)
        source = self._linked(event.position().toPoint())
        if source is not None and event.button() is Qt.MouseButton.LeftButton:
            self.paper_wanted.emit(source.source.id)

    def _linked(self, where: QPoint) -> ShownSource | None:
        """The class-mate whose paper a place in the list leads to."""
        index = self.indexAt(where)
        row = index.data(ROW)
        if row is None or row.source is None or row.folds:
            return None
        found: ShownSource = row.source
        return found if link_place(self.visualRect(index), found).contains(where) else None

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A class-mate's paper can be opened itself."""
        row = self.indexAt(event.pos()).data(ROW)
        if row is not None and row.source is not None and row.source.is_class_mate:
            menu, number = QMenu(self), row.source.source.id
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.addAction(open_text(), lambda: self.paper_wanted.emit(number))
            menu.popup(event.globalPos())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.scheduleDelayedItemsLayout()
        return super().event(event)
