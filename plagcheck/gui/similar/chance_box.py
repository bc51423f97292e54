"""How surely a pair is found, as the S-curve or as a table."""

from __future__ import annotations

from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from plagcheck.gui.parts.controls import button, column, row
from plagcheck.gui.parts.row_models import TableModel
from plagcheck.gui.parts.tables import dress_table
from plagcheck.gui.parts.text_format import decimal, tr
from plagcheck.gui.similar.chance_curve import ChanceCurve
from plagcheck.textbook.curve import lsh_probability

TENTHS = tuple(tenth / 10 for tenth in range(1, 11))


class ChanceBox(QWidget):
    """The curve first; a link changes to the table and back."""

    def __init__(self) -> None:
        super().__init__()
        self.curve, self.model, self.table = ChanceCurve(), ChanceModel(), QTableView()
        self.table.setModel(self.model)
        dress_table(self.table, tr("How surely a pair this alike is found"), 22)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.setFixedSize(self.curve.sizeHint())
        self.table.hide()
        self.as_table = button(tr("As a table"), self._swap, kind="link")
        self.setLayout(column(self.curve, self.table, row(None, self.as_table), gap=0))

    def show_chance(self, bands: int, rows: int, at: float) -> None:
        self.curve.show_chance(bands, rows, at)
        self.model.show_chance(bands, rows, at)

    def _swap(self) -> None:
        is_table = self.table.isHidden()
        self.table.setVisible(is_table)
        self.curve.setVisible(not is_table)
        self.as_table.setText(tr("As a drawing") if is_table else tr("As a table"))
        self.as_table.setAccessibleName(self.as_table.text())


class ChanceModel(TableModel["tuple[float, float]"]):
    """Similarities, with the chosen one among them, and how surely a pair is found there."""

    def __init__(self) -> None:
        super().__init__((tr("similarity"), tr("found")), right=range(2))

    def show_chance(self, bands: int, rows: int, at: float) -> None:
        values = sorted({*TENTHS, at})
        self.put_rows([(value, lsh_probability(value, bands, rows)) for value in values])

    def text(self, row: tuple[float, float], column: int) -> str:
        return decimal(row[column], 2 if column == 0 else 4)
