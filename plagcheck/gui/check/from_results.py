"""From results of the engine to what the window shows. No Qt: runs in the worker thread."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from plagcheck.gui.check.findings import (
    Findings,
    FlagShown,
    Mark,
    Paper,
    Possible,
    Read,
    SourceFound,
    in_paper_order,
)
from plagcheck.gui.reading.display_text import DisplayText
from plagcheck.model.numbering import letters as letters

if TYPE_CHECKING:
    from plagcheck.model.document import Document
    from plagcheck.model.entry import Entry
    from plagcheck.model.match import Match
    from plagcheck.model.result import CheckResult, Comparison, FilesCompared, Source, Trick

_WORD = re.compile(r"\w+")


def paper_of(document: Document) -> Paper:
    """A paper that was just read."""
    return Paper(
        document.name,
        document.text,
        DisplayText(document.text, document.page_starts),
        document.page_starts,
        document.notes,
        document.coverage.words,
        flags_of(document),
        _read(document),
    )


def possible_of(entry: Entry) -> Possible:
    return Possible(entry.id, entry.name, entry.collection, entry.pages)


def findings_of(result: CheckResult, display: DisplayText | None = None) -> Findings:
    """What the result page shows for a check."""
    leaders = [source for source in result.sources if source.under is None]
    ordered = leaders + [source for source in result.sources if source.under is not None]
    shown = {s.entry.id: source_of(number, s) for number, s in enumerate(ordered, 1)}
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
        flags=flags_of(result.submission, result.tricks),
        read=_read(result.submission),
        display=display,
    )


def findings_so_far(
    paper: Document, sources: Sequence[SourceFound], display: DisplayText | None = None
) -> Findings:
    """What is shown of a check that was stopped: sources, but no share."""
    return Findings(
        name=paper.name,
        text=paper.text,
        page_starts=paper.page_starts,
        notes=paper.notes,
        words=paper.coverage.words,
        matched_words=0,
        share=0.0,
        sources=tuple(sources),
        marks=in_paper_order(sources),
        searched=0,
        collections=(),
        shortest=0,
        more_like_these=0,
        flags=flags_of(paper),
        read=_read(paper),
        display=display,
        is_whole=False,
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
        flags=flags_of(compared.a, compared.tricks),
        read=_read(compared.a),
    )


def flags_of(document: Document, tricks: Sequence[Trick] = ()) -> tuple[FlagShown, ...]:
    """Flags with the single letters or stretches that can be pointed at."""
    worth = {str(trick.kind): trick.share for trick in tricks}
    shown = []
    for flag in document.flags:
        spans = [(span.start, span.end) for span in flag.spans]
        if flag.kind == "look-alikes":
            spans = [place for span in spans for place in _foreign_letters(document.text, *span)]
        pages = tuple(page + 1 for page in flag.pages)
        kind = str(flag.kind)
        shown.append(FlagShown(kind, flag.count, tuple(spans), pages, worth.get(kind)))
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


def source_of(number: int, source: Source) -> SourceFound:
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
        reworded_words=found.reworded_words,
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
        reworded_words=found.reworded_words,
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
            match.copied_runs,
            match.ours,
            bool(match.copied_runs) or not match.weak,
        )
        for index, match in enumerate(ordered)
    )
