"""DOCX, DOCM, DOTX: all of the text, by a walk over the parts.

python-docx shows paragraphs alone; tables, text boxes, notes, content controls, tracked insertions
and equations need the XML itself. It opens a package whole, bombs and all, so parts come from our
own archive; from it come the names of parts and the reading of styles.
"""

from __future__ import annotations

from typing import Final

from docx.opc.constants import RELATIONSHIP_TYPE

from plagcheck.extract.archive import Archive
from plagcheck.extract.docx.headings import heading_paragraphs
from plagcheck.extract.docx.hidden import Hidden, find_hidden_runs
from plagcheck.extract.docx.office import Relation, main_part, relations
from plagcheck.extract.docx.quotes import quoted_paragraphs
from plagcheck.extract.docx.styles import Styles, read_styles
from plagcheck.extract.docx.tree import Boxes, needs_pruning, prune, take_boxes
from plagcheck.extract.draft import Draft, FinishedDraft
from plagcheck.extract.hardened_xml import LOCAL, Element, parse_xml
from plagcheck.extract.heartbeat import step
from plagcheck.extract.text_visibility import may_hide
from plagcheck.model.document import SkippedPart
from plagcheck.model.errors import Cause, FileDamaged, PlagcheckError


def _kind(relationship: str) -> str:
    return relationship.rpartition("/")[2]


_STYLES: Final = _kind(RELATIONSHIP_TYPE.STYLES)
_NOTES: Final = frozenset(
    map(_kind, (RELATIONSHIP_TYPE.FOOTNOTES, RELATIONSHIP_TYPE.ENDNOTES,
                RELATIONSHIP_TYPE.DIAGRAM_DATA))
)  # fmt: skip
_EDGES: Final = frozenset(map(_kind, (RELATIONSHIP_TYPE.HEADER, RELATIONSHIP_TYPE.FOOTER)))
_COMMENTED: Final = tuple(f"{{*}}{name}" for name in ("t", "drawing", "pict", "object"))
_COMMENTS: Final = _kind(RELATIONSHIP_TYPE.COMMENTS)
_SKIPPED: Final = {
    _COMMENTS: SkippedPart.COMMENTS,
    _kind(RELATIONSHIP_TYPE.OLE_OBJECT): SkippedPart.EMBEDDED_FILES,
    _kind(RELATIONSHIP_TYPE.PACKAGE): SkippedPart.EMBEDDED_FILES,
    _kind(RELATIONSHIP_TYPE.CHART): SkippedPart.CHARTS,
    _kind(RELATIONSHIP_TYPE.A_F_CHUNK): SkippedPart.EMBEDDED_DOCUMENT,
}

_CHARACTERS: Final = {
    "tab": "\t",
    "ptab": "\t",
    "br": "\n",
    "cr": "\n",
    "noBreakHyphen": "\u2011",
    "softHyphen": "\u00ad",
    "sym": " ",  # a letter from a symbol font: what it shows is not known
}
_TAB_STOPS: Final = ("tabs", "tabLst")
_READ: Final = tuple(f"{{*}}{name}" for name in ("t", "p", *_CHARACTERS))
STEP_EVERY: Final = 1_000


def read_docx(archive: Archive) -> FinishedDraft:
    """The text of a Word document: body, notes, then headers and footers."""
    main = main_part(archive) or "word/document.xml"
    if main not in archive:
        raise FileDamaged(archive.name, reason=Cause.NO_TEXT_PART)
    parts = relations(archive, main)
    draft = Draft()
    draft.has_macros = any(part.endswith("vbaProject.bin") for part in archive)
    draft.skipped += [_SKIPPED[part.kind] for part in parts if _is_skipped(archive, part)]
    reader = _PartReader(draft, _styles(archive, parts))
    reader.read(archive.name, archive.part(main))
    for part in parts:
        place = draft.note if part.kind in _NOTES else draft.edge if part.kind in _EDGES else None
        if place is not None:
            step()
            with place():
                reader.read(archive.name, archive.part(part.target))
    return draft.finish()


def _is_skipped(archive: Archive, part: Relation) -> bool:
    """Whether a part holds something that is not read."""
    if part.kind == _COMMENTS:
        xml = archive.part(part.target)
        return bool(xml.strip()) and _has_comments(archive.name, xml)
    return part.kind in _SKIPPED


def _has_comments(name: str, xml: bytes) -> bool:
    """Whether a part for comments holds one that says anything; many files have it for none."""
    try:
        root = parse_xml(name, xml)
    except PlagcheckError:  # the rest of the file can be read without it
        return True
    return any(
        LOCAL[element.tag] != "t" or (element.text or "").strip()
        for element in root.iter(*_COMMENTED)
    )


def _styles(archive: Archive, parts: list[Relation]) -> Styles:
    target = next((part.target for part in parts if part.kind == _STYLES), None)
    return Styles() if target is None else read_styles(archive.name, archive.part(target))


def _hidden_runs(root: Element, xml: bytes, styles: Styles) -> Hidden:
    """The hidden runs of a part; its bytes show whether there can be any."""
    if may_hide(xml) or any(name.encode() in xml for name in styles.hiding):
        return find_hidden_runs(root, styles)
    return {}


class _PartReader:
    """Writes the text of parts to a draft."""

    def __init__(self, draft: Draft, styles: Styles) -> None:
        self._draft = draft
        self._styles = styles
        self._quotes: frozenset[Element] = frozenset()
        self._headings: frozenset[Element] = frozenset()
        self._hidden: Hidden = {}
        self._boxes: Boxes = {}
        self._paragraphs = 0

    def read(self, name: str, xml: bytes) -> None:
        """Write the text of a part."""
        if b"t>" not in xml and b"\0" not in xml:  # no end of a text element, in any prefix
            return
        root = parse_xml(name, xml)
        self._hidden = _hidden_runs(root, xml, self._styles)
        if needs_pruning(root):
            prune(root)
            self._boxes = take_boxes(root)
        self._quotes = quoted_paragraphs(root, xml, self._styles.quoting)
        self._headings = heading_paragraphs(root, xml, self._styles.heading)
        self._write(root)
        self._draft.end_paragraph()
        self._draft.is_quoting = self._draft.is_heading = False
        for box in self._boxes.pop(None, ()):
            self._write_beside(box)

    def _write(self, root: Element) -> None:
        """Paragraph by paragraph; text boxes follow the paragraph they stand in."""
        draft, hidden, boxes = self._draft, self._hidden, self._boxes
        quotes, headings = self._quotes, self._headings
        add = draft.pieces.append
        for element in root.iter(*_READ):
            name = LOCAL[element.tag]
            if name == "t":
                how = hidden.get(element.getparent()) if hidden else None
                if how is None:
                    add(element.text or "")
                else:
                    draft.write(element.text or "", how)
            elif name == "p":
                draft.end_paragraph()
                self._paragraphs += 1
                if self._paragraphs % STEP_EVERY == 0:
                    step()
                for box in boxes.pop(element, ()) if boxes else ():
                    self._write_beside(box)
                if quotes:
                    draft.is_quoting = element in quotes
                if headings:
                    draft.is_heading = element in headings
            elif name != "tab" or not _is_tab_stop(element):
                add(_CHARACTERS[name])

    def _write_beside(self, box: Element) -> None:
        with self._draft.beside():
            self._write(box)


def _is_tab_stop(element: Element) -> bool:
    """A w:tab that defines where tabs go, and is none."""
    parent = element.getparent()
    return parent is not None and LOCAL[parent.tag] in _TAB_STOPS
