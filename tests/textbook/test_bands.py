"""Bands, buckets and candidate pairs."""

from __future__ import annotations

import pytest

from plagcheck.textbook import examples
from plagcheck.textbook.bands import (
    bands_that_agree,
    bucket_numbers,
    candidate_pairs,
    cut,
    hash_bands,
)
from plagcheck.textbook.signatures import INFINITY, compare


@pytest.mark.parametrize(
    ("bands", "rows", "agree"),
    [(1, 12, ()), (2, 6, ()), (4, 3, (1, 3)), (12, 1, (0, 2, 3, 4, 5, 6, 8, 9, 10, 11))],
)
def test_twelve_minhashes_in_bands(bands: int, rows: int, agree: tuple[int, ...]) -> None:
    one, other = examples.TWELVE.signatures

    assert compare(one, other).agree == 10
    assert bands_that_agree(one, other, bands, rows) == agree
    assert candidate_pairs((one, other), bands, rows) == ({(0, 1)} if agree else set())


def test_who_agrees_in_a_band_shares_a_bucket_of_that_band() -> None:
    signatures = ((1, 2, 3, 4), (1, 2, 4, 3), (2, 1, 3, 4))

    assert hash_bands(signatures, 2, 2) == (
        {(1, 2): [0, 1], (2, 1): [2]},
        {(3, 4): [0, 2], (4, 3): [1]},
    )
    assert candidate_pairs(signatures, 2, 2) == {(0, 1), (0, 2)}
    assert candidate_pairs(signatures, 1, 4) == set()


def test_values_that_are_over_are_not_used() -> None:
    assert cut((1, 2, 3, 4, 5), 2, 2) == ((1, 2), (3, 4))
    with pytest.raises(ValueError, match="need a signature of 6 values"):
        cut((1, 2, 3, 4, 5), 3, 2)


@pytest.mark.parametrize("band", [0, 1, 5])
def test_different_bands_have_different_buckets(band: int) -> None:
    values = [(0, 0), (0, 11), (11, 0), (INFINITY, 3), (3, INFINITY)]
    numbers = bucket_numbers({each: [place] for place, each in enumerate(values)}, band, 11)

    assert len(set(numbers.values())) == len(values)
    assert set(numbers.values()) <= set(range(11))


def test_more_bands_than_buckets_are_refused() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        bucket_numbers({(1,): [0], (2,): [1]}, 0, 1)
