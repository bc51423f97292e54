"""Words as columns: places in the original text, hashes that never change."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from plagcheck.index import tokens as tokens_module
from plagcheck.index.batches import word_hashes
from plagcheck.index.tokens import BLOCK, LONGEST_WORD, Tokens, tokenize
from tests import word_salad
from tests.conftest import RunPython, examples
from tests.word_salad import WORDS

# Any text, lone surrogates included, and text full of what makes folding hard.
ANY_TEXT = st.text(st.characters())
TRICKY_TEXT = st.text(st.sampled_from("aZе ν-'’\u00ad\u200b\n\t.—ﬁ½é\u0301東ไ한\ud800\x007İßﷺ"))
SEPARATORS = (" ", "  ", "\n", ", ", ". ", ".\n\n", "; ", " - ", "-\n", "'", " '", "— ")


def slices(text: str, tokens: Tokens) -> list[str]:
    return [text[a:b] for a, b in zip(tokens.starts, tokens.ends, strict=True)]


def assert_same(one: Tokens, other: Tokens) -> None:
    assert one.starts.tolist() == other.starts.tolist()
    assert one.ends.tolist() == other.ends.tolist()
    assert one.hashes.tolist() == other.hashes.tolist()


@given(ANY_TEXT | TRICKY_TEXT, st.booleans())
def test_every_word_is_a_slice_of_the_original_text(text: str, accents: bool) -> None:
    tokens = tokenize(text, accents=accents)

    assert len(tokens.starts) == len(tokens.ends) == len(tokens.hashes) == len(tokens)
    assert (tokens.starts >= 0).all()
    assert (tokens.starts < tokens.ends).all()
    assert (tokens.ends <= len(text)).all()
    assert (np.diff(tokens.starts) >= 0).all()
    assert (np.diff(tokens.ends) >= 0).all()


@given(ANY_TEXT | TRICKY_TEXT, st.booleans())
@example("A¼Ν", False)
def test_every_slice_reads_as_its_word(text: str, accents: bool) -> None:
    tokens = tokenize(text, accents=accents)
    for word, number in zip(slices(text, tokens), tokens.hashes.tolist(), strict=True):
        assert number in tokenize(word, accents=accents).hashes.tolist()


@given(st.lists(ANY_TEXT | TRICKY_TEXT, max_size=8), st.booleans())
def test_words_of_a_batch_are_those_of_each_text(texts: list[str], accents: bool) -> None:
    batch = [hashes.tolist() for hashes in word_hashes(texts, accents=accents)]

    assert batch == [tokenize(text, accents=accents).hashes.tolist() for text in texts]


def test_words_of_a_batch_larger_than_a_block_are_those_of_each_text() -> None:
    texts = [word_salad.text(seed, 200 * seed) for seed in range(40)]
    texts += [text.replace("e", "е") for text in texts]

    for text, hashes in zip(texts, word_hashes(texts), strict=True):
        assert hashes.tolist() == tokenize(text).hashes.tolist()


def test_a_very_long_word_is_cut_into_words() -> None:
    text = "x" * 1000 + " end"
    tokens = tokenize(text)

    assert len(tokens) == -(-1000 // LONGEST_WORD) + 1
    assert "".join(slices(text, tokens)) == "x" * 1000 + "end"


@pytest.mark.parametrize("letter", ["é", "\u0142", "ж", "𝒳"])
def test_a_very_long_word_of_foreign_letters_keeps_its_place(letter: str) -> None:
    text = letter * 500
    tokens = tokenize(text)

    assert tokens.starts[0] == 0
    assert tokens.ends[-1] == 500


def test_a_text_longer_than_a_block_is_cut_as_a_short_one() -> None:
    page = word_salad.prose(1, 2000) + "\n"
    copies = 2 * BLOCK // len(page) + 2
    one, many = tokenize(page), tokenize(page * copies)

    assert len(page * copies) > 2 * BLOCK
    assert (many.hashes.reshape(copies, -1) == one.hashes).all()
    shifts = np.arange(copies)[:, None] * len(page)
    assert (many.starts.reshape(copies, -1) == one.starts + shifts).all()
    assert (many.ends.reshape(copies, -1) == one.ends + shifts).all()


@pytest.mark.parametrize("separator", [", ", ".\n", " - ", ";", "—"])
def test_a_text_longer_than_a_block_is_never_cut_inside_a_word(separator: str) -> None:
    word = "alphabetical" + separator
    tokens = tokenize(word * (BLOCK // len(word) + 1000))

    assert set(tokens.hashes.tolist()) == set(tokenize("alphabetical").hashes.tolist())


@examples(50)
@given(st.integers(0, 10_000), st.sets(st.sampled_from(SEPARATORS), min_size=1))
def test_blocks_do_not_show_in_the_words(seed: int, separators: set[str]) -> None:
    rng = random.Random(seed)
    text = "".join(rng.choice(WORDS) + rng.choice(sorted(separators)) for _ in range(200))
    whole = tokenize(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tokens_module, "BLOCK", 200)
        blocks = tokenize(text)

    assert_same(blocks, whole)


@pytest.mark.parametrize(
    ("word", "number"),
    [
        ("the", 0x7A0FD0F18A8DFDAA),
        ("shakespeare", 0x37F030571E7D77AE),
        ("internationalisation", 0xD69F80E071758E3A),
        ("café", 0xA7C5B81841787550),
        ("東", 0xC4784EEAA1903AC3),
        ("한국어", 0xAC45F1759E7F2F4D),
        ("42", 0x53AE6E9250E25E18),
    ],
)
def test_a_word_has_the_same_number_for_ever(word: str, number: int) -> None:
    assert tokenize(word).hashes.tolist() == [number]


def test_an_accented_word_has_the_same_number_for_ever() -> None:
    assert tokenize("café", accents=True).hashes.tolist() == [0xBF0F7F313C273929]


def test_numbers_do_not_depend_on_the_hash_seed(run_python: RunPython) -> None:
    program = (
        "from plagcheck.index.fingerprint import fingerprints; "
        "from plagcheck.model.params import IndexParams; "
        "f = fingerprints(['The café, 東京 and the раssage of a long day-\\nlight.'] * 2, "
        "IndexParams())[0]; print(f.signature.tobytes().hex(), f.keys.tobytes().hex())"
    )
    answers = [
        run_python("-c", program, env={"PYTHONHASHSEED": seed}).stdout
        for seed in ("0", "1", "4242")
    ]

    assert len(answers[0]) > 128 * 16
    assert answers[0] == answers[1] == answers[2]


@given(st.lists(st.sampled_from(WORDS), min_size=1, max_size=50, unique=True))
def test_different_words_have_different_numbers(words: list[str]) -> None:
    assert len(set(tokenize(" ".join(words)).hashes.tolist())) == len(words)


@pytest.mark.parametrize("mark", [".", " ", "- ", "-"])
def test_half_a_million_marks_before_the_first_word_are_read(mark: str) -> None:
    tokens = tokenize(mark * (3 * BLOCK // 2) + " one two")

    assert len(tokens) == 2
