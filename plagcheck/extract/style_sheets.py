"""Style sheets of web pages: which rules keep text from a reader's eyes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from plagcheck.extract.draft import Concealment
from plagcheck.extract.text_visibility import is_white

LONGEST_COLOUR: Final = 100  # characters
FEWEST_ADDED: Final = 3  # words; labels and marks are shorter
_CONTENT: Final = re.compile(r"(?<![\w-])content\s*:([^;}]*)", re.IGNORECASE)
_STRING: Final = re.compile(r"(?<!\()\"[^\"]*\"|(?<!\()'[^']*'")
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_SIZE: Final = re.compile(r"^([\d.]+)(px|pt|em|rem|%)?$")


def hiding_rules(sheets: Iterable[str]) -> dict[str, Concealment]:
    """Simple selectors (.class, #id, tag) whose rules hide text."""
    rules = {}
    for sheet in sheets:
        for rule in sheet.split("}")[:-1]:
            before, _, body = rule.rpartition("{")
            selectors = before.rpartition("{")[2]  # of a rule inside another
            how = _conceals(_declarations(body))
            if how is not None:
                for selector in selectors.split(","):
                    rules[selector.strip().lower()] = how
    return rules


def adds_words(sheets: Iterable[str]) -> bool:
    """Whether rules add text of their own, which stands in no element."""
    return any(
        len(_WORD.findall(" ".join(_STRING.findall(found[1])))) >= FEWEST_ADDED
        for sheet in sheets
        for found in _CONTENT.finditer(sheet)
    )


def concealed_by(
    tag: str, attributes: Mapping[str, str], rules: Mapping[str, Concealment]
) -> Concealment | None:
    """How an element hides its text, by its own attributes or by rules."""
    if "hidden" in attributes:
        return Concealment.VANISHED
    style = attributes.get("style")
    how = _conceals(_declarations(style)) if style else None
    if how is None and rules:
        names = [f".{name}" for name in attributes.get("class", "").lower().split()]
        names += [f"#{attributes.get('id', '').lower()}", tag]
        names += [f"{tag}{name}" for name in names[:-2]]
        how = next((rules[name] for name in names if name in rules), None)
    return how


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
