"""Selectors of style sheets: which elements a rule is about, as far as that is told surely.

Tags, classes, names and attributes, inside others; what depends on neighbours, on order or on what
a reader does is passed over.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

FARTHEST: Final = 256  # ancestors that are looked at
LONGEST: Final = 1000  # characters of a selector

_COMPOUND: Final = r"(?:\*|[\w-]+)?(?:[.#][\w-]+|\[[^\[\]]*\])*"
_STEP: Final = re.compile(rf"(\s*>\s*|\s+|^)({_COMPOUND})")
_PIECE: Final = re.compile(r"([.#])([\w-]+)|\[([^\[\]]*)\]|([\w-]+)")
_ATTRIBUTE: Final = re.compile(r"\s*([\w-]+)\s*(?:([~^$*]?)=\s*[\"']?(.*?)[\"']?\s*)?")


class Tag(NamedTuple):
    """An element as selectors see it."""

    name: str
    attributes: Mapping[str, str]


class _Compound(NamedTuple):
    tag: str
    wanted: tuple[tuple[str, str, str], ...]  # attribute, way, value
    is_parent: bool  # of what stands behind it, not only an ancestor

    def fits(self, tag: Tag) -> bool:
        if self.tag and self.tag != tag.name and self.tag != "*":
            return False
        for name, way, value in self.wanted:
            found = tag.attributes.get(name)
            if found is None or not _holds(found.lower(), way, value):
                return False
        return True


class Selector(NamedTuple):
    """A selector, its last part first."""

    parts: tuple[_Compound, ...]

    @property
    def key(self) -> str:
        """What an element has to have: a name, a class, or a tag; otherwise nothing."""
        last = self.parts[0]
        for mark, name in (("#", "id"), (".", "class")):
            for wanted, _, value in last.wanted:
                if wanted == name and value:
                    return mark + value
        return last.tag if last.tag != "*" else ""

    @property
    def weight(self) -> tuple[int, int, int]:
        """How a browser ranks it."""
        wanted = [name for part in self.parts for name, _, _ in part.wanted]
        names = wanted.count("id")
        tags = sum(part.tag not in ("", "*") for part in self.parts)
        return (names, len(wanted) - names, tags)

    def fits(self, tag: Tag, around: Sequence[Tag]) -> bool:
        """Whether it is about an element; `around` are those it stands in, outermost first."""
        return self.parts[0].fits(tag) and self._fits_around(1, around, len(around))

    def _fits_around(self, index: int, around: Sequence[Tag], place: int) -> bool:
        """The nearest that fits is taken: rarely, a farther one would fit better."""
        for part in self.parts[index:]:
            farthest = place - 1 if part.is_parent else place - FARTHEST
            fitting = range(place - 1, max(farthest, 0) - 1, -1)
            place = next((each for each in fitting if part.fits(around[each])), -1)
            if place < 0:
                return False
        return True


def parse_selector(text: str) -> Selector | None:
    """A selector; None for one whose elements cannot be told."""
    text, parts, place = text.strip().lower()[: LONGEST + 1], list[_Compound](), 0
    if not text or len(text) > LONGEST:
        return None
    while place < len(text):
        found = _STEP.match(text, place)
        if found is None or not found[2]:
            return None
        if parts:
            parts[-1] = parts[-1]._replace(is_parent=">" in found[1])
        compound = _compound(found[2])
        if compound is None:
            return None
        parts.append(compound)
        place = found.end()
    return Selector(tuple(reversed(parts)))


def _compound(text: str) -> _Compound | None:
    tag, wanted = "", []
    for mark, name, attribute, element in _PIECE.findall(text):
        if mark:
            wanted.append(("id", "", name) if mark == "#" else ("class", "~", name))
        elif element:
            tag = element
        else:
            found = _ATTRIBUTE.fullmatch(attribute)
            if found is None:
                return None
            way = "?" if found[3] is None else found[2]
            wanted.append((found[1], way, found[3] or ""))
    return _Compound(tag, tuple(wanted), False)


def _holds(found: str, way: str, value: str) -> bool:
    if way == "~":
        return value in found.split()
    if way == "^":
        return bool(value) and found.startswith(value)
    if way == "$":
        return bool(value) and found.endswith(value)
    if way == "*":
        return bool(value) and value in found
    return way == "?" or found == value
