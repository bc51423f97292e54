"""Numbers in words."""

from __future__ import annotations

import pytest

from plagcheck.gui.check.flag_words import page_list
from plagcheck.gui.check.from_results import letters
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
    assert jaccard(0.0001) == "< 0.001"
    assert jaccard(0.0) == "0.000"


def test_count_sets_thousands_apart() -> None:
    assert count(2912) == "2,912"


@pytest.mark.parametrize(
    ("index", "name"), [(0, "a"), (25, "z"), (26, "aa"), (701, "zz"), (702, "aaa")]
)
def test_letters(index: int, name: str) -> None:
    assert letters(index) == name


@pytest.mark.parametrize(
    ("pages", "shown"), [((7,), "page 7"), ((3, 4, 5, 9), "pages 3–5, 9"), ((1, 3), "pages 1, 3")]
)
def test_page_list(pages: tuple[int, ...], shown: str) -> None:
    assert page_list(pages) == shown
