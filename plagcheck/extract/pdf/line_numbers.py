"""Line numbers of drafts: a column of numbers in the margin, which are no words of the text.

They count every line, or every fifth, tenth or twentieth, beside the lines they count: some
programs write them as lines of their own, others before or after the words of the line.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from plagcheck.extract.pdf.furniture import PageLine
from plagcheck.extract.pdf.lines import BoxAt

FEWEST: Final = 8  # numbers in a margin that are sure to count lines
FEWEST_FIFTHS: Final = 4  # where they count in fives or tens
FEWEST_LINES: Final = 10  # from the first to the last number, where each counts them exactly
COUNTED: Final = 0.2  # of a page's lines, its numbers among them: the axis of a figure counts fewer
STEPS: Final = range(1, 31)
DENSE: Final = (1, 2, 3, 4, 5, 10)  # steps of which so many numbers are enough
FIFTHS: Final = (5, 10)
SAME_ROW: Final = 0.5  # of a letter's height: a line that stands less low than this is beside it
APART: Final = 2.0  # points between the numbers of two margins, at least
TAIL: Final = 8  # characters of a line that may be its number
MARGIN: Final = 0.05  # of the lines may reach out of the text, as notes in a margin do

_FIRST: Final = re.compile(r"(\d{1,4})(?:\s+|$)")
_LAST: Final = re.compile(r"\s+(\d{1,4})\s*$")


class _Number(NamedTuple):
    """A number at a line's start or end: characters start..end of the page with its blanks.

    `left` and `right` are its own, `rest` is where the words of the line end or begin beside it.
    """

    value: int
    start: int
    end: int
    left: float
    right: float
    rest: float | None
    line: PageLine


def find_line_numbers(
    lines: Sequence[PageLine], box_at: BoxAt, *, is_draft: bool = False
) -> list[tuple[int, int]]:
    """Which characters of a page number its lines; `is_draft`: the page beside it has some."""
    candidates = [line for line in lines if line.text[:1].isdigit() or line.text[-1:].isdigit()]
    if not is_draft and not _may_count(candidates):
        return []
    numbers = [number for line in candidates for number in _numbers(line, box_at)]
    found: list[tuple[int, int]] = []
    for margin in _margins(numbers):
        step, counting = _counting(margin)
        counts = _are_enough(step, counting, lines) or _count_exactly(step, counting, lines)
        counting = margin if is_draft else counting
        if (counts or is_draft) and _is_outside(counting, lines):
            found += [(number.start, number.end) for number in counting]
    return sorted(set(found))


def _may_count(lines: Sequence[PageLine]) -> bool:
    """Whether enough numbers follow each other; asks nothing of the page, which takes long."""
    starts = [int(found[1]) for line in lines if (found := _FIRST.match(line.text))]
    ends = [int(found[1]) for line in lines if (found := _last_number(line.text))]
    return any(
        sum(b - a in DENSE for a, b in pairwise(values)) >= FEWEST_FIFTHS - 1
        or any(_is_step(b - a, a) for a, b in pairwise(values))
        or any(b - a in FIFTHS for a, b in pairwise(n for n in values if n % FIFTHS[0] == 0))
        for values in (starts, ends)
    )


def _is_step(step: int, value: int) -> bool:
    """Whether a number may be followed by the one so many lines below: few count from 1."""
    return step in STEPS and step >= FIFTHS[0] and value % step == 0


def _are_enough(step: int, counting: Sequence[_Number], lines: Sequence[PageLine]) -> bool:
    """Whether numbers are so many that they are sure to count the lines."""
    fewest = FEWEST_FIFTHS if step in FIFTHS else FEWEST
    return (
        step in DENSE and len(counting) >= fewest and step * len(counting) >= COUNTED * len(lines)
    )


def _count_exactly(step: int, counting: Sequence[_Number], lines: Sequence[PageLine]) -> bool:
    """Whether from each of a few numbers to the next there are as many lines as they say."""
    if step * (len(counting) - 1) < FEWEST_LINES:
        return False
    if step not in DENSE and any(number.value % step for number in counting):
        return False
    return any(
        all(
            b.value - a.value == step == rows[b.line.start] - rows[a.line.start]
            for a, b in pairwise(counting)
        )
        for rows in (rows_of(lines), rows_and_blanks(lines))
    )


def rows_and_blanks(lines: Sequence[PageLine]) -> dict[int, int]:
    """The same as `rows_of`, with rows that are blank, where a program counts these as well."""
    rows = rows_of(lines)
    downs = sorted({row: line.down for line in lines if (row := rows[line.start])}.values())
    gaps = sorted(b - a for a, b in pairwise(downs))
    if not gaps or gaps[len(gaps) // 2] <= 0:
        return rows
    usual = gaps[len(gaps) // 2]
    return {line.start: 1 + round((line.down - downs[0]) / usual) for line in lines}


def rows_of(lines: Sequence[PageLine]) -> dict[int, int]:
    """For the start of each line how many stand above it; those beside each other are one."""
    rows: dict[int, int] = {}
    row, above = 0, None
    for line in sorted(lines, key=lambda line: line.down):
        if above is None or line.down - above.down > SAME_ROW * max(line.size, above.size):
            row, above = row + 1, line
        rows[line.start] = row
    return rows


def edge_numbers(text: str) -> Iterator[int]:
    """The numbers a line begins and ends with."""
    return (int(found[1]) for found in (_FIRST.match(text), _last_number(text)) if found)


def _last_number(text: str) -> re.Match[str] | None:
    return _LAST.search(text, max(0, len(text) - TAIL))


def _numbers(line: PageLine, box_at: BoxAt) -> Iterator[_Number]:
    """The numbers a line begins and ends with."""
    first, last = _FIRST.match(line.text), _last_number(line.text)
    if first is not None:
        origin, end = box_at(line.start), box_at(line.start + first.end(1) - 1)
        is_alone = first.end() == len(line.text)
        rest = None if is_alone else box_at(line.start + first.end())
        if origin is not None and end is not None:
            shift = line.left - origin.left
            yield _Number(
                int(first[1]),
                line.start,
                line.start + first.end() + is_alone,
                line.left,
                end.right + shift,
                None if rest is None else rest.left + shift,
                line,
            )
    if last is not None:
        start, origin = box_at(line.start + last.start(1)), box_at(line.start + last.end(1) - 1)
        rest = box_at(line.start + last.start() - 1)
        if start is not None and origin is not None:
            shift = line.right - origin.right
            yield _Number(
                int(last[1]),
                line.start + last.start(),
                line.end,
                start.left + shift,
                line.right,
                None if rest is None else rest.right + shift,
                line,
            )


def _margins(numbers: Sequence[_Number]) -> list[list[_Number]]:
    """Numbers that stand one below the other."""
    margins: list[list[_Number]] = []
    reach = 0.0
    for number in sorted(numbers, key=lambda number: number.left):
        if not margins or number.left > reach + APART:
            margins.append([])
            reach = number.right
        margins[-1].append(number)
        reach = max(reach, number.right)
    return margins


def _counting(margin: Sequence[_Number]) -> tuple[int, list[_Number]]:
    """The usual step from a number to the next below it, and the numbers that keep it."""
    ordered = sorted(margin, key=lambda number: number.line.down)
    steps = Counter(b.value - a.value for a, b in pairwise(ordered))
    step = max((each for each in STEPS if steps[each]), key=lambda each: steps[each], default=0)
    kept = {n for a, b in pairwise(ordered) if step and b.value - a.value == step for n in (a, b)}
    return step, [number for number in ordered if number in kept]


def _is_outside(counting: Sequence[_Number], lines: Sequence[PageLine]) -> bool:
    """Whether numbers stand where no line of the text has words, to its left or to its right."""
    rests = {number.line.start: number.rest for number in counting}
    lefts = [rests.get(line.start, line.left) for line in lines]
    rights = [rests.get(line.start, line.right) for line in lines]
    left = sorted(edge for edge in lefts if edge is not None)
    right = sorted(edge for edge in rights if edge is not None)
    few = int(MARGIN * len(left))
    return bool(left) and (
        max(number.right for number in counting) <= left[few]
        or min(number.left for number in counting) >= right[-1 - few]
    )
