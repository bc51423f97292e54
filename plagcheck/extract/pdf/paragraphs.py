"""Paragraphs of a PDF, which stores lines only: which line runs on into the next.

A page tells by where its lines stand: a paragraph ends where the next word would have had room,
where the lines step apart or change their face, and where an indent begins or a hanging one ends.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from plagcheck.extract.pdf.faces import Faces, has_word, may_be_heading
from plagcheck.extract.pdf.furniture import PageLine

# Shares of a letter's height.
SAME_ROW: Final = 0.7  # a line that raised or lowered letters have parted goes on as high
INDENT: Final = 0.5  # less is an unsteady margin
FAR: Final = 8.0  # more is another column, or a centred line
TIGHT: Final = 1.3  # more is never the distance of two lines that a writer has parted in a title
# Others.
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
    is_title: bool  # it is set as titles are
    is_large: bool

    @property
    def width(self) -> float:
        return self.last.right - self.first.left


class _Column(NamedTuple):
    """Where rows end that begin near where a row does, and how wide the text around it is."""

    edge: float
    width: float


def run_on(lines: Sequence[PageLine], faces: Faces, usual: float) -> list[bool]:
    """For each line whether its paragraph goes on in the next.

    `usual` is the distance of most lines.
    """
    rows = list(_rows(lines, faces))
    joins = [True] * len(lines)  # a row's parts are one in any case
    columns = _columns(rows)
    rooms = [column.edge - row.last.right for column, row in zip(columns, rows, strict=True)]
    steps = [_step(a.first, b.first) for a, b in pairwise(rows)]
    spacing = usual / faces.body if faces.body else 1.0
    begins = True  # whether the row at hand is the first of its paragraph
    is_title = True  # whether all of its paragraph is set as titles are
    for place, step in enumerate(steps):
        row, after, room = rows[place], rows[place + 1], rooms[place]
        if _is_centred(row, after):
            room = columns[place].width - row.width
        is_title = row.is_title and (is_title or begins)
        is_short = place + 2 == len(rows) or not _is_full(rows[place + 2].first, rooms[place + 1])
        if _changes_face(row, after, faces, is_title=is_title, is_short=is_short):
            joined = False
        elif step is None:
            joined = _goes_on_elsewhere(row, after.first, room, columns[place + 1].edge)
        else:
            around = min(filter(None, steps[max(0, place - 1) : place + 2]))
            joined = (
                step <= STEP * max(around, row.first.size)
                and _has_size_of(row.first, after.first)
                and (
                    _is_parted_title(row, after, step)
                    or _is_wrapped(row, after, step, room, usual, spacing)
                )
                and not _begins_item(row, after.first)
                and (_keeps_margin(row.first, after.first, begins) or _is_centred(row, after))
            )
        joins[row.end] = joined
        begins = not joined
    if joins:
        joins[-1] = False
    return joins


def _rows(lines: Sequence[PageLine], faces: Faces) -> Iterator[_Row]:
    place = 0
    while place < len(lines):
        first, end = lines[place], place
        while end + 1 < len(lines) and _is_part(first, lines[end], lines[end + 1], faces):
            end += 1
        parts = first, lines[end]
        is_title = all(map(faces.is_title, parts))
        yield _Row(*parts, end, is_title, all(map(faces.is_large, parts)))
        place = end + 1


def _is_part(first: PageLine, before: PageLine, after: PageLine, faces: Faces) -> bool:
    """Whether a line goes on to the right of where it began."""
    return (
        first.page == after.page
        and abs(after.down - first.down) < SAME_ROW * max(first.size, after.size)
        and after.left >= before.left
        and not _is_title_beside(before, after, faces)
    )


def _is_title_beside(before: PageLine, after: PageLine, faces: Faces) -> bool:
    """Whether a title stands so close above or below a line that it seems to be its next part."""
    if faces.is_large(before) is faces.is_large(after) or _has_size_of(before, after):
        return False
    large = max(before, after, key=lambda line: line.size)
    shared = min(before.right, after.right) - max(before.left, after.left)
    width = min(before.right - before.left, after.right - after.left)
    return shared > HALF * width and has_word(large.text)


def _step(before: PageLine, after: PageLine) -> float | None:
    """How far below a row the next one stands; None where that is on another page or column."""
    step = after.down - before.down
    return step if before.page == after.page and step > 0 else None


def usual_step(lines: Sequence[PageLine]) -> float:
    """The distance of most lines from the next."""
    steps = (_step(before, after) for before, after in pairwise(lines))
    counts = Counter(round(step, 1) for step in steps if step is not None)
    return max(counts, key=lambda step: counts[step], default=0.0)


def _columns(rows: Sequence[_Row]) -> list[_Column]:
    """For each row the column in which it stands."""
    found: list[_Column] = []
    for _, group in groupby(rows, lambda row: row.first.page):
        page = list(group)
        counts = Counter(round(row.first.left) for row in page)
        starts = sorted(left for left, count in counts.items() if count >= FEWEST_AT_EDGE)
        numbers = [bisect_right(starts, row.first.left + 1) for row in page]
        rights: dict[int, list[float]] = defaultdict(list)
        for number, row in zip(numbers, page, strict=True):
            rights[number].append(row.last.right)
        edges = _edges_of(starts, rights)
        spans = [(starts[number - 1], edges[number]) for number in edges if number]
        for number, row in zip(numbers, page, strict=True):
            left, right = row.first.left, row.last.right
            around = [to - at for at, to in spans if at <= left + 1 and right <= to + 1]
            found.append(_Column(edges[number], max(around, default=right - left)))
    return found


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


def _changes_face(row: _Row, after: _Row, faces: Faces, *, is_title: bool, is_short: bool) -> bool:
    """Whether a title ends or begins between two rows; a sentence may have a line in bold, too.

    `is_title`: all of the paragraph so far is set as one; `is_short`: the second row has room left.
    """
    if row.is_title and after.is_title:
        return faces.is_other(row.last, after.first)
    if _begins_small(after.first):
        return False
    if after.is_title:
        return after.is_large or (_may_be_title(after) and (is_short or _is_finished(row.last)))
    return is_title and (row.is_large or _may_be_title(row))


def _may_be_title(row: _Row) -> bool:
    parts = (row.first,) if row.first is row.last else (row.first, row.last)
    return may_be_heading(" ".join(part.text for part in parts).strip())


def _is_parted_title(row: _Row, after: _Row, step: float) -> bool:
    """Whether a large title goes on, though the next word had room: its writer has parted it.

    A line that could be a title of its own is one: two of them in one would be lost.
    """
    is_near = step <= TIGHT * row.first.size
    return row.is_large and after.is_large and is_near and _begins_small(after.first)


def _is_wrapped(
    row: _Row, after: _Row, step: float, room: float, usual: float, spacing: float
) -> bool:
    """Whether a row ends because the next word had no room; `spacing` is that of most lines."""
    if row.is_large and step > STEP * row.first.size * max(1.0, spacing):
        return False
    return _fills(row, after.first, room) and not _is_gap(row, step, usual)


def _is_centred(row: _Row, after: _Row) -> bool:
    """Whether two lines of a title have one centre, and not one margin."""
    if not (row.is_title and after.is_title):
        return False
    aside = row.first.left + row.last.right - after.first.left - after.last.right
    size = row.first.size
    return abs(row.first.left - after.first.left) > INDENT * size > abs(aside) / 2


def _is_full(after: PageLine, room: float) -> bool:
    """Whether the next word has no room."""
    return room <= _width_of_first_word(after)


def _fills(row: _Row, after: PageLine, room: float) -> bool:
    """Whether a row ends because the next word had no room."""
    if _is_full(after, room):
        return True
    breaks_off = _begins_small(after) and not _is_finished(row.last)
    return breaks_off and row.width > HALF * (row.width + room)


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
