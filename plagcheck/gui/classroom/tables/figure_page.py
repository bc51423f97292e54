"""A table of figures with a filter above it: the frame of the papers and of the pairs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Generic

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QHeaderView, QTableView, QWidget

from plagcheck.gui.classroom.class_view import ClassView
from plagcheck.gui.classroom.status import status_name
from plagcheck.gui.classroom.tables.figure_model import FigureModel, R
from plagcheck.gui.classroom.tables.filters import parse
from plagcheck.gui.parts.cell_delegate import CellDelegate
from plagcheck.gui.parts.controls import Panel, column, label, row
from plagcheck.gui.parts.inputs import SearchField, column_width
from plagcheck.gui.parts.keys import bind_keys, bind_own_keys
from plagcheck.gui.parts.tables import dress_table
from plagcheck.gui.parts.text_format import count, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.decisions import Status

AROUND = 25  # pixels of a heading beside its text
TYPING_MS = 120  # a filter is applied when typing pauses


class FigurePage(QWidget, Generic[R]):
    """Enter opens a row; 1 to 4 set its status and go on to the next."""

    opened: SignalOf[R] = carrying(1)
    chosen: SignalOf[R | None] = carrying(1)
    decided: SignalOf[R, Status] = carrying(2)

    def __init__(self, model: FigureModel[R], name: str, hint: str) -> None:
        super().__init__()
        self.model: FigureModel[R] = model
        self.search = SearchField(hint)
        self.count = label("", "quiet")
        self.switches = QHBoxLayout()
        self.switches.setSpacing(8)
        self.table = self._make_table(name)
        self.empty = label("", "lead", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.hide()
        tools = row(margins=(12, 8, 16, 8))
        tools.addWidget(self.search, 1)
        tools.addLayout(self.switches)
        tools.addStretch(1)
        tools.addWidget(self.count)
        layout = column(Panel("surface", tools), self.table, self.empty, gap=0)
        layout.setStretch(1, 1)
        layout.setStretch(2, 1)
        self.setLayout(layout)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(TYPING_MS)
        self._typing.timeout.connect(self._narrow)
        self.search.textChanged.connect(lambda _: self._typing.start())
        self._set_keys()

    def _make_table(self, name: str) -> QTableView:
        table = QTableView()
        table.setModel(self.model)
        table.setItemDelegate(CellDelegate(self.model, table))
        dress_table(table, name, 28)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        header = table.horizontalHeader()
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setMinimumSectionSize(theme.px(48))
        header.setSortIndicator(-1, Qt.SortOrder.DescendingOrder)
        table.setSortingEnabled(True)
        header.sectionClicked.connect(self._on_header)
        table.doubleClicked.connect(lambda _: self.open_current())
        table.selectionModel().selectionChanged.connect(lambda *_: self._on_selection())
        self._sorted = -1
        return table

    def _set_keys(self) -> None:
        bind_own_keys(self.table, {"Return": self.open_current, "Enter": self.open_current})
        statuses = {str(n): partial(self._decide, status) for n, status in enumerate(Status, 1)}
        bind_own_keys(self.table, statuses)
        bind_keys(self, {"Ctrl+F": self.search.setFocus})

    # -- showing

    def set_widths(self, widths: Mapping[int, int], stretched: tuple[int, ...]) -> None:
        header = self.table.horizontalHeader()
        columns = self.model.columns
        for section, width in widths.items():
            around = 40 if columns[section].share else AROUND  # the sign of the order has room
            wide = column_width(width, columns[section].title, around)
            if section == len(columns) - 1:  # the status, with its sign
                wide = max(column_width(width, status_name(each), 46) for each in Status)
            self.table.setColumnWidth(section, wide)
        for section in stretched:
            header.setSectionResizeMode(section, QHeaderView.ResizeMode.Stretch)

    def room_beside(self, *shared: int) -> int:
        """Pixels that some columns have between them."""
        table, bar = self.table, self.table.verticalScrollBar()
        others = set(range(len(self.model.columns))).difference(shared)
        room = self.width() - (bar.sizeHint().width() if bar.maximum() else 0)
        return room - sum(table.columnWidth(each) for each in others)

    def sort_by(self, section: int, order: Qt.SortOrder) -> None:
        self._sorted = section
        self.table.sortByColumn(section, order)

    def _on_header(self, section: int) -> None:
        """Figures are wanted from the largest on when they are first sorted by."""
        if section != self._sorted and self.model.columns[section].falls:
            self.sort_by(section, Qt.SortOrder.DescendingOrder)
        self._sorted = section

    def show_class(self, view: ClassView) -> None:
        """Another class, or the same one changed: the same row stays chosen."""
        before = self.current()
        self.model.show_class(view)
        self.keep_row(before)

    def keep_row(self, row_: R | None) -> None:
        """Choose the row of the same papers again, after the rows were laid out anew."""
        place = self.model.place_of(row_)
        if place >= 0:
            self.table.selectRow(place)
        elif self.model.rowCount():
            self.table.selectRow(0)
        self.show_count()

    def show_count(self) -> None:
        shown, total = self.model.rowCount(), self.model.total
        text = tr("%1 of %2").replace("%1", count(shown)).replace("%2", count(total))
        self.count.setText(text)
        self.table.setVisible(bool(shown))
        self.empty.setVisible(not shown)
        self.empty.setText(self.nothing() if not total else tr("Nothing passes this filter."))
        self._on_selection()

    def nothing(self) -> str:
        """What is said when there are no rows at all."""
        return tr("Nothing to show.")

    def current(self) -> R | None:
        rows = self.table.selectionModel().selectedRows()
        return self.model.row(rows[0].row()) if rows else None

    def take_focus(self) -> None:
        self.table.setFocus()

    def lay_out(self) -> None:
        """After a switch: the same row stays chosen."""
        before = self.current()
        self.model.lay_out()
        self.keep_row(before)

    def _narrow(self) -> None:
        before = self.current()
        self.model.narrow(parse(self.search.text()))
        self.keep_row(before)

    # -- what the teacher does

    def open_current(self) -> None:
        found = self.current()
        if found is not None:
            self.opened.emit(found)

    def _on_selection(self) -> None:
        self.chosen.emit(self.current())

    def _decide(self, status: Status) -> None:
        found = self.current()
        if found is None:
            return
        self.decided.emit(found, status)
        place = self.model.place_of(found) + 1
        if place < self.model.rowCount():
            self.table.selectRow(place)
