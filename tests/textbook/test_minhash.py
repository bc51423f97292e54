"""Minhash by permutations, in one pass, and by blocks of rows, with the textbook's matrices."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.textbook import examples
from plagcheck.textbook.blocks import block_orders, block_signature
from plagcheck.textbook.matrix import characteristic_matrix, matrix_of_rows
from plagcheck.textbook.one_pass import (
    HashFunction,
    hash_functions,
    one_pass,
    one_pass_signature,
    smallest_prime,
)
from plagcheck.textbook.permutations import (
    Permutation,
    fixed_permutations,
    minhash,
    signature_matrix,
)
from plagcheck.textbook.signatures import (
    INFINITY,
    Agreement,
    SignatureMatrix,
    compare,
    signatures_of_sets,
    standard_error,
)
from tests.conftest import examples as tried

BITS = st.integers(1, 5).flatmap(
    lambda sets: st.lists(st.text("01", min_size=sets, max_size=sets), min_size=1, max_size=12)
)


def by_permutations(example: examples.Sets) -> SignatureMatrix:
    orders = [order for order in example.orders if isinstance(order, Permutation)]
    assert len(orders) == len(example.orders)
    return signature_matrix(example.matrix, orders)


def similarities(
    example: examples.Sets, signatures: SignatureMatrix
) -> dict[tuple[int, int], tuple[Fraction, Fraction]]:
    """Of each pair, counted from 1: true similarity and that of the signatures."""
    columns = signatures_of_sets(signatures)
    return {
        (one + 1, other + 1): (
            example.matrix.similarity(one, other),
            compare(columns[one], columns[other]).estimate,
        )
        for one, other in combinations(range(example.matrix.sets), 2)
    }


# -- permutations


def test_seven_rows_in_another_order() -> None:
    (order,) = examples.TWO_SETS.orders
    assert isinstance(order, Permutation)

    elements = [examples.TWO_SETS.matrix.elements[row] for row in order.order()]

    assert elements == ["e6", "e2", "e5", "e3", "e7", "e4", "e1"]
    assert by_permutations(examples.TWO_SETS) == ((4, 3),)


def test_five_rows_in_another_order() -> None:
    (order,) = examples.ONE_PERMUTATION.orders
    assert isinstance(order, Permutation)

    assert "".join("abcde"[row] for row in order.order()) == "beadc"
    assert by_permutations(examples.ONE_PERMUTATION) == ((3, 5, 1, 3),)


def test_four_permutations_of_seven_rows() -> None:
    signatures = by_permutations(examples.FOUR_PERMUTATIONS)

    assert signatures == ((3, 3, 1), (1, 1, 3), (1, 1, 2), (1, 1, 4))
    assert similarities(examples.FOUR_PERMUTATIONS, signatures) == {
        (1, 2): (Fraction(3, 4), 1),
        (1, 3): (0, 0),
        (2, 3): (0, 0),
    }


@pytest.mark.parametrize(
    "example",
    [examples.THREE_PERMUTATIONS, examples.THREE_OTHER_PERMUTATIONS],
    ids=lambda example: example.name,
)
def test_three_permutations_of_seven_rows(example: examples.Sets) -> None:
    signatures = by_permutations(example)

    assert signatures == ((2, 1, 2, 1), (2, 1, 4, 1), (1, 2, 1, 2))
    assert similarities(example, signatures) == {
        (1, 2): (0, 0),
        (1, 3): (Fraction(3, 4), Fraction(2, 3)),
        (1, 4): (Fraction(1, 7), 0),
        (2, 3): (0, 0),
        (2, 4): (Fraction(3, 4), 1),
        (3, 4): (0, 0),
    }


def test_the_permutation_to_try() -> None:
    signatures = by_permutations(examples.TRY_IT)

    assert signatures == ((2, 1, 3, 1),)
    agree = [
        pair for pair, (_, share) in similarities(examples.TRY_IT, signatures).items() if share
    ]
    assert agree == [(2, 4)]


def test_a_set_without_elements_has_no_minhash() -> None:
    assert minhash(Permutation((2, 1)), (0, 0)) == INFINITY


@pytest.mark.parametrize("places", [(1, 1), (0, 1), (2, 3)])
def test_what_is_no_permutation_is_refused(places: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="every place"):
        Permutation(places)


@given(BITS)
@tried(30)
def test_one_pass_over_a_permutation_gives_the_first_row_with_a_1(rows: list[str]) -> None:
    matrix = matrix_of_rows(rows)
    orders = fixed_permutations(len(rows), 4)

    assert one_pass_signature(matrix, orders) == signature_matrix(matrix, orders)


def test_over_all_permutations_the_minhashes_agree_as_often_as_the_sets_are_alike() -> None:
    matrix = characteristic_matrix(["abc", "bcde"])
    every = [Permutation(places) for places in permutations(range(1, 6))]
    one, other = signatures_of_sets(signature_matrix(matrix, every))

    assert compare(one, other).estimate == matrix.similarity(0, 1) == Fraction(2, 5)


# -- one pass


def states(example: examples.Sets) -> list[SignatureMatrix]:
    return [step.after for step in one_pass(example.matrix, example.orders, example.first_row)]


def test_every_state_of_five_rows_and_four_sets() -> None:
    x = INFINITY
    assert states(examples.FIVE_ROWS) == [
        ((1, x, x, 1), (1, x, x, 1)),
        ((1, x, 2, 1), (1, x, 4, 1)),
        ((1, 3, 2, 1), (1, 2, 4, 1)),
        ((1, 3, 2, 1), (0, 2, 0, 0)),
        ((1, 3, 0, 1), (0, 2, 0, 0)),
    ]


def test_similarities_of_five_rows_and_four_sets() -> None:
    final = states(examples.FIVE_ROWS)[-1]

    assert similarities(examples.FIVE_ROWS, final) == {
        (1, 2): (0, 0),
        (1, 3): (Fraction(1, 4), Fraction(1, 2)),
        (1, 4): (Fraction(2, 3), 1),
        (2, 3): (0, 0),
        (2, 4): (Fraction(1, 3), 0),
        (3, 4): (Fraction(1, 5), Fraction(1, 2)),
    }


def test_every_state_of_two_columns() -> None:
    x = INFINITY
    assert states(examples.TWO_COLUMNS) == [
        ((1, x), (3, x)),
        ((1, 2), (3, 0)),
        ((1, 2), (2, 0)),
        ((1, 2), (2, 0)),
        ((1, 0), (2, 0)),
    ]


def test_every_state_of_two_columns_counted_from_1() -> None:
    x = INFINITY
    assert states(examples.TWO_COLUMNS_FROM_1) == [
        ((2, x), (4, x)),
        ((2, 3), (4, 1)),
        ((2, 3), (3, 1)),
        ((2, 3), (3, 1)),
        ((2, 1), (3, 1)),
    ]


def test_a_step_tells_what_it_changed() -> None:
    steps = list(one_pass(examples.FIVE_ROWS.matrix, examples.FIVE_ROWS.orders))

    assert [step.values for step in steps] == [(1, 1), (2, 4), (3, 2), (4, 0), (0, 3)]
    assert steps[3].changed == {(1, 0), (1, 2), (1, 3)}
    assert steps[4].changed == {(0, 2)}


@pytest.mark.parametrize(("least", "prime"), [(0, 2), (2, 2), (4, 5), (17, 17), (18, 19), (90, 97)])
def test_the_smallest_prime(least: int, prime: int) -> None:
    assert smallest_prime(least) == prime


@given(st.integers(2, 60), st.integers(1, 40))
@tried(40)
def test_hash_functions_are_the_same_each_time_and_put_no_two_rows_in_one_place(
    rows: int, count: int
) -> None:
    made = hash_functions(rows, count)

    assert made == hash_functions(rows, count)
    assert len(made) == count
    assert len(set(made)) == min(count, made[0].prime * (made[0].prime - 1))
    for function in made:
        assert len({function(row) for row in range(rows)}) == rows


@pytest.mark.parametrize("rows", [0, 1])
def test_hash_functions_of_hardly_any_rows(rows: int) -> None:
    assert [function.prime for function in hash_functions(rows, 3)] == [2, 2, 2]


def test_hash_functions_of_17_rows() -> None:
    """A lecture that was prepared with these must find them again."""
    made = [(function.factor, function.shift) for function in hash_functions(17, 12)]

    assert made == [
        (1, 6), (2, 14), (3, 14), (7, 2), (9, 3), (10, 10), (10, 11), (11, 11), (13, 11), (14, 8),
        (14, 13), (16, 3),
    ]  # fmt: skip


# -- blocks of rows


def test_blocks_leave_infinity_where_a_set_has_no_row() -> None:
    signature = one_pass_signature(examples.BLOCKS.matrix, examples.BLOCKS.orders)

    assert signature == ((INFINITY, 2, 2), (1, 1, 3))
    assert compare(*signatures_of_sets(signature)[:2]) == Agreement(1, 1)


def test_estimates_of_blocks_over_all_orders() -> None:
    """None in the first four rows, 2/3 in the last four, 1/3 over all; in truth 1/2, 1/5, 1/2."""
    matrix = examples.BLOCKS.matrix
    pairs = [(0, 1), (0, 2), (1, 2)]
    assert [matrix.similarity(*pair) for pair in pairs] == [
        Fraction(1, 2),
        Fraction(1, 5),
        Fraction(1, 2),
    ]
    blocks: list[Fraction] = [Fraction(0)] * 2
    whole = Fraction(0)
    orders = [Permutation(places) for places in permutations(range(1, 5))]
    for order in orders:
        one, other, _ = signatures_of_sets(block_signature(matrix, order))
        for block in (0, 1):
            blocks[block] += compare(one[block : block + 1], other[block : block + 1]).estimate
        whole += compare(one, other).estimate
    assert [each / len(orders) for each in (*blocks, whole)] == [0, Fraction(2, 3), Fraction(1, 3)]


def test_where_both_are_infinite_nothing_is_known() -> None:
    assert compare((INFINITY, INFINITY, 1, 2), (INFINITY, 3, 1, 4)) == Agreement(1, 2)
    assert Agreement(0, 0).estimate == 0


def test_the_last_block_may_be_shorter() -> None:
    orders = block_orders(5, Permutation((2, 1, 3)))

    assert len(orders) == 2
    assert [order(4) for order in orders] == [INFINITY, 1]


def test_how_far_an_estimate_is_off() -> None:
    assert standard_error(0.5, 128) == pytest.approx(0.0442, abs=0.0001)
    assert round(standard_error(0.19, 128), 2) == 0.03


def test_a_hash_function_counts_from_where_it_is_told() -> None:
    assert [HashFunction(2, 1, 5, first=1)(row) for row in range(1, 6)] == [4, 1, 3, 5, 2]
