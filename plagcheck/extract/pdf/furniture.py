"""Page furniture: running heads, footers and page numbers, which would cut sentences in two."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Final, NamedTuple

BAND: Final = 0.15  # of the page's height, at its top and at its bottom
SAME_HEIGHT: Final = 0.012
FEW_PAGES: Final = 5
ROWS: Final = 4  # lines of a page that say the same but for numbers: rows of a table
APART: Final = 1.8  # times a line's size from the next line: more than a line's distance

_NUMBERS: Final = re.compile(r"\b\d+\b")
_ROMAN: Final = re.compile(r"[ivxlc]+")
_PAGE_NUMBER: Final = re.compile(r"[-–—\s]*(\d{1,4})[-–—.\s]*")


class PageLine(NamedTuple):
    """A line of a page: characters start..end of its text.

    `height` is where it stands, 0 at the top and 1 at the foot; `size` that of its letters.
    `raised`: it begins with a number set smaller than its letters, as a footnote does.
    `left`, `right` and `down` are points from the page's left and upper edge; `last_size` is that
    of its last letter; `bold_first` and `bold_last` say whether its ends are set in bold.
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
    last_size: float = 0.0
    bold_first: bool = False
    bold_last: bool = False
    bulleted: bool = False  # a bullet is drawn before it

    @property
    def is_bold(self) -> bool:
        return self.bold_first and self.bold_last


def find_furniture(lines: Sequence[PageLine], pages: int) -> list[PageLine]:
    """Lines that say the same, but for numbers, at the same height of several pages.

    A page's own number is known by itself, for papers of a page or two.
    """
    margins = [line for line in lines if not BAND < line.height < 1 - BAND]
    forms = Counter((line.page, _form(line.text)) for line in lines)
    alike: dict[str, list[PageLine]] = defaultdict(list)
    for line in margins:
        form = _form(line.text)
        if form == "#" or forms[line.page, form] < ROWS:
            alike[form].append(line)
    needed = 2 if pages <= FEW_PAGES else 3
    found = {line for line in margins if _is_page_number(line) and _stands_alone(line, lines)}
    for group in alike.values():
        for level in _levels(group):
            if len({line.page for line in level}) >= needed:
                found.update(level)
    return sorted(found, key=lambda line: (line.page, line.start))


def _is_page_number(line: PageLine) -> bool:
    number = _PAGE_NUMBER.fullmatch(line.text)
    return number is not None and int(number[1]) == line.page + 1


def _stands_alone(line: PageLine, lines: Sequence[PageLine]) -> bool:
    """Whether a line stands by itself above or below all others of its page."""
    others = [each for each in lines if each.page == line.page and each is not line]
    above = all(each.down - line.down > APART * max(line.size, each.size) for each in others)
    return above or all(
        line.down - each.down > APART * max(line.size, each.size) for each in others
    )


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
