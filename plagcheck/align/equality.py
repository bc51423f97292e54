"""Equality: how far two texts go on alike from given places.

Most pairs of places part after a word or two, so the first words are compared one by one. For the
rest there are prefix hashes, the sum of h(i)·P^i over the words before: the hash of any stretch is
a difference of two, shifted by a power of P. So stretches of any length are compared in one step,
and the longest equal one is found in as many steps as its length has bits.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.index.hashing import Hashes

Places = NDArray[np.intp]

SINGLE_STEPS: Final = 16
_BASE: Final = np.uint64(0x9E3779B97F4A7C15)


class Equality:
    """Two sequences of words, ready to be compared from any pair of places."""

    def __init__(self, one: Hashes, other: Hashes) -> None:
        self._one, self._other = one, other

    def after(self, one: Places, other: Places, through: NDArray[np.bool_]) -> Places:
        """How many words are equal from these places on, going through some words only."""
        most = np.minimum(len(self._one) - one, len(self._other) - other)

        def is_next_equal(which: Places, n: int) -> NDArray[np.bool_]:
            here, there = one[which] + n, other[which] + n
            goes_on: NDArray[np.bool_] = through[here] & (self._one[here] == self._other[there])
            return goes_on

        return self._longest(
            most, is_next_equal, lambda which, n: self._are_equal(one[which], other[which], n)
        )

    def before(self, one: Places, other: Places, through: NDArray[np.bool_]) -> Places:
        """How many words are equal before these places, going through some words only."""

        def is_next_equal(which: Places, n: int) -> NDArray[np.bool_]:
            here, there = one[which] - n - 1, other[which] - n - 1
            goes_on: NDArray[np.bool_] = through[here] & (self._one[here] == self._other[there])
            return goes_on

        return self._longest(
            np.minimum(one, other),
            is_next_equal,
            lambda which, n: self._are_equal(one[which] - n, other[which] - n, n),
        )

    @cached_property
    def _powers(self) -> Hashes:
        powers = np.full(max(len(self._one), len(self._other)) + 1, _BASE)
        powers[0] = 1
        return np.cumprod(powers, dtype=np.uint64)

    @cached_property
    def _prefixes(self) -> tuple[Hashes, Hashes]:
        one, other = (
            np.concatenate((np.zeros(1, np.uint64), (each * self._powers[: len(each)]).cumsum()))
            for each in (self._one, self._other)
        )
        return one, other

    def _are_equal(self, one: Places, other: Places, count: Places) -> NDArray[np.bool_]:
        first, second = self._prefixes
        ours = (first[one + count] - first[one]) * self._powers[other]
        theirs = (second[other + count] - second[other]) * self._powers[one]
        equal: NDArray[np.bool_] = ours == theirs
        return equal

    @staticmethod
    def _longest(
        most: Places,
        is_next_equal: Callable[[Places, int], NDArray[np.bool_]],
        are_equal: Callable[[Places, Places], NDArray[np.bool_]],
    ) -> Places:
        """The largest count up to `most` for which all words are equal."""
        found = np.zeros_like(most)
        going = np.arange(len(most))
        for step in range(SINGLE_STEPS):
            going = going[most[going] > step]
            going = going[is_next_equal(going, step)]
            if not len(going):
                return found
            found[going] = step + 1
        low, high = found[going], most[going]
        while (low < high).any():
            middle = (low + high + 1) // 2
            yes = are_equal(going, middle)
            low = np.where(yes, middle, low)
            high = np.where(yes, high, middle - 1)
        found[going] = low
        return found
