"""HTML: what a browser would show, without running or fetching anything."""

from __future__ import annotations

import re
from typing import Final

from lxml import etree

from plagcheck.extract.draft import Concealment, Draft, FinishedDraft
from plagcheck.extract.hardened_xml import Element
from plagcheck.extract.heartbeat import step
from plagcheck.extract.plain import decode
from plagcheck.extract.text_visibility import is_white
from plagcheck.model.errors import Cause, FileDamaged

DEEPEST: Final = 250

_PASSED_OVER: Final = frozenset(
    {
        "head", "script", "style", "template", "noscript", "iframe", "object", "embed", "svg",
        "audio", "video", "canvas", "select", "datalist", "rt", "rp", "map", "del",
    }
)  # fmt: skip
_BLOCKS: Final = frozenset(
    {
        "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details",
        "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3",
        "h4", "h5", "h6", "header", "hr", "html", "legend", "li", "main", "nav", "ol", "p", "pre",
        "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "ul",
    }
)  # fmt: skip
_HEADINGS: Final = frozenset({"h1", "h2", "h3", "h4", "h5", "h6"})
_QUOTING: Final = frozenset({"block-text", "quotations", "quote"})  # LibreOffice's, from styles

_CHARSET: Final = re.compile(rb"(?:charset|encoding)\s*=\s*[\"']?\s*([\w.:-]+)", re.IGNORECASE)
LONGEST_COLOUR: Final = 100  # characters
_SIZE: Final = re.compile(r"^([\d.]+)(px|pt|em|rem|%)?$")


def read_html(name: str, data: bytes) -> FinishedDraft:
    """The text of a web page."""
    draft = Draft()
    write_html(name, data, draft)
    return draft.finish()


def write_html(name: str, data: bytes, draft: Draft) -> None:
    """Add the text of a web page to a draft."""
    parser = etree.HTMLParser(
        encoding="utf-8", no_network=True, remove_comments=True, remove_pis=True, huge_tree=False
    )
    text = _decode(data).replace("\0", "")
    try:
        root = etree.fromstring(text.encode("utf-8", "replace"), parser)
    except (etree.XMLSyntaxError, ValueError) as error:
        raise FileDamaged(name, reason=Cause.NOT_HTML) from error
    if root is not None:
        _HtmlWriter(draft, _hiding_rules(root)).element(root, 0)
        draft.end_paragraph()


def _decode(data: bytes) -> str:
    declared = _CHARSET.search(data[:4096])
    if declared is not None and not data.startswith((b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")):
        try:
            return data.decode(declared[1].decode("ascii"), "replace")
        except (LookupError, UnicodeDecodeError):
            pass
    return decode(data) or data.decode("latin-1")


def _hiding_rules(root: Element) -> dict[str, Concealment]:
    """Simple selectors (.class, #id, tag) whose rules hide text."""
    rules = {}
    for sheet in root.iter("style"):
        for rule in (sheet.text or "").split("}")[:-1]:
            before, _, body = rule.rpartition("{")
            selectors = before.rpartition("{")[2]  # of a rule inside another
            how = _conceals(_declarations(body))
            if how is not None:
                for selector in selectors.split(","):
                    rules[selector.strip().lower()] = how
    return rules


def _declarations(body: str) -> dict[str, str]:
    pairs = (part.partition(":") for part in body.lower().split(";"))
    return {name.strip(): value.replace("!important", "").strip() for name, _, value in pairs}


def _conceals(style: dict[str, str]) -> Concealment | None:
    if style.get("display") == "none" or style.get("visibility") == "hidden":
        return Concealment.VANISHED
    if style.get("opacity") in ("0", "0.0", "0%"):
        return Concealment.INVISIBLE
    size = _SIZE.match(style.get("font-size", ""))
    if size is not None and _in_points(size) < 2:
        return Concealment.TINY
    colour = style.get("color", "")
    grounded = "background" in style or "background-color" in style
    if not grounded and (colour == "transparent" or is_white(_six_digits(colour))):
        return Concealment.WHITE
    return None


def _in_points(size: re.Match[str]) -> float:
    scale = {"px": 0.75, "em": 12.0, "rem": 12.0, "%": 0.12}.get(size[2] or "px", 1.0)
    try:
        return float(size[1]) * scale
    except ValueError:
        return 12.0


def _six_digits(colour: str) -> str:
    if len(colour) > LONGEST_COLOUR:
        return colour
    short = re.fullmatch(r"#([0-9a-f])([0-9a-f])([0-9a-f])", colour)
    if short:
        return "".join(digit * 2 for digit in short.groups())
    parts = re.fullmatch(r"rgba?\(\s*(\d+)[,\s]+(\d+)[,\s]+(\d+).*\)", colour)
    return "".join(f"{min(int(p), 255):02x}" for p in parts.groups()) if parts else colour


def _is_note_number(link: Element) -> bool:
    """A link that only numbers a note, at either end."""
    if not _NOTE_NUMBER.fullmatch("".join(map(str, link.itertext())).strip()):
        return False
    parent = link.getparent()
    raised = (parent is not None and parent.tag == "sup") or link.find("sup") is not None
    return raised or "note" in " ".join(map(str, link.attrib.values())).lower()


_NOTE_NUMBER: Final = re.compile(r"\[?(?:\d{1,3}|[*†‡§])\]?")


class _HtmlWriter:
    """Writes what shows to a draft."""

    def __init__(self, draft: Draft, rules: dict[str, Concealment]) -> None:
        self._draft = draft
        self._rules = rules
        self._how: Concealment | None = None
        self._exact = False
        self._elements = 0

    def element(self, element: Element, depth: int) -> None:
        tag = element.tag
        if not isinstance(tag, str) or tag in _PASSED_OVER or depth > DEEPEST:
            return
        self._elements += 1
        if self._elements % 1000 == 0:
            step()
        if tag == "br":
            self._draft.write("\n")
            return
        if tag == "a" and _is_note_number(element):
            return
        if tag == "div" and element.get("title") in ("header", "footer"):  # LibreOffice's
            with self._draft.edge():
                self._content(element, depth)
        else:
            self._content(element, depth)

    def _content(self, element: Element, depth: int) -> None:
        is_block = element.tag in _BLOCKS
        if is_block:
            self._draft.end_paragraph()
        draft = self._draft
        outer = self._how, self._exact, draft.is_quoting, draft.is_heading
        if element.tag == "blockquote" or element.get("class") in _QUOTING:
            draft.is_quoting = True
        if element.tag in _HEADINGS:
            draft.is_heading = True
        self._how = self._concealed(element) or self._how
        self._exact = self._exact or element.tag in ("pre", "textarea")
        self._write(element.text)
        for child in element:
            self.element(child, depth + 1)
            self._write(child.tail)
        if is_block:
            self._draft.end_paragraph()
        self._how, self._exact, draft.is_quoting, draft.is_heading = outer

    def _concealed(self, element: Element) -> Concealment | None:
        if element.get("hidden") is not None:
            return Concealment.VANISHED
        style = element.get("style")
        how = _conceals(_declarations(style)) if style else None
        if how is None and self._rules:
            names = [f".{name}" for name in (element.get("class") or "").lower().split()]
            names += [f"#{(element.get('id') or '').lower()}", str(element.tag)]
            names += [f"{element.tag}{name}" for name in names[:-2]]
            how = next((self._rules[name] for name in names if name in self._rules), None)
        return how

    def _write(self, text: str | None) -> None:
        if not text:
            return
        if self._exact:
            self._draft.write(text, self._how)
            return
        words = re.split(r"[ \t\r\n\f]+", text)
        shown = " ".join(words)
        if shown.strip(" "):
            self._draft.write(shown, self._how)
        elif shown:
            self._draft.write_blank()
