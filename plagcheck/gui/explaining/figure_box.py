"""A drawn figure with its heading, and the same numbers as a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QStackedLayout, QTableView, QWidget

from plagcheck.gui.parts.controls import button, column, label, row
from plagcheck.gui.parts.row_models import TableModel
from plagcheck.gui.parts.tables import dress_table
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme

ROW_HEIGHT, MOST_ROWS = 26, 7

Cells = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FigureTable:
    """The numbers of a figure; columns from the first on that hold figures are `right`."""

    titles: Cells
    rows: Sequence[Cells]
    right: frozenset[int] = frozenset()


class _Rows(TableModel[Cells]):
    def text(self, row: Cells, column: int) -> str:
        return row[column]


class FigureBox(QWidget):
    """The picture first; a link changes to the table and back."""

    row_chosen = Signal(int)  # of the table, with Enter or a click
    turned = Signal(QWidget)  # itself, when it is a table now

    def __init__(self, picture: QWidget) -> None:
        super().__init__()
        self.title, self.note = label("", "strong"), label("", "quiet", wrap=True)
        self.as_table = button(tr("As a table"), self._turn, kind="link")
        self._stack = QStackedLayout()  # not a widget: those have a ground
        self._table: QTableView | None = None
        self._make_table: Callable[[], FigureTable] = lambda: FigureTable((), ())
        layout = column(gap=4)
        for line in self.lay_out_head():
            layout.addLayout(line)
        layout.addLayout(self._stack)
        self.setLayout(layout)
        self._stack.addWidget(picture)  # shown at once: only now it is no window of its own

    def lay_out_head(self) -> list[QHBoxLayout]:
        """Title, note and link in one line."""
        head = row(self.title, self.note, self.as_table, gap=10)
        head.setStretch(1, 1)
        return [head]

    def show_figure(self, title: str, note: str, table: Callable[[], FigureTable]) -> None:
        """Another source: its picture is shown; the table is made when it is asked for."""
        self.title.setText(title)
        self.note.setText(note)
        self._make_table = table
        self.as_table.setAccessibleName(f"{self.as_table.text()} · {title}")
        if self._table is not None:
            self._turn()

    def _turn(self) -> None:
        if self._table is not None:
            self._stack.removeWidget(self._table)
            self._table.deleteLater()
            self._table = None
            self.as_table.setText(tr("As a table"))
        else:
            self._table = self._made(self._make_table())
            self._stack.addWidget(self._table)
            self._stack.setCurrentWidget(self._table)
            self.as_table.setText(tr("As a picture"))
            self.turned.emit(self)
        self.as_table.setAccessibleName(f"{self.as_table.text()} · {self.title.text()}")

    def _made(self, told: FigureTable) -> QTableView:
        table = QTableView()
        model = _Rows(told.titles, told.right, table)
        model.put_rows(told.rows)
        table.setModel(model)
        dress_table(table, self.title.text(), ROW_HEIGHT)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rows = min(max(1, len(told.rows)), MOST_ROWS)
        table.setFixedHeight(theme.px(ROW_HEIGHT) * rows + header.sizeHint().height() + 2)
        table.activated.connect(lambda index: self.row_chosen.emit(index.row()))
        table.clicked.connect(lambda index: self.row_chosen.emit(index.row()))
        return table


class HalfFigureBox(FigureBox):
    """One of two beside each other: its note stands below."""

    def lay_out_head(self) -> list[QHBoxLayout]:
        return [row(self.title, None, self.as_table, gap=10), row(self.note)]
