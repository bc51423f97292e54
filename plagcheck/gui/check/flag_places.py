"""Flagged words: as seen, as stored, and what is odd about them. No Qt."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import islice
from typing import Final

from plagcheck.model.document import Flag, FlagKind, Span

LONGEST: Final = 60  # characters of a place that is no single word
MOST: Final = 20_000  # places listed; more are in the paper all the same

_WORD: Final = re.compile(r"\w+")
_SOLID: Final = re.compile(r"\S+")
_SPACED: Final = re.compile(r"(?<!\w)\w(?:[ \u00a0\u2000-\u200a\u202f\u3000]\w)+(?!\w)")
_UNSEEN: Final = ("Cf", "Mn", "Me")


@dataclass(frozen=True, slots=True)
class FlaggedWord:
    """A place of the paper; `odd` are the characters in it that are not what they seem."""

    kind: FlagKind
    start: int
    stored: str
    odd: tuple[int, ...] = ()

    @property
    def seen(self) -> str:
        """What a reader takes it for; empty where nothing is seen."""
        if self.kind is FlagKind.LOOK_ALIKES:
            odd = set(self.odd)
            return "".join(seen_as(c) if i in odd else c for i, c in enumerate(self.stored))
        if self.kind is FlagKind.INVISIBLE_CHARACTERS:
            odd = set(self.odd)
            return "".join(c for i, c in enumerate(self.stored) if i not in odd)
        if self.kind is FlagKind.LETTER_SPACING:
            return "".join(self.stored.split())
        return ""

    @property
    def letters(self) -> str:
        """Whose letters they are: Cyrillic a o."""
        chars = dict.fromkeys(self.stored[place] for place in self.odd)
        if self.kind is FlagKind.INVISIBLE_CHARACTERS:
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


def places_of(text: str, flag: Flag) -> tuple[Span, ...]:
    """Single spots that can be pointed at: of look-alikes the letters, else the highlights."""
    if flag.kind is not FlagKind.LOOK_ALIKES:
        return flag.spans
    return tuple(place for span in flag.spans for place in _foreign_letters(text, span))


def _foreign_letters(text: str, span: Span) -> Iterator[Span]:
    """Letters of another alphabet inside words that have Latin letters too."""
    for word in _WORD.finditer(text, span.start, span.end):
        if any(char.isascii() and char.isalpha() for char in word.group()):
            for place, char in enumerate(word.group(), word.start()):
                if char.isalpha() and not _is_latin(char):
                    yield Span(place, place + 1)


def _is_latin(char: str) -> bool:
    return char.isascii() or unicodedata.name(char, "").startswith("LATIN")


def flagged_words(text: str, kind: FlagKind, places: Sequence[Span]) -> list[FlaggedWord]:
    """The words a flag is about, in reading order."""
    finders = {
        FlagKind.LOOK_ALIKES: _look_alikes,
        FlagKind.INVISIBLE_CHARACTERS: _stuffed,
        FlagKind.LETTER_SPACING: _spaced,
    }
    find = finders.get(kind, partial(_as_they_are, kind))
    return list(islice(find(text, places), MOST))


def _look_alikes(text: str, places: Sequence[Span]) -> Iterator[FlaggedWord]:
    """Places are single letters; letters of one word make one row."""
    end, places = 0, sorted(places)
    for number, letter in enumerate(places):
        if letter.start < end:
            continue
        first = letter.start
        while first > 0 and (text[first - 1].isalnum() or text[first - 1] == "_"):
            first -= 1
        word = _WORD.match(text, first)
        if word is None:
            continue
        end = word.end()
        odd = []
        for place in places[number:]:
            if place.start >= end:
                break
            odd.append(place.start - first)
        yield FlaggedWord(FlagKind.LOOK_ALIKES, first, word.group(), tuple(odd))


def _stuffed(text: str, places: Sequence[Span]) -> Iterator[FlaggedWord]:
    for place in places:
        for word in _SOLID.finditer(text, place.start, place.end):
            chars = word.group()
            odd = tuple(i for i, c in enumerate(chars) if unicodedata.category(c) in _UNSEEN)
            if odd:
                yield FlaggedWord(FlagKind.INVISIBLE_CHARACTERS, word.start(), chars, odd)


def _spaced(text: str, places: Sequence[Span]) -> Iterator[FlaggedWord]:
    for place in places:
        for word in _SPACED.finditer(text, place.start, place.end):
            yield FlaggedWord(FlagKind.LETTER_SPACING, word.start(), word.group())


def _as_they_are(kind: FlagKind, text: str, places: Sequence[Span]) -> Iterator[FlaggedWord]:
    for place in places:
        stored = " ".join(text[place.start : min(place.end, place.start + LONGEST)].split())
        yield FlaggedWord(kind, place.start, stored + ("…" if len(place) > LONGEST else ""))
