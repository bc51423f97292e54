"""The lines of a PDF page: where each stands, how large its letters are, and whether bold."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from plagcheck.extract.pdf.footnotes import is_raised, marker_of
from plagcheck.extract.pdf.furniture import PageLine
from plagcheck.extract.pdf.page import Box

BoxAt = Callable[[int], Box | None]  # where a character of the page's text stands

# Shares of a letter's height.
LOWER: Final = 0.8  # a letter that stands this much lower than the one before is on another line
BACK: Final = 1.0  # and a line begins to the left of where the one before ended
FALL: Final = 2.0  # or anywhere, so much lower: the number at the foot of a page

_BLANKS: Final = re.compile(r"(?<=\S) +(?=\S)")


def find_lines(number: int, text: str, box_at: BoxAt, page: Box) -> list[PageLine]:
    """The lines of page `number`; those that stand nowhere (blank ones) are left out.

    A line may end at a blank: PDFium gives one for the line ends of what Qt has printed.
    """
    tall = max(page.top - page.bottom, 1.0)
    lines: list[PageLine] = []
    end = -1
    for content in text.split("\n"):
        start, end = end + 1, end + 1 + len(content)
        bare = content.lstrip()
        box = box_at(end - len(bare)) if bare else None
        if box is None:
            continue
        last = box_at(start + len(content.rstrip()) - 1) or box
        if last.bottom < box.bottom and (joints := _joints(content, start, box_at, box, last)):
            lines += _parts(number, content, start, joints, box_at, page)
            continue
        down = page.top - (box.top + box.bottom) / 2
        raised, letters = False, box
        if not bare[0].isalpha() and marker_of(content):
            letters = _first_letter(content, start, box_at) or box
            raised = is_raised(box, letters)
        size, last_size = letters.top - letters.bottom, last.top - last.bottom
        left, right = box.left - page.left, last.right - page.left
        lines.append(
            PageLine(
                number, start, end, down / tall, size, content, raised, left, right, down, last_size
            )
        )
    return lines


def _parts(
    number: int, content: str, start: int, joints: Sequence[int], box_at: BoxAt, page: Box
) -> Iterator[PageLine]:
    """The lines that a line is made of."""
    letters = list(content)
    for joint in joints:
        letters[joint - start] = "\n"
    for line in find_lines(number, "".join(letters), lambda place: box_at(start + place), page):
        yield line._replace(start=start + line.start, end=start + line.end)


def _is_lower(box: Box, than: Box, by: float = LOWER) -> bool:
    height = max(than.top - than.bottom, box.top - box.bottom)
    return than.bottom + than.top - box.bottom - box.top > 2 * by * height


def _joints(content: str, start: int, box_at: BoxAt, first: Box, last: Box) -> list[int]:
    """Blanks of a line after which its words stand lower and further left, or far lower.

    `first` and `last` are its ends: few lines are looked at word by word.
    """
    found: list[int] = []
    for blank in _BLANKS.finditer(content) if _is_lower(last, first) else ():
        before, after = box_at(start + blank.start() - 1), box_at(start + blank.end())
        if before is None or after is None or not _is_lower(after, before):
            continue
        is_back = after.left < before.right - BACK * (before.top - before.bottom)
        if is_back or _is_lower(after, before, FALL):
            found.append(start + blank.start())
    return found


def _first_letter(content: str, start: int, box_at: BoxAt) -> Box | None:
    """The box of a line's first letter, where the line begins with a number or a sign."""
    letter = next((n for n, char in enumerate(content) if char.isalpha()), None)
    return None if letter is None else box_at(start + letter)


def mark_bold(lines: Sequence[PageLine], is_bold: Callable[[int], bool]) -> list[PageLine]:
    """The lines, of which each tells whether it begins and ends in bold."""
    marked = []
    for line in lines:
        first = line.end - len(line.text.lstrip())
        last = line.start + len(line.text.rstrip()) - 1
        marked.append(line._replace(bold_first=is_bold(first), bold_last=is_bold(last)))
    return marked
