"""Accents over letters: TeX draws them apart, and PDFium then parts the word, or the line.

Words are compared without accents, so one that stands over a letter is left out, and with it the
blanks that PDFium put around it.
"""

from __future__ import annotations

import re
from typing import Final

import numpy as np

from plagcheck.extract.pdf.page import Box, PageText, loose_box_of

WORD_GAP: Final = 0.14  # of a letter's height: a wider gap shows as a blank

ACCENTS: Final = frozenset("¨´`ˆ˜ˇ˘˙˚¯¸˝˛")
_PLACES: Final = re.compile(f"(?:(?<! ) +)?([{''.join(sorted(ACCENTS))}]) *")


def leave_out_accents(page: PageText, textpage: int) -> PageText:
    """The page without accents that stand over a letter."""
    text = page.text
    if ACCENTS.isdisjoint(text):
        return page
    keep = np.ones(len(text), bool)
    for match in _PLACES.finditer(text):
        before, accent, after = (
            loose_box_of(textpage, int(page.indices[place])) if 0 <= place < len(text) else None
            for place in (match.start() - 1, match.start(1), match.end())
        )
        if accent is None or not _is_over_letter(before, accent, after):
            continue
        keep[match.start() : match.end()] = False
        blank = match[0].find(" ")
        if blank >= 0 and before is not None and after is not None and _stand_apart(before, after):
            keep[match.start() + blank] = True
    return PageText(page.codes[keep], page.indices[keep])


def _is_over_letter(before: Box | None, accent: Box, after: Box | None) -> bool:
    """Whether an accent stands over the next letter, or back where its line has already been."""
    centre = (accent.left + accent.right) / 2
    if before is not None and _share_line(before, accent) and centre < before.right:
        return True
    return after is not None and _share_line(after, accent) and after.left <= centre <= after.right


def _share_line(one: Box, other: Box) -> bool:
    return one.bottom < other.top and other.bottom < one.top


def _stand_apart(before: Box, after: Box) -> bool:
    height = max(before.top - before.bottom, after.top - after.bottom)
    return not _share_line(before, after) or after.left - before.right > WORD_GAP * height
