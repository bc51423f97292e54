"""Spans, flags and parts that were not read, as version 0.1.0 stored them: in English.

What it said is kept and shown as it is; parts that have a code today get it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from plagcheck.model.document import Flag, FlagData, FlagKind, SkippedPart, Span, UnreadPart

_PARTS: Final = {part.replace("-", " "): part for part in SkippedPart} | {
    "an embedded document": SkippedPart.EMBEDDED_DOCUMENT
}


def old_spans(edges: Sequence[int]) -> tuple[Span, ...]:
    """Beginnings and ends stood in one row."""
    return tuple(Span(*pair) for pair in zip(edges[::2], edges[1::2], strict=True))


def old_flags(values: Iterable[Sequence[Any]]) -> tuple[Flag, ...]:
    return tuple(
        Flag(FlagKind(kind), count, FlagData(said=said), old_spans(spans), tuple(pages))
        for kind, count, said, spans, pages in values
    )


def old_skipped(parts: Iterable[str]) -> tuple[UnreadPart, ...]:
    return tuple(
        UnreadPart(_PARTS[part]) if part in _PARTS else UnreadPart(name=part) for part in parts
    )
