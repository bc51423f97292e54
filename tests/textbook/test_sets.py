"""Jaccard similarity and characteristic matrices, with the textbook's figures."""

from __future__ import annotations

from fractions import Fraction

import pytest

from plagcheck.textbook import examples
from plagcheck.textbook.matrix import RowTypes, characteristic_matrix
from plagcheck.textbook.shingles import as_set, character_shingles
from plagcheck.textbook.similarity import jaccard_distance, jaccard_similarity


def test_three_in_common_of_eight() -> None:
    one, other = {1, 2, 3, 4, 5}, {3, 4, 5, 6, 7, 8}

    assert jaccard_similarity(one, other) == Fraction(3, 8)
    assert jaccard_distance(one, other) == Fraction(5, 8)


def test_nothing_and_nothing_are_not_alike() -> None:
    assert jaccard_similarity(set(), set()) == 0


def test_abcd_and_dbcd() -> None:
    one, other = (as_set(character_shingles(text, 2)) for text in examples.ABCD.texts)

    assert (one & other, one | other) == ({"bc", "cd"}, {"ab", "bc", "cd", "db"})
    assert jaccard_similarity(one, other) == Fraction(1, 2)


@pytest.mark.parametrize(
    ("example", "similarity"),
    [
        (examples.BITS, Fraction(3, 4)),
        (examples.SMALL_SETS, Fraction(1, 2)),
        (examples.SMALL_SETS_VARIANT, Fraction(3, 7)),
        (examples.TWO_SETS, Fraction(1, 2)),
    ],
    ids=lambda value: getattr(value, "name", str(value)),
)
def test_similarity_of_two_columns(example: examples.Sets, similarity: Fraction) -> None:
    types = example.matrix.row_types(0, 1)

    assert example.matrix.similarity(0, 1) == similarity
    assert types.similarity == similarity


def test_rows_of_each_type() -> None:
    assert examples.TWO_SETS.matrix.row_types(0, 1) == RowTypes(2, 1, 1, 3)


def test_bits_as_sets() -> None:
    bits = ["".join(map(str, examples.BITS.matrix.column(place))) for place in (0, 1)]

    assert bits == ["10111", "10011"]
    assert [examples.TWO_SETS.matrix.members(place) for place in (0, 1)] == [
        {"e1", "e3", "e7"},
        {"e3", "e5", "e7"},
    ]


def test_rows_of_a_matrix_stand_as_they_are_first_met() -> None:
    matrix = characteristic_matrix([("b", "a", "b"), ("c", "a")])

    assert matrix.elements == ("b", "a", "c")
    assert matrix.rows == ((1, 0), (1, 1), (0, 1))


def test_the_matrix_of_five_rows() -> None:
    matrix = examples.FIVE_ROWS.matrix

    assert matrix.elements == tuple("abcde")
    assert matrix.rows == ((1, 0, 0, 1), (0, 0, 1, 0), (0, 1, 0, 1), (1, 0, 1, 1), (0, 0, 1, 0))
