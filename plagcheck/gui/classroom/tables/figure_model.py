"""Papers or pairs as a table of figures, whose texts are made as they are looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QIcon

from plagcheck.gui.classroom.class_view import NO_CLASS, ClassView
from plagcheck.gui.classroom.status import status_icon, status_name
from plagcheck.gui.classroom.tables.filters import Filter
from plagcheck.gui.parts.row_models import DISPLAY, Cell, SortedModel
from plagcheck.gui.parts.text_format import report_wording
from plagcheck.gui.parts.tips import plain_tip
from plagcheck.model.classes import Pair
from plagcheck.model.decisions import Decision, Status
from plagcheck.model.submissions import Paper

R = TypeVar("R", Paper, Pair)
_ALL: Final = Filter()


@dataclass(frozen=True, slots=True)
class FigureColumn(Generic[R]):
    """What stands in a column, and by what it is sorted; `share` is drawn as a bar."""

    title: str
    text: Callable[[R], str]
    key: Callable[[R], Any]
    is_right: bool = False
    share: Callable[[R], float] | None = None
    group: Callable[[R], str] | None = None
    icon: Callable[[R], QIcon | None] | None = None
    colour: str = "text"
    tip: str = ""
    falls: bool = False  # sorted from the largest, when first asked for


def _cell(row: R, column: FigureColumn[R]) -> Cell:
    return Cell(
        column.text(row),
        column.colour,
        column.is_right,
        column.share(row) if column.share else None,
        column.group(row) if column.group else "",
        column.icon(row) if column.icon else None,
    )


def _quiet(cell: Cell) -> Cell:
    """A cell of a row that does not count: a bar would look like a finding."""
    return cell._replace(colour="text3", share=None)


class FigureModel(SortedModel[R]):
    """Papers or pairs as the class has them; what is not in them is looked up in the view of it.

    The last column is the status, which the teacher sets.
    """

    def __init__(
        self, decision: Callable[[Paper | Pair], Decision], parent: QObject | None = None
    ) -> None:
        super().__init__(parent=parent)
        self._decision = decision
        self.view = NO_CLASS
        self._cells: dict[tuple[int, int], Cell] = {}  # of rows that are kept, made when painted
        self._places: dict[tuple[int, ...], int] | None = None  # made when first asked for
        self.filter = Filter()
        status: FigureColumn[R] = FigureColumn(
            report_wording()("status"),
            lambda row: status_name(self._decision(row).status),
            lambda row: list(Status).index(self._decision(row).status),
            icon=lambda row: status_icon(self._decision(row).status),
            colour="text2",
        )
        self.columns: list[FigureColumn[R]] = self.make_columns()
        self.columns.append(status)
        self.titles = [column.title for column in self.columns]
        self._right = [at for at, column in enumerate(self.columns) if column.is_right]

    # -- what kinds of rows say about themselves

    def make_columns(self) -> list[FigureColumn[R]]:
        """The columns before the status."""
        raise NotImplementedError

    def rows(self) -> Sequence[R]:
        """All papers, or all pairs."""
        raise NotImplementedError

    def score(self, row: R) -> float:
        """The share that a filter like >20 is about."""
        raise NotImplementedError

    def searched(self, row: R) -> str:
        """What a filter looks for words in."""
        raise NotImplementedError

    def is_counted(self, row: R) -> bool:
        """Whether a row is a finding of the class."""
        return True

    def wanted(self, rows: Sequence[R]) -> Sequence[R]:
        """The rows that the switches above the table let through."""
        return rows

    # -- showing

    def show_class(self, view: ClassView) -> None:
        self.view = view
        self._cells = {}
        self.lay_out()

    def narrow(self, wanted: Filter) -> None:
        self.filter = wanted
        self.lay_out()

    def passing(self) -> list[R]:
        statuses = {status: status_name(status) for status in Status}
        return [row for row in self.wanted(self.rows()) if self._passes(row, statuses)]

    def key(self, column: int) -> Callable[[R], Any]:
        return self.columns[column].key

    def _put_in_order(self) -> None:
        self._places = None
        super()._put_in_order()

    def _passes(self, row: R, statuses: Mapping[Status, str]) -> bool:
        if self.filter == _ALL:
            return True
        if not self.filter.words:
            return self.filter.lets_through("", self.score(row))
        said = f"{self.searched(row)} {statuses[self._decision(row).status]}"
        return self.filter.lets_through(said.casefold(), self.score(row))

    def status_changed(self) -> None:
        """Statuses are looked up anew; rows stay where they are, so that nothing jumps."""
        if self._shown:
            last = len(self.columns) - 1
            top, bottom = self.index(0, last), self.index(len(self._shown) - 1, last)
            self.dataChanged.emit(top, bottom)

    @property
    def total(self) -> int:
        return len(self.rows())

    def place_of(self, row: R | None) -> int:
        """Where a row like this one (of the same papers) stands; -1 when it does not."""
        if row is None:
            return -1
        if self._places is None:
            self._places = {row_key(each): place for place, each in enumerate(self._shown)}
        return self._places.get(row_key(row), -1)

    def cell(self, place: int, column: int) -> Cell:
        """All that is painted; pictures are asked for anew, as they follow the scheme."""
        row = self._shown[place]
        found = self._cells.get((id(row), column))
        if found is None:
            found = _cell(row, self.columns[column])
            found = found if self.is_counted(row) else _quiet(found)
            if self.columns[column].icon is None:
                self._cells[id(row), column] = found
        return found

    def text(self, row: R, column: int) -> str:
        return self.columns[column].text(row)

    def tip(self, row: R, column: int) -> str:
        return self.text(row, column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> object:
        if role == Qt.ItemDataRole.ToolTipRole and orientation == Qt.Orientation.Horizontal:
            return plain_tip(self.columns[section].tip) or None
        return super().headerData(section, orientation, role)


def row_key(row: Paper | Pair) -> tuple[int, ...]:
    return (row.id,) if isinstance(row, Paper) else (row.a, row.b)
