"""What a check finds: sources with verified scores, and the matches behind them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from plagcheck.model.document import Document, FlagKind
from plagcheck.model.entry import Entry
from plagcheck.model.match import Match

SHORTEST: Final = 12
SHORTEST_LEAST: Final = 8
SHORTEST_MOST: Final = 30


@dataclass(frozen=True, slots=True)
class AlignOptions:
    """What is shown: every run of `shortest` words in a row, and whether edited text is."""

    shortest: int = SHORTEST
    edited: bool = True

    @property
    def dense(self) -> int:
        """Words in runs close together that count as much as `shortest` in a row."""
        return self.shortest + 4

    def __post_init__(self) -> None:
        if not SHORTEST_LEAST <= self.shortest <= SHORTEST_MOST:
            raise ValueError(f"shortest must be {SHORTEST_LEAST} to {SHORTEST_MOST} words")


@dataclass(frozen=True, slots=True)
class CheckOptions:
    """What to look for, and where; `collections` None means all of them."""

    align: AlignOptions = field(default_factory=AlignOptions)
    collections: Collection[str] | None = None
    leave_out: Collection[int] = ()


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two texts compared. Scores are exact, from the full shingle sets and words."""

    jaccard: float
    share_of_submission: float
    share_of_source: float
    longest_run: int
    matched_words: int
    matches: tuple[Match, ...]
    reworded_words: int = 0

    @property
    def is_evidence(self) -> bool:
        """Whether it holds more than thin rewordings."""
        return any(match.kind.is_copied or not match.weak for match in self.matches)


@dataclass(frozen=True, slots=True)
class Trick:
    """What one way of disguising text is worth.

    `share` is the share of the paper that would be found if it worked as it was meant to.
    """

    kind: FlagKind
    share: float


@dataclass(frozen=True, slots=True)
class FilesCompared:
    """Two files and what they share; `a` is the submission's side, `tricks` are those in `a`."""

    a: Document
    b: Document
    a_words: int
    b_words: int
    comparison: Comparison
    tricks: tuple[Trick, ...] = ()

    @property
    def reworded(self) -> float:
        """Share of the other words of `a` that stand in a reworded or summed-up passage."""
        return self.comparison.reworded_words / self.a_words if self.a_words else 0.0


@dataclass(frozen=True, slots=True)
class Source:
    """A library document that shares text with the submission.

    `under` is the id of a better source that explains everything this one does.
    """

    entry: Entry
    comparison: Comparison
    under: int | None = None

    @property
    def is_thin(self) -> bool:
        """Whether thin rewordings are all there is: worth a look, but apart from the rest."""
        return bool(self.comparison.matches) and not self.comparison.is_evidence


@dataclass(frozen=True, slots=True)
class CheckResult:
    """The answer: sources, best first, and the share of the submission that stands in any."""

    submission: Document
    words: int
    matched_words: int
    sources: tuple[Source, ...]
    searched: int
    options: CheckOptions
    more_like_these: int = 0  # documents not listed: all they share stands in listed ones
    reworded_words: int = 0
    tricks: tuple[Trick, ...] = ()

    @property
    def similarity(self) -> float:
        """Share of the submission's words that stand in some source, each word once."""
        return self.matched_words / self.words if self.words else 0.0

    @property
    def reworded(self) -> float:
        """Share of other words that stand in a reworded or summed-up passage."""
        return self.reworded_words / self.words if self.words else 0.0
