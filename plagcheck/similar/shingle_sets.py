"""Shingle sets of a library's documents, read when they are asked for."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from plagcheck.index.batches import word_hashes
from plagcheck.index.hashing import Hashes, combine
from plagcheck.index.shingles import sorted_set
from plagcheck.library.library import Library

MOST_KEPT: Final = 8_000_000  # shingles, 8 bytes each
READ_TOGETHER: Final = 64  # texts: short ones are cut together


class ShingleSets:
    """The sets asked for last, as many as there is room for."""

    def __init__(self, library: Library) -> None:
        self._library, self._params = library, library.params
        self._kept: dict[int, Hashes] = {}
        self._size = 0

    def __getitem__(self, number: int) -> Hashes:
        return self._kept[number]

    def fetch(self, numbers: Iterable[int]) -> None:
        """Have these documents' sets; those that are not asked for again may go."""
        wanted = dict.fromkeys(numbers)
        missing = [number for number in wanted if number not in self._kept]
        if self._size > MOST_KEPT:
            self._kept = {number: kept for number, kept in self._kept.items() if number in wanted}
            self._size = sum(map(len, self._kept.values()))
        for start, end in pairwise([*range(0, len(missing), READ_TOGETHER), len(missing)]):
            some = missing[start:end]
            texts = list(self._library.texts(some))
            hashes = word_hashes(texts, accents=self._params.accents)
            for number, words in zip(some, hashes, strict=True):
                size = self._params.shingle_size
                kept = sorted_set(combine(words, size, seed=size))
                self._kept[number] = kept
                self._size += len(kept)
