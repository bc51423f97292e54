"""The lines of a PDF page: where each stands and how large its letters are."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from plagcheck.extract.pdf.footnotes import is_raised, marker_of
from plagcheck.extract.pdf.furniture import PageLine
from plagcheck.extract.pdf.page import Box

BoxAt = Callable[[int], Box | None]  # where a character of the page's text stands

# Shares of a letter's height.
LOWER: Final = 0.8  # a letter that stands this much lower than the one before is on another line
BACK: Final = 1.0  # and a line begins to the left of where the one before ended

_BLANKS: Final = re.compile(r" +")


def find_joints(text: str, box_at: BoxAt) -> list[int]:
    """Blanks that PDFium gives where a line ends, as it does for text that Qt has printed.

    The ends of a line tell whether there are any: few lines are looked at letter by letter.
    """
    found: list[int] = []
    end = -1
    for content in text.split("\n"):
        start, end = end + 1, end + 1 + len(content)
        bare = content.strip()
        if " " not in bare:
            continue
        first = start + len(content) - len(content.lstrip())
        head, tail = box_at(first), box_at(first + len(bare) - 1)
        if head is not None and tail is not None and _is_lower(tail, head):
            found += _steps_down(bare, first, box_at)
    return found


def _steps_down(content: str, start: int, box_at: BoxAt) -> Iterator[int]:
    for blank in _BLANKS.finditer(content):
        before, after = box_at(start + blank.start() - 1), box_at(start + blank.end())
        if before is not None and after is not None and _is_lower(after, before):
            if after.left < before.right - BACK * (before.top - before.bottom):
                yield start + blank.start()


def _is_lower(box: Box, than: Box) -> bool:
    height = max(than.top - than.bottom, box.top - box.bottom)
    return than.bottom + than.top - box.bottom - box.top > 2 * LOWER * height


def find_lines(number: int, text: str, box_at: BoxAt, page: Box) -> list[PageLine]:
    """The lines of page `number`; those that stand nowhere (blank ones) are left out."""
    tall = max(page.top - page.bottom, 1.0)
    lines, end = [], -1
    for content in text.split("\n"):
        start, end = end + 1, end + 1 + len(content)
        bare = content.lstrip()
        box = box_at(end - len(bare)) if bare else None
        if box is None:
            continue
        down = page.top - (box.top + box.bottom) / 2
        last = box_at(start + len(content.rstrip()) - 1) or box
        raised, letters = False, box
        if not bare[0].isalpha() and marker_of(content):
            letters = _first_letter(content, start, box_at) or box
            raised = is_raised(box, letters)
        size = letters.top - letters.bottom
        left, right = box.left - page.left, last.right - page.left
        lines.append(
            PageLine(number, start, end, down / tall, size, content, raised, left, right, down)
        )
    return lines


def _first_letter(content: str, start: int, box_at: BoxAt) -> Box | None:
    """The box of a line's first letter, where the line begins with a number or a sign."""
    letter = next((n for n, char in enumerate(content) if char.isalpha()), None)
    return None if letter is None else box_at(start + letter)
