"""Meeting: all that share a bucket of some band, each pair once, and no other."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.similar import meeting
from plagcheck.similar.meeting import Buckets
from tests.conftest import examples

ROWS = st.lists(st.lists(st.integers(0, 6), min_size=4, max_size=4), max_size=12)


@examples(100)
@given(rows=ROWS, at_once=st.sampled_from([1, 7, 1000]))
def test_who_meets_shares_a_bucket_of_a_band(rows: list[list[int]], at_once: int) -> None:
    keys = np.array(rows, np.uint64).reshape(len(rows), 4)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(meeting, "MOST_AT_ONCE", at_once)
        told = list(Buckets(keys).meetings())

    pairs = [pair for _, a, b in told for pair in zip(a.tolist(), b.tolist(), strict=True)]
    assert pairs == [
        (a, b)
        for a, b in combinations(range(len(rows)), 2)
        if any(x == y for x, y in zip(rows[a], rows[b], strict=True))
    ]
    reached = [end for end, *_ in told]
    assert reached == sorted(set(reached))
    assert reached[-1:] == ([len(rows)] if rows else [])
