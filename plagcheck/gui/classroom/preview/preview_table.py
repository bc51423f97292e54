"""The table of submissions before the run."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from plagcheck.gui.classroom.preview.preview_model import (
    FILES,
    LATE,
    NOTES,
    STUDENT,
    WORDS,
    PreviewModel,
)
from plagcheck.gui.parts.keys import bind_own_keys
from plagcheck.gui.parts.tables import dress_table
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.model.submissions import Submission

_WIDTHS = {STUDENT: 190, WORDS: 80, LATE: 64}


class PreviewTable(QTableView):
    """Names are edited in place (F2); a row dropped on another gives its files away."""

    removed = Signal()

    def __init__(self, model: PreviewModel) -> None:
        super().__init__()
        self._rows = model
        self.setModel(model)
        dress_table(self, tr("Who handed in what"), 34, several=True)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDragDropOverwriteMode(True)
        self.setDropIndicatorShown(True)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(theme.px(56))
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        for section in (FILES, NOTES):
            header.setSectionResizeMode(section, QHeaderView.ResizeMode.Stretch)
        for section, width in _WIDTHS.items():
            self.setColumnWidth(section, theme.px(width))
        self.setSortingEnabled(True)
        self.sortByColumn(STUDENT, Qt.SortOrder.AscendingOrder)
        bind_own_keys(self, {"Del": self.removed.emit})

    def chosen(self) -> list[Submission]:
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self._rows.submission(row) for row in rows]

    def choose(self, key: str, attempt: str) -> None:
        row = self._rows.row_of(key, attempt)
        if row >= 0:
            self.selectRow(row)

    def rename(self) -> None:
        row = self.currentIndex().row()
        if row >= 0:
            self.edit(self._rows.index(row, STUDENT))
