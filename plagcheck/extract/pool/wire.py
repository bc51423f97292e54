"""Messages between the program and its workers: JSON and raw bytes, never pickle.

A worker reads untrusted files. Should one take it over, what it sends is still only data, and data
of another shape than was declared is refused.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import Any, Final, TypeVar

from plagcheck.extract.shown_pages import PageImage, PageRectangle
from plagcheck.model import errors
from plagcheck.model.document import Document, Flag, Span
from plagcheck.model.errors import Cause, ExtractionCrashed, PlagcheckError, Problem
from plagcheck.model.plain_json import from_json
from plagcheck.model.values import from_values, to_json, to_values

Header = dict[str, Any]

BEGAN: Final = "began"
DOCUMENT: Final = "document"
ERROR: Final = "error"
IMAGE: Final = "image"
RECTANGLES: Final = "rectangles"
END: Final = "end"

T = TypeVar("T")

_LENGTH: Final = struct.Struct("<I")


def pack(header: Header, payload: bytes = b"") -> bytes:
    """One message."""
    head = to_json(header)
    return _LENGTH.pack(len(head)) + head + payload


def unpack(message: bytes) -> tuple[Header, bytes]:
    """A message's header and payload. Raises ValueError when it is none, as all here do."""
    if len(message) < _LENGTH.size:
        raise ValueError("not a message")
    (length,) = _LENGTH.unpack_from(message)
    end = _LENGTH.size + length
    header = from_json(message[_LENGTH.size : end])
    if not isinstance(header, dict) or not isinstance(header.get("kind"), str):
        raise ValueError("not a message")
    return header, message[end:]


@dataclass(frozen=True, slots=True)
class MemberStart:
    """A worker has come to a file of an archive."""

    member: int
    name: str


def pack_began(member: int, name: str) -> bytes:
    return _pack_thing(BEGAN, MemberStart(member, name))


def unpack_began(header: Header) -> MemberStart:
    return _thing(MemberStart, header)


def pack_document(document: Document) -> bytes:
    """A document as a message; its text is the payload."""
    text = document.text.encode("utf-8", "surrogatepass")
    return _pack_thing(DOCUMENT, replace(document, text=""), text)


def unpack_document(header: Header, payload: bytes) -> Document:
    text = payload.decode("utf-8", "surrogatepass")
    document = _thing(Document, header)
    if any(span.end > len(text) for span in _spans(document)):
        raise ValueError("a span beyond the text")
    return replace(document, text=text)


def _spans(value: object) -> Iterator[Span]:
    """All spans in a document, wherever they stand."""
    if isinstance(value, Span):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _spans(each)
    elif isinstance(value, Document | Flag):
        for field in fields(value):
            yield from _spans(getattr(value, field.name))


def pack_image(image: PageImage) -> bytes:
    return _pack_thing(IMAGE, replace(image, data=b""), image.data)


def unpack_image(header: Header, payload: bytes) -> PageImage:
    image = replace(_thing(PageImage, header), data=payload)
    if min(image.width, image.height) < 1 or image.width * image.height * 4 != len(payload):
        raise ValueError("a picture of another size than it says")
    return image


def pack_rectangles(rectangles: list[PageRectangle]) -> bytes:
    return _pack_thing(RECTANGLES, rectangles)


def unpack_rectangles(header: Header) -> list[PageRectangle]:
    return _thing(list[PageRectangle], header)


def pack_error(error: PlagcheckError) -> bytes:
    return _pack_thing(ERROR, Problem.of(error))


def unpack_error(header: Header) -> PlagcheckError:
    problem = _thing(Problem, header)
    known = {kind.code: kind for kind in _subclasses(errors.InputError)}
    try:
        details: dict[str, Any] = dict(problem.details)
        if "reason" in details:
            details["reason"] = Cause(details["reason"])
        return known[problem.code](problem.name, **details)
    except (KeyError, TypeError, ValueError):
        return ExtractionCrashed(problem.name)


def _pack_thing(kind: str, thing: object, payload: bytes = b"") -> bytes:
    return pack({"kind": kind, kind: to_values(thing)}, payload)


def _thing(kind: type[T], header: Header) -> T:
    return from_values(kind, header.get(header["kind"]))


def _subclasses(kind: type[PlagcheckError]) -> Iterator[type[PlagcheckError]]:
    for child in kind.__subclasses__():
        yield child
        yield from _subclasses(child)
