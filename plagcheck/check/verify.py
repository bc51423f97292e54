"""Verification: exact scores and matches of two texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.alignment import align
from plagcheck.align.prepared import Prepared
from plagcheck.index.similarity import overlap
from plagcheck.model.match import Match
from plagcheck.model.result import AlignOptions, Comparison

Mask = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Covered:
    """Words of a submission: those that also stand in a source, and those that were reworded."""

    copied: Mask
    reworded: Mask

    @property
    def all(self) -> Mask:
        return self.copied | self.reworded


def compare(submission: Prepared, source: Prepared, options: AlignOptions) -> Comparison:
    """Compare two texts exactly."""
    sets = overlap(submission.shingles.unique, source.shingles.unique)
    matches = tuple(align(submission, source, options))
    ours = covered_words(matches, len(submission.tokens))
    theirs = np.zeros(len(source.tokens), bool)
    for match in matches:
        for _, there, size in match.copied_runs:
            theirs[there : there + size] = True
    return Comparison(
        jaccard=sets.jaccard,
        share_of_submission=_share(ours.copied),
        share_of_source=_share(theirs),
        longest_run=max((match.longest_run for match in matches), default=0),
        matched_words=int(ours.copied.sum()),
        reworded_words=int((ours.reworded & ~ours.copied).sum()),
        matches=matches,
    )


def covered_words(matches: Sequence[Match], words: int) -> Covered:
    """Which words of the submission the matches explain."""
    covered = Covered(np.zeros(words, bool), np.zeros(words, bool))
    for match in matches:
        for start, _, size in match.copied_runs:
            covered.copied[start : start + size] = True
        if not match.kind.is_copied and not match.weak:
            covered.reworded[slice(*match.ours)] = True
    return covered


def _share(inside: Mask) -> float:
    return float(inside.mean()) if len(inside) else 0.0
