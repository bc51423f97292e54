"""The pairs of a class that share text."""

from __future__ import annotations

from collections.abc import Sequence

from plagcheck.gui.classroom.figure_model import Column, FigureModel
from plagcheck.gui.classroom.shown import PairRow
from plagcheck.gui.words import count, jaccard, share, tr

A, B, SHARED, OF_A, OF_B, JACCARD, LONGEST, RARE, STATUS = range(9)


class PairsModel(FigureModel[PairRow]):
    """`between` are the larger shares that are shown; `open_only` hides what is decided."""

    between: tuple[float, float] | None = None
    open_only = False

    def make_columns(self) -> list[Column[PairRow]]:
        return [
            Column(
                tr("Paper A"),
                lambda row: row.a_name,
                lambda row: row.a_name.casefold(),
            ),
            Column(
                tr("Paper B"),
                lambda row: row.b_name,
                lambda row: row.b_name.casefold(),
                group=lambda row: row.group,
            ),
            Column(
                tr("Words"),
                lambda row: count(row.words),
                lambda row: row.words,
                is_right=True,
                falls=True,
            ),
            Column(
                tr("Share of A"),
                lambda row: share(row.of_a),
                lambda row: row.of_a,
                share=lambda row: row.of_a,
                falls=True,
            ),
            Column(
                tr("Share of B"),
                lambda row: share(row.of_b),
                lambda row: row.of_b,
                share=lambda row: row.of_b,
                falls=True,
            ),
            Column(
                tr("Jaccard"),
                lambda row: jaccard(row.jaccard),
                lambda row: row.jaccard,
                is_right=True,
                tip=tr("Shared five-word runs ÷ all five-word runs of both"),
                falls=True,
            ),
            Column(
                tr("Longest run"),
                lambda row: count(row.longest_run),
                lambda row: row.longest_run,
                is_right=True,
                tip=tr("Words in a row that are the same in both"),
                falls=True,
            ),
            Column(
                tr("Rare text"),
                lambda row: share(row.rare),
                lambda row: row.rare,
                is_right=True,
                tip=tr("Part of the shared words that few other papers have"),
                falls=True,
            ),
        ]

    def score(self, row: PairRow) -> float:
        return row.score

    def wanted(self, rows: Sequence[PairRow]) -> Sequence[PairRow]:
        if self.between is not None:
            least, most = self.between
            rows = [row for row in rows if least <= row.score <= most]
        if self.open_only:
            rows = [row for row in rows if self._decision(row).status == "not reviewed"]
        return rows
