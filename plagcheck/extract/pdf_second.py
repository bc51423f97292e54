"""The second PDF reader: pdfminer.six, for pages where PDFium finds no text or unreadable text."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

from pdfminer.converter import PDFPageAggregator
from pdfminer.layout import LAParams, LTTextContainer
from pdfminer.pdfdocument import PDFDocument, PDFEncryptionError
from pdfminer.pdffont import PDFFont, PDFSimpleFont
from pdfminer.pdfinterp import PDFPageInterpreter, PDFResourceManager
from pdfminer.pdfpage import PDFPage
from pdfminer.pdfparser import PDFParser

from plagcheck.core.errors import FileDamaged, FileEncrypted
from plagcheck.extract.legible import is_legible
from plagcheck.extract.steps import step

_NO_LETTER: Final = re.compile(r"\(cid:\d+\)")

# It logs every oddity of a file, and files are odd.
logging.getLogger("pdfminer").setLevel(logging.CRITICAL)


class _ByEncoding(PDFResourceManager):
    """Fonts read by their encoding, not by the map that a file may use to lie about its letters."""

    def get_font(self, objid: object, spec: Mapping[str, object]) -> PDFFont:
        font = super().get_font(objid, spec)
        if isinstance(font, PDFSimpleFont):
            font.unicode_map = None
        return font


def read_pages(data: bytes, pages: Collection[int]) -> Iterator[tuple[int, str]]:
    """The legible text of some pages; pages without any are left out. Raises what pdfminer does."""
    document = PDFDocument(PDFParser(io.BytesIO(data)))
    managers = (PDFResourceManager(caching=True), _ByEncoding(caching=True))
    for number, page in enumerate(PDFPage.create_pages(document)):
        if number not in pages:
            continue
        step(number)
        for manager in managers:
            text = _read(page, manager)
            if text.strip() and is_legible(text):
                yield number, text
                break


def _read(page: PDFPage, manager: PDFResourceManager) -> str:
    device = PDFPageAggregator(manager, laparams=LAParams())
    PDFPageInterpreter(manager, device).process_page(page)
    text = "".join(_texts(device.get_result()))
    return _NO_LETTER.sub("\ufffd", text)


def _texts(layout: Any) -> Iterator[str]:
    for item in layout:
        if isinstance(item, LTTextContainer):
            yield item.get_text()


def read_all(name: str, data: bytes) -> list[str]:
    """The text of every page of a file that PDFium cannot open, or our errors."""
    try:
        document = PDFDocument(PDFParser(io.BytesIO(data)))
        manager = PDFResourceManager(caching=True)
        texts = []
        for number, page in enumerate(PDFPage.create_pages(document)):
            step(number)
            texts.append(_read(page, manager))
    except PDFEncryptionError as error:
        raise FileEncrypted(name) from error
    except Exception as error:  # it raises more kinds than it documents
        raise FileDamaged(name, reason="its pages cannot be found") from error
    if not texts:
        raise FileDamaged(name, reason="it has no pages")
    return texts
