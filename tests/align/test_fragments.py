"""Fragments: sentences, or what comes closest, as ranges of words."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.align.fragments import LONGEST, Fragments, fragments_of, split
from plagcheck.index.batches import tokenize_batches
from plagcheck.index.tokens import tokenize

LINE = "anunwrappablewordofthirtyletters " * 4 + "of a paragraph"
texts = st.lists(
    st.one_of(st.text(alphabet="ab CD.!?\n\n…。東,-", max_size=200), st.just(LINE)), max_size=3
).map("\n".join)


def cut(text: str) -> Fragments:
    return fragments_of(text, tokenize(text))


def pieces(text: str) -> list[str]:
    tokens, bounds = tokenize(text), cut(text).bounds.tolist()
    return [
        text[tokens.starts[start] : tokens.ends[end - 1]]
        for start, end in itertools.pairwise(bounds)
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        ("One two three. Four five six", ["One two three", "Four five six"]),
        ("Was it 3.5 or 4.5 metres? It was.", ["Was it 3.5 or 4.5 metres", "It was"]),
        ("A heading of words\n\nthen a text", ["A heading of words", "then a text"]),
        ("No. It was not so.", ["No. It was not so"]),
        ("東京都。大阪府", ["東京都", "大阪府"]),
        (f"A heading of words\nThen {LINE}", ["A heading of words", f"Then {LINE}"]),
        (f"{LINE}\nThen a text", [LINE, "Then a text"]),
        (f"A text\nA {LINE}\nof small\nwords", ["A text", f"A {LINE}", "of small\nwords"]),
        (f"{LINE}\nthat goes on", [f"{LINE}\nthat goes on"]),
        ("of wrapped lines\nThen a text", ["of wrapped lines\nThen a text"]),
    ],
)
def test_sentences_and_paragraphs_end_fragments(text: str, expected: list[str]) -> None:
    assert pieces(text) == expected


def test_text_without_marks_is_cut_evenly() -> None:
    bounds = cut("word " * 100).bounds.tolist()
    sizes = [end - start for start, end in itertools.pairwise(bounds)]

    assert sum(sizes) == 100
    assert max(sizes) <= LONGEST
    assert max(sizes) - min(sizes) <= 1


def test_units_also_end_where_a_line_starts_with_something_large() -> None:
    fragments = cut("some words of one line\nSome of the next\nand some of a third")

    assert fragments.bounds.tolist() == [0, 14]
    assert fragments.units.tolist() == [0, 5, 14]


@given(st.lists(texts, min_size=1, max_size=4))
def test_texts_cut_together_are_cut_as_each_by_itself(several: list[str]) -> None:
    (batch,) = tokenize_batches(several)
    together = fragments_of(batch.text, batch.tokens, batch.cuts)

    for text, fragments in zip(several, split(together, batch.cuts), strict=True):
        alone = cut(text)
        assert fragments.bounds.tolist() == alone.bounds.tolist()
        assert fragments.units.tolist() == alone.units.tolist()


@given(texts)
def test_every_word_is_in_one_fragment_and_fragments_are_made_of_units(text: str) -> None:
    fragments = cut(text)
    bounds, units = fragments.bounds.tolist(), fragments.units.tolist()

    assert bounds[0] == 0
    assert bounds[-1] == len(tokenize(text))
    assert bounds == sorted(set(bounds))
    assert set(bounds) <= set(units)
