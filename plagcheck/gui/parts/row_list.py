"""Lists of rows that can be chosen and opened, or a word when there are none."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QListView, QStyledItemDelegate

from plagcheck.gui.parts.keys import is_enter
from plagcheck.gui.parts.theme import theme


class RowList(QListView):
    """An arrow goes to a row; Enter or a double click opens it."""

    row_current = Signal(QModelIndex)  # however it came to be
    row_reached = Signal(QModelIndex)  # by keyboard
    row_opened = Signal(QModelIndex)

    def __init__(self, model: QAbstractItemModel, delegate: QStyledItemDelegate, name: str) -> None:
        super().__init__()
        self.empty_text = ""
        for part in (model, delegate):
            part.setParent(self)
        self.setModel(model)
        self.setItemDelegate(delegate)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(name)
        self.doubleClicked.connect(self.row_opened)
        self.selectionModel().currentChanged.connect(self._on_current)
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def choose_row(self, place: int) -> None:
        """Select a row without telling anybody that it was reached; -1 is none."""
        if place >= 0 and self.currentIndex().row() != place:
            self.setCurrentIndex(self.model().index(place, 0))

    def enter(self, index: QModelIndex) -> None:
        """What Enter does to a row."""
        self.row_opened.emit(index)

    def _on_current(self, index: QModelIndex) -> None:
        if index.isValid():
            self.row_current.emit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentIndex()
        if is_enter(event) and before.isValid():
            self.enter(before)
            return
        super().keyPressEvent(event)
        if self.currentIndex() != before and self.currentIndex().isValid():
            self.row_reached.emit(self.currentIndex())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.model().rowCount() or not self.empty_text:
            return
        painter = QPainter(self.viewport())
        painter.setFont(theme.font(13))
        painter.setPen(theme.colour("text2"))
        where = self.viewport().rect().adjusted(16, 16, -16, -16)
        flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(where, flags, self.empty_text)
        painter.end()
