"""Prepared: a text made ready for comparing once, however often it is compared."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.core.hashing import Hashes, combine
from plagcheck.core.shingles import Shingles, word_shingles
from plagcheck.core.tokens import Tokens, tokenize

SEED_SIZE: Final = 4  # words in a row from which an alignment grows


@dataclass(frozen=True)
class Prepared:
    """A text's words, its shingle set for scores, and its seeds for alignment."""

    tokens: Tokens
    shingle_size: int = 5

    @cached_property
    def shingles(self) -> Shingles:
        return word_shingles(self.tokens, self.shingle_size)

    @cached_property
    def seeds(self) -> Hashes:
        """Hash of every SEED_SIZE words in a row."""
        return self.rows_of(SEED_SIZE)

    @cached_property
    def seed_places(self) -> Lookup:
        """Where each seed stands."""
        return Lookup.of(self.seeds)

    def rows_of(self, length: int) -> Hashes:
        """Hash of every `length` words in a row."""
        return combine(self.tokens.hashes, length, seed=length)


@dataclass(frozen=True, slots=True)
class Lookup:
    """Values in sorted order with their places: find all places of a value by bisection."""

    values: Hashes
    places: NDArray[np.intp]

    @classmethod
    def of(cls, sequence: Hashes) -> Lookup:
        places = np.argsort(sequence, kind="stable")
        return cls(sequence[places], places)

    def find(self, wanted: Hashes) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """For each wanted value: index of its first place in `places`, and how many there are."""
        first = np.searchsorted(self.values, wanted)
        return first, np.searchsorted(self.values, wanted, side="right") - first


def prepare(text: str, *, shingle_size: int = 5, accents: bool = False) -> Prepared:
    """Make a text ready for comparing."""
    return Prepared(tokenize(text, accents=accents), shingle_size)
