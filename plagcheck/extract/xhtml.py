"""XHTML: chapters of books, read by the rules of XML, as programs that show books do."""

from __future__ import annotations

import html
from typing import Final
from xml.parsers import expat

from plagcheck.extract.charset import decode_xhtml
from plagcheck.extract.draft import Draft
from plagcheck.extract.hardened_xml import MOST_NAMES
from plagcheck.extract.html import PASSED_OVER, PageHearer, heard_sheets, write_heard, write_html
from plagcheck.model.document import SkippedPart
from plagcheck.model.errors import Cause, FileUnsafe

_XHTML: Final = "http://www.w3.org/1999/xhtml"
_SVG: Final = "http://www.w3.org/2000/svg"
_SHOWN: Final = frozenset({"noscript"})  # programs that show books run no scripts


def write_xhtml(name: str, data: bytes, draft: Draft, passed_over: frozenset[str]) -> None:
    """Add a chapter of a book to a draft, without elements of some sorts.

    One that is not well-formed is shown in part or as a web page: it is read as one, and told.
    """
    text = decode_xhtml(data).removeprefix("\ufeff").lstrip()

    def hear(hearer: PageHearer) -> None:
        _Parser(name, hearer).parse(text)

    try:
        sheets = heard_sheets(name, hear)
    except expat.ExpatError:
        if "<!ENTITY" in text:
            raise FileUnsafe(name, reason=Cause.OWN_ENTITIES) from None
        draft.skipped.append(SkippedPart.DAMAGED_PLACES)
        write_html(name, _without_sections(text), draft, passed_over)
    else:
        write_heard(name, hear, draft, sheets, (PASSED_OVER - _SHOWN) | passed_over)


def _without_sections(text: str) -> str:
    """A web page has no sections of characters."""
    before, *sections = text.split("<![CDATA[")
    pieces = [before]
    for section in sections:
        characters, _, after = section.partition("]]>")
        pieces += [characters.replace("&", "&amp;").replace("<", "&lt;"), after]
    return "".join(pieces)


class _Parser:
    """Reads XML element by element; it knows no limit of depth, and nothing is fetched."""

    def __init__(self, name: str, hearer: PageHearer) -> None:
        self._name = name
        self._hearer = hearer
        self._own: str | None = None  # the namespace of the page
        self._tags: dict[str, str] = {}
        parser = self._parser = expat.ParserCreate("utf-8", "}")
        parser.buffer_text = True
        # Names of characters stand in a document type that is not read.
        parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_UNLESS_STANDALONE)
        parser.UseForeignDTD(True)
        parser.SkippedEntityHandler = self._entity
        parser.EntityDeclHandler = self._refuse
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = hearer.data

    def parse(self, text: str) -> None:
        self._parser.Parse(text.encode("utf-8", "replace"), True)
        self._hearer.close()

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        if self._own is None:
            self._own = name.rpartition("}")[0]
        self._hearer.start(self._tag(name), attributes)

    def _end(self, name: str) -> None:
        self._hearer.end(self._tag(name))

    def _tag(self, name: str) -> str:
        """The name of an element as in a web page; a stranger's namespace stays with its own."""
        if name in self._tags:
            return self._tags[name]
        space, _, tag = name.rpartition("}")
        if space == _SVG or not space:  # which old books have none of
            tag = tag.lower()
        if space not in (_XHTML, _SVG, self._own):
            tag = name
        if len(self._tags) < MOST_NAMES:
            self._tags[name] = tag
        return tag

    def _entity(self, name: str, is_parameter: bool) -> None:
        if not is_parameter:
            self._hearer.data(html.unescape(f"&{name};"))

    def _refuse(self, *_: object) -> None:
        raise FileUnsafe(self._name, reason=Cause.OWN_ENTITIES)
