"""A document as plain values and back: one schema for workers, saved classes and the history.

Values are checked as they come back: a worker that reads untrusted files may send anything. Older
versions stored a finished English sentence in place of data; it is kept and shown as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, fields
from typing import Any, Final

from plagcheck.model.document import (
    Coverage,
    Document,
    Flag,
    FlagData,
    FlagKind,
    Skipped,
    SkippedPart,
    Span,
)

Values = dict[str, Any]

_SPANS: Final = ("hidden", "gaps", "markup", "quotes")
_FLAG_DATA: Final = frozenset(field.name for field in fields(FlagData))
_OLD_PARTS: Final = {part.replace("-", " "): part for part in SkippedPart} | {
    "an embedded document": SkippedPart.EMBEDDED_DOCUMENT
}


def document_values(document: Document) -> Values:
    """All of a document but its text."""
    return {
        "name": document.name,
        "sha256": document.sha256,
        "page_starts": list(document.page_starts),
        "notes": list(document.notes),
        "media_type": document.media_type,
        **{name: span_values(getattr(document, name)) for name in _SPANS},
        "flags": [
            [flag.kind.value, flag.count, flag_values(flag.data), span_values(flag.spans),
             list(flag.pages)]
            for flag in document.flags
        ],
        "coverage": {
            **asdict(document.coverage), "skipped": skipped_values(document.coverage.skipped)
        },
    }  # fmt: skip


def to_document(values: Mapping[str, Any], text: str) -> Document:
    """The document of a text. Raises ValueError, TypeError or KeyError where values are none."""
    return Document(
        str(values["name"]),
        text,
        str(values["sha256"]),
        tuple(map(int, values["page_starts"])),
        tuple(map(str, values["notes"])),
        media_type=str(values["media_type"]),
        flags=tuple(_to_flag(*flag) for flag in values["flags"]),
        coverage=_to_coverage(values["coverage"]),
        **{name: to_spans(values[name]) for name in _SPANS},
    )


def span_values(spans: Iterable[Span]) -> list[int]:
    """Starts and ends, one after the other."""
    return [edge for span in spans for edge in (span.start, span.end)]


def to_spans(edges: list[int]) -> tuple[Span, ...]:
    pairs = zip(edges[::2], edges[1::2], strict=True)
    return tuple(Span(int(start), int(end)) for start, end in pairs)


def flag_values(data: FlagData) -> Values:
    """The data of a flag, without what is not known."""
    return {name: value for name, value in asdict(data).items() if value}


def to_flag_data(value: str | Mapping[str, Any]) -> FlagData:
    """The data of a flag, or of one that an older version stored as a sentence."""
    if isinstance(value, str):
        return FlagData(said=value)
    known = {name: part for name, part in dict(value).items() if name in _FLAG_DATA}
    unread = bool(known.pop("unread", False))
    return FlagData(**{name: str(part) for name, part in known.items()}, unread=unread)


def skipped_values(skipped: Iterable[Skipped]) -> list[list[str]]:
    return [[each.part, each.name, each.why] for each in skipped]


def to_skipped(values: Iterable[str | list[str]]) -> tuple[Skipped, ...]:
    """Parts that were not read, or what an older version called them."""
    return tuple(_to_skipped(value) for value in values)


def _to_skipped(value: str | list[str]) -> Skipped:
    if not isinstance(value, str):
        return Skipped(*map(str, value))
    return Skipped(_OLD_PARTS[value]) if value in _OLD_PARTS else Skipped(name=value)


def _to_flag(
    kind: str, count: int, data: str | Mapping[str, Any], spans: list[int], pages: list[int]
) -> Flag:
    places, on = to_spans(spans), tuple(map(int, pages))
    return Flag(FlagKind(kind), int(count), to_flag_data(data), places, on)


def _to_coverage(values: Mapping[str, Any]) -> Coverage:
    return Coverage(
        int(values["words"]),
        int(values["pages"]),
        tuple(map(int, values["pages_without_text"])),
        tuple(map(int, values["pages_unreadable"])),
        to_skipped(values["skipped"]),
    )
