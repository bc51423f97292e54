"""The pairs of a class as arrays, for whatever is drawn of all of them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from plagcheck.model.classes import ClassResult

Places = NDArray[np.intp]
Values = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class PairShares:
    """For every pair that counts the places of its papers in the class, and the share of each."""

    papers: int
    a: Places
    b: Places
    of_a: Values
    of_b: Values

    @classmethod
    def of(cls, result: ClassResult) -> PairShares:
        place = {paper.id: at for at, paper in enumerate(result.papers)}
        pairs = result.counted_pairs
        return cls(
            len(result.papers),
            np.array([place[pair.a] for pair in pairs], np.intp),
            np.array([place[pair.b] for pair in pairs], np.intp),
            np.array([pair.share_of(pair.a) for pair in pairs], np.float64),
            np.array([pair.share_of(pair.b) for pair in pairs], np.float64),
        )

    @property
    def scores(self) -> Values:
        """The larger share of each pair."""
        return np.maximum(self.of_a, self.of_b)

    def best_first(self) -> Places:
        """The pairs, the one that shares most first."""
        return np.lexsort((self.b, self.a, -self.scores))
