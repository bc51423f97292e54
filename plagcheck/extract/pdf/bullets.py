"""Bullets that are drawn and not written: small shapes before the first line of an item."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from plagcheck.extract.pdf.furniture import PageLine
from plagcheck.extract.pdf.page import Box

# Shares of a letter's height.
SMALLEST: Final = 0.1  # less is a point of a drawing
LARGEST: Final = 0.6  # more is a box or a picture
FARTHEST: Final = 2.5  # from the line
OFF: Final = 0.5  # how much higher or lower than the middle of the line
# Others.
FEWEST: Final = 2  # bullets below each other: one alone may be anything
ROUND: Final = 2.0  # times as wide as high, or as high as wide: more is a rule


def mark_bulleted(lines: Sequence[PageLine], shapes: Iterable[Box], page: Box) -> list[PageLine]:
    """The lines with those marked before which a bullet is drawn."""
    tallest = max((line.size for line in lines), default=0.0)
    bullets = sorted(
        (page.top - (box.top + box.bottom) / 2, box)
        for box in shapes
        if _is_round(box) and box.right - box.left <= LARGEST * tallest
    )
    found = [_left_of_bullet(bullets, line, page) if bullets else None for line in lines]
    counts = Counter(found)
    return [
        line if left is None or counts[left] < FEWEST else line._replace(bulleted=True)
        for line, left in zip(lines, found, strict=True)
    ]


def _is_round(box: Box) -> bool:
    wide, high = box.right - box.left, box.top - box.bottom
    return 0 < wide <= ROUND * high and 0 < high <= ROUND * wide


def _left_of_bullet(bullets: Sequence[tuple[float, Box]], line: PageLine, page: Box) -> int | None:
    """Where the bullet of a line stands, if one of the bullets, sorted by height, is its own."""
    size = line.size
    first = bisect_left(bullets, line.down - OFF * size, key=lambda bullet: bullet[0])
    for down, box in bullets[first:]:
        if down > line.down + OFF * size:
            break
        room = line.left - (box.right - page.left)
        wide = box.right - box.left
        if 0 <= room <= FARTHEST * size and SMALLEST * size <= wide <= LARGEST * size:
            return round(box.left)
    return None
