"""Plain text in any encoding."""

from __future__ import annotations

import codecs
import re
from typing import Final

from charset_normalizer import from_bytes

SAMPLE_BYTES: Final = 1 << 16
_FOREIGN_BYTE: Final = re.compile(rb"[\x80-\xff]")

# Longest first: the UTF-32 mark begins with the UTF-16 one.
_MARKS: Final = (
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


def decode(data: bytes) -> str | None:
    """The text of a file, or None when the bytes are not text.

    UTF-8 is kept character for character, byte order mark and line ends included.
    """
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return data.decode(encoding, "replace")
    wide = _wide_encoding(data[:SAMPLE_BYTES])
    if wide is not None:
        return _unless_binary(data.decode(wide, "replace"))
    for errors in ("strict", "surrogatepass"):
        try:
            return _unless_binary(data.decode("utf-8", errors))
        except UnicodeDecodeError:
            continue
    guess = _guess(_telling_part(data))
    return None if guess is None else _unless_binary(data.decode(guess, "replace"))


def _telling_part(data: bytes) -> bytes:
    """A sample around the first character that is not ASCII: only there encodings differ."""
    foreign = _FOREIGN_BYTE.search(data)
    start = max(0, foreign.start() - 1024) if foreign else 0
    return data[start : start + SAMPLE_BYTES]


def _guess(sample: bytes) -> str | None:
    """The likeliest encoding; among equals, the one that most old files are in."""
    matches = from_bytes(sample)
    best = matches.best()
    if best is None:
        return None
    likely = [m.encoding for m in matches if (m.chaos, m.coherence) == (best.chaos, best.coherence)]
    return "cp1252" if "cp1252" in likely else best.encoding


def _wide_encoding(sample: bytes) -> str | None:
    """UTF-16 without a mark shows as zeros in every other byte."""
    even, odd = sample[::2].count(0), sample[1::2].count(0)
    if odd > len(sample) * 0.2 and even < odd / 4:
        return "utf-16-le"
    if even > len(sample) * 0.2 and odd < even / 4:
        return "utf-16-be"
    return None


def _unless_binary(text: str) -> str | None:
    """None for text that is mostly control characters."""
    sample = text[:SAMPLE_BYTES]
    controls = len(sample) - len(sample.translate(_WITHOUT_CONTROLS))
    return None if controls > max(8, len(sample) * 0.3) else text


_WITHOUT_CONTROLS: Final = dict.fromkeys(set(range(32)) - set(b"\t\n\r\f\v\x1a"))
