"""Match: a passage of the submission and the passage of the source it shares."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from plagcheck.model.document import Span
from plagcheck.model.limits import MOST_CHARACTERS

Range = tuple[int, int]  # first word and end
Run = tuple[int, int, int]  # first word here, first word there, number of words

COPIED_RUN: Final = 8  # words in a row that were counted as copied in version 0.1


class Kind(StrEnum):
    """How alike the two sides of a match are."""

    WORD_FOR_WORD = "word for word"
    SMALL_EDITS = "small edits"
    REWORDED = "reworded"
    SUMMARY = "summary"

    @property
    def is_copied(self) -> bool:
        """Whether it counts for the share of words that also stand in a source."""
        return self in _COPIED


_COPIED: Final = frozenset({Kind.WORD_FOR_WORD, Kind.SMALL_EDITS})  # asked for every match


@dataclass(frozen=True, slots=True)
class Match:
    """`submission` and `source` are characters of the texts that were compared.

    `runs` are the stretches (first word here, first word there, number of words) that are the same
    on both sides; `ours` and `theirs` the ranges of words the match spans. `strength` runs from
    0 to 1. A `weak` match is a thin rewording or summary: listed apart and never counted. `letter`
    names it among the matches with its source, in reading order; a part of a match keeps it.
    `summed_up`: it is the source that sums up these words. They are its original, and listed apart.
    In something reworded, runs of `copied_from` words or more are copied.
    `counted_then`: by version 0.1.0, for which runs of some length counted as copied in what is
    weak, too, beside anything that is not; nor was what is left of a rewording judged again.
    """

    submission: Span
    source: Span
    kind: Kind
    runs: tuple[Run, ...]
    ours: Range
    theirs: Range
    strength: float = 1.0
    weak: bool = False
    letter: str = ""
    summed_up: bool = False
    copied_from: int = COPIED_RUN
    counted_then: bool = False

    @property
    def is_counted(self) -> bool:
        """Whether its words count for the submission."""
        return not self.weak and not self.summed_up

    @property
    def has_copied_words(self) -> bool:
        """Whether its copied runs count: on both sides, whichever of them sums up the other."""
        return not self.weak or (self.counted_then and bool(self.copied_runs))

    @property
    def is_evidence(self) -> bool:
        """Whether anything of it counts: of what a source sums up, only what was copied."""
        return self.is_counted or (self.summed_up and not self.weak and bool(self.copied_runs))

    @property
    def words(self) -> int:
        """Words that are the same on both sides; of something reworded, all its words."""
        return self.same_words if self.kind.is_copied else self.ours[1] - self.ours[0]

    @property
    def same_words(self) -> int:
        """Words that are the same on both sides, whatever was done to those around them."""
        return sum(size for _, _, size in self.runs)

    @property
    def longest_run(self) -> int:
        """Words in a row that are the same."""
        return max((size for _, _, size in self.runs), default=0)

    @property
    def copied_runs(self) -> tuple[Run, ...]:
        """The runs that are copied: in a reworded passage, those of some length only."""
        if self.kind.is_copied:
            return self.runs
        return tuple(run for run in self.runs if run[2] >= self.copied_from)

    @property
    def other_runs(self) -> tuple[Run, ...]:
        """The runs that are the same by chance, or hardly worth a word."""
        return () if self.kind.is_copied else tuple(r for r in self.runs if r[2] < self.copied_from)

    def lies_within(self, words: int, source_words: int) -> bool:
        """Whether it is a part of texts of so many words: what a file says may be anything."""
        places = [(*self.ours, words), (*self.theirs, source_words)]
        places += [(here, here + size, words) for here, _, size in self.runs]
        places += [(there, there + size, source_words) for _, there, size in self.runs]
        places += [
            (each.start, each.end, MOST_CHARACTERS) for each in (self.submission, self.source)
        ]
        return all(0 <= start <= end <= most for start, end, most in places)

    def within(self, ranges: Iterable[Range]) -> Match:
        """The same match with what of its runs lies in some ranges of the submission's words.

        What is left of a copied run is copied still, however short; not so for version 0.1.0.
        """
        parts = list(ranges)
        if self.counted_then:
            runs = sorted(run for words in parts for run in clipped(self.runs, words))
            return replace(self, runs=tuple(runs))
        copied = [run for words in parts for run in clipped(self.copied_runs, words)]
        least = min((self.copied_from, *(run[2] for run in copied)))
        others = [run for words in parts for run in clipped(self.other_runs, words)]
        runs = sorted([*copied, *(run for run in others if run[2] < least)])
        return replace(self, runs=tuple(runs), copied_from=least)


def turned(match: Match) -> Match:
    """The match seen from its source; turned twice it is as it was."""
    runs = tuple(sorted((there, here, size) for here, there, size in match.runs))
    return replace(
        match,
        submission=match.source,
        source=match.submission,
        runs=runs,
        ours=match.theirs,
        theirs=match.ours,
        summed_up=match.kind is Kind.SUMMARY and not match.summed_up,
    )


def clipped(runs: Iterable[Run], words: Range) -> tuple[Run, ...]:
    """What of some runs lies in a range of the submission's words."""
    parts = []
    for start, there, size in runs:
        first, end = max(start, words[0]), min(start + size, words[1])
        if first < end:
            parts.append((first, there + first - start, end - first))
    return tuple(parts)
