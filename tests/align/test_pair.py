"""Pairs of vocabularies: seen from either side they tell the same."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.align.pair import VocabularyPair, VocabularySide
from plagcheck.align.prepared import prepare

sentences = st.text(alphabet="abcd  .東\n", max_size=80)


@given(sentences, sentences)
def test_a_pair_turned_is_the_pair_laid_the_other_way_round(one: str, other: str) -> None:
    a, b = prepare(one).vocabulary, prepare(other).vocabulary

    turned, laid = vars(VocabularyPair(a, b).turned()), vars(VocabularyPair(b, a))

    assert turned.keys() == laid.keys()
    for name, value in laid.items():
        if isinstance(value, VocabularySide):
            assert_same_side(turned[name], value)
        else:
            assert np.array_equal(turned[name], value), name


def assert_same_side(side: VocabularySide, expected: VocabularySide) -> None:
    assert side.vocabulary is expected.vocabulary
    assert side.shared.tolist() == expected.shared.tolist()
    assert side.weights.tolist() == expected.weights.tolist()
    assert side.weight_before.tolist() == expected.weight_before.tolist()
