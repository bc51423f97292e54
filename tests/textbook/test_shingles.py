"""Shingles of words and characters, as sets and as bags: the textbook's small texts."""

from __future__ import annotations

import pytest

from plagcheck.textbook import examples
from plagcheck.textbook.shingles import as_bag, as_set, character_shingles, plain, word_shingles

TO_BE = plain(examples.TO_BE.texts[0])


def test_abcab_in_twos_as_a_set_and_as_a_bag() -> None:
    shingles = character_shingles("abcab", 2)

    assert as_set(shingles) == {"ab", "bc", "ca"}
    assert as_bag(shingles) == {"ab": 2, "bc": 1, "ca": 1}


def test_acadacc_in_twos() -> None:
    assert as_set(character_shingles("acadacc", 2)) == {"ac", "ad", "ca", "cc", "da"}


def test_this_is_a_test_in_threes() -> None:
    letters = character_shingles("This is a test", 3)

    assert len(letters) == 12
    assert letters[:3] == ("Thi", "his", "is ")
    assert (len(as_set(letters)), as_bag(letters)["is "]) == (11, 2)
    assert word_shingles("This is a test", 3) == ("This is a", "is a test")


def test_to_be_or_not_to_be() -> None:
    assert TO_BE == "to be or not to be that is the question"
    assert as_set(word_shingles(TO_BE, 2)) == {
        "to be", "be or", "or not", "not to", "be that", "that is", "is the", "the question",
    }  # fmt: skip
    assert len(as_set(word_shingles(TO_BE, 2))) == 8
    assert len(as_set(character_shingles(TO_BE, 3))) == 32


def test_twelve_words_have_nine_runs_of_four() -> None:
    text = plain("One two three, four five. Six seven eight nine! Ten eleven twelve")

    assert len(as_set(word_shingles(text, 4))) == 9
    assert word_shingles(text, 4)[3] == "four five six seven"


@pytest.mark.parametrize("size", [5, 6, 20])
def test_a_text_shorter_than_a_shingle_has_none(size: int) -> None:
    assert word_shingles("only four words here", size) == ()
    assert character_shingles("four", size) == ()
