"""The lines of a PDF page: where each stands and how large its letters are."""

from __future__ import annotations

from collections.abc import Callable

from plagcheck.extract.pdf.footnotes import is_raised, marker_of
from plagcheck.extract.pdf.furniture import PageLine
from plagcheck.extract.pdf.page import Box

BoxAt = Callable[[int], Box | None]  # where a character of the page's text stands


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
