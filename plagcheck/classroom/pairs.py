"""Pairs: two papers compared in full, every score exact."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from plagcheck.align.prepared import PreparedText
from plagcheck.check.verify import compare_both_ways, mask
from plagcheck.classroom.cutting import cut_pair
from plagcheck.classroom.join import Pairing
from plagcheck.classroom.pairing import Postings
from plagcheck.classroom.texts import SMALL_CLASS, Mask, PaperText, is_in, words_within
from plagcheck.index.hashing import Hashes
from plagcheck.model.classes import ClassOptions, Pair
from plagcheck.model.result import Comparison

# Words of the texts that are kept ready for alignment: their tables are some 70 bytes a word.
AT_HAND: Final = 3_500_000


def few_papers(papers: int) -> int:
    """How many papers may hold a text that is still rare: a twentieth of them, 3 to 10."""
    return min(10, max(3, papers // 20))


def texts_at_hand(texts: Sequence[PaperText]) -> int:
    """How many texts of a class are kept ready: all, unless it is very large."""
    words = sum(len(text.tokens) for text in texts)
    return max(2, min(len(texts), AT_HAND * len(texts) // max(1, words)))


def in_reading_order(pairs: Iterable[Pairing], at_hand: int) -> list[Pairing]:
    """Pairs in an order in which texts that are at hand are used before others are fetched."""
    together = at_hand // 2
    return sorted(pairs, key=lambda pair: (pair[0] // together, pair[1] // together, pair))


class Verifier:
    """Compares papers of a class, two at a time."""

    def __init__(
        self,
        texts: Sequence[PaperText],
        sets: Sequence[Hashes],
        shingles: Postings,
        options: ClassOptions,
    ) -> None:
        self._texts, self._sets, self._options = texts, sets, options
        self._holders = shingles.holders_by_set(len(sets))
        at_hand = texts_at_hand(texts)
        self._prepared = lru_cache(maxsize=at_hand)(self._prepare)
        self._rows = lru_cache(maxsize=at_hand)(self._count_holders)

    def pair(self, one: int, other: int) -> Pair | None:
        """What two papers (by place, the earlier first) share; None when that is nothing."""
        found = self.compared(one, other)
        if not found.is_evidence_either_way and found.jaccard < self._options.jaccard:
            return None
        a, b = self._texts[one].paper.id, self._texts[other].paper.id
        return Pair(a, b, found, self._rare_share(one, other, found))

    def compared(self, one: int, other: int) -> Comparison:
        """What counts of two papers, with all that alignment finds.

        Where nothing does once what is left out was cut, what is left may by itself: the same words
        once more, outside a quotation.
        """
        ours, theirs = self._texts[one], self._texts[other]
        options = self._options.align
        found = compare_both_ways(self._prepared(one), self._prepared(other), options)
        left = found.holding(cut_pair(found.matches, ours, theirs, options.shortest))
        if left is found or left.is_evidence_either_way or len(self._texts) > SMALL_CLASS:
            return left
        here, there = (text.aligning_what_counts().prepared() for text in (ours, theirs))
        again = compare_both_ways(here, there, options)
        return again.holding(cut_pair(again.matches, ours, theirs, options.shortest))

    def _prepare(self, place: int) -> PreparedText:
        return self._texts[place].prepared()

    def _count_holders(self, place: int) -> tuple[Hashes, Mask]:
        """The shingles of a paper in reading order, and which of them few papers hold."""
        rows, _ = self._texts[place].rows(self._options.shingle_size)
        # In the paper's own set: in that of all papers it took 1.7 of 34 s for 2,185 papers.
        counting, holders = self._sets[place], self._holders[place]
        if not len(counting):
            return rows, np.zeros(len(rows), bool)
        places = counting.searchsorted(rows)  # a row that does not count is shared with nobody
        return rows, holders.take(places, mode="clip") <= few_papers(len(self._texts))

    def _rare_share(self, one: int, other: int, found: Comparison) -> float:
        """Of the words that both papers hold in shared shingles, the share that few others have."""
        copied = found.covered.copied
        if not copied:
            return 0.0
        words, size = len(self._texts[one].tokens), self._options.shingle_size
        rows, is_rare = self._rows(one)
        shared = is_in(rows, self._sets[other])
        matched = mask(copied, words)
        told = matched & words_within(shared, words, size)
        rare = matched & words_within(shared & is_rare, words, size)
        return int(rare.sum()) / int(told.sum()) if told.any() else 0.0
