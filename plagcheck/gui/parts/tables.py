"""What the tables of the window have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from plagcheck.gui.parts.inputs import column_width
from plagcheck.gui.parts.theme import theme

NOTHING: Final[Mapping[int, str]] = {}


def dress_table(table: QTableView, name: str, row_height: int, *, several: bool = False) -> None:
    """Whole rows of one height, one or several of which can be chosen; Tab leaves the table."""
    mode = QAbstractItemView.SelectionMode
    table.setAccessibleName(name)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(mode.ExtendedSelection if several else mode.SingleSelection)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    table.verticalHeader().setDefaultSectionSize(theme.px(row_height))
    table.horizontalHeader().setHighlightSections(False)


def give_way(
    table: QTableView,
    column: int,
    narrow: bool,
    wide_widths: Mapping[int, int],
    narrow_widths: Mapping[int, int],
    usual: Mapping[int, str] = NOTHING,
) -> None:
    """Hide a column where there is no room for it; until that changes, widths are the teacher's."""
    if narrow != table.isColumnHidden(column):
        table.setColumnHidden(column, narrow)
        widen(table, narrow_widths if narrow else wide_widths, usual)


def widen(table: QTableView, widths: Mapping[int, int], usual: Mapping[int, str] = NOTHING) -> None:
    """Columns of these design widths, or wider where a heading or a usual text needs it."""
    for section, width in widths.items():
        title = str(table.model().headerData(section, Qt.Orientation.Horizontal))
        text = max(title, usual.get(section, ""), key=len)
        table.setColumnWidth(section, column_width(width, text))
