"""Numbers in the margins of a page, which may number its lines; `numbered_pages` says whether.

Some programs write them as lines of their own, others before or after the words of the line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from plagcheck.extract.pdf.furniture import PageLine
from plagcheck.extract.pdf.lines import BoxAt

SAME_ROW: Final = 0.5  # of a letter's height: a line that stands less low than this is beside it
APART: Final = 2.0  # points between the numbers of two margins, at least
GAP: Final = 0.5  # of a letter's height between numbers and text: more than a blank between words
TAIL: Final = 8  # characters of a line that may be its number
REACH_OUT: Final = 0.05  # of the rows may reach out of the text, as notes in a margin do

# Running text: most rows are about as wide, and have about as many letters, as the widest.
RUNNING: Final = 0.65
WIDE: Final = 0.87
LETTERS: Final = 0.75
FEWEST_LETTERS: Final = 20
SPREAD: Final = 0.75  # of its height a letter takes across; in the columns of a table, more

_FIRST: Final = re.compile(r"(\d{1,4})(?:\s+|$)")
_LAST: Final = re.compile(r"(?:^|\s+)(\d{1,4})\s*$")


class LineNumber(NamedTuple):
    """A number at a line's start or end: characters start..end of the page with its blanks.

    `left` and `right` are its own, `rest` is where the words of the line end or begin beside it.
    `rows` is its row of the page, without and with rows that are blank.
    """

    value: int
    start: int
    end: int
    left: float
    right: float
    rest: float | None
    line: PageLine
    rows: tuple[int, int]


class Margin(NamedTuple):
    """The numbers of a margin from top to bottom, beside a page of so many rows."""

    numbers: tuple[LineNumber, ...] = ()
    rows: tuple[int, int] = (0, 0)
    is_running: bool = False  # most of the page is running text: no list, table or verses


class _Row(NamedTuple):
    left: float
    right: float
    letters: int
    is_text: bool
    size: float

    @property
    def spread(self) -> float:
        """What a letter takes across with the blanks around it, in letter heights."""
        return (self.right - self.left) / max(self.size * self.letters, 1.0)


def find_margins(lines: Sequence[PageLine], box_at: BoxAt) -> tuple[Margin, Margin]:
    """What stands to the left and to the right of all text of a page."""
    bare, blank = rows_of(lines), rows_and_blanks(lines)
    rows = (max(bare.values(), default=0), max(blank.values(), default=0))
    margins = []
    for is_left in (True, False):
        numbers = [
            number._replace(rows=(bare[line.start], blank[line.start]))
            for line in lines
            if (number := (_first if is_left else _last)(line, box_at)) is not None
        ]
        outside = next(
            (each for each in _columns(numbers) if _is_outside(each, lines, is_left)), []
        )
        ordered = sorted(outside, key=lambda number: number.line.down)
        margins.append(
            Margin(tuple(ordered), rows, bool(outside) and _is_running(lines, bare, outside))
        )
    return margins[0], margins[1]


def rows_of(lines: Sequence[PageLine]) -> dict[int, int]:
    """For the start of each line which row it stands in; those beside each other are one."""
    rows: dict[int, int] = {}
    row, above = 0, None
    for line in sorted(lines, key=lambda line: line.down):
        if above is None or line.down - above.down > SAME_ROW * max(line.size, above.size):
            row, above = row + 1, line
        rows[line.start] = row
    return rows


def rows_and_blanks(lines: Sequence[PageLine]) -> dict[int, int]:
    """The same with rows that are blank, where a program counts these as well."""
    rows = rows_of(lines)
    downs = sorted({row: line.down for line in lines if (row := rows[line.start])}.values())
    gaps = sorted(b - a for a, b in pairwise(downs))
    if not gaps or gaps[len(gaps) // 2] <= 0:
        return rows
    usual = gaps[len(gaps) // 2]
    return {line.start: 1 + round((line.down - downs[0]) / usual) for line in lines}


def _first(line: PageLine, box_at: BoxAt) -> LineNumber | None:
    """The number that a line begins with."""
    found = _FIRST.match(line.text)
    if found is None:
        return None
    origin, end = box_at(line.start), box_at(line.start + found.end(1) - 1)
    if origin is None or end is None:
        return None
    is_alone = found.end() == len(line.text)
    rest = None if is_alone else box_at(line.start + found.end())
    shift = line.left - origin.left
    return LineNumber(
        int(found[1]),
        line.start,
        line.start + found.end() + is_alone,
        line.left,
        end.right + shift,
        None if rest is None else rest.left + shift,
        line,
        (0, 0),
    )


def _last(line: PageLine, box_at: BoxAt) -> LineNumber | None:
    """The number that a line ends with."""
    found = _last_number(line.text)
    if found is None:
        return None
    start, origin = box_at(line.start + found.start(1)), box_at(line.start + found.end(1) - 1)
    if start is None or origin is None:
        return None
    is_alone = found.start() == 0
    rest = None if is_alone else box_at(line.start + found.start() - 1)
    shift = line.right - origin.right
    return LineNumber(
        int(found[1]),
        line.start + found.start(),
        line.end + is_alone,
        start.left + shift,
        line.right,
        None if rest is None else rest.right + shift,
        line,
        (0, 0),
    )


def _last_number(text: str) -> re.Match[str] | None:
    return _LAST.search(text, max(0, len(text) - TAIL))


def _columns(numbers: Sequence[LineNumber]) -> Iterator[list[LineNumber]]:
    """Numbers that stand one below the other."""
    column: list[LineNumber] = []
    reach = 0.0
    for number in sorted(numbers, key=lambda number: number.left):
        if column and number.left > reach + APART:
            yield column
            column = []
        column.append(number)
        reach = max(reach, number.right)
    if column:
        yield column


def _is_outside(numbers: Sequence[LineNumber], lines: Sequence[PageLine], is_left: bool) -> bool:
    """Whether numbers stand clearly apart from all text, to its left or to its right."""
    rests = {number.line.start: number.rest for number in numbers}
    edges = sorted(
        edge
        for line in lines
        if (edge := rests.get(line.start, line.left if is_left else line.right)) is not None
    )
    if not edges:
        return False
    few = int(REACH_OUT * len(edges))
    gap = GAP * max(number.line.size for number in numbers)
    if is_left:
        return max(number.right for number in numbers) + gap <= edges[few]
    return min(number.left for number in numbers) - gap >= edges[-1 - few]


def _is_running(
    lines: Sequence[PageLine], places: dict[int, int], numbers: Sequence[LineNumber]
) -> bool:
    """Whether most rows, without these numbers, are full lines of words."""
    rows = _rows_without(lines, places, numbers)
    if not rows:
        return False
    few = int(REACH_OUT * len(rows))
    left = sorted(row.left for row in rows)[few]
    width = sorted(row.right for row in rows)[-1 - few] - left
    letters = sorted(row.letters for row in rows)[-1 - few]
    full = sum(
        row.is_text and row.right - left >= WIDE * width and row.letters >= LETTERS * letters
        for row in rows
    )
    is_dense = sorted(row.spread for row in rows)[len(rows) // 2] <= SPREAD
    return is_dense and letters >= FEWEST_LETTERS and full >= RUNNING * len(rows)


def _rows_without(
    lines: Sequence[PageLine], places: dict[int, int], numbers: Sequence[LineNumber]
) -> list[_Row]:
    """The rows of a page as they are without these numbers."""
    cut = {number.line.start: number for number in numbers}
    rows: dict[int, _Row] = {}
    for line in sorted(lines, key=lambda line: line.left):
        text, left, right = line.text, line.left, line.right
        if (number := cut.get(line.start)) is not None:
            if number.rest is None:
                continue
            if number.start == line.start:
                text, left = text[number.end - line.start :], number.rest
            else:
                text, right = text[: number.start - line.start], number.rest
        is_text = _last_number(text) is None and _FIRST.match(text) is None
        row = _Row(left, right, sum(map(str.isalpha, text)), is_text, line.size)
        if (before := rows.get(places[line.start])) is not None:
            row = _Row(
                before.left,
                max(before.right, right),
                before.letters + row.letters,
                before.is_text and is_text,
                max(before.size, row.size),
            )
        rows[places[line.start]] = row
    return list(rows.values())
