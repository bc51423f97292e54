"""Shingles: every k words, or characters, in a row; a text as a set of them, or as a bag."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence


def plain(text: str) -> str:
    """The text in lower case, without punctuation, with one blank between words."""
    kept = (char for char in text.lower() if char.isalnum() or char.isspace())
    return " ".join("".join(kept).split())


def word_shingles(text: str, size: int) -> tuple[str, ...]:
    """Every `size` words in a row, in reading order; a shorter text has none."""
    words = text.split()
    return tuple(" ".join(words[start : start + size]) for start in range(len(words) - size + 1))


def character_shingles(text: str, size: int) -> tuple[str, ...]:
    """Every `size` characters in a row, blanks among them, in reading order."""
    return tuple(text[start : start + size] for start in range(len(text) - size + 1))


def as_set(shingles: Sequence[str]) -> frozenset[str]:
    """Which shingles there are: abcab in twos is {ab, bc, ca}."""
    return frozenset(shingles)


def as_bag(shingles: Sequence[str]) -> Counter[str]:
    """Which shingles there are, and how often: abcab in twos has ab twice."""
    return Counter(shingles)
