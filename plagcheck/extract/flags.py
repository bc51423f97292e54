"""Flags: what a teacher should look at, in plain words, with its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from plagcheck.extract.disguises import Found, invisible_characters, letter_spaced, look_alikes
from plagcheck.extract.draft import Concealed, Drafted, HiddenRun
from plagcheck.model.document import Flag, FlagKind, Span

FEWEST_HIDDEN: Final = 5  # words; fewer change no score
LEAST_LETTERS: Final = 0.3

_QUOTES: Final = frozenset("\"'“”„‟‘’‚‛«»‹›「」『』＂`´ \t\n")


def find_flags(drafted: Drafted, text: str) -> tuple[list[Flag], tuple[Span, ...]]:
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
        flags.append(Flag(FlagKind.MACROS, 1, _MACROS))
    return flags, gaps


_MACROS: Final = "The file carries macros (small programs). They were not run."

_CHARACTER_SENTENCES: Final = {
    FlagKind.LOOK_ALIKES: (
        "Letters of another alphabet stand in {words}, for example “{example}”. "
        "For comparing they were read as the letters they look like."
    ),
    FlagKind.INVISIBLE_CHARACTERS: (
        "Characters that nobody sees stand in {words}, for example “{example}”. "
        "For comparing they were passed over."
    ),
    FlagKind.LETTER_SPACING: (
        "Blanks stand between the letters of {words}, for example “{example}”. "
        "For comparing they were passed over."
    ),
}


def _characters(kind: FlagKind, found: Found) -> Iterator[Flag]:
    if found.count:
        words = _number(found.count, "word", "words")
        example = " ".join(found.example.split())
        sentence = _CHARACTER_SENTENCES[kind].format(words=words, example=example)
        yield Flag(kind, found.count, sentence, found.spans)


def _hidden(drafted: Drafted, text: str) -> Iterator[Flag]:
    """One flag for each way of hiding; hidden quotation marks have one of their own."""
    quotes = [run for run in drafted.hidden if _is_quotes(run, text)]
    for how in Concealed:
        runs = [
            run
            for run in drafted.hidden
            if run.how is how and not _is_quotes(run, text) and _is_prose(run, text)
        ]
        words = sum(len(text[run.span.start : run.span.end].split()) for run in runs)
        if words < FEWEST_HIDDEN:
            continue
        sentence = (
            f"{_number(words, 'word is', 'words are')} {how}. They were kept apart: "
            "no reader sees them, and they do not count as text of the paper."
        )
        yield _of_runs(FlagKind.HIDDEN_TEXT, words, sentence, runs)
    if quotes:
        marks = sum(len(text[run.span.start : run.span.end].split()) for run in quotes)
        sentence = (
            f"{_number(marks, 'quotation mark is', 'quotation marks are')} hidden from readers. "
            "They were not taken as quotation marks."
        )
        yield _of_runs(FlagKind.HIDDEN_QUOTES, marks, sentence, quotes)


def _is_quotes(run: HiddenRun, text: str) -> bool:
    return _QUOTES.issuperset(text[run.span.start : run.span.end])


def _is_prose(run: HiddenRun, text: str) -> bool:
    """Whether hidden text could matter; the tiny numbers on the axes of a figure do not."""
    solid = "".join(text[run.span.start : run.span.end].split())
    return sum(map(str.isalpha, solid)) > LEAST_LETTERS * len(solid)


def _of_runs(kind: FlagKind, count: int, sentence: str, runs: list[HiddenRun]) -> Flag:
    pages = tuple(sorted({run.page for run in runs if run.page >= 0}))
    return Flag(kind, count, sentence, tuple(run.span for run in runs), pages)


def _pages(drafted: Drafted) -> Iterator[Flag]:
    pictures, unlike = drafted.picture_pages, drafted.unlike_pages
    if pictures:
        sentence = f"{_listed(pictures)} only a picture. Nothing there could be compared."
        yield Flag(FlagKind.PICTURE_PAGES, len(pictures), sentence, pages=pictures)
    if unlike:
        unread = drafted.coverage.pages_unreadable
        sentence = (
            f"The letters stored for {_listed(unlike, verb=False)} are not the letters a reader "
            "sees. "
            + (
                "What stands there could not be compared."
                if unread
                else "For comparing they were read another way."
            )
        )
        yield Flag(FlagKind.UNLIKE_VISIBLE, len(unlike), sentence, pages=unlike)


def _number(count: int, one: str, many: str) -> str:
    return f"{count:,} {one if count == 1 else many}"


def _listed(pages: tuple[int, ...], *, verb: bool = True) -> str:
    """Pages 3–5 and 9, counted as a reader counts."""
    runs: list[list[int]] = []
    for page in sorted(pages):
        if runs and page == runs[-1][1] + 1:
            runs[-1][1] = page
        else:
            runs.append([page, page])
    shown = [f"{a + 1}–{b + 1}" if b > a else str(a + 1) for a, b in runs]
    many = len(pages) > 1
    words = f"{'pages' if many else 'page'} {', '.join(shown)}"
    if not verb:
        return words
    return f"{words.capitalize()} {'are' if many else 'is'}"
