"""The pairs of a class that share text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from plagcheck.gui.classroom.tables.figure_model import FigureColumn, FigureModel
from plagcheck.gui.parts.text_format import count, jaccard, report_wording, share, tr
from plagcheck.model.classes import Pair

N = TypeVar("N", int, float)

A, B, SHARED, OF_A, OF_B, REWORDED, JACCARD, LONGEST, RARE, STATUS = range(10)


class PairsModel(FigureModel[Pair]):
    """`between` are the larger shares that are shown; `open_only` hides what is decided.

    `shows_allowed`: the rows are the pairs that were allowed to work together, not the others.
    """

    between: tuple[float, float] | None = None
    open_only = False
    shows_allowed = False

    def make_columns(self) -> list[FigureColumn[Pair]]:
        say = report_wording()
        longest = tr("Words in a row that are the same in both")
        reworded = tr("Words that say the same in other words, in the paper that has more of them")
        rare = tr("Part of the shared words that few other papers have")
        return [
            FigureColumn(tr("Paper A"), self._name_a, lambda row: self._name_a(row).casefold()),
            FigureColumn(
                tr("Paper B"),
                self._name_b,
                lambda row: self._name_b(row).casefold(),
                group=lambda row: self.view.group_of(row),
            ),
            _figure(say("words"), lambda row: row.comparison.matched_words, count),
            _bar(say("of a"), lambda row: row.share_of(row.a)),
            _bar(say("of b"), lambda row: row.share_of(row.b)),
            _figure(say("reworded words"), lambda row: max(row.reworded_words), count, reworded),
            _figure(say("jaccard"), lambda row: row.comparison.jaccard, jaccard),
            _figure(say("longest run"), lambda row: row.longest_run, count, longest),
            _figure(tr("Rare text"), lambda row: row.rare_share, share, rare),
        ]

    def _name_a(self, row: Pair) -> str:
        return self.view.name(row.a)

    def _name_b(self, row: Pair) -> str:
        return self.view.name(row.b)

    def show_shingles(self, size: int) -> None:
        """Say what the Jaccard similarity was taken of."""
        tip = tr("Shared runs of %Ln words ÷ all such runs of both", size)
        self.columns[JACCARD] = replace(self.columns[JACCARD], tip=tip)

    def rows(self) -> Sequence[Pair]:
        found = self.view.result
        return found.allowed_pairs if self.shows_allowed else found.counted_pairs

    def is_counted(self, row: Pair) -> bool:
        return not self.view.result.is_allowed(row)

    def score(self, row: Pair) -> float:
        return row.score

    def searched(self, row: Pair) -> str:
        return f"{self._name_a(row)} {self._name_b(row)}"

    def wanted(self, rows: Sequence[Pair]) -> Sequence[Pair]:
        if self.between is not None and not self.shows_allowed:  # those are in no histogram
            least, most = self.between
            rows = [row for row in rows if least <= row.score <= most]
        if self.open_only:
            rows = [row for row in rows if self._decision(row).status == "not reviewed"]
        return rows


def _figure(
    title: str, value: Callable[[Pair], N], worded: Callable[[N], str], tip: str = ""
) -> FigureColumn[Pair]:
    return FigureColumn(
        title, lambda row: worded(value(row)), value, is_right=True, tip=tip, falls=True
    )


def _bar(title: str, value: Callable[[Pair], float]) -> FigureColumn[Pair]:
    return FigureColumn(title, lambda row: share(value(row)), value, share=value, falls=True)
