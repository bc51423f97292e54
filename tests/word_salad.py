"""Meaningless text for tests: words from a fixed list in seeded random order."""

from __future__ import annotations

import random
from typing import Final

_BEGINNINGS: Final = (
    "al", "ba", "ber", "cor", "dan", "del", "fen", "fi", "fla", "gar", "gri", "hol", "il",
    "jun", "kan", "lor", "mar", "min", "nor", "ol", "pen", "pra", "quil", "ras", "rin", "sal",
    "ser", "sta", "tor", "tri", "um", "ver", "vin", "wal", "wen", "xan", "yor", "zem", "zin",
    "office",
)  # fmt: skip
_ENDINGS: Final = (
    "a", "ad", "amer", "and", "anor", "ation", "dell", "den", "der", "dom", "ed", "el", "en",
    "er", "est", "ette", "fold", "ful", "gard", "hill", "ic", "ida", "ing", "ion", "ish", "ist",
    "ive", "ken", "land", "less", "ley", "ling", "low", "man", "mark", "mer", "mont", "nel",
    "ness", "or", "os", "rick", "ring", "rod", "sen", "ster", "ton", "ward", "wick", "yard",
)  # fmt: skip

# Of 2,000 words, two random texts practically never share six in a row.
WORDS: Final = tuple(beginning + ending for beginning in _BEGINNINGS for ending in _ENDINGS)


def words(rng: random.Random | int, count: int) -> list[str]:
    """`count` random words; a number is the seed of a generator."""
    rng = random.Random(rng) if isinstance(rng, int) else rng
    return rng.choices(WORDS, k=count)


def text(rng: random.Random | int, count: int) -> str:
    return " ".join(words(rng, count))


def prose(rng: random.Random | int, count: int) -> str:
    """Words with capitals, commas, full stops and paragraphs."""
    rng = random.Random(rng) if isinstance(rng, int) else rng
    parts: list[str] = []
    for word in words(rng, count):
        is_first = not parts or parts[-1].endswith((". ", "\n\n"))
        end = rng.choices((" ", ", ", ". ", ".\n\n"), (80, 8, 9, 3))[0]
        parts.append((word.capitalize() if is_first else word) + end)
    return "".join(parts).strip()
