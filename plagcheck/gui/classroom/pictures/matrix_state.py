"""What the matrix shows: papers in order, their names, and what each cell says."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

import numpy as np

from plagcheck.gui.classroom.groups.groups_words import share_sentence
from plagcheck.gui.classroom.pictures.matrix_heat import Heat
from plagcheck.gui.classroom.pictures.matrix_order import MatrixOrder, group_order
from plagcheck.gui.classroom.pictures.pair_shares import PairShares
from plagcheck.gui.parts.text_format import report_wording, tr
from plagcheck.model.classes import ClassResult

Cell = tuple[int, int]


class OrderBy(StrEnum):
    """What papers can be ordered by."""

    GROUP = "group"
    NAME = "name"
    SHARE = "share"


class ClassMatrix:
    """A class in the order of the matrix."""

    def __init__(
        self, result: ClassResult, names: Mapping[int, str], by: OrderBy, threshold: float
    ) -> None:
        papers = result.papers
        shares = PairShares.of(result)
        order = _order(result, shares, names, by, threshold)
        self.groups = order.groups
        self.ids = tuple(papers[place].id for place in order.places)
        self.names = tuple(names[number] for number in self.ids)
        self.heat = Heat(shares, order.places)
        cells = (self.cell_of((pair.a, pair.b)) for pair in result.allowed_pairs)
        self.allowed = frozenset(
            each for cell in cells if cell is not None for each in (cell, cell[::-1])
        )
        self._students = tuple(papers[place].student.key for place in order.places)

    def __len__(self) -> int:
        return len(self.ids)

    def papers_at(self, cell: Cell) -> tuple[int, int]:
        """The ids of the papers of a cell."""
        return self.ids[cell[0]], self.ids[cell[1]]

    def cell_of(self, papers: tuple[int, int]) -> Cell | None:
        row = {number: at for at, number in enumerate(self.ids)}
        if papers[0] not in row or papers[1] not in row:
            return None
        return row[papers[0]], row[papers[1]]

    def shares_text(self, cell: Cell) -> bool:
        """Whether the papers of a cell have anything in common."""
        return bool(self.heat.steps[cell]) or cell in self.allowed

    def next_shared(self, cell: Cell, step: Cell) -> Cell | None:
        """The next cell in a direction that holds a share."""
        row, column = cell
        line = self.heat.steps[row] if step[1] else self.heat.steps[:, column]
        at = column if step[1] else row
        found = np.flatnonzero(line)
        found = found[found > at][:1] if sum(step) > 0 else found[found < at][-1:]
        if not found.size:
            return None
        return (row, int(found[0])) if step[1] else (int(found[0]), column)

    def words(self, cell: Cell) -> list[str]:
        """What a cell says, line by line."""
        row, column = cell
        one, other = self.names[row], self.names[column]
        if row == column:
            return [one]
        if self._students[row] == self._students[column]:
            return [f"{one} ↔ {other}", tr("Papers of one student are not compared.")]
        if cell in self.allowed:
            return [f"{one} ↔ {other}", report_wording()("allowed pairs")]
        if not self.shares_text(cell):
            return [f"{one} ↔ {other}", report_wording()("no passage")]
        shares = self.heat.shares
        return [
            share_sentence(float(shares[row, column]), one, other),
            share_sentence(float(shares[column, row]), other, one),
        ]


def _order(
    result: ClassResult, shares: PairShares, names: Mapping[int, str], by: OrderBy, threshold: float
) -> MatrixOrder:
    papers = result.papers
    if by is OrderBy.GROUP:
        return group_order(shares, [paper.id for paper in papers], threshold)
    places = range(len(papers))
    if by is OrderBy.NAME:
        return MatrixOrder(tuple(sorted(places, key=lambda at: names[papers[at].id].casefold())))
    return MatrixOrder(tuple(sorted(places, key=lambda at: -result.similarity[papers[at].id])))
