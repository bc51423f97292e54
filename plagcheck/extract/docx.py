"""DOCX, DOCM, DOTX: all of the text, by a walk over the parts.

python-docx shows paragraphs alone; tables, text boxes, notes, content controls, tracked insertions
and equations need the XML itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

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
    may_hide,
    value_of,
)
from plagcheck.extract.draft import Concealed, Draft, Drafted
from plagcheck.extract.hardened_xml import LOCAL, Element, attribute, local, parse_xml
from plagcheck.extract.office import Relation, main_part, relations
from plagcheck.extract.steps import step

# Not text, or text that is not in the document: properties, deleted text, field codes, ruby.
_PASSED_OVER: Final = frozenset(
    {
        "rPr", "tblPr", "trPr", "tcPr", "sectPr", "sdtPr", "sdtEndPr", "tblGrid", "tblPrEx",
        "pPr", "del", "moveFrom", "delText", "delInstrText", "instrText", "fldData", "ffData",
        "binData", "rt", "rubyPr", "Fallback", "annotationRef", "pPrChange", "rPrChange", "ctrlPr",
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


def read_docx(archive: Archive) -> Drafted:
    """The text of a Word document: body, notes, then headers and footers."""
    name = archive.name
    main = main_part(archive) or "word/document.xml"
    if main not in archive:
        raise FileDamaged(name, reason="it has no text part")
    parts = relations(archive, main)
    draft = Draft()
    draft.has_macros = any(part.endswith("vbaProject.bin") for part in archive)
    draft.skipped += [_SKIPPED[part.kind] for part in parts if part.kind in _SKIPPED]
    looks = _Looks.of(archive, parts)
    content = archive.part(main)
    root = parse_xml(name, content)
    _walk(root, content, draft, looks, _has_coloured_page(root))
    draft.end_paragraph()
    for part in parts:
        _read_side_part(archive, part, draft, looks)
    return draft.finish()


class _Looks(NamedTuple):
    """The styles, and the names of those that hide text."""

    styles: Styles
    hiding: frozenset[bytes]

    @classmethod
    def of(cls, archive: Archive, parts: list[Relation]) -> _Looks:
        target = next((part.target for part in parts if part.kind == "styles"), None)
        data = b"" if target is None else archive.part(target)
        if not may_hide(data):
            return cls(Styles(None), frozenset())
        styles = Styles(parse_xml(archive.name, data))
        return cls(styles, frozenset(name.encode() for name in styles.hiding()))

    def may_hide_in(self, xml: bytes) -> bool:
        """Whether any text of a part may be hidden."""
        return may_hide(xml) or b"" in self.hiding or any(name in xml for name in self.hiding)


# What only a walk over all levels gets right; its absence allows for a much faster one.
_LEVELS_MATTER: Final = (
    b"moveFrom", b"AlternateContent", b"txbxContent", b"ruby", b"del>", b"del ", b"del/", b"\0",
)  # fmt: skip
_LINEAR: Final = ("{*}t", "{*}p", "{*}sym", *(f"{{*}}{name}" for name in _EXACT_CHARACTERS))


def _walk(root: Element, xml: bytes, draft: Draft, looks: _Looks, on_colour: bool = False) -> None:
    if looks.may_hide_in(xml):
        _LookingWalk(draft, looks.styles, on_colour).children(root)
    elif any(word in xml for word in _LEVELS_MATTER):
        _Walk(draft).children(root)
    else:
        _walk_straight(root, draft)


def _walk_straight(root: Element, draft: Draft) -> None:
    """Most documents: paragraphs that hold text and no other paragraphs."""
    write = draft.write
    for element in root.iter(*_LINEAR):
        name = LOCAL[element.tag]
        if name == "t":
            write(element.text or "")
        elif name == "p":
            draft.end_paragraph()
        elif name == "sym":
            write(" ")
        elif not _is_tab_stop(element):
            write(_EXACT_CHARACTERS[name])
    draft.end_paragraph()


def _is_tab_stop(element: Element) -> bool:
    """A w:tab that defines where tabs go, and is none."""
    parent = element.getparent()
    return parent is not None and LOCAL[parent.tag] == "tabs"


def _read_side_part(archive: Archive, part: Relation, draft: Draft, looks: _Looks) -> None:
    if part.kind in ("footnotes", "endnotes", "diagramData"):
        place = draft.note
    elif part.kind in ("header", "footer"):
        place = draft.edge
    else:
        return
    step()
    with place():
        data = archive.part(part.target)
        _walk(parse_xml(archive.name, data), data, draft, looks)


def _has_coloured_page(root: Element) -> bool:
    return any(
        local(child) == "background" and not is_white(attribute(child, "color") or "ffffff")
        for child in root
    )


class _Walk:
    """Writes the text of an element tree to a draft."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft
        self._handlers: dict[str, Callable[[Element], None]] = {
            "t": self._text,
            "p": self._paragraph,
            "tbl": self._table,
            "tr": self._row,
            "sym": self._symbol,
            "txbxContent": self._text_box,
            "AlternateContent": self._alternate,
        }

    def children(self, element: Element) -> None:
        handlers = self._handlers
        for child in element:
            name = LOCAL[child.tag]
            handler = handlers.get(name)
            if handler is not None:
                handler(child)
            elif name in _EXACT_CHARACTERS:
                self._draft.write(_EXACT_CHARACTERS[name])
            elif name not in _PASSED_OVER:
                self.children(child)

    def _text(self, element: Element) -> None:
        if element.text:
            self._draft.write(element.text)

    def _paragraph(self, element: Element) -> None:
        self.children(element)
        self._draft.end_paragraph()

    def _table(self, element: Element) -> None:
        step()
        self.children(element)

    def _row(self, element: Element) -> None:
        deleted = any(
            local(prop) == "del"
            for properties in element
            if local(properties) == "trPr"
            for prop in properties
        )
        if not deleted:
            self.children(element)

    def _symbol(self, element: Element) -> None:
        """A letter from a symbol font: what it shows is not known, so it is no letter to us."""
        self._draft.write(" ")

    def _text_box(self, element: Element) -> None:
        with self._draft.beside():
            self.children(element)

    def _alternate(self, element: Element) -> None:
        """The same content for newer and older programs: take one of them."""
        choices = [child for child in element if local(child) == "Choice"]
        shown = next((c for c in choices if next(c.iter("{*}t"), None) is not None), None)
        if shown is None:
            shown = next((child for child in element if local(child) == "Fallback"), None)
        if shown is not None:
            self.children(shown)


class _LookingWalk(_Walk):
    """The same, looking at the formatting of every run: some of it may hide text."""

    def __init__(self, draft: Draft, styles: Styles, on_colour: bool) -> None:
        super().__init__(draft)
        self._styles = styles
        self._on_colour = on_colour
        self._style = styles.paragraph(None)
        self._how: Concealed | None = conceals(self._style, on_colour)
        self._handlers |= {"r": self._run, "tc": self._cell}

    def _text(self, element: Element) -> None:
        if element.text:
            self._draft.write(element.text, self._how)

    def _run(self, element: Element) -> None:
        outer = self._how
        if len(element) and LOCAL[element[0].tag] == "rPr":  # always first, if it is there
            self._how = conceals(self._look(element[0]), self._on_colour)
        self.children(element)
        self._how = outer

    def _look(self, properties: Element) -> Look:
        named = PLAIN
        for child in properties:
            if LOCAL[child.tag] == "rStyle":
                named = self._styles.named(value_of(child) or "")
                break
        return self._style.under(named).under(look_of(properties))

    def _paragraph(self, element: Element) -> None:
        outer = self._style, self._how, self._on_colour
        name = None
        for prop in element[0] if len(element) and LOCAL[element[0].tag] == "pPr" else ():
            kind = LOCAL[prop.tag]
            if kind == "pStyle":
                name = value_of(prop)
            elif kind == "shd":
                self._on_colour |= is_shading(prop)
        self._style = self._styles.paragraph(name)
        self._how = conceals(self._style, self._on_colour)
        super()._paragraph(element)
        self._style, self._how, self._on_colour = outer

    def _table(self, element: Element) -> None:
        outer = self._on_colour
        for properties in element:
            if local(properties) == "tblPr":
                for prop in properties:
                    if local(prop) == "tblStyle":
                        named = attribute(prop, "val") or ""
                        self._on_colour |= self._styles.colours_tables(named)
        super()._table(element)
        self._on_colour = outer

    def _cell(self, element: Element) -> None:
        outer = self._on_colour
        for properties in element:
            if local(properties) == "tcPr":
                self._on_colour |= any(local(s) == "shd" and is_shading(s) for s in properties)
        self.children(element)
        self._on_colour = outer

    def _text_box(self, element: Element) -> None:
        outer = self._style, self._how, self._on_colour
        self._on_colour = is_shape_filled(element)
        super()._text_box(element)
        self._style, self._how, self._on_colour = outer
