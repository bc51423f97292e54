"""Figures: the numbers a check is listed with, without what is left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from plagcheck.leaveout.apply import leave_out, leave_out_of
from plagcheck.model.adjusted import Choice, Rules
from plagcheck.model.result import CheckResult, FilesCompared


@dataclass(frozen=True, slots=True)
class Figures:
    """The numbers of a line."""

    words: int
    matched_words: int
    share: float
    sources: int


def figures_of(
    result: CheckResult | FilesCompared, rules: Rules, choices: Sequence[Choice] = ()
) -> Figures:
    """What counts of a result."""
    if isinstance(result, FilesCompared):
        found = leave_out_of(result.comparison, result.a, rules, choices).comparison
        words, share = found.matched_words, found.share_of_submission
        return Figures(result.a_words, words, share, int(found.is_evidence))
    left = leave_out(result, rules, choices).result
    leaders = [each for each in left.sources if each.under is None and not each.is_thin]
    return Figures(left.words, left.matched_words, left.similarity, len(leaders))
