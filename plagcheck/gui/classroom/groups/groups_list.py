"""Lists of the page of groups: rows that can be chosen and opened, or a word when empty."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QListView, QStyledItemDelegate

from plagcheck.gui.parts.theme import theme


class RowList(QListView):
    """A click or an arrow makes a row current; Enter or a double click opens it."""

    row_current = Signal(QModelIndex)
    row_clicked = Signal(QModelIndex)
    row_opened = Signal(QModelIndex)

    def __init__(self, model: QAbstractItemModel, delegate: QStyledItemDelegate, name: str) -> None:
        super().__init__()
        self.empty_text = ""
        self.setModel(model)
        delegate.setParent(self)
        self.setItemDelegate(delegate)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(name)
        self.clicked.connect(self.row_clicked)
        self.doubleClicked.connect(self.row_opened)
        self.selectionModel().currentChanged.connect(self._on_current)
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def _on_current(self, index: QModelIndex) -> None:
        if index.isValid():
            self.row_current.emit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and self.currentIndex().isValid():
            self.row_opened.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

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
