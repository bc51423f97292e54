"""How many pairs share how much."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.gui.classroom.pictures.pair_shares import PairShares, Values

FINE, COARSE = 2, 5  # percent that a bar spans
LEAST_AXIS: Final = 20  # percent
_EPSILON: Final = 1e-9  # 0.14 / 0.02 is a little less than 7


@dataclass(frozen=True, slots=True)
class Bins:
    """Counts of pairs by the larger share of the two; `step` and `end` are in percent."""

    step: int
    end: int
    counts: NDArray[np.intp]

    @classmethod
    def of(cls, scores: Values) -> Bins:
        most = float(scores.max()) * 100 if scores.size else 0.0
        end = min(100, max(LEAST_AXIS, math.ceil(most / 10 - _EPSILON) * 10))
        step = FINE if end <= 50 else COARSE
        bins = end // step
        place = np.floor(scores * 100 / step + _EPSILON).astype(np.intp)
        return cls(step, end, np.bincount(np.minimum(place, bins - 1), minlength=bins))


@dataclass(frozen=True, slots=True)
class RangeCount:
    """How many pairs lie in a range, and how many papers they are of."""

    pairs: int
    papers: int

    @classmethod
    def of(cls, shares: PairShares, low: float, high: float) -> RangeCount:
        scores = shares.scores
        inside = (scores >= low - _EPSILON) & (scores <= high + _EPSILON)
        ends = np.concatenate((shares.a[inside], shares.b[inside]))
        return cls(int(inside.sum()), len(np.unique(ends)))
