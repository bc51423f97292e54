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
from plagcheck.align.pair import VocabularyPair, VocabularySide
from plagcheck.model.match import Range

AROUND: Final = 3  # fragments looked at on either side
LEVEL: Final = 0.42  # how far from the credit outside to the credit inside the border lies
NO_WEIGHT: Final = 1e-9  # what rounding leaves of nothing
OUTSIDE_MOST: Final = 0.5  # credit outside is taken as at most this share of the one inside


def refine(pair: VocabularyPair, region: Region) -> Region:
    """Move the borders of a region: the source's first, then the submission's."""
    theirs = _refine_side(pair, pair.theirs, region.theirs, pair.ours, region.ours)
    ours = _refine_side(pair, pair.ours, region.ours, pair.theirs, theirs)
    return Region(ours, theirs, pair.mass(ours, theirs))


def _refine_side(
    pair: VocabularyPair,
    side: VocabularySide,
    inside: Range,
    other: VocabularySide,
    opposite: Range,
) -> Range:
    fragments = side.vocabulary.fragments
    window = _widen(inside, fragments.bounds)
    numbers = side.shared[window[0] : window[1]]
    weights = side.weights[window[0] : window[1]]
    there, here = pair.counts(other, opposite), pair.counts(side, window)
    there[0] = 0
    # Of words that do not stand here nothing is asked, so any number will do for them.
    credit = np.minimum(1.0, there / np.maximum(here, 1)).take(numbers)
    within = slice(inside[0] - window[0], inside[1] - window[0])
    earned, earned_in = float(credit @ weights), float(credit[within] @ weights[within])
    weight, weight_in = side.weight(window), side.weight(inside)
    mean_in = _mean(earned_in, weight_in)
    mean_out = min(_mean(earned - earned_in, weight - weight_in), OUTSIDE_MOST * mean_in)
    level = mean_out + LEVEL * (mean_in - mean_out)
    gain = np.zeros(len(numbers) + 1)
    (weights * (credit - level)).cumsum(out=gain[1:])
    units = fragments.units
    first, last = units.searchsorted(window).tolist()
    cuts = units[first : last + 1]
    start, end, _ = _best_stretch(gain.take(cuts - window[0]))
    return int(cuts[start]), int(cuts[end])


def _widen(words: Range, bounds: np.ndarray) -> Range:
    first, last = bounds.searchsorted(words).tolist()
    return (
        int(bounds[max(0, first - AROUND)]),
        int(bounds[min(len(bounds) - 1, last + AROUND)]),
    )


def _mean(earned: float, weight: float) -> float:
    return earned / weight if weight > NO_WEIGHT else 0.0


def best_stretch(gains: np.ndarray) -> tuple[int, int, float]:
    """The range with the largest sum (the first, if several), and the sum."""
    totals = np.zeros(len(gains) + 1, gains.dtype)
    gains.cumsum(out=totals[1:])
    return _best_stretch(totals)


def _best_stretch(totals: np.ndarray) -> tuple[int, int, float]:
    """The same, given the sum of all gains before each place."""
    rise = totals[1:] - np.minimum.accumulate(totals[:-1])
    last = int(rise.argmax())
    return int(totals[: last + 1].argmin()), last + 1, float(rise[last])
