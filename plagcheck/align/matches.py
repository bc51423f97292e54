"""Match: a passage of the submission and the passage of the source it shares."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from plagcheck.core.document import Span


class Kind(StrEnum):
    """How alike the two sides of a match are."""

    WORD_FOR_WORD = "word for word"
    SMALL_EDITS = "small edits"


@dataclass(frozen=True, slots=True)
class Match:
    """`submission` and `source` are characters of the texts that were compared.

    `words` counts the words that are the same on both sides, `longest_run` those in a row;
    `runs` are the stretches (first word here, first word there, number of words) it is made of.
    """

    submission: Span
    source: Span
    words: int
    kind: Kind
    longest_run: int
    runs: tuple[tuple[int, int, int], ...]
