"""Edges: where a reworded passage really begins and ends.

Fragments draw the borders of a cluster coarsely. Here every word around it gets credit when the
other side has it, limited by how often the other side has it, so that topic words which recur
everywhere earn little. The stretch of units with the largest sum of (credit − what is usual around
here) is the passage.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from plagcheck.align.clusters import Region
from plagcheck.align.pair import Pair, Range, Side

AROUND: Final = 3  # fragments looked at on either side
LEVEL: Final = 0.42  # how far from the credit outside to the credit inside the border lies
OUTSIDE_MOST: Final = 0.5  # credit outside is taken as at most this share of the one inside


def refine(pair: Pair, region: Region) -> Region:
    """Move the borders of a region: the source's first, then the submission's."""
    theirs = _refine_side(pair, pair.theirs, region.theirs, pair.ours, region.ours)
    ours = _refine_side(pair, pair.ours, region.ours, pair.theirs, theirs)
    return Region(ours, theirs, pair.mass(ours, theirs))


def _refine_side(pair: Pair, side: Side, inside: Range, other: Side, opposite: Range) -> Range:
    fragments = side.vocabulary.fragments
    window = _widen(inside, fragments.bounds)
    numbers = side.shared[window[0] : window[1]]
    weights = side.weights[window[0] : window[1]]
    there, here = pair.counts(other, opposite), pair.counts(side, window)
    there[0] = 0
    credit = np.minimum(1.0, there[numbers] / here[numbers])
    within = np.zeros(len(numbers), bool)
    within[inside[0] - window[0] : inside[1] - window[0]] = True
    mean_in = _mean(credit, weights, within)
    mean_out = min(_mean(credit, weights, ~within), OUTSIDE_MOST * mean_in)
    level = mean_out + LEVEL * (mean_in - mean_out)
    gain = np.zeros(len(numbers) + 1)
    (weights * (credit - level)).cumsum(out=gain[1:])
    units = fragments.units
    first, last = units.searchsorted(window)
    cuts = units[first : last + 1]
    at_cuts = gain[cuts - window[0]]
    start, end = best_stretch(at_cuts[1:] - at_cuts[:-1])
    return int(cuts[start]), int(cuts[end])


def _widen(words: Range, bounds: np.ndarray) -> Range:
    first, last = bounds.searchsorted(words)
    return (
        int(bounds[max(0, first - AROUND)]),
        int(bounds[min(len(bounds) - 1, last + AROUND)]),
    )


def _mean(credit: np.ndarray, weights: np.ndarray, chosen: np.ndarray) -> float:
    inside = weights * chosen
    total = float(inside.sum())
    return float(credit @ inside) / total if total else 0.0


def best_stretch(gains: np.ndarray) -> tuple[int, int]:
    """The range with the largest sum (the first, if several)."""
    totals = np.zeros(len(gains) + 1)
    gains.cumsum(out=totals[1:])
    lowest = np.minimum.accumulate(totals)
    end = int((totals[1:] - lowest[:-1]).argmax()) + 1
    return int(totals[:end].argmin()), end
