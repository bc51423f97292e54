"""Part a page's hidden letters from those that show, and close the gaps they leave."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

import numpy as np
import pypdfium2.raw as pdfium
from numpy.typing import NDArray

from plagcheck.extract.pdf.letters import Hidden
from plagcheck.extract.pdf.page import NO_INDEX, PageText, box_of

WORD_GAP: Final = 0.15  # of a letter's height: a wider gap shows as a blank

_BLANK: Final = 0x20
_WHITE_SPACE: Final = (0x20, 0x0A, 0x09, 0xA0)


Row = NDArray[Any]


@dataclass(frozen=True, slots=True)
class HiddenLetters:
    """Hidden text of a page; `how` is a place in HOWS."""

    text: PageText
    how: int


def part_hidden(
    page: PageText, hidden: Hidden, textpage: Any
) -> tuple[PageText, list[HiddenLetters]]:
    """What shows, and what does not."""
    marks = np.where(page.indices >= 0, hidden[np.maximum(page.indices, 0)], 0)
    blank = np.isin(page.codes, _WHITE_SPACE)
    marks[blank & (marks > 0)] = 0  # a hidden blank is decided by the letters around it
    if not marks.any():
        return page, []
    shown_codes: list[Row] = []
    shown_indices: list[Row] = []
    done = 0
    for start, end in _stretches(marks, blank, page, textpage):
        shown_codes.append(page.codes[done:start])
        shown_indices.append(page.indices[done:start])
        if _shows_blank(page, start, end, blank, textpage):
            shown_codes.append(np.array([_BLANK], np.uint32))
            shown_indices.append(np.array([NO_INDEX], np.int32))
        done = end
    shown = PageText(
        np.concatenate([*shown_codes, page.codes[done:]]),
        np.concatenate([*shown_indices, page.indices[done:]]),
    )
    return shown, _collect(page, marks)


def _stretches(marks: Row, blank: Row, page: PageText, textpage: Any) -> Iterator[tuple[int, int]]:
    """Runs of hidden letters, with blanks between them and generated blanks around them."""
    places = np.flatnonzero(marks)
    done = 0
    for cut in [*(np.flatnonzero(_gaps(places, blank)) + 1).tolist(), len(places)]:
        start, end = int(places[done]), int(places[cut - 1]) + 1
        while start > 0 and blank[start - 1] and _is_generated(page, start - 1, textpage):
            start -= 1
        while end < len(blank) and blank[end] and _is_generated(page, end, textpage):
            end += 1
        yield start, end
        done = cut


def _gaps(places: Row, blank: Row) -> Row:
    """Where, between two hidden letters, something stands that shows."""
    shows = np.concatenate([[0], np.cumsum(~blank)])
    between: Row = shows[places[1:]] - shows[places[:-1] + 1]
    return between > 0


def _is_generated(page: PageText, place: int, textpage: Any) -> bool:
    index = int(page.indices[place])
    return index < 0 or pdfium.FPDFText_IsGenerated(textpage, index) == 1


def _shows_blank(page: PageText, start: int, end: int, blank: Row, textpage: Any) -> bool:
    """Whether the letters before and after stand apart on the page."""
    if start == 0 or end == len(blank) or blank[start - 1] or blank[end]:
        return False
    before = box_of(textpage, int(page.indices[start - 1]))
    after = box_of(textpage, int(page.indices[end]))
    if before is None or after is None:
        return True
    height = max(before.top - before.bottom, after.top - after.bottom)
    same_line = before.bottom < after.top and after.bottom < before.top
    return not (same_line and -height < after.left - before.right < WORD_GAP * height)


def _collect(page: PageText, marks: Row) -> list[HiddenLetters]:
    """Hidden letters by way of hiding, runs with a blank between them."""
    found = []
    for how in np.unique(marks[marks > 0]).tolist():
        codes: list[int] = []
        indices: list[int] = []
        places = np.flatnonzero(marks == how)
        for _, run in groupby(enumerate(places.tolist()), key=lambda pair: pair[1] - pair[0]):
            if codes:
                codes.append(_BLANK)
                indices.append(NO_INDEX)
            for _, place in run:
                codes.append(int(page.codes[place]))
                indices.append(int(page.indices[place]))
        text = PageText(np.array(codes, np.uint32), np.array(indices, np.int32))
        found.append(HiddenLetters(text, how - 1))
    return found
