"""Flags: what a teacher should look at, with its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from plagcheck.extract.disguises import (
    DisguisedPlaces,
    invisible_characters,
    letter_spaced,
    look_alikes,
)
from plagcheck.extract.draft import Concealment, FinishedDraft, HiddenRun
from plagcheck.model.document import Flag, FlagData, FlagKind, Span

FEWEST_HIDDEN: Final = 5  # words; fewer change no score
LEAST_LETTERS: Final = 0.3

_QUOTES: Final = frozenset("\"'“”„‟‘’‚‛«»‹›「」『』＂`´ \t\n")


def find_flags(drafted: FinishedDraft, text: str) -> tuple[list[Flag], tuple[Span, ...]]:
    """The flags of a text, and the blanks inside its letter-spaced words.

    Hidden text stands at the end; what is odd inside it changes nothing.
    """
    seen = text[: min((run.span.start for run in drafted.hidden), default=len(text))]
    spaced, gaps = letter_spaced(seen)
    flags = [
        *_hidden(drafted, text),
        *_characters(FlagKind.LOOK_ALIKES, look_alikes(seen)),
        *_characters(FlagKind.INVISIBLE_CHARACTERS, invisible_characters(seen)),
        *_characters(FlagKind.LETTER_SPACING, spaced),
        *_pages(drafted),
    ]
    if drafted.has_macros:
        flags.append(Flag(FlagKind.MACROS, 1))
    return flags, gaps


def _characters(kind: FlagKind, found: DisguisedPlaces) -> Iterator[Flag]:
    if found.count:
        example = " ".join(found.example.split())
        yield Flag(kind, found.count, FlagData(example), found.spans)


def _hidden(drafted: FinishedDraft, text: str) -> Iterator[Flag]:
    """One flag for each way of hiding; hidden quotation marks have one of their own."""
    quotes = [run for run in drafted.hidden if _is_quotes(run, text)]
    for how in Concealment:
        runs = [
            run
            for run in drafted.hidden
            if run.how is how and not _is_quotes(run, text) and _is_prose(run, text)
        ]
        words = _words(runs, text)
        if words >= FEWEST_HIDDEN:
            yield _of_runs(FlagKind.HIDDEN_TEXT, words, FlagData(way=how.value), runs)
    if quotes:
        yield _of_runs(FlagKind.HIDDEN_QUOTES, _words(quotes, text), FlagData(), quotes)


def _words(runs: list[HiddenRun], text: str) -> int:
    return sum(len(text[run.span.start : run.span.end].split()) for run in runs)


def _is_quotes(run: HiddenRun, text: str) -> bool:
    return _QUOTES.issuperset(text[run.span.start : run.span.end])


def _is_prose(run: HiddenRun, text: str) -> bool:
    """Whether hidden text could matter; the tiny numbers on the axes of a figure do not."""
    solid = "".join(text[run.span.start : run.span.end].split())
    return sum(map(str.isalpha, solid)) > LEAST_LETTERS * len(solid)


def _of_runs(kind: FlagKind, count: int, data: FlagData, runs: list[HiddenRun]) -> Flag:
    pages = tuple(sorted({run.page for run in runs if run.page >= 0}))
    return Flag(kind, count, data, tuple(run.span for run in runs), pages)


def _pages(drafted: FinishedDraft) -> Iterator[Flag]:
    pictures, unlike = drafted.picture_pages, drafted.unlike_pages
    if pictures:
        yield Flag(FlagKind.PICTURE_PAGES, len(pictures), pages=pictures)
    unreadable = drafted.coverage.pages_unreadable
    repaired = tuple(page for page in unlike if page not in unreadable)
    for pages, unread in ((repaired, False), (unreadable, True)):
        if pages:
            yield Flag(FlagKind.UNLIKE_VISIBLE, len(pages), FlagData(unread=unread), pages=pages)
