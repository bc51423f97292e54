"""Headings of a DOCX: paragraphs in a style for titles or one made from it, or with a level."""

from __future__ import annotations

import re
from typing import Final

from plagcheck.extract.docx.paragraphs import paragraph_of, styled_paragraphs
from plagcheck.extract.hardened_xml import Element
from plagcheck.extract.text_visibility import value_of
from plagcheck.extract.title_styles import is_title_style

LONGEST_CHAIN: Final = 20  # of styles, each based on the next

_STYLE: Final = re.compile(rb"<\w+:style\b([^<>]*)>")
_ID: Final = re.compile(rb'styleId="([^"]+)"')
_NAME: Final = re.compile(rb'<\w+:name \w+:val="([^"]*)"')
_BASE: Final = re.compile(rb'<\w+:basedOn \w+:val="([^"]*)"')
_LEVEL: Final = re.compile(rb'<\w+:outlineLvl \w+:val="(\d)"')
_BODY_LEVEL: Final = "9"


def heading_styles(styles: bytes) -> frozenset[str]:
    """Ids of the styles for titles, and of those made from them."""
    bases: dict[str, str] = {}
    decided: dict[str, bool] = {}
    parts = _STYLE.split(styles)  # what is before the first; then attributes and content of each
    for attributes, content in zip(parts[1::2], parts[2::2], strict=True):
        identifier = _ID.search(attributes)
        if identifier is None:
            continue
        style, level = _text(identifier[1]), _LEVEL.search(content)
        name, base = _NAME.search(content), _BASE.search(content)
        if level is not None:
            decided[style] = _text(level[1]) < _BODY_LEVEL
        elif name is not None and is_title_style(_text(name[1])):
            decided[style] = True
        bases[style] = _text(base[1]) if base else ""
    return frozenset(style for style in bases if _is_heading(style, bases, decided))


def _is_heading(style: str, bases: dict[str, str], decided: dict[str, bool]) -> bool:
    for _ in range(LONGEST_CHAIN):
        if style in decided or style not in bases:
            break
        style = bases[style]
    return decided.get(style, False)


def _text(value: bytes) -> str:
    return value.decode("utf-8", "replace")


def heading_paragraphs(root: Element, xml: bytes, styles: frozenset[str]) -> frozenset[Element]:
    """The paragraphs of a part that are titles."""
    found = styled_paragraphs(root, xml, styles)
    if b":outlineLvl " in xml:
        for level in root.iter("{*}outlineLvl"):
            paragraph = paragraph_of(level)
            if paragraph is not None:
                is_title = (value_of(level) or _BODY_LEVEL) < _BODY_LEVEL
                (found.add if is_title else found.discard)(paragraph)
    return frozenset(found)
