"""The pairs of a class that share text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from plagcheck.gui.classroom.shown import PairRow
from plagcheck.gui.classroom.tables.figure_model import FigureColumn, FigureModel
from plagcheck.gui.parts.text_format import count, jaccard, share, tr

N = TypeVar("N", int, float)

A, B, SHARED, OF_A, OF_B, JACCARD, LONGEST, RARE, STATUS = range(9)


class PairsModel(FigureModel[PairRow]):
    """`between` are the larger shares that are shown; `open_only` hides what is decided."""

    between: tuple[float, float] | None = None
    open_only = False

    def make_columns(self) -> list[FigureColumn[PairRow]]:
        longest = tr("Words in a row that are the same in both")
        rare = tr("Part of the shared words that few other papers have")
        return [
            FigureColumn(tr("Paper A"), lambda row: row.a_name, lambda row: row.a_name.casefold()),
            FigureColumn(
                tr("Paper B"),
                lambda row: row.b_name,
                lambda row: row.b_name.casefold(),
                group=lambda row: row.group,
            ),
            _figure(tr("Words"), lambda row: row.words, count),
            _bar(tr("Share of A"), lambda row: row.of_a),
            _bar(tr("Share of B"), lambda row: row.of_b),
            _figure(tr("Jaccard"), lambda row: row.jaccard, jaccard),
            _figure(tr("Longest run"), lambda row: row.longest_run, count, longest),
            _figure(tr("Rare text"), lambda row: row.rare, share, rare),
        ]

    def show_shingles(self, size: int) -> None:
        """Say what the Jaccard similarity was taken of."""
        tip = tr("Shared runs of %Ln words ÷ all such runs of both", size)
        self.columns[JACCARD] = replace(self.columns[JACCARD], tip=tip)

    def score(self, row: PairRow) -> float:
        return row.score

    def wanted(self, rows: Sequence[PairRow]) -> Sequence[PairRow]:
        if self.between is not None:
            least, most = self.between
            rows = [row for row in rows if least <= row.score <= most]
        if self.open_only:
            rows = [row for row in rows if self._decision(row).status == "not reviewed"]
        return rows


def _figure(
    title: str, value: Callable[[PairRow], N], worded: Callable[[N], str], tip: str = ""
) -> FigureColumn[PairRow]:
    return FigureColumn(
        title, lambda row: worded(value(row)), value, is_right=True, tip=tip, falls=True
    )


def _bar(title: str, value: Callable[[PairRow], float]) -> FigureColumn[PairRow]:
    return FigureColumn(title, lambda row: share(value(row)), value, share=value, falls=True)
