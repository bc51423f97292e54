"""The encoding of web pages: what a page declares where a browser would heed it."""

from __future__ import annotations

import codecs
import re
from collections.abc import Mapping
from typing import Final

from lxml import etree

from plagcheck.extract.plain import decode

SEARCHED: Final = 1 << 16  # bytes, from the start
FEWEST_FOREIGN: Final = 4  # characters that are not UTF-8 by chance

# What browsers know, by Python's names, and what they read instead: the older ones are parts.
_KNOWN: Final[Mapping[str, str]] = {
    **{f"cp{page}": f"cp{page}" for page in (866, 874, 932, 949, *range(1250, 1259))},
    **{f"iso8859-{part}": f"iso8859-{part}" for part in (2, 3, 4, 5, 6, 7, 8, 10, 13, 14, 15, 16)},
    **{
        name: name
        for name in (
            "utf-8", "koi8-r", "koi8-u", "mac-roman", "mac-cyrillic", "gb18030", "big5hkscs",
            "euc_jp", "iso2022_jp",
        )
    },
    "ascii": "cp1252",
    "iso8859-1": "cp1252",
    "iso8859-9": "cp1254",
    "iso8859-11": "cp874",
    "tis-620": "cp874",
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "big5": "big5hkscs",
    "shift_jis": "cp932",
    "euc_kr": "cp949",
}  # fmt: skip
_MARKS: Final = (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_XML: Final = re.compile(rb"\s*<\?xml\s[^>]{0,200}?\bencoding\s*=\s*[\"']([\w.:-]+)[\"']")
_CONTENT: Final = re.compile(r"charset\s*=\s*[\"']?\s*([\w.:-]+)", re.IGNORECASE)
_FOREIGN: Final = re.compile(rb"[\xc2-\xf4]")  # each begins a character of UTF-8


def decode_html(data: bytes) -> str:
    """The text of a web page, in the encoding that its first <meta> declares."""
    return _decode(data, _declared_by_meta(data) or _declared_by_xml(data))


def decode_xhtml(data: bytes) -> str:
    """The text of a page in XML."""
    return _decode(data, _declared_by_xml(data))


def _decode(data: bytes, declared: str) -> str:
    encoding = "" if data.startswith(_MARKS) else _known(declared)
    if encoding and not (encoding != "utf-8" and _is_utf_8(data)):
        return data.decode(encoding, "replace")
    return decode(data) or data.decode("latin-1")


def _known(label: str) -> str:
    """What an encoding is called here; nothing for one that no browser would use."""
    try:
        label = label.lower().removeprefix("x-").replace("windows-", "cp")
        return _KNOWN.get(codecs.lookup(label).name, "")
    except (LookupError, ValueError):
        return ""


def _is_utf_8(data: bytes) -> bool:
    """Whether it is UTF-8 whatever it says: as much of it is that in no other encoding."""
    foreign = sum(1 for _, _ in zip(range(FEWEST_FOREIGN), _FOREIGN.finditer(data), strict=False))
    if foreign < FEWEST_FOREIGN:
        return False
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _declared_by_xml(data: bytes) -> str:
    found = _XML.match(data)
    return found[1].decode("ascii") if found else ""


def _declared_by_meta(data: bytes) -> str:
    heard = _Declarations()
    head = data[:SEARCHED]
    if b"charset" in head.lower():
        parser = etree.HTMLParser(target=heard, encoding="iso-8859-1", no_network=True)  # type: ignore[arg-type]
        try:
            parser.feed(head.replace(b"\0", b" "))
            parser.close()
        except (etree.XMLSyntaxError, ValueError):
            pass  # what came before is heard
    return heard.first


class _Declarations:
    """Hears what the elements of a page say of its encoding: no comment, script or style does."""

    def __init__(self) -> None:
        self.first = ""

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        if tag != "meta" or self.first:
            return
        self.first = attributes.get("charset", "").strip()
        if not self.first and attributes.get("http-equiv", "").lower() == "content-type":
            found = _CONTENT.search(attributes.get("content", "")[:1000])
            self.first = found[1] if found else ""

    def close(self) -> None:
        """Nothing is left to be done."""
