"""Letters on a PDF page that nobody sees: without ink, white on white, tiny, or off the page."""

from __future__ import annotations

import ctypes
from typing import Any, Final, NamedTuple

import numpy as np
import pypdfium2.raw as pdfium
from numpy.typing import NDArray

from plagcheck.extract.draft import Concealed
from plagcheck.extract.pdf_page import Box, box_of, handle_of, loose_box_of, plain_call

NEAR_WHITE: Final = 0xF0
TINY_POINTS: Final = 2.0
PICTURE_SHARE: Final = 0.5  # of the page: invisible text above it is a scanner's, and honest

STRIDE: Final = 4

HOWS: Final = tuple(Concealed)
Hidden = NDArray[np.uint8]  # per index of PDFium: 0 seen, else 1 + place in HOWS


class _Look(NamedTuple):
    """What a text object's letters share."""

    without_ink: bool = False
    white: bool = False
    tiny: bool = False
    off_page: bool = False


_HANDLE, _INT, _TO = ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p
_get_object: Final = plain_call(pdfium.FPDFText_GetTextObject, _HANDLE, _HANDLE, _INT)
_get_mode: Final = plain_call(pdfium.FPDFTextObj_GetTextRenderMode, _INT, _HANDLE)
_get_fill: Final = plain_call(pdfium.FPDFPageObj_GetFillColor, _INT, _HANDLE, *[_TO] * 4)

_count_objects: Final = plain_call(pdfium.FPDFPage_CountObjects, _INT, _HANDLE)
_get_item: Final = plain_call(pdfium.FPDFPage_GetObject, _HANDLE, _HANDLE, _INT)
_get_type: Final = plain_call(pdfium.FPDFPageObj_GetType, _INT, _HANDLE)
_get_bounds: Final = plain_call(pdfium.FPDFPageObj_GetBounds, _INT, _HANDLE, *[_TO] * 4)
_get_size: Final = plain_call(pdfium.FPDFTextObj_GetFontSize, _INT, _HANDLE, _TO)
_get_matrix: Final = plain_call(pdfium.FPDFPageObj_GetMatrix, _INT, _HANDLE, _TO)

_COLOUR: Final = (ctypes.c_uint * 4)()
_TO_COLOUR: Final = tuple(ctypes.addressof(_COLOUR) + 4 * part for part in range(4))
_BOX: Final = (ctypes.c_float * 4)()  # left, bottom, right, top
_TO_BOX: Final = ctypes.addressof(_BOX)

_TO_BOUNDS: Final = tuple(_TO_BOX + 4 * part for part in range(4))
_SIZE: Final = ctypes.c_float()
_TO_SIZE: Final = ctypes.addressof(_SIZE)
_MATRIX: Final = (ctypes.c_float * 6)()
_TO_MATRIX: Final = ctypes.addressof(_MATRIX)

_FILLING: Final = (pdfium.FPDF_TEXTRENDERMODE_FILL, pdfium.FPDF_TEXTRENDERMODE_FILL_CLIP)
_WITHOUT_INK: Final = (pdfium.FPDF_TEXTRENDERMODE_INVISIBLE, pdfium.FPDF_TEXTRENDERMODE_CLIP)


def find_hidden(page: Any, textpage: Any, count: int) -> Hidden | None:
    """Which of a page's letters are hidden and how, or None when all can be seen."""
    bounds = Box(*page.get_bbox())
    if _is_plain_page(handle_of(page), bounds):
        return None
    handle = handle_of(textpage)
    objects = _objects(handle, count)
    looks: dict[int, _Look] = {0: _Look()}
    last = 0
    for index, address in enumerate(objects):
        if address != last:
            if address not in looks:
                looks[address] = _look(handle, address, index, bounds)
            if last and not _touches(loose_box_of(handle, index - 1), bounds):
                looks[last] = looks[last]._replace(off_page=True)
            last = address
    if not any(map(any, looks.values())):
        return None
    return _judge(page, textpage, objects, looks, bounds)


def _is_plain_page(page: int, bounds: Box) -> bool:
    """Whether all text objects can be seen; one that might not be, and the letters are looked at.

    This is why an honest page costs so little: objects are few, letters are many.
    """
    for number in range(_count_objects(page)):
        item = _get_item(page, number)
        kind = _get_type(item)
        if kind == pdfium.FPDF_PAGEOBJ_FORM:  # has coordinates of its own
            return False
        if kind == pdfium.FPDF_PAGEOBJ_TEXT and _is_suspect(item, bounds):
            return False
    return True


def _is_suspect(item: int, bounds: Box) -> bool:
    mode = _get_mode(item)
    if mode in _WITHOUT_INK or (mode in _FILLING and _is_white(item)):
        return True
    if not _get_bounds(item, *_TO_BOUNDS):
        return True
    left, bottom, right, top = _BOX
    if left < bounds.left or right > bounds.right or bottom < bounds.bottom or top > bounds.top:
        return left < right  # blanks have no bounds
    return top - bottom < TINY_POINTS and _points(item) < TINY_POINTS


def _is_white(item: int) -> bool:
    if not _get_fill(item, *_TO_COLOUR):
        return False
    red, green, blue, alpha = _COLOUR
    return bool((red & green & blue) >= NEAR_WHITE or alpha < 0xFF - NEAR_WHITE)


def _points(item: int) -> float:
    """The size of an object's letters on the page."""
    if not (_get_size(item, _TO_SIZE) and _get_matrix(item, _TO_MATRIX)):
        return 0.0
    a, b, c, d = _MATRIX[:4]
    return float(_SIZE.value * abs(a * d - b * c) ** 0.5)


def _judge(
    page: Any, textpage: Any, objects: list[int], looks: dict[int, _Look], bounds: Box
) -> Hidden | None:
    """Letter by letter, where something about the page is odd."""
    hidden = np.zeros(len(objects), np.uint8)
    without_ink = np.array([looks[o].without_ink for o in objects], bool)
    if without_ink.any() and not _has_page_picture(page):
        _mark(hidden, without_ink, Concealed.INVISIBLE)
    _mark(hidden, np.array([looks[o].tiny for o in objects], bool), Concealed.TINY)
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


def _mark(hidden: Hidden, which: NDArray[np.bool_], how: Concealed) -> None:
    hidden[which & (hidden == 0)] = 1 + HOWS.index(how)


def _look(textpage: int, address: int, index: int, bounds: Box) -> _Look:
    mode = _get_mode(address)
    white = mode in _FILLING and _is_white(address)
    box = loose_box_of(textpage, index)
    tiny = box is not None and 0 < max(box.top - box.bottom, box.right - box.left) < TINY_POINTS
    return _Look(mode in _WITHOUT_INK, white, tiny, not _touches(box, bounds))


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
    for item in page.get_objects(filter=(pdfium.FPDF_PAGEOBJ_IMAGE,), max_depth=3):
        left, bottom, right, top = item.get_bounds()
        if (right - left) * (top - bottom) >= PICTURE_SHARE * width * height:
            return True
    return False


def _mark_unseen(hidden: Hidden, page: Any, textpage: Any, suspects: NDArray[np.intp]) -> None:
    """Look at the page itself: white letters on a dark ground are seen."""
    if not len(suspects):
        return
    image = _grey_image(page)
    for run in np.split(suspects, np.flatnonzero(np.diff(suspects) > 1) + 1):
        boxes = [box for index in run.tolist() if (box := box_of(textpage, index)) is not None]
        grounds = [ground for box in boxes if (ground := _ground(image, page, box)) is not None]
        if not grounds or float(np.median(grounds)) >= NEAR_WHITE:
            hidden[run] = 1 + HOWS.index(Concealed.WHITE)


def _grey_image(page: Any) -> NDArray[np.uint8]:
    bitmap = page.render(scale=1, grayscale=True, rotation=-page.get_rotation() % 360)
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
            hidden[index] = 1 + HOWS.index(Concealed.OFF_PAGE)
