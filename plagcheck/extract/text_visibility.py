"""How DOCX text looks, as far as that hides it: hidden, white or tiny, by style or directly."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from plagcheck.extract.draft import Concealment
from plagcheck.extract.hardened_xml import LOCAL, Element, attribute, local

NEAR_WHITE: Final = 0xF0
TINY_HALF_POINTS: Final = 4  # below 2 points

_OFF: Final = ("0", "false", "off", "none")
_NO_FILL: Final = ("auto", "none", "ffffff")
_FILLS: Final = frozenset({"solidFill", "gradFill", "blipFill", "pattFill", "grpFill"})


# What hides text, as it stands in XML; "&#" might spell any of it, and a zero byte is another
# encoding. Where nothing of this occurs, no formatting needs to be looked at. The expressions
# first pass over what nearly all files write, and cheaply.
_HIDING_WORDS: Final = (b"anish", b"\0")
_HIDING_THEMES: Final = (b'"background1"', b'"light1"')
_HIDING_VALUES: Final = (
    re.compile(rb"sz\s(?!w:val=\"\d\d)[^<>]{0,99}?[\"'][0-3](?:\.\d*)?[\"']"),
    re.compile(rb"color\s(?!w:val=\"[0-9a-eA-E])[^<>]{0,99}?[\"'](?:[fF][0-9a-fA-F]){3}[\"']"),
)


def may_hide(xml: bytes) -> bool:
    """Whether formatting in a part can hide text at all."""
    return (
        any(word in xml for word in _HIDING_WORDS)
        or (b"&" in xml and b"&#" in xml)
        or any(value.search(xml) is not None for value in _HIDING_VALUES)
        or (b"themeColor" in xml and any(theme in xml for theme in _HIDING_THEMES))
    )


class Formatting(NamedTuple):
    """What formatting says; None where it says nothing."""

    vanished: bool | None = None
    white: bool | None = None
    tiny: bool | None = None
    shaded: bool | None = None

    def under(self, other: Formatting) -> Formatting:
        """This look with what `other` says on top of it."""
        if other is PLAIN:
            return self
        if self is PLAIN:
            return other
        return Formatting(
            *(mine if its is None else its for mine, its in zip(self, other, strict=True))
        )


PLAIN: Final = Formatting()


def conceals(look: Formatting, on_colour: bool) -> Concealment | None:
    """How a look hides its text; white on a coloured ground does not."""
    if look.vanished:
        return Concealment.VANISHED
    if look.tiny:
        return Concealment.TINY
    if look.white and not (on_colour or look.shaded):
        return Concealment.WHITE
    return None


def look_of(properties: Element | None) -> Formatting:
    """The look that run properties give directly."""
    if properties is None:
        return PLAIN
    vanished = white = tiny = shaded = None
    for prop in properties:
        name = LOCAL[prop.tag]
        if name == "sz":
            tiny = _is_tiny(value_of(prop))
        elif name == "color":
            white = is_white(value_of(prop), attribute(prop, "themeColor"))
        elif name in ("vanish", "specVanish"):
            vanished = (value_of(prop) or "true").lower() not in _OFF
        elif name == "shd":
            shaded = is_shading(prop)
        elif name == "highlight":
            shaded = (value_of(prop) or "none").lower() not in ("none", "white")
    if vanished is white is tiny is shaded is None:
        return PLAIN
    return Formatting(vanished, white, tiny, shaded)


_VAL: Final = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}val"


def value_of(prop: Element) -> str | None:
    """A property's w:val; documents in the strict form have it in another namespace."""
    value = prop.get(_VAL)
    return attribute(prop, "val") if value is None else value


def may_hide_by(prop: Element) -> bool:
    """Whether a w:vanish, w:specVanish, w:color or w:sz can hide text, at a glance."""
    name, value = LOCAL[prop.tag], value_of(prop) or ""
    if name == "sz":
        return len(value) == 1 or "." in value
    if name == "color":
        return value[:1] in "fF" or is_white(value, attribute(prop, "themeColor"))
    return True


def is_white(colour: str | None, theme: str | None = None) -> bool:
    """Whether a colour is white for a reader."""
    if theme in ("background1", "light1"):
        return True
    try:
        value = int((colour or "").lstrip("#"), 16)
    except ValueError:
        return (colour or "").lower() == "white"
    return min(value >> 16, value >> 8 & 0xFF, value & 0xFF) >= NEAR_WHITE


def _is_tiny(size: str | None) -> bool:
    try:
        return float(size or "nan") < TINY_HALF_POINTS
    except ValueError:
        return False


def is_shading(shd: Element) -> bool:
    """Whether a w:shd element colours the ground."""
    fill = (attribute(shd, "fill") or "auto").lower()
    pattern = (attribute(shd, "val") or "clear").lower()
    return (
        fill not in _NO_FILL
        or attribute(shd, "themeFill") is not None
        or pattern not in ("clear", "nil", "none")
    )


def is_shape_filled(text_box: Element) -> bool:
    """Whether the shape around a text box has a colour of its own."""
    for shape in text_box.iterancestors():
        name = local(shape)
        if name == "wsp":
            return any(
                local(fill) in _FILLS for part in shape if local(part) == "spPr" for fill in part
            ) or any(
                local(part) == "fillRef" and part.get("idx") != "0"
                for style in shape
                if local(style) == "style"
                for part in style
            )
        if name in ("shape", "rect", "roundrect", "oval"):
            return not is_white(shape.get("fillcolor") or "white") and shape.get("filled") != "f"
    return False
