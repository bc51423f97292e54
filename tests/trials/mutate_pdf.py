"""Mutations of PDF files that leave them looking like one."""

from __future__ import annotations

import random
import re
import zlib
from collections.abc import Sequence
from functools import partial
from typing import Final

from tests.trials.mutate_bytes import Mutation, cut, digits, double, flip, replaced

_KEYS: Final[dict[bytes, tuple[bytes, ...]]] = {
    rb"/MediaBox\s*\[[^\]]*\]": (
        b"/MediaBox [0 0 1e9 1e9]", b"/MediaBox [0 0 0 0]", b"/MediaBox [612 792 0 0]",
        b"/MediaBox [0 0 -1 nan]", b"/MediaBox [0 0 0.1 99999]",
    ),
    rb"/Count\s+-?\d+": (b"/Count 2147483647", b"/Count -5"),
    rb"/Length\s+\d+": (b"/Length 0", b"/Length 99999999", b"/Length -1"),
    rb"/Width\s+\d+": (b"/Width 100000", b"/Width 2147483647"),
    rb"/Height\s+\d+": (b"/Height 100000", b"/Height -1"),
    rb"/Predictor\s+\d+": (b"/Predictor 99", b"/Predictor 15"),
    rb"/Columns\s+\d+": (b"/Columns 100000000",),
    rb"/FlateDecode": (
        b"/LZWDecode", b"/ASCII85Decode", b"/RunLengthDecode", b"/JBIG2Decode", b"/JPXDecode",
        b"/DCTDecode", b"[/FlateDecode /FlateDecode]",
    ),
    rb"/ToUnicode\s+\d+ \d+ R": (b"", b"/ToUnicode /Identity-H", b"/ToUnicode 1 0 R"),
    rb"/Encoding\s*/\w+": (b"/Encoding /Identity-H", b"/Encoding /NoSuch", b""),
    rb"/Subtype\s*/Type1": (b"/Subtype /Type3", b"/Subtype /CIDFontType2"),
    rb"/FontMatrix\s*\[[^\]]*\]": (b"/FontMatrix [0 0 0 0 0 0]",),
    rb"/FirstChar\s+\d+": (b"/FirstChar -2147483648", b"/FirstChar 255"),
    rb"/LastChar\s+\d+": (b"/LastChar 2147483647",),
    rb"/W\s*\[[^\]]*\]": (b"/W [9 9 9]", b"/W [0 0 0]", b"/W [1 65535 1]"),
    rb"/Prev\s+\d+": (b"/Prev 0", b"/Prev 99999999999"),
    rb"startxref\s+\d+": (b"startxref 0", b"startxref -7", b"startxxxx"),
    rb"/Kids\s*\[": (b"/Kids [ 1 0 R 2 0 R 3 0 R ", b"/Kids [[[[[["),
    rb"/Rotate\s+\d+": (b"/Rotate 37", b"/Rotate 999999999999"),
    rb"/Type\s*/Page\b": (b"/Type /Pages", b"/Type /Catalog"),
    rb"/N\s+\d+": (b"/N 100000000", b"/N -1"),
    rb"/Size\s+\d+": (b"/Size 2147483647", b"/Size 0"),
    rb"BT\b": (b"BT BT BT " * 1000, b"q " * 100_000),
    rb"Tf\b": (b"Tf 1e30 Tz 1e30 Tc",),
    rb"Tj": (b"Tj " * 5000, b"' "),
    rb"\bcm\b": (b"cm 1e38 0 0 1e38 0 0 cm", b"cm 0 0 0 0 0 0 cm"),
    rb"trailer": (b"tralier", b"trailer<</Root 1 0 R>>"),
}  # fmt: skip
_DICTIONARY: Final = rb"<<(?:[^<>]|<[^<]|>[^>]|<<[^<>]*>>)*>>\s*"


def references(rng: random.Random, data: bytes, others: Sequence[bytes]) -> bytes:
    """They point elsewhere: loops, parents among children."""
    numbers = re.findall(rb"(\d+) \d+ R\b", data) or [b"1"]
    many = rng.choice((1, 3, 20))
    return replaced(rng, data, rb"\d+ \d+ R\b", lambda: rng.choice(numbers) + b" 0 R", many)


def keys(rng: random.Random, data: bytes, others: Sequence[bytes]) -> bytes:
    """Values of what a PDF says of itself."""
    for pattern in rng.sample(list(_KEYS), len(_KEYS)):
        values = _KEYS[pattern]
        changed = replaced(rng, data, pattern, partial(rng.choice, values), 1)
        if changed != data and rng.random() < 0.5:
            return changed
        data = changed
    return data


def inner(rng: random.Random, data: bytes, others: Sequence[bytes]) -> bytes:
    """Streams are unpacked first, so that what is inside can be changed."""
    streams = rb"(%s)stream\r?\n(.*?)\r?\nendstream" % _DICTIONARY
    plain = re.sub(streams, _unpacked, data, flags=re.S)
    return rng.choice((flip, digits, keys, references, cut, double))(rng, plain, others)


def _unpacked(found: re.Match[bytes]) -> bytes:
    head = re.sub(rb"/Filter\s*(\[\s*)?/FlateDecode(\s*\])?", b"", found.group(1))
    if head == found.group(1) or b"/DecodeParms" in head:
        return found.group(0)
    try:
        plain = zlib.decompressobj().decompress(found.group(2), 400_000)
    except zlib.error:
        return found.group(0)
    head = re.sub(rb"/Length\s+\d+(\s+\d+\s+R)?", b"/Length %d" % len(plain), head)
    return head + b"stream\n" + plain + b"\nendstream"


def deep(rng: random.Random, data: bytes, others: Sequence[bytes]) -> bytes:
    """Arrays or dictionaries in each other."""
    place = re.search(rb"/Resources\s*<<", data) or re.search(rb"<<", data)
    if place is None:
        return data
    levels = rng.choice((100, 5000, 200_000))
    arrays = b"/A" + b"[" * levels + b"]" * levels
    dictionaries = b"/A " + b"<</A " * levels + b"1" + b">>" * levels
    return data[: place.end()] + rng.choice((arrays, dictionaries)) + data[place.end() :]


PDF: Final[tuple[Mutation, ...]] = (references, keys, keys, inner, inner, deep)
