"""Fragments: sentences, or what comes closest to them, as ranges of words.

A fragment ends where a sentence mark and white space follow a word, or an empty line. Text without
sentence marks is cut evenly. Units are finer: they also end where a line does and the next begins
with something other than a small letter (headings, list items, verse).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.core.shingles import sorted_set
from plagcheck.core.tokens import Tokens

SHORTEST: Final = 2  # words; shorter ones go with what follows
LONGEST: Final = 30  # words; longer ones are cut evenly

Places = NDArray[np.intp]

_LINE_END: Final = ord("\n")
_SENTENCE_MARKS: Final = ".!?…؟।॥։።。！？．｡"
_BLANKLESS_MARKS: Final = frozenset("。！？．｡")  # of scripts that put no blank after them


@dataclass(frozen=True, slots=True)
class Fragments:
    """`bounds[i]:bounds[i + 1]` are the words of fragment i; `units` cut finer still."""

    bounds: Places
    units: Places

    def __len__(self) -> int:
        return len(self.bounds) - 1


def fragments_of(text: str, tokens: Tokens) -> Fragments:
    """Cut a text into fragments."""
    if not len(tokens):
        return Fragments(np.zeros(1, np.intp), np.zeros(1, np.intp))
    marks, lines = _marks_and_lines(text)
    sentence = _gaps_with(marks, tokens, text)
    line_gap = tokens.starts.searchsorted(lines)
    line_gap = line_gap[(line_gap > 0) & (line_gap < len(tokens))]
    blank_line = line_gap[1:][line_gap[1:] == line_gap[:-1]]
    bounds = _even_out(sorted_set(np.concatenate((sentence, blank_line))), len(tokens))
    starts = tokens.starts[line_gap].tolist()
    starts_line = line_gap[[not text[place].islower() for place in starts]]
    return Fragments(bounds, sorted_set(np.concatenate((bounds, starts_line))))


def _marks_and_lines(text: str) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Places of sentence marks and of line ends."""
    table = _ends()
    points: NDArray[np.uint8] | NDArray[np.uint32]
    if text.isascii():
        points = np.frombuffer(text.encode("ascii"), np.uint8)
        ends = np.frombuffer(points.tobytes().translate(table[:256].tobytes()), bool)
    else:
        points = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), "<u4")
        ends = table.take(points, mode="clip")
    places = np.flatnonzero(ends)
    is_line = points.take(places) == _LINE_END
    places = places.astype(np.int32)  # as token places are: mixed types are searched slowly
    return places[~is_line], places[is_line]


@cache
def _ends() -> NDArray[np.bool_]:
    """Per code point whether a sentence or a line may end there; False from the last mark on."""
    marks = [ord(mark) for mark in _SENTENCE_MARKS]
    ends = np.zeros(max(marks) + 2, bool)
    ends[marks] = True
    ends[_LINE_END] = True
    return ends


def _gaps_with(marks: NDArray[np.int32], tokens: Tokens, text: str) -> Places:
    """Words that begin after a sentence mark and something more (a blank, a quote)."""
    after = tokens.starts.searchsorted(marks)
    inside = (after > 0) & (after < len(tokens))
    after, marks = after[inside], marks[inside]
    wide = tokens.starts[after] - tokens.ends[after - 1] >= 2
    if not wide.all():
        wide[~wide] = [text[place] in _BLANKLESS_MARKS for place in marks[~wide].tolist()]
    return after[wide]


def _even_out(breaks: Places, words: int) -> Places:
    """Keep fragments within the limits of length."""
    bounds = [0]
    before = 0
    for place in (*breaks.tolist(), words):
        is_short, before = place - before < SHORTEST, place
        if is_short and place < words:
            continue
        start = bounds[-1]
        if (size := place - start) > LONGEST:
            pieces = -(-size // LONGEST)
            bounds += [start + size * nth // pieces for nth in range(1, pieces)]
        bounds.append(place)
    return np.array(bounds, np.intp)
