"""Prepared: a text made ready for comparing once, however often it is compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.fragments import Fragments, fragments_of
from plagcheck.align.vocabulary import Vocabulary
from plagcheck.core.hashing import Hashes, combine
from plagcheck.core.shingles import Shingles, word_shingles
from plagcheck.core.tokens import Tokens, tokenize_many

Places = NDArray[np.intp]

SEED_SIZE: Final = 4  # words in a row from which an alignment grows


@dataclass(frozen=True)
class Prepared:
    """A text's words, its shingle set for scores, and what alignment looks things up in."""

    text: str
    tokens: Tokens
    shingle_size: int = 5
    cut: Fragments | None = None

    @cached_property
    def shingles(self) -> Shingles:
        return word_shingles(self.tokens, self.shingle_size)

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """Its different words, and the fragments that hold them."""
        fragments = self.cut or fragments_of([self.text], [self.tokens])[0]
        return Vocabulary.of(self.tokens.stems, fragments)

    @cached_property
    def seeds(self) -> Hashes:
        """Hash of every SEED_SIZE words in a row."""
        return self.rows_of(SEED_SIZE)

    @cached_property
    def seed_places(self) -> Lookup:
        """Where each seed stands."""
        return Lookup(self.seeds)

    def rows_of(self, length: int) -> Hashes:
        """Hash of every `length` words in a row."""
        return combine(self.tokens.hashes, length, seed=length)


class Lookup:
    """Where values stand in a sequence.

    Value and place share one 64-bit number, so that a single sort orders both (and the same way
    on every machine); the bits of the value that do not fit are compared afterwards.
    """

    def __init__(self, sequence: Hashes) -> None:
        self._sequence = sequence
        self._place_bits = np.uint64(max(1, len(sequence).bit_length()))
        places = np.arange(len(sequence), dtype=np.uint64)
        packed = np.sort(self._prefix(sequence) << self._place_bits | places)
        self._prefixes = packed >> self._place_bits
        changes = (self._prefixes[1:] != self._prefixes[:-1]).nonzero()[0] + 1
        bounds = np.concatenate(([0], changes, [len(sequence)]))
        self._group_ends = bounds[1:].repeat(bounds[1:] - bounds[:-1])
        mask = (np.uint64(1) << self._place_bits) - np.uint64(1)
        self._places = (packed & mask).astype(np.intp)
        bits = max(12, len(sequence).bit_length() + 4)
        self._sieve_shift = np.uint64(64 - bits)
        self._sieve = np.zeros(1 << bits, bool)
        self._sieve[sequence >> self._sieve_shift] = True

    def _prefix(self, values: Hashes) -> Hashes:
        return values >> self._place_bits

    def count(self, wanted: Hashes) -> tuple[Places, Places, Places]:
        """Which wanted values may be there: their indices, first entry and number of entries."""
        # Most values of unrelated texts are not there: a bit table sifts them before bisection.
        likely = self._sieve.take((wanted >> self._sieve_shift).astype(np.intp)).nonzero()[0]
        if not len(self._prefixes):
            likely = likely[:0]
        prefixes = self._prefix(wanted[likely])
        first = self._prefixes.searchsorted(prefixes)
        known = self._prefixes.take(first, mode="clip") == prefixes
        likely, first = likely[known], first[known]
        return likely, first, self._group_ends.take(first) - first

    def pairs(
        self, wanted: Hashes, likely: Places, first: Places, counts: Places
    ) -> tuple[Places, Places]:
        """Pairs (index into wanted, place): `counts` places each, from entry `first` on."""
        which = likely.repeat(counts)
        within = np.arange(len(which)) - (counts.cumsum() - counts).repeat(counts)
        places = self._places[first.repeat(counts) + within]
        same = wanted[which] == self._sequence[places]
        return which[same], places[same]

    def mark(self, first: Places) -> NDArray[np.bool_]:
        """All places of the values whose first entries these are."""
        first = np.unique(first)
        counts = self._group_ends[first] - first
        entries = (first - counts.cumsum() + counts).repeat(counts) + np.arange(counts.sum())
        marked = np.zeros(len(self._sequence), bool)
        marked[self._places[entries]] = True
        return marked


def prepare(text: str, *, shingle_size: int = 5, accents: bool = False) -> Prepared:
    """Make a text ready for comparing."""
    return prepare_many((text,), shingle_size=shingle_size, accents=accents)[0]


def prepare_many(
    texts: Sequence[str], *, shingle_size: int = 5, accents: bool = False, edited: bool = True
) -> list[Prepared]:
    """Make many texts ready; faster than one by one when they are short.

    Without `edited`, only for finding what was copied.
    """
    tokens = tokenize_many(texts, accents=accents, stems=edited)
    fragments = fragments_of(texts, tokens) if edited else [None] * len(texts)
    return [
        Prepared(text, words, shingle_size, cut)
        for text, words, cut in zip(texts, tokens, fragments, strict=True)
    ]
