"""Fragments: sentences, or what comes closest to them, as ranges of words.

A fragment ends where a sentence mark and white space follow a word, or an empty line. Text without
sentence marks is cut evenly. Units are finer: they also end where a line does and the next begins
with something other than a small letter (headings, list items, verse).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.core.shingles import sorted_set
from plagcheck.core.tokens import Tokens

TOGETHER: Final = 1 << 16  # characters of short texts that are cut together
SHORTEST: Final = 2  # words; shorter ones go with what follows
LONGEST: Final = 30  # words; longer ones are cut evenly

Places = NDArray[np.intp]

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


def fragments_of(texts: Sequence[str], tokens: Sequence[Tokens]) -> list[Fragments]:
    """Cut texts into fragments; short ones together, since a numpy call costs as much as one."""
    if len(texts) > 1 and sum(map(len, texts)) <= TOGETHER:
        return _cut_together(texts, tokens)
    return [
        _cut(text, each.starts, each.ends, [0, len(each)])
        for text, each in zip(texts, tokens, strict=True)
    ]


def _cut_together(texts: Sequence[str], tokens: Sequence[Tokens]) -> list[Fragments]:
    offsets = [0, *accumulate(len(text) + 1 for text in texts)]
    edges = [0, *accumulate(map(len, tokens))]
    starts = np.concatenate([t.starts + np.int32(o) for t, o in zip(tokens, offsets, strict=False)])
    ends = np.concatenate([t.ends + np.int32(o) for t, o in zip(tokens, offsets, strict=False)])
    together = _cut("\n".join(texts), starts, ends, edges)
    bounds, units = (_split(column, edges) for column in (together.bounds, together.units))
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
    """Cut a text, or several put together: `edges` are the first words of each, and the end."""
    words = len(starts)
    if not words:
        return Fragments(np.zeros(1, np.intp), np.zeros(1, np.intp))
    marks, lines = _marks_and_lines(text)
    sentence = _gaps_with(marks, starts, ends, text)
    line_gap = starts.searchsorted(lines)
    line_gap = line_gap[(line_gap > 0) & (line_gap < words)]
    blank_line = line_gap[1:][line_gap[1:] == line_gap[:-1]]
    bounds = _even_out(sorted_set(np.concatenate((edges, sentence, blank_line))), edges)
    places = starts[line_gap].tolist()
    starts_line = line_gap[[not text[place].islower() for place in places]]
    return Fragments(bounds, sorted_set(np.concatenate((bounds, starts_line))))


def _marks_and_lines(text: str) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Places of sentence marks and of line ends."""
    points = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), "<u4")
    if any(mark in text for mark in _FOREIGN_MARKS):
        places = _all_ends().take(points, mode="clip").nonzero()[0]
    else:  # one byte of each character is far faster to look through, and says enough
        low = points.astype(np.uint8).tobytes().translate(_ascii_ends())
        places = np.frombuffer(low, bool).nonzero()[0]
        places = places[points.take(places) < 0x80]
    is_line = points.take(places) == _LINE_END
    places = places.astype(np.int32)  # as token places are: mixed types are searched slowly
    return places[~is_line], places[is_line]


@cache
def _all_ends() -> NDArray[np.bool_]:
    """Per code point whether a sentence or a line may end there; False from the last mark on."""
    marks = [_LINE_END, *map(ord, _SENTENCE_MARKS + _FOREIGN_MARKS)]
    ends = np.zeros(max(marks) + 2, bool)
    ends[marks] = True
    return ends


@cache
def _ascii_ends() -> bytes:
    return _all_ends()[:0x80].tobytes().ljust(256, b"\0")


def _gaps_with(
    marks: NDArray[np.int32], starts: NDArray[np.int32], ends: NDArray[np.int32], text: str
) -> Places:
    """Words that begin after a sentence mark and something more (a blank, a quote)."""
    after = starts.searchsorted(marks)
    inside = (after > 0) & (after < len(starts))
    after, marks = after[inside], marks[inside]
    wide = starts[after] - ends[after - 1] >= 2
    if not wide.all():
        wide[~wide] = [text[place] in _BLANKLESS_MARKS for place in marks[~wide].tolist()]
    return after[wide]


def _even_out(bounds: Places, edges: Sequence[int]) -> Places:
    """Keep fragments within the limits of length; edges stay what they are."""
    long_enough = bounds[1:] - bounds[:-1] >= SHORTEST
    long_enough[bounds.searchsorted(edges) - 1] = True
    bounds = np.concatenate(([0], bounds[1:][long_enough]))
    sizes = bounds[1:] - bounds[:-1]
    pieces = -(-sizes // LONGEST)
    if int(pieces.max(initial=0)) <= 1:
        return bounds
    first = bounds[:-1].repeat(pieces)
    within = np.arange(len(first)) - (pieces.cumsum() - pieces).repeat(pieces)
    cuts = first + sizes.repeat(pieces) * within // pieces.repeat(pieces)
    return np.concatenate((cuts, bounds[-1:]))
