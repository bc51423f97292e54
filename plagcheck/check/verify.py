"""Verification: exact scores and matches of two texts."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.alignment import align, align_both_ways
from plagcheck.align.prepared import PreparedText
from plagcheck.index.similarity import overlap
from plagcheck.model.match import Match, Range
from plagcheck.model.numbering import lettered
from plagcheck.model.result import AlignOptions, Comparison

Mask = NDArray[np.bool_]


def compare(submission: PreparedText, source: PreparedText, options: AlignOptions) -> Comparison:
    """Compare two texts exactly."""
    return _comparison(submission, source, align(submission, source, options))


def compare_both_ways(a: PreparedText, b: PreparedText, options: AlignOptions) -> Comparison:
    """Two texts of which either may draw on the other."""
    return _comparison(a, b, align_both_ways(a, b, options))


def _comparison(a: PreparedText, b: PreparedText, matches: Iterable[Match]) -> Comparison:
    sets = overlap(a.shingles.unique, b.shingles.unique)
    return Comparison(sets.jaccard, lettered(matches), len(a.tokens), len(b.tokens))


def mask(ranges: Iterable[Range], words: int) -> Mask:
    """Ranges of words as an array over all of them."""
    inside = np.zeros(words, bool)
    for start, end in ranges:
        inside[start:end] = True
    return inside
