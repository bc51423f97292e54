"""A lesson: the figures a lecture shows, for texts that are typed and for every example."""

from __future__ import annotations

from fractions import Fraction

import pytest

from plagcheck.textbook.bands import candidate_pairs
from plagcheck.textbook.examples import (
    EXAMPLES,
    FIVE_ROWS,
    HUNDRED,
    ROOFS,
    TWELVE,
    Example,
    Sets,
    Shape,
    Texts,
)
from plagcheck.textbook.lesson import Cutting, lesson_of_example, lesson_of_texts
from plagcheck.textbook.signatures import INFINITY, Agreement, signatures_of_sets


def test_two_sentences_about_a_roof() -> None:
    lesson = lesson_of_example(ROOFS)

    assert [len(set(each)) for each in lesson.shingles] == [12, 11]
    assert (len(lesson.matrix.rows), lesson.exact(0, 1)) == (17, Fraction(6, 17))
    assert lesson.agreement(0, 1, 8) == Agreement(9, 3)
    assert lesson.agreement(0, 1, 17) == Agreement(4, 8)
    assert lesson.steps[7].changed == {(3, 0), (3, 1), (7, 0), (7, 1), (8, 0), (8, 1), (9, 1)}
    assert [band.together for band in lesson.bands(6, 2)] == [(), ((0, 1),), (), (), (), ()]


def test_nothing_is_known_before_the_first_row() -> None:
    lesson = lesson_of_example(FIVE_ROWS)

    assert lesson.state(0) == ((INFINITY,) * 4,) * 2
    assert lesson.agreement(0, 3, 0) == Agreement(0, 0)
    assert lesson.agreement(0, 3, 5) == Agreement(2, 0)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_every_example_can_be_shown(example: Example) -> None:
    lesson = lesson_of_example(example)

    if isinstance(example, Shape):
        assert lesson.sets == 0
        return
    assert lesson.sets >= 2
    assert lesson.values >= example.bands * example.rows
    shown = lesson.bands(example.bands, example.rows)
    signatures = signatures_of_sets(lesson.final)
    met = {pair for band in shown for group in band.together for pair in lesson.pairs
           if set(pair) <= set(group)}  # fmt: skip
    assert met == candidate_pairs(signatures, example.bands, example.rows)
    if isinstance(example, Texts | Sets):
        assert len(lesson.steps) == len(lesson.matrix.rows) > 1
        assert all(lesson.shingles)


def test_names_of_examples_differ() -> None:
    assert len({example.name for example in EXAMPLES}) == len(EXAMPLES)


def test_signatures_that_are_given_are_shown_as_they_are() -> None:
    lesson = lesson_of_example(TWELVE)

    assert lesson.steps == ()
    assert lesson.agreement(0, 1, 0) == Agreement(10, 2)
    assert len(lesson.bands(20, 3)) == 4  # there are no values for more


@pytest.mark.parametrize("by_permutations", [False, True])
def test_texts_without_a_shingle_in_common(by_permutations: bool) -> None:
    lesson = lesson_of_texts(["one two", "three"], Cutting(1), 4, by_permutations=by_permutations)

    assert lesson.exact(0, 1) == 0
    assert lesson.agreement(0, 1, 3) == Agreement(0, 4)


def test_an_empty_text_has_an_empty_column() -> None:
    lesson = lesson_of_texts(["one two", ""], Cutting(), 2)

    assert lesson.matrix.rows == ((1, 0),)
    assert signatures_of_sets(lesson.final)[1] == (INFINITY, INFINITY)


def test_no_text_at_all() -> None:
    lesson = lesson_of_texts(["", ""], Cutting(), 2)

    assert (lesson.matrix.rows, lesson.steps) == ((), ())
    assert lesson.sets == 0


def test_letters_are_cut_as_they_stand_where_they_are_not_to_be_plain() -> None:
    assert Cutting(3, of_words=False, is_plain=False)("Is a")[0] == "Is "
    assert Cutting(3, of_words=False)("Is, a") == ("is ", "s a")


def test_a_curve_alone_has_bands_and_rows() -> None:
    assert (HUNDRED.bands, HUNDRED.rows) == (20, 5)
