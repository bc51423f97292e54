"""Vocabularies: the different words of texts, made for many texts at once."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from plagcheck.align.prepared import prepare, prepare_many

texts = st.lists(st.text(alphabet="ab c.東\n", max_size=60), min_size=1, max_size=6)


@given(texts)
def test_made_together_they_are_what_each_would_be_alone(several: list[str]) -> None:
    for text, prepared in zip(several, prepare_many(several), strict=True):
        together, alone = prepared.vocabulary, prepare(text).vocabulary

        assert together.stems.tolist() == alone.stems.tolist()
        assert together.words.tolist() == alone.words.tolist()
        assert together.counts.tolist() == alone.counts.tolist()
        assert together.fragment_counts.tolist() == alone.fragment_counts.tolist()
        assert together.fragments.bounds.tolist() == alone.fragments.bounds.tolist()
        for column, expected in zip(together.postings, alone.postings, strict=True):
            assert column.tolist() == expected.tolist()


def test_a_great_many_short_texts_are_made_at_once() -> None:
    several = ["", "one two", "two"] * 15_000

    prepared = prepare_many(several)

    assert [len(each.vocabulary.stems) for each in prepared[-3:]] == [0, 2, 1]
    assert prepared[1].vocabulary.stems.tolist() == prepared[-2].vocabulary.stems.tolist()


def test_words_and_postings_lead_back_to_the_stems() -> None:
    vocabulary = prepare("red blue red. Green red.").vocabulary
    red = vocabulary.words[0]

    assert vocabulary.words[2] == vocabulary.words[4] == red
    assert vocabulary.counts[red] == 3
    held = [int(f) for s, f in zip(*vocabulary.postings, strict=True) if s == red]
    assert held == [0, 1]
    assert vocabulary.fragment_counts[red] == 2
