"""Tricks: what the score would be if a disguise worked as it was meant to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from plagcheck.index.tokens import Tokens, tokenize
from plagcheck.model.document import ALL_TRICKS, Document, FlagKind, Span
from plagcheck.model.errors import NoText, TooShort
from plagcheck.model.result import CheckResult, Trick

# What extraction undoes before texts are compared; other flags change no text.
UNDONE: Final = (
    FlagKind.LOOK_ALIKES,
    FlagKind.INVISIBLE_CHARACTERS,
    FlagKind.HIDDEN_TEXT,
    FlagKind.LETTER_SPACING,
)


def score_tricks(
    document: Document, check: Callable[[Document], CheckResult], *, accents: bool
) -> tuple[Trick, ...]:
    """A score for each trick that a document is flagged for."""
    return tuple(
        _scored(kind, _as_written(document, kind), check, accents) for kind in _flagged(document)
    )


def _flagged(document: Document) -> Iterator[FlagKind]:
    found = {flag.kind for flag in document.flags}
    return (kind for kind in UNDONE if kind in found)


def _as_written(document: Document, kind: FlagKind) -> Document:
    return Document(document.name, document.comparable(undo=ALL_TRICKS - {kind}))


def _scored(
    kind: FlagKind, document: Document, check: Callable[[Document], CheckResult], accents: bool
) -> Trick:
    try:
        result = check(document)
    except (NoText, TooShort):
        return Trick(kind, 0.0, (), 0)
    tokens = tokenize(document.text, accents=accents)
    found = (
        (source.id, tuple(_stretch(tokens, *words) for words in source.comparison.covered.copied))
        for source in result.sources
        if source.comparison.is_evidence
    )
    return Trick(kind, result.similarity, tuple(found), result.matched_words)


def _stretch(tokens: Tokens, first: int, end: int) -> Span:
    return Span(int(tokens.starts[first]), int(tokens.ends[end - 1]))
