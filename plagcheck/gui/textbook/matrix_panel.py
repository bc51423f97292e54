"""The characteristic matrix, and beside it where each function puts a row."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QWidget

from plagcheck.gui.parts.controls import column, label, row, segment
from plagcheck.gui.parts.keys import keep_keys
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.wrapping_row import WrappingRow
from plagcheck.gui.textbook.grid import GridCell, GridTable, RowsOnDemand, Title
from plagcheck.gui.textbook.set_name import is_filled
from plagcheck.gui.textbook.words import SetNames, modulus, order_name, value, visible
from plagcheck.textbook.lesson import Lesson
from plagcheck.textbook.one_pass import HashFunction


class MatrixPanel(QWidget):
    """Rows and sets stay where they are; the functions beside them scroll sideways."""

    row_chosen = Signal(int)
    orders_wanted = Signal(bool)  # whether by permutations

    def __init__(self) -> None:
        super().__init__()
        self.fixed = GridTable(tr("Characteristic matrix"))
        self.moving = GridTable(tr("Places of the rows"))
        self.fixed.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.fixed.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        below, beside = self.fixed.verticalScrollBar(), self.moving.verticalScrollBar()
        below.valueChanged.connect(beside.setValue)
        beside.valueChanged.connect(below.setValue)
        for table in (self.fixed, self.moving):
            table.row_chosen.connect(self.row_chosen)
        self.by_hash = segment(tr("Hash functions"), True)
        self.by_permutation = segment(tr("Permutations"))
        self._kinds = QButtonGroup(self)
        for each in (self.by_permutation, self.by_hash):
            self._kinds.addButton(each)
            keep_keys(each, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space)
        self.by_permutation.toggled.connect(self.orders_wanted)
        self._switch = QWidget()
        self._switch.setLayout(row(self.by_permutation, self.by_hash, gap=0))
        self.hint = label(tr("1 = the text has this shingle"), "quiet")
        title = label(tr("Characteristic matrix"), "section")
        head = WrappingRow(title, self.hint, self._switch)
        tables = QHBoxLayout()
        tables.setSpacing(0)
        tables.addWidget(self.fixed)
        tables.addWidget(self.moving, 1)
        self.note = label("", "small", wrap=True)
        layout = column(head, gap=8)
        layout.addLayout(tables, 1)
        layout.addWidget(self.note)
        self.setLayout(layout)
        self._with_orders = True

    def show_orders(self, on: bool) -> None:
        """The functions, or the matrix alone."""
        self._with_orders = on
        self.moving.setVisible(on)
        self._switch.setVisible(on and self._can_switch)
        self.note.setVisible(on)
        policy = Qt.ScrollBarPolicy
        self.fixed.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if on else policy.ScrollBarAsNeeded
        )
        self.fit()

    _can_switch = True

    def show_lesson(self, lesson: Lesson, names: SetNames, read: int) -> None:
        self._can_switch = names.are_texts
        self._switch.setVisible(self._with_orders and self._can_switch)
        self.hint.setText(
            tr("1 = the text has this shingle") if names.are_texts else tr("1 = it is in the set")
        )
        count = len(lesson.matrix.rows)
        self.fixed.show_rows(
            _titles(lesson, names),
            RowsOnDemand(count, lambda row: _bits(lesson, row, read)),
            widest=_widest_bits(lesson),
        )
        self.moving.show_rows(
            [
                Title(order_name(order, place), order_name(order, place, spoken=True))
                for place, order in enumerate(lesson.orders)
            ],
            RowsOnDemand(count, lambda row: _places(lesson, row, read)),
            widest=[GridCell(str(count))] * len(lesson.orders),
        )
        self.note.setText(_note(lesson))
        for table in (self.fixed, self.moving):
            table.mark(read - 1)
        self.fit()

    def fit(self) -> None:
        """The sets take what they need, the functions the rest; without these all is theirs."""
        wide = self.fixed.whole_width()
        if not self._with_orders:
            self.fixed.setMinimumWidth(0)
            self.fixed.setMaximumWidth(16777215)
            return
        free = self.width() - wide - self.moving.whole_width()
        self.fixed.setFixedWidth(wide + max(0, min(free // 3, theme.px(120))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def take_focus(self) -> None:
        self.fixed.setFocus()


def _titles(lesson: Lesson, names: SetNames) -> list[Title]:
    what = tr("shingle") if names.are_texts else tr("element")
    sets = [
        Title(names.shown(place), names.spoken(place), is_filled(place))
        for place in range(lesson.matrix.sets)
    ]
    return [Title(tr("row")), Title(what), *sets]


def _bits(lesson: Lesson, row: int, read: int) -> list[GridCell]:
    element = lesson.matrix.elements[row]
    return [
        GridCell(str(row + lesson.first_row), is_faint=True),
        GridCell(visible(element), is_serif=True, is_left=True, is_faint=row >= read),
        *(
            GridCell(str(bit), is_bold=bool(bit), is_faint=not bit)
            for bit in lesson.matrix.rows[row]
        ),
    ]


def _widest_bits(lesson: Lesson) -> list[GridCell]:
    """A row as wide as any: the longest number, the longest element."""
    longest = max(map(visible, lesson.matrix.elements), key=len, default="")
    bits = [GridCell("0", is_bold=True)] * lesson.matrix.sets
    return [GridCell(str(len(lesson.matrix.rows))), GridCell(longest, is_serif=True), *bits]


def _places(lesson: Lesson, row: int, read: int) -> list[GridCell]:
    """Of a row that was read: where every function puts it; those framed have just been kept."""
    if row >= read:
        return [GridCell()] * len(lesson.orders)
    step = lesson.steps[row]
    kept = {function for function, _ in step.changed} if row == read - 1 else set()
    return [
        GridCell("" if value(each) == "∞" else value(each), is_framed=place in kept)
        for place, each in enumerate(step.values)
    ]


def _note(lesson: Lesson) -> str:
    first = lesson.orders[0] if lesson.orders else None
    if isinstance(first, HashFunction):
        text = tr(
            "h(x) = (a·x + b) %1. Every column puts the rows into another order; a framed value "
            "has just replaced a larger one."
        )
        return text.replace("%1", modulus(lesson.orders))
    return tr(
        "Every column says where a row goes when the rows are shuffled; a framed value has just "
        "replaced a larger one."
    )
