"""Folding: text as compared bytes, with the way back to the original characters.

Case, width, ligatures, accents, look-alike letters, invisible characters and punctuation are
folded away by table lookups; what remains are the UTF-8 bytes of plain words with blanks between.
Every byte remembers the character it came from, so nothing found later loses its place.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

import numpy as np
from numpy.typing import NDArray

Bytes = NDArray[np.uint8]
Positions = NDArray[np.intp]

BLANK: Final = 0x20
HYPHEN: Final = 0x2D
DROPPED: Final = 0x27
FIRST_LETTER: Final = 0x61  # above blank, hyphen and digits: letters and all non-ASCII bytes

CODE_POINTS: Final = 0x110000


class FoldingKind:
    """How a code point folds, as stored in folding.npz."""

    DROP, SEPARATE, KEEP, KEEP_ALONE, REPLACE = range(5)


@dataclass(frozen=True, slots=True)
class FoldedText:
    """Folded bytes and the way back: what was put in, then what was taken out.

    `inserted` are the places of bytes after the first of a character, before any was taken out;
    `removed` the places of those taken out. Where few are, the way back is a search among them
    instead of a column as long as the text; where many are, that column is `origin`.
    """

    bytes: Bytes
    origin: Positions | None = None
    inserted: Positions | None = None
    removed: Positions | None = None

    @property
    def is_plain(self) -> bool:
        """Whether no character has more than one byte, so that all bytes are ASCII."""
        return self.inserted is None and self.origin is None

    def characters(self, places: Positions) -> Positions:
        """Index in the original text of the characters these bytes came from; places ascend."""
        places = self._before_removal(places)
        if self.inserted is not None:
            return places - _passed(self.inserted, places)
        return places if self.origin is None else self.origin.take(places)

    def without_dropped(self) -> FoldedText:
        """The same without the bytes that hold DROPPED."""
        dropped = (self.bytes == DROPPED).nonzero()[0]
        if not len(dropped):
            return self
        kept = self.bytes.tobytes().replace(bytes([DROPPED]), b"")
        return FoldedText(np.frombuffer(kept, np.uint8), self.origin, self.inserted, dropped)

    def _before_removal(self, places: Positions) -> Positions:
        if self.removed is None:
            return places
        return places + _passed(self.removed - np.arange(len(self.removed)), places)


def _passed(few: Positions, places: Positions) -> Positions:
    """How many of the few lie at or before each of the many places; both ascend."""
    first_after = places.searchsorted(few)
    return np.bincount(first_after, minlength=len(places) + 1).cumsum()[:-1]


@dataclass(frozen=True, slots=True)
class _Table:
    """Length and place in `pool` of every code point's folded bytes."""

    length: Bytes
    offset: NDArray[np.int32]
    pool: Bytes


def code_points(text: str) -> NDArray[np.uint32]:
    """The characters of a text as numbers; halves of surrogate pairs, too."""
    return np.array([text]).view(np.uint32)[: len(text)]  # thrice as fast as encoding it


def fold(text: str, *, accents: bool = False) -> FoldedText:
    """Fold a text; with `accents`, é and e stay different letters."""
    if text.isascii():
        data = np.frombuffer(text.encode("ascii").translate(_ascii_table()), np.uint8)
        return _close_gaps(FoldedText(data))
    points = code_points(text)
    foreign = (points >= 0x80).nonzero()[0]
    points = _undisguise(points, foreign)
    if len(foreign) * 4 > len(points):
        return _close_gaps(_expand(points, _table(accents)))
    return _close_gaps(_patch(points, foreign, _table(accents)))


def _patch(points: NDArray[np.uint32], foreign: Positions, table: _Table) -> FoldedText:
    """Fold mostly-ASCII text the fast way, then put the folded foreign characters in place."""
    raw = points.astype(np.uint8).tobytes().translate(_ascii_table())
    data = np.frombuffer(bytearray(raw), np.uint8)
    lengths = table.length.take(points.take(foreign))
    offsets = table.offset.take(points.take(foreign))
    data[foreign] = table.pool.take(offsets)
    longer = lengths > 1
    if not np.count_nonzero(longer):
        return FoldedText(data)
    extra = lengths[longer].astype(np.intp) - 1
    source = foreign[longer].repeat(extra)
    nth = np.arange(len(source)) - (extra.cumsum() - extra).repeat(extra)
    rest = table.pool.take(offsets[longer].repeat(extra) + 1 + nth)
    inserted = source + 1 + np.arange(len(source))
    return FoldedText(np.insert(data, source + 1, rest), inserted=inserted)


def _expand(points: NDArray[np.uint32], table: _Table) -> FoldedText:
    """Replace every code point by its folded bytes."""
    length = table.length.take(points)
    offset = table.offset.take(points)
    if length.min() == 1 == length.max():
        return FoldedText(table.pool.take(offset))
    origin = np.arange(len(points)).repeat(length)
    within = np.arange(len(origin)) - (length.cumsum(dtype=np.intp) - length).repeat(length)
    return FoldedText(table.pool.take(offset.take(origin) + within), origin)


def _close_gaps(folded: FoldedText) -> FoldedText:
    """Drop apostrophes, and the hyphens (with the line break after them) inside a word.

    A hyphen goes when letters stand before it and after it, whatever blanks lie between:
    "infor-mation", "infor-\\nmation" and "infor- mation" must be one word, and whether "well-known"
    met the end of a line must not matter.
    """
    data = folded.bytes
    hyphens = (data == HYPHEN).nonzero()[0]
    hyphens = hyphens[_follows_letter(data, hyphens)]
    after = data.take(hyphens + 1, mode="clip")
    joining, broken = hyphens[after >= FIRST_LETTER], hyphens[(after == BLANK) | (after == DROPPED)]
    if not len(joining) and not len(broken):
        return folded.without_dropped()
    closed = data.copy()
    closed[joining] = DROPPED
    raw = data.tobytes() if len(broken) else b""
    for hyphen in broken.tolist():
        word = _end_of_gap(raw, hyphen + 1)
        if word < len(raw) and raw[word] >= FIRST_LETTER:
            closed[hyphen:word] = DROPPED
    return FoldedText(closed, folded.origin, folded.inserted).without_dropped()


def _follows_letter(data: Bytes, hyphens: Positions) -> NDArray[np.bool_]:
    """Whether a letter stands before each hyphen, past apostrophes."""
    before = data[hyphens - 1]  # before the first byte lies the last, which does not count
    found = before >= FIRST_LETTER
    found[:1] &= hyphens[:1] > 0
    for place in (before == DROPPED).nonzero()[0].tolist():
        letter = int(hyphens[place]) - 1
        while letter >= 0 and data[letter] == DROPPED:
            letter -= 1
        found[place] = letter >= 0 and data[letter] >= FIRST_LETTER
    return found


_GAP: Final = re.compile(b"[ ']*")  # blanks, and what is dropped


def _end_of_gap(raw: bytes, start: int) -> int:
    gap = _GAP.match(raw, start)
    return gap.end() if gap else start


def _undisguise(points: NDArray[np.uint32], foreign: Positions) -> NDArray[np.uint32]:
    """Replace foreign look-alikes in words that also have Latin letters (ν in "oνer")."""
    mixed = _mixed_look_alikes()
    suspects = foreign[mixed.take(points.take(foreign)) != 0]
    if not len(suspects):
        return points
    blank = _separates().take(points)
    word = blank.cumsum()
    latin = ((points | 0x20) >= 0x61) & ((points | 0x20) <= 0x7A)
    has_latin = np.zeros(int(word[-1]) + 1, bool)
    has_latin[word[latin]] = True
    suspects = suspects[has_latin[word[suspects]]]
    changed = points.copy()
    changed[suspects] = mixed[points[suspects]]
    return changed


@cache
def _data() -> dict[str, NDArray[np.uint32]]:
    with files(__package__).joinpath("folding.npz").open("rb") as file:
        return dict(np.load(file, allow_pickle=False))


@cache
def _table(accents: bool) -> _Table:
    mode = "accented" if accents else "plain"
    kind = _data()[f"{mode}_kind"].astype(np.uint8)
    codes = np.arange(CODE_POINTS, dtype="<u4")
    own = _utf8_length(codes)
    length = np.zeros(CODE_POINTS, np.uint8)
    offset = np.zeros(CODE_POINTS, np.int32)

    length[kind == FoldingKind.SEPARATE] = 1  # they share the blank at the pool's start,
    offset[kind == FoldingKind.DROP] = 1  # as those that go share what stands for nothing
    pool = [bytes([BLANK, DROPPED])]
    size = 2

    def append(of_kind: int, lengths: Bytes, data: bytes) -> None:
        nonlocal size
        length[kind == of_kind] = lengths
        offset[kind == of_kind] = size + lengths.cumsum(dtype=np.int32) - lengths
        pool.append(data)
        size += len(data)

    kept = codes[kind == FoldingKind.KEEP]
    append(FoldingKind.KEEP, own[kept], kept.tobytes().decode("utf-32-le").encode())
    alone = codes[kind == FoldingKind.KEEP_ALONE]
    framed = np.full((len(alone), 3), BLANK, "<u4")
    framed[:, 1] = alone
    append(FoldingKind.KEEP_ALONE, own[alone] + 2, framed.tobytes().decode("utf-32-le").encode())
    append(
        FoldingKind.REPLACE,
        _data()[f"{mode}_lengths"].astype(np.uint8),
        _data()[f"{mode}_pool"].astype(np.uint8).tobytes(),
    )
    return _Table(length, offset, np.frombuffer(b"".join(pool), np.uint8))


def _utf8_length(codes: NDArray[np.uint32]) -> Bytes:
    return (1 + (codes >= 0x80) + (codes >= 0x800) + (codes >= 0x10000)).astype(np.uint8)


@cache
def _separates() -> NDArray[np.bool_]:
    """Per code point, whether a word ends there: blanks, and characters that stand alone."""
    table = _table(False)
    blanks = np.concatenate(([0], (table.pool == BLANK).cumsum()))
    separates: NDArray[np.bool_] = blanks[table.offset + table.length] > blanks[table.offset]
    return separates


@cache
def _mixed_look_alikes() -> NDArray[np.uint32]:
    """Per code point its Latin look-alike, or 0."""
    table = np.zeros(CODE_POINTS, np.uint32)
    pairs = _data()["mixed"]
    table[pairs[:, 0]] = pairs[:, 1]
    return table


@cache
def _ascii_table() -> bytes:
    """The same folding for bytes.translate, which is far faster than a lookup in an array."""
    table = _table(False)
    entries = bytearray([DROPPED]) * 256
    for code in range(128):
        if table.length[code]:
            entries[code] = int(table.pool[table.offset[code]])
    return bytes(entries)
