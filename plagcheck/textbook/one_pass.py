"""Minhash in one pass: hash functions in place of permutations, and every row is read once.

A function (ax + b) mod p puts row x at a place among p. Nothing is shuffled: of each set and each
function the smallest value so far is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from plagcheck.textbook.matrix import CharacteristicMatrix
from plagcheck.textbook.signatures import INFINITY, Minhash, SignatureMatrix

Order = Callable[[int], Minhash]  # the place a row has: a hash function, or a permutation


@dataclass(frozen=True, slots=True)
class HashFunction:
    """(factor · x + shift) mod prime, and `first` more where places are counted from 1."""

    factor: int
    shift: int
    prime: int
    first: int = 0

    def __call__(self, row: int) -> int:
        return (self.factor * row + self.shift) % self.prime + self.first


@dataclass(frozen=True, slots=True)
class Step:
    """What reading one row does."""

    row: int
    values: tuple[Minhash, ...]  # of each function, for this row
    before: SignatureMatrix
    after: SignatureMatrix

    @property
    def changed(self) -> frozenset[tuple[int, int]]:
        """Function and set, where a smaller value is kept now."""
        return frozenset(
            (function, column)
            for function, (old, new) in enumerate(zip(self.before, self.after, strict=True))
            for column, (was, now) in enumerate(zip(old, new, strict=True))
            if was != now
        )


def nothing_read(functions: int, sets: int) -> SignatureMatrix:
    """Before the first row: ∞ everywhere."""
    return ((INFINITY,) * sets,) * functions


def one_pass(
    matrix: CharacteristicMatrix, functions: Sequence[Order], first_row: int = 0
) -> Iterator[Step]:
    """Read row after row: where a set has a 1, the smaller of old and new value is kept.

    Rows are numbered from `first_row`.
    """
    kept = nothing_read(len(functions), matrix.sets)
    for row, bits in enumerate(matrix.rows):
        values = tuple(function(row + first_row) for function in functions)
        before = kept
        kept = tuple(
            tuple(min(old, value) if bit else old for old, bit in zip(line, bits, strict=True))
            for line, value in zip(before, values, strict=True)
        )
        yield Step(row, values, before, kept)


def one_pass_signature(
    matrix: CharacteristicMatrix, functions: Sequence[Order], first_row: int = 0
) -> SignatureMatrix:
    """The signature matrix after the last row."""
    kept = nothing_read(len(functions), matrix.sets)
    for step in one_pass(matrix, functions, first_row):
        kept = step.after
    return kept


def smallest_prime(least: int) -> int:
    """The first prime from `least` on: with that many places, no two rows share one."""
    number = max(2, least)
    while any(number % divisor == 0 for divisor in range(2, int(number**0.5) + 1)):
        number += 1
    return number


def hash_functions(rows: int, count: int) -> tuple[HashFunction, ...]:
    """As many as are wanted, always the same for so many rows, so that a lecture repeats itself.

    All differ, as long as there are enough for the prime.
    """
    prime = smallest_prime(rows)
    made: dict[HashFunction, None] = {}
    for number in range(count):
        round_, place = divmod(number, len(_DRAWN))
        factor, shift = (drawn * 48271**round_ for drawn in _DRAWN[place])
        wanted = HashFunction(1 + factor % (prime - 1), shift % prime, prime)
        while wanted in made and len(made) < prime * (prime - 1):
            wanted = _next(wanted)
        made[wanted] = None
        if len(made) <= number:  # there are no more: they repeat
            return tuple(list(made)[i % len(made)] for i in range(count))
    return tuple(made)


def _next(function: HashFunction) -> HashFunction:
    """The function after this one, when all are counted through."""
    prime = function.prime
    carry, shift = divmod(function.shift + 1, prime)
    return HashFunction(1 + (function.factor - 1 + carry) % (prime - 1), shift, prime)


# Factor and shift of the first functions, before they are cut to the prime.
_DRAWN: Final = (
    (54336, 17057),
    (30001, 10537),
    (51346, 23780),
    (30982, 29174),
    (56152, 32082),
    (43481, 47848),
    (36025, 24491),
    (29738, 27364),
    (45260, 16824),
    (51965, 39159),
    (1053, 15840),
    (33279, 39936),
)
