"""Shingles as sets of strings, and how such sets overlap."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck import ShingleSet, character_shingles, containment, jaccard, word_shingles
from plagcheck.index.tokens import folded_words, tokenize
from tests.conftest import examples

TEXTS = st.text(st.sampled_from("aAbé cß-'.\n字ж"), max_size=60)
SETS = st.sets(st.sampled_from("abcdefgh"))


def test_the_textbook_s_sentence_has_8_pairs_of_words_and_32_runs_of_3_characters() -> None:
    sentence = "to be or not to be that is the question"

    assert len(word_shingles("To be, or not to be, that is the question", 2)) == 8
    assert len(character_shingles(sentence, 3)) == 32


def test_a_set_reads_as_the_text_does_each_shingle_once() -> None:
    found = word_shingles("To be, or not to be!", 2)

    assert list(found) == ["to be", "be or", "or not", "not to"]
    assert list(character_shingles("abcab", 2)) == ["ab", "bc", "ca"]
    assert "or not" in found
    assert "Or not" not in found
    assert 7 not in found


def test_words_are_as_they_are_compared() -> None:
    assert list(word_shingles("Ein Café, no­tiert", 1)) == ["ein", "cafe", "notiert"]


def test_it_is_a_set_like_others() -> None:
    one, other = word_shingles("a b c", 2), word_shingles("b c d", 2)

    assert one & other == {"b c"} == frozenset(one) & frozenset(other)
    assert one | other == {"a b", "b c", "c d"}
    assert one == {"a b", "b c"}
    assert hash(one) == hash(word_shingles("A, b, c.", 2))
    assert repr(one) == "<2 shingles of 2 words>"


@given(TEXTS, st.integers(1, 4))
def test_as_many_strings_as_hashes(text: str, size: int) -> None:
    for found in (word_shingles(text, size), character_shingles(text, size)):
        assert len(set(found)) == len(list(found)) == len(found) == len(found.hashes)


@given(TEXTS)
def test_words_are_those_that_the_engine_counts(text: str) -> None:
    assert len(folded_words(text)) == len(tokenize(text))


def test_a_text_shorter_than_a_shingle_has_none() -> None:
    assert not word_shingles("four words are few", 5)
    assert not character_shingles("", 1)


def test_a_very_long_word_is_cut_within_a_letter() -> None:
    text = "a" + "é" * 40 + "ж" * 100

    assert len(folded_words(text)) == len(tokenize(text)) == 4
    assert len(set(word_shingles(text, 1))) == len(word_shingles(text, 1)) == 3  # two are alike


@pytest.mark.parametrize("size", [0, -1, 33])
def test_sizes_that_no_text_is_cut_into_are_refused(size: int) -> None:
    with pytest.raises(ValueError, match="1 to 32 words"):
        word_shingles("some text", size)
    with pytest.raises(ValueError, match="1 to 32 words"):
        character_shingles("some text", size)


# -- scores


@given(SETS, SETS)
def test_scores_are_those_of_the_definition(one: set[str], other: set[str]) -> None:
    shared = len(one & other)

    assert jaccard(one, other) == (shared / len(one | other) if one | other else 0.0)
    assert containment(one, other) == (shared / len(one) if one else 0.0)


@given(TEXTS, TEXTS, st.integers(1, 3))
@examples(50)
def test_scores_of_shingles_are_those_of_their_strings(a: str, b: str, size: int) -> None:
    one, other = word_shingles(a, size), word_shingles(b, size)

    assert jaccard(one, other) == jaccard(set(one), set(other)) == jaccard(one, set(other))
    assert containment(one, other) == containment(set(one), set(other))


def test_the_textbook_s_two_words_have_one_half() -> None:
    assert jaccard(character_shingles("abcd", 2), character_shingles("dbcd", 2)) == 0.5


@pytest.mark.parametrize("score", [jaccard, containment])
def test_what_cannot_be_compared_is_refused(score: object) -> None:
    assert callable(score)
    with pytest.raises(TypeError, match="word_shingles"):
        score("one text", "another")
    with pytest.raises(ValueError, match="shingles of 2 words and shingles of 3 words"):
        score(word_shingles("a b c", 2), word_shingles("a b c", 3))
    with pytest.raises(ValueError, match="cannot be compared"):
        score(word_shingles("a b c", 2), character_shingles("a b c", 2))


def test_the_kind_of_set_is_public() -> None:
    assert isinstance(word_shingles("a b", 2), ShingleSet)
    assert word_shingles("a b", 2).size == 2
