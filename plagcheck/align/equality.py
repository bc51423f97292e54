"""Equality: how far two texts go on alike from given places, by bisection on prefix hashes.

A prefix hash is the sum of h(i)·P^i over the words before; the hash of any stretch is a difference
of two, shifted by a power of P. So a stretch of any length is compared in one step, and the longest
equal one is found in as many steps as its length has bits.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from plagcheck.core.hashing import Hashes

Places = NDArray[np.intp]

_BASE = np.uint64(0x9E3779B97F4A7C15)


class Equality:
    """Two sequences of words, ready to be compared from any pair of places."""

    def __init__(self, one: Hashes, other: Hashes) -> None:
        self._sizes = len(one), len(other)
        powers = np.full(max(self._sizes) + 1, _BASE)
        powers[0] = 1
        self._powers = np.cumprod(powers, dtype=np.uint64)
        self._prefixes = tuple(
            np.concatenate((np.zeros(1, np.uint64), np.cumsum(each * self._powers[: len(each)])))
            for each in (one, other)
        )

    def forwards(self, one: Places, other: Places) -> Places:
        """How many words are equal from these places on."""
        most = np.minimum(self._sizes[0] - one, self._sizes[1] - other)
        return self._longest(most, lambda n: self._are_equal(one, other, n))

    def backwards(self, one: Places, other: Places) -> Places:
        """How many words are equal before these places."""
        most = np.minimum(one, other)
        return self._longest(most, lambda n: self._are_equal(one - n, other - n, n))

    def _are_equal(self, one: Places, other: Places, count: Places) -> NDArray[np.bool_]:
        first, second = self._prefixes
        ours = (first[one + count] - first[one]) * self._powers[other]
        theirs = (second[other + count] - second[other]) * self._powers[one]
        equal: NDArray[np.bool_] = ours == theirs
        return equal

    @staticmethod
    def _longest(most: Places, holds: Callable[[Places], NDArray[np.bool_]]) -> Places:
        """The largest number up to `most` for which it holds, by bisection."""
        low, high = np.zeros_like(most), most.copy()
        while (low < high).any():
            middle = (low + high + 1) // 2
            yes = holds(middle)
            low = np.where(yes, middle, low)
            high = np.where(yes, high, middle - 1)
        return low
