"""RTF: read group by group, without recursion, so that nesting costs nothing."""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from typing import Final

from plagcheck.extract.draft import Concealment, Draft, FinishedDraft
from plagcheck.extract.heartbeat import step
from plagcheck.extract.text_visibility import NEAR_WHITE, TINY_HALF_POINTS
from plagcheck.extract.title_styles import is_title_style

_TOKEN: Final = re.compile(
    rb"\\([a-zA-Z]{1,32})(-?\d{1,10})? ?"  # 1, 2: control word and its number
    rb"|\\'([0-9a-fA-F]{2})"  # 3: a byte of text
    rb"|\\(.)"  # 4: control symbol
    rb"|([{}])"  # 5: group
    rb"|([^\\{}\r\n]+)"  # 6: text
    rb"|[\r\n]+",
    re.DOTALL,
)

_NOT_TEXT: Final = frozenset(
    {
        "info", "pict", "object", "objdata", "fldinst", "annotation", "atnid",
        "atnauthor", "atndate", "atnref", "bkmkstart", "bkmkend", "nonshppict", "listtext",
        "pntext", "pntxta", "pntxtb", "xe", "tc", "template", "themedata", "datastore",
        "latentstyles", "generator", "filetbl", "revtbl", "rsidtbl", "listtable",
        "listoverridetable", "background", "sp", "datafield", "colorschememapping", "ftnsep",
        "ftnsepc", "ftncn", "aftnsep", "aftnsepc", "aftncn", "xmlnstbl", "userprops", "docvar",
    }
)  # fmt: skip
_READ_THOUGH_STARRED: Final = frozenset(
    {"shpinst", "shptxt", "shppict", "moMath", "moMathPara", "mmath", "footnote", "ud", "do"}
)
_EDGES: Final = frozenset(
    {"header", "headerl", "headerr", "headerf", "footer", "footerl", "footerr", "footerf"}
)
_CHARACTERS: Final = {
    "tab": "\t", "cell": "\t", "nestcell": "\t", "emdash": "—", "endash": "–", "bullet": "•",
    "lquote": "‘", "rquote": "’", "ldblquote": "“", "rdblquote": "”", "emspace": "\u2003",
    "enspace": "\u2002", "qmspace": "\u2005", "zwj": "\u200d", "zwnj": "\u200c",
    "zwbo": "\u200b", "zwnbo": "\u2060", "ltrmark": "\u200e", "rtlmark": "\u200f",
    "line": "\n", "softline": "\n",
}  # fmt: skip
_PARAGRAPHS: Final = frozenset({"par", "sect", "page", "row", "nestrow", "column"})
_SYMBOLS: Final = {b"~": "\u00a0", b"_": "\u2011", b"-": "\u00ad", b"\n": "", b"\r": ""}
_LITERAL: Final = (b"\\", b"{", b"}")

_CHARSETS: Final = {
    0: "cp1252", 77: "mac_roman", 128: "cp932", 129: "cp949", 130: "johab", 134: "gbk",
    136: "big5", 161: "cp1253", 162: "cp1254", 163: "cp1258", 177: "cp1255", 178: "cp1256",
    186: "cp1257", 204: "cp1251", 222: "cp874", 238: "cp1250", 255: "cp437",
}  # fmt: skip


BODY_LEVEL: Final = 9  # outline levels of headings are below this


@dataclass(slots=True)
class _GroupState:
    """What holds until the group ends."""

    encoding: str = "cp1252"
    fallback: int = 1  # characters to pass over after a Unicode one
    hidden: bool = False
    colour: int = 0
    ground: int = 0
    half_points: int = 24
    deleted: bool = False
    ignored: bool = False
    table: str = ""
    apart: ExitStack | None = field(default=None, compare=False)


def read_rtf(name: str, data: bytes) -> FinishedDraft:
    """The text of a rich text file."""
    reader = _TokenReader(Draft())
    reader.read(data)
    return reader.draft.finish()


class _TokenReader:
    """Turns tokens into text."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self._group = _GroupState()
        self._outer: list[_GroupState] = []
        self._starred = False
        self._pass_over = 0
        self._bytes = bytearray()
        self._surrogate = ""
        self._font = 0
        self._fonts: dict[int, str] = {}
        self._colours: list[list[int]] = [[-1, -1, -1]]
        self._style = 0
        self._title_styles: set[int] = set()
        self._cell_coloured = False
        self._tables: dict[str, Callable[[str, int], None]] = {
            "fonttbl": self._font_entry,
            "colortbl": self._colour_entry,
            "stylesheet": self._style_entry,
        }

    def read(self, data: bytes) -> None:
        place, count = 0, 0
        while (token := _TOKEN.match(data, place)) is not None:
            place = token.end()
            count += 1
            if count % 10_000 == 0:
                step()
            word, number, byte, symbol, brace, text = token.groups()
            if byte is not None:
                self._byte(int(byte, 16))
                continue
            self._flush()
            if text is not None:
                self._plain(text)
            elif word is not None:
                place += self._word(word.decode(), int(number or 0), number is not None)
            elif brace is not None:
                self._open() if brace == b"{" else self._close()
            elif symbol is not None:
                self._symbol(symbol)
        self._flush()
        while self._outer:
            self._close()

    def _open(self) -> None:
        self._outer.append(self._group)
        self._group = replace(self._group, apart=None)
        self._starred = False

    def _close(self) -> None:
        if not self._outer:
            return
        if self._group.apart is not None:
            self._group.apart.close()
        self._group = self._outer.pop()

    def _symbol(self, symbol: bytes) -> None:
        if symbol == b"*":
            self._starred = True
        elif symbol in _LITERAL:
            self._write(symbol.decode())
        elif symbol in (b"\n", b"\r"):
            self._end_paragraph()
        elif symbol in _SYMBOLS:
            self._write(_SYMBOLS[symbol])

    def _plain(self, text: bytes) -> None:
        if self._group.table == "colortbl":
            for _ in range(text.count(b";")):
                self._colours.append([-1, -1, -1])
        elif self._group.table == "stylesheet":
            name = text.decode(self._group.encoding, "replace")
            if is_title_style(name.partition(";")[0]):
                self._title_styles.add(self._style)
        passed, self._pass_over = self._pass_over, max(0, self._pass_over - len(text))
        self._write(text[passed:].decode(self._group.encoding, "replace"))

    def _byte(self, value: int) -> None:
        if self._pass_over:
            self._pass_over -= 1
        else:
            self._bytes.append(value)

    def _flush(self) -> None:
        if self._bytes:
            self._write(self._bytes.decode(self._group.encoding, "replace"))
            self._bytes.clear()

    def _write(self, text: str) -> None:
        group = self._group
        if text and not (group.ignored or group.deleted or group.table):
            self.draft.write(text, self._concealed())

    def _concealed(self) -> Concealment | None:
        group = self._group
        if group.hidden:
            return Concealment.VANISHED
        if group.half_points < TINY_HALF_POINTS:
            return Concealment.TINY
        white = 0 < group.colour < len(self._colours) and (
            min(self._colours[group.colour]) >= NEAR_WHITE
        )
        return Concealment.WHITE if white and not (group.ground or self._cell_coloured) else None

    def _end_paragraph(self) -> None:
        if not (self._group.ignored or self._group.deleted):
            self.draft.end_paragraph()

    def _word(self, word: str, number: int, given: bool) -> int:
        """Obey a control word; how many bytes of raw data follow it."""
        starred, self._starred = self._starred, False
        if word == "bin":
            return max(0, number)
        if word == "u":
            self._unicode(number)
        elif self._group.table:
            self._tables[self._group.table](word, number)
        elif word in _CHARACTERS:
            self._write(_CHARACTERS[word])
        elif word in _PARAGRAPHS:
            self._end_paragraph()
        elif starred and word not in _READ_THOUGH_STARRED:
            self._group.ignored = True
        else:
            self._destination(word)
            self._format(word, number, not given or number != 0)
        return 0

    def _unicode(self, number: int) -> None:
        char = chr(number & 0xFFFF)
        self._pass_over = self._group.fallback
        if "\ud800" <= char < "\udc00":
            self._surrogate = char
            return
        pair = self._surrogate + char
        self._surrogate = ""
        self._write(pair.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace"))

    def _destination(self, word: str) -> None:
        group = self._group
        if word in self._tables:
            group.table = word
        elif word in _NOT_TEXT:
            group.ignored = True
        elif word == "footnote":
            group.apart = self._enter(self.draft.note)
        elif word in _EDGES:
            group.apart = self._enter(self.draft.edge)
        elif word == "shptxt":
            group.ignored = False
            group.apart = self._enter(self.draft.beside)

    @staticmethod
    def _enter(place: Callable[[], object]) -> ExitStack:
        stack = ExitStack()
        stack.enter_context(place())  # type: ignore[arg-type]  # Draft's places are contexts
        return stack

    def _format(self, word: str, number: int, on: bool) -> None:
        group = self._group
        if word == "plain":
            group.hidden = group.deleted = False
            group.colour = group.ground = 0
            group.half_points = 24
        elif word == "v":
            group.hidden = on
        elif word == "deleted":
            group.deleted = on
        elif word == "cf":
            group.colour = number
        elif word in ("cb", "highlight", "chcbpat", "cbpat"):
            group.ground = number
        elif word == "fs":
            group.half_points = number
        elif word == "uc":
            group.fallback = max(0, min(number, 16))
        else:
            self._page_format(word, number)

    def _page_format(self, word: str, number: int) -> None:
        if word in ("ansicpg", "mac", "pc", "pca"):
            name = {"mac": "mac_roman", "pc": "cp437", "pca": "cp850"}.get(word, f"cp{number}")
            self._group.encoding = _known(name)
        elif word == "f":
            self._group.encoding = self._fonts.get(number, self._group.encoding)
        elif word in ("pard", "outlinelevel") and not self._group.ignored:
            self.draft.is_heading = word != "pard" and number < BODY_LEVEL
        elif word == "s" and not self._group.ignored:
            self.draft.is_heading = number in self._title_styles
        elif word == "trowd":
            self._cell_coloured = False
        elif word == "clcbpat":
            self._cell_coloured |= number != 0

    def _font_entry(self, word: str, number: int) -> None:
        if word == "f":
            self._font = number
        elif word == "fcharset" and number in _CHARSETS and number != 0:
            self._fonts[self._font] = _CHARSETS[number]

    def _colour_entry(self, word: str, number: int) -> None:
        if word in ("red", "green", "blue"):
            self._colours[-1][("red", "green", "blue").index(word)] = number

    def _style_entry(self, word: str, number: int) -> None:
        if word in ("s", "cs", "ds", "ts"):
            self._style = number if word == "s" else -1
        elif word == "outlinelevel" and number < BODY_LEVEL:
            self._title_styles.add(self._style)


def _known(encoding: str) -> str:
    try:
        return codecs.lookup(encoding).name
    except LookupError:
        return "cp1252"
