"""Findings: what a check found, made ready for showing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from plagcheck.model.document import Skipped

if TYPE_CHECKING:
    from plagcheck.gui.reading.display_text import DisplayText

# These stand for a kind where matches are sorted: shown, but not counted.
WEAK = "weak"
LEFT_OUT = "left out"


@dataclass(frozen=True, slots=True)
class Mark:
    """A match as it is shown: `label` is the source's number and a letter in paper order."""

    label: str
    source: int  # number of the source, from 1
    start: int
    end: int
    there: int  # first character in the source
    there_end: int
    words: int
    kind: str
    longest_run: int
    runs: tuple[tuple[int, int, int], ...]
    copied: tuple[tuple[int, int, int], ...] = ()  # the runs that count for the share
    ours: tuple[int, int] = (0, 0)  # its words in the paper
    is_counted: bool = True  # whether it counts, for the share or as reworded
    is_left_out: bool = False  # by a rule or by the teacher

    @property
    def group(self) -> str:
        """Its kind, WEAK or LEFT_OUT."""
        if self.is_left_out:
            return LEFT_OUT
        return self.kind if self.is_counted else WEAK


@dataclass(frozen=True, slots=True)
class SourceFound:
    """A source with its figures; `folded` are sources that hold nothing beyond it."""

    number: int
    id: int
    name: str
    collection: str
    pages: int
    words: int
    matched_words: int
    of_paper: float
    of_source: float
    jaccard: float
    longest_run: int
    marks: tuple[Mark, ...]
    path: str = ""
    added_at: str = ""
    folded: tuple[SourceFound, ...] = ()
    reworded_words: int = 0  # beyond the matched ones

    @property
    def is_weak(self) -> bool:
        """Whether nothing about it counts: it is shown, but apart."""
        return bool(self.marks) and not any(mark.is_counted for mark in self.marks)

    @property
    def is_left_out(self) -> bool:
        """Whether all there was is left out."""
        return bool(self.marks) and all(mark.is_left_out for mark in self.marks)


@dataclass(frozen=True, slots=True)
class FlagShown:
    """Something a reader of the paper does not see; `places` are single spots of the text."""

    kind: str
    count: int
    places: tuple[tuple[int, int], ...]
    pages: tuple[int, ...]  # counted from 1
    share_with_it: float | None = None  # what would be found if the disguise worked


@dataclass(frozen=True, slots=True)
class Read:
    """How much of the file could be read; pages count from 1."""

    pages: int = 0
    without_text: tuple[int, ...] = ()
    unreadable: tuple[int, ...] = ()
    skipped: tuple[Skipped, ...] = ()


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper that was read and is being checked."""

    name: str
    text: str
    display: DisplayText
    page_starts: tuple[int, ...]
    notes: tuple[str, ...]
    words: int
    flags: tuple[FlagShown, ...]
    read: Read


@dataclass(frozen=True, slots=True)
class Possible:
    """A document that may be a source and was not read yet."""

    id: int
    name: str
    collection: str
    pages: int


@dataclass(frozen=True, slots=True)
class Findings:
    """Everything the result page shows."""

    name: str
    text: str
    page_starts: tuple[int, ...]
    notes: tuple[str, ...]
    words: int
    matched_words: int
    share: float
    sources: tuple[SourceFound, ...]
    marks: tuple[Mark, ...]  # of all sources that are not folded, in paper order
    searched: int
    collections: tuple[str, ...]
    shortest: int
    more_like_these: int
    reworded_words: int = 0  # beyond the matched ones
    flags: tuple[FlagShown, ...] = ()
    read: Read = Read()
    display: DisplayText | None = None  # the text made ready, when it was in time
    is_whole: bool = True  # False: the check was stopped before all sources were verified
    all_counted: float | None = None  # the share with all counted, where something is left out
    left_out: tuple[tuple[int, int], ...] = ()  # stretches of the paper that rules leave out
    kind_words: Mapping[str, int] | None = None  # words of each kind, when counted already
    when: str = ""  # when it was made, if it comes from the history

    @property
    def has_evidence(self) -> bool:
        return any(mark.is_counted for mark in self.marks)

    @property
    def reworded(self) -> float:
        return self.reworded_words / self.words if self.words else 0.0

    @property
    def all_sources(self) -> Iterable[SourceFound]:
        for source in self.sources:
            yield source
            yield from source.folded

    def source(self, number: int) -> SourceFound:
        return next(source for source in self.all_sources if source.number == number)


def in_paper_order(sources: Sequence[SourceFound]) -> tuple[Mark, ...]:
    """The matches of sources that are not folded."""
    marks = [mark for source in sources for mark in source.marks]
    return tuple(sorted(marks, key=lambda mark: (mark.start, mark.source)))


def nearest(marks: Sequence[Mark], before: Mark | None) -> Mark:
    """The match that was current, or the first one from there on."""
    if before is None:
        return marks[0]
    same = (mark for mark in marks if (mark.start, mark.there) == (before.start, before.there))
    after = (mark for mark in marks if mark.start >= before.start)
    return next(same, None) or next(after, marks[-1])
