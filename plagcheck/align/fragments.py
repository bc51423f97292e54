"""Fragments: sentences, or what comes closest to them, as ranges of words.

A fragment ends where a sentence mark and white space follow a word, or an empty line. Text without
sentence marks is cut evenly. Units are finer: they also end where a line does and the next begins
with something other than a small letter (headings, list items, verse).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.core.tokens import Tokens

LONGEST: Final = 30  # words; longer ones are cut evenly; a single word goes with what follows
FIRST_FOREIGN: Final = 0x80

Places = NDArray[np.intp]
Points = NDArray[np.uint32]

_LINE_END: Final = ord("\n")
_SENTENCE_MARKS: Final = ".!?"
_FOREIGN_MARKS: Final = "…؟।॥։።。！？．｡"
_BLANKLESS_MARKS: Final = frozenset("。！？．｡")  # of scripts that put no blank after them


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
    points = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), "<u4")
    marks, lines = _marks_and_lines(points)
    line_gap = starts.searchsorted(lines)
    line_gap = line_gap[(line_gap > 0) & (line_gap < words)]
    blank_line = line_gap[1:][line_gap[1:] == line_gap[:-1]]
    begins = np.zeros(words + 1, bool)  # whether something begins at a word
    begins[_gaps_with(marks, starts, ends, points)] = True
    begins[blank_line] = True
    bounds = _even_out(begins, edges)
    begins[:] = False
    begins[bounds] = True
    begins[line_gap[~_is_small(points.take(starts[line_gap]))]] = True
    return Fragments(bounds, begins.nonzero()[0])


def _marks_and_lines(points: Points) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Places of sentence marks and of line ends."""
    # One byte of each character is far faster to look through, and says enough of most.
    low = points.astype(np.uint8).tobytes().translate(_ascii_ends())
    places = np.frombuffer(low, bool).nonzero()[0]
    places = places[points.take(places) < FIRST_FOREIGN]
    foreign = (points >= FIRST_FOREIGN).nonzero()[0]
    if len(foreign):
        foreign = foreign[_foreign_ends().take(points.take(foreign), mode="clip")]
        places = np.sort(np.concatenate((places, foreign)))
    is_line = points.take(places) == _LINE_END
    places = places.astype(np.int32)  # as token places are: mixed types are searched slowly
    return places[~is_line], places[is_line]


@cache
def _foreign_ends() -> NDArray[np.bool_]:
    """Per code point whether it is a foreign sentence mark; False from the last mark on."""
    marks = [ord(mark) for mark in _FOREIGN_MARKS]
    ends = np.zeros(max(marks) + 2, bool)
    ends[marks] = True
    return ends


@cache
def _ascii_ends() -> bytes:
    """Per byte whether a sentence or a line may end there."""
    ends = bytearray(256)
    for mark in _SENTENCE_MARKS.encode() + bytes([_LINE_END]):
        ends[mark] = True
    return bytes(ends)


def _is_small(points: Points) -> NDArray[np.bool_]:
    """Which of these are small letters."""
    small = points - np.uint32(ord("a")) < 26
    for place in (points >= FIRST_FOREIGN).nonzero()[0].tolist():
        small[place] = chr(points[place]).islower()
    return small


def _gaps_with(
    marks: NDArray[np.int32], starts: NDArray[np.int32], ends: NDArray[np.int32], points: Points
) -> Places:
    """Words that begin after a sentence mark and something more (a blank, a quote)."""
    after = starts.searchsorted(marks)
    inside = (after > 0) & (after < len(starts))
    after, marks = after[inside], marks[inside]
    wide = starts[after] - ends[after - 1] >= 2
    # Marks of scripts that put no blank after them are foreign ones.
    for place in ((points.take(marks) >= FIRST_FOREIGN) & ~wide).nonzero()[0].tolist():
        wide[place] = chr(points[marks[place]]) in _BLANKLESS_MARKS
    return after[wide]


def _even_out(begins: NDArray[np.bool_], edges: Sequence[int]) -> Places:
    """Keep fragments within the limits of length; edges stay what they are."""
    begins[edges] = True
    begins[1:] &= ~begins[:-1]
    begins[edges] = True
    bounds = begins.nonzero()[0]
    sizes = bounds[1:] - bounds[:-1]
    long = (sizes > LONGEST).nonzero()[0]
    if not len(long):
        return bounds
    first, sizes = bounds[long], sizes[long]
    pieces = -(-sizes // LONGEST)
    which = np.arange(len(long)).repeat(pieces)
    within = np.arange(len(which)) - (pieces.cumsum() - pieces)[which]
    begins[first[which] + sizes[which] * within // pieces[which]] = True
    return begins.nonzero()[0]
