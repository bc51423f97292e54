"""Page furniture: running heads, footers and page numbers, which would cut sentences in two."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

BAND: Final = 0.15  # of the page's height, at its top and at its bottom
SAME_HEIGHT: Final = 0.012
FEW_PAGES: Final = 5
APART: Final = 1.8  # times a line's size from the next line: more than a line's distance

_NUMBERS: Final = re.compile(r"\b\d+\b")
_ROMAN: Final = re.compile(r"[ivxlc]+")
_PAGE_NUMBER: Final = re.compile(r"[-–—\s]*(\d{1,4})[-–—.\s]*")


class PageLine(NamedTuple):
    """A line of a page: characters start..end of its text.

    `height` is where it stands, 0 at the top and 1 at the foot; `size` that of its letters.
    `raised`: it begins with a number set smaller than its letters, as a footnote does.
    `left`, `right` and `down` are points from the page's left and upper edge.
    """

    page: int
    start: int
    end: int
    height: float
    size: float
    text: str
    raised: bool = False
    left: float = 0.0
    right: float = 0.0
    down: float = 0.0


def find_furniture(lines: Sequence[PageLine], pages: int) -> list[PageLine]:
    """Lines that say the same, but for numbers, at the same height of several pages.

    A page's own number is known by itself, for papers of a page or two.
    """
    alike: dict[str, list[PageLine]] = defaultdict(list)
    for line in lines:
        if not _is_in_body(line):
            alike[_form(line.text)].append(line)
    needed = 2 if pages <= FEW_PAGES else 3
    found = _page_numbers(lines)
    for group in alike.values():
        for level in _levels(group):
            if len({line.page for line in level}) >= needed:
                found += level
    return sorted(set(found), key=lambda line: (line.page, line.start))


def _page_numbers(lines: Sequence[PageLine]) -> list[PageLine]:
    """Lines that stand by themselves above or below all others and say which page this is."""
    found = []
    for page, group in groupby(lines, lambda line: line.page):
        downward = sorted(group, key=lambda line: line.down)
        for line, beside in zip(
            downward[:1] + downward[-1:], downward[1:2] + downward[-2:-1], strict=False
        ):
            number = _PAGE_NUMBER.fullmatch(line.text)
            if number is None or int(number[1]) != page + 1 or _is_in_body(line):
                continue
            if abs(line.down - beside.down) > APART * max(line.size, beside.size):
                found.append(line)
    return found


def _is_in_body(line: PageLine) -> bool:
    return BAND < line.height < 1 - BAND


def _form(text: str) -> str:
    words = " ".join(text.casefold().split())
    form = _NUMBERS.sub("#", words)
    return "#" if _ROMAN.fullmatch(form.strip("-–— .")) else form


def _levels(group: list[PageLine]) -> list[list[PageLine]]:
    """Lines of a group at the same height."""
    levels: list[list[PageLine]] = []
    for line in sorted(group, key=lambda line: line.height):
        if levels and line.height - levels[-1][-1].height <= SAME_HEIGHT:
            levels[-1].append(line)
        else:
            levels.append([line])
    return levels


def worth_keeping(furniture: Sequence[PageLine]) -> list[PageLine]:
    """Each running head once, for what it says; page numbers say nothing."""
    seen: dict[str, PageLine] = {}
    for line in furniture:
        form = _form(line.text)
        if any(char.isalpha() for char in form):
            seen.setdefault(form, line)
    return list(seen.values())
