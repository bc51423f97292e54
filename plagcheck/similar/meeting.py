"""Meeting: which documents share a bucket of some band, without looking at all pairs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.index.hashing import Hashes
from plagcheck.index.shingles import sorted_set

Places = NDArray[np.int64]

MOST_AT_ONCE: Final = 1_000_000  # meetings held at a time, whatever the buckets are like


class Buckets:
    """Rows of band keys, ready to tell who meets whom."""

    def __init__(self, keys: Hashes) -> None:
        self.size = len(keys)
        self._order = np.empty((keys.shape[1], self.size), np.int32)
        self._place = np.empty_like(self._order)  # of each row in that order
        self._end = np.empty_like(self._order)  # of its bucket
        for band, column in enumerate(keys.T):
            order = np.argsort(column, kind="stable")
            self._order[band] = order
            self._place[band, order] = np.arange(self.size)
            ordered = column[order]
            self._end[band, order] = np.searchsorted(ordered, ordered, side="right")

    def meetings(self) -> Iterator[tuple[int, Places, Places]]:
        """Pairs (one, later row), each once, and up to which row all are told by then."""
        later = (self._end - self._place - 1).sum(axis=0, dtype=np.int64)
        start = 0
        reached = np.concatenate(([0], np.cumsum(later)))
        while start < self.size:
            end = int(np.searchsorted(reached, reached[start] + MOST_AT_ONCE, side="right")) - 1
            end = min(max(end, start + 1), self.size)
            yield end, *self._pairs(start, end)
            start = end

    def _pairs(self, start: int, end: int) -> tuple[Places, Places]:
        together = [np.empty(0, np.int64)]
        rows = np.arange(start, end)
        for order, places, ends in zip(self._order, self._place, self._end, strict=True):
            first = places[start:end].astype(np.int64) + 1
            counts = ends[start:end] - first
            ones = rows.repeat(counts)
            steps = np.arange(len(ones)) - (counts.cumsum() - counts).repeat(counts)
            others = order[first.repeat(counts) + steps]
            together.append(ones * self.size + others)
        pairs = sorted_set(np.concatenate(together))
        return np.divmod(pairs, self.size) if self.size else (pairs, pairs)
