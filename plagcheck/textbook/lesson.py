"""All that a lecture shows of some texts or sets, from shingles to buckets, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from plagcheck.textbook.bands import Band, Buckets, bucket_numbers, hash_bands
from plagcheck.textbook.examples import Example, Sets, Signatures, Texts
from plagcheck.textbook.matrix import CharacteristicMatrix, RowTypes, characteristic_matrix
from plagcheck.textbook.one_pass import Order, Step, hash_functions, nothing_read, one_pass
from plagcheck.textbook.permutations import fixed_permutations
from plagcheck.textbook.shingles import character_shingles, plain, word_shingles
from plagcheck.textbook.signatures import (
    Agreement,
    SignatureMatrix,
    compare,
    signatures_of_sets,
)

BUCKETS = 11  # of each band: more than there are texts


class Cutting(NamedTuple):
    """How texts become shingles."""

    size: int = 2
    of_words: bool = True
    is_plain: bool = True  # in lower case, without punctuation

    def __call__(self, text: str) -> tuple[str, ...]:
        """The shingles of a text, in reading order."""
        cut = word_shingles if self.of_words else character_shingles
        return cut(plain(text) if self.is_plain else text, self.size)


class BandShown(NamedTuple):
    """A band: what each set has in it, and the bucket it goes into."""

    values: tuple[Band, ...]
    buckets: tuple[int, ...]

    @property
    def together(self) -> tuple[tuple[int, ...], ...]:
        """Sets that share a bucket, where there are several."""
        groups = [
            tuple(each for each, place in enumerate(self.buckets) if place == bucket)
            for bucket in dict.fromkeys(self.buckets)
        ]
        return tuple(group for group in groups if len(group) > 1)


@dataclass(frozen=True)
class Lesson:
    """Sets with their matrix, and the orders that put its rows in places.

    A signature matrix that is `given` is all there is: nobody tells how it was made.
    """

    shingles: tuple[tuple[str, ...], ...]
    matrix: CharacteristicMatrix
    orders: tuple[Order, ...]
    first_row: int = 0
    given: SignatureMatrix = ()

    @property
    def sets(self) -> int:
        return len(self.given[0]) if self.given else self.matrix.sets

    @property
    def values(self) -> int:
        """How long a signature is."""
        return len(self.given or self.orders)

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        return tuple(combinations(range(self.sets), 2))

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """Row after row; none where the signatures are given."""
        return tuple(one_pass(self.matrix, self.orders, self.first_row))

    def state(self, rows_read: int) -> SignatureMatrix:
        """The signature matrix after so many rows."""
        if self.given:
            return self.given
        if rows_read <= 0 or not self.steps:
            return nothing_read(len(self.orders), self.matrix.sets)
        return self.steps[rows_read - 1].after

    @property
    def final(self) -> SignatureMatrix:
        return self.state(len(self.steps))

    @cached_property
    def row_types(self) -> dict[tuple[int, int], RowTypes]:
        """Of each pair, how many rows have 1 in both, in one, in none."""
        return {pair: self.matrix.row_types(*pair) for pair in self.pairs if self.matrix.rows}

    def exact(self, one: int, other: int) -> Fraction:
        """The Jaccard similarity of two sets."""
        return self.row_types[one, other].similarity

    def agreement(self, one: int, other: int, rows_read: int) -> Agreement:
        """How far two signatures agree after so many rows."""
        signatures = signatures_of_sets(self.state(rows_read))
        return compare(signatures[one], signatures[other])

    def bands(self, bands: int, rows: int) -> tuple[BandShown, ...]:
        """The final signatures in bands: as many of these as there are values for."""
        signatures = signatures_of_sets(self.final)
        shown = min(bands, self.values // rows)
        made = []
        for number, buckets in enumerate(hash_bands(signatures, shown, rows)):
            made.append(_band(number, buckets, len(signatures)))
        return tuple(made)


def _band(number: int, buckets: Buckets, sets: int) -> BandShown:
    places = bucket_numbers(buckets, number, BUCKETS)
    of_set = {each: values for values, held in buckets.items() for each in held}
    values = tuple(of_set[each] for each in range(sets))
    return BandShown(values, tuple(places[each] for each in values))


def lesson_of_texts(
    texts: Sequence[str], cutting: Cutting, values: int, *, by_permutations: bool = False
) -> Lesson:
    """Texts cut in shingles, and as many functions or permutations as a signature has values."""
    shingles = tuple(cutting(text) for text in texts)
    matrix = characteristic_matrix(shingles)
    make = fixed_permutations if by_permutations else hash_functions
    return Lesson(shingles, matrix, tuple(make(len(matrix.rows), values)))


def lesson_of_example(example: Example) -> Lesson:
    """What a worked example gives; texts with hash functions, of a curve alone nothing."""
    if isinstance(example, Texts):
        cutting = Cutting(example.size, example.of_words, example.is_plain)
        return lesson_of_texts(example.texts, cutting, example.bands * example.rows)
    if isinstance(example, Sets):
        return lesson_of_sets(example)
    nothing = CharacteristicMatrix((), ())
    if isinstance(example, Signatures):
        return Lesson((), nothing, (), given=tuple(zip(*example.signatures, strict=True)))
    return Lesson((), nothing, ())


def lesson_of_sets(example: Sets, orders: Sequence[Order] | None = None) -> Lesson:
    """Sets with their own orders, or with others."""
    members = (example.matrix.members(place) for place in range(example.matrix.sets))
    listed = tuple(tuple(e for e in example.matrix.elements if e in each) for each in members)
    return Lesson(listed, example.matrix, tuple(orders or example.orders), example.first_row)
