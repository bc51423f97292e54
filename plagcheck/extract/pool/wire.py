"""Messages between the program and its workers: JSON and raw bytes, never pickle.

A worker reads untrusted files. Should one take it over, what it sends is still only data.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any, Final

from plagcheck.model import errors
from plagcheck.model.document import Coverage, Document, Flag, FlagKind, Span
from plagcheck.model.errors import ExtractionCrashed, PlagcheckError
from plagcheck.model.values import flag_values, skipped_values, to_flag_data, to_skipped

Header = dict[str, Any]

_LENGTH: Final = struct.Struct("<I")


def pack(header: Header, payload: bytes = b"") -> bytes:
    """One message."""
    head = json.dumps(header).encode()
    return _LENGTH.pack(len(head)) + head + payload


def unpack(message: bytes) -> tuple[Header, bytes]:
    """A message's header and payload. Raises ValueError when it is none."""
    if len(message) < _LENGTH.size:
        raise ValueError("not a message")
    (length,) = _LENGTH.unpack_from(message)
    end = _LENGTH.size + length
    header = json.loads(message[_LENGTH.size : end])
    if not isinstance(header, dict):
        raise ValueError("not a message")
    return header, message[end:]


def pack_document(document: Document, **more: Any) -> bytes:
    """A document as a message."""
    return pack(
        {
            "kind": "document",
            "name": document.name,
            "sha256": document.sha256,
            "page_starts": document.page_starts,
            "notes": document.notes,
            "media_type": document.media_type,
            "hidden": _flat(document.hidden),
            "gaps": _flat(document.gaps),
            "markup": _flat(document.markup),
            "quotes": _flat(document.quotes),
            "flags": [
                [str(f.kind), f.count, flag_values(f.data), _flat(f.spans), f.pages]
                for f in document.flags
            ],
            "coverage": {
                **asdict(document.coverage),
                "skipped": skipped_values(document.coverage.skipped),
            },
            **more,
        },
        document.text.encode("utf-8", "surrogatepass"),
    )


def unpack_document(header: Header, payload: bytes) -> Document:
    """The document in a message."""
    return Document(
        str(header["name"]),
        payload.decode("utf-8", "surrogatepass"),
        str(header["sha256"]),
        tuple(map(int, header["page_starts"])),
        tuple(map(str, header["notes"])),
        media_type=str(header["media_type"]),
        hidden=tuple(_spans(header["hidden"])),
        gaps=tuple(_spans(header["gaps"])),
        markup=tuple(_spans(header["markup"])),
        quotes=tuple(_spans(header["quotes"])),
        flags=tuple(_flag(*entry) for entry in header["flags"]),
        coverage=_coverage(header["coverage"]),
    )


def _flat(spans: Iterable[Span]) -> list[int]:
    return [edge for span in spans for edge in (span.start, span.end)]


def _spans(edges: list[int]) -> Iterator[Span]:
    for start, end in zip(edges[::2], edges[1::2], strict=True):
        yield Span(int(start), int(end))


def _flag(kind: str, count: int, data: Header, spans: list[int], pages: list[int]) -> Flag:
    places = tuple(_spans(spans))
    return Flag(FlagKind(kind), int(count), to_flag_data(data), places, tuple(map(int, pages)))


def _coverage(fields: Header) -> Coverage:
    return Coverage(
        int(fields["words"]),
        int(fields["pages"]),
        tuple(map(int, fields["pages_without_text"])),
        tuple(map(int, fields["pages_unreadable"])),
        to_skipped(fields["skipped"]),
    )


def pack_error(error: PlagcheckError, **more: Any) -> bytes:
    """One of our errors as a message."""
    details = {key: value for key, value in error.details.items() if isinstance(value, str | int)}
    return pack(
        {"kind": "error", "code": error.code, "name": error.name, "details": details, **more}
    )


def unpack_error(header: Header) -> PlagcheckError:
    """The error in a message."""
    known = {kind.code: kind for kind in _subclasses(errors.InputError)}
    kind = known.get(str(header["code"]), ExtractionCrashed)
    try:
        return kind(str(header["name"]), **header["details"])
    except (KeyError, TypeError):
        return ExtractionCrashed(str(header["name"]))


def _subclasses(kind: type[PlagcheckError]) -> Iterator[type[PlagcheckError]]:
    for child in kind.__subclasses__():
        yield child
        yield from _subclasses(child)
