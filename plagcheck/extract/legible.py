"""Whether text looks like any language at all: a broken font map gives letters nobody sees."""

from __future__ import annotations

import unicodedata
from collections import Counter
from typing import Final

ENOUGH_LETTERS: Final = 120
MOST_UNKNOWN: Final = 0.25
VOWEL_SHARE: Final = (0.2, 0.62)  # of Latin letters; languages lie between 0.32 and 0.52
NARROW: Final = 128
SAMPLE: Final = 2_000  # letters that tell as much as all of a page

_VOWELS: Final = frozenset("aeiouyAEIOUYäöüÄÖÜáéíóúàèìòùâêîôûåæøœ")
_LATIN: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")


def is_legible(text: str) -> bool:
    """False when the letters cannot be what a reader sees. Short texts get the benefit of doubt."""
    counts = Counter(text[:: max(1, len(text) // SAMPLE)])
    solid = {char: count for char, count in counts.items() if not char.isspace()}
    total = sum(solid.values())
    if total < ENOUGH_LETTERS // 4:
        return True
    unknown = sum(count for char, count in solid.items() if _is_unknown(char))
    if unknown > MOST_UNKNOWN * total:
        return False
    return _has_vowels(solid, total) and not _is_shifted_ideographs(solid, total)


def _is_unknown(char: str) -> bool:
    return char == "\ufffd" or unicodedata.category(char) in ("Co", "Cn", "Cc")


def _has_vowels(solid: dict[str, int], total: int) -> bool:
    latin = sum(count for char, count in solid.items() if char in _LATIN)
    if latin < ENOUGH_LETTERS or latin * 2 < total:
        return True
    share = sum(count for char, count in solid.items() if char in _VOWELS) / latin
    return VOWEL_SHARE[0] <= share <= VOWEL_SHARE[1]


def _is_shifted_ideographs(solid: dict[str, int], total: int) -> bool:
    """An alphabet moved into the Chinese block: most of a long text in one narrow range."""
    chinese = {char: count for char, count in solid.items() if "\u3400" <= char <= "\u9fff"}
    most = max(chinese, key=lambda char: chinese[char], default="")
    if not most or sum(chinese.values()) < max(ENOUGH_LETTERS, total // 2):
        return False
    near = sum(count for char, count in chinese.items() if abs(ord(char) - ord(most)) < NARROW)
    return near > 0.9 * sum(chinese.values())
