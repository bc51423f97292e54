"""The table of the history: headings across all columns, and how columns give way."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from plagcheck.gui.history.history_model import NAME, RESULT, SIZE, STATUS, WHEN, HistoryModel
from plagcheck.gui.history.history_row import HistoryRow
from plagcheck.gui.history.history_words import pairs_text
from plagcheck.gui.parts.inputs import column_width
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme

_WIDTHS = {WHEN: 76, SIZE: 108, RESULT: 220, STATUS: 140}
_NARROW_WIDTHS = {WHEN: 68, RESULT: 232, STATUS: 64}
MANY = 999  # pairs of a class whose number fits
SIZES_FROM = 640  # pixels; narrower: no sizes, and a status is its sign alone


class HistoryTable(QTableView):
    """Rows are checks; several can be chosen."""

    opened = Signal()
    delete_wanted = Signal()

    def __init__(self, model: HistoryModel) -> None:
        super().__init__()
        self._checks = model
        self.setModel(model)
        self.setAccessibleName(tr("Checks"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setTabKeyNavigation(False)
        self.setItemDelegate(_Delegate(self))
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(theme.px(32))
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(theme.px(60))
        self._widen(_WIDTHS)
        model.modelReset.connect(self._span_headings)
        self.doubleClicked.connect(lambda _: self.opened.emit())
        self._on_key(QKeySequence(QKeySequence.StandardKey.Delete), self.delete_wanted)
        for keys in ("Return", "Enter"):
            self._on_key(QKeySequence(keys), self.opened)

    def _on_key(self, keys: QKeySequence, signal: object) -> None:
        shortcut = QShortcut(keys, self)
        shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
        shortcut.activated.connect(signal)

    def _span_headings(self) -> None:
        self.clearSpans()
        for row in self._checks.headings():
            self.setSpan(row, 0, 1, self._checks.columnCount())

    def chosen(self) -> list[HistoryRow]:
        rows: list[QModelIndex] = self.selectionModel().selectedRows()
        found = (self._checks.past(index.row()) for index in rows)
        return [past for past in found if past is not None]

    def choose(self, number: int) -> bool:
        """Choose a check by its number; False where it is not shown."""
        row = self._checks.row_of(number)
        if row < 0:
            return False
        index = self._checks.index(row, 0)
        flag = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flag.ClearAndSelect | flag.Rows)
        self.scrollTo(index)
        return True

    def choose_first(self) -> None:
        first = next((n for n in range(self._checks.rowCount()) if self._checks.past(n)), None)
        if first is not None:
            past = self._checks.past(first)
            if past is not None:
                self.choose(past.id)
                self.scrollToTop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.is_narrow != self.isColumnHidden(SIZE):  # between, widths are the teacher's
            self.setColumnHidden(SIZE, self.is_narrow)
            self._widen(_NARROW_WIDTHS if self.is_narrow else _WIDTHS)

    def _widen(self, widths: Mapping[int, int]) -> None:
        for section, width in widths.items():
            heading = str(self._checks.headerData(section, Qt.Orientation.Horizontal))
            usual = pairs_text(MANY) if section == RESULT else ""
            self.setColumnWidth(section, column_width(width, max(heading, usual, key=len)))

    @property
    def is_narrow(self) -> bool:
        return self.width() < theme.px(SIZES_FROM)


class _Delegate(QStyledItemDelegate):
    """Headings have a ground of their own, which a style sheet would paint over."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        table = self.parent()
        if index.column() == STATUS and isinstance(table, HistoryTable) and table.is_narrow:
            option.text = ""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        model = index.model()
        if isinstance(model, HistoryModel) and model.past(index.row()) is None:
            painter.fillRect(option.rect, theme.colour("surface2"))
            painter.setPen(theme.colour("line"))
            painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
            painter.setPen(theme.colour("text2"))
            painter.setFont(theme.font(12, bold=True))
            inner = option.rect.adjusted(theme.px(12), 0, 0, 0)
            painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter, str(index.data()))
            return
        super().paint(painter, option, index)
