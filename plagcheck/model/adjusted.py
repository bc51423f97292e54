"""What a teacher wants left out of a result, and what that leaves of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import groupby
from typing import TYPE_CHECKING, Final

from plagcheck.model.counting import size, union
from plagcheck.model.document import Span
from plagcheck.model.match import Range

if TYPE_CHECKING:  # a result tells what was left out of it when an older version counted
    from plagcheck.model.classes import LeftOutWords
    from plagcheck.model.result import CheckResult, Source, Trick


class Reason(StrEnum):
    """The first eight are found by rules, the others are chosen by the teacher."""

    QUOTATION = "quotation"
    BIBLIOGRAPHY = "bibliography"
    CITATION = "citation"
    SMALL_MATCH = "small match"
    SMALL_SOURCE = "small source"
    PHRASE = "phrase"
    TEMPLATE = "template"
    SECTION = "section"
    HANDOUT = "handout"
    CITED = "cited"
    COLLABORATION = "allowed collaboration"
    COMMON_WORDING = "common wording"
    OWN_WORK = "own earlier work"
    OTHER = "other"


BY_TEACHER: Final = (
    Reason.HANDOUT,
    Reason.CITED,
    Reason.COLLABORATION,
    Reason.COMMON_WORDING,
    Reason.OWN_WORK,
    Reason.OTHER,
)


@dataclass(frozen=True, slots=True)
class Rules:
    """What is looked for in the paper and left out; nothing, unless asked for.

    A match of fewer words than `small_match` does not count, nor a source that shares fewer words
    than `small_source_words` or less of the paper than `small_source_share` (0 to 1). `templates`
    are (name, text), `sections` the texts of headings. `restored` are stretches that a rule found
    and that count all the same.
    """

    quotations: bool = False
    bibliography: bool = False
    citations: bool = False
    small_match: int = 0
    small_source_words: int = 0
    small_source_share: float = 0.0
    phrases: tuple[str, ...] = ()
    templates: tuple[tuple[str, str], ...] = ()
    sections: tuple[str, ...] = ()
    restored: tuple[Span, ...] = ()

    @classmethod
    def usual(cls) -> Rules:
        """What is left out where nobody said otherwise: words that were marked as another's."""
        return cls(quotations=True, bibliography=True)

    @property
    def of_size(self) -> Rules:
        """The part of them that is about how much is shared, not about words of the paper."""
        return Rules(
            small_match=self.small_match,
            small_source_words=self.small_source_words,
            small_source_share=self.small_source_share,
        )

    @property
    def of_words(self) -> Rules:
        """The other part."""
        return replace(self, small_match=0, small_source_words=0, small_source_share=0.0)


@dataclass(frozen=True, slots=True)
class Choice:
    """A source the teacher left out, or one match with it: the one with this submission span.

    Several files may hold the text of a source (`Entry.files`), maybe of several people. What is
    said of one of them says nothing about those that are `still` there, by their places: the
    source counts for them.
    """

    source_id: int
    span: Span | None
    reason: Reason
    note: str = ""
    when: str = ""
    still: tuple[int, ...] = ()

    @property
    def key(self) -> str:
        """What is left out, by name: two choices about the same have the same key."""
        if self.span is None:
            return f"source:{self.source_id}"
        return f"match:{self.source_id}:{self.span.start}-{self.span.end}"

    @property
    def is_agreement(self) -> bool:
        """Whether it leaves out all of a class-mate's paper, as collaboration that was allowed."""
        return _is_agreement(self.source_id, self.span is None, self.reason)


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """One rule or choice that found something to leave out.

    `key` names it for restoring, `what` says it in words of the paper or of the rule. `spans` are
    characters of the paper, `words` the words in them, matched or not; of what the teacher chose,
    those that counted until then. A word that several entries name is in each of them. `before` and
    `after` are shares of the paper: what was left out earlier in the ledger is not in `before`, so
    the entries make one chain. There are none of what a class left out: that was compared with
    nothing. `files` are the files with the text of a source that are meant, where it is all of it;
    it counts for those that are `still` there. `ranges` are the words of what the teacher chose, by
    their places.
    """

    key: str
    what: str
    reason: Reason
    note: str
    when: str
    spans: tuple[Span, ...]
    source_id: int | None
    words: int
    before: float | None
    after: float | None
    is_whole_source: bool = False
    files: tuple[str, ...] = ()
    still: tuple[str, ...] = ()
    ranges: tuple[Range, ...] = ()

    @property
    def moment(self) -> tuple[str, ...]:
        """The same for all that the teacher left out at one time: sources that hold a text."""
        return (self.when, self.reason, self.note) if self.when else (self.key,)

    @property
    def is_compared(self) -> bool:
        """Whether it counts once it is restored."""
        return self.before is not None

    @property
    def is_listed(self) -> bool:
        """Whether it is told: a rule that found nothing is not, a choice always is."""
        return bool(self.spans) or self.source_id is not None

    @property
    def is_by_teacher(self) -> bool:
        """Whether it was chosen for this paper."""
        return self.reason in BY_TEACHER and self.is_compared

    @property
    def is_agreement(self) -> bool:
        """Whether it leaves out all of a class-mate's paper, as collaboration that was allowed."""
        return _is_agreement(self.source_id or 0, self.is_whole_source, self.reason)

    @property
    def taken(self) -> float:
        """What it took from the share."""
        return (self.before or 0.0) - (self.after or 0.0)


def joined(entries: Sequence[LedgerEntry]) -> LedgerEntry:
    """Entries that follow one another as one step, with each of their words once."""
    first, last = entries[0], entries[-1]
    if first is last:
        return first
    ranges = union(words for entry in entries for words in entry.ranges)
    return replace(
        first,
        spans=tuple(sorted({span for entry in entries for span in entry.spans})),
        words=size(ranges),
        after=last.after,
        ranges=tuple(ranges),
    )


def _is_agreement(source_id: int, is_whole_source: bool, reason: Reason) -> bool:
    """It holds for the other paper, too; papers of class-mates have ids below 0."""
    return source_id < 0 and is_whole_source and reason is Reason.COLLABORATION


@dataclass(frozen=True, slots=True)
class LeftOutSpan:
    """A stretch of the paper that an entry of the ledger leaves out, and the words in it."""

    span: Span
    reason: Reason
    key: str
    words: int


@dataclass(frozen=True, slots=True)
class Adjusted:
    """A result without what does not count, and the ledger of what that is.

    `before` is the result as it was. `left_out` holds, of every source that lost something, the
    parts of its matches that do not count any more. `tricks` say how disguises change the number;
    None where that is known with nothing left out alone.
    `is_unsearched`: behind what the teacher left out, others are still to be looked for. `rules`,
    `choices` and `by_class` are what was asked for, to count it anew without some kinds.
    """

    before: CheckResult
    result: CheckResult
    entries: tuple[LedgerEntry, ...] = ()
    spans: tuple[LeftOutSpan, ...] = ()
    left_out: tuple[Source, ...] = ()
    without: tuple[str, ...] = ()  # kinds of matches that are switched off, by their names
    is_unsearched: bool = False
    tricks: tuple[Trick, ...] | None = None
    rules: Rules = field(default_factory=Rules, compare=False)
    choices: tuple[Choice, ...] = field(default=(), compare=False)
    by_class: tuple[LeftOutWords, ...] = field(default=(), compare=False)

    @property
    def worth(self) -> tuple[CheckResult, tuple[Trick, ...]]:
        """What is found with disguises undone, and what each of them would make of it.

        It is counted with all kinds of matches: with one switched off, nothing is known of it.
        """
        seen, tricks = self.before, self.before.tricks
        if self.tricks is not None:
            seen, tricks = self.result, self.tricks
        return seen, () if self.without else tricks

    @property
    def is_worth_of_all(self) -> bool:
        """Whether that is told with nothing left out, unlike the number."""
        return self.tricks is None and bool(self.listed)

    @property
    def listed(self) -> tuple[LedgerEntry, ...]:
        """The ledger as every surface lists it."""
        return tuple(entry for entry in self.entries if entry.is_listed)

    @property
    def chosen(self) -> tuple[tuple[LedgerEntry, ...], ...]:
        """What the teacher left out, each time in one: those entries follow one another."""
        mine = (entry for entry in self.entries if entry.is_by_teacher)
        return tuple(tuple(each) for _, each in groupby(mine, key=lambda entry: entry.moment))


def set_aside(choices: Iterable[Choice]) -> frozenset[int]:
    """Documents of the library that were left out, wholly or in part, for what they are.

    The words they explained may stand in others, where nobody looked for them; but not where they
    still count for another file.
    """
    about = (c for c in choices if c.span is None or c.reason is Reason.OWN_WORK)
    return frozenset(each.source_id for each in about if each.source_id > 0 and not each.still)


def set_aside_by_time(choices: Iterable[Choice]) -> tuple[frozenset[int], ...]:
    """The same after each time at which something was left out."""
    every = tuple(choices)
    times = sorted({choice.when for choice in every})
    sets = (set_aside(choice for choice in every if choice.when <= time) for time in times)
    return tuple(dict.fromkeys(filter(None, sets)))


def standing(sources: Sequence[Source], choices: Iterable[Choice]) -> tuple[Source, ...]:
    """Sources without those that came forward for others that are left out no more."""
    out = set_aside(choices)
    return tuple(each for each in sources if each.found_without <= out or each.id in out)


def looks_behind(result: CheckResult, out: frozenset[int]) -> bool:
    """Whether others are to be looked for behind documents of a library that are left out.

    What an older version counted stays as it was.
    """
    is_searchable = result.library is not None and not result.counted_by
    return bool(out) and is_searchable and out != result.looked_without


def unadjusted(result: CheckResult) -> Adjusted:
    """A result of which everything counts."""
    return Adjusted(result, result)
