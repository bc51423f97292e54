"""Banding and its S-curve, with the textbook's table."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.index.bands import band_keys, choose_bands, lsh_probability, lsh_threshold
from plagcheck.index.hashing import mix


@pytest.mark.parametrize(
    ("similarity", "probability", "digits"),
    [
        (0.2, 0.006, 3),
        (0.3, 0.047, 3),
        (0.4, 0.186, 3),
        (0.5, 0.470, 3),
        (0.6, 0.802, 3),
        (0.7, 0.975, 3),
        (0.8, 0.9996, 4),
    ],
)
def test_s_curve_of_20_bands_of_5_rows(similarity: float, probability: float, digits: int) -> None:
    assert round(lsh_probability(similarity, 20, 5), digits) == probability


def test_20_bands_of_5_rows_miss_one_in_3000_at_similarity_0_8() -> None:
    assert 1 - lsh_probability(0.8, 20, 5) == pytest.approx(0.00035, abs=0.00001)


@given(st.integers(1, 64), st.integers(1, 16))
def test_s_curve_runs_from_0_to_1_and_never_falls(bands: int, rows: int) -> None:
    curve = [lsh_probability(s / 20, bands, rows) for s in range(21)]

    assert (curve[0], curve[-1]) == (0.0, 1.0)
    assert curve == sorted(curve)


def test_threshold_of_16_bands_of_4_rows_is_one_half() -> None:
    assert lsh_threshold(16, 4) == pytest.approx(0.5)


@pytest.mark.parametrize("threshold", [0.1, 0.3, 0.5, 0.7, 0.9])
def test_chooser_puts_the_threshold_where_it_is_wanted(threshold: float) -> None:
    bands, rows = choose_bands(threshold)

    assert bands * rows <= 128
    assert lsh_threshold(bands, rows) == pytest.approx(threshold, abs=0.1)
    assert lsh_probability(threshold / 2, bands, rows) < 0.5
    assert lsh_probability((1 + threshold) / 2, bands, rows) > 0.5


@pytest.mark.parametrize("threshold", [0.2, 0.5, 0.8])
def test_chooser_errs_less_than_any_other_shape(threshold: float) -> None:
    def error(bands: int, rows: int) -> float:
        """Both areas by the midpoint rule, on another grid than the chooser's."""
        s = (np.arange(5000) + 0.5) / 5000
        curve = 1 - (1 - s**rows) ** bands
        return float(np.where(s < threshold, curve, 1 - curve).mean() / 2)

    best = error(*choose_bands(threshold, 64))

    assert best <= min(error(b, r) for r in range(1, 65) for b in range(1, 64 // r + 1)) + 1e-4


def test_chooser_follows_the_weight_of_false_positives() -> None:
    strict, lenient = choose_bands(0.5, 128, 0.9), choose_bands(0.5, 128, 0.1)

    assert lsh_probability(0.5, *strict) < lsh_probability(0.5, *lenient)


@pytest.mark.parametrize("threshold", [-0.1, 0.0, 1.0, 1.5])
def test_chooser_refuses_an_impossible_threshold(threshold: float) -> None:
    with pytest.raises(ValueError, match="between 0 and 1"):
        choose_bands(threshold)


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
