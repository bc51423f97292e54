"""Runs and chains: stretches of equal words, joined across small gaps."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.align.chains import Chain, JoiningLimits, chain_runs
from plagcheck.align.prepared import SEED_SIZE, Lookup, prepare
from plagcheck.align.runs import Runs, drop_lonely, shared_runs
from plagcheck.index.hashing import mix
from tests.conftest import examples

TEXTS = st.lists(st.sampled_from("abc"), max_size=40)


def runs_of(*rows: tuple[int, int, int]) -> Runs:
    columns = np.array(rows, np.intp).reshape(-1, 3).T
    return Runs(columns[0], columns[1], columns[2])


def rows_of(runs: Runs) -> list[tuple[int, int, int]]:
    columns = (runs.ours.tolist(), runs.theirs.tolist(), runs.length.tolist())
    return sorted(zip(*columns, strict=True))


@given(st.lists(st.integers(0, 5), max_size=30), st.lists(st.integers(0, 6), max_size=10))
def test_lookup_finds_every_place_of_a_value(values: list[int], wanted: list[int]) -> None:
    hashes, asked = (mix(np.array(each, np.uint64)) for each in (values, wanted))
    lookup = Lookup(hashes)
    which, places = lookup.pairs(asked, *lookup.count(asked))

    assert sorted(zip(which.tolist(), places.tolist(), strict=True)) == [
        (index, place)
        for index, value in enumerate(wanted)
        for place, each in enumerate(values)
        if each == value
    ]


@given(TEXTS, TEXTS)
def test_runs_are_equal_words_as_far_as_they_go(one: list[str], other: list[str]) -> None:
    runs = shared_runs(prepare(" ".join(one)), prepare(" ".join(other)), 8)
    for here, there, length in rows_of(runs):
        assert length >= SEED_SIZE
        assert one[here : here + length] == other[there : there + length]


def test_a_shared_run_is_found_with_its_places() -> None:
    runs = shared_runs(prepare("x y the cat sat down z"), prepare("q the cat sat down r"), 8)

    assert rows_of(runs) == [(2, 1, 4)]


def test_neighbouring_runs_make_a_chain() -> None:
    runs = runs_of((0, 100, 5), (7, 107, 6), (15, 114, 8))
    (chain,) = chain_runs(runs, JoiningLimits(gap=10, shift=5), 8)

    assert chain.runs == [(0, 100, 5), (7, 107, 6), (15, 114, 8)]
    assert (chain.ours, chain.theirs) == ((0, 23), (100, 122))
    assert chain.words == 19
    assert chain_runs(runs, JoiningLimits(gap=10, shift=5), 9) == []


@pytest.mark.parametrize(
    "far",
    [
        (16, 105, 5),  # too far on in the submission
        (5, 116, 5),  # too far on in the source
        (6, 90, 5),  # before it in the source
        (5, 112, 5),  # too much more in the source than in the submission
    ],
)
def test_runs_that_are_not_near_on_both_sides_stay_apart(far: tuple[int, int, int]) -> None:
    chains = chain_runs(runs_of((0, 100, 5), far), JoiningLimits(gap=10, shift=5), 1)

    assert sorted(chain.runs for chain in chains) == [[(0, 100, 5)], [far]]


@given(
    st.sets(st.tuples(st.integers(0, 60), st.integers(0, 60), st.integers(4, 12)), max_size=25),
    st.integers(0, 20),
)
def test_every_run_goes_to_one_chain_in_reading_order(
    rows: set[tuple[int, int, int]], gap: int
) -> None:
    chains = chain_runs(runs_of(*rows), JoiningLimits(gap=gap, shift=gap), 1)

    assert sorted(run for chain in chains for run in chain.runs) == sorted(rows)
    for chain in chains:
        for (a, b, n), (c, d, _) in zip(chain.runs, chain.runs[1:], strict=False):
            assert 0 <= c - (a + n) <= gap
            assert 0 <= d - (b + n) <= gap


def test_a_chain_of_one_run_is_that_run() -> None:
    assert Chain([(3, 4, 5)]).ours == (3, 8)


def test_nothing_to_drop_is_nothing() -> None:
    assert len(drop_lonely(runs_of(), 40, 12)) == 0


@examples(50)
@given(st.integers(0, 2000), st.integers(0, 2000), st.integers(0, 40), st.integers(-40, 40))
def test_no_run_with_a_neighbour_is_dropped(ours: int, theirs: int, gap: int, shift: int) -> None:
    """Whatever diagonal two runs lie on: bands of diagonals must not part them."""
    there = gap + shift
    if not 0 <= there <= 40:
        return
    pair = [(ours, theirs, 4), (ours + 4 + gap, theirs + 4 + there, 4)]
    crowd = [(10_000 + 100 * n, 97 * n * n % 9000, 4) for n in range(300)]
    kept = rows_of(drop_lonely(runs_of(*pair, *crowd), 40, 12))

    assert set(pair) <= set(kept)
    assert len(kept) < 200  # the crowd is lonely
