"""Fragments: sentences, or what comes closest to them, as ranges of words.

A fragment ends where a sentence mark and white space follow a word, or an empty line, and with its
line where lines are paragraphs. Text without sentence marks is cut evenly. Units are finer: they
also end where a line does and the next begins with something other than a small letter (headings,
list items, verse).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.index.folding import code_points
from plagcheck.index.tokens import Tokens

LONGEST: Final = 30  # words; longer ones are cut evenly; a single word goes with what follows
WIDEST: Final = 130  # characters; longer lines are paragraphs, nobody wraps there
HALF: Final = 0.5  # of a text's long lines; more that go on with a small letter are no paragraphs
FIRST_FOREIGN: Final = 0x80

Places = NDArray[np.intp]
Bytes = NDArray[np.uint8]
Points = NDArray[np.uint32] | Bytes

# What a character may end. Marks of scripts without blanks need no blank after them.
_NOTHING, _SENTENCE, _BLANKLESS_SENTENCE, _LINE = range(4)
_ENDS: Final = {
    **dict.fromkeys(".!?…؟।॥։።", _SENTENCE),
    **dict.fromkeys("。！？．｡", _BLANKLESS_SENTENCE),
    "\n": _LINE,
}


@dataclass(frozen=True, slots=True)
class Fragments:
    """`bounds[i]:bounds[i + 1]` are the words of fragment i; `units` cut finer still."""

    bounds: Places
    units: Places

    def __len__(self) -> int:
        return len(self.bounds) - 1


def fragments_of(text: str, tokens: Tokens, edges: Sequence[int] | None = None) -> Fragments:
    """Cut a text, or several put together: `edges` are the first words of each, and the end."""
    return _cut(text, tokens.starts, tokens.ends, edges or [0, len(tokens)])


def split(fragments: Fragments, edges: Sequence[int]) -> list[Fragments]:
    """Of texts put together, those of each."""
    if len(edges) == 2:
        return [fragments]
    bounds, units = (_split(each, edges) for each in (fragments.bounds, fragments.units))
    return [Fragments(*both) for both in zip(bounds, units, strict=True)]


def _split(bounds: Places, edges: Sequence[int]) -> list[Places]:
    """Bounds of each text, from those of all; edges are among them."""
    first = bounds.searchsorted(edges).tolist()
    return [
        bounds[start : end + 1] - edge
        for start, end, edge in zip(first, first[1:], edges, strict=False)
    ]


def _cut(
    text: str, starts: NDArray[np.int32], ends: NDArray[np.int32], edges: Sequence[int]
) -> Fragments:
    words = len(starts)
    if not words:
        return Fragments(np.zeros(1, np.intp), np.zeros(1, np.intp))
    points, kinds = _points_and_kinds(text)
    places = (kinds != _NOTHING).nonzero()[0]
    kinds = kinds.take(places)
    # The word after each; of the same type as its places, since mixed types are searched slowly.
    after = starts.searchsorted(places.astype(np.int32))
    is_wide = starts.take(after, mode="clip") - ends.take(after - 1, mode="clip") >= 2
    lines = after[kinds == _LINE]
    begins = np.zeros(words + 1, bool)  # whether something begins at a word
    begins[after[(is_wide & (kinds == _SENTENCE)) | (kinds == _BLANKLESS_SENTENCE)]] = True
    begins[lines[1:][lines[1:] == lines[:-1]]] = True  # after an empty line
    begins[_after_paragraphs(points, starts, ends, lines, edges)] = True
    bounds = _even_out(begins, edges)
    begins[:] = False
    begins[bounds] = True
    begins[lines[~_is_small(points.take(starts.take(lines, mode="clip")))]] = True
    return Fragments(bounds, begins.nonzero()[0])


def _after_paragraphs(
    points: Points,
    starts: NDArray[np.int32],
    ends: NDArray[np.int32],
    lines: Places,
    edges: Sequence[int],
) -> Places:
    """Which first words of lines begin a paragraph: those beside a line that nobody has wrapped.

    Readers end a paragraph with its line. A file of text may have an empty line there, and is to be
    cut in the same way. Where most such lines go on with a small letter, only others are meant.
    """
    bounds = np.union1d(lines, edges)
    is_long = ends.take(bounds[1:] - 1) - starts.take(bounds[:-1]) > WIDEST
    found = np.setdiff1d(bounds[1:-1][is_long[:-1] | is_long[1:]], edges, assume_unique=True)
    is_small = _is_small(points.take(starts.take(found, mode="clip")))
    if not is_small.any():
        return found
    texts = np.searchsorted(edges, found, "right")
    runs_on = np.bincount(texts, is_small) > HALF * np.bincount(texts)
    return found[~(is_small & runs_on.take(texts))]


def _points_and_kinds(text: str) -> tuple[Points, Bytes]:
    """Every character, and what it may end."""
    if text.isascii():
        raw = text.encode()
        return np.frombuffer(raw, np.uint8), np.frombuffer(raw.translate(_byte_kinds()), np.uint8)
    points = code_points(text)
    raw = points.astype(np.uint8).tobytes()
    kinds = np.frombuffer(bytearray(raw.translate(_byte_kinds())), np.uint8)
    foreign = (points >= FIRST_FOREIGN).nonzero()[0]
    kinds[foreign] = _foreign_kinds().take(points.take(foreign), mode="clip")
    return points, kinds


@cache
def _foreign_kinds() -> Bytes:
    """Per code point what it may end; nothing from the last mark on."""
    kinds = np.full(max(map(ord, _ENDS)) + 2, _NOTHING, np.uint8)
    for mark, kind in _ENDS.items():
        kinds[ord(mark)] = kind
    return kinds


@cache
def _byte_kinds() -> bytes:
    """The same for bytes.translate, which is far faster."""
    return bytes(_ENDS.get(chr(code), _NOTHING) for code in range(256))


def _is_small(points: Points) -> NDArray[np.bool_]:
    """Which of these are small letters."""
    small = points - points.dtype.type(ord("a")) < 26
    for place in (points >= FIRST_FOREIGN).nonzero()[0].tolist():
        small[place] = chr(points[place]).islower()
    return small


def _even_out(begins: NDArray[np.bool_], edges: Sequence[int]) -> Places:
    """Keep fragments within the limits of length; edges stay what they are."""
    for edge in edges:
        begins[edge] = True
    begins[1:] &= ~begins[:-1]
    for edge in edges:
        begins[edge] = True
    bounds = begins.nonzero()[0]
    sizes = bounds[1:] - bounds[:-1]
    long = (sizes > LONGEST).nonzero()[0]
    cuts: list[int] = []
    for start, size in zip(bounds.take(long).tolist(), sizes.take(long).tolist(), strict=True):
        pieces = -(-size // LONGEST)
        cuts += [start + size * piece // pieces for piece in range(1, pieces)]
    if not cuts:
        return bounds
    begins[cuts] = True
    return begins.nonzero()[0]
