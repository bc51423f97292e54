"""Kinds of matches, and what is left of a result when some of them are left out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.check.verify import Covered, covered_words
from plagcheck.model.match import Kind, Match
from plagcheck.model.result import CheckResult, Comparison, FilesCompared, Source

WEAK: Final = "weak"
NAMES: Final = (*(kind.value.replace(" ", "-") for kind in Kind), WEAK)


def name_of(match: Match) -> str:
    """What a match is called where kinds are chosen."""
    return WEAK if match.weak else match.kind.value.replace(" ", "-")


def check_without(result: CheckResult, names: Collection[str]) -> CheckResult:
    """A check without some kinds of matches; sources that had nothing else are gone."""
    if not names:
        return result
    narrowed = [
        replace(source, comparison=_without(source.comparison, names, result.words,
                                            source.entry.words))
        for source in result.sources
    ]  # fmt: skip
    kept = [
        source
        for source, before in zip(narrowed, result.sources, strict=True)
        if source.comparison.matches or not before.comparison.matches
    ]
    total = _union((source.comparison.matches for source in kept), result.words)
    return replace(
        result,
        sources=tuple(_regrouped(kept)),
        matched_words=int(total.copied.sum()),
        reworded_words=int((total.reworded & ~total.copied).sum()),
    )


def compare_without(compared: FilesCompared, names: Collection[str]) -> FilesCompared:
    """Two files compared, without some kinds of matches."""
    if not names:
        return compared
    found = _without(compared.comparison, names, compared.a_words, compared.b_words)
    return replace(compared, comparison=found)


def _without(
    found: Comparison, names: Collection[str], words: int, source_words: int
) -> Comparison:
    """A comparison's figures without some kinds; Jaccard is of whole texts and stays."""
    matches = tuple(match for match in found.matches if name_of(match) not in names)
    ours = covered_words(matches, words)
    theirs = _words_there(matches, source_words)
    return replace(
        found,
        matches=matches,
        matched_words=int(ours.copied.sum()),
        reworded_words=int((ours.reworded & ~ours.copied).sum()),
        share_of_submission=float(ours.copied.mean()) if words else 0.0,
        share_of_source=float(theirs.mean()) if source_words else 0.0,
        longest_run=max((match.longest_run for match in matches), default=0),
    )


def _words_there(matches: Sequence[Match], words: int) -> NDArray[np.bool_]:
    there = np.zeros(words, bool)
    for match in matches:
        for _, start, size in match.copied_runs:
            there[start : start + size] = True
    return there


def _union(groups: Iterable[Sequence[Match]], words: int) -> Covered:
    total = Covered(np.zeros(words, bool), np.zeros(words, bool))
    for matches in groups:
        own = covered_words(matches, words)
        total = Covered(total.copied | own.copied, total.reworded | own.reworded)
    return total


def _regrouped(sources: Sequence[Source]) -> Iterable[Source]:
    """Sources whose leader is gone stand by themselves."""
    there = {source.entry.id for source in sources}
    for source in sources:
        yield source if source.under in there else replace(source, under=None)
