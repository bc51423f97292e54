"""A document's text as the reading view holds it, and the way back.

Qt counts UTF-16 units, knows one kind of line end, and paints one endless paragraph slowly. So the
view's text is not the document's: this module keeps the map between the two.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import Final

LONGEST_BLOCK: Final = 4000  # characters; longer paragraphs are broken at a blank for display

# Line ends, characters Qt keeps for itself, what has no width or no glyph at all, and characters
# that take two UTF-16 units.
_ODD: Final = re.compile("\r\n|[\r\f\v\x00-\x08\x0e-\x1f\x85\u2028\u2029\ufdd0\ufdd1\ufffc]"
                         "|[\ud800-\udfff]|[\U00010000-\U0010ffff]+")  # fmt: skip
_LINE_ENDS: Final = frozenset(("\r\n", "\r", "\f", "\v", "\x85", "\u2028", "\u2029"))


class DisplayText:
    """`shown` is the text for Qt; positions go to and fro by bisection."""

    def __init__(self, text: str) -> None:
        self._here: list[int] = [0]  # characters of the document …
        self._there: list[int] = [0]  # … and the UTF-16 position each stands at
        parts: list[str] = []
        place = 0
        for odd in _ODD.finditer(text):
            parts.append(text[place : odd.start()])
            self._add(parts, odd.group(), odd.start())
            place = odd.end()
        parts.append(text[place:])
        self.shown = _broken("".join(parts))

    def _add(self, parts: list[str], odd: str, start: int) -> None:
        at = self._there[-1] + start - self._here[-1]
        if odd in _LINE_ENDS:
            parts.append("\n")
            if len(odd) == 2:
                self._mark(start + 2, at + 1)
        elif odd[0] >= "\U00010000":
            parts.append(odd)
            for step in range(1, len(odd) + 1):
                self._mark(start + step, at + 2 * step)
        else:
            parts.append("\ufffd" if odd >= "\ud800" else " ")

    def _mark(self, here: int, there: int) -> None:
        self._here.append(here)
        self._there.append(there)

    def to_shown(self, offset: int) -> int:
        """The view's position of a character of the document."""
        index = bisect_right(self._here, offset) - 1
        return self._there[index] + offset - self._here[index]

    def to_document(self, position: int) -> int:
        """The document's character at a position of the view."""
        index = bisect_right(self._there, position) - 1
        offset = self._here[index] + position - self._there[index]
        if index + 1 < len(self._here):
            return min(offset, self._here[index + 1])
        return offset


def _broken(shown: str) -> str:
    """Turn a blank into a line end where a paragraph is too long to paint at once.

    One character for one: no position moves.
    """
    if all(len(line) <= LONGEST_BLOCK for line in shown.split("\n")):
        return shown
    return "\n".join(_break_line(line) for line in shown.split("\n"))


def _break_line(line: str) -> str:
    pieces = []
    while len(line) > LONGEST_BLOCK:
        cut = line.rfind(" ", 1, LONGEST_BLOCK)
        if cut < 0:
            cut = line.find(" ", LONGEST_BLOCK)
        if cut < 0:
            break
        pieces.append(line[:cut])
        line = line[cut + 1 :]
    return "\n".join([*pieces, line])
