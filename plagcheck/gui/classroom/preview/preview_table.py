"""The table of submissions before the run."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from plagcheck.gui.classroom.preview.preview_model import (
    FILES,
    LATE,
    NOTES,
    STUDENT,
    WORDS,
    PreviewModel,
)
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
        self.setAccessibleName(tr("Who handed in what"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDragDropOverwriteMode(True)
        self.setDropIndicatorShown(True)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(theme.px(34))
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(theme.px(56))
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        for section in (FILES, NOTES):
            header.setSectionResizeMode(section, QHeaderView.ResizeMode.Stretch)
        for section, width in _WIDTHS.items():
            self.setColumnWidth(section, theme.px(width))
        self.setSortingEnabled(True)
        self.sortByColumn(STUDENT, Qt.SortOrder.AscendingOrder)
        delete = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self.removed)

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
