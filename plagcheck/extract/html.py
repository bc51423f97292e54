"""HTML: what a browser would show, without running or fetching anything.

A page is read as it comes, element by element, and no tree is made of it: libxml2 stops without a
word where a tree grows too deep, or where anything stands behind its end.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Protocol

from lxml import etree

from plagcheck.extract.charset import decode_html
from plagcheck.extract.css.looks import Look
from plagcheck.extract.css.selectors import Tag
from plagcheck.extract.css.sheets import StyleSheets, adds_words, is_for_screen
from plagcheck.extract.draft import Draft, FinishedDraft
from plagcheck.extract.heartbeat import step
from plagcheck.model.document import SkippedPart
from plagcheck.model.errors import Cause, FileDamaged, FileUnsafe

PASSED_OVER: Final = frozenset(
    {
        "head", "script", "style", "template", "noscript", "iframe", "svg", "audio", "video",
        "canvas", "datalist",
    }
)  # fmt: skip
_BLOCKS: Final = frozenset(
    {
        "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details",
        "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer",
        "foreignobject", "form",
        "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html", "legend", "li", "listing",
        "main", "marquee", "menu", "nav", "ol", "optgroup", "option", "p", "plaintext", "pre",
        "section", "summary", "table", "tbody", "td", "template", "text", "tfoot", "th", "thead",
        "title", "tr", "ul", "xmp",
    }
)  # fmt: skip
_APART: Final = frozenset({"button", "input", "textarea"})  # with a border around them
# What a browser takes out of a drawing again, with all that follows.
_NO_DRAWING: Final = frozenset(
    {
        "b", "big", "blockquote", "body", "br", "center", "code", "dd", "div", "dl", "dt", "em",
        "embed", "h1", "h2", "h3", "h4", "h5", "h6", "head", "hr", "i", "img", "li", "listing",
        "menu", "meta", "nobr", "ol", "p", "pre", "ruby", "s", "small", "span", "strike",
        "strong", "sub", "sup", "table", "tt", "u", "ul", "var",
    }
)  # fmt: skip
_SHOWN_IN_DRAWING: Final = _BLOCKS - {"template", "title"}
_COLOURED_FONT: Final = frozenset({"color", "face", "size"})
_EMBEDDING: Final = {"iframe": "src", "frame": "src", "object": "data", "embed": "src"}
_EMBEDDED: Final = re.compile(r"data:(?!image/(?!svg))", re.IGNORECASE)  # pictures are no text
_TYPED: Final = frozenset(
    {"", "button", "email", "number", "reset", "search", "submit", "tel", "text", "url"}
)
_HEADINGS: Final = frozenset({"h1", "h2", "h3", "h4", "h5", "h6"})
_QUOTING: Final = frozenset({"block-text", "quotations", "quote"})  # LibreOffice's, from styles

_ZERO: Final = "\ufdd0"  # for a zero byte: no character of any text
MOST_ELEMENTS: Final = 1_000_000  # of a page or a book; one of 30 MB has about as many words
_NOTE_NUMBER: Final = re.compile(r"\[?(?:\d{1,3}|[*†‡§])\]?")
_LONGEST_NOTE_NUMBER: Final = 5  # letters
_MOST_EVENTS: Final = 16  # of such a link: a few elements, and blanks


def read_html(name: str, data: bytes) -> FinishedDraft:
    """The text of a web page."""
    draft = Draft()
    write_html(name, decode_html(data), draft)
    return draft.finish()


def write_html(
    name: str, text: str, draft: Draft, passed_over: frozenset[str] = frozenset()
) -> None:
    """Add the text of a web page to a draft."""
    hear = partial(_parse, name, text)
    sheets = heard_sheets(name, hear) if "<style" in text.lower() else []
    write_heard(name, hear, draft, sheets, PASSED_OVER | passed_over)


def heard_sheets(name: str, hear: Callable[[PageHearer], None]) -> list[str]:
    """The style sheets of a page, which may stand behind what they are about."""
    sheets = _Sheets(name)
    hear(sheets)
    return sheets.found


def write_heard(
    name: str,
    hear: Callable[[PageHearer], None],
    draft: Draft,
    sheets: list[str],
    passed_over: frozenset[str],
) -> None:
    """Add a page with its style sheets to a draft, as it is heard."""
    if adds_words(sheets):
        draft.skipped.append(SkippedPart.STYLED_WORDS)
    hear(_Held(_HtmlWriter(name, draft, StyleSheets(sheets), passed_over)))


def _note_element(name: str, number: int) -> None:
    """Show that another element was reached, and end where there are too many."""
    if number % 1000 == 0:
        step()
    if number > MOST_ELEMENTS:
        raise FileUnsafe(name, reason=Cause.TOO_MANY_ELEMENTS, value=MOST_ELEMENTS)


def _parse(name: str, text: str, target: PageHearer) -> None:
    parser = etree.HTMLParser(
        target=target,  # type: ignore[arg-type]  # the stubs know of trees only
        encoding="utf-8",
        no_network=True,
        huge_tree=True,  # or a word, a comment, an attribute of 10 MB would be the end
    )
    data = text.replace("\0", _ZERO).encode("utf-8", "replace")
    try:
        parser.feed(data)
        parser.close()
    except (etree.XMLSyntaxError, ValueError) as error:
        raise FileDamaged(name, reason=Cause.NOT_HTML) from error


class PageHearer(Protocol):
    """Hears a page, mark by mark."""

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """An element begins."""

    def data(self, text: str) -> None:
        """A piece of text."""

    def end(self, tag: str) -> None:
        """The innermost element ends."""

    def close(self) -> None:
        """The page ends."""


class _Sheets:
    """Hears the style sheets of a page."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._elements = 0
        self.found: list[str] = []
        self._pieces: list[str] | None = None

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        self._elements += 1
        _note_element(self._name, self._elements)
        if tag == "style" and is_for_screen(attributes.get("media", "")):
            self._pieces = []

    def data(self, text: str) -> None:
        if self._pieces is not None:
            self._pieces.append(text)

    def end(self, tag: str) -> None:
        if tag == "style" and self._pieces is not None:
            self.found.append("".join(self._pieces))
            self._pieces = None

    def close(self) -> None:
        """Nothing is left to be done."""


@dataclass(slots=True)
class _Link:
    """A link that may prove to be no more than the number of a note, and what is in it."""

    is_marked: bool  # as one to a note
    depth: int = 0
    events: list[tuple[Callable[..., None], tuple[Any, ...]]] = field(default_factory=list)
    text: str = ""

    @property
    def may_be_number(self) -> bool:
        return len(self.events) <= _MOST_EVENTS and len(self.text) <= _LONGEST_NOTE_NUMBER

    @property
    def is_number(self) -> bool:
        return self.is_marked and _NOTE_NUMBER.fullmatch(self.text) is not None


class _Held:
    """Holds links back until it is known whether they only number a note, at either end."""

    def __init__(self, writer: _HtmlWriter) -> None:
        self._writer = writer
        self._link: _Link | None = None

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        if tag == "a" and self._link is None:
            is_marked = "note" in " ".join(attributes.values()).lower()
            self._link = _Link(is_marked or self._writer.innermost == "sup")
        if self._link is not None:
            self._link.is_marked |= tag == "sup" and self._link.depth == 1
            self._link.depth += 1
        self._hear(self._writer.start, tag, dict(attributes))

    def data(self, text: str) -> None:
        if self._link is not None:
            self._link.text += text.strip()[: _LONGEST_NOTE_NUMBER + 1]
        self._hear(self._writer.data, text)

    def end(self, tag: str) -> None:
        self._hear(self._writer.end, tag)
        if self._link is not None:
            self._link.depth -= 1
            if self._link.depth == 0:
                self._let_go()

    def close(self) -> None:
        self._let_go()
        self._writer.close()

    def _hear(self, event: Callable[..., None], *values: Any) -> None:
        if self._link is None:
            event(*values)
            return
        self._link.events.append((event, values))
        if not self._link.may_be_number:
            self._link.is_marked = False
            self._let_go()

    def _let_go(self) -> None:
        link, self._link = self._link, None
        if link is not None and not link.is_number:
            for event, values in link.events:
                event(*values)


@dataclass(slots=True)
class _Opened:
    """An element, and how the text around it is written."""

    tag: str
    unseen_in: str
    look: Look
    is_exact: bool
    is_quoting: bool
    is_heading: bool
    apart: AbstractContextManager[None]


def _embeds(tag: str, attributes: Mapping[str, str]) -> bool:
    """Whether an element shows a document that stands in the page itself."""
    if tag not in _EMBEDDING:
        return False
    address = attributes.get(_EMBEDDING[tag], "")[:1000]
    is_inside = _EMBEDDED.match(re.sub(r"[\0-\x20]+", "", address)) is not None
    return is_inside or (tag == "iframe" and "srcdoc" in attributes)


def _ends_drawing(tag: str, attributes: Mapping[str, str]) -> bool:
    return tag in _NO_DRAWING or (tag == "font" and not _COLOURED_FONT.isdisjoint(attributes))


def _presented(tag: str, attributes: Mapping[str, str]) -> dict[str, str]:
    """What an element says of its look outside of styles, which may say otherwise."""
    said = {}
    if "hidden" in attributes or tag == "rp":
        said["display"] = "none"
    if "bgcolor" in attributes:
        said["background"] = attributes["bgcolor"].lower()
    if tag == "font" and "color" in attributes:
        said["color"] = attributes["color"].lower()
    if tag == "body" and "text" in attributes:
        said["color"] = attributes["text"].lower()
    return said


class _HtmlWriter:
    """Writes what shows to a draft."""

    def __init__(
        self, name: str, draft: Draft, rules: StyleSheets, passed_over: frozenset[str]
    ) -> None:
        self._name = name
        self._draft = draft
        self._rules = rules
        self._passed_over = passed_over
        self._opened: list[_Opened] = []
        self._text: list[str] = []
        self._unseen_in = ""  # what is passed over
        self._tags: list[Tag] = []  # those of the elements
        self._look = Look()
        self._is_exact = False

    @property
    def innermost(self) -> str:
        return self._opened[-1].tag if self._opened else ""

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        self._write()
        self._draft.elements += 1
        _note_element(self._name, self._draft.elements)
        if _embeds(tag, attributes):
            self._draft.skipped.append(SkippedPart.EMBEDDED_DOCUMENT)
        if self._unseen_in == "svg" and _ends_drawing(tag, attributes):
            self._leave_drawing()
        self._opened.append(self._around(tag, attributes))
        self._unseen_in = self._hides(tag, attributes)
        if not self._unseen_in:
            self._begin(tag, attributes)
        self._tags.append(Tag(tag, attributes))

    def data(self, text: str) -> None:
        if not self._unseen_in:
            self._text.append(text.replace(_ZERO, ""))  # as it ends a name, but shows nowhere
        elif self._unseen_in == "datalist" and any(map(str.isalpha, text)):
            self._draft.skipped.append(SkippedPart.FORM_CHOICES)

    def end(self, tag: str) -> None:
        if tag == self.innermost:
            self._leave()

    def close(self) -> None:
        while self._opened:
            self._leave()
        self._write()
        self._draft.end_paragraph()

    def _around(self, tag: str, attributes: Mapping[str, str]) -> _Opened:
        draft = self._draft
        apart: AbstractContextManager[None] = nullcontext()
        if self._unseen_in:
            pass
        elif tag == "div" and attributes.get("title") in ("header", "footer"):
            apart = draft.edge()  # LibreOffice's head and foot of the page
        elif tag == "select" or (tag == "rt" and self._is_in_ruby):
            apart = draft.beside()  # a sentence goes on behind them
        return _Opened(
            tag,
            self._unseen_in,
            self._look,
            self._is_exact,
            draft.is_quoting,
            draft.is_heading,
            apart,
        )

    @property
    def _is_in_ruby(self) -> bool:
        return any(opened.tag == "ruby" for opened in self._opened[-3:])

    def _leave_drawing(self) -> None:
        self._unseen_in = ""
        for opened in reversed(self._opened):
            if opened.unseen_in != "svg":
                break
            opened.unseen_in = ""

    def _hides(self, tag: str, attributes: Mapping[str, str]) -> str:
        """What is passed over where an element stands.

        Of a drawing words are read, and it is not left open over the paragraphs behind it.
        """
        if self._unseen_in == "svg" and tag in _SHOWN_IN_DRAWING:
            return ""
        if tag == "template" and "shadowrootmode" in attributes:  # which shows
            return self._unseen_in
        return self._unseen_in or (tag if tag in self._passed_over else "")

    def _begin(self, tag: str, attributes: Mapping[str, str]) -> None:
        draft = self._draft
        self._opened[-1].apart.__enter__()
        if tag == "br":
            draft.write("\n")
        if tag in _BLOCKS:
            draft.end_paragraph()
        if tag in _APART:
            draft.write_blank()
        if tag == "blockquote" or attributes.get("class") in _QUOTING:
            draft.is_quoting = True
        if tag in _HEADINGS:
            draft.is_heading = True
        self._look = self._look_of(tag, attributes)
        self._is_exact = self._is_exact or tag in ("pre", "textarea")
        if tag == "input" and attributes.get("type", "").lower() in _TYPED:
            draft.write(attributes.get("value", ""), self._look.how)

    def _look_of(self, tag: str, attributes: Mapping[str, str]) -> Look:
        presented = _presented(tag, attributes)
        if not (presented or self._rules or "style" in attributes):
            return self._look
        style = self._rules.style(Tag(tag, attributes), self._tags, presented)
        return self._look.inside(style, tag in _BLOCKS) if style else self._look

    def _leave(self) -> None:
        self._write()
        opened = self._opened.pop()
        self._tags.pop()
        if not self._unseen_in:
            if opened.tag in _BLOCKS:
                self._draft.end_paragraph()
            if opened.tag in _APART:
                self._draft.write_blank()
            opened.apart.__exit__(None, None, None)
        self._unseen_in, self._look, self._is_exact = opened.unseen_in, opened.look, opened.is_exact
        self._draft.is_quoting = opened.is_quoting
        self._draft.is_heading = opened.is_heading

    def _write(self) -> None:
        """Write what has come since the last mark."""
        text = "".join(self._text)
        self._text.clear()
        if not text or (self.innermost == "rp" and not any(map(str.isalpha, text))):
            return
        if self._is_exact:
            self._draft.write(text, self._look.how)
            return
        shown = " ".join(re.split(r"[ \t\r\n\f]+", text))
        if shown.strip(" "):
            self._draft.write(shown, self._look.how)
        elif shown:
            self._draft.write_blank()
