"""Findings: what a check found, made ready for showing. Built from results alone."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from plagcheck.align.matches import Match
    from plagcheck.check.result import CheckResult, Comparison, FilesCompared, Source
    from plagcheck.core.document import Document


_WORD = re.compile(r"\w+")


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
    is_weak: bool = False
    is_counted: bool = True  # whether it counts, for the share or as reworded


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


@dataclass(frozen=True, slots=True)
class FlagShown:
    """Something a reader of the paper does not see; `places` are single spots of the text."""

    kind: str
    count: int
    places: tuple[tuple[int, int], ...]
    pages: tuple[int, ...]  # counted from 1


@dataclass(frozen=True, slots=True)
class Read:
    """How much of the file could be read; pages count from 1."""

    pages: int = 0
    without_text: tuple[int, ...] = ()
    unreadable: tuple[int, ...] = ()
    skipped: tuple[str, ...] = ()


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

    @property
    def all_sources(self) -> Iterable[SourceFound]:
        for source in self.sources:
            yield source
            yield from source.folded

    def source(self, number: int) -> SourceFound:
        return next(source for source in self.all_sources if source.number == number)


def letters(index: int) -> str:
    """a, b … z, aa, ab …"""
    name = ""
    index += 1
    while index:
        index, rest = divmod(index - 1, 26)
        name = chr(ord("a") + rest) + name
    return name


def findings_of(result: CheckResult) -> Findings:
    """What the result page shows for a check."""
    leaders = [source for source in result.sources if source.under is None]
    ordered = leaders + [source for source in result.sources if source.under is not None]
    shown = {s.entry.id: _source(number, s) for number, s in enumerate(ordered, 1)}
    for source in ordered[len(leaders) :]:
        leader = shown.get(source.under or 0)
        if leader is not None:
            folded = (*leader.folded, shown[source.entry.id])
            shown[leader.id] = replace(leader, folded=folded)
    sources = tuple(shown[source.entry.id] for source in leaders)
    wanted = result.options.collections
    return Findings(
        name=result.submission.name,
        text=result.submission.text,
        page_starts=result.submission.page_starts,
        notes=result.submission.notes,
        words=result.words,
        matched_words=result.matched_words,
        share=result.similarity,
        sources=sources,
        marks=in_paper_order(sources),
        searched=result.searched,
        collections=() if wanted is None else tuple(wanted),
        shortest=result.options.align.shortest,
        more_like_these=result.more_like_these,
        reworded_words=result.reworded_words,
        flags=flags_of(result.submission),
        read=_read(result.submission),
    )


def findings_of_two(compared: FilesCompared, shortest: int) -> Findings:
    """What is shown for two files: the second is the only source of the first."""
    found = compared.comparison
    source = _found(1, 0, compared.b, compared.b_words, found)
    return Findings(
        name=compared.a.name,
        text=compared.a.text,
        page_starts=compared.a.page_starts,
        notes=compared.a.notes,
        words=compared.a_words,
        matched_words=found.matched_words,
        share=found.share_of_submission,
        sources=(source,),
        marks=in_paper_order((source,)),
        searched=1,
        collections=(),
        shortest=shortest,
        more_like_these=0,
        reworded_words=found.reworded_words,
        flags=flags_of(compared.a),
        read=_read(compared.a),
    )


def flags_of(document: Document) -> tuple[FlagShown, ...]:
    """Flags with the single letters or stretches that can be pointed at."""
    shown = []
    for flag in document.flags:
        spans = [(span.start, span.end) for span in flag.spans]
        if flag.kind == "look-alikes":
            spans = [place for span in spans for place in _foreign_letters(document.text, *span)]
        pages = tuple(page + 1 for page in flag.pages)
        shown.append(FlagShown(str(flag.kind), flag.count, tuple(spans), pages))
    return tuple(shown)


def _foreign_letters(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """Letters of another alphabet inside words that have Latin letters too."""
    return [
        (word.start() + place, word.start() + place + 1)
        for word in _WORD.finditer(text, start, end)
        if any(char.isascii() and char.isalpha() for char in word.group())
        for place, char in enumerate(word.group())
        if char.isalpha() and not _is_latin(char)
    ]


def _is_latin(char: str) -> bool:
    return char.isascii() or unicodedata.name(char, "").startswith("LATIN")


def _read(document: Document) -> Read:
    coverage = document.coverage
    return Read(
        coverage.pages,
        tuple(page + 1 for page in coverage.pages_without_text),
        tuple(page + 1 for page in coverage.pages_unreadable),
        coverage.skipped,
    )


def in_paper_order(sources: Sequence[SourceFound]) -> tuple[Mark, ...]:
    marks = [mark for source in sources for mark in source.marks]
    return tuple(sorted(marks, key=lambda mark: (mark.start, mark.source)))


def _source(number: int, source: Source) -> SourceFound:
    entry = source.entry
    found = source.comparison
    return SourceFound(
        number,
        entry.id,
        entry.name,
        entry.collection,
        entry.pages,
        entry.words,
        found.matched_words,
        found.share_of_submission,
        found.share_of_source,
        found.jaccard,
        found.longest_run,
        _marks(number, found.matches),
        entry.path,
        entry.added_at,
    )


def _found(number: int, id_: int, document: Document, words: int, found: Comparison) -> SourceFound:
    return SourceFound(
        number,
        id_,
        document.name,
        "",
        len(document.page_starts),
        words,
        found.matched_words,
        found.share_of_submission,
        found.share_of_source,
        found.jaccard,
        found.longest_run,
        _marks(number, found.matches),
    )


def _marks(number: int, matches: Sequence[Match]) -> tuple[Mark, ...]:
    ordered = sorted(matches, key=lambda match: match.submission.start)
    return tuple(
        Mark(
            f"{number}{letters(index)}",
            number,
            match.submission.start,
            match.submission.end,
            match.source.start,
            match.source.end,
            match.words,
            str(match.kind),
            match.longest_run,
            match.runs,
            match.weak,
            bool(match.copied_runs) or not match.weak,
        )
        for index, match in enumerate(ordered)
    )
