"""Verification: exact scores and matches of two texts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.alignment import align, find_summing_up
from plagcheck.align.prepared import PreparedText
from plagcheck.index.similarity import overlap
from plagcheck.model.match import Range
from plagcheck.model.numbering import lettered
from plagcheck.model.result import AlignOptions, Comparison

Mask = NDArray[np.bool_]


def compare(submission: PreparedText, source: PreparedText, options: AlignOptions) -> Comparison:
    """Compare two texts exactly."""
    sets = overlap(submission.shingles.unique, source.shingles.unique)
    matches = lettered(align(submission, source, options))
    return Comparison(sets.jaccard, matches, len(submission.tokens), len(source.tokens))


def compare_both_ways(a: PreparedText, b: PreparedText, options: AlignOptions) -> Comparison:
    """Two texts of which either may draw on the other.

    Only summaries have a direction: the shorter text is found from its own side alone.
    """
    found = compare(a, b, options)
    more = find_summing_up(a, b, options) if options.edited else []
    if not more:
        return found
    return replace(found, matches=lettered((*found.matches, *more)))


def mask(ranges: Iterable[Range], words: int) -> Mask:
    """Ranges of words as an array over all of them."""
    inside = np.zeros(words, bool)
    for start, end in ranges:
        inside[start:end] = True
    return inside
