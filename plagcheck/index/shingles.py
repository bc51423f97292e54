"""Shingles: every k neighbouring words (or characters) of a text, as 64-bit hashes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from plagcheck.index.folding import code_points
from plagcheck.index.hashing import Hashes, combine, mix
from plagcheck.index.tokens import Tokens


@dataclass(frozen=True)
class Shingles:
    """The shingles of a text: `sequence` in reading order, `unique` as a sorted set."""

    sequence: Hashes
    size: int

    @cached_property
    def unique(self) -> Hashes:
        """The set, sorted."""
        return sorted_set(self.sequence)

    @cached_property
    def bag(self) -> tuple[Hashes, NDArray[np.intp]]:
        """The bag: every different shingle, sorted, and how often it occurs."""
        first = np.searchsorted(ordered := np.sort(self.sequence), self.unique)
        return self.unique, np.diff(first, append=len(ordered))


def word_shingles(tokens: Tokens, size: int = 5) -> Shingles:
    """Every `size` words in a row."""
    return Shingles(combine(tokens.hashes, size, seed=size), size)


def character_shingles(text: str, size: int = 9) -> Shingles:
    """Every `size` characters in a row, as they stand (no folding)."""
    return Shingles(combine(mix(code_points(text).astype(np.uint64)), size, seed=size), size)


Integers = TypeVar("Integers", bound=np.integer[Any])


def sorted_set(values: NDArray[Integers]) -> NDArray[Integers]:
    """Sort and keep one of each; several times faster than np.unique on what we feed it."""
    ordered = np.sort(values)
    if len(ordered) < 2:
        return ordered
    fresh = np.empty(len(ordered), bool)
    fresh[0] = True
    np.not_equal(ordered[1:], ordered[:-1], out=fresh[1:])
    return ordered if fresh.all() else ordered[fresh]
