"""Line numbers so far apart that a page has but one of them, or none: other pages tell.

Each must stand in the row that it counts, on most pages that are to have one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from plagcheck.extract.pdf.furniture import PageLine
from plagcheck.extract.pdf.line_numbers import edge_numbers, rows_and_blanks, rows_of

STEPS: Final = range(11, 31)
FURNITURE: Final = range(5)  # lines of a page that are not counted: above its text, and in all
FEWEST: Final = 3  # numbers, on two pages at least
THERE: Final = 0.8  # of the numbers that are to be


class NumberedPage(NamedTuple):
    """The rows of a page, and numbers at their starts and ends with the rows they stand in."""

    rows: int = 0
    numbers: frozenset[tuple[int, int]] = frozenset()


def numbers_in_rows(lines: Sequence[PageLine]) -> tuple[NumberedPage, NumberedPage]:
    """What a page may number, without and with its blank rows; asks nothing of the page."""
    found = []
    for rows in (rows_of(lines), rows_and_blanks(lines)):
        numbers = {(n, rows[line.start]) for line in lines for n in edge_numbers(line.text)}
        found.append(NumberedPage(max(rows.values(), default=0), frozenset(numbers)))
    return found[0], found[1]


def are_numbered(pages: Sequence[NumberedPage]) -> bool:
    """Whether there are numbers at every so many lines, of each page or of all."""
    return any(
        _is_numbering(_of_each_page(pages, step, above), pages)
        or any(_is_numbering(_of_all(pages, step, above, more), pages) for more in FURNITURE)
        for step in STEPS
        for above in FURNITURE
        if any((step, step + above) in page.numbers for page in pages)
    )


def _of_each_page(
    pages: Sequence[NumberedPage], step: int, above: int
) -> Iterator[tuple[int, int, int]]:
    """The numbers that are to be, with pages and rows, where each page begins anew."""
    for place, page in enumerate(pages):
        for value in range(step, page.rows - above + 1, step):
            yield place, value, value + above


def _of_all(
    pages: Sequence[NumberedPage], step: int, above: int, furniture: int
) -> Iterator[tuple[int, int, int]]:
    """The same, where each page goes on from the one before."""
    before = 0
    for place, page in enumerate(pages):
        last = before + page.rows - furniture
        for value in range((before // step + 1) * step, last + 1, step):
            yield place, value, value - before + above
        before = last


def _is_numbering(expected: Iterable[tuple[int, int, int]], pages: Sequence[NumberedPage]) -> bool:
    """Whether most are there; what would stand among the last rows may be beyond the text."""
    there = wanted = 0
    on_pages: set[int] = set()
    for place, value, row in expected:
        page = pages[place]
        if (value, row) in page.numbers:
            there += 1
            on_pages.add(place)
        wanted += (value, row) in page.numbers or row <= page.rows - FURNITURE[-1]
    return len(on_pages) > 1 and there >= FEWEST and there >= THERE * wanted
