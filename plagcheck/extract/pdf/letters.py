"""Letters on a PDF page that nobody sees: without ink, white, tiny, off the page or covered."""

from __future__ import annotations

import ctypes
from functools import partial
from typing import Any, Final, NamedTuple

import numpy as np
import pypdfium2.raw as pdfium
from numpy.typing import NDArray

from plagcheck.extract.draft import Concealment
from plagcheck.extract.pdf.covered import DrawnObjects, unseen
from plagcheck.extract.pdf.objects import (
    FILLING,
    NEAR_WHITE,
    TINY_POINTS,
    WITHOUT_INK,
    area_of,
    get_mode,
    is_plain_page,
    is_white,
    pictures,
)
from plagcheck.extract.pdf.page import Box, box_of, handle_of, loose_box_of, plain_call

PICTURE_SHARE: Final = 0.5  # of the page: invisible text above it is a scanner's, and honest

STRIDE: Final = 4
MOST_PIXELS: Final = 4_000_000
SMALL: Final = 0.5  # of the page's size: a picture that still shows whether there is ink

HOWS: Final = tuple(Concealment)
Hidden = NDArray[np.uint8]  # per index of PDFium: 0 seen, else 1 + place in HOWS


class _Look(NamedTuple):
    """What a text object's letters share."""

    without_ink: bool = False
    white: bool = False
    tiny: bool = False
    off_page: bool = False
    covered: bool = False


_get_object: Final = plain_call(
    pdfium.FPDFText_GetTextObject, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int
)


def find_hidden(page: Any, textpage: Any, count: int) -> Hidden | None:
    """Which of a page's letters are hidden and how, or None when all can be seen.

    PDFium's objects tell what pdfminer.six would: the colour, size, render mode and place of every
    letter. Both find the same (see the tests), PDFium at twenty times the speed, and it can also
    look at the page as it is drawn; so papers are looked at here, whichever reader reads them.
    """
    bounds = Box(*page.get_bbox())
    covers = DrawnObjects()
    is_plain = is_plain_page(handle_of(page), bounds, covers)
    below = covers.below()
    if is_plain and not below:
        return None
    handle = handle_of(textpage)
    objects = _objects(handle, count)
    looks: dict[int, _Look] = {0: _Look()}
    if below and not _has_page_picture(page):
        covered = unseen(page, handle_of(page), below, partial(_grey_image, scale=SMALL))
        looks |= {address: _Look(covered=True) for address in covered}
    last = 0
    for index in np.flatnonzero(np.diff(np.array(objects, np.int64), prepend=0)).tolist():
        address = objects[index]
        if address not in looks:
            looks[address] = _look(handle, address, index, bounds)
        if last and not _touches(loose_box_of(handle, index - 1), bounds):
            looks[last] = looks[last]._replace(off_page=True)
        last = address
    if not any(map(any, looks.values())):
        return None
    return _judge(page, textpage, objects, looks, bounds)


def _judge(
    page: Any, textpage: Any, objects: list[int], looks: dict[int, _Look], bounds: Box
) -> Hidden | None:
    """Letter by letter, where something about the page is odd."""
    hidden = np.zeros(len(objects), np.uint8)
    without_ink = np.array([looks[o].without_ink for o in objects], bool)
    if without_ink.any() and not _has_page_picture(page):
        _mark(hidden, without_ink, Concealment.INVISIBLE)
    _mark(hidden, np.array([looks[o].tiny for o in objects], bool), Concealment.TINY)
    _mark(hidden, np.array([looks[o].covered for o in objects], bool), Concealment.COVERED)
    suspects = np.flatnonzero([looks[o].white for o in objects])
    _mark_unseen(hidden, page, textpage.raw, suspects[hidden[suspects] == 0])
    _mark_off_page(hidden, textpage.raw, [looks[o].off_page for o in objects], bounds)
    return hidden if hidden.any() else None


def _objects(textpage: int, count: int) -> list[int]:
    """The text object of each letter, 0 for blanks that PDFium put in.

    An object's letters stand together: equal ends of a stride mean equal letters between.
    """
    found: list[int] = []
    last = _get_object(textpage, 0) or 0
    for start in range(0, count, STRIDE):
        end = min(start + STRIDE, count)
        ahead = _get_object(textpage, end) or 0 if end < count else 0
        if ahead == last and ahead:
            found += [ahead] * (end - start)
        else:
            found.append(last)
            found += [_get_object(textpage, index) or 0 for index in range(start + 1, end)]
        last = ahead
    return found


def _mark(hidden: Hidden, which: NDArray[np.bool_], how: Concealment) -> None:
    hidden[which & (hidden == 0)] = 1 + HOWS.index(how)


def _look(textpage: int, address: int, index: int, bounds: Box) -> _Look:
    mode = get_mode(address)
    white = mode in FILLING and is_white(address)
    box = loose_box_of(textpage, index)
    tiny = box is not None and 0 < max(box.top - box.bottom, box.right - box.left) < TINY_POINTS
    return _Look(mode in WITHOUT_INK, white, tiny, not _touches(box, bounds))


def _touches(box: Box | None, bounds: Box) -> bool:
    """Whether any of a letter is on the page; one without a box is not known to be elsewhere."""
    return box is None or (
        box.right >= bounds.left
        and box.left <= bounds.right
        and box.top >= bounds.bottom
        and box.bottom <= bounds.top
    )


def _has_page_picture(page: Any) -> bool:
    """Whether a picture covers most of the page, as in a scan with recognised text."""
    width, height = page.get_size()
    least = PICTURE_SHARE * width * height
    return any(area_of(item) >= least for item in pictures(handle_of(page)))


def _mark_unseen(hidden: Hidden, page: Any, textpage: Any, suspects: NDArray[np.intp]) -> None:
    """Look at the page itself: white letters on a dark ground are seen."""
    if not len(suspects):
        return
    image = _grey_image(page)
    for run in np.split(suspects, np.flatnonzero(np.diff(suspects) > 1) + 1):
        boxes = [box for index in run.tolist() if (box := box_of(textpage, index)) is not None]
        grounds = [ground for box in boxes if (ground := _ground(image, page, box)) is not None]
        if not grounds or float(np.median(grounds)) >= NEAR_WHITE:
            hidden[run] = 1 + HOWS.index(Concealment.WHITE)


def _grey_image(page: Any, scale: float = 1.0) -> NDArray[np.uint8]:
    width, height = page.get_size()
    scale = min(scale, (MOST_PIXELS / max(width * height, 1.0)) ** 0.5)
    bitmap = page.render(scale=scale, grayscale=True, rotation=-page.get_rotation() % 360)
    try:
        return bitmap.to_numpy().reshape(bitmap.height, bitmap.width).copy()  # type: ignore[no-any-return]
    finally:
        bitmap.close()


def _ground(image: NDArray[np.uint8], page: Any, box: Box) -> float | None:
    """How light the page is around a letter; ink never covers most of it."""
    left, bottom, right, top = page.get_bbox()
    rows, columns = image.shape
    across, up = columns / max(right - left, 1), rows / max(top - bottom, 1)
    first_row, end_row = int((top - box.top) * up) - 1, int((top - box.bottom) * up) + 2
    first, end = int((box.left - left) * across) - 1, int((box.right - left) * across) + 2
    area = image[max(0, first_row) : max(0, end_row), max(0, first) : max(0, end)]
    return float(np.median(area)) if area.size else None


def _mark_off_page(hidden: Hidden, textpage: Any, suspects: list[bool], bounds: Box) -> None:
    for index in np.flatnonzero(suspects).tolist():
        box = box_of(textpage, index)
        if not _touches(box, bounds) and hidden[index] == 0:
            hidden[index] = 1 + HOWS.index(Concealment.OFF_PAGE)
