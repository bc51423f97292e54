"""Flags and parts that were not read, as version 0.1.0 stored them: in English.

What it said is kept and shown as it is; parts that have a code today get it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from plagcheck.model.document import Flag, FlagData, FlagKind, SkippedPart, Span, UnreadPart

_PARTS: Final = {part.replace("-", " "): part for part in SkippedPart} | {
    "an embedded document": SkippedPart.EMBEDDED_DOCUMENT
}


def old_flag(
    kind: str, count: int, sentence: str, spans: tuple[Span, ...], pages: Iterable[int]
) -> Flag:
    return Flag(FlagKind(kind), count, FlagData(said=sentence), spans, tuple(pages))


def old_skipped(parts: Iterable[str]) -> tuple[UnreadPart, ...]:
    return tuple(
        UnreadPart(_PARTS[part]) if part in _PARTS else UnreadPart(name=part) for part in parts
    )
