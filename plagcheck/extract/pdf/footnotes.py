"""Footnotes of a PDF: notes at the foot of a page would cut the sentence that runs over it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from plagcheck.extract.pdf.furniture import PageLine
from plagcheck.extract.pdf.page import Box

SMALLER: Final = 0.9  # of the body's letters
LOWER_PART: Final = 0.5  # notes stand below this height of a page
FOOT: Final = 0.7  # and reach down to here
NEW_COLUMN: Final = 0.05
SAME_LINE: Final = 0.012
RAISED: Final = 0.15  # of a letter's height, above the line

_MARKER: Final = re.compile(r"\s*(?:\d{1,3}\b|\d{1,3}(?=[^\W\d_])|[*†‡§¶])")
_NOTE: Final = re.compile(r"\s*(?:\d{1,3}|[*†‡§¶])[.)]?\s?[^\W\d_“‘\"(]{2}")
_NUMBER: Final = re.compile(r"\d{1,3}(?=[\s,.;:)]|$)")  # begins with what is rare: that is fast
_BEFORE_NUMBER: Final = frozenset(".,;:!?)”’\"'")


def body_size(lines: Iterable[PageLine]) -> float:
    """The size of most letters."""
    sizes: Counter[float] = Counter()
    for line in lines:
        sizes[round(line.size, 1)] += len(line.text)
    return max(sizes, key=lambda size: sizes[size], default=0.0)


def find_notes(page: Sequence[PageLine], furniture: set[int], body: float) -> list[PageLine]:
    """Lines of a page that are footnotes: small, marked, and the last of their column.

    `page` is in reading order; `furniture` are the starts of lines that do not count.
    """
    lines = [line for line in page if line.start not in furniture]
    found: list[PageLine] = []
    for first, after in _columns(lines):
        small = _small_tail(lines, first, after, body)
        starts = [n for n in range(max(first, 1), after) if _begins_note(lines, n)]
        if 0 < small < after and _NOTE.match(lines[small].text):
            starts.append(small)
        start = min((n for n in starts if lines[n].height > LOWER_PART), default=after)
        if start < after and lines[after - 1].height > FOOT:
            found += lines[start:after]
    return found


def _begins_note(lines: Sequence[PageLine], number: int) -> bool:
    """A raised number at the start of a line, or raised so far that it is read as a line."""
    line = lines[number]
    if line.raised or number + 1 == len(lines):
        return line.raised and _NOTE.match(line.text) is not None
    below = lines[number + 1]
    alone = _MARKER.fullmatch(line.text.rstrip()) is not None
    return alone and line.size < SMALLER * below.size and 0 < below.height - line.height < SAME_LINE


def _columns(lines: Sequence[PageLine]) -> Iterator[tuple[int, int]]:
    """Stretches of lines down the page; a line well above the one before begins a new one."""
    start = 0
    for number in range(1, len(lines)):
        if lines[number].height < lines[number - 1].height - NEW_COLUMN:
            yield start, number
            start = number
    yield start, len(lines)


def _small_tail(lines: Sequence[PageLine], first: int, after: int, body: float) -> int:
    """Where the small print at the end of a column begins."""
    while after > first and 0 < lines[after - 1].size < SMALLER * body:
        after -= 1
    return after


def find_markers(text: str, box_at: Callable[[int], Box | None]) -> list[tuple[int, int]]:
    """Raised note numbers in a page's text: which of its characters."""
    found = []
    for match in _NUMBER.finditer(text):
        start, end = match.span()
        if not _follows_word(text, start):
            continue
        word, number = box_at(start - 1), box_at(start)
        if word is not None and number is not None and is_raised(number, word):
            found.append((start, end))
    return found


def _follows_word(text: str, start: int) -> bool:
    before = text[max(0, start - 3) : start]
    return before[-1:] in _BEFORE_NUMBER or (len(before) == 3 and before.isalpha())


def is_raised(number: Box, word: Box) -> bool:
    """Whether a number is set as one that refers to a note."""
    height = word.top - word.bottom
    smaller = number.top - number.bottom < SMALLER * height
    return smaller and number.bottom > word.bottom + RAISED * height


def marker_of(line: str) -> int:
    """How many characters at a note's start are its number."""
    match = _MARKER.match(line)
    return match.end() if match else 0
