"""Paragraphs of a DOCX by their properties."""

from __future__ import annotations

from plagcheck.extract.hardened_xml import Element, local
from plagcheck.extract.text_visibility import value_of


def styled_paragraphs(root: Element, xml: bytes, styles: frozenset[str]) -> set[Element]:
    """The paragraphs of a part in one of some styles; its bytes show whether there can be any."""
    if not any(f'"{style}"'.encode() in xml for style in styles):
        return set()
    named = (style for style in root.iter("{*}pStyle") if value_of(style) in styles)
    return {paragraph for style in named if (paragraph := paragraph_of(style)) is not None}


def paragraph_of(part: Element) -> Element | None:
    """The paragraph whose properties a part belongs to; none for those of a style or a change."""
    properties = part.getparent()
    owner = None if properties is None or local(properties) != "pPr" else properties.getparent()
    return owner if owner is not None and local(owner) == "p" else None
