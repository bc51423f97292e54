"""Signatures: beside the textbook's, the estimate's error, recall of the bands."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.index.bands import band_keys
from plagcheck.index.hashing import Hashes, mix
from plagcheck.index.minhash import (
    EMPTY,
    compact,
    densify,
    estimate,
    is_signature,
    signature,
)
from plagcheck.index.shingles import sorted_set
from plagcheck.textbook.blocks import block_signature
from plagcheck.textbook.curve import lsh_probability
from plagcheck.textbook.matrix import characteristic_matrix
from plagcheck.textbook.one_pass import hash_functions
from plagcheck.textbook.permutations import Permutation
from plagcheck.textbook.signatures import INFINITY, compare, signatures_of_sets, standard_error
from tests.conftest import examples

SETS = st.sets(st.integers(0, 2**64 - 2), max_size=300).map(
    lambda values: np.array(sorted(values), np.uint64)
)


def pair_of_sets(rng: np.random.Generator, size: int, jaccard: float) -> tuple[Hashes, Hashes]:
    """Two random sets of `size` elements that are (nearly) so alike."""
    shared = round(2 * size * jaccard / (1 + jaccard))
    values = rng.integers(0, 2**64 - 1, 2 * size - shared, dtype=np.uint64)
    return sorted_set(values[:size]), sorted_set(values[size - shared :])


def exact(one: Hashes, other: Hashes) -> float:
    shared = len(np.intersect1d(one, other))
    return shared / (len(one) + len(other) - shared)


# -- beside the textbook's minhash


@given(st.lists(st.sets(st.integers(0, 63), max_size=20), min_size=2, max_size=2))
@examples(50)
def test_signature_is_the_textbook_s_by_blocks_of_rows(rows: list[set[int]]) -> None:
    """64 rows stand for the hash range, in blocks of 8; within a block the order is the hashes'."""
    hashes = [sorted_set(np.array(sorted(each), np.uint64) << np.uint64(58)) for each in rows]
    fast = [signature(each, 8) for each in hashes]
    matrix = characteristic_matrix([map(str, each) for each in rows], [*map(str, range(64))])
    classic = signatures_of_sets(block_signature(matrix, Permutation(tuple(range(1, 9)))))

    for made, expected in zip(fast, classic, strict=True):
        places = [INFINITY if x == EMPTY else (int(x) >> 58) % 8 + 1 for x in made]
        assert places == list(expected)
    filled = (fast[0] != EMPTY) | (fast[1] != EMPTY)
    share = ((fast[0] == fast[1]) & filled).sum() / max(1, filled.sum())
    assert share == pytest.approx(float(compare(*classic).estimate))


# -- the fast signature


@given(SETS)
def test_signature_is_the_least_element_of_every_block(unique: Hashes) -> None:
    blocks: dict[int, int] = {}
    for value in unique.tolist():
        blocks.setdefault(value >> 57, value)

    assert signature(unique).tolist() == [blocks.get(block, int(EMPTY)) for block in range(128)]


@given(st.lists(st.integers(0, 2**64 - 2), max_size=60), st.randoms(use_true_random=False))
def test_signature_does_not_depend_on_order(values: list[int], rng: random.Random) -> None:
    shuffled = rng.sample(values, len(values))
    one, other = (sorted_set(np.array(each, np.uint64)) for each in (values, shuffled))

    assert signature(one).tolist() == signature(other).tolist()


@pytest.mark.parametrize("length", [0, 1, 3, 100])
def test_signature_length_must_be_a_power_of_two(length: int) -> None:
    with pytest.raises(ValueError, match="power of two"):
        signature(np.arange(10, dtype=np.uint64), length)


@pytest.mark.parametrize("length", [2, 16, 64, 128, 256, 1024])
def test_signature_has_the_length_asked_for(length: int) -> None:
    assert len(signature(mix(np.arange(5000, dtype=np.uint64)), length)) == length


def test_estimate_counts_every_place_in_which_densified_signatures_agree() -> None:
    one, other = (densify(np.array(each, np.uint64)) for each in ([1, 2, 3, 4], [1, 2, 5, 4]))

    assert estimate(one, other) == 3 / 4


def test_estimate_of_two_empty_sets_is_zero() -> None:
    nothing = densify(signature(np.empty(0, np.uint64)))

    assert estimate(nothing, nothing) == 0.0


@given(SETS, SETS)
def test_estimate_is_a_share_and_the_same_both_ways(one: Hashes, other: Hashes) -> None:
    a, b = densify(signature(one)), densify(signature(other))

    assert 0.0 <= estimate(a, b) == estimate(b, a) <= 1.0
    assert estimate(a, a) == (1.0 if len(one) else 0.0)


@given(SETS.filter(len))
def test_a_signature_is_told_from_what_no_set_has(unique: Hashes) -> None:
    minima = signature(unique)
    place = int(np.flatnonzero(minima != EMPTY)[0])
    moved = minima.copy()
    moved[place - 1] = minima[place]

    assert is_signature(minima)
    assert not is_signature(moved)


def estimated(one: Hashes, other: Hashes) -> float:
    return estimate(densify(signature(one)), densify(signature(other)))


@pytest.mark.parametrize("size", [100, 1000, pytest.param(10_000, marks=pytest.mark.slow)])
@pytest.mark.parametrize("jaccard", [0.2, 0.5, 0.8])
def test_error_of_the_estimate_is_within_theory(jaccard: float, size: int) -> None:
    rng = np.random.default_rng(size)
    errors = []
    for _ in range(400):
        one, other = pair_of_sets(rng, size, jaccard)
        errors.append(estimated(one, other) - exact(one, other))
    theory = math.sqrt(jaccard * (1 - jaccard) / 128)
    root_mean_square = math.sqrt(np.mean(np.square(errors)))

    assert root_mean_square < 1.1 * theory
    assert abs(np.mean(errors)) < 4 * theory / math.sqrt(len(errors))


@pytest.mark.parametrize("jaccard", [0.2, 0.5, 0.8])
def test_error_is_little_worse_than_of_128_hash_functions(jaccard: float) -> None:
    """Of short texts, for which some places are borrowed."""
    rng = np.random.default_rng(42)
    functions = hash_functions(10_000, 128)
    fast, classic = [], []
    for _ in range(25):
        one, other = pair_of_sets(rng, 100, jaccard)
        truth = exact(one, other)
        fast.append(abs(estimated(one, other) - truth))
        drawn = rng.integers(0, 10_000, 2 * len(one))
        place = dict(zip(np.union1d(one, other).tolist(), drawn.tolist(), strict=False))
        rows = [[place[x] for x in each.tolist()] for each in (one, other)]
        minima = [tuple(min(map(f, each)) for f in functions) for each in rows]
        classic.append(abs(float(compare(*minima).estimate) - truth))
    expected = math.sqrt(2 / math.pi) * standard_error(jaccard, 128)

    assert np.mean(classic) == pytest.approx(expected, rel=0.4)
    assert np.mean(fast) < 1.5 * np.mean(classic)


# -- densified signatures and bands


@given(SETS)
def test_densified_signatures_have_no_empty_place(unique: Hashes) -> None:
    minima = signature(unique)
    dense = densify(minima)
    filled = minima != EMPTY

    assert (dense != EMPTY).all() or not filled.any()
    assert (dense[filled] == minima[filled]).all()


def test_densified_places_borrow_from_the_next_and_tell_how_far() -> None:
    minima = np.full(8, EMPTY, np.uint64)
    minima[[2, 5]] = [20, 50]
    dense = densify(minima)

    def borrowed(value: int, distance: int) -> int:
        return int(mix(np.array([value + distance], np.uint64))[0])

    assert dense.tolist() == [
        borrowed(20, 2), borrowed(20, 1), 20, borrowed(50, 2), borrowed(50, 1), 50,
        borrowed(20, 4), borrowed(20, 3),
    ]  # fmt: skip


@pytest.mark.parametrize("size", [1, 3, 10, 40])
def test_unrelated_short_texts_do_not_meet_because_both_are_empty(size: int) -> None:
    rng = np.random.default_rng(size)
    meetings = 0
    for _ in range(300):
        one, other = pair_of_sets(rng, size, 0.0)
        keys = [band_keys(densify(signature(each)), 32, 4) for each in (one, other)]
        meetings += bool((keys[0] == keys[1]).any())

    assert meetings == 0


@pytest.mark.parametrize("size", [1, 2, 5, 20])
def test_equal_short_texts_meet_in_every_band(size: int) -> None:
    unique = mix(np.arange(1, size + 1, dtype=np.uint64))
    keys = [band_keys(densify(signature(np.sort(unique))), 32, 4) for _ in range(2)]

    assert keys[0].tolist() == keys[1].tolist()


@pytest.mark.parametrize(("bands", "rows"), [(32, 4), (20, 5)])
@pytest.mark.parametrize("jaccard", [0.2, 0.35, 0.5, 0.65, 0.8])
def test_bands_find_pairs_as_often_as_the_s_curve_says(
    jaccard: float, bands: int, rows: int
) -> None:
    rng = np.random.default_rng(int(jaccard * 100) + bands)
    trials, found, expected = 500, 0, 0.0
    for _ in range(trials):
        one, other = pair_of_sets(rng, 2000, jaccard)
        keys = [band_keys(densify(signature(each)), bands, rows) for each in (one, other)]
        found += bool((keys[0] == keys[1]).any())
        expected += lsh_probability(exact(one, other), bands, rows)
    spread = math.sqrt(expected * (1 - expected / trials))

    assert abs(found - expected) <= 4 * spread + 1


def test_compact_keeps_sixteen_bits_and_tells_what_is_empty() -> None:
    minima = np.array([0x123456789ABCDEF0, EMPTY, 0x1_0000], np.uint64)

    assert compact(minima).tolist() == [0xDEF0, 0xFFFF, 0]
    assert compact(minima).tobytes() == b"\xf0\xde\xff\xff\x00\x00"
