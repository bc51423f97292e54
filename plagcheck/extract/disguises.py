"""Disguised characters: look-alike letters, invisible characters, letter-spaced words.

Comparing undoes all of them; here they are found and counted, so that a teacher can look.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import Final

from plagcheck.index.folding import fold
from plagcheck.model.document import Span

FEWEST_WORDS: Final = 5  # fewer are names, formulas and accidents
FEWEST_FORMULAS: Final = 20  # words with Greek letters; below, and
FORMULA_SHARE: Final = 0.01  # below this share of all words, they are mathematics
LETTERS_PER_WORD: Final = 6
FEWEST_SPACED: Final = 5
NEARBY: Final = 40  # characters
STACKED_MARKS: Final = 3

_FOREIGN: Final = (
    "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "MATHEMATICAL", "FULLWIDTH LATIN",
    "LATIN LETTER SMALL CAPITAL", "LATIN SMALL LETTER ALPHA", "LATIN SMALL LETTER SCRIPT G",
    "CIRCLED LATIN", "NEGATIVE CIRCLED LATIN", "NEGATIVE SQUARED LATIN", "SQUARED LATIN",
)  # fmt: skip
_LETTER: Final = r"[^\W\d_]"
_SMALL: Final = "[a-zß-öø-ÿа-яα-ω]"  # capitals in a row are a title, or a formula
_BLANK: Final = "[ \u00a0\u2000-\u200a\u202f\u3000]"
_SPACED: Final = re.compile(rf"(?<!\w){_LETTER}(?:{_BLANK}{_SMALL}){{3,}}(?!\w)")
_SPACED_TOO: Final = re.compile(rf"(?<!\w)\w(?:{_BLANK}[\w'’-])+(?!\w)")
_INVISIBLE: Final = (
    "\u034f\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\ufeff\ufe00-\ufe0f\U000e0000-\U000e0fff"
)
_LATIN: Final = "A-Za-z\u00c0-\u024f"
# Each starts where a word starts, so that a long one is tried once and not at every letter.
_STUFFED: Final = re.compile(
    rf"(?<![{_LATIN}])[{_LATIN}]+[{_INVISIBLE}]+[{_LATIN}][{_LATIN}{_INVISIBLE}]*"
)
_SOFT: Final = re.compile(rf"(?<![{_LATIN}\u00ad])[{_LATIN}\u00ad]*\u00ad[{_LATIN}\u00ad]*")
_SHORT_WORD: Final = 3  # no program hyphenates a word as short as this
_MARK: Final = "[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]"
_MARKED: Final = re.compile(rf"(?<!\S)\S*?\w{_MARK}{{{STACKED_MARKS},}}\S*")
_ANY_MARK: Final = re.compile(_MARK)
_ANY_INVISIBLE: Final = re.compile(f"[{_INVISIBLE}]")
_WORD: Final = re.compile(r"\w+")
_OVERRIDE: Final = re.compile("\u202e([^\u202c\u202d\u202e\n]*)")


@dataclass(frozen=True, slots=True)
class DisguisedPlaces:
    """Disguised places in order; `count` of them, near ones joined into one span."""

    count: int = 0
    spans: tuple[Span, ...] = ()
    example: str = ""


NOTHING: Final = DisguisedPlaces()


def look_alikes(text: str) -> DisguisedPlaces:
    """Words with letters of another alphabet in place of Latin ones."""
    if text.isascii():
        return NOTHING
    suspects = "".join(char for char in set(text) if not char.isascii() and _is_disguise(char))
    if not suspects:
        return NOTHING
    mixed = [word for word in _words_with(suspects, text) if _is_mixed(word[0])]
    formulas = [word for word in mixed if _is_formula(word[0])]
    if len(formulas) < max(FEWEST_FORMULAS, FORMULA_SHARE * len(text) / LETTERS_PER_WORD):
        mixed = [word for word in mixed if not _is_formula(word[0])]
    return _found(mixed) if len(mixed) >= FEWEST_WORDS else NOTHING


def _words_with(letters: str, text: str) -> Iterator[re.Match[str]]:
    """The words with any of some letters; only where one stands is its word looked at."""
    end = 0
    for letter in re.finditer(f"[{re.escape(letters)}]", text):
        start = letter.start()
        if start < end:
            continue
        while start > end and (text[start - 1].isalnum() or text[start - 1] == "_"):
            start -= 1
        word = _WORD.match(text, start)
        if word is not None:
            end = word.end()
            yield word


def _is_mixed(word: str) -> bool:
    """Whether a word has Latin letters too (and is no unit, such as μm)."""
    return len(word) > 3 and any(c.isascii() and c.isalpha() for c in word)


def _is_formula(word: str) -> bool:
    """Whether all foreign letters of a word are such as formulas have: αmin, 2πr."""
    return all(
        char.isascii() or unicodedata.name(char, "").startswith(("GREEK", "MATHEMATICAL"))
        for char in word
    )


@lru_cache(4096)
def _is_disguise(char: str) -> bool:
    if not unicodedata.name(char, "").startswith(_FOREIGN):
        return False
    folded = fold(f"a{char}a").bytes.tobytes()
    return len(folded) == 3 and folded.isalpha() and folded.isascii()


def invisible_characters(text: str) -> DisguisedPlaces:
    """Words with characters inside that nobody sees, or that turn the order of letters around."""
    foreign = "".join(char for char in set(text) if not char.isascii())
    places: list[re.Match[str]] = []
    if _ANY_INVISIBLE.search(foreign):
        places += _STUFFED.finditer(text)
    if "\u00ad" in foreign:
        soft = [m for m in _SOFT.finditer(text) if _is_stuffed_with_hyphens(m[0])]
        if len(soft) >= FEWEST_WORDS:
            places += [m for m in _SOFT.finditer(text) if "\u00ad" in m[0].strip("\u00ad")]
    marked = list(_MARKED.finditer(text)) if _ANY_MARK.search(foreign) else []
    places += marked if len(marked) >= FEWEST_WORDS else []
    overrides = list(_OVERRIDE.finditer(text))
    if len(places) < FEWEST_WORDS and not overrides:
        return NOTHING
    found = _found([*places, *overrides])
    return replace(found, count=len(places) + sum(len(m[1].split()) for m in overrides))


def _is_stuffed_with_hyphens(word: str) -> bool:
    letters = len(word) - word.count("\u00ad")
    return 1 < letters <= _SHORT_WORD and "\u00ad" in word.strip("\u00ad")


def letter_spaced(text: str) -> tuple[DisguisedPlaces, tuple[Span, ...]]:
    """Words written with blanks between their letters, and those blanks.

    Four single letters in a row begin it; near them, short words are taken as spaced as well.
    """
    sure = list(_SPACED.finditer(text))
    words: list[re.Match[str]] = []
    for span in joined([Span(word.start(), word.end()) for word in sure], gap=2 * NEARBY):
        words += _SPACED_TOO.finditer(text, max(0, span.start - NEARBY), span.end + NEARBY)
    gaps = tuple(
        Span(place, place + 1) for word in words for place in range(word.start() + 1, word.end(), 2)
    )
    return (_found(words) if len(sure) >= FEWEST_SPACED else NOTHING), gaps


def undo_overrides(text: str) -> str:
    """Text after a right-to-left override as it is seen; nothing gets longer or shorter."""
    return (
        _OVERRIDE.sub(lambda match: f"\u202e{match[1][::-1]}", text) if "\u202e" in text else text
    )


def _found(matches: Iterable[re.Match[str]]) -> DisguisedPlaces:
    ordered = sorted(matches, key=lambda match: match.start())
    spans = joined([Span(match.start(), match.end()) for match in ordered])
    return DisguisedPlaces(len(ordered), spans, ordered[0][0][:40] if ordered else "")


def joined(spans: list[Span], gap: int = 40) -> tuple[Span, ...]:
    """Spans in order, those less than `gap` characters apart made one."""
    if not spans:
        return ()
    cuts = [i + 1 for i, (a, b) in enumerate(pairwise(spans)) if b.start - a.end > gap]
    edges = [0, *cuts, len(spans)]
    return tuple(
        Span(spans[first].start, max(span.end for span in spans[first:after]))
        for first, after in pairwise(edges)
    )
