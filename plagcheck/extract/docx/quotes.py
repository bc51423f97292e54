"""Block quotes of a DOCX: paragraphs in a style for quotations, or set in from both margins."""

from __future__ import annotations

import re
from typing import Final

from plagcheck.extract.docx.paragraphs import paragraph_of, styled_paragraphs
from plagcheck.extract.hardened_xml import Element, attribute

INDENT: Final = 360  # twentieths of a point: a quarter of an inch
USUAL: Final = 0.4  # share of indented paragraphs from which an indent means nothing

_NAMES: Final = ("Quote", "Intense Quote", "Quotations", "Block Text", "Block Quotation")
_ID: Final = re.compile(rb'styleId="([^"]+)"')
_RIGHT_INDENT: Final = re.compile(rb':ind [^<>]{0,300}?:(?:right|end)="[1-9]')
_NUMBER: Final = re.compile(r"\d{1,5}(?:\.\d+)?")


def quote_styles(styles: bytes) -> frozenset[str]:
    """Ids of the styles made for quotations; their names are English in every language."""
    found = set()
    for name in _NAMES:
        place = styles.find(f'name w:val="{name}"'.encode())
        if place >= 0:
            start = styles.rfind(b"<", 0, styles.rfind(b"<", 0, place))
            identifier = _ID.search(styles, start, place)
            if identifier is not None:
                found.add(identifier[1].decode("utf-8", "replace"))
    return frozenset(found)


def quoted_paragraphs(root: Element, xml: bytes, styles: frozenset[str]) -> frozenset[Element]:
    """The paragraphs of a part that are quotations."""
    found = styled_paragraphs(root, xml, styles)
    if _RIGHT_INDENT.search(xml):
        found |= _set_in(root)
    return frozenset(found)


def _set_in(root: Element) -> set[Element]:
    """Paragraphs that keep away from both margins, unless most do; no lists, no hanging entries."""
    found: set[Element] = set()
    for indent in root.iter("{*}ind"):
        sides = [_twips(indent, "left", "start"), _twips(indent, "right", "end")]
        if min(sides) >= INDENT and not _twips(indent, "hanging"):
            paragraph = paragraph_of(indent)
            if paragraph is not None and next(paragraph.iter("{*}numPr"), None) is None:
                found.add(paragraph)
    most = USUAL * sum(1 for _ in root.iter("{*}p")) if found else 0
    return found if len(found) <= most else set()


def _twips(indent: Element, *names: str) -> float:
    for name in names:
        value = attribute(indent, name)
        if value and _NUMBER.fullmatch(value):
            return float(value)
    return 0.0
