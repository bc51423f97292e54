"""PDF: read by PDFium, page by page, so that every character can be found on its page again."""

from __future__ import annotations

import io
from typing import Final

import numpy as np
import pypdfium2
import pypdfium2.raw as pdfium

from plagcheck.extract.draft import FinishedDraft
from plagcheck.extract.heartbeat import step
from plagcheck.extract.legible import is_legible
from plagcheck.extract.pdf import fallback
from plagcheck.extract.pdf.accents import leave_out_accents
from plagcheck.extract.pdf.bullets import mark_bulleted
from plagcheck.extract.pdf.compose import FileFindings, Page, PdfText, compose
from plagcheck.extract.pdf.footnotes import find_markers
from plagcheck.extract.pdf.hidden import HiddenLetters, part_hidden
from plagcheck.extract.pdf.letters import find_hidden
from plagcheck.extract.pdf.line_numbers import find_margins
from plagcheck.extract.pdf.lines import BoxAt, find_lines, mark_bold
from plagcheck.extract.pdf.links import broken_links
from plagcheck.extract.pdf.numbered_pages import Spans, find_line_numbers
from plagcheck.extract.pdf.objects import pictures, shapes
from plagcheck.extract.pdf.page import (
    Box,
    PageText,
    handle_of,
    is_bold,
    loose_box_of,
    read_page,
)
from plagcheck.model.errors import FileEncrypted

SECOND_TRIES: Final = 5  # pages given to the slow second reader before it must have helped

_SCRIPTS: Final = (b"/JavaScript", b"/Launch")


def read_pdf(name: str, data: bytes) -> FinishedDraft:
    """The text of a PDF file."""
    document = open_pdf(name, data)
    if document is None:
        return read_with_second_reader(name, data)
    try:
        return read_document(document, data).drafted
    finally:
        document.close()


def open_pdf(name: str, data: bytes) -> pypdfium2.PdfDocument | None:
    """PDFium's document; None when it cannot open the file."""
    try:
        return pypdfium2.PdfDocument(data)
    except pypdfium2.PdfiumError as error:
        if getattr(error, "err_code", None) in (pdfium.FPDF_ERR_PASSWORD, pdfium.FPDF_ERR_SECURITY):
            raise FileEncrypted(name) from error
        return None


def read_document(document: pypdfium2.PdfDocument, data: bytes) -> PdfText:
    """All pages of an open document."""
    pages = _read_pages(document)
    unlike = [n for n, page in enumerate(pages) if not page.is_legible]
    bare = [n for n, page in enumerate(pages) if not page.text.text.strip()]
    again = sorted({*unlike, *bare})
    repaired = _read_again(unlocked(document, data), pages, again) if again else set()
    found = FileFindings(
        unlike,
        repaired,
        has_scripts=any(word in data for word in _SCRIPTS),
        has_attachments=document.count_attachments() > 0,
    )
    return compose(pages, found)


def _read_pages(document: pypdfium2.PdfDocument) -> list[Page]:
    """All pages; those whose lines are numbered once more, without these numbers."""
    total = len(document)
    pages: list[Page] = []
    for number in range(total):
        step(number, total)
        pages.append(_read_page(document, number))
    for number, spans in enumerate(find_line_numbers([page.margins for page in pages])):
        if spans:
            step(number, total)
            pages[number] = _read_page(document, number, spans)
    return pages


def _read_page(
    document: pypdfium2.PdfDocument, number: int, line_numbers: Spans | None = None
) -> Page:
    """A page without the characters that number its lines."""
    try:
        page = document[number]
    except pypdfium2.PdfiumError:
        return Page(PageText(np.empty(0, np.uint32), np.empty(0, np.int32)))
    textpage = page.get_textpage()
    try:
        raw, handle = textpage.raw, handle_of(textpage)
        text = leave_out_accents(read_page(raw), handle)
        hidden: list[HiddenLetters] = []
        found = (
            find_hidden(page, textpage, pdfium.FPDFText_CountChars(raw))
            if len(text.codes)
            else None
        )
        if found is not None:
            text, hidden = part_hidden(text, found, raw)
        text = _without_breaks(text, handle)
        bounds, box_at, shown = Box(*page.get_bbox()), _box_at(text, handle), text.text
        lines = find_lines(number, shown, box_at, bounds)
        margins = find_margins(lines, box_at)
        if line_numbers:
            text = _cut(text, [n for start, end in line_numbers for n in range(start, end)])
            box_at, shown = _box_at(text, handle), text.text
            lines = find_lines(number, shown, box_at, bounds)
        text.end_lines(line.end for line in lines)
        lines = mark_bulleted(lines, shapes(handle_of(page)), bounds)
        return Page(
            text,
            hidden,
            mark_bold(lines, lambda place: is_bold(handle, int(text.indices[place]))),
            find_markers(shown, box_at),
            is_legible(shown),
            not shown.strip() and any(pictures(handle_of(page))),
            has_line_numbers=bool(line_numbers),
            margins=margins,
        )
    finally:
        textpage.close()
        page.close()


def _box_at(text: PageText, textpage: int) -> BoxAt:
    indices = text.indices.tolist()
    return lambda place: loose_box_of(textpage, indices[place])


def _cut(text: PageText, places: list[int]) -> PageText:
    places = [place for place in places if place < len(text.codes)]
    return PageText(np.delete(text.codes, places), np.delete(text.indices, places))


def _without_breaks(page: PageText, textpage: int) -> PageText:
    """The page with its web addresses in one piece."""
    indices = page.indices
    breaks = broken_links(page.text, lambda place: loose_box_of(textpage, int(indices[place])))
    return _cut(page, breaks) if breaks else page


def unlocked(document: pypdfium2.PdfDocument, data: bytes) -> bytes:
    """The file without encryption, so that only PDFium need know about keys."""
    if pdfium.FPDF_GetSecurityHandlerRevision(document.raw) < 0:
        return data
    saved = io.BytesIO()
    try:
        document.save(saved, flags=pdfium.FPDF_REMOVE_SECURITY)
    except pypdfium2.PdfiumError:
        return data
    return saved.getvalue()


def _read_again(data: bytes, pages: list[Page], numbers: list[int]) -> set[int]:
    """Pages that the second reader could read; it gets a few tries to show that it helps."""
    helped: set[int] = set()
    for batch in (numbers[:SECOND_TRIES], numbers[SECOND_TRIES:]):
        try:
            for number, page in fallback.read_pages(data, set(batch)) if batch else ():
                pages[number] = page
                helped.add(number)
        except Exception:  # what pdfminer cannot read stays unread
            break
        if not helped:
            break
    return helped


def read_with_second_reader(name: str, data: bytes) -> FinishedDraft:
    """The text of a PDF file that PDFium cannot open."""
    pages = fallback.read_all(name, data)
    unlike = [number for number, page in enumerate(pages) if not page.is_legible]
    return compose(pages, FileFindings(unlike)).drafted
