"""Exact similarity of two shingle sets: the only scores that are ever shown."""

from __future__ import annotations

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
