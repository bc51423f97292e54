"""A document's text as the reading view holds it, and the way back.

Qt counts UTF-16 units, knows one kind of line end, and paints one endless paragraph slowly. So the
view's text is not the document's: this module keeps the map between the two.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Collection, Sequence
from typing import Final

from plagcheck.model.document import Span

LONGEST_BLOCK: Final = 4000  # characters; longer paragraphs are broken at a blank for display

WRAPPED_LINES: Final = 4  # fewer lines say nothing about how wide a column was
WIDEST_COLUMN: Final = 130  # characters of a line that still looks like one of a column
PARAGRAPH: Final = 140  # characters; a line of this length is a paragraph
FULL_LINE: Final = 0.72  # of the usual full line, from which a line counts as full
_HIDDEN: Final = "\u200b"  # joins the halves of a word that was divided at a line's end

# Line ends, characters Qt keeps for itself, what has no width or no glyph at all, and characters
# that take two UTF-16 units.
_ODD: Final = re.compile("\r\n|[\r\f\v\x00-\x08\x0e-\x1f\x85\u2028\u2029\ufdd0\ufdd1\ufffc]"
                         "|[\ud800-\udfff]|[\U00010000-\U0010ffff]+")  # fmt: skip
# The same, and line ends that stand alone.
_ODD_OR_BREAK: Final = re.compile(_ODD.pattern + r"|(?<!\n)\n(?!\n|$)")
_LINE_ENDS: Final = frozenset(("\r\n", "\r", "\f", "\v", "\x85", "\u2028", "\u2029"))


class DisplayText:
    """`shown` is the text for Qt; positions go to and fro by bisection.

    `headings` are spans of the document: a gap stands above each.
    """

    def __init__(
        self, text: str, page_starts: Sequence[int] = (), headings: Sequence[Span] = ()
    ) -> None:
        self.headings = sorted(headings)
        starts = frozenset(span.start for span in headings)
        text = _rejoined(text, starts.union(page_starts, (span.end + 1 for span in headings)))
        self._here: list[int] = [0]  # characters of the document …
        self._there: list[int] = [0]  # … and the UTF-16 position each stands at
        parts: list[str] = []
        place = 0
        is_gapped = _is_one_line_a_paragraph(text)
        odd_ones = _ODD_OR_BREAK if is_gapped or headings else _ODD
        for odd in odd_ones.finditer(text):
            if odd.group() == "\n" and not is_gapped and odd.end() not in starts:
                continue
            parts.append(text[place : odd.start()])
            self._add(parts, odd.group(), odd.start())
            place = odd.end()
        parts.append(text[place:])
        self.shown = _broken("".join(parts))

    def _add(self, parts: list[str], odd: str, start: int) -> None:
        at = self._there[-1] + start - self._here[-1]
        if odd == "\n":
            parts.append("\n\n")
            self._mark(start + 1, at + 2)
        elif odd in _LINE_ENDS:
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


def _is_one_line_a_paragraph(text: str) -> bool:
    """Whether paragraphs follow each other without an empty line, as in what comes from pages.

    They are shown with a gap then, or the eye finds no hold.
    """
    if "\n\n" in text or "\n" not in text:
        return False
    long = sum(len(line) for line in text.split("\n") if len(line) >= PARAGRAPH)
    return long > len(text) / 2


def _rejoined(text: str, beginnings: Collection[int]) -> str:
    """Undo line breaks that only stood at the edge of a page's column.

    A break goes when its line is nearly as long as lines of this text can be and another line
    follows that is none of the `beginnings` of pages, headings and what is below these. One
    character for one: no position moves.
    """
    if "\r" in text:
        return text
    lines = text.split("\n")
    lengths = sorted(len(line) for line in lines if line)
    if len(lengths) < WRAPPED_LINES or lengths[-1] > WIDEST_COLUMN:
        return text
    full = FULL_LINE * lengths[len(lengths) * 9 // 10]
    if sum(length >= full for length in lengths) < len(lengths) / 2:
        return text
    parts, place = [], 0
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        place += len(line) + 1
        joins = len(line) >= full and following.strip() and place not in beginnings
        parts.append(line + (_HIDDEN if line.endswith("-") else " ") if joins else line + "\n")
    return "".join(parts)[:-1]


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
