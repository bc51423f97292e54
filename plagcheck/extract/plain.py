"""Plain text in any encoding."""

from __future__ import annotations

import codecs
from typing import Final

from charset_normalizer import from_bytes

SAMPLE_BYTES: Final = 1 << 16

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
    for errors in ("strict", "surrogatepass"):
        try:
            return _unless_binary(data.decode("utf-8", errors))
        except UnicodeDecodeError:
            continue
    wide = _wide_encoding(data[:SAMPLE_BYTES])
    if wide is not None:
        return data.decode(wide, "replace")
    guess = from_bytes(data[:SAMPLE_BYTES]).best()
    return None if guess is None else _unless_binary(data.decode(guess.encoding, "replace"))


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
    controls = sum(char < " " and char not in "\t\n\r\f\v\x1a" for char in sample)
    return None if controls > max(8, len(sample) * 0.3) else text
