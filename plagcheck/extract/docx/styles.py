"""Named styles of a DOCX, as far as they hide text; python-docx knows how they are written."""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property, lru_cache
from typing import Final, cast

from docx.oxml.exceptions import InvalidXmlError
from docx.oxml.ns import qn
from docx.oxml.parser import element_class_lookup
from docx.oxml.styles import CT_Style, CT_Styles

from plagcheck.extract.docx.headings import heading_styles
from plagcheck.extract.docx.quotes import quote_styles
from plagcheck.extract.hardened_xml import Element, hardened_parser, local, parse_xml
from plagcheck.extract.text_visibility import (
    PLAIN,
    Formatting,
    conceals,
    is_shading,
    look_of,
    may_hide,
    may_hide_by,
    value_of,
)

LONGEST_CHAIN: Final = 20  # of styles, each based on the next
REMEMBERED: Final = 16
REMEMBERED_BYTES: Final = 1 << 18

# The elements are python-docx's own, but from our parser: its own would read a document type.
_PARSER: Final = hardened_parser()
_PARSER.set_element_class_lookup(element_class_lookup)


class Styles:
    """The looks of named styles, each with what it is based on."""

    def __init__(
        self,
        root: CT_Styles | None = None,
        quoting: frozenset[str] = frozenset(),
        heading: frozenset[str] = frozenset(),
    ) -> None:
        self._root = root
        self.quoting = quoting  # names of the styles for quotations
        self.heading = heading  # … and of those for titles
        self._looks: dict[str, Formatting] = {}
        self._default = PLAIN
        self._default_paragraph = ""
        if root is not None:
            defaults = root.find("{*}docDefaults")
            if defaults is not None:
                self._default = look_of(next(defaults.iter("{*}rPr"), None))
            self._default_paragraph = next(
                (name for name, style in self._styles.items() if _is_default_paragraph(style)), ""
            )

    def paragraph(self, name: str | None) -> Formatting:
        """The look of text in a paragraph of this style."""
        return self._default.under(self.named(name or self._default_paragraph))

    def named(self, name: str, depth: int = 0) -> Formatting:
        """The look of a style itself."""
        if name not in self._looks:
            style = self._styles.get(name)
            self._looks[name] = PLAIN if style is None else self._resolve(style, depth)
        return self._looks[name]

    @cached_property
    def _styles(self) -> dict[str, CT_Style]:
        """Styles by identifier. python-docx would search for each, with a query of its name."""
        found = () if self._root is None else self._root.iterchildren(qn("w:style"))
        return {style.get(_ID) or "": cast("CT_Style", style) for style in found}

    def _resolve(self, style: CT_Style, depth: int) -> Formatting:
        run = cast("Element | None", style.rPr)  # python-docx has no types for these two
        paragraph = cast("Element | None", style.pPr)
        own = look_of(run)
        if paragraph is not None and any(map(is_shading, paragraph.iterfind("{*}shd"))):
            own = own._replace(shaded=True)
        try:
            base = style.basedOn_val
        except InvalidXmlError:
            base = None
        if base is None or depth >= LONGEST_CHAIN:
            return own
        return self.named(base, depth + 1).under(own)

    @cached_property
    def hiding(self) -> frozenset[str]:
        """Names of the styles that hide text; an empty one when text hides without a style."""
        suspects = set() if self._root is None else _suspects(self._root)
        names = [name for name in suspects if conceals(self.named(name), on_colour=False)]
        unnamed = conceals(self.paragraph(None), on_colour=False)
        return frozenset([*names, ""] if unnamed else names)

    def colours_tables(self, name: str) -> bool:
        """Whether a table style shades any of its cells."""
        style = self._styles.get(name)
        return style is not None and any(is_shading(shd) for shd in style.iter("{*}shd"))


def read_styles(name: str, data: bytes) -> Styles:
    """The styles in the bytes of a styles part."""
    return _read_again(data, name) if len(data) <= REMEMBERED_BYTES else _read(data, name)


def _read(data: bytes, name: str) -> Styles:
    """Most style sheets hide nothing and need no reading."""
    quoting, heading = quote_styles(data), heading_styles(data)
    if not may_hide(data):
        return Styles(quoting=quoting, heading=heading)
    root = parse_xml(name, data, _PARSER)
    return Styles(root if isinstance(root, CT_Styles) else None, quoting, heading)


# A class uses few templates, and every file of one brings the same style sheet along.
_read_again: Final = lru_cache(REMEMBERED)(_read)

_HIDING: Final = ("{*}vanish", "{*}specVanish", "{*}color", "{*}sz")
_ID: Final = qn("w:styleId")


def _is_default_paragraph(style: CT_Style) -> bool:
    return style.get(qn("w:type")) == "paragraph" and style.get(qn("w:default")) in ("1", "true")


def _suspects(root: Element) -> set[str]:
    """Styles with a property that hides text, and those based on them.

    Few styles are, of the hundreds that a file brings along; the others need no look.
    """
    found = set()
    for prop in root.iter(*_HIDING):
        if may_hide_by(prop):
            properties = prop.getparent()
            owner = None if properties is None else properties.getparent()
            if owner is not None and local(owner) == "style":  # not a row of a table style
                found.add(owner.get(_ID) or "")
    derived: dict[str, list[str]] = defaultdict(list)
    for base in root.iter("{*}basedOn") if found else ():
        style = base.getparent()
        derived[value_of(base) or ""].append("" if style is None else style.get(_ID) or "")
    waiting = list(found)
    while waiting:
        new = set(derived.pop(waiting.pop(), ())) - found
        found |= new
        waiting += new
    return found
