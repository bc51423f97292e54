"""The join against brute force: no pair missed, none too many, and few looked at in vain."""

from __future__ import annotations

import random
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.classroom import pairing
from plagcheck.classroom.join import _candidates, similar_pairs
from plagcheck.classroom.pairing import Postings, earlier_pairs
from plagcheck.classroom.runs import most_holders, run_pairs
from plagcheck.index.hashing import Hashes
from plagcheck.index.similarity import overlap

Sets = list[set[int]]


def arrays(sets: Sets) -> list[Hashes]:
    return [np.array(sorted(each), np.uint64) for each in sets]


def brute(sets: list[Hashes], threshold: float) -> list[tuple[int, int]]:
    return [
        (i, j)
        for i, j in combinations(range(len(sets)), 2)
        if overlap(sets[i], sets[j]).jaccard >= threshold
    ]


few_elements = st.lists(st.sets(st.integers(0, 25), max_size=18), max_size=12)


@given(few_elements, st.sampled_from([0.05, 0.1, 0.2, 0.25, 1 / 3, 0.5, 0.75, 0.9, 1.0]))
def test_the_join_is_brute_force(sets: Sets, threshold: float) -> None:
    made = arrays(sets)

    assert similar_pairs(made, Postings.of(made), threshold) == brute(made, threshold)


@pytest.mark.parametrize("threshold", [0.1, 0.2, 0.5])
def test_the_join_is_brute_force_on_skewed_sets(threshold: float) -> None:
    rng = random.Random(3)
    weights = [1 / (rank + 1) for rank in range(3000)]
    sets = [set(rng.choices(range(3000), weights, k=rng.randint(1, 120))) for _ in range(150)]
    sets += [set(list(each)[: len(each) // 2]) for each in sets[:40]]
    made = arrays(sets)

    expected = brute(made, threshold)
    assert len(expected) >= 25
    assert similar_pairs(made, Postings.of(made), threshold) == expected


@pytest.mark.parametrize("shared", [19, 20, 21])
def test_a_pair_on_the_threshold_is_found(shared: int) -> None:
    # 20 shared of 100 in all: exactly 0.2.
    sets = arrays([set(range(60)), set(range(60 - shared, 120 - shared))])
    is_found = bool(similar_pairs(sets, Postings.of(sets), 0.2))

    assert is_found == (shared / (120 - shared) >= 0.2)


def test_what_all_hold_makes_no_candidates() -> None:
    """A header of a sixth of every paper: each of 400 papers meets none of the others."""
    header = set(range(50))
    sets = arrays([header | set(range(1000 * n, 1000 * n + 250)) for n in range(1, 401)])

    assert len(_candidates(sets, Postings.of(sets), 0.2)) == 0


def test_blocks_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    first = np.array([0, 0, 1, 0, 4, 2])
    whole = [pair for block in earlier_pairs(first) for pair in zip(*block, strict=True)]
    monkeypatch.setattr(pairing, "BLOCK", 2)
    parts = [pair for block in earlier_pairs(first) for pair in zip(*block, strict=True)]

    assert parts == whole
    assert len(whole) == 0 + 1 + 1 + 3 + 0 + 3


@given(few_elements)
def test_runs_pair_all_that_share_one_and_no_others(sets: Sets) -> None:
    made = arrays(sets)
    limit = most_holders(len(sets))
    held = {value: sum(value in each for each in sets) for each in sets for value in each}
    expected = [
        i * len(sets) + j
        for i, j in combinations(range(len(sets)), 2)
        if any(held[value] <= limit for value in sets[i] & sets[j])
    ]

    assert run_pairs(Postings.of(made), limit, len(sets)).tolist() == expected


def test_one_run_never_makes_more_pairs_than_there_are_papers() -> None:
    assert [most_holders(n) for n in (2, 6, 30, 100, 2000)] == [5, 5, 15, 15, 44]
    for papers in range(250, 5000, 50):
        holders = most_holders(papers)
        assert holders * (holders - 1) / 2 < papers


def test_postings_count_holders() -> None:
    postings = Postings.of(arrays([{1, 2}, {2, 3}, set()]))

    assert [each.tolist() for each in postings.holders_by_set(3)] == [[1, 2], [2, 1], []]
