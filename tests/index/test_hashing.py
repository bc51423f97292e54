"""64-bit hashing on arrays."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.index.hashing import combine, mix, multipliers

HASHES = st.lists(st.integers(0, 2**64 - 1), max_size=40).map(lambda x: np.array(x, np.uint64))


def test_mixing_gives_the_same_numbers_for_ever() -> None:
    assert mix(np.array([0, 1, 2], np.uint64)).tolist() == [
        0,
        0x9364959520A92011,
        0x13981938EBDBD0FB,
    ]
    assert multipliers(3).tolist() == [0xC1B2082C8C7144B7, 0x7032FE698255F897, 0xC9A06BB2C915DBCB]


def test_mixing_keeps_its_argument() -> None:
    values = np.arange(5, dtype=np.uint64)
    mix(values)

    assert values.tolist() == [0, 1, 2, 3, 4]


def test_mixing_keeps_different_values_different_and_spreads_them() -> None:
    mixed = mix(np.arange(1 << 16, dtype=np.uint64))
    leading = np.bincount((mixed >> np.uint64(60)).astype(int), minlength=16)

    assert len(np.unique(mixed)) == 1 << 16
    assert leading.min() > 0.9 * (1 << 12)


@given(HASHES, st.integers(1, 8))
def test_combining_gives_one_number_for_every_row_of_neighbours(
    hashes: np.ndarray, size: int
) -> None:
    combined = combine(hashes, size)

    assert len(combined) == max(0, len(hashes) - size + 1)
    for place, number in enumerate(combined.tolist()):
        assert combine(hashes[place : place + size], size).tolist() == [number]


@pytest.mark.parametrize("size", [2, 5, 6])
def test_combining_tells_order(size: int) -> None:
    hashes = mix(np.arange(1, size + 1, dtype=np.uint64))

    assert combine(hashes, size).tolist() != combine(hashes[::-1], size).tolist()


@pytest.mark.parametrize("count", [1, 5, 33])
def test_multipliers_are_odd_and_different(count: int) -> None:
    factors = multipliers(count, seed=7).tolist()

    assert all(factor % 2 for factor in factors)
    assert len(set(factors)) == count
