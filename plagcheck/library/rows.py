"""Rows of the tables: how documents and origins become values, and come back.

What is read may be damaged: whatever is not what it should be raises ValueError or Garbled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any, Final

from plagcheck.index.fingerprint import Fingerprint
from plagcheck.index.minhash import compact
from plagcheck.library.packing import (
    as_bytes,
    pack_notes,
    pack_pages,
    pack_spans,
    pack_text,
    seal,
    unpack_notes,
    unpack_pages,
    unpack_text,
)
from plagcheck.model.document import Document
from plagcheck.model.entry import Entry, Holds, Origin
from plagcheck.model.plain_json import from_json

# What the seal of a row covers, in this order.
DOCUMENT: Final = "id, name, collection, text_sha256, words, pages, added_at, notes"
ORIGIN: Final = "path, document_id, sha256, size_bytes, modified_ns"
CONTENT: Final = "document_id, text, page_starts"
OUTLINE: Final = "document_id, headings"
LIKENESS: Final = "text_sha256, says, together"

Values = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """Everything the store writes for one new document."""

    document: Document
    collection: str
    added_at: str
    text_sha256: bytes
    fingerprint: Fingerprint


def sealed(values: Values) -> Values:
    return (*values, seal(*values))


def document_values(number: int, row: Row) -> Values:
    return (
        number,
        row.document.name,
        row.collection,
        row.text_sha256,
        row.fingerprint.words,
        len(row.document.page_starts),
        row.added_at,
        pack_notes(row.document.notes),
    )


def content_values(number: int, row: Row) -> Values:
    return number, pack_text(row.document.text), pack_pages(row.document.page_starts)


def outline_values(number: int, row: Row) -> Values:
    return number, pack_spans(row.document.headings)


def signature(row: Row) -> bytes:
    return compact(row.fingerprint.signature).tobytes()


def origin_values(origin: Origin, number: int) -> Values:
    digest = bytes.fromhex(origin.sha256)
    return origin.path, number, digest, origin.size_bytes, origin.modified_ns


def read_origin(row: Values) -> tuple[Origin, int]:
    path, number, digest, size, modified = row
    return Origin(str(path), as_bytes(digest).hex(), int(size), int(modified)), int(number)


def read_content(row: Values) -> tuple[str, tuple[int, ...]]:
    text, pages = row
    return unpack_text(text), unpack_pages(pages)


def read_entry(row: Values, holds: Mapping[str, Holds], works: Mapping[bytes, str]) -> Entry:
    """A row of DOCUMENT, and a JSON list of paths.

    `holds` is what collections hold, `works` of which work texts are versions.
    """
    number, name, collection, digest, words, pages, added_at, notes, paths = row
    return Entry(
        int(number),
        str(name),
        str(collection),
        int(words),
        int(pages),
        str(added_at),
        unpack_notes(notes),
        as_bytes(digest).hex(),
        _own_path_first(str(name), from_json(paths)),
        holds.get(str(collection), Holds.UNKNOWN),
        works.get(as_bytes(digest), ""),
    )


def _own_path_first(name: str, paths: Sequence[str]) -> tuple[str, ...]:
    """The file a document has its name from, then others with the same text."""
    return tuple(sorted(paths, key=lambda path: (PurePath(path).name != name, path)))
