"""Messages between the program and its workers: JSON and raw bytes, never pickle.

A worker reads untrusted files. Should one take it over, what it sends is still only data.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from typing import Any, Final

from plagcheck.model import errors
from plagcheck.model.document import Document
from plagcheck.model.errors import ExtractionCrashed, PlagcheckError
from plagcheck.model.values import document_values, to_document

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
    header = {"kind": "document", **document_values(document), **more}
    return pack(header, document.text.encode("utf-8", "surrogatepass"))


def unpack_document(header: Header, payload: bytes) -> Document:
    """The document in a message."""
    return to_document(header, payload.decode("utf-8", "surrogatepass"))


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
