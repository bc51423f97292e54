"""Numbers in words."""

from __future__ import annotations

import pytest

from plagcheck.gui.check.flag_words import page_list
from plagcheck.gui.parts.text_format import count, jaccard, share

pytestmark = pytest.mark.usefixtures("application")


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (0.0, "0 %"),
        (0.0001, "< 0.1 %"),
        (0.001, "0.1 %"),
        (0.0123, "1.2 %"),
        (0.0994, "9.9 %"),
        (0.0996, "10 %"),
        (0.184, "18 %"),
        (0.996, "99 %"),
        (1.0, "100 %"),
    ],
)
def test_share(value: float, shown: str) -> None:
    assert share(value).replace("\N{NO-BREAK SPACE}", " ") == shown


def test_jaccard_has_three_decimals_and_a_trace_is_not_nothing() -> None:
    assert jaccard(0.0294) == "0.029"
    assert jaccard(0.0001) == "<\N{NO-BREAK SPACE}0.001"
    assert jaccard(0.0) == "0.000"


def test_count_sets_thousands_apart() -> None:
    assert count(2912) == "2,912"


@pytest.mark.parametrize(
    ("pages", "shown"), [((6,), "page 7"), ((2, 3, 4, 8), "pages 3–5, 9"), ((0, 2), "pages 1, 3")]
)
def test_page_list(pages: tuple[int, ...], shown: str) -> None:
    assert page_list(pages) == shown
