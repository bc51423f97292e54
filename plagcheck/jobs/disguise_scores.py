"""Tricks: what the score would be if a disguise worked as it was meant to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from plagcheck.model.document import ALL_TRICKS, Document, FlagKind
from plagcheck.model.errors import NoText, TooShort
from plagcheck.model.result import Trick

# What extraction undoes before texts are compared; other flags change no text.
UNDONE: Final = (
    FlagKind.LOOK_ALIKES,
    FlagKind.INVISIBLE_CHARACTERS,
    FlagKind.HIDDEN_TEXT,
    FlagKind.LETTER_SPACING,
)


def score_tricks(document: Document, share_of: Callable[[Document], float]) -> tuple[Trick, ...]:
    """A score for each trick that a document is flagged for; `share_of` checks a document."""
    return tuple(
        Trick(kind, _share(_as_written(document, kind), share_of)) for kind in _flagged(document)
    )


def _flagged(document: Document) -> Iterator[FlagKind]:
    found = {flag.kind for flag in document.flags}
    return (kind for kind in UNDONE if kind in found)


def _as_written(document: Document, kind: FlagKind) -> Document:
    return Document(document.name, document.comparable(undo=ALL_TRICKS - {kind}))


def _share(document: Document, share_of: Callable[[Document], float]) -> float:
    try:
        return share_of(document)
    except (NoText, TooShort):
        return 0.0
