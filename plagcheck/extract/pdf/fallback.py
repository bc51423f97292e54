"""The second PDF reader: pdfminer.six, for pages where PDFium finds no text or unreadable text.

pdfminer's own layout analysis guesses an order of boxes. Here its letters are taken in the order in
which the page draws them, as PDFium does, so that both readers give nearly the same text.
"""

from __future__ import annotations

import io
import logging
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final

import numpy as np
from pdfminer.pdfdocument import PDFDocument, PDFEncryptionError
from pdfminer.pdffont import PDFFont, PDFSimpleFont
from pdfminer.pdfinterp import PDFResourceManager
from pdfminer.pdfpage import PDFPage
from pdfminer.pdfparser import PDFParser

from plagcheck.extract.heartbeat import step
from plagcheck.extract.legible import is_legible
from plagcheck.extract.pdf.accents import ACCENTS, WORD_GAP
from plagcheck.extract.pdf.compose import Page
from plagcheck.extract.pdf.fallback_letters import Letter, letters_of
from plagcheck.extract.pdf.footnotes import find_markers
from plagcheck.extract.pdf.hidden import HiddenLetters
from plagcheck.extract.pdf.letters import HOWS
from plagcheck.extract.pdf.line_numbers import find_margins
from plagcheck.extract.pdf.lines import find_lines
from plagcheck.extract.pdf.links import broken_links
from plagcheck.extract.pdf.numbered_pages import Spans, find_line_numbers
from plagcheck.extract.pdf.page import NO_INDEX, Box, PageText
from plagcheck.model.errors import Cause, FileDamaged, FileEncrypted

SAME_LINE: Final = 0.3  # of the smaller letter's height that two letters of a line share
BACK: Final = 1.0  # letter heights that a line may go back, for accents and overprinting

# It logs every oddity of a file, and files are odd.
logging.getLogger("pdfminer").setLevel(logging.CRITICAL)


class _ByEncoding(PDFResourceManager):
    """Fonts read by their encoding, not by the map that a file may use to lie about its letters."""

    def get_font(self, objid: object, spec: Mapping[str, object]) -> PDFFont:
        font = super().get_font(objid, spec)
        if isinstance(font, PDFSimpleFont):
            font.unicode_map = None
        return font


def read_pages(data: bytes, pages: Collection[int]) -> Iterator[tuple[int, Page]]:
    """Some pages, those with legible text only. Raises what pdfminer does."""
    document = PDFDocument(PDFParser(io.BytesIO(data)))
    managers = (PDFResourceManager(caching=True), _ByEncoding(caching=True))
    for number, page in enumerate(PDFPage.create_pages(document)):
        if number not in pages:
            continue
        step(number)
        for manager in managers:
            (read,) = _read_all({number: page}, manager)
            if read.text.text.strip() and read.is_legible:
                yield number, read
                break


def read_all(name: str, data: bytes) -> list[Page]:
    """Every page of a file that PDFium cannot open, or our errors."""
    try:
        document = PDFDocument(PDFParser(io.BytesIO(data)))
        manager = PDFResourceManager(caching=True)
        pages = _read_all(dict(enumerate(PDFPage.create_pages(document))), manager)
    except PDFEncryptionError as error:
        raise FileEncrypted(name) from error
    except Exception as error:  # it raises more kinds than it documents
        raise FileDamaged(name, reason=Cause.PAGES_NOT_FOUND) from error
    if not pages:
        raise FileDamaged(name, reason=Cause.NO_PAGES)
    return pages


def _read_all(pages: Mapping[int, PDFPage], manager: PDFResourceManager) -> list[Page]:
    """Pages by their numbers; those whose lines are numbered once more, without these numbers."""
    found = []
    for number, page in pages.items():
        step(number)
        found.append(_read(number, page, manager))
    line_numbers = find_line_numbers([page.margins for page in found])
    for place, ((number, page), spans) in enumerate(zip(pages.items(), line_numbers, strict=True)):
        if spans:
            step(number)
            found[place] = _read(number, page, manager, spans)
    return found


def _read(
    number: int, page: PDFPage, manager: PDFResourceManager, line_numbers: Spans | None = None
) -> Page:
    letters, bounds = letters_of(page, manager)
    seen = _Text(letter for letter in letters if letter.hidden is None)
    lines = find_lines(number, seen.text, seen.box_at, bounds)
    margins = find_margins(lines, seen.box_at)
    if line_numbers:
        seen.cut(place for start, end in line_numbers for place in range(start, end))
        lines = find_lines(number, seen.text, seen.box_at, bounds)
    shown = seen.text
    return Page(
        _page_text(shown),
        [
            HiddenLetters(_page_text(_Text(group).text.replace("\n", " ")), place)
            for place, how in enumerate(HOWS)
            if (group := [letter for letter in letters if letter.hidden is how])
        ],
        lines,
        find_markers(shown, seen.box_at),
        is_legible(shown),
        has_line_numbers=bool(line_numbers),
        margins=margins,
    )


def _page_text(text: str) -> PageText:
    codes = np.frombuffer(text.encode("utf-32-le", "replace"), "<u4").astype(np.uint32)
    return PageText(codes, np.full(len(codes), NO_INDEX, np.int32))


class _Text:
    """Letters in the order they are drawn, with the blanks and line ends between them."""

    def __init__(self, letters: Iterable[Letter]) -> None:
        self._chars: list[str] = []
        self._boxes: list[Box | None] = []
        self._last: Letter | None = None
        for letter in letters:
            self._add(letter)
        self.cut(broken_links(self.text, self.box_at))

    @property
    def text(self) -> str:
        return "".join(self._chars)

    def box_at(self, place: int) -> Box | None:
        """Where a character of the text stands."""
        return self._boxes[place]

    def cut(self, places: Iterable[int]) -> None:
        """Take out characters, by where they stand."""
        for place in sorted(places, reverse=True):
            del self._chars[place : place + 1], self._boxes[place : place + 1]

    def _add(self, letter: Letter) -> None:
        if letter.shown.isspace():
            self._write(" ", letter.box)
            return
        if self._last is not None:
            if self._last.shown in ACCENTS and _stands_over(self._last.box, letter.box):
                self._take_back()
            else:
                self._write(_between(self._last, letter), None)
        self._write(letter.shown, letter.box)
        self._last = letter

    def _write(self, shown: str, box: Box | None) -> None:
        if shown in (" ", "\n") and self._chars and self._chars[-1] in (" ", "\n"):
            if shown == "\n":
                self._chars[-1] = shown
            return
        self._chars += shown
        self._boxes += [box] * len(shown)

    def _take_back(self) -> None:
        """An accent drawn before its letter: words are compared without accents."""
        while self._chars[-1] in (" ", "\n"):
            self._chars.pop()
            self._boxes.pop()
        self._chars.pop()
        self._boxes.pop()


def _stands_over(accent: Box, letter: Box) -> bool:
    centre = (accent.left + accent.right) / 2
    return letter.left <= centre <= letter.right and accent.bottom < letter.top


def _turned(box: Box) -> Box:
    """A letter that stands on its side, as if it stood upright."""
    return Box(box.bottom, -box.right, box.top, -box.left)


def _between(before: Letter, after: Letter) -> str:
    """What separates two letters: nothing, a blank or the end of a line."""
    last, place = (each.box if each.upright else _turned(each.box) for each in (before, after))
    height = max(last.top - last.bottom, place.top - place.bottom, 0.01)
    shared = min(last.top, place.top) - max(last.bottom, place.bottom)
    smaller = min(last.top - last.bottom, place.top - place.bottom)
    gap = place.left - last.right
    if before.upright != after.upright or shared < SAME_LINE * smaller or gap < -BACK * height:
        return "\n"
    return " " if gap > WORD_GAP * height else ""
