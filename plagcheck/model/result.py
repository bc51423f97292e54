"""What a check finds: sources with verified scores, and the matches behind them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final

from plagcheck.model.adjusted import Choice, Rules
from plagcheck.model.counting import (
    CoveredWords,
    Figures,
    added,
    counted,
    covered,
    figures,
    share,
    words_by_kind,
)
from plagcheck.model.document import Document, FlagKind, Span
from plagcheck.model.entry import Entry
from plagcheck.model.explanation import FoundBy
from plagcheck.model.limits import MOST_WORDS, SHORTEST, SHORTEST_LEAST, SHORTEST_MOST
from plagcheck.model.match import Kind, Match, turned
from plagcheck.model.params import IndexParams

IDENTITY_DIGITS: Final = 12  # of a library's identity: enough to tell two apart
OTHER_FILE: Final = 0  # the id of the second of two files; a library counts from 1


@dataclass(frozen=True, slots=True)
class AlignOptions:
    """What is shown: every run of `shortest` words in a row, and whether edited text is.

    A passage with small edits counts from as many words that are the same on both sides.
    """

    shortest: int = SHORTEST
    edited: bool = True

    def __post_init__(self) -> None:
        if not SHORTEST_LEAST <= self.shortest <= SHORTEST_MOST:
            raise ValueError(f"shortest must be {SHORTEST_LEAST} to {SHORTEST_MOST} words")


@dataclass(frozen=True, slots=True)
class CheckOptions:
    """What to look for, and where; `collections` None means all of them."""

    align: AlignOptions = field(default_factory=AlignOptions)
    collections: tuple[str, ...] | None = None
    leave_out: frozenset[int] = frozenset()


class HasFigures:
    """What is compared, and what that comes to: one source alone, or all of a check."""

    words: int

    @property
    @abstractmethod
    def figures(self) -> Figures:
        """Worked out when they are first asked for."""

    @property
    def matched_words(self) -> int:
        return self.figures.matched_words

    @property
    def reworded_words(self) -> int:
        return self.figures.reworded_words

    @property
    def reworded(self) -> float:
        """Share of the submission's words that are reworded or summed up, beyond those matched."""
        return share(self.reworded_words, self.words)

    @property
    def is_reworded_only(self) -> bool:
        return self.figures.is_reworded_only


@dataclass(frozen=True)
class Comparison(HasFigures):
    """Two texts compared: an exact Jaccard score, and the matches all other figures come from.

    `words` and `source_words` are all words of the two texts. `kept` are the figures as an older
    version counted them; they are shown as they were.
    """

    jaccard: float
    matches: tuple[Match, ...]
    words: int
    source_words: int
    kept: Figures | None = None

    @cached_property
    def counted(self) -> tuple[Match, ...]:
        """Its matches as they count among those of other sources."""
        return counted(self.matches)

    @cached_property
    def figures(self) -> Figures:
        return self.kept or figures(self.matches, self.words, self.source_words, self.covered)

    @cached_property
    def covered(self) -> CoveredWords:
        """The words it explains; asked for by figures and by who folds sources."""
        return covered(self.matches)

    @property
    def share_of_submission(self) -> float:
        return self.figures.share_of_submission

    @property
    def share_of_source(self) -> float:
        return self.figures.share_of_source

    @property
    def longest_run(self) -> int:
        return self.figures.longest_run

    @property
    def is_evidence(self) -> bool:
        """Whether it holds anything that counts."""
        return bool(self.counted)

    @property
    def is_evidence_either_way(self) -> bool:
        """Whether it holds anything that counts, here or for the source."""
        return any(not match.weak for match in self.matches)

    def holding(self, matches: tuple[Match, ...]) -> Comparison:
        """The same two texts with other matches, counted anew as these are counted."""
        if matches == self.matches:
            return self
        return replace(self, matches=matches, kept=None)

    def require_sound(self, words: int, source_words: int | None = None) -> None:
        """Raises ValueError unless all matches are parts of two texts of so many words."""
        there = self.source_words if source_words is None else source_words
        if (self.words, self.source_words) != (words, there) or max(words, there) > MOST_WORDS:
            raise ValueError("other words than those of the text")
        if not 0.0 <= self.jaccard <= 1.0:
            raise ValueError("no Jaccard similarity")
        if not all(match.lies_within(self.words, self.source_words) for match in self.matches):
            raise ValueError("a match that is no part of the texts")

    def counted_now(self, shortest: int) -> Comparison:
        """Without anything that an older version counted."""
        matches = (
            replace(match, counted_then=False, copied_from=shortest) for match in self.matches
        )
        return replace(self, matches=tuple(matches), kept=None)

    def turned(self) -> Comparison:
        """Seen from the source."""
        matches = sorted(map(turned, self.matches), key=lambda m: (m.submission, m.source))
        kept = self.kept and replace(
            self.kept,
            share_of_submission=self.kept.share_of_source,
            share_of_source=self.kept.share_of_submission,
        )
        return Comparison(self.jaccard, tuple(matches), self.source_words, self.words, kept)


@dataclass(frozen=True, slots=True)
class Trick:
    """What one way of disguising text is worth.

    `share` is the share of the paper as it is stored that would be found if it worked as it was
    meant to, `found` where those words stand, by the ids of sources, and `matched_words` how many
    they are; None where an older version did not note it. A share is no measure beside that of the
    paper as seen: the two texts need not have as many words.
    """

    kind: FlagKind
    share: float
    found: tuple[tuple[int, tuple[Span, ...]], ...] | None = None
    matched_words: int | None = None


@dataclass(frozen=True, slots=True)
class Source:
    """A document that shares text with the submission.

    `number` is what it is called. `under` is the id of a better source that explains everything
    this one does. `document` is its text where no library holds it: the other of two files, a paper
    of the same class. One that came forward while others were left out was `found_without` those:
    it counts in what is left when they are, where it is like any other, and not while they count.
    `found_by` are the levels of the index that brought it; None where none was asked, as for two
    files and papers of a class, or where an older version did not note it.
    """

    entry: Entry
    comparison: Comparison
    under: int | None = None
    number: int = 0
    document: Document | None = None
    found_without: frozenset[int] = frozenset()
    found_by: FoundBy | None = None

    @property
    def id(self) -> int:
        return self.entry.id

    @property
    def matches(self) -> tuple[Match, ...]:
        return self.comparison.matches

    @property
    def counted(self) -> tuple[Match, ...]:
        """Its matches as they count among those of other sources."""
        return () if self.found_without else self.comparison.counted

    @property
    def is_leader(self) -> bool:
        """Whether it stands by itself and counts.

        One that is alike as a whole may have no match; another file without one is no source.
        """
        is_alike = not self.matches and self.id != OTHER_FILE
        return self.under is None and (self.comparison.is_evidence or is_alike)

    def is_double_of(self, other: Source) -> bool:
        """Whether it is known to be the same text."""
        digest = self.entry.text_sha256
        return bool(digest) and digest == other.entry.text_sha256

    def is_version_of(self, other: Source) -> bool:
        """Whether the teacher said that both are versions of one work."""
        return bool(self.entry.work) and self.entry.work == other.entry.work

    @property
    def is_weak(self) -> bool:
        """Whether thin rewordings are all there is: worth a look, but apart from the rest."""
        return bool(self.matches) and not self.comparison.is_evidence


def added_words(sources: Iterable[Source], to: Iterable[Source]) -> tuple[int, int]:
    """Words, copied and reworded, that some sources add to others, as they count."""
    more = [match for source in sources for match in source.counted]
    return added(more, [match for source in to for match in source.counted]) if more else (0, 0)


@dataclass(frozen=True, slots=True)
class LibraryState:
    """A library at some moment.

    Ids are never used twice: within one library (`identity`), the same `last_id` and number of
    documents mean that the very same documents are in it. A library made anew is another one.
    """

    name: str = ""
    identity: str = ""
    documents: int = 0
    last_id: int = 0

    @property
    def version(self) -> str:
        """What tells two states of a library apart."""
        return f"{self.identity[:IDENTITY_DIGITS]}-{self.last_id}" if self.identity else ""


@dataclass(frozen=True, slots=True)
class LeftThen:
    """What an older version left out of a check, and the words it found in sources without it."""

    rules: Rules
    choices: tuple[Choice, ...]
    matched_words: int


@dataclass(frozen=True)
class CheckResult(HasFigures):
    """The answer: sources in the order of their numbers, and what they come to together.

    Two files compared are a check with one source. `params` say how texts were cut into shingles
    and looked up; `counted_by` names the version whose figures are `kept`, and which counted what
    was left of it then (`left_then`). With anything else left out, it is counted as today.
    `later_numbers` are the ids and numbers of all that ever came forward, also of those that went:
    a number names one. Without the documents in `looked_without`, others were looked for.
    """

    submission: Document
    words: int
    sources: tuple[Source, ...]
    searched: int
    options: CheckOptions = field(default_factory=CheckOptions)
    params: IndexParams = field(default_factory=IndexParams)
    more_like_these: int = 0  # documents not listed: all they share stands in listed ones
    tricks: tuple[Trick, ...] = ()
    library: LibraryState | None = None
    kept: Figures | None = None
    counted_by: str = ""
    left_then: LeftThen | None = None
    later_numbers: tuple[tuple[int, int], ...] = field(default=(), compare=False)
    looked_without: frozenset[int] = field(default=frozenset(), compare=False)

    @property
    def is_of_two_files(self) -> bool:
        """Whether a file was compared with another, without a library."""
        return len(self.sources) == 1 and self.sources[0].id == OTHER_FILE

    @cached_property
    def figures(self) -> Figures:
        """Of all sources together, each word once."""
        return self.kept or figures(self.counted, self.words)

    @cached_property
    def counted(self) -> tuple[Match, ...]:
        """The matches of all sources that figures and kinds are counted of."""
        return tuple(match for each in self.sources for match in each.counted)

    @cached_property
    def matches(self) -> tuple[Match, ...]:
        """Of all sources."""
        return tuple(match for source in self.sources for match in source.matches)

    @cached_property
    def words_by_kind(self) -> dict[Kind, int] | None:
        """The words of each kind that counts; None where an older version counted other words."""
        listed = [match for each in self.sources if each.under is None for match in each.counted]
        below = (each for each in self.sources if each.under is not None)
        parts = words_by_kind(listed, [match for each in below for match in each.counted])
        copied = sum(words for kind, words in parts.items() if kind.is_copied)
        others = sum(parts.values()) - copied
        is_known = (copied, others) == (self.matched_words, self.reworded_words)
        return parts if is_known or not self.counted_by else None

    @property
    def similarity(self) -> float:
        """Share of the submission's words that stand in some source, each word once."""
        return self.figures.share_of_submission

    @property
    def counted_of(self) -> int:
        """The words that the number is a share of: all, but in classes of version 0.1.0.

        There, those of handouts were none of them, and only the share was kept.
        """
        if self.kept is None or not self.similarity:
            return self.words
        return round(self.matched_words / self.similarity)

    @property
    def has_evidence(self) -> bool:
        """Whether anything counts."""
        return any(source.comparison.is_evidence for source in self.sources)

    @property
    def leaders(self) -> tuple[Source, ...]:
        """Sources that stand by themselves and count."""
        return tuple(source for source in self.sources if source.is_leader)

    @property
    def holders(self) -> tuple[Source, ...]:
        """The leaders in which words of the number stand; version 0.1.0 counted all of them."""
        if self.counted_by:
            return self.leaders
        return tuple(each for each in self.leaders if each.comparison.matched_words)

    @property
    def only_reworded(self) -> tuple[Source, ...]:
        """The leaders that count, though no word of the number stands in them."""
        others = {source.id for source in self.holders}
        return tuple(each for each in self.leaders if each.matches and each.id not in others)

    @property
    def alike(self) -> tuple[Source, ...]:
        """The leaders that are alike as a whole, though no shared passage is long enough."""
        return tuple(each for each in self.leaders if not each.matches)

    @property
    def weak_sources(self) -> tuple[Source, ...]:
        return tuple(source for source in self.sources if source.is_weak)

    def folded(self, leader: Source) -> tuple[Source, ...]:
        """Sources that hold hardly anything beyond another."""
        return tuple(source for source in self.sources if source.under == leader.id)

    def same_text(self, leader: Source) -> tuple[str, ...]:
        """Names of other files with its text."""
        doubles = (each for each in self.folded(leader) if each.is_double_of(leader))
        return (*leader.entry.same_files, *(source.entry.name for source in doubles))

    def among(self, leader: Source) -> tuple[str, ...]:
        """Names of other texts that hold hardly anything beyond it."""
        others = (each for each in self.folded(leader) if not each.is_double_of(leader))
        return tuple(each.entry.name for each in others if not each.is_version_of(leader))

    def versions(self, leader: Source) -> tuple[str, ...]:
        """Names of other versions of the same work."""
        versions = (each for each in self.folded(leader) if each.is_version_of(leader))
        return tuple(each.entry.name for each in versions if not each.is_double_of(leader))

    def added_by_versions(self, leader: Source) -> tuple[int, int]:
        """Words, copied and reworded, that versions folded under a source add to it."""
        return added_words(filter(leader.is_version_of, self.folded(leader)), [leader])

    @cached_property
    def only_in_versions(self) -> tuple[int, int]:
        """Words, copied and reworded, that stand in such versions and in no other source."""
        leaders = {leader.id: leader for leader in self.leaders}
        folded = (each for each in self.sources if each.under in leaders)
        versions = {e.id: e for e in folded if e.is_version_of(leaders[e.under or 0])}
        others = (each for each in self.sources if each.id not in versions)
        return added_words(versions.values(), others)

    def of_one_work(self, source: Source) -> tuple[Source, ...]:
        """A source, and all versions of the same work, folded or not."""
        others = (each for each in self.sources if each.is_version_of(source))
        return source, *(each for each in others if each.id != source.id)

    def source(self, number: int) -> Source:
        return next(source for source in self.sources if source.id == number)

    def holding(self, sources: Iterable[Source]) -> CheckResult:
        """The same check with other sources, counted anew as their matches are counted."""
        return replace(self, sources=tuple(sources), kept=None)

    def counted_now(self) -> CheckResult:
        """Without anything that an older version counted."""
        shortest = self.options.align.shortest
        sources = (
            replace(each, comparison=each.comparison.counted_now(shortest)) for each in self.sources
        )
        return replace(self, sources=tuple(sources), kept=None, counted_by="", left_then=None)
