"""Traces: pairs of telling stems that survive rewording."""

from __future__ import annotations

import numpy as np
import pytest

from plagcheck.index.tokens import tokenize
from plagcheck.index.traces import distinct_trace_keys, trace_keys


def telling(text: str) -> np.ndarray:
    tokens = tokenize(text)
    return tokens.stems[tokens.telling]


def test_order_endings_and_short_words_do_not_matter() -> None:
    one = trace_keys(telling("the harbours of the northern coasts"))
    other = trace_keys(telling("a northerly harbour is on its coast"))

    assert len(one) == len(other) == 2
    assert one[0] == other[0]  # harbour and north, whichever comes first
    assert one[1] != other[1]


def test_words_with_one_between_them_meet_neighbours() -> None:
    near = trace_keys(telling("silver harbour"))
    apart = trace_keys(telling("silver northern harbour"), apart=2)

    assert near.tolist() == apart.tolist()


@pytest.mark.parametrize("text", ["", "an ox", "harbour", "a harbour by it"])
def test_fewer_than_two_telling_words_leave_no_trace(text: str) -> None:
    assert len(trace_keys(telling(text))) == len(trace_keys(telling(text), apart=2)) == 0


def test_a_text_is_filed_once_under_each_trace() -> None:
    keys = distinct_trace_keys(telling("silver harbour " * 5))

    assert len(keys) == 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("on the sea they went", [False, False, False, True, True]),
        ("на море они ушли", [False, True, False, True]),  # letters are counted, not bytes
        ("it's don't", [False, True]),
        ("東京 über", [False, False, True]),
    ],
)
def test_words_of_four_letters_tell(text: str, expected: list[bool]) -> None:
    assert tokenize(text).telling.tolist() == expected
