"""Which runs of a DOCX nobody sees: by their own formatting, their styles, and what is behind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from plagcheck.extract.docx.styles import Styles
from plagcheck.extract.draft import Concealment
from plagcheck.extract.hardened_xml import LOCAL, Element, attribute, local
from plagcheck.extract.text_visibility import (
    PLAIN,
    Formatting,
    conceals,
    is_shading,
    is_shape_filled,
    is_white,
    look_of,
    may_hide_by,
    value_of,
)

Hidden = dict[Element | None, Concealment]

_DIRECT: Final = ("{*}vanish", "{*}specVanish", "{*}color", "{*}sz")


def find_hidden_runs(root: Element, styles: Styles) -> Hidden:
    """The runs that are hidden, and how. Only those that something might hide are looked at."""
    hiding = styles.hiding
    scene = _RunSurroundings(styles, _has_coloured_page(root))
    suspects = root.iter("{*}r") if "" in hiding else _suspects(root, hiding)
    hidden: Hidden = {}
    for run in suspects:
        how = scene.conceals(run)
        if how is not None:
            hidden[run] = how
    return hidden


def _suspects(root: Element, hiding: frozenset[str]) -> Iterator[Element]:
    """Runs with hiding properties, runs of hiding styles, and all runs of hiding paragraphs."""
    for prop in root.iter(*_DIRECT, "{*}rStyle", "{*}pStyle"):
        name = LOCAL[prop.tag]
        if name == "pStyle":
            if value_of(prop) in hiding:
                paragraph = next(prop.iterancestors("{*}p"), None)
                yield from () if paragraph is None else paragraph.iter("{*}r")
        elif value_of(prop) in hiding if name == "rStyle" else may_hide_by(prop):
            properties = prop.getparent()
            run = None if properties is None else properties.getparent()
            if run is not None and LOCAL[run.tag] == "r":
                yield run


def _has_coloured_page(root: Element) -> bool:
    return any(
        local(child) == "background" and not is_white(attribute(child, "color") or "ffffff")
        for child in root
    )


class _RunSurroundings:
    """What stands around runs: the style of the paragraph, and the colour behind it."""

    def __init__(self, styles: Styles, coloured_page: bool) -> None:
        self._styles = styles
        self._coloured_page = coloured_page
        self._paragraphs: dict[Element | None, tuple[Formatting, bool]] = {}

    def conceals(self, run: Element) -> Concealment | None:
        paragraph = next(run.iterancestors("{*}p"), None)
        known = self._paragraphs.get(paragraph)
        if known is None:
            known = self._paragraphs[paragraph] = self._around(paragraph)
        look, on_colour = known
        if len(run) and LOCAL[run[0].tag] == "rPr":  # always first, if it is there
            look = look.under(self._named(run[0])).under(look_of(run[0]))
        return conceals(look, on_colour)

    def _named(self, properties: Element) -> Formatting:
        style = next(properties.iterchildren("{*}rStyle"), None)
        return PLAIN if style is None else self._styles.named(value_of(style) or "")

    def _around(self, paragraph: Element | None) -> tuple[Formatting, bool]:
        if paragraph is None:
            return self._styles.paragraph(None), self._coloured_page
        name, on_colour = None, False
        for prop in paragraph.iterfind("{*}pPr/*"):
            kind = LOCAL[prop.tag]
            if kind == "pStyle":
                name = value_of(prop)
            elif kind == "shd":
                on_colour |= is_shading(prop)
        return self._styles.paragraph(name), on_colour or self._is_on_colour(paragraph)

    def _is_on_colour(self, paragraph: Element) -> bool:
        """Whether a cell, table, text box or the page gives a colour of its own."""
        for outer in paragraph.iterancestors("{*}tc", "{*}tbl", "{*}txbxContent"):
            kind = LOCAL[outer.tag]
            if kind == "txbxContent":
                return is_shape_filled(outer)
            if kind == "tc" and any(map(is_shading, outer.iterfind("{*}tcPr/{*}shd"))):
                return True
            if kind == "tbl" and any(
                self._styles.colours_tables(value_of(style) or "")
                for style in outer.iterfind("{*}tblPr/{*}tblStyle")
            ):
                return True
        return self._coloured_page
