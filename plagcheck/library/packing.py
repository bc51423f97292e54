"""How rows become bytes and come back: texts, page starts, notes, and the seals that guard them."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Sequence
from typing import Final

import numpy as np

from plagcheck.model.document import Span
from plagcheck.model.errors import Cause
from plagcheck.model.limits import MOST_TEXT
from plagcheck.model.plain_json import from_json

BYTES_OF_A_LETTER: Final = 4  # of UTF-8, at most


class Garbled(Exception):
    """What is stored cannot be what was written; says which part."""

    def __init__(self, why: Cause, value: str = "") -> None:
        super().__init__(why, value)
        self.why, self.value = why, value


def seal(*values: object) -> bytes:
    """Digest of a row: tells a flipped bit from what was written."""
    digest = hashlib.blake2b(digest_size=8)
    for value in values:
        if isinstance(value, bytes):
            digest.update(b"%d:" % len(value))
            digest.update(value)
        else:
            digest.update(repr(value).encode("utf-8", "surrogatepass") + b";")
    return digest.digest()


def text_digest(text: str) -> bytes:
    """Identity of a text."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()


def pack_text(text: str) -> bytes:
    return zlib.compress(text.encode("utf-8", "surrogatepass"), 3)


def unpack_text(blob: object) -> str:
    """A text that was stored.

    No more of it is unpacked than a text may have: a library, too, may come from a stranger.
    """
    unpacker = zlib.decompressobj()
    try:
        data = unpacker.decompress(as_bytes(blob), BYTES_OF_A_LETTER * MOST_TEXT)
        text = data.decode("utf-8", "surrogatepass")
        if not unpacker.eof or len(text) > MOST_TEXT:
            raise ValueError("cut off, or longer than a text may be")
        return text
    except (zlib.error, ValueError) as error:
        raise Garbled(Cause.RECORD_UNREADABLE) from error


def pack_pages(starts: Sequence[int]) -> bytes:
    return np.array(starts, "<u4").tobytes()


def unpack_pages(blob: object) -> tuple[int, ...]:
    try:
        return tuple(np.frombuffer(as_bytes(blob), "<u4").tolist())
    except ValueError as error:
        raise Garbled(Cause.RECORD_UNREADABLE) from error


def pack_spans(spans: Sequence[Span]) -> bytes:
    return np.array([(span.start, span.end) for span in spans], "<u4").tobytes()


def unpack_spans(blob: object) -> tuple[Span, ...]:
    """Spans of a text; none when they cannot be read, as the text is good without them."""
    try:
        ends = np.frombuffer(as_bytes(blob), "<u4").reshape(-1, 2).tolist()
        return tuple(Span(start, end) for start, end in ends)
    except ValueError:
        return ()


def pack_notes(notes: Sequence[str]) -> str:
    return json.dumps(notes, ensure_ascii=False)


def unpack_notes(packed: object) -> tuple[str, ...]:
    """Notes on a text; none when they cannot be read, as the text is good without them."""
    try:
        notes = from_json(str(packed))
    except ValueError:
        return ()
    return tuple(filter(_is_text, notes)) if isinstance(notes, list) else ()


def _is_text(note: object) -> bool:
    return isinstance(note, str)


def as_bytes(blob: object) -> bytes:
    if not isinstance(blob, bytes):
        raise ValueError("not bytes")
    return blob
