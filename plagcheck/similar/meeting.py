"""Meeting: which documents share a bucket of some band, without looking at all pairs.

In a bucket of many that are all alike (a form that a thousand handed in), pairs grow with the
square of its size. Where there would be too many, each looks only at the next ones of a bucket, as
many as leave the whole within bounds: who shares a small bucket is always told, and who shares a
large one hangs together through others. Every other band goes through its buckets in a shuffled
order, so that not only neighbours are compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from plagcheck.index.hashing import Hashes, mix
from plagcheck.index.shingles import sorted_set
from plagcheck.model.progress import Observer

Places = NDArray[np.int64]

MOST_AT_ONCE: Final = 1_000_000  # meetings held at a time, whatever the buckets are like
MOST_TOLD: Final = 16_000_000  # meetings gone through, a pair again in every band it shares
MOST_PAIRS: Final = 500_000  # as a thousand make that are all alike


class Meetings(NamedTuple):
    """Pairs (one, later row), each once, in order."""

    ones: Places
    others: Places
    is_whole: bool  # or were there too many


class Buckets:
    """Rows of band keys, ready to tell who meets whom."""

    def __init__(self, keys: Hashes) -> None:
        self.size = len(keys)
        self._order = np.empty((keys.shape[1], self.size), np.int32)
        self._behind = np.empty_like(self._order)  # by place in that order: how many of its bucket
        shuffled = np.argsort(mix(np.arange(self.size, dtype=np.uint64)))
        for band, column in enumerate(keys.T):
            rows = shuffled if band % 2 else np.arange(self.size)
            self._order[band] = order = rows[np.argsort(column[rows], kind="stable")]
            ordered = column[order]
            ends = np.searchsorted(ordered, ordered, side="right")
            self._behind[band] = ends - np.arange(self.size) - 1

    def meetings(self, observer: Observer) -> Meetings:
        """All, or as many as there is room for."""
        longest = int(self._behind.max(initial=0))
        steps = self._steps_within(longest)
        while True:
            pairs = self._pairs(steps, observer)
            if len(pairs) <= MOST_PAIRS or steps <= 1:
                break
            steps = max(1, min(steps - 1, steps * MOST_PAIRS // len(pairs)))
        ones, others = np.divmod(pairs, max(1, self.size))
        return Meetings(ones, others, steps >= longest)

    def in_a_band(self, ours: Places, theirs: Places, both: Places) -> int:
        """How many pairs at least there are, from how many documents each row has on the sides.

        That is what the fullest band alone has.
        """
        most = 0
        for order, behind in zip(self._order, self._behind, strict=True):
            firsts = np.concatenate(([0], np.flatnonzero(behind == 0)[:-1] + 1))
            a, b, x = (np.add.reduceat(each[order], firsts) for each in (ours, theirs, both))
            most = max(most, int((a * b - x - x * (x - 1) // 2).sum()))
        return most

    def _steps_within(self, longest: int) -> int:
        """How many of a bucket each may look at, so that not too much is gone through."""
        low, high = 1, max(1, longest)
        while low < high:
            steps = (low + high + 1) // 2
            told = int(np.minimum(self._behind, steps).sum(dtype=np.int64))
            low, high = (steps, high) if told <= MOST_TOLD else (low, steps - 1)
        return low

    def _pairs(self, steps: int, observer: Observer) -> Places:
        """Pairs as numbers, one · size + other, each once."""
        told = np.empty(0, np.int64)
        waiting: list[Places] = []
        for some in self._told(steps):
            observer.check_cancelled()
            waiting.append(sorted_set(some))
            if sum(map(len, waiting)) > max(MOST_AT_ONCE, len(told)):
                told, waiting = sorted_set(np.concatenate([told, *waiting])), []
        return sorted_set(np.concatenate([told, *waiting]))

    def _told(self, steps: int) -> Iterator[Places]:
        """The same, again for every band in which they meet."""
        for band in range(len(self._order)):
            counts = np.minimum(self._behind[band], steps).astype(np.int64)
            reached = np.concatenate(([0], np.cumsum(counts)))
            start = 0
            while start < self.size:
                end = int(np.searchsorted(reached, reached[start] + MOST_AT_ONCE, "right")) - 1
                end = min(max(end, start + 1), self.size)
                yield self._told_by(self._order[band], counts, start, end)
                start = end

    def _told_by(self, order: NDArray[np.int32], counts: Places, start: int, end: int) -> Places:
        """By the places of one band from `start` on."""
        counts = counts[start:end]
        places = np.arange(start, end).repeat(counts)
        step = np.arange(len(places)) - (counts.cumsum() - counts).repeat(counts) + 1
        ones, others = order[places].astype(np.int64), order[places + step].astype(np.int64)
        return np.minimum(ones, others) * self.size + np.maximum(ones, others)
