"""Sketches: what the library keeps of signatures meets as the signatures themselves do."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.index.bands import band_keys
from plagcheck.index.fingerprint import signatures
from plagcheck.index.minhash import compact, densify
from plagcheck.index.sketches import AT_ONCE, EMPTY, sketch_bands
from tests import word_salad
from tests.conftest import examples


@examples(60)
@given(
    seed=st.integers(0, 2**32),
    length=st.sampled_from([6, 40, 150, 900]),
    kept=st.floats(0, 1),
    shape=st.sampled_from([(32, 4), (20, 5), (128, 1), (9, 3)]),
)
def test_texts_meet_in_the_bands_in_which_their_signatures_meet(
    seed: int, length: int, kept: float, shape: tuple[int, int]
) -> None:
    words = word_salad.words(seed, length)
    other = words[: round(kept * length)] + word_salad.words(seed + 1, length // 2 + 5)
    one, two = signatures([" ".join(words), " ".join(other)])

    found = sketch_bands(np.stack([compact(one), compact(two)]), *shape)

    expected = band_keys(densify(one), *shape) == band_keys(densify(two), *shape)
    assert (found[0] == found[1]).tolist() == expected.tolist()


def test_many_texts_give_what_each_gives_alone() -> None:
    rng = np.random.default_rng(3)
    sketches = rng.integers(0, 2**16, (AT_ONCE + 3, 16), np.uint16)

    together = sketch_bands(sketches, 4, 4)

    for place in (0, AT_ONCE - 1, AT_ONCE, AT_ONCE + 2):
        alone = sketch_bands(sketches[place : place + 1], 4, 4)
        assert together[place].tolist() == alone[0].tolist()


def test_no_text_is_no_row() -> None:
    assert sketch_bands(np.empty((0, 128), np.uint16), 32, 4).shape == (0, 32)


def test_short_texts_do_not_agree_because_both_are_empty() -> None:
    sketches = np.full((3, 128), EMPTY, np.uint16)
    sketches[:, 5] = 17, 17, 18

    found = sketch_bands(sketches, 32, 4)

    assert (found[0] == found[1]).all()
    assert not (found[0] == found[2]).any()
