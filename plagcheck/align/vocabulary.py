"""Vocabulary: the different words of a text, and which fragments hold them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.fragments import Fragments
from plagcheck.core.hashing import Hashes
from plagcheck.core.shingles import sorted_set

Places = NDArray[np.intp]

_HALF = np.uint64(32)
_LOW_HALF = np.uint64(0xFFFFFFFF)
_HIGH_HALF = ~_LOW_HALF


@dataclass(frozen=True)
class Vocabulary:
    """Stems of a text as a sorted set; `words[i]` is the index of word i's stem in it."""

    stems: Hashes
    words: Places
    counts: Places
    fragments: Fragments

    @classmethod
    def of(cls, stems: Hashes, fragments: Fragments) -> Vocabulary:
        # Half a stem's hash and its place share a number, so that one sort orders both.
        packed = np.sort((stems & _HIGH_HALF) | np.arange(len(stems), dtype=np.uint64))
        ordered, order = packed >> _HALF, (packed & _LOW_HALF).astype(np.intp)
        fresh = np.empty(len(stems), bool)
        fresh[:1] = True
        np.not_equal(ordered[1:], ordered[:-1], out=fresh[1:])
        first = np.flatnonzero(fresh)
        words = np.empty(len(stems), np.intp)
        words[order] = np.cumsum(fresh) - 1
        counts = np.diff(np.append(first, len(stems)))
        return cls(ordered[first], words, counts, fragments)

    @cached_property
    def postings(self) -> tuple[Places, Places]:
        """Each stem with each fragment that holds it, in order: (stem, fragment) columns."""
        number = max(1, len(self.fragments))
        sizes = np.diff(self.fragments.bounds)
        keys = sorted_set(self.words * number + np.repeat(np.arange(len(sizes)), sizes))
        return keys // number, keys % number

    @cached_property
    def fragment_counts(self) -> Places:
        """In how many fragments each stem stands."""
        return np.bincount(self.postings[0], minlength=len(self.stems))
