"""The table of the history: headings across all columns, and how columns give way."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from plagcheck.gui.history.history_model import NAME, RESULT, SIZE, STATUS, WHEN, HistoryModel
from plagcheck.gui.history.history_row import HistoryRow
from plagcheck.gui.history.history_words import pairs_text
from plagcheck.gui.parts.keys import bind_own_keys
from plagcheck.gui.parts.row_delegate import set_pen, write
from plagcheck.gui.parts.row_models import Index
from plagcheck.gui.parts.tables import dress_table, give_way, widen
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
        dress_table(self, tr("Checks"), 32, several=True)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setItemDelegate(HistoryDelegate(self))
        header = self.horizontalHeader()
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(theme.px(60))
        widen(self, _WIDTHS, self._usual)
        model.modelReset.connect(self._span_headings)
        self.doubleClicked.connect(lambda _: self.opened.emit())
        bind_own_keys(
            self,
            {
                "Del": self.delete_wanted.emit,
                "Return": self.opened.emit,
                "Enter": self.opened.emit,
            },
        )

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
        give_way(self, SIZE, self.is_narrow, _WIDTHS, _NARROW_WIDTHS, self._usual)

    @property
    def _usual(self) -> dict[int, str]:
        """What must fit: the longest text of many."""
        return {RESULT: pairs_text(MANY)}

    @property
    def is_narrow(self) -> bool:
        return self.width() < theme.px(SIZES_FROM)


class HistoryDelegate(QStyledItemDelegate):
    """Headings have a ground of their own, which a style sheet would paint over."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        table = self.parent()
        if index.column() == STATUS and isinstance(table, HistoryTable) and table.is_narrow:
            option.text = ""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        if isinstance(model, HistoryModel) and model.past(index.row()) is None:
            painter.fillRect(option.rect, theme.colour("surface2"))
            painter.setPen(theme.colour("line"))
            painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
            set_pen(painter, 12, "text2", bold=True)
            write(painter, option.rect.adjusted(theme.px(12), 0, 0, 0), str(index.data()))
            return
        super().paint(painter, option, index)
