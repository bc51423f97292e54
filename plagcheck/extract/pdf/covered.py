"""Text under a picture or a shape: in the file, but not on the page that a reader sees."""

from __future__ import annotations

import ctypes
from typing import Any, Final

import numpy as np
import pypdfium2.raw as pdfium
from numpy.typing import NDArray

from plagcheck.extract.pdf.page import Box, Floats, plain_call

LEAST_SIDE: Final = 6.0  # points: lines and bullets cover no words
MOST_COVERS: Final = 200
INSIDE: Final = 1.0  # points by which text may stick out
SAME: Final = 8  # shades of grey that two pictures of a page may differ by

Grey = NDArray[np.uint8]

_HANDLE, _INT, _TO = ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p
_get_bounds: Final = plain_call(pdfium.FPDFPageObj_GetBounds, _INT, _HANDLE, *[_TO] * 4)
_get_draw_mode: Final = plain_call(pdfium.FPDFPath_GetDrawMode, _INT, _HANDLE, _TO, _TO)
_remove: Final = plain_call(pdfium.FPDFPage_RemoveObject, _INT, _HANDLE, _HANDLE)
_insert: Final = plain_call(pdfium.FPDFPage_InsertObject, None, _HANDLE, _HANDLE)

_BOX: Final = Floats(4)  # left, bottom, right, top
_TO_BOX: Final = _BOX.addresses
_MODES: Final = (ctypes.c_int * 2)()
_TO_MODES: Final = tuple(ctypes.addressof(_MODES) + 4 * part for part in range(2))


class DrawnObjects:
    """A page's objects as they are drawn: which text has something large drawn over it later."""

    def __init__(self) -> None:
        self.texts: list[int] = []
        self._covers: list[tuple[int, Box]] = []

    def other(self, item: int, kind: int) -> None:
        if not self.texts or len(self._covers) >= MOST_COVERS:
            return
        box = _bounds(item)
        if box is None or min(box.right - box.left, box.top - box.bottom) < LEAST_SIDE:
            return
        if kind == pdfium.FPDF_PAGEOBJ_PATH and not _is_filled(item):
            return
        self._covers.append((len(self.texts), box))

    def below(self) -> list[int]:
        """Text objects that might not be seen."""
        if not self._covers:
            return []
        boxes = [_bounds(item) or Box(0.0, 0.0, 0.0, 0.0) for item in self.texts]
        left, bottom, right, top = np.array(boxes, np.float32).T
        found = np.zeros(len(boxes), bool)
        for count, box in self._covers:
            found[:count] |= (
                (left >= box.left - INSIDE)
                & (right <= box.right + INSIDE)
                & (bottom >= box.bottom - INSIDE)
                & (top <= box.top + INSIDE)
                & (right > left)
            )[:count]
        return [self.texts[place] for place in np.flatnonzero(found).tolist()]


def _bounds(item: int) -> Box | None:
    return Box(*_BOX.read()) if _get_bounds(item, *_TO_BOX) else None


def _is_filled(path: int) -> bool:
    return bool(_get_draw_mode(path, *_TO_MODES) and _MODES[0])


def unseen(page: Any, handle: int, items: list[int], picture_of: Any) -> set[int]:
    """Those text objects that leave no trace on the page: without them it looks the same."""
    before: Grey = picture_of(page)
    taken = [item for item in items if _remove(handle, item)]
    try:
        after: Grey = picture_of(page)
    finally:
        for item in taken:
            _insert(handle, item)
    differs = np.abs(before.astype(np.int16) - after) > SAME
    return {item for item in taken if not _region(differs, page, item).any()}


def _region(image: NDArray[Any], page: Any, item: int) -> NDArray[Any]:
    box = _bounds(item) or Box(0.0, 0.0, 0.0, 0.0)
    left, bottom, right, top = page.get_bbox()
    rows, columns = image.shape
    across, up = columns / max(right - left, 1), rows / max(top - bottom, 1)
    area: NDArray[Any] = image[
        max(0, int((top - box.top) * up)) : max(0, int((top - box.bottom) * up) + 1),
        max(0, int((box.left - left) * across)) : max(0, int((box.right - left) * across) + 1),
    ]
    return area
