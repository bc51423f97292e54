"""One PDF page: its characters, and for each the index that PDFium knows it by.

PDFium's whole-page text drops characters that its own indices count, so an offset into that text
is not an index. Here every character keeps its index, and highlights sit on the right words.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
import pypdfium2.raw as pdfium
from numpy.typing import NDArray

Codes = NDArray[np.uint32]
Indices = NDArray[np.int32]

NO_INDEX: Final = -1

_NEWLINE, _RETURN, _HYPHEN, _SOFT_HYPHEN = 0x0A, 0x0D, 0x2D, 0xAD
_MARK: Final = 0xFFFE  # PDFium: a hyphen and the line break after it, in the text of a page
_MARK_OF_ONE: Final = 0x02  # the same, asked for by index
_UNKNOWN: Final = 0xFFFD


@dataclass(frozen=True, slots=True)
class PageText:
    """Characters of a page in reading order; `indices` are PDFium's, or NO_INDEX."""

    codes: Codes
    indices: Indices

    @property
    def text(self) -> str:
        return self.codes.astype("<u4").tobytes().decode("utf-32-le")

    def end_lines(self, places: Iterable[int]) -> None:
        """Put line ends where lines end, be it at a blank; the last may end with the page."""
        self.codes[[place for place in places if place < len(self.codes)]] = _NEWLINE


class Box(NamedTuple):
    """A rectangle on a page, in points from its lower left corner."""

    left: float
    bottom: float
    right: float
    top: float


def read_page(textpage: Any) -> PageText:
    """The characters of a page: line ends as one newline, a line-end hyphen as '-' and newline."""
    codes = _page_codes(textpage)
    indices = np.arange(len(codes), dtype=np.int32)
    codes, indices = _join_surrogates(codes, indices)
    codes = _resolve_marks(codes, indices, textpage)
    next_code = np.append(codes[1:], 0)
    at_line_end = (next_code == _RETURN) | (next_code == _NEWLINE)
    codes[(codes == _SOFT_HYPHEN) & at_line_end] = _HYPHEN
    codes[(codes == _RETURN) & (next_code != _NEWLINE)] = _NEWLINE
    codes[_is_no_character(codes)] = _UNKNOWN
    kept = (codes >= 0x20) | (codes == _NEWLINE) | (codes == 0x09) | (codes == _MARK_OF_ONE)
    return _spell_out_marks(PageText(codes[kept], indices[kept]))


def _page_codes(textpage: Any) -> Codes:
    """A code for each of PDFium's indices; asked for at once where that cannot shift them."""
    count = max(0, pdfium.FPDFText_CountChars(textpage))
    buffer = (ctypes.c_ushort * (count + 1))()
    written = pdfium.FPDFText_GetText(textpage, 0, count, buffer) - 1 if count else 0
    if written == count:
        return np.frombuffer(buffer, np.uint16)[:count].astype(np.uint32)
    one = pdfium.FPDFText_GetUnicode
    return np.fromiter((one(textpage, index) for index in range(count)), np.uint32, count)


def _join_surrogates(codes: Codes, indices: Indices) -> tuple[Codes, Indices]:
    high = (codes & 0xFFFFFC00) == 0xD800
    if not high.any():
        return codes, indices
    pairs = np.flatnonzero(high[:-1] & ((codes[1:] & 0xFFFFFC00) == 0xDC00))
    codes[pairs] = 0x10000 + ((codes[pairs] & 0x3FF) << 10) + (codes[pairs + 1] & 0x3FF)
    keep = np.ones(len(codes), bool)
    keep[pairs + 1] = False
    return codes[keep], indices[keep]


def _resolve_marks(codes: Codes, indices: Indices, textpage: Any) -> Codes:
    """One mark for hyphens; the same code for anything else is dropped."""
    for place in np.flatnonzero(codes == _MARK).tolist():
        is_hyphen = pdfium.FPDFText_IsHyphen(textpage, int(indices[place])) == 1
        codes[place] = _MARK_OF_ONE if is_hyphen else 0
    return codes


def _is_no_character(codes: Codes) -> NDArray[np.bool_]:
    odd: NDArray[np.bool_] = (codes & 0xFFFFF800) == 0xD800  # half of a surrogate pair
    odd |= (codes > 0x10FFFF) | ((codes & 0xFFFE) == 0xFFFE)
    return odd


def _spell_out_marks(page: PageText) -> PageText:
    marks = page.codes == _MARK_OF_ONE
    if not marks.any():
        return page
    codes = np.repeat(page.codes, marks + 1)
    places = np.flatnonzero(codes == _MARK_OF_ONE)
    codes[places[::2]], codes[places[1::2]] = _HYPHEN, _NEWLINE
    return PageText(codes, np.repeat(page.indices, marks + 1))


def plain_call(function: Any, result: Any, *arguments: Any) -> Callable[..., Any]:
    """A function of PDFium that takes and gives plain numbers for its handles.

    It is called for every letter or text object, where a pointer object each would cost far more.
    """
    address = ctypes.cast(function, ctypes.c_void_p).value or 0
    return ctypes.CFUNCTYPE(result, *arguments)(address)


def handle_of(item: Any) -> int:
    """The plain number behind one of pypdfium2's objects."""
    return ctypes.cast(item.raw, ctypes.c_void_p).value or 0


# Written by PDFium and read at once; PDFium allows only one thread anyway.
_LEFT, _RIGHT, _BOTTOM, _TOP = (ctypes.c_double() for _ in range(4))
_TO_LEFT, _TO_RIGHT, _TO_BOTTOM, _TO_TOP = map(ctypes.byref, (_LEFT, _RIGHT, _BOTTOM, _TOP))


def box_of(textpage: Any, index: int) -> Box | None:
    """Where the ink of a character stands."""
    if not pdfium.FPDFText_GetCharBox(textpage, index, _TO_LEFT, _TO_RIGHT, _TO_BOTTOM, _TO_TOP):
        return None
    return Box(_LEFT.value, _BOTTOM.value, _RIGHT.value, _TOP.value)


class Floats:
    """Numbers that PDFium writes to memory of ours; reading them all at once is what is fast."""

    def __init__(self, count: int) -> None:
        self._memory = (ctypes.c_float * count)()
        self.address = ctypes.addressof(self._memory)
        self.addresses = tuple(self.address + 4 * part for part in range(count))
        self.read = memoryview(self._memory).cast("B").cast("f").tolist


_LOOSE: Final = Floats(4)  # left, top, right, bottom
_TO_LOOSE: Final = _LOOSE.address
_read_loose: Final = _LOOSE.read
_get_loose_box: Final = plain_call(
    pdfium.FPDFText_GetLooseCharBox, ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p
)


_get_font: Final = plain_call(
    pdfium.FPDFText_GetFontInfo, ctypes.c_ulong,
    ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p, ctypes.c_ulong, ctypes.c_void_p,
)  # fmt: skip
_FONT_NAME: Final = ctypes.create_string_buffer(96)
_TO_FONT_NAME: Final = ctypes.addressof(_FONT_NAME)
_BOLD: Final = re.compile(rb"bold|black|heavy|semibd|demi|medi(?![a-z])|bx\d|-bd|bd(?![a-z])", re.I)


def is_bold(textpage: int, index: int) -> bool:
    """Whether a character is set in a bold face, which a font's name tells more surely than PDFium.

    The weight that PDFium gives is guessed from the width of stems, which many fonts leave out.
    """
    if index < 0 or not _get_font(textpage, index, _TO_FONT_NAME, len(_FONT_NAME), None):
        return False
    return _is_bold_name(_FONT_NAME.value)


@lru_cache(1000)
def _is_bold_name(name: bytes) -> bool:
    return _BOLD.search(name) is not None


def loose_box_of(textpage: int, index: int) -> Box | None:
    """Where a character stands, as tall as its font."""
    if index < 0 or not _get_loose_box(textpage, index, _TO_LOOSE):
        return None
    left, top, right, bottom = _read_loose()
    return Box(left, bottom, right, top)
