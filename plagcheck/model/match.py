"""Match: a passage of the submission and the passage of the source it shares."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from plagcheck.model.document import Span

Range = tuple[int, int]
Run = tuple[int, int, int]  # first word here, first word there, number of words

COPIED_RUN: Final = 8  # words in a row that are not the same by chance


class Kind(StrEnum):
    """How alike the two sides of a match are."""

    WORD_FOR_WORD = "word for word"
    SMALL_EDITS = "small edits"
    REWORDED = "reworded"
    SUMMARY = "summary"

    @property
    def is_copied(self) -> bool:
        """Whether it counts for the share of words that also stand in a source."""
        return self in (Kind.WORD_FOR_WORD, Kind.SMALL_EDITS)


@dataclass(frozen=True, slots=True)
class Match:
    """`submission` and `source` are characters of the texts that were compared.

    `words` counts the words that are the same on both sides (of a reworded or summed-up passage,
    all its words), `longest_run` those in a row; `runs` are the stretches (first word here, first
    word there, number of words) that are the same. `ours` is the range of the submission's words.
    `strength` runs from 0 to 1. A `weak` match is a short run by itself or a thin rewording: shown,
    but apart from the evidence that counts.
    """

    submission: Span
    source: Span
    words: int
    kind: Kind
    longest_run: int
    runs: tuple[Run, ...]
    ours: tuple[int, int]
    strength: float = 1.0
    weak: bool = False

    @property
    def copied_runs(self) -> tuple[Run, ...]:
        """The runs that count as copied: in a reworded passage, those of some length only."""
        if self.kind.is_copied:
            return self.runs
        return tuple(run for run in self.runs if run[2] >= COPIED_RUN)
