"""Pairs: two papers compared in full, every score exact."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from plagcheck.align.prepared import Prepared
from plagcheck.check.verify import compare, mask
from plagcheck.classroom.pairing import Postings
from plagcheck.classroom.texts import SHINGLE, Mask, PaperText, is_in, words_within
from plagcheck.index.hashing import Hashes
from plagcheck.index.similarity import overlap
from plagcheck.model.classes import ClassOptions, Pair
from plagcheck.model.counting import covered
from plagcheck.model.result import AlignOptions, Comparison

AT_HAND: Final = 200  # texts kept ready for alignment: their tables are several times the text
WORTH_A_CLOSER_LOOK: Final = 0.05


def few_papers(papers: int) -> int:
    """How many papers may hold a text that is still rare: a twentieth of them, 3 to 10."""
    return min(10, max(3, papers // 20))


class Verifier:
    """Compares papers of a class, two at a time."""

    def __init__(
        self,
        texts: Sequence[PaperText],
        sets: Sequence[Hashes],
        shingles: Postings,
        options: ClassOptions,
    ) -> None:
        self._texts, self._sets, self._shingles = texts, sets, shingles
        self._options = options
        self._prepared = lru_cache(maxsize=AT_HAND)(self._prepare)
        self._rows = lru_cache(maxsize=AT_HAND)(self._count_holders)

    def pair(self, one: int, other: int) -> Pair | None:
        """What two papers (by place, the earlier first) share; None when that is nothing.

        Every run of words is looked for in all pairs; small edits and rewording only in those that
        share enough to make them likely, since that takes several times as long.
        """
        found = self._compared(one, other, edited=False)
        closest = max(found.jaccard, found.share_of_submission, found.share_of_source)
        if closest >= WORTH_A_CLOSER_LOOK:
            found = self.closely(one, other)
        if not found.matches and found.jaccard < self._options.jaccard:
            return None
        a, b = self._texts[one].paper.id, self._texts[other].paper.id
        return Pair(a, b, found, self._rare_share(one, other, found))

    def closely(self, one: int, other: int) -> Comparison:
        """Two papers compared with small edits and rewording."""
        return self._compared(one, other, edited=True)

    def _compared(self, one: int, other: int, *, edited: bool) -> Comparison:
        options = AlignOptions(self._options.shortest, edited)
        return self._scored(
            one, other, compare(self._prepared(one), self._prepared(other), options)
        )

    def _prepare(self, place: int) -> Prepared:
        return self._texts[place].prepared()

    def _count_holders(self, place: int) -> tuple[Hashes, Mask]:
        """The shingles of a paper in reading order, and which of them few papers hold."""
        rows, _ = self._texts[place].rows(SHINGLE)
        return rows, self._shingles.count(rows) <= few_papers(len(self._texts))

    def _scored(self, one: int, other: int, found: Comparison) -> Comparison:
        """Jaccard of the words that count: those of handouts are in no set."""
        ours, theirs = self._texts[one], self._texts[other]
        if not ours.left_out.any() and not theirs.left_out.any():
            return found
        return replace(found, jaccard=overlap(self._sets[one], self._sets[other]).jaccard)

    def _rare_share(self, one: int, other: int, found: Comparison) -> float:
        """Of the words that both papers hold in shared shingles, the share that few others have."""
        words = len(self._texts[one].tokens)
        rows, is_rare = self._rows(one)
        shared = is_in(rows, self._sets[other])
        matched = mask(covered(found.matches).copied, words)
        told = matched & words_within(shared, words, SHINGLE)
        rare = matched & words_within(shared & is_rare, words, SHINGLE)
        return int(rare.sum()) / int(told.sum()) if told.any() else 0.0
