"""Meeting: all that share a bucket of some band, each pair once, and no other."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.model.joining import leaders
from plagcheck.model.progress import Unobserved
from plagcheck.similar import meeting
from plagcheck.similar.meeting import Buckets
from tests.conftest import examples

ROWS = st.lists(st.lists(st.integers(0, 6), min_size=4, max_size=4), max_size=12)
Pair = tuple[int, int]


def told(rows: list[list[int]]) -> tuple[list[Pair], bool]:
    keys = np.array(rows, np.uint64).reshape(len(rows), 4)
    ones, others, is_whole = Buckets(keys).meetings(Unobserved())
    return list(zip(ones.tolist(), others.tolist(), strict=True)), is_whole


def all_that_meet(rows: list[list[int]]) -> list[Pair]:
    return [
        (a, b)
        for a, b in combinations(range(len(rows)), 2)
        if any(x == y for x, y in zip(rows[a], rows[b], strict=True))
    ]


@examples(100)
@given(rows=ROWS, at_once=st.sampled_from([1, 7, 1000]))
def test_who_meets_shares_a_bucket_of_a_band(rows: list[list[int]], at_once: int) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(meeting, "MOST_AT_ONCE", at_once)
        assert told(rows) == (all_that_meet(rows), True)


@examples(100)
@given(rows=ROWS, most=st.integers(1, 60), at_once=st.sampled_from([1, 7, 1000]))
def test_of_too_many_enough_meet_to_hang_together(
    rows: list[list[int]], most: int, at_once: int
) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(meeting, "MOST_AT_ONCE", at_once)
        patched.setattr(meeting, "MOST_PAIRS", most)
        patched.setattr(meeting, "MOST_TOLD", most)
        pairs, is_whole = told(rows)

    meet = all_that_meet(rows)
    assert not is_whole or pairs == meet
    assert pairs == sorted(set(pairs))
    assert set(pairs) <= set(meet)
    assert len(pairs) <= max(most, 4 * len(rows))
    assert leaders(pairs) == leaders(meet)
