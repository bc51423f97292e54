"""The list of sources."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QListView, QMenu, QWidget

from plagcheck.gui.check.shown import Shown, ShownSource
from plagcheck.gui.check.source_delegate import SourceDelegate
from plagcheck.gui.check.source_model import ROW, SourceModel
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.model.document import Document
from plagcheck.model.entry import Entry


class SourceList(QListView):
    """Sources to choose from. Enter or a double click opens one side by side."""

    source_chosen = Signal(int)
    source_opened = Signal(int)
    paper_wanted = Signal(int)  # id of a class-mate's paper
    listed = Signal(int)  # how many sources have a row now

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.empty_text = ""
        self._model = SourceModel(self)
        self.setModel(self._model)
        self.setItemDelegate(SourceDelegate(self))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setAccessibleName(tr("Sources"))
        self.clicked.connect(self._on_click)
        self.doubleClicked.connect(self._on_open)
        theme.changed.connect(self.scheduleDelayedItemsLayout)
        for changed in (self._model.modelReset, self._model.rowsInserted, self._model.rowsRemoved):
            changed.connect(lambda *_: self.listed.emit(self._model.listed))

    def show_result(self, shown: Shown) -> None:
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
        place = self._model.row_of(number)
        if place >= 0 and self.currentIndex().row() != place:
            self.setCurrentIndex(self._model.index(place))

    def _on_click(self, index: QModelIndex) -> None:
        row = index.data(ROW)
        if row.folds:
            self._model.fold_or_unfold(index)
        elif row.source is not None:
            self.source_chosen.emit(row.source.number)

    def _on_open(self, index: QModelIndex) -> None:
        row = index.data(ROW)
        if row.source is not None and not row.folds:
            self.source_opened.emit(row.source.number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            row = index.data(ROW)
            if row.folds:
                self._model.fold_or_unfold(index)
            else:
                self._on_open(index)
            return
        super().keyPressEvent(event)
        if self.currentIndex() != index and self.currentIndex().isValid():
            row = self.currentIndex().data(ROW)
            if row.source is not None and not row.folds:
                self.source_chosen.emit(row.source.number)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A class-mate's paper can be opened itself."""
        row = self.indexAt(event.pos()).data(ROW)
        if row is not None and row.source is not None and row.source.is_class_mate:
            menu, number = QMenu(self), row.source.source.id
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.addAction(tr("Open this paper"), lambda: self.paper_wanted.emit(number))
            menu.popup(event.globalPos())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._model.rowCount() or not self.empty_text:
            return
        painter = QPainter(self.viewport())
        painter.setFont(theme.font(13))
        painter.setPen(theme.colour("text2"))
        where = self.viewport().rect().adjusted(16, 16, -16, -16)
        flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(where, flags, self.empty_text)
        painter.end()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.scheduleDelayedItemsLayout()
        return super().event(event)
