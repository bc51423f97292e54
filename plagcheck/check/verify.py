"""Verification: exact scores and matches of two texts."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.alignment import AlignOptions, align
from plagcheck.align.matches import Match
from plagcheck.align.prepared import Prepared
from plagcheck.check.result import Comparison
from plagcheck.core.similarity import overlap


def compare(submission: Prepared, source: Prepared, options: AlignOptions) -> Comparison:
    """Compare two texts exactly."""
    sets = overlap(submission.shingles.unique, source.shingles.unique)
    matches = tuple(align(submission, source, options))
    ours = matched_words(matches, len(submission.tokens))
    theirs = _words_in([(there, length) for _, there, length in _runs(matches)], len(source.tokens))
    return Comparison(
        jaccard=sets.jaccard,
        share_of_submission=_share(ours, submission),
        share_of_source=_share(theirs, source),
        longest_run=max((match.longest_run for match in matches), default=0),
        matched_words=int(ours.sum()),
        matches=matches,
    )


def matched_words(matches: tuple[Match, ...], words: int) -> NDArray[np.bool_]:
    """Which words of the submission stand in the source, as matched."""
    return _words_in([(ours, length) for ours, _, length in _runs(matches)], words)


def _runs(matches: tuple[Match, ...]) -> list[tuple[int, int, int]]:
    return [run for match in matches for run in match.runs]


def _words_in(stretches: list[tuple[int, int]], words: int) -> NDArray[np.bool_]:
    inside = np.zeros(words, bool)
    for start, length in stretches:
        inside[start : start + length] = True
    return inside


def _share(inside: NDArray[np.bool_], text: Prepared) -> float:
    return float(inside.sum() / len(text.tokens)) if len(text.tokens) else 0.0
