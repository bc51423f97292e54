"""Numbers look the same wherever they are shown."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.model.formatting import (
    NumberStyle,
    count,
    jaccard,
    page_ranges,
    percent,
    share,
    times_in_100,
)

GERMAN = NumberStyle(",", ".")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.0, "0 %"),
        (0.0004, "< 0.1 %"),
        (0.001, "0.1 %"),
        (0.0886, "8.9 %"),
        (0.0994, "9.9 %"),
        (0.0996, "10 %"),
        (0.263, "26 %"),
        (0.995, "99 %"),
        (0.99999, "99 %"),
        (1.0, "100 %"),
    ],
)
def test_a_share(value: float, text: str) -> None:
    assert share(value) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.0, "0.000"),
        (0.0004, "< 0.001"),
        (0.00099, "< 0.001"),
        (0.0774, "0.077"),
        (0.9999, "0.999"),
        (1.0, "1.000"),
    ],
)
def test_a_jaccard_score(value: float, text: str) -> None:
    assert jaccard(value) == text


def test_another_language_differs_in_signs_alone() -> None:
    assert share(0.0886, GERMAN) == "8,9\N{NO-BREAK SPACE}%"
    assert jaccard(0.0004, GERMAN) == "<\N{NO-BREAK SPACE}0,001"
    assert count(1234567, GERMAN) == "1.234.567"


@given(st.floats(0, 1), st.floats(0, 1))
def test_a_larger_share_never_looks_smaller(one: float, other: float) -> None:
    low, high = sorted((one, other))

    def size(text: str) -> float:
        return 0.05 if text.startswith("<") else float(text)

    assert size(percent(low)) <= size(percent(high))


@pytest.mark.parametrize(
    ("value", "said"),
    [(0.0, "0"), (1e-9, "0.1"), (0.004, "0.4"), (0.024, "2"), (0.99, "99"), (0.9951, "99.5"),
     (0.99999, "99.9"), (1.0, "100")],
)  # fmt: skip
def test_times_in_100_say_never_and_always_of_nothing_else(value: float, said: str) -> None:
    assert times_in_100(value) == said


def test_pages_are_listed_as_a_reader_lists_them() -> None:
    assert page_ranges([3]) == "3"
    assert page_ranges([9, 3, 4, 5]) == "3–5, 9"
    assert page_ranges([1, 2, 2, 4]) == "1–2, 4"
