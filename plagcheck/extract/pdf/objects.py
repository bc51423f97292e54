"""Objects of a PDF page, asked directly: their kind, bounds, colour and size, and those in forms.

A page has hundreds, and a call for each: they are made with plain numbers (see pdf_page.py).
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import Final

import pypdfium2.raw as pdfium

from plagcheck.extract.pdf.covered import DrawnObjects
from plagcheck.extract.pdf.page import Box, Floats, plain_call

NEAR_WHITE: Final = 0xF0
TINY_POINTS: Final = 2.0
MOST_SHAPES: Final = 4000  # objects of a page that are looked at: maps have more
FORMS_DEEP: Final = 2  # forms within forms that are looked into

_HANDLE, _INT, _TO = ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p
get_mode: Final = plain_call(pdfium.FPDFTextObj_GetTextRenderMode, _INT, _HANDLE)
_get_fill: Final = plain_call(pdfium.FPDFPageObj_GetFillColor, _INT, _HANDLE, *[_TO] * 4)

_count_objects: Final = plain_call(pdfium.FPDFPage_CountObjects, _INT, _HANDLE)
_get_item: Final = plain_call(pdfium.FPDFPage_GetObject, _HANDLE, _HANDLE, _INT)
_count_inside: Final = plain_call(pdfium.FPDFFormObj_CountObjects, _INT, _HANDLE)
_get_inside: Final = plain_call(pdfium.FPDFFormObj_GetObject, _HANDLE, _HANDLE, ctypes.c_ulong)
_get_type: Final = plain_call(pdfium.FPDFPageObj_GetType, _INT, _HANDLE)
_get_bounds: Final = plain_call(pdfium.FPDFPageObj_GetBounds, _INT, _HANDLE, *[_TO] * 4)
_get_size: Final = plain_call(pdfium.FPDFTextObj_GetFontSize, _INT, _HANDLE, _TO)
_get_matrix: Final = plain_call(pdfium.FPDFPageObj_GetMatrix, _INT, _HANDLE, _TO)

_COLOUR: Final = (ctypes.c_uint * 4)()
_TO_COLOUR: Final = tuple(ctypes.addressof(_COLOUR) + 4 * part for part in range(4))
_read_colour: Final = memoryview(_COLOUR).cast("B").cast("I").tolist
_BOX: Final = Floats(4)  # left, bottom, right, top
_TO_BOUNDS: Final = _BOX.addresses
_read_bounds: Final = _BOX.read
_SIZE: Final = ctypes.c_float()
_TO_SIZE: Final = ctypes.addressof(_SIZE)
_MATRIX: Final = (ctypes.c_float * 6)()
_TO_MATRIX: Final = ctypes.addressof(_MATRIX)

FILLING: Final = (pdfium.FPDF_TEXTRENDERMODE_FILL, pdfium.FPDF_TEXTRENDERMODE_FILL_CLIP)
WITHOUT_INK: Final = (pdfium.FPDF_TEXTRENDERMODE_INVISIBLE, pdfium.FPDF_TEXTRENDERMODE_CLIP)


def is_plain_page(page: int, bounds: Box, covers: DrawnObjects) -> bool:
    """Whether all text objects can be seen; one that might not be, and the letters are looked at.

    This is why an honest page costs so little: objects are few, letters are many.
    """
    is_plain = True
    for number in range(_count_objects(page)):
        item = _get_item(page, number)
        kind = _get_type(item)
        if kind == pdfium.FPDF_PAGEOBJ_TEXT:
            covers.texts.append(item)
            is_plain = is_plain and not _is_suspect(item, bounds)
        else:
            covers.other(item, kind)
            if kind == pdfium.FPDF_PAGEOBJ_FORM:
                is_plain = is_plain and _is_inside(item, bounds) and _is_plain_form(item)
    return is_plain


def _is_plain_form(form: int, scale: float = 1.0, depth: int = FORMS_DEEP) -> bool:
    """The same for a form. It has coordinates of its own: only their scale is followed."""
    if not depth or not _get_matrix(form, _TO_MATRIX):
        return False
    scale *= _scale()
    for number in range(_count_inside(form)):
        item = _get_inside(form, number)
        kind = _get_type(item)
        if kind == pdfium.FPDF_PAGEOBJ_FORM and not _is_plain_form(item, scale, depth - 1):
            return False
        if kind == pdfium.FPDF_PAGEOBJ_TEXT and (
            _is_inkless(item) or _points(item) * scale < TINY_POINTS
        ):
            return False
    return True


def _is_inside(item: int, bounds: Box) -> bool:
    if not _get_bounds(item, *_TO_BOUNDS):
        return False
    left, bottom, right, top = _read_bounds()
    return bool(
        left >= bounds.left
        and right <= bounds.right
        and bottom >= bounds.bottom
        and top <= bounds.top
    )


def _is_suspect(item: int, bounds: Box) -> bool:
    if _is_inkless(item):
        return True
    if not _get_bounds(item, *_TO_BOUNDS):
        return True
    left, bottom, right, top = _read_bounds()
    if left < bounds.left or right > bounds.right or bottom < bounds.bottom or top > bounds.top:
        return left < right  # blanks have no bounds
    return top - bottom < TINY_POINTS and _points(item) < TINY_POINTS


def _is_inkless(item: int) -> bool:
    mode = get_mode(item)
    return mode in WITHOUT_INK or (mode in FILLING and is_white(item))


def is_white(item: int) -> bool:
    if not _get_fill(item, *_TO_COLOUR):
        return False
    red, green, blue, alpha = _read_colour()
    return bool((red & green & blue) >= NEAR_WHITE or alpha < 0xFF - NEAR_WHITE)


def _points(item: int) -> float:
    """The size of an object's letters on the page."""
    if not (_get_size(item, _TO_SIZE) and _get_matrix(item, _TO_MATRIX)):
        return 0.0
    return float(_SIZE.value * _scale())


def _scale() -> float:
    """How much larger the matrix just read makes things."""
    a, b, c, d = _MATRIX[:4]
    return float(abs(a * d - b * c) ** 0.5)


def pictures(page: int) -> Iterator[int]:
    """The pictures of a page, those inside forms as well."""
    for number in range(_count_objects(page)):
        yield from _pictures_in(_get_item(page, number), FORMS_DEEP)


def _pictures_in(item: int, depth: int) -> Iterator[int]:
    kind = _get_type(item)
    if kind == pdfium.FPDF_PAGEOBJ_IMAGE:
        yield item
    elif kind == pdfium.FPDF_PAGEOBJ_FORM and depth:
        for number in range(_count_inside(item)):
            yield from _pictures_in(_get_inside(item, number), depth - 1)


def shapes(page: int) -> Iterator[Box]:
    """Where things are drawn that are neither text nor picture; of a large drawing the first."""
    for number in range(min(_count_objects(page), MOST_SHAPES)):
        item = _get_item(page, number)
        if _get_type(item) == pdfium.FPDF_PAGEOBJ_PATH and _get_bounds(item, *_TO_BOUNDS):
            yield Box(*_read_bounds())


def area_of(item: int) -> float:
    if not _get_bounds(item, *_TO_BOUNDS):
        return 0.0
    left, bottom, right, top = _read_bounds()
    return float((right - left) * (top - bottom))
