"""The list of sources."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QListView, QMenu

from plagcheck.gui.check.shown import ShownResult, ShownSource
from plagcheck.gui.check.source_delegate import (
    SourceDelegate,
    jaccard_place,
    link_place,
    open_text,
)
from plagcheck.gui.check.source_model import SourceModel
from plagcheck.gui.parts.row_list import RowList
from plagcheck.gui.parts.row_models import ROW
from plagcheck.gui.parts.text_format import report_wording, tr
from plagcheck.model.document import Document
from plagcheck.model.entry import Entry


class SourceList(RowList):
    """Sources to choose from. Enter or a double click opens one side by side."""

    source_chosen = Signal(int)
    source_opened = Signal(int)
    paper_wanted = Signal(int)  # id of a class-mate's paper
    explain_wanted = Signal(int)
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

    @property
    def chosen(self) -> int | None:
        """Number of the source that is selected."""
        row = self.currentIndex().data(ROW)
        return row.source.number if row is not None and row.source is not None else None

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
        """The way to a class-mate's paper is a place in its row; so is that to how it was found."""
        super().mouseReleaseEvent(event)
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        where = event.position().toPoint()
        source = self._linked(where)
        if source is not None:
            self.paper_wanted.emit(source.source.id)
        elif (number := self._questioned(where)) is not None:
            self.explain_wanted.emit(number)

    def _questioned(self, where: QPoint) -> int | None:
        """The source whose Jaccard score stands at a place."""
        index = self.indexAt(where)
        row = index.data(ROW)
        if row is None or row.source is None or row.folds or not self._model.is_finished:
            return None
        is_there = jaccard_place(self.visualRect(index), row).contains(where)
        return row.source.number if is_there else None

    def _linked(self, where: QPoint) -> ShownSource | None:
        """The class-mate whose paper a place in the list leads to."""
        index = self.indexAt(where)
        row = index.data(ROW)
        if row is None or row.source is None or row.folds:
            return None
        found: ShownSource = row.source
        return found if link_place(self.visualRect(index), found).contains(where) else None

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """How a source was found; a class-mate's paper can be opened itself."""
        index = self.indexAt(event.pos())
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            index = self.currentIndex()
        row = index.data(ROW)
        if row is None or row.source is None or row.folds:
            return
        menu, source = QMenu(self), row.source
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if source.is_class_mate:
            menu.addAction(open_text(), lambda: self.paper_wanted.emit(source.source.id))
        if self._model.is_finished:
            question = report_wording()("how found")
            menu.addAction(question, lambda: self.explain_wanted.emit(source.number))
        if not menu.isEmpty():
            menu.popup(event.globalPos())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.scheduleDelayedItemsLayout()
        return super().event(event)
