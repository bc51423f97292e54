"""Vocabulary: the different words of a text, and which fragments hold them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.fragments import Fragments
from plagcheck.core.hashing import Hashes

Places = NDArray[np.intp]

_HALF = np.uint64(32)
_LOW_HALF = np.uint64(0xFFFFFFFF)
_HIGH_HALF = ~_LOW_HALF


@dataclass(frozen=True)
class Vocabulary:
    """Stems of a text as a sorted set; `words[i]` is the index of word i's stem in it.

    `postings` is each stem with each fragment that holds it, in order: (stem, fragment) columns.
    """

    stems: Hashes
    words: Places
    counts: Places
    fragments: Fragments
    postings: tuple[Places, Places]

    @classmethod
    def of(cls, stems: Hashes, fragments: Fragments) -> Vocabulary:
        # Half a stem's hash and its place share a number, so that one sort orders both.
        packed = np.sort((stems & _HIGH_HALF) | np.arange(len(stems), dtype=np.uint64))
        ordered, order = packed >> _HALF, (packed & _LOW_HALF).astype(np.intp)
        fresh = np.empty(len(stems), bool)
        fresh[:1] = True
        np.not_equal(ordered[1:], ordered[:-1], out=fresh[1:])
        first = fresh.nonzero()[0]
        ranks = fresh.cumsum() - 1
        words = np.empty(len(stems), np.intp)
        words[order] = ranks
        counts = np.bincount(ranks, minlength=len(first))
        bounds = fragments.bounds
        sizes = bounds[1:] - bounds[:-1]
        holders = np.arange(len(sizes)).repeat(sizes).take(order)  # ascending for each stem
        fresh[1:] |= holders[1:] != holders[:-1]
        postings = ranks[fresh], holders[fresh]
        return cls(ordered.take(first), words, counts, fragments, postings)

    @cached_property
    def fragment_counts(self) -> Places:
        """In how many fragments each stem stands."""
        return np.bincount(self.postings[0], minlength=len(self.stems))
