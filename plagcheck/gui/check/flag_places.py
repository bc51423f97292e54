"""Flagged words: as seen, as stored, and what is odd about them. No Qt."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from plagcheck.gui.check.findings import FlagShown

LONGEST: Final = 60  # characters of a place that is no single word
MOST: Final = 20_000  # places listed; more are in the paper all the same

_WORD: Final = re.compile(r"\w+")
_SOLID: Final = re.compile(r"\S+")
_SPACED: Final = re.compile(r"(?<!\w)\w(?:[ \u00a0\u2000-\u200a\u202f\u3000]\w)+(?!\w)")
_UNSEEN: Final = ("Cf", "Mn", "Me")


@dataclass(frozen=True, slots=True)
class FlaggedWord:
    """A place of the paper; `odd` are the characters in it that are not what they seem."""

    kind: str
    start: int
    stored: str
    odd: tuple[int, ...] = ()

    @property
    def seen(self) -> str:
        """What a reader takes it for; empty where nothing is seen."""
        if self.kind == "look-alikes":
            odd = set(self.odd)
            return "".join(seen_as(c) if i in odd else c for i, c in enumerate(self.stored))
        if self.kind == "invisible-characters":
            odd = set(self.odd)
            return "".join(c for i, c in enumerate(self.stored) if i not in odd)
        if self.kind == "letter-spacing":
            return "".join(self.stored.split())
        return ""

    @property
    def letters(self) -> str:
        """Whose letters they are: Cyrillic a o."""
        chars = dict.fromkeys(self.stored[place] for place in self.odd)
        if self.kind == "invisible-characters":
            return ", ".join(unicodedata.name(c, "").lower() for c in chars)
        scripts: dict[str, list[str]] = {}
        for char in chars:
            script = unicodedata.name(char, "").split(" ")[0].capitalize()
            scripts.setdefault(script, []).append(seen_as(char))
        return ", ".join(f"{script} {' '.join(some)}" for script, some in scripts.items())

    @property
    def code_points(self) -> str:
        chars = dict.fromkeys(self.stored[place] for place in self.odd)
        return " ".join(f"U+{ord(char):04X}" for char in chars)


@cache
def seen_as(char: str) -> str:
    """The Latin letter a foreign one is taken for, as comparing takes it."""
    from plagcheck.index.folding import fold

    folded = fold(f"a{char}a").bytes.tobytes()
    if len(folded) != 3:
        return char
    letter = chr(folded[1])
    return letter.upper() if char.isupper() else letter


def flagged_words(text: str, flag: FlagShown) -> list[FlaggedWord]:
    """The places of a flag that can be pointed at, in reading order."""
    finders = {
        "look-alikes": _look_alikes,
        "invisible-characters": _stuffed,
        "letter-spacing": _spaced,
    }
    find = finders.get(flag.kind, _as_they_are)
    found = []
    for each in find(text, flag):
        found.append(each)
        if len(found) == MOST:
            break
    return found


def _look_alikes(text: str, flag: FlagShown) -> Iterator[FlaggedWord]:
    """Places are single letters; letters of one word make one row."""
    end, places = 0, sorted(flag.places)
    for number, (start, _) in enumerate(places):
        if start < end:
            continue
        first = start
        while first > 0 and (text[first - 1].isalnum() or text[first - 1] == "_"):
            first -= 1
        word = _WORD.match(text, first)
        if word is None:
            continue
        end = word.end()
        odd = []
        for place, _ in places[number:]:
            if place >= end:
                break
            odd.append(place - first)
        yield FlaggedWord(flag.kind, first, word.group(), tuple(odd))


def _stuffed(text: str, flag: FlagShown) -> Iterator[FlaggedWord]:
    for start, end in flag.places:
        for word in _SOLID.finditer(text, start, end):
            chars = word.group()
            odd = tuple(i for i, c in enumerate(chars) if unicodedata.category(c) in _UNSEEN)
            if odd:
                yield FlaggedWord(flag.kind, word.start(), chars, odd)


def _spaced(text: str, flag: FlagShown) -> Iterator[FlaggedWord]:
    for start, end in flag.places:
        for word in _SPACED.finditer(text, start, end):
            yield FlaggedWord(flag.kind, word.start(), word.group())


def _as_they_are(text: str, flag: FlagShown) -> Iterator[FlaggedWord]:
    for start, end in flag.places:
        stored = " ".join(text[start : min(end, start + LONGEST)].split())
        yield FlaggedWord(flag.kind, start, stored + ("…" if end - start > LONGEST else ""))
