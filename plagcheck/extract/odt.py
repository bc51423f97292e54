"""OpenDocument text (and presentations): zipped, or flat in one XML file."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from plagcheck.extract.archive import Archive
from plagcheck.extract.draft import Concealment, Draft, FinishedDraft
from plagcheck.extract.hardened_xml import Element, attribute, local, parse_xml
from plagcheck.extract.heartbeat import step
from plagcheck.extract.text_visibility import is_white
from plagcheck.model.document import SkippedPart
from plagcheck.model.errors import FileEncrypted

MOST_BLANKS: Final = 1000  # a count of blanks is a number a stranger wrote
TINY_POINTS: Final = 2.0
LONGEST_CHAIN: Final = 20  # of styles, each based on the next

_COUNT: Final = re.compile(r"\d{1,3}")

_PASSED_OVER: Final = frozenset(
    {
        "tracked-changes", "note-citation", "annotation", "annotation-end", "sequence-decls",
        "variable-decls", "user-field-decls", "forms", "object", "binary-data", "image",
        "event-listeners", "index-title-template", "title", "desc", "meta", "settings", "scripts",
        "font-face-decls", "automatic-styles", "styles", "master-styles", "ruby-text",
        "page-number", "page-count",
    }
)  # fmt: skip

_QUOTING: Final = frozenset({"Quotations", "Quote", "Block_20_Text"})
_HEADINGS: Final = frozenset({"Title", "Subtitle", "Heading"})
_POINTS: Final = {"pt": 1.0, "in": 72.0, "cm": 28.35, "mm": 2.835, "px": 0.75, "pc": 12.0}


def read_odt(archive: Archive) -> FinishedDraft:
    """The text of an .odt or .odp file."""
    name = archive.name
    if "META-INF/manifest.xml" in archive and b":encryption-data" in archive.part(
        "META-INF/manifest.xml"
    ):
        raise FileEncrypted(name)
    content = parse_xml(name, archive.part("content.xml"))
    side = parse_xml(name, archive.part("styles.xml")) if "styles.xml" in archive else None
    draft = Draft()
    draft.has_macros = any(part.startswith(("Basic/", "Scripts/")) for part in archive)
    if any(part.startswith("Object ") and part.endswith("/content.xml") for part in archive):
        draft.skipped.append(SkippedPart.EMBEDDED_OBJECTS)
    return _read(content, side, draft)


def read_flat_odt(name: str, data: bytes) -> FinishedDraft:
    """The text of a .fodt file."""
    root = parse_xml(name, data)
    return _read(root, root, Draft())


def _read(content: Element, side: Element | None, draft: Draft) -> FinishedDraft:
    looks = _Looks([root for root in (side, content) if root is not None])
    walk = _OdtWriter(draft, looks)
    for body in content.iter("{*}body"):
        walk.children(body)
    draft.end_paragraph()
    for master in () if side is None else side.iter("{*}master-page"):
        with draft.edge():
            walk.children(master)
    return draft.finish()


class _Looks:
    """Which styles hide their text."""

    def __init__(self, roots: list[Element]) -> None:
        self._own: dict[str, dict[str, str]] = {}
        self._parent: dict[str, str] = {}
        for root in roots:
            for style in root.iter("{*}style"):
                name = attribute(style, "name") or ""
                self._parent[name] = attribute(style, "parent-style-name") or ""
                self._own[name] = {
                    str(key).rpartition("}")[2]: str(value)
                    for part in style
                    if local(part)
                    in ("text-properties", "paragraph-properties", "table-cell-properties")
                    for key, value in part.attrib.items()
                }
        self._known: dict[str, dict[str, str]] = {}

    def of(self, style: str | None) -> dict[str, str]:
        """The properties of a style, with what it inherits."""
        if not style:
            return {}
        if style not in self._known:
            self._known[style] = {
                k: v for name in reversed(self._chain(style)) for k, v in self._own[name].items()
            }
        return self._known[style]

    def _chain(self, style: str) -> list[str]:
        """A style and those it is based on."""
        chain: list[str] = []
        while style in self._own and style not in chain and len(chain) < LONGEST_CHAIN:
            chain.append(style)
            style = self._parent[style]
        return chain

    def is_based_on(self, style: str | None, names: frozenset[str]) -> bool:
        """Whether a style is one of these, or made from one of them."""
        return style is not None and not names.isdisjoint((style, *self._chain(style)))


def _conceals(look: dict[str, str]) -> Concealment | None:
    if look.get("display") == "none":
        return Concealment.VANISHED
    size = look.get("font-size", "")
    if size[-2:] in _POINTS:
        try:
            if float(size[:-2]) * _POINTS[size[-2:]] < TINY_POINTS:
                return Concealment.TINY
        except ValueError:
            pass
    ground = look.get("background-color", "transparent")
    on_colour = ground != "transparent" and not is_white(ground)
    if is_white(look.get("color")) and not on_colour:
        return Concealment.WHITE
    return None


class _OdtWriter:
    """Writes the text of an element tree to a draft."""

    def __init__(self, draft: Draft, looks: _Looks) -> None:
        self._draft = draft
        self._looks = looks
        self._look: dict[str, str] = {}
        self._how: Concealment | None = None
        self._handlers: dict[str, Callable[[Element], None]] = {
            "p": self._paragraph,
            "h": self._paragraph,
            "span": self._styled,
            "s": self._blanks,
            "tab": lambda _: draft.write("\t"),
            "line-break": lambda _: draft.write("\n"),
            "note": self._note,
            "frame": self._frame,
            "custom-shape": self._frame,
            "table-cell": self._styled,
            "page": self._page,
            "hidden-text": self._hidden,
            "hidden-paragraph": self._hidden,
        }

    def children(self, element: Element) -> None:
        if element.text:
            self._write(element.text)
        for child in element:
            name = local(child)
            handler = self._handlers.get(name)
            if handler is not None:
                handler(child)
            elif name not in _PASSED_OVER:
                self.children(child)
            if child.tail:
                self._write(child.tail)

    def _write(self, text: str) -> None:
        """Blanks count once, and blanks that only lay out the XML not at all."""
        words = text.split()
        if words:
            lead = " " if text[0].isspace() else ""
            tail = " " if text[-1].isspace() else ""
            self._draft.write(f"{lead}{' '.join(words)}{tail}", self._how)
        elif " " in text and "\n" not in text:
            self._draft.write(" ")

    def _paragraph(self, element: Element) -> None:
        style = attribute(element, "style-name")
        draft, looks = self._draft, self._looks
        draft.is_quoting = looks.is_based_on(style, _QUOTING)
        draft.is_heading = local(element) == "h" or looks.is_based_on(style, _HEADINGS)
        self._styled(element)
        draft.end_paragraph()
        draft.is_quoting = draft.is_heading = False

    def _styled(self, element: Element) -> None:
        outer = self._look, self._how
        self._look = {**self._look, **self._looks.of(attribute(element, "style-name"))}
        self._how = _conceals(self._look)
        self.children(element)
        self._look, self._how = outer

    def _blanks(self, element: Element) -> None:
        count = attribute(element, "c") or "1"
        most = MOST_BLANKS if count.isdecimal() else 1  # Python reads no number of 5,000 digits
        self._draft.write(" " * (int(count) if _COUNT.fullmatch(count) else most))

    def _note(self, element: Element) -> None:
        outer, self._how = self._how, None
        with self._draft.note():
            self.children(element)
        self._how = outer

    def _frame(self, element: Element) -> None:
        outer = self._look, self._how
        self._look = {**self._look, **self._looks.of(attribute(element, "style-name"))}
        with self._draft.beside():
            self.children(element)
        self._look, self._how = outer

    def _page(self, element: Element) -> None:
        step()
        self._draft.start_page()
        self.children(element)

    def _hidden(self, element: Element) -> None:
        text = attribute(element, "string-value") or "".join(map(str, element.itertext()))
        self._draft.write(text, Concealment.VANISHED)
