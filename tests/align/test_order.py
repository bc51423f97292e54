"""Words in the same order: what tells small edits from rewording."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from plagcheck import compare_texts
from plagcheck.align import common_subsequence
from plagcheck.align.common_subsequence import common_runs
from plagcheck.index.tokens import tokenize
from plagcheck.model.match import Kind
from tests import word_salad

words = st.lists(st.integers(0, 6), max_size=30)


def hashes(values: list[int]) -> np.ndarray:
    return np.array(values, np.uint64)


@given(words, words)
def test_runs_are_a_longest_common_subsequence(one: list[int], other: list[int]) -> None:
    runs = common_runs(hashes(one), hashes(other))

    assert sum(size for _, _, size in runs) == _length(one, other)
    for here, there, size in runs:
        assert one[here : here + size] == other[there : there + size]
    for before, after in pairwise(runs):
        assert before[0] + before[2] <= after[0]
        assert before[1] + before[2] <= after[1]


def _length(one: list[int], other: list[int]) -> int:
    row = [0] * (len(other) + 1)
    for word in one:
        before = row
        row = [0]
        for place, other_word in enumerate(other):
            row.append(before[place] + 1 if word == other_word else max(before[place + 1], row[-1]))
    return row[-1]


def test_ranges_too_long_for_the_memory_are_not_tried() -> None:
    many = np.arange(int(common_subsequence.MOST_CELLS**0.5) + 1, dtype=np.uint64)

    assert common_runs(many, many) == []


def edited(text: str, every: int) -> str:
    changed = text.split()
    changed[every - 1 :: every] = [f"new{place}" for place in range(len(changed) // every)]
    return " ".join(changed)


def test_a_passage_with_every_fourth_word_changed_has_small_edits() -> None:
    passage = word_salad.prose(5, 120)
    submission = f"{word_salad.prose(6, 300)}\n\n{edited(passage, 4)}\n\n{word_salad.prose(7, 300)}"
    source = f"{word_salad.prose(8, 300)}\n\n{passage}\n\n{word_salad.prose(9, 300)}"
    (match,) = compare_texts(submission, source)

    assert match.kind is Kind.SMALL_EDITS
    assert not match.weak
    assert 85 <= match.words <= 95
    ours, theirs = tokenize(submission), tokenize(source)
    for here, there, size in match.runs:
        same = ours.hashes[here : here + size] == theirs.hashes[there : there + size]
        assert same.all()


def test_a_passage_with_every_other_word_changed_is_reworded() -> None:
    passage = word_salad.prose(5, 160)
    submission = f"{word_salad.prose(6, 300)}\n\n{edited(passage, 2)}\n\n{word_salad.prose(7, 300)}"
    source = f"{word_salad.prose(8, 300)}\n\n{passage}\n\n{word_salad.prose(9, 300)}"
    (match,) = compare_texts(submission, source)

    assert match.kind is Kind.REWORDED
