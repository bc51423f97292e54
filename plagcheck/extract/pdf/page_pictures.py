"""Pages of a PDF for showing: pictures at any size, and where on them a span of text stands."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any, Final

import numpy as np
import pypdfium2

from plagcheck.extract.pdf.compose import PdfText
from plagcheck.extract.pdf.page import Box, box_of
from plagcheck.extract.pdf.reader import open_pdf, read_document
from plagcheck.extract.shown_pages import PageImage, PageRectangle
from plagcheck.model.document import Span
from plagcheck.model.errors import Cause, FileDamaged

MOST_PIXELS: Final = 40_000_000
LONGEST_SIDE: Final = 30_000  # pixels; a page may say that it is a thousand kilometres high
SAME_LINE: Final = 0.5  # of the height two boxes must share to stand on one line


class OpenPdf:
    """A PDF kept open, so that looking at its next page does not read it again."""

    def __init__(self, name: str, data: bytes) -> None:
        document = open_pdf(name, data)
        if document is None:
            raise FileDamaged(name, reason=Cause.PAGES_NOT_SHOWN)
        self._name = name
        self._data = data
        self._document: pypdfium2.PdfDocument = document

    def close(self) -> None:
        self._document.close()

    @cached_property
    def _text(self) -> PdfText:
        return read_document(self._document, self._data)

    def image(self, number: int, zoom: float) -> PageImage:
        """A picture of a page at `zoom` pixels per point."""
        page = self._page(number)
        try:
            width, height = page.get_size()
            if not (width > 0 and height > 0):
                raise FileDamaged(self._name, reason=Cause.PAGE_NOT_SHOWN, value=number + 1)
            fits = LONGEST_SIDE / max(width, height)
            zoom = min(max(0.01, zoom), fits, (MOST_PIXELS / (width * height)) ** 0.5)
            bitmap = page.render(scale=zoom, prefer_bgrx=True)
            try:
                data = _four_bytes(bitmap.to_numpy())
                return PageImage(bitmap.width, bitmap.height, zoom, data)
            finally:
                bitmap.close()
        finally:
            page.close()

    def rectangles(self, spans: Iterable[Span]) -> list[PageRectangle]:
        """Where spans of the document's text stand, a rectangle for each line of each span."""
        found = []
        for span in spans:
            pages = self._text.pages[span.start : span.end]
            indices = self._text.indices[span.start : span.end]
            for number in np.unique(pages).tolist():
                chosen = indices[(pages == number) & (indices >= 0)]
                found += self._on_page(number, np.unique(chosen).tolist())
        return found

    def _on_page(self, number: int, indices: list[int]) -> list[PageRectangle]:
        page = self._page(number)
        textpage = page.get_textpage()
        try:
            boxes = [box for index in indices if (box := box_of(textpage.raw, index)) is not None]
            return [_from_top_left(number, line, page) for line in _lines(boxes)]
        finally:
            textpage.close()
            page.close()

    def _page(self, number: int) -> Any:
        try:
            return self._document[number]
        except (pypdfium2.PdfiumError, IndexError) as error:
            raise FileDamaged(self._name, reason=Cause.PAGE_NOT_SHOWN, value=number + 1) from error


def _four_bytes(pixels: Any) -> bytes:
    """Pixels of any number of channels as blue, green, red and one more."""
    rows, columns = pixels.shape[:2]
    if pixels.ndim == 3 and pixels.shape[2] == 4:  # as it is asked for; large ones once only
        pixels[:, :, 3] = 0xFF
        return bytes(pixels.tobytes())
    out = np.full((rows, columns, 4), 0xFF, np.uint8)
    out[:, :, :3] = pixels.reshape(rows, columns, -1)[:, :, :3]
    return out.tobytes()


def _lines(boxes: list[Box]) -> list[Box]:
    """Boxes in reading order joined line by line."""
    lines: list[Box] = []
    for box in boxes:
        if box.right <= box.left and box.top <= box.bottom:
            continue
        if lines and _on_same_line(lines[-1], box):
            last = lines[-1]
            lines[-1] = Box(
                min(last.left, box.left),
                min(last.bottom, box.bottom),
                max(last.right, box.right),
                max(last.top, box.top),
            )
        else:
            lines.append(box)
    return lines


def _on_same_line(line: Box, box: Box) -> bool:
    shared = min(line.top, box.top) - max(line.bottom, box.bottom)
    smaller = min(line.top - line.bottom, box.top - box.bottom)
    return shared > SAME_LINE * smaller - 0.01 and box.left > line.left - smaller


def _from_top_left(number: int, box: Box, page: Any) -> PageRectangle:
    """Page coordinates turned as the page is shown."""
    left, bottom, right, top = page.get_bbox()
    x0, x1 = box.left - left, box.right - left
    y0, y1 = top - box.top, top - box.bottom
    width, height = right - left, top - bottom
    rotation = page.get_rotation() % 360
    if rotation == 90:
        x0, y0, x1, y1 = height - y1, x0, height - y0, x1
    elif rotation == 180:
        x0, y0, x1, y1 = width - x1, height - y1, width - x0, height - y0
    elif rotation == 270:
        x0, y0, x1, y1 = y0, width - x1, y1, width - x0
    return PageRectangle(number, x0, y0, x1, y1)
