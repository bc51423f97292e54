"""How the text of a web page looks, as far as that hides it, by what its elements say.

What is not sure hides nothing: hidden text is not compared, and a reader has to be able to trust
that it is hidden.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from plagcheck.extract.css.sheets import Style
from plagcheck.extract.draft import Concealment
from plagcheck.extract.text_visibility import is_white

LONGEST_VALUE: Final = 100  # characters
TINY: Final = 2.0  # points
USUAL: Final = 12.0
FAR: Final = -999.0  # pixels, left of a page or above it
NEAR: Final = 100.0  # … that bring nothing back

_SIZE: Final = re.compile(r"(-?[\d.]{1,12})(px|pt|em|rem|%)?")
_OF_FONT: Final = re.compile(r"(?:^|\s)([\d.]{1,12}(?:px|pt|em|rem|%)|0+)(?=[/\s])")
_NOTHING: Final = r"\s*(?:0+(?:\.0*)?|\.0+)%?\s*"
_CLEAR: Final = re.compile(
    r"transparent|#[0-9a-f]{3}0|#[0-9a-f]{6}00"
    rf"|(?:rgb|hsl)a?\((?:(?:[^(),/]*,){{3}}|[^(),/]*/){_NOTHING}\)"
)
_COLOUR: Final = re.compile(r"rgba?\(\s*(\d+)[,\s]+(\d+)[,\s]+(\d+).*\)")
_CLIPPED: Final = re.compile(r"inset\(\s*(?:50|100)%\s*\)|circle\(\s*0(?:px|%)?\s*(?:at .*)?\)")
_RECT: Final = re.compile(r"rect\((?:\s*[01](?:px)?\s*,?\s*){4}\)")
_SCALED: Final = re.compile(r"scale[xy]?\(\s*(?:0+(?:\.0*)?|\.0+)\s*[,)]")
_ZERO: Final = re.compile(r"0(?:\.0*)?(?:px|pt|r?em|%)?")
_OUT_OF_FLOW: Final = ("absolute", "fixed", "sticky")
_FADED: Final = re.compile(r"0*\.?0*%?")
_DRAWN: Final = ("text-shadow", "-webkit-text-stroke")
_CLIPS: Final = ("background-clip", "-webkit-background-clip")
_MOVING: Final = (
    "padding", "padding-left", "padding-top", "margin", "margin-left", "margin-top", "transform",
    "translate", "text-indent", "inset", "left", "top",
)  # fmt: skip
_ROOM: Final = (
    "padding", "padding-left", "padding-top", "padding-bottom", "padding-right", "min-height",
)  # fmt: skip


class Look(NamedTuple):
    """How text looks; of what holds for all that is inside, the first is told."""

    gone: Concealment | None = None
    away: Concealment | None = None  # until something inside is placed anew
    is_unseen: bool = False
    size: float = USUAL
    is_white: bool = False
    is_clear: bool = False
    is_on_colour: bool = False
    is_drawn: bool = False  # by more than its colour

    @property
    def how(self) -> Concealment | None:
        """How the text is hidden, if it is."""
        if self.gone is not None or self.is_unseen:
            return self.gone or Concealment.VANISHED
        if self.away is not None:
            return self.away
        if self.size < TINY:
            return Concealment.TINY
        white = self.is_clear or (self.is_white and not self.is_on_colour)
        return Concealment.WHITE if white and not self.is_drawn else None

    def inside(self, style: Style, is_block: bool) -> Look:
        """The look of what stands in an element with a style."""
        style = {name: value for name, value in style.items() if len(value) <= LONGEST_VALUE}
        colour = style.get("-webkit-text-fill-color") or style.get("color")
        ground = _ground(style)
        return Look(
            self.gone or _gone(style, is_block),
            _away(style, is_block) or (None if _is_placed(style) else self.away),
            _is_unseen(style, self.is_unseen),
            _size(style, self.size),
            self.is_white if colour is None else is_white(_six_digits(colour)),
            self.is_clear if colour is None else _CLEAR.fullmatch(colour) is not None,
            self.is_on_colour if ground is None else ground,
            self.is_drawn or _is_drawn(style),
        )


def _gone(style: Style, is_block: bool) -> Concealment | None:
    if style.get("display") == "none":
        return Concealment.VANISHED
    if is_block and style.get("content-visibility") == "hidden":
        return Concealment.VANISHED
    opacity = style.get("opacity", "")
    if opacity and any(map(str.isdigit, opacity)) and _FADED.fullmatch(opacity):
        return Concealment.INVISIBLE
    is_clipped = _RECT.fullmatch(style.get("clip", "")) and style.get("position") in _OUT_OF_FLOW
    if is_clipped or _CLIPPED.fullmatch(style.get("clip-path", "")):
        return Concealment.INVISIBLE
    is_box = is_block or not style.keys().isdisjoint(("display", "position"))  # no words in a line
    is_shrunk = _SCALED.search(style.get("transform", "")) or style.get("scale") == "0"
    return Concealment.INVISIBLE if is_box and is_shrunk else None


def _away(style: Style, is_block: bool) -> Concealment | None:
    position = style.get("position", "static")
    is_far = position not in ("static", "sticky") and any(
        _pixels(style.get(side, "")) <= FAR for side in ("left", "top")
    )
    if is_far and not _moves({name: style[name] for name in _MOVING[:-2] if name in style}):
        return Concealment.OFF_PAGE
    indent = _pixels(style.get("text-indent", "")) <= FAR
    if indent and style.get("white-space") == "nowrap":
        return Concealment.OFF_PAGE
    is_box = is_block or style.get("display") in ("block", "inline-block", "flex", "grid")
    is_flat = any(
        _ZERO.fullmatch(style.get(side, ""))
        for side in ("height", "max-height", "width", "max-width")
    )
    is_cut = style.get("overflow") in ("hidden", "clip", "hidden hidden")
    has_room = any(not _ZERO.fullmatch(style[name]) for name in _ROOM if name in style)
    return Concealment.INVISIBLE if is_box and is_flat and is_cut and not has_room else None


def _is_placed(style: Style) -> bool:
    """Whether an element may leave the place of what it stands in."""
    return style.get("position") in _OUT_OF_FLOW or _moves(
        {name: style[name] for name in _MOVING if name in style}
    )


def _moves(style: Style) -> bool:
    return any(abs(_pixels(length)) >= NEAR for value in style.values() for length in value.split())


def _pixels(length: str) -> float:
    """A length in pixels; one that cannot be told is long and positive."""
    found = _SIZE.fullmatch(length)
    if found is None:
        return 0.0 if length in ("", "auto", "none", "normal") else 1e6
    try:
        return float(found[1]) * {"pt": 4 / 3, "em": 16, "rem": 16, "%": 10}.get(found[2], 1)
    except ValueError:
        return 1e6


def _is_unseen(style: Style, before: bool) -> bool:
    said = style.get("visibility")
    if said in ("hidden", "collapse"):
        return True
    return before and said not in ("visible", "initial")


def _size(style: Style, around: float) -> float:
    """The size of letters in points."""
    said = style.get("font-size")
    if said is None and (found := _OF_FONT.search(style.get("font", "") + " ")):
        said = found[1]
    if said is None:
        return around
    size = _SIZE.fullmatch(said)
    if size is None:
        return USUAL if said != "inherit" else around
    scale = {"px": 0.75, "em": around, "rem": USUAL, "%": around / 100}.get(size[2] or "px", 1.0)
    try:
        return float(size[1]) * scale
    except ValueError:
        return USUAL


def _ground(style: Style) -> bool | None:
    """Whether the ground is coloured; None where nothing is said of it."""
    said = [style[n] for n in ("background", "background-color", "background-image") if n in style]
    words = [_six_digits(word) for value in said for word in re.split(r"\s+(?![^()]*\))", value)]
    words = [word for word in words if word not in ("", "none", "inherit", "unset", "initial")]
    words = [word for word in words if not _CLEAR.fullmatch(word)]
    return any(not is_white(word) for word in words) if words else None


def _is_drawn(style: Style) -> bool:
    return any(style.get(name, "none") not in ("none", "0") for name in _DRAWN) or any(
        style.get(name) == "text" for name in _CLIPS
    )


def _six_digits(colour: str) -> str:
    short = re.fullmatch(r"#([0-9a-f])([0-9a-f])([0-9a-f])[0-9a-f]?", colour)
    if short:
        return "".join(digit * 2 for digit in short.groups())
    if re.fullmatch(r"#[0-9a-f]{8}", colour):
        return colour[1:7]
    parts = _COLOUR.fullmatch(colour)
    return "".join(f"{min(int(p), 255):02x}" for p in parts.groups()) if parts else colour
