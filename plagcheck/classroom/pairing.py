"""Pairing: from sorted postings to pairs, a bounded number at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.index.hashing import Hashes

BLOCK: Final = 1 << 21  # pairs looked at together

Places = NDArray[np.intp]


@dataclass(frozen=True)
class Postings:
    """Every value of every set, the same values next to each other; `group` numbers them."""

    values: Hashes  # one for each group
    group: Places
    owner: Places

    @classmethod
    def of(cls, sets: Sequence[Hashes]) -> Postings:
        owner = np.repeat(np.arange(len(sets)), [len(each) for each in sets])
        flat = np.concatenate(sets) if sets else np.empty(0, np.uint64)
        order = np.argsort(flat, kind="stable")
        flat, owner = flat[order], owner[order]
        fresh = np.ones(len(flat), bool)
        np.not_equal(flat[1:], flat[:-1], out=fresh[1:])
        return cls(flat[fresh], np.cumsum(fresh) - 1, owner)

    @cached_property
    def holders(self) -> Places:
        """How many sets hold each value."""
        return np.bincount(self.group, minlength=len(self.values))

    def holders_by_set(self, sets: int) -> list[Places]:
        """For each of so many sets, how many hold each of its values, in their order."""
        together = np.argsort(self.owner, kind="stable")
        ends = np.cumsum(np.bincount(self.owner, minlength=sets))
        return np.split(self.holders[self.group[together]], ends[:-1])


def earlier_pairs(first: Places) -> Iterator[tuple[Places, Places]]:
    """Every entry with each of the entries from `first[entry]` up to itself, in blocks."""
    entries = np.arange(len(first))
    counts = entries - first
    busy = np.flatnonzero(counts > 0)
    ends = np.cumsum(counts[busy])
    start = 0
    while start < len(busy):
        done = int(ends[start - 1]) if start else 0
        stop = max(start + 1, int(np.searchsorted(ends, done + BLOCK)))
        chosen = busy[start:stop]
        each = counts[chosen]
        later = np.repeat(chosen, each)
        within = np.arange(len(later)) - np.repeat(np.cumsum(each) - each, each)
        yield np.repeat(first[chosen], each) + within, later
        start = stop


def distinct_pairs(one: Places, other: Places, papers: int) -> Places:
    """Pairs as single numbers, smaller paper first, each once, in order."""
    low, high = np.minimum(one, other), np.maximum(one, other)
    return np.unique(low * papers + high)
