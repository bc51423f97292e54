"""Winnowing: any shared run of size + window − 1 words shares a key."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.index.hashing import Hashes, combine
from plagcheck.index.tokens import tokenize
from plagcheck.index.windows import (
    distinct_window_keys,
    window_keys,
    window_minima,
    window_places,
    windows_needed,
)
from plagcheck.model.params import shortest_certain_run
from tests.word_salad import WORDS

SEQUENCES = st.lists(st.integers(0, 50), max_size=40).map(lambda x: np.array(x, np.uint64))
SALAD = st.lists(st.sampled_from(WORDS), max_size=30)


def keys(words: list[str], size: int, window: int) -> Hashes:
    return distinct_window_keys(combine(tokenize(" ".join(words)).hashes, size, size), window)


@given(SEQUENCES, st.integers(1, 8))
def test_window_minima_are_the_minimum_of_every_window(sequence: Hashes, window: int) -> None:
    values = sequence.tolist()
    count = max(1, len(values) - window + 1) if values else 0

    assert window_minima(sequence, window).tolist() == [
        min(values[i : i + window]) for i in range(count)
    ]


@given(SEQUENCES, st.integers(1, 8))
def test_a_text_is_filed_once_under_the_key_of_each_minimum(sequence: Hashes, window: int) -> None:
    expected = set(window_keys(window_minima(sequence, window)).tolist())

    assert distinct_window_keys(sequence, window).tolist() == sorted(expected)


@given(SEQUENCES, st.integers(1, 8))
def test_a_minimum_stands_where_it_is_one_for_the_first_time(sequence: Hashes, window: int) -> None:
    first: dict[int, int] = {}
    for start, least in enumerate(window_minima(sequence, window).tolist()):
        within = sequence[start : start + window].tolist()
        first.setdefault(least, start + within.index(least))
    distinct, places = window_places(sequence, window)

    assert dict(zip(distinct.tolist(), places.tolist(), strict=True)) == first


@pytest.mark.parametrize(("size", "window"), [(6, 3), (5, 4), (5, 8), (4, 4), (3, 1)])
@given(before=SALAD, after=SALAD, left=SALAD, right=SALAD, data=st.data())
def test_any_shared_run_long_enough_shares_a_key(
    size: int,
    window: int,
    before: list[str],
    after: list[str],
    left: list[str],
    right: list[str],
    data: st.DataObject,
) -> None:
    length = shortest_certain_run(size, window)
    run = data.draw(st.lists(st.sampled_from(WORDS), min_size=length, max_size=length))
    one = keys(before + run + after, size, window)
    other = keys(left + run + right, size, window)

    assert len(np.intersect1d(one, other)) >= 1


def test_the_run_that_is_certain_has_eight_words() -> None:
    assert shortest_certain_run(6, 3) == shortest_certain_run(5, 4) == 8


@pytest.mark.parametrize(("run", "needed"), [(1, 1), (8, 1), (9, 2), (12, 5), (30, 23)])
def test_a_longer_run_brings_more_windows(run: int, needed: int) -> None:
    assert windows_needed(run, 6, 3) == needed
    assert windows_needed(run, 5, 4) == needed
