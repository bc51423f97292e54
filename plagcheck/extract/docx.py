"""DOCX, DOCM, DOTX: all of the text, by a walk over the parts.

python-docx shows paragraphs alone; tables, text boxes, notes, content controls, tracked insertions
and equations need the XML itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from plagcheck.core.errors import FileDamaged
from plagcheck.extract.archive import Archive
from plagcheck.extract.docx_looks import (
    PLAIN,
    Look,
    Styles,
    conceals,
    is_shading,
    is_shape_filled,
    is_white,
    look_of,
)
from plagcheck.extract.draft import Concealed, Draft, Drafted
from plagcheck.extract.hardened_xml import Element, attribute, local, parse_xml
from plagcheck.extract.office import Relation, main_part, relations
from plagcheck.extract.steps import step

# Not text, or text that is not in the document: properties, deleted text, field codes, ruby.
_PASSED_OVER: Final = frozenset(
    {
        "rPr", "tblPr", "trPr", "tcPr", "sectPr", "sdtPr", "sdtEndPr", "tblGrid", "tblPrEx",
        "del", "moveFrom", "delText", "delInstrText", "instrText", "fldData", "ffData", "binData",
        "rt", "rubyPr", "Fallback", "annotationRef", "pPrChange", "rPrChange", "ctrlPr", "oMathParaPr",
    }
)  # fmt: skip

_EXACT_CHARACTERS: Final = {
    "tab": "\t",
    "ptab": "\t",
    "br": "\n",
    "cr": "\n",
    "noBreakHyphen": "\u2011",
    "softHyphen": "\u00ad",
}

_SKIPPED: Final = {
    "comments": "comments",
    "oleObject": "embedded files",
    "package": "embedded files",
    "chart": "charts",
    "aFChunk": "an embedded document",
}


def read_docx(name: str, data: bytes) -> Drafted:
    """The text of a Word document: body, notes, then headers and footers."""
    archive = Archive(name, data)
    main = main_part(archive) or "word/document.xml"
    if main not in archive:
        raise FileDamaged(name, reason="it has no text part")
    parts = relations(archive, main)
    draft = Draft()
    draft.has_macros = any(part.endswith("vbaProject.bin") for part in archive)
    draft.skipped += [_SKIPPED[part.kind] for part in parts if part.kind in _SKIPPED]
    styles = Styles(_optional(archive, parts, "styles"))
    root = parse_xml(name, archive.part(main))
    _Walk(draft, styles, _has_coloured_page(root)).children(root)
    draft.end_paragraph()
    for part in parts:
        _read_side_part(archive, part, draft, styles)
    return draft.finish()


def _optional(archive: Archive, parts: list[Relation], kind: str) -> Element | None:
    target = next((part.target for part in parts if part.kind == kind), None)
    return None if target is None else parse_xml(archive.name, archive.part(target))


def _read_side_part(archive: Archive, part: Relation, draft: Draft, styles: Styles) -> None:
    if part.kind in ("footnotes", "endnotes", "diagramData"):
        place = draft.note
    elif part.kind in ("header", "footer"):
        place = draft.edge
    else:
        return
    step()
    with place():
        _Walk(draft, styles, False).children(parse_xml(archive.name, archive.part(part.target)))


def _has_coloured_page(root: Element) -> bool:
    return any(
        local(child) == "background" and not is_white(attribute(child, "color") or "ffffff")
        for child in root
    )


class _Walk:
    """Writes the text of an element tree to a draft."""

    def __init__(self, draft: Draft, styles: Styles, on_colour: bool) -> None:
        self._draft = draft
        self._styles = styles
        self._on_colour = on_colour
        self._style = styles.paragraph(None)
        self._how: Concealed | None = conceals(self._style, on_colour)
        self._handlers: dict[str, Callable[[Element], None]] = {
            "t": self._text,
            "r": self._run,
            "p": self._paragraph,
            "tbl": self._table,
            "tr": self._row,
            "tc": self._cell,
            "sym": self._symbol,
            "txbxContent": self._text_box,
            "AlternateContent": self._alternate,
        }

    def children(self, element: Element) -> None:
        handlers = self._handlers
        for child in element:
            name = local(child)
            handler = handlers.get(name)
            if handler is not None:
                handler(child)
            elif name in _EXACT_CHARACTERS:
                self._draft.write(_EXACT_CHARACTERS[name])
            elif name not in _PASSED_OVER:
                self.children(child)

    def _text(self, element: Element) -> None:
        if element.text:
            self._draft.write(element.text, self._how)

    def _run(self, element: Element) -> None:
        outer = self._how
        properties = next((child for child in element if local(child) == "rPr"), None)
        if properties is not None:
            self._how = conceals(self._look(properties), self._on_colour)
        self.children(element)
        self._how = outer

    def _look(self, properties: Element) -> Look:
        style = next((child for child in properties if local(child) == "rStyle"), None)
        named = PLAIN if style is None else self._styles.named(attribute(style, "val") or "")
        return self._style.under(named).under(look_of(properties))

    def _paragraph(self, element: Element) -> None:
        outer = self._style, self._how, self._on_colour
        name = None
        for child in element:
            if local(child) == "pPr":
                name = next((attribute(s, "val") for s in child if local(s) == "pStyle"), None)
                self._on_colour |= any(local(s) == "shd" and is_shading(s) for s in child)
                break
        self._style = self._styles.paragraph(name)
        self._how = conceals(self._style, self._on_colour)
        self.children(element)
        self._draft.end_paragraph()
        self._style, self._how, self._on_colour = outer

    def _table(self, element: Element) -> None:
        step()
        outer = self._on_colour
        for properties in element:
            if local(properties) == "tblPr":
                for prop in properties:
                    if local(prop) == "tblStyle":
                        named = attribute(prop, "val") or ""
                        self._on_colour |= self._styles.colours_tables(named)
        self.children(element)
        self._on_colour = outer

    def _row(self, element: Element) -> None:
        deleted = any(
            local(prop) == "del"
            for properties in element
            if local(properties) == "trPr"
            for prop in properties
        )
        if not deleted:
            self.children(element)

    def _cell(self, element: Element) -> None:
        outer = self._on_colour
        for properties in element:
            if local(properties) == "tcPr":
                self._on_colour |= any(local(s) == "shd" and is_shading(s) for s in properties)
        self.children(element)
        self._on_colour = outer

    def _symbol(self, element: Element) -> None:
        """A letter from a symbol font: what it shows is not known, so it is no letter to us."""
        self._draft.write(" ")

    def _text_box(self, element: Element) -> None:
        outer = self._style, self._how, self._on_colour
        self._on_colour = is_shape_filled(element)
        with self._draft.beside():
            self.children(element)
        self._style, self._how, self._on_colour = outer

    def _alternate(self, element: Element) -> None:
        """The same content for newer and older programs: take one of them."""
        choices = [child for child in element if local(child) == "Choice"]
        shown = next((c for c in choices if next(c.iter("{*}t"), None) is not None), None)
        if shown is None:
            shown = next((child for child in element if local(child) == "Fallback"), None)
        if shown is not None:
            self.children(shown)
