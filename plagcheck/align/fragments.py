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

_MARK, _LINE_END = 1, 2
_SENTENCE_MARKS: Final = ".!?"
# Marks of other scripts; those of scripts without blanks need none after them.
_FOREIGN_MARKS: Final = np.array(sorted(map(ord, "…。！？．｡؟।॥։።")), np.uint32)


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
    line_gap = np.searchsorted(tokens.starts, lines)
    line_gap = line_gap[(line_gap > 0) & (line_gap < len(tokens))]
    blank_line = line_gap[1:][line_gap[1:] == line_gap[:-1]]
    bounds = _even_out(sorted_set(np.concatenate((sentence, blank_line))), len(tokens))
    starts = tokens.starts[line_gap].tolist()
    starts_line = line_gap[[not text[place].islower() for place in starts]]
    return Fragments(bounds, sorted_set(np.concatenate((bounds, starts_line))))


def _marks_and_lines(text: str) -> tuple[Places, Places]:
    """Places of sentence marks and of line ends."""
    if text.isascii():
        kinds = np.frombuffer(text.encode("ascii").translate(_ascii_kinds()), np.uint8)
        return np.flatnonzero(kinds == _MARK), np.flatnonzero(kinds == _LINE_END)
    points = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), "<u4")
    small = np.minimum(points, 0xFF).astype(np.uint8).tobytes().translate(_ascii_kinds())
    kinds = np.frombuffer(small, np.uint8)
    foreign = np.flatnonzero(points >= 0x80)
    foreign = foreign[np.isin(points[foreign], _FOREIGN_MARKS)]
    marks = np.flatnonzero(kinds == _MARK)
    return np.sort(np.concatenate((marks, foreign))), np.flatnonzero(kinds == _LINE_END)


@cache
def _ascii_kinds() -> bytes:
    kinds = bytearray(256)
    for mark in _SENTENCE_MARKS:
        kinds[ord(mark)] = _MARK
    kinds[ord("\n")] = _LINE_END
    return bytes(kinds)


def _gaps_with(marks: Places, tokens: Tokens, text: str) -> Places:
    """Words that begin after a sentence mark and something more (a blank, a quote)."""
    after = np.searchsorted(tokens.starts, marks)
    inside = (after > 0) & (after < len(tokens))
    after, marks = after[inside], marks[inside]
    wide = tokens.starts[after] - tokens.ends[after - 1] >= 2
    alone = np.array([text[place] in "。！？．｡" for place in marks[~wide]], bool)
    wide[~wide] = alone
    return after[wide]


def _even_out(breaks: Places, words: int) -> Places:
    """Keep fragments within the limits of length."""
    bounds = np.concatenate(([0], breaks, [words]))
    long_enough = bounds[1:] - bounds[:-1] >= SHORTEST
    long_enough[-1] = True
    bounds = np.concatenate(([0], bounds[1:][long_enough]))
    sizes = bounds[1:] - bounds[:-1]
    pieces = -(-sizes // LONGEST)
    if int(pieces.max()) <= 1:
        return bounds
    within = np.arange(int(pieces.sum())) - np.repeat(np.cumsum(pieces) - pieces, pieces)
    cuts = np.repeat(bounds[:-1], pieces) + np.repeat(sizes, pieces) * within // np.repeat(
        pieces, pieces
    )
    return np.concatenate((cuts, [words]))
