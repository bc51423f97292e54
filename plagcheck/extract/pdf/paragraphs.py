"""Paragraphs of a PDF, which stores lines only: which line runs on into the next.

A page tells by where its lines stand: a paragraph ends where the next word would have had room,
where the lines step apart or change their size, and where an indent begins or a hanging one ends.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from plagcheck.extract.pdf.furniture import PageLine

# Shares of a letter's height.
SAME_ROW: Final = 0.7  # a line that raised or lowered letters have parted goes on as high
INDENT: Final = 0.5  # less is an unsteady margin
FAR: Final = 8.0  # more is another column, or a centred line
# Others.
LARGER: Final = 1.15  # than the body's letters: a title, whose lines are never full
OTHER_SIZE: Final = 1.3  # less comes with a symbol's or a bold font
STEP: Final = 1.3  # times the distance of the lines around: a gap between paragraphs
FEWEST_AT_EDGE: Final = 3  # lines that begin at one place and make it the edge of a column
WIDEST_AT: Final = 0.9  # of a column's lines, by their right ends, end before its right edge
NARROW: Final = 0.6  # of the text around: less is no column of running text
HALF: Final = 0.5  # of a column: a line as long as this that breaks off runs on beside a figure

# The end of a sentence, perhaps with the number of a note; "20:4" and "3.14" end none.
_FINISHED: Final = re.compile(r"(?:[.!?:…。！？][\"'”’»)\]]*|(?<!\d)[.!?…][\"'”’»)\]]*\d{1,3})\s*$")
_TAIL: Final = 8  # characters of a line that tell whether it ends a sentence
_ITEM: Final = re.compile(r"\s*[•‣▪◦●■–—-]\s")
_NUMBERED: Final = re.compile(r"\s*(?:\[\d{1,3}\]|\(?[\da-z]{1,3}[.)])\s")
_IDEOGRAPHS: Final = "\u2e80"  # from here on a line may end after any letter


class _Row(NamedTuple):
    """A line with what raised and lowered letters have parted from it: its first and last part."""

    first: PageLine
    last: PageLine
    end: int  # the place of the last part


def run_on(lines: Sequence[PageLine], body: float, usual: float) -> list[bool]:
    """For each line whether its paragraph goes on in the next.

    `body` is the size of most letters, `usual` the distance of most lines.
    """
    rows = list(_rows(lines))
    joins = [True] * len(lines)  # a row's parts are one in any case
    edges = _right_edges(rows)
    steps = [_step(a.first, b.first) for a, b in pairwise(rows)]
    begins = True  # whether the row at hand is the first of its paragraph
    for place, step in enumerate(steps):
        row, after = rows[place], rows[place + 1].first
        room = edges[place] - row.last.right
        if step is None:
            joined = _goes_on_elsewhere(row, after, room, edges[place + 1])
        else:
            around = min(filter(None, steps[max(0, place - 1) : place + 2]))
            joined = (
                step <= STEP * max(around, row.first.size)
                and _has_size_of(row.first, after)
                and (
                    _is_title(row.first, after, body)
                    or (_fills(row, after, room) and not _is_gap(row, step, usual))
                )
                and not _begins_item(row, after)
                and _keeps_margin(row.first, after, begins)
            )
        joins[row.end] = joined
        begins = not joined
    if joins:
        joins[-1] = False
    return joins


def _rows(lines: Sequence[PageLine]) -> Iterator[_Row]:
    place = 0
    while place < len(lines):
        first, end = lines[place], place
        while end + 1 < len(lines) and _is_part(first, lines[end], lines[end + 1]):
            end += 1
        yield _Row(first, lines[end], end)
        place = end + 1


def _is_part(first: PageLine, before: PageLine, after: PageLine) -> bool:
    """Whether a line goes on to the right of where it began."""
    return (
        first.page == after.page
        and abs(after.down - first.down) < SAME_ROW * max(first.size, after.size)
        and after.left >= before.left
    )


def _step(before: PageLine, after: PageLine) -> float | None:
    """How far below a row the next one stands; None where that is on another page or column."""
    step = after.down - before.down
    return step if before.page == after.page and step > 0 else None


def usual_step(lines: Sequence[PageLine]) -> float:
    """The distance of most lines from the next."""
    steps = (_step(before, after) for before, after in pairwise(lines))
    counts = Counter(round(step, 1) for step in steps if step is not None)
    return max(counts, key=lambda step: counts[step], default=0.0)


def _right_edges(rows: Sequence[_Row]) -> list[float]:
    """For each row where the rows end that begin near where it begins."""
    edges: list[float] = []
    for _, group in groupby(rows, lambda row: row.first.page):
        page = list(group)
        counts = Counter(round(row.first.left) for row in page)
        starts = sorted(left for left, count in counts.items() if count >= FEWEST_AT_EDGE)
        columns = [bisect_right(starts, row.first.left + 1) for row in page]
        rights: dict[int, list[float]] = defaultdict(list)
        for column, row in zip(columns, page, strict=True):
            rights[column].append(row.last.right)
        edge = _edges_of(starts, rights)
        edges += [edge[column] for column in columns]
    return edges


def _edges_of(starts: list[int], rights: dict[int, list[float]]) -> dict[int, float]:
    """The right edges of columns: of a narrow one, as a table's, that of the text it stands in."""
    edges: dict[int, float] = {}
    for column in sorted(rights):
        ends = sorted(rights[column])
        own = ends[int(WIDEST_AT * len(ends))]
        start = starts[column - 1] if column else 0.0
        widest = max((edge for edge in edges.values() if edge > start), default=own)
        edges[column] = widest if own - start < NARROW * (widest - start) else own
    return edges


def _has_size_of(before: PageLine, after: PageLine) -> bool:
    return before.size <= OTHER_SIZE * after.size and after.size <= OTHER_SIZE * before.size


def _is_title(before: PageLine, after: PageLine, body: float) -> bool:
    return min(before.size, after.size) > LARGER * body


def _fills(row: _Row, after: PageLine, room: float) -> bool:
    """Whether a row ends because the next word had no room."""
    if room <= _width_of_first_word(after):
        return True
    breaks_off = _begins_small(after) and not _is_finished(row.last)
    width = row.last.right - row.first.left
    return breaks_off and width > HALF * (width + room)


def _is_gap(row: _Row, step: float, usual: float) -> bool:
    """Whether a sentence ends where lines are further apart than most are."""
    return step > STEP * usual and _is_finished(row.last)


def _width_of_first_word(line: PageLine) -> float:
    text = line.text.strip()
    word = 1 if text[:1] >= _IDEOGRAPHS else len(text.split(" ", 1)[0])
    return (word + 1) * (line.right - line.left) / max(len(text), 1)


def _is_finished(line: PageLine) -> bool:
    return _FINISHED.search(line.text[-_TAIL:]) is not None


def _begins_small(line: PageLine) -> bool:
    return line.text.lstrip()[:1].islower()


def _begins_item(row: _Row, after: PageLine) -> bool:
    """Whether an item of a list begins; a number may also be the last word of a sentence."""
    if after.bulleted or _ITEM.match(after.text):
        return True
    return (
        _NUMBERED.match(after.text) is not None
        and after.left <= row.first.left + INDENT * after.size
        and (_ends_like_item(row.last) or after.left < row.first.left)
    )


def _ends_like_item(line: PageLine) -> bool:
    """Whether a line ends a sentence, or with a number, as the row of a table does."""
    return _is_finished(line) or line.text.rstrip()[-1:].isdigit()


def _keeps_margin(before: PageLine, after: PageLine, begins: bool) -> bool:
    """Whether the next line stands where a paragraph's next line stands.

    The first line of a paragraph may be indented, or all others; between two lines that are not
    its first nothing may move.
    """
    indent = after.left - before.left
    if abs(indent) <= INDENT * before.size:
        return True
    return begins and abs(indent) <= FAR * before.size


def _goes_on_elsewhere(row: _Row, after: PageLine, room: float, edge: float) -> bool:
    """Whether a paragraph goes on at the head of the next column or page."""
    if not (_has_size_of(row.first, after) and _fills(row, after, room)):
        return False
    if _begins_small(after):
        return True
    is_full = edge - after.right < INDENT * after.size
    return is_full and not _is_finished(row.last)
