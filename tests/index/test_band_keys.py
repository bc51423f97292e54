"""Keys of bands: they agree where the textbook's bands do."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.index.bands import band_keys
from plagcheck.index.hashing import mix
from plagcheck.textbook.bands import bands_that_agree
from tests.conftest import examples

VALUES = st.lists(st.integers(0, 2), min_size=12, max_size=12)


@given(VALUES, VALUES, st.sampled_from([(1, 12), (2, 6), (4, 3), (12, 1), (3, 3)]))
@examples(50)
def test_keys_agree_where_the_textbook_s_bands_do(
    one: list[int], other: list[int], shape: tuple[int, int]
) -> None:
    keys = [band_keys(np.array(each, np.uint64), *shape) for each in (one, other)]
    agree = np.flatnonzero(keys[0] == keys[1]).tolist()

    assert agree == list(bands_that_agree(tuple(one), tuple(other), *shape))


def test_a_band_agrees_exactly_when_all_its_rows_do() -> None:
    minima = mix(np.arange(1, 129, dtype=np.uint64))
    changed = minima.copy()
    changed[[0, 41]] += np.uint64(1)  # rows of the first and the eleventh band of four
    agree = band_keys(minima, 32, 4) == band_keys(changed, 32, 4)

    assert np.flatnonzero(~agree).tolist() == [0, 10]


def test_equal_rows_in_different_bands_have_different_keys() -> None:
    assert len(set(band_keys(np.ones(128, np.uint64), 32, 4).tolist())) == 32


def test_rows_in_another_order_have_another_key() -> None:
    minima = mix(np.arange(1, 5, dtype=np.uint64))

    assert band_keys(minima, 1, 4) != band_keys(minima[::-1].copy(), 1, 4)


def test_more_bands_than_the_signature_holds_are_refused() -> None:
    with pytest.raises(ValueError, match="need a signature of 132 values"):
        band_keys(np.zeros(128, np.uint64), 33, 4)
