"""Recounting: the figures of a comparison of which some matches are cut or gone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from plagcheck.check.verify import covered_words
from plagcheck.leaveout.tally import Part, Tally
from plagcheck.model.match import Match
from plagcheck.model.result import Comparison


def recounted(part: Part, tally: Tally) -> Comparison:
    """A comparison with what is left of it; Jaccard is of the whole texts and stays."""
    before, matches = part.comparison, tally.matches(part)
    if not part.changed:
        return before if matches == before.matches else replace(before, matches=matches)
    covered = covered_words(matches, len(tally.tokens))
    matched = int(np.count_nonzero(covered.copied))
    return replace(
        before,
        matches=matches,
        matched_words=matched,
        reworded_words=int(np.count_nonzero(covered.reworded & ~covered.copied)),
        share_of_submission=_share(matched, before.matched_words, before.share_of_submission),
        share_of_source=_share(
            _words_there(matches), _words_there(before.matches), before.share_of_source
        ),
        longest_run=max((match.longest_run for match in matches), default=0),
    )


def whole(words: int, share: float) -> int:
    """How many words there are, if some are this share of them; 0 where the share does not tell."""
    return round(words / share) if share else 0


def _share(words: int, before: int, share: float) -> float:
    """The share of some words of a text, from what the share of other words of it was."""
    if words == before:
        return share
    there_are = whole(before, share)
    return words / there_are if there_are else 0.0


def _words_there(matches: Sequence[Match]) -> int:
    """Words of the source that also stand in the paper, each once."""
    runs = [run for match in matches for run in match.copied_runs]
    there = np.zeros(max((start + size for _, start, size in runs), default=0), bool)
    for _, start, size in runs:
        there[start : start + size] = True
    return int(np.count_nonzero(there))
