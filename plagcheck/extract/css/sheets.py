"""Style sheets of web pages: the rules that a browser goes by, and what they say of an element."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from plagcheck.extract.css.selectors import FARTHEST, Selector, Tag, parse_selector

Style = dict[str, str]

MOST_LOOKS: Final = 5_000_000  # at elements and what they stand in, in one page
MOST_ALIKE: Final = 200  # rules that may be about the same elements
FEWEST_ADDED: Final = 3  # words; labels and marks are shorter
WIDTH: Final = 1000  # of a window, in pixels

_COMMENT: Final = re.compile(r"/\*.*?(?:\*/|\Z)|<!--|-->", re.DOTALL)
_ODD_STRING: Final = re.compile(r"\"[^\"\n]*[{};][^\"\n]*\"|'[^'\n]*[{};][^'\n]*'")
_ESCAPE: Final = re.compile(r"\\([0-9a-fA-F]{1,6})[ \t\n]?|\\(.)")
_CONTENT: Final = re.compile(r"(?<![\w-])content\s*:([^;}]*)", re.IGNORECASE)
_STRING: Final = re.compile(r"(?<!\()\"[^\"]*\"|(?<!\()'[^']*'")
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_MEDIA: Final = re.compile(
    r"(?:only\s+)?(?:screen|all|(?=\())(?:\s*\band\b)?\s*"
    r"(?:\(\s*min-width\s*:\s*(\d{1,6})(?:\.\d+)?(px|r?em)?\s*\))?"
)
_AT: Final = ("@supports", "@layer", "@scope", "@container")  # what stands in them holds
_TELLING: Final = frozenset(
    {
        "display", "visibility", "opacity", "font", "font-size", "color", "background",
        "background-color", "background-image", "background-clip", "-webkit-background-clip",
        "-webkit-text-fill-color", "text-shadow", "-webkit-text-stroke", "position", "left", "top",
        "right", "bottom", "inset", "clip", "clip-path", "transform", "translate", "scale",
        "height", "max-height", "min-height", "width", "max-width", "min-width", "overflow",
        "text-indent", "white-space", "content-visibility", "padding", "padding-left",
        "padding-top", "padding-bottom", "padding-right", "margin", "margin-left", "margin-top",
    }
)  # fmt: skip
_DISPLAYS: Final = re.compile(
    r"none|contents|block|inline|list-item|flow-root|(?:inline-)?(?:block|flex|grid|table)"
    r"|table-[a-z-]+|ruby[a-z-]*|inherit|initial|unset|revert"
)


class _Declared(NamedTuple):
    """What a rule or an element says, and what of it nothing else overrules."""

    plain: Style
    important: Style


class _Rule(NamedTuple):
    selector: Selector
    rank: tuple[int, int, int, int]
    says: _Declared


class StyleSheets:
    """The rules of a page."""

    def __init__(self, sheets: Iterable[str]) -> None:
        self._rules: dict[str, list[_Rule]] = defaultdict(list)
        self._looks = 0
        self._order = 0
        for sheet in sheets:
            self._read(_ODD_STRING.sub("''", _COMMENT.sub("", sheet)))

    def __bool__(self) -> bool:
        return bool(self._rules)

    def style(self, tag: Tag, around: Sequence[Tag], presented: Style) -> Style:
        """What holds for an element; `presented` is what it says by itself, outside of styles."""
        own = _declared(tag.attributes.get("style", ""))
        rules = self._about(tag, around) if self._rules else []
        merged = dict(presented)
        for rule in rules:
            merged.update(rule.says.plain)
        merged.update(own.plain)
        for rule in rules:
            merged.update(rule.says.important)
        merged.update(own.important)
        return merged

    def _about(self, tag: Tag, around: Sequence[Tag]) -> list[_Rule]:
        keys = [f".{name}" for name in tag.attributes.get("class", "").lower().split()]
        keys += [f"#{tag.attributes.get('id', '').lower()}", tag.name, ""]
        found = list[_Rule]()
        for rule in (rule for key in dict.fromkeys(keys) for rule in self._rules.get(key, ())):
            self._looks += 1 + (len(rule.selector.parts) - 1) * min(len(around), FARTHEST)
            if self._looks > MOST_LOOKS:
                break
            if rule.selector.fits(tag, around):
                found.append(rule)
        return sorted(found, key=lambda rule: rule.rank)

    def _read(self, sheet: str) -> None:
        """Read rules, and those inside others; the end of a sheet ends all of them."""
        outer: list[str | None] = []  # what holds around: nothing known, or selectors
        start = 0
        for mark in re.finditer(r"[{}]|\Z", sheet):
            piece, start = sheet[start : mark.start()], mark.end()
            if mark[0] == "{":
                body, _, prelude = piece.rpartition(";")
                self._add(outer, body)
                outer.append(_held(prelude.strip(), outer))
            else:
                self._add(outer, piece)
                if outer:
                    outer.pop()

    def _add(self, outer: list[str | None], body: str) -> None:
        if not outer or not outer[-1] or not body.strip():
            return
        says = _declared(body)
        if not (says.plain or says.important):
            return
        for text in outer[-1].split(","):
            selector = parse_selector(text)
            if selector is None:
                continue
            self._order += 1
            alike = self._rules[selector.key]
            if len(alike) < MOST_ALIKE:
                alike.append(_Rule(selector, (*selector.weight, self._order), says))


def _held(prelude: str, outer: list[str | None]) -> str | None:
    """The selectors of rules that begin with a prelude; None for those that do not hold."""
    around = outer[-1] if outer else ""
    if around is None:
        return None
    if prelude.startswith("@"):
        at = prelude.lower().partition(" ")[0]
        holds = at in _AT or (at.startswith("@media") and is_for_screen(prelude[6:]))
        return around if holds else None
    if not around:
        return prelude
    if "," in prelude or "," in around or len(around) + len(prelude) > 1000:
        return None
    return prelude.replace("&", around) if "&" in prelude else f"{around} {prelude}"


def is_for_screen(media: str) -> bool:
    """Whether rules for some media hold in the window of a browser."""
    for query in media.lower()[:1000].split(","):
        found = _MEDIA.fullmatch(query.strip())
        if found is not None:
            scale = 16 if found[2] in ("em", "rem") else 1
            if int(found[1] or 0) * scale <= WIDTH:
                return True
    return not media.strip()


def adds_words(sheets: Iterable[str]) -> bool:
    """Whether rules add text of their own, which stands in no element."""
    return any(
        len(_WORD.findall(" ".join(_STRING.findall(found[1])))) >= FEWEST_ADDED
        for sheet in sheets
        for found in _CONTENT.finditer(_COMMENT.sub("", sheet))
    )


def _declared(body: str) -> _Declared:
    says = _Declared({}, {})
    if not body:
        return says
    if "/*" in body:
        body = _COMMENT.sub("", body)
    if "\\" in body:
        body = _ESCAPE.sub(_unescaped, body)
    for part in body.lower().split(";"):
        name, _, value = part.partition(":")
        name = name.strip()
        if name in _TELLING:
            value, mark, _ = value.partition("!")
            value = value.strip()
            if name != "display" or _DISPLAYS.fullmatch(value):
                (says.important if mark else says.plain)[name] = value
    return says


def _unescaped(found: re.Match[str]) -> str:
    if not found[1]:
        return found[2]
    code = int(found[1], 16)
    return chr(code) if code < 0x11_0000 else ""
