"""Exact similarity of two sets."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.index.hashing import Hashes
from plagcheck.index.similarity import Overlap, overlap

SETS = st.sets(st.integers(0, 40) | st.integers(2**64 - 3, 2**64 - 1))


def as_array(values: set[int]) -> Hashes:
    return np.array(sorted(values), np.uint64)


def ones(bits: str) -> Hashes:
    return as_array({place for place, bit in enumerate(bits) if bit == "1"})


def test_bit_vectors_10111_and_10011_are_three_quarters_alike() -> None:
    assert overlap(ones("10111"), ones("10011")).jaccard == 3 / 4


@given(SETS, SETS)
def test_scores_are_those_of_the_sets(one: set[int], other: set[int]) -> None:
    found = overlap(as_array(one), as_array(other))

    assert found == Overlap(len(one & other), len(one), len(other))
    assert found.jaccard == (len(one & other) / len(one | other) if one | other else 0)
    assert 0 <= found.jaccard <= 1


@given(SETS, SETS)
def test_jaccard_is_the_same_both_ways(one: set[int], other: set[int]) -> None:
    a, b = as_array(one), as_array(other)

    assert overlap(a, b).jaccard == overlap(b, a).jaccard


@pytest.mark.parametrize(("one", "other"), [("", ""), ("101", ""), ("", "101")])
def test_nothing_is_like_an_empty_set(one: str, other: str) -> None:
    assert overlap(ones(one), ones(other)).jaccard == 0.0
