"""A text's shingles as a set of strings that also knows their hashes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from enum import IntEnum
from functools import cached_property
from typing import Final, NamedTuple, TypeVar

import numpy as np

from plagcheck.index import shingles
from plagcheck.index.hashing import Hashes
from plagcheck.index.shingles import Shingles
from plagcheck.index.tokens import folded_words, tokenize

LARGEST_SHINGLE: Final = 32

T = TypeVar("T")


class Unit(IntEnum):
    """What the elements of a set are; files hold these numbers."""

    ELEMENTS = 0
    WORDS = 1
    CHARACTERS = 2


class MadeOf(NamedTuple):
    """What a set, and a signature of it, is made of: two that differ have nothing in common."""

    unit: Unit
    size: int

    def __str__(self) -> str:
        if self.unit is Unit.ELEMENTS:
            return "elements of a set"
        return f"shingles of {self.size} {self.unit.name.lower()}"


class ShingleSet(Set[str]):
    """The different shingles of a text: an unchangeable set of strings.

    Iteration follows the text. What `&`, `|` and `-` give is a plain frozenset. Made by
    `word_shingles` and `character_shingles`.
    """

    def __init__(self, text: str, found: Shingles, unit: Unit) -> None:
        self._text, self._found = text, found
        self.made_of: Final = MadeOf(unit, found.size)

    @property
    def size(self) -> int:
        """Words, or characters, of each shingle."""
        return self.made_of.size

    @property
    def hashes(self) -> Hashes:
        """A 64-bit hash of each, sorted."""
        return self._found.unique

    @cached_property
    def _strings(self) -> tuple[str, ...]:
        size = self.size
        first = np.sort(np.unique(self._found.sequence, return_index=True)[1]).tolist()
        if self.made_of.unit is Unit.CHARACTERS:
            return tuple(self._text[place : place + size] for place in first)
        words = folded_words(self._text)
        return tuple(" ".join(words[place : place + size]) for place in first)

    @cached_property
    def _as_set(self) -> frozenset[str]:
        return frozenset(self._strings)

    def __len__(self) -> int:
        return len(self.hashes)

    def __iter__(self) -> Iterator[str]:
        return iter(self._strings)

    def __contains__(self, shingle: object) -> bool:
        return shingle in self._as_set

    def __hash__(self) -> int:
        return hash(self._as_set)

    def __repr__(self) -> str:
        return f"<{len(self)} {self.made_of}>"

    @classmethod
    def _from_iterable(cls, shingles: Iterable[T]) -> frozenset[T]:
        return frozenset(shingles)


def word_shingles(text: str, size: int = 5) -> ShingleSet:
    """Every `size` words in a row, as a set.

    Words are compared without case, accents, punctuation and what only looks like another letter,
    as everywhere in the program:

    >>> word_shingles("To be, or not to be!", 2) == {"to be", "be or", "or not", "not to"}
    True

    Args:
        text: any text; one of fewer words than `size` has no shingles.
        size: words of each, 1 to 32.
    """
    require_size(size)
    return ShingleSet(text, shingles.word_shingles(tokenize(text, stems=False), size), Unit.WORDS)


def character_shingles(text: str, size: int = 9) -> ShingleSet:
    """Every `size` characters in a row, as they stand: also blanks, case and punctuation.

    >>> sorted(character_shingles("abcab", 2))
    ['ab', 'bc', 'ca']

    Args:
        text: any text; one of fewer characters than `size` has no shingles.
        size: characters of each, 1 to 32.
    """
    require_size(size)
    return ShingleSet(text, shingles.character_shingles(text, size), Unit.CHARACTERS)


def require_size(size: int) -> None:
    """Raises ValueError for a shingle that no text is cut into."""
    if not 1 <= size <= LARGEST_SHINGLE:
        raise ValueError(f"a shingle has 1 to {LARGEST_SHINGLE} words or characters, not {size}")
