"""Minhash by permutations: shuffle the rows; the first row with a 1 is the minhash of a set."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from plagcheck.textbook.matrix import Bits, CharacteristicMatrix
from plagcheck.textbook.signatures import INFINITY, Minhash, SignatureMatrix


@dataclass(frozen=True, slots=True)
class Permutation:
    """Where each row goes: row i to `places[i]`, counted from 1."""

    places: tuple[int, ...]

    def __post_init__(self) -> None:
        if sorted(self.places) != list(range(1, len(self.places) + 1)):
            raise ValueError("a permutation has every place from 1 to its length once")

    def __call__(self, row: int) -> int:
        return self.places[row]

    def order(self) -> tuple[int, ...]:
        """The rows as they stand after the shuffle."""
        return tuple(sorted(range(len(self.places)), key=self))


def minhash(permutation: Permutation, column: Bits) -> Minhash:
    """The number of the first row, in the order of the permutation, in which the column has a 1."""
    for number, row in enumerate(permutation.order(), 1):
        if column[row]:
            return number
    return INFINITY


def signature_matrix(
    matrix: CharacteristicMatrix, permutations: Sequence[Permutation]
) -> SignatureMatrix:
    """The minhash of every set, for every permutation."""
    columns = [matrix.column(place) for place in range(matrix.sets)]
    return tuple(tuple(minhash(each, column) for column in columns) for each in permutations)


def fixed_permutations(rows: int, count: int) -> tuple[Permutation, ...]:
    """As many as are wanted, always the same, so that a lecture repeats itself."""
    numbers = _numbers()
    made = []
    for _ in range(count):
        drawn = [next(numbers) for _ in range(rows)]
        place_of = {
            row: place for place, row in enumerate(sorted(range(rows), key=drawn.__getitem__), 1)
        }
        made.append(Permutation(tuple(place_of[row] for row in range(rows))))
    return tuple(made)


def _numbers() -> Iterator[int]:
    """Lehmer's generator (Park and Miller's numbers): as good as drawn, and the same everywhere."""
    number = 2016
    while True:
        number = number * 48271 % 2147483647
        yield number
