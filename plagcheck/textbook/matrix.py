"""The characteristic matrix: a row for each element, a column for each set."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from plagcheck.textbook.similarity import jaccard_similarity

Bits = tuple[int, ...]


class RowTypes(NamedTuple):
    """How many rows hold 1 1, 1 0, 0 1 and 0 0 in two columns."""

    both: int
    first: int
    second: int
    neither: int

    @property
    def either(self) -> int:
        """Rows that matter: those of two zeros do not."""
        return self.both + self.first + self.second

    @property
    def similarity(self) -> Fraction:
        """The Jaccard similarity, read off the rows."""
        return Fraction(self.both, self.either) if self.either else Fraction(0)


@dataclass(frozen=True, slots=True)
class CharacteristicMatrix:
    """A 1 in row e and column S says that e is in S."""

    elements: tuple[str, ...]
    rows: tuple[Bits, ...]

    @property
    def sets(self) -> int:
        """How many columns there are."""
        return len(self.rows[0]) if self.rows else 0

    def column(self, place: int) -> Bits:
        return tuple(row[place] for row in self.rows)

    def members(self, place: int) -> frozenset[str]:
        """The set that a column stands for."""
        column = self.column(place)
        return frozenset(e for e, bit in zip(self.elements, column, strict=True) if bit)

    def similarity(self, one: int, other: int) -> Fraction:
        """The Jaccard similarity of two columns."""
        return jaccard_similarity(self.members(one), self.members(other))

    def row_types(self, one: int, other: int) -> RowTypes:
        """Every row is of one of four types."""
        seen = [(row[one], row[other]) for row in self.rows]
        return RowTypes(*(seen.count(each) for each in ((1, 1), (1, 0), (0, 1), (0, 0))))


def characteristic_matrix(
    sets: Sequence[Iterable[str]], elements: Sequence[str] | None = None
) -> CharacteristicMatrix:
    """The matrix of some sets; its rows are `elements`, or what is met, as it is first met."""
    listed = [tuple(each) for each in sets]
    rows = tuple(
        dict.fromkeys(e for each in listed for e in each) if elements is None else elements
    )
    held = [frozenset(each) for each in listed]
    return CharacteristicMatrix(rows, tuple(tuple(int(e in each) for each in held) for e in rows))


def matrix_of_rows(
    rows: Sequence[str], elements: Sequence[str] | None = None
) -> CharacteristicMatrix:
    """The matrix as it is printed, "1001" for a row; rows without elements have numbers from 1."""
    names = [str(place) for place in range(1, len(rows) + 1)] if elements is None else elements
    return CharacteristicMatrix(tuple(names), tuple(tuple(map(int, row)) for row in rows))
