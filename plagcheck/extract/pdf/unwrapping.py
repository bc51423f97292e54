"""Line breaks of a PDF undone: inside a paragraph a break is a blank, and a divided word is whole.

Characters are replaced one for one or left out, so each that stays keeps its place on its page.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.extract.pdf.builder import TextPiece
from plagcheck.extract.pdf.furniture import PageLine
from plagcheck.extract.pdf.page import PageText

SPACED: Final = 0.3  # of a page's characters are blanks: a second blank parts its spaced words

_NEWLINE, _BLANK = 0x0A, 0x20
_COMPOUND: Final = re.compile(r"(?<![^\W\d_])[^\W\d_]++-[^\W\d_]+")
_LAST_HALF: Final = re.compile(r"(?<![^\W\d_])([^\W\d_]++)-$")
_FIRST_HALF: Final = re.compile(r"\s*([^\W\d_]+)")
_CLOSING: Final = frozenset(".,;:!?)]")

Mask = NDArray[np.bool_]


class LineJoiner:
    """Undoes line breaks; `lines` are all lines of the document, which shows its compounds."""

    def __init__(self, lines: Sequence[PageLine]) -> None:
        self._lines = lines

    @cached_property
    def _compounds(self) -> frozenset[str]:
        return frozenset(
            word.casefold()
            for line in self._lines
            if "-" in line.text
            for word in _COMPOUND.findall(line.text)
        )

    def between(self, before: PageLine, after: PageLine) -> tuple[int, str]:
        """How many characters at a line's end go with its break, and what stands for them.

        The hyphen of a divided word goes, unless the word has one elsewhere as well.
        """
        bare = before.text.rstrip()
        blanks = len(before.text) - len(bare)
        if bare[-1:] == "-":
            first, second = _LAST_HALF.search(bare), _FIRST_HALF.match(after.text)
            if first is not None and second is not None:
                is_compound = f"{first[1]}-{second[1]}".casefold() in self._compounds
                return blanks + (not is_compound), ""
        return blanks, "" if after.text.lstrip()[:1] in _CLOSING else " "


class JoinedPage:
    """A page's characters in the making: those that `keep` keeps, some breaks made blanks."""

    def __init__(self, text: PageText, keep: Mask) -> None:
        self._text = text
        self._keep = keep
        self._blanks: list[int] = []
        self._gone: list[int] = []

    def cut(self, line: PageLine, lost: int) -> None:
        """Take the last characters off a line."""
        self._gone += range(line.end - lost, line.end)

    def join(self, before: PageLine, after: PageLine, lost: int, instead: str) -> None:
        """Put a blank or nothing for a line's break and for what is lost before it."""
        self.cut(before, lost)
        (self._blanks if instead else self._gone).append(before.end)
        if after.start > before.end + 1:
            self._gone += self._breaks(before.end + 1, after.start)

    def _breaks(self, start: int, end: int) -> list[int]:
        """Empty lines between two lines; other lines may stand there too, and stay."""
        return (start + np.flatnonzero(self._text.codes[start:end] == _NEWLINE)).tolist()

    def piece(self) -> TextPiece:
        """What stays, without empty lines, second blanks, and blanks around a line break."""
        codes, keep = self._text.codes.copy(), self._keep
        keep[self._gone] = False
        codes[self._blanks] = _BLANK
        keep[self._blanks] = True
        return _tidy(TextPiece.of(PageText(codes, self._text.indices)).take(keep))


def _tidy(piece: TextPiece) -> TextPiece:
    codes = piece.text.codes
    gap = (codes == _BLANK) | (codes == _NEWLINE)
    if gap.sum() > SPACED * len(gap):
        return piece
    follows = np.zeros(len(gap), bool)
    follows[1:] = gap[1:] & gap[:-1]
    if not follows.any():
        return piece
    runs = np.flatnonzero(gap & ~follows)
    codes[runs] = np.minimum.reduceat(np.where(gap, codes, _BLANK), runs)  # a break, if any is one
    return piece.take(~follows)
