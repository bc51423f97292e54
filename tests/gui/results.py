"""Results made by hand, for what shows them."""

from __future__ import annotations

from plagcheck.gui.check.shown import ShownResult, ShownSource
from plagcheck.gui.reading.display_text import DisplayText
from plagcheck.model.adjusted import unadjusted
from plagcheck.model.document import Document, Span
from plagcheck.model.entry import Entry
from plagcheck.model.match import Kind, Match, Range, Run
from plagcheck.model.numbering import lettered
from plagcheck.model.result import CheckResult, Comparison, Source

WORD = "word "


def entry(number: int, name: str = "", collection: str = "Texts") -> Entry:
    name = name or f"source {number}"
    return Entry(number, name, collection, 100, 0, "2026-01-02T03:04:05+00:00", (), "00")


def match(kind: Kind, ours: Range, runs: tuple[Run, ...] = (), *, weak: bool = False) -> Match:
    """In a text of words of five characters."""
    if kind is Kind.WORD_FOR_WORD and not runs:
        runs = ((ours[0], ours[0], ours[1] - ours[0]),)
    here = Span(ours[0] * len(WORD), ours[1] * len(WORD))
    return Match(here, here, kind, runs, ours, ours, weak=weak)


def source(number: int, *matches: Match, under: int | None = None, jaccard: float = 0.1) -> Source:
    found = Comparison(jaccard, lettered(matches), 100, 100)
    return Source(entry(number), found, under, number)


def result(*sources: Source, words: int = 100) -> CheckResult:
    return CheckResult(Document("paper.txt", WORD * words), words, sources, 5)


def shown(*sources: Source, words: int = 100) -> ShownResult:
    made = result(*sources, words=words)
    return ShownResult(unadjusted(made), DisplayText(made.submission.text))


def shown_source(number: int) -> ShownSource:
    (found,) = shown(source(number, match(Kind.WORD_FOR_WORD, (number, number + 12)))).sources
    return found
