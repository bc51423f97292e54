"""Web addresses that a PDF breaks over lines, in the middle of a word and without a hyphen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from plagcheck.extract.pdf.lines import BoxAt

ROOM: Final = 0.8  # letter heights that may stay free at the end of a line that is full
LINES_APART: Final = 1.5  # letter heights between a line and the next of the same text

_ADDRESS: Final = re.compile(r"(?:https?://|www\.)\S+$", re.IGNORECASE)


def broken_links(text: str, box_at: BoxAt) -> list[int]:
    """The line ends of a page's text that stand inside a word of an address.

    An address is broken so only where it fills its line; ordinary words never are.
    """
    if "://" not in text and "www." not in text:
        return []
    lines = text.split("\n")
    edges = list(_edges(lines, box_at))
    found, end, inside = [], 0, False
    for line, below in pairwise(lines):
        end += len(line)
        inside = " " not in line and bool(_ADDRESS.match(line) or (inside and line))
        if inside and line[-1:].isalnum():
            inside = _is_full(line, end, box_at, edges) and _goes_on(end, box_at)
            if inside and below[:1].isalnum():
                found.append(end)
        end += 1
    return found


def _edges(lines: list[str], box_at: BoxAt) -> Iterator[tuple[float, float]]:
    """Left and right edges of the page's lines."""
    start = 0
    for line in lines:
        ends = (box_at(start), box_at(start + len(line) - 1)) if line else (None, None)
        if ends[0] is not None and ends[1] is not None:
            yield ends[0].left, ends[1].right
        start += len(line) + 1


def _is_full(line: str, end: int, box_at: BoxAt, edges: list[tuple[float, float]]) -> bool:
    """Whether a line reaches as far as others that begin where it does."""
    first, last = box_at(end - len(line)), box_at(end - 1)
    if first is None or last is None:
        return False
    room = ROOM * (last.top - last.bottom)
    widest = max((right for left, right in edges if abs(left - first.left) < room), default=0.0)
    return last.right > widest - room


def _goes_on(end: int, box_at: BoxAt) -> bool:
    """Whether the next line is the next of its text, and not a page number further down."""
    last, below = box_at(end - 1), box_at(end + 1)
    if last is None or below is None:
        return False
    return below.top > last.bottom - LINES_APART * (last.top - last.bottom)
