"""Prepared: a text made ready for comparing once, however often it is compared."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import repeat
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.fragments import fragments_of
from plagcheck.align.vocabulary import Vocabulary, vocabularies_of
from plagcheck.index.batches import tokenize_batches
from plagcheck.index.hashing import Hashes, combine, multipliers
from plagcheck.index.shingles import Shingles, word_shingles
from plagcheck.index.tokens import Tokens
from plagcheck.model.match import Range

Places = NDArray[np.intp]

SEED_SIZE: Final = 4  # words in a row from which an alignment grows: two times two
LARGEST_SIEVE: Final = 24  # bits: 16 MB; a larger one would sift long texts no better than it costs
AT_ONCE: Final = 1 << 17  # values to look up at a time: bounds the memory that takes
_PAIRED, _PAIRED_AGAIN = multipliers(2, seed=SEED_SIZE)


@dataclass(frozen=True)
class PreparedText:
    """A text's words, its shingle set for scores, and what alignment looks things up in.

    `scored` are its shingles where some of its words do not count; `silent` are words that match
    nothing, so that no passage is told by how many of them are the same.
    """

    text: str
    tokens: Tokens
    shingle_size: int = 5
    made: Vocabulary | None = None
    scored: Shingles | None = None
    silent: NDArray[np.bool_] | None = None

    def words_in(self, words: Range) -> int:
        """How many words of a range there are, besides the silent ones."""
        silent = 0 if self.silent is None else np.count_nonzero(self.silent[words[0] : words[1]])
        return words[1] - words[0] - int(silent)

    @cached_property
    def shingles(self) -> Shingles:
        return self.scored or word_shingles(self.tokens, self.shingle_size)

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """Its different words, and the fragments that hold them."""
        return self.made or _vocabularies(self.text, self.tokens, [0, len(self.tokens)])[0]

    @cached_property
    def seeds(self) -> Hashes:
        """Hash of every SEED_SIZE words in a row."""
        pairs = self.tokens.hashes[:-1] * _PAIRED
        pairs += self.tokens.hashes[1:]
        seeds: Hashes = pairs[:-2] * _PAIRED_AGAIN
        seeds += pairs[2:]
        return seeds

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
        self._place_mask = np.uint64((1 << max(1, len(sequence).bit_length())) - 1)
        self._packed = self._first_bits(sequence)
        self._packed |= np.arange(len(sequence), dtype=np.uint64)
        self._packed.sort()
        bits = min(LARGEST_SIEVE, max(12, len(sequence).bit_length() + 4))
        self._sieve_shift = np.uint64(64 - bits)
        self._sieve = np.zeros(1 << bits, bool)
        self._sieve[sequence >> self._sieve_shift] = True

    def _first_bits(self, values: Hashes) -> Hashes:
        """What of them is not needed for a place."""
        return values & ~self._place_mask

    def count(self, wanted: Hashes) -> tuple[Places, Places, Places]:
        """Which wanted values may be there: their indices, first entry and number of entries."""
        # Most values of unrelated texts are not there: a bit table sifts them before bisection.
        likely = self._sieve.take(wanted >> self._sieve_shift).nonzero()[0]
        values = self._first_bits(wanted.take(likely))
        first = self._packed.searchsorted(values)
        values |= self._place_mask
        counts = self._packed.searchsorted(values) - first
        known = counts.nonzero()[0]
        return likely.take(known), first.take(known), counts.take(known)

    def pairs(
        self, wanted: Hashes, likely: Places, first: Places, counts: Places
    ) -> tuple[Places, Places]:
        """Pairs (index into wanted, place): `counts` places each, from entry `first` on."""
        if np.count_nonzero(counts != 1):  # most often every seed has one place
            likely, first = likely.repeat(counts), _entries(first, counts)
        places = self._places(first)
        same = (wanted.take(likely) == self._sequence.take(places)).nonzero()[0]
        return likely.take(same), places.take(same)

    def _places(self, entries: Places) -> Places:
        places: Hashes = self._packed.take(entries)
        places &= self._place_mask
        return places.view(np.intp)

    def mark(self, values: Iterable[tuple[Places, Places]]) -> NDArray[np.bool_]:
        """All places of the values with these first entries and numbers of entries."""
        begun, ended = np.zeros((2, len(self._sequence) + 1), np.int8)
        for first, counts in values:
            begun[first] = 1
            ended[first + counts] = 1
        begun -= ended  # one value may end where the next begins
        marked = np.zeros(len(self._sequence), bool)
        marked[self._places(begun[:-1].cumsum(dtype=np.int8).nonzero()[0])] = True
        return marked


def _entries(first: Places, counts: Places) -> Places:
    """`counts` entries each, from `first` on."""
    entries: Places = (first - counts.cumsum() + counts).repeat(counts)
    entries += np.arange(len(entries))
    return entries


def prepare(text: str, *, shingle_size: int = 5, accents: bool = False) -> PreparedText:
    """Make a text ready for comparing."""
    return prepare_many((text,), shingle_size=shingle_size, accents=accents)[0]


def prepare_many(
    texts: Sequence[str], *, shingle_size: int = 5, accents: bool = False, edited: bool = True
) -> list[PreparedText]:
    """Make many texts ready; faster than one by one when they are short.

    Without `edited`, only for finding what was copied.
    """
    prepared: dict[int, PreparedText] = {}
    for batch in tokenize_batches(texts, accents=accents, stems=edited):
        made: Iterable[Vocabulary | None] = repeat(None)
        if edited:
            made = _vocabularies(batch.text, batch.tokens, batch.cuts)
        for index, tokens, vocabulary in zip(batch.members, batch.split(), made, strict=False):
            prepared[index] = PreparedText(texts[index], tokens, shingle_size, vocabulary)
    return [prepared[index] for index in range(len(texts))]


def _vocabularies(text: str, tokens: Tokens, cuts: Sequence[int]) -> list[Vocabulary]:
    return vocabularies_of(tokens.stems, fragments_of(text, tokens, cuts), cuts)
