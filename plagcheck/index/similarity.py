"""Exact similarity of two shingle sets: the only scores that are ever shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from plagcheck.index.hashing import Hashes


@dataclass(frozen=True, slots=True)
class Overlap:
    """How two sets overlap: the sizes from which every score follows."""

    shared: int
    one: int
    other: int

    @property
    def jaccard(self) -> float:
        """Shared elements / all elements; 0 for two empty sets."""
        union = self.one + self.other - self.shared
        return self.shared / union if union else 0.0

    @property
    def containment(self) -> float:
        """Shared elements / those of the first; 0 for an empty set."""
        return self.shared / self.one if self.one else 0.0


def overlap(one: Hashes, other: Hashes) -> Overlap:
    """Compare two sorted sets."""
    small, large = (one, other) if len(one) <= len(other) else (other, one)
    if not len(small):
        return Overlap(0, len(one), len(other))
    found = large.take(large.searchsorted(small), mode="clip") == small
    return Overlap(int(np.count_nonzero(found)), len(one), len(other))


def overlaps(one: Hashes, others: Sequence[Hashes]) -> list[Overlap]:
    """Compare a sorted set with each of many small ones, all in one go."""
    if len(others) == 1 or not len(one):
        return [overlap(one, other) for other in others]
    ends = np.cumsum([len(other) for other in others])
    every = np.concatenate(others)
    found = one.take(one.searchsorted(every), mode="clip") == every
    shared = np.concatenate(([0], np.cumsum(found)))[ends]
    counts = np.diff(shared, prepend=0).tolist()
    return [Overlap(count, len(one), len(b)) for count, b in zip(counts, others, strict=True)]
