"""PDF: read by PDFium, page by page, so that every character can be found on its page again."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

import numpy as np
import pypdfium2
import pypdfium2.raw as pdfium
from numpy.typing import NDArray

from plagcheck.core.document import Coverage, Span
from plagcheck.core.errors import FileEncrypted
from plagcheck.extract import pdf_second
from plagcheck.extract.draft import Drafted, HiddenRun
from plagcheck.extract.legible import is_legible
from plagcheck.extract.pdf_builder import Builder, Piece
from plagcheck.extract.pdf_furniture import Line, find_furniture, worth_keeping
from plagcheck.extract.pdf_hidden import HiddenLetters, part_hidden
from plagcheck.extract.pdf_letters import HOWS, find_hidden
from plagcheck.extract.pdf_notes import (
    body_size,
    find_markers,
    find_notes,
    is_raised,
    marker_of,
)
from plagcheck.extract.pdf_page import (
    NO_INDEX,
    Box,
    Indices,
    PageText,
    handle_of,
    loose_box_of,
    read_page,
)
from plagcheck.extract.steps import step

SECOND_TRIES: Final = (
    5  # pages given to the slow second reader before it must have helpedFIRST_LETTER: Final = 0x41
)

_SCRIPTS: Final = (b"/JavaScript", b"/Launch")


@dataclass(slots=True)
class _Page:
    """A page as read: what shows, what does not, and its lines."""

    text: PageText
    hidden: list[HiddenLetters] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    markers: list[tuple[int, int]] = field(default_factory=list)
    is_legible: bool = True
    is_picture: bool = False


@dataclass(frozen=True, slots=True)
class PdfText:
    """The text of a PDF, and for each character its page and its index there for PDFium."""

    drafted: Drafted
    pages: NDArray[np.int32]
    indices: Indices


def read_pdf(name: str, data: bytes) -> Drafted:
    """The text of a PDF file."""
    document = open_pdf(name, data)
    if document is None:
        return _second_reader_only(name, data)
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
    total = len(document)
    pages = []
    for number in range(total):
        step(number, total)
        pages.append(_read_page(document, number))
    unlike = [n for n, page in enumerate(pages) if not page.is_legible]
    bare = [n for n, page in enumerate(pages) if not page.text.text.strip()]
    repaired = _read_again(data, pages, sorted({*unlike, *bare}))
    has_scripts = any(word in data for word in _SCRIPTS)
    return _compose(document, pages, unlike, repaired, has_scripts)


def _read_page(document: pypdfium2.PdfDocument, number: int) -> _Page:
    try:
        page = document[number]
    except pypdfium2.PdfiumError:
        return _Page(PageText(np.empty(0, np.uint32), np.empty(0, np.int32)))
    textpage = page.get_textpage()
    try:
        raw, handle = textpage.raw, handle_of(textpage)
        text = read_page(raw)
        hidden: list[HiddenLetters] = []
        found = (
            find_hidden(page, textpage, pdfium.FPDFText_CountChars(raw))
            if len(text.codes)
            else None
        )
        if found is not None:
            text, hidden = part_hidden(text, found, raw)
        shown = text.text
        return _Page(
            text,
            hidden,
            _lines(number, text, page, handle),
            find_markers(text, handle),
            is_legible(shown),
            not shown.strip() and _has_picture(page),
        )
    finally:
        textpage.close()
        page.close()


def _lines(number: int, text: PageText, page: Any, textpage: int) -> list[Line]:
    _, bottom, _, top = page.get_bbox()
    tall = max(top - bottom, 1.0)
    indices = text.indices.tolist()
    lines, end = [], -1
    for content in text.text.split("\n"):
        start, end = end + 1, end + 1 + len(content)
        bare = content.lstrip()
        box = loose_box_of(textpage, indices[end - len(bare)]) if bare else None
        if box is None:
            continue
        height = (top - (box.top + box.bottom) / 2) / tall
        raised, letters = False, box
        if not bare[0].isalpha() and marker_of(content):
            letters = _first_letter(content, indices[start:end], textpage) or box
            raised = is_raised(box, letters)
        size = letters.top - letters.bottom
        lines.append(Line(number, start, end, height, size, content, raised))
    return lines


def _first_letter(content: str, indices: list[int], textpage: int) -> Box | None:
    """The box of a line's first letter, where the line begins with a number or a sign."""
    letter = next((n for n, char in enumerate(content) if char.isalpha()), None)
    return None if letter is None else loose_box_of(textpage, indices[letter])


def _has_picture(page: Any) -> bool:
    return any(True for _ in page.get_objects(filter=(pdfium.FPDF_PAGEOBJ_IMAGE,), max_depth=3))


def _read_again(data: bytes, pages: list[_Page], numbers: list[int]) -> set[int]:
    """Pages that the second reader could read; it gets a few tries to show that it helps."""
    helped: set[int] = set()
    for batch in (numbers[:SECOND_TRIES], numbers[SECOND_TRIES:]):
        try:
            for number, text in pdf_second.read_pages(data, set(batch)) if batch else ():
                codes = np.frombuffer(text.encode("utf-32-le", "replace"), "<u4").astype(np.uint32)
                pages[number] = _Page(PageText(codes, np.full(len(codes), NO_INDEX, np.int32)))
                helped.add(number)
        except Exception:  # what pdfminer cannot read stays unread
            break
        if not helped:
            break
    return helped


def _compose(
    document: pypdfium2.PdfDocument,
    pages: list[_Page],
    unlike: list[int],
    repaired: set[int],
    has_scripts: bool,
) -> PdfText:
    lines = [line for page in pages for line in page.lines]
    furniture = _by_page(find_furniture(lines, len(pages)))
    body = body_size(lines)
    builder = Builder()
    starts = []
    notes: list[Line] = []
    for number, page in enumerate(pages):
        starts.append(builder.length)
        edges = furniture.get(number, [])
        feet = find_notes(page.lines, {line.start for line in edges}, body)
        notes += feet
        builder.add(number, _without(page.text, [*edges, *feet]), page.markers)
    for note in _whole(notes):
        numbered = [(note.start, note.start + marker_of(note.text))]
        builder.add_line(pages[note.page].text, note, [*numbered, *pages[note.page].markers])
    for line in worth_keeping([line for edges in furniture.values() for line in edges]):
        builder.add_line(pages[line.page].text, line)
    hidden = []
    for number, page in enumerate(pages):
        for letters in page.hidden:
            start = builder.length
            builder.add(number, Piece.of(letters.text))
            hidden.append(HiddenRun(Span(start, builder.length - 1), HOWS[letters.how], number))
    bare = [n for n, page in enumerate(pages) if not page.text.text.strip()]
    drafted = Drafted(
        builder.text(),
        tuple(starts),
        tuple(hidden),
        Coverage(
            pages=len(pages),
            pages_without_text=tuple(bare),
            pages_unreadable=tuple(n for n in unlike if n not in repaired),
            skipped=("attached files",) if document.count_attachments() > 0 else (),
        ),
        has_scripts,
        markup=builder.markup(),
        picture_pages=tuple(n for n in bare if pages[n].is_picture),
        unlike_pages=tuple(unlike),
    )
    return PdfText(drafted, builder.pages(), builder.indices())


def _by_page(lines: list[Line]) -> dict[int, list[Line]]:
    return {number: list(group) for number, group in groupby(lines, lambda line: line.page)}


def _whole(lines: list[Line]) -> list[Line]:
    """Lines that follow each other made one; a raised number begins a new one."""
    whole: list[Line] = []
    for line in lines:
        last = whole[-1] if whole else None
        follows = last is not None and (last.page, last.end + 1) == (line.page, line.start)
        if last is not None and follows and not line.raised:
            whole[-1] = last._replace(end=line.end)
        else:
            whole.append(line)
    return whole


def _without(text: PageText, lines: list[Line]) -> Piece:
    keep = np.ones(len(text.codes), bool)
    for line in lines:
        keep[line.start : line.end + 1] = False
    return Piece.of(text).take(keep)


def _second_reader_only(name: str, data: bytes) -> Drafted:
    builder, starts = Builder(), []
    texts = pdf_second.read_all(name, data)
    for number, text in enumerate(texts):
        starts.append(builder.length)
        codes = np.frombuffer(text.encode("utf-32-le", "replace"), "<u4").astype(np.uint32)
        text_only = PageText(codes, np.full(len(codes), NO_INDEX, np.int32))
        builder.add(number, Piece.of(text_only))
    unlike = tuple(n for n, text in enumerate(texts) if not is_legible(text))
    return Drafted(
        builder.text(),
        tuple(starts),
        coverage=Coverage(
            pages=len(texts),
            pages_without_text=tuple(n for n, text in enumerate(texts) if not text.strip()),
            pages_unreadable=unlike,
        ),
        unlike_pages=unlike,
    )
