"""Shingles as a set and as a bag, with the textbook's example."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.index.shingles import Shingles, character_shingles, sorted_set, word_shingles
from plagcheck.index.tokens import tokenize
from plagcheck.textbook import shingles as textbook
from tests.word_salad import WORDS


def number_of(shingle: str) -> int:
    return int(character_shingles(shingle, len(shingle)).sequence[0])


def counted(shingles: Shingles) -> dict[int, int]:
    values, counts = shingles.bag
    return dict(zip(values.tolist(), counts.tolist(), strict=True))


def test_abcab_has_three_shingles_of_two_characters() -> None:
    shingles = character_shingles("abcab", 2)

    assert shingles.unique.tolist() == sorted(map(number_of, ["ab", "bc", "ca"]))


def test_abcab_as_a_bag_has_ab_twice() -> None:
    bag = counted(character_shingles("abcab", 2))

    assert bag == {number_of("ab"): 2, number_of("bc"): 1, number_of("ca"): 1}


@pytest.mark.parametrize("size", [1, 2, 5, 9])
def test_character_shingles_are_not_folded(size: int) -> None:
    one, other = character_shingles("A" * size, size), character_shingles("a" * size, size)

    assert one.unique.tolist() != other.unique.tolist()


@given(st.text(st.characters(), max_size=60), st.integers(1, 9))
def test_character_shingles_are_the_textbook_s(text: str, size: int) -> None:
    slices = textbook.character_shingles(text, size)
    shingles = character_shingles(text, size)

    assert shingles.sequence.tolist() == [number_of(each) for each in slices]
    assert counted(shingles) == {number_of(each): slices.count(each) for each in set(slices)}


@given(st.lists(st.sampled_from(WORDS[:6]), max_size=40), st.integers(1, 6))
def test_word_shingles_are_the_textbook_s(words: list[str], size: int) -> None:
    rows = textbook.word_shingles(" ".join(words), size)
    shingles = word_shingles(tokenize(" ".join(words)), size)

    assert len(shingles.sequence) == len(rows)
    assert len(shingles.unique) == len(set(rows))
    assert sorted(counted(shingles).values()) == sorted(rows.count(row) for row in set(rows))


def test_a_text_with_fewer_words_than_k_has_no_shingles() -> None:
    shingles = word_shingles(tokenize("only four words here"), 5)

    assert len(shingles.sequence) == len(shingles.unique) == len(shingles.bag[0]) == 0


def test_word_shingles_have_the_same_numbers_for_ever() -> None:
    tokens = tokenize("It was a bright cold day in April, and the clocks were striking thirteen.")

    assert int(word_shingles(tokens).sequence[0]) == 0xBE4F1F19164851D4
    assert int(word_shingles(tokens, 3).sequence[0]) == 0xA42F9C4FC8215A17
    assert number_of("ab") == 0x965B610F5CDC41D9


@given(st.lists(st.integers(0, 2**64 - 1) | st.integers(0, 3), max_size=50))
def test_a_sorted_set_has_each_value_once_in_order(values: list[int]) -> None:
    assert sorted_set(np.array(values, np.uint64)).tolist() == sorted(set(values))
