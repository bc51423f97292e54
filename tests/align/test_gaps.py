"""A long stretch that only one side has is no part of a match."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given

from plagcheck import compare_texts
from plagcheck.align.chains import LONGEST_GAP
from plagcheck.model.match import Kind, Range
from tests import word_salad
from tests.align.test_compare_texts import mosaics
from tests.conftest import examples

OWN = 60


def sentences(words: list[str]) -> str:
    """Long ones: three of them are many words."""
    cuts = range(0, len(words), 23)
    return " ".join(f"{' '.join(words[cut : cut + 23]).capitalize()}." for cut in cuts)


def edited(words: list[str]) -> list[str]:
    return ["rather" if place % 9 == 4 else word for place, word in enumerate(words)]


def reworded(words: list[str]) -> list[str]:
    rng = random.Random(1)
    left = [word for place, word in enumerate(words) if place % 7]
    return [
        word
        for cut in range(0, len(left), 5)
        for word in rng.sample(left[cut : cut + 5], len(left[cut : cut + 5]))
    ]


def copied(words: list[str]) -> list[str]:
    return words


HOWS = (copied, edited, reworded)


@pytest.mark.parametrize("first", HOWS)
@pytest.mark.parametrize("second", HOWS)
@pytest.mark.parametrize("is_ours", [True, False], ids=["in the paper", "in the source"])
def test_a_paragraph_that_one_side_has_alone_is_in_no_match(first, second, is_ours) -> None:
    one, own, two, before, after = (word_salad.words(seed, 70) for seed in range(5))
    own = own[:OWN]
    around = [sentences(before), sentences(after)]
    taken = [sentences(first(one)), sentences(own), sentences(second(two))]
    longer = "\n\n".join([around[0], *taken, around[1]])
    shorter = "\n\n".join([sentences(one), sentences(two)])
    found = compare_texts(*((longer, shorter) if is_ours else (shorter, longer)))
    start = 70 + len(first(one))

    ranges = [match.ours if is_ours else match.theirs for match in found if match.is_counted]
    assert [each for each in ranges if each[1] <= start + 3]
    assert [each for each in ranges if each[0] >= start + OWN - 3]
    assert not [each for each in ranges if each[0] < start - 3 and each[1] > start + OWN + 3]


@examples(200)
@given(mosaics(120))
def test_small_edits_have_no_long_gap(pair: tuple[str, str]) -> None:
    for match in compare_texts(*pair):
        if match.kind is Kind.SMALL_EDITS:
            for side in (0, 1):
                words = [(run[side], run[side] + run[2]) for run in match.runs]
                assert _longest_gap(words) <= LONGEST_GAP


def _longest_gap(ranges: list[Range]) -> int:
    words = sorted({word for start, end in ranges for word in range(start, end)})
    return max((after - before - 1 for before, after in pairwise(words)), default=0)
