"""The S-curve, with the textbook's table, its areas of error, and the choice of bands."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.textbook import examples
from plagcheck.textbook.curve import (
    area_in_vain,
    area_missed,
    choose_bands,
    lsh_probability,
    lsh_steepest,
    lsh_threshold,
)
from tests.conftest import examples as tried

HUNDRED = (examples.HUNDRED.bands, examples.HUNDRED.rows)


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
    assert round(lsh_probability(similarity, *HUNDRED), digits) == probability


def test_20_bands_of_5_rows_miss_one_in_3000_at_similarity_0_8() -> None:
    assert round(lsh_probability(0.8, 1, 5), 3) == 0.328
    assert 1 - lsh_probability(0.8, *HUNDRED) == pytest.approx(0.00035, abs=0.00001)
    assert lsh_probability(0.3, 1, 5) == pytest.approx(0.00243)
    assert round(lsh_probability(0.3, *HUNDRED), 4) == 0.0475  # the textbook cuts: 0.0474


def test_with_15_bands_fewer_are_found_in_vain_and_more_are_missed() -> None:
    fewer = (examples.SEVENTY_FIVE.bands, examples.SEVENTY_FIVE.rows)

    assert fewer == (15, 5)
    assert area_in_vain(0.8, *fewer) < area_in_vain(0.8, *HUNDRED)
    assert area_missed(0.8, *fewer) > area_missed(0.8, *HUNDRED)


def test_50_values_in_10_bands_of_5_rows() -> None:
    shape = (examples.FIFTY.bands, examples.FIFTY.rows)

    assert [round(lsh_probability(tenth / 10, *shape), 3) for tenth in range(2, 10)] == [
        0.003, 0.024, 0.098, 0.272, 0.555, 0.841, 0.981, 1.0,
    ]  # fmt: skip
    assert round(lsh_threshold(*shape), 3) == 0.631


def test_one_band_of_one_row_is_a_straight_line() -> None:
    shape = (examples.ONE_VALUE.bands, examples.ONE_VALUE.rows)

    assert [lsh_probability(tenth / 10, *shape) for tenth in range(11)] == pytest.approx(
        [tenth / 10 for tenth in range(11)]
    )


@given(st.integers(1, 64), st.integers(1, 16))
def test_s_curve_runs_from_0_to_1_and_never_falls(bands: int, rows: int) -> None:
    curve = [lsh_probability(s / 20, bands, rows) for s in range(21)]

    assert (curve[0], curve[-1]) == (0.0, 1.0)
    assert curve == sorted(curve)


@pytest.mark.parametrize(
    ("bands", "rows", "threshold"), [(16, 4, 0.5), (20, 5, 0.549), (6, 2, 0.408), (1, 1, 1.0)]
)
def test_threshold(bands: int, rows: int, threshold: float) -> None:
    assert round(lsh_threshold(bands, rows), 3) == threshold


@given(st.integers(1, 64), st.integers(1, 16))
@tried(50)
def test_the_curve_is_nowhere_steeper_than_where_it_is_steepest(bands: int, rows: int) -> None:
    def slope(s: float) -> float:
        return float(bands * rows * s ** (rows - 1) * (1 - s**rows) ** (bands - 1))

    steepest = slope(lsh_steepest(bands, rows))

    assert all(slope(step / 500) <= steepest * (1 + 1e-9) for step in range(501))


def test_the_curve_is_steepest_a_little_before_the_threshold() -> None:
    assert (round(lsh_steepest(32, 4), 3), round(lsh_threshold(32, 4), 3)) == (0.392, 0.42)
    assert (lsh_steepest(8, 1), lsh_steepest(1, 8)) == (0.0, 1.0)


@given(st.integers(1, 128), st.integers(1, 32), st.floats(0.0, 1.0))
@tried(30)
def test_areas_of_error_are_those_under_the_drawn_curve(
    bands: int, rows: int, threshold: float
) -> None:
    below, above = (np.linspace(*ends, 4001) for ends in ((0, threshold), (threshold, 1)))
    in_vain = np.trapezoid(1 - (1 - below**rows) ** bands, below)
    missed = np.trapezoid((1 - above**rows) ** bands, above)

    assert area_in_vain(threshold, bands, rows) == pytest.approx(in_vain, abs=1e-5)
    assert area_missed(threshold, bands, rows) == pytest.approx(missed, abs=1e-5)


def test_areas_of_error_of_6_bands_of_2_rows() -> None:
    assert round(area_missed(0.41, 6, 2), 3) == 0.039
    assert round(area_in_vain(0.41, 6, 2), 3) == 0.108


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
