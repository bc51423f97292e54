"""LSHIndex: who meets whom, in memory and on disk alike."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck import LSHIndex, MinHash, jaccard, lsh_probability, lsh_threshold
from plagcheck.index.bands import band_keys
from tests import word_salad
from tests.conftest import examples

Make = Callable[..., LSHIndex]

SETS = st.lists(st.sets(st.sampled_from("abcdefgh"), max_size=6), max_size=12)


@pytest.fixture(params=["memory", "disk"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Make]:
    """An index of either sort."""
    opened = []

    def made(threshold: float | None = None, **shape: int) -> LSHIndex:
        place = tmp_path / f"{len(opened)}.lsh"
        index = (
            LSHIndex(threshold, **shape)
            if request.param == "memory"
            else LSHIndex.open(place, threshold, **shape)
        )
        opened.append(index)
        return index

    yield made
    for index in opened:
        index.close()


def alike(number: int, share: float, size: int = 600) -> tuple[set[str], set[str]]:
    """Two sets with a similarity; those of other numbers share nothing with them."""
    both = round(2 * size * share / (1 + share))
    one, other = (
        {f"{number} {n}" for n in range(start, start + size)} for start in (0, size - both)
    )
    return one, other


def test_versions_of_a_text_are_found_among_others(make: Make) -> None:
    index = make(threshold=0.5)
    paper = word_salad.words(1, 300)
    for number in range(2, 40):
        index.insert(number, MinHash(word_salad.text(number, 300)))
    index.insert("copy", MinHash(" ".join(paper)))
    index.insert("draft", MinHash(" ".join(paper[:270])))

    assert index.query(MinHash(" ".join(paper))) == ["copy", "draft"]
    assert index.pairs() == [("copy", "draft")]


def test_it_counts_lists_and_holds_keys(make: Make) -> None:
    index = make()
    index.insert_many([("b", MinHash({"x"})), (7, MinHash({"y"})), ("7", MinHash({"z"}))])

    assert (len(index), list(index)) == (3, ["b", 7, "7"])
    assert "b" in index
    assert 7 in index
    assert 8 not in index
    assert None not in index
    assert index["7"] == MinHash({"z"})
    with pytest.raises(KeyError, match="8"):
        index[8]


def test_the_best_come_first_and_no_more_than_wanted(make: Make) -> None:
    index = make(bands=128, rows=1)
    whole = {str(number) for number in range(1000)}
    for share in (500, 900, 700):
        index.insert(share, MinHash({each for each in whole if int(each) < share}))

    near = index.top(MinHash(whole), 2)

    assert [key for key, _ in near] == [900, 700]
    assert [each.jaccard for each in near] == [
        MinHash(whole).jaccard(index[each.key]) for each in near
    ]
    assert len(index.top(MinHash(whole), 9)) == 3
    assert index.top(MinHash({"-1"}), 3) == []
    with pytest.raises(ValueError, match="0 is no number"):
        index.top(MinHash(whole), 0)


def test_equals_come_in_the_order_of_insertion(make: Make) -> None:
    index = make()
    index.insert_many((key, MinHash({"same"})) for key in ("z", "a", "m"))

    assert [each.key for each in index.top(MinHash({"same"}), 2)] == ["z", "a"]
    assert index.query(MinHash({"same"})) == ["z", "a", "m"]


@given(SETS, st.sampled_from([(1, 1), (4, 2), (16, 1), (5, 3)]))
@examples(40)
def test_pairs_are_those_with_a_band_in_common(
    sets: list[set[str]], shape: tuple[int, int]
) -> None:
    bands, rows = shape
    index = LSHIndex(bands=bands, rows=rows, length=16)
    signatures = [MinHash(each, length=16) for each in sets]
    index.insert_many(enumerate(signatures))
    keys = [band_keys(each.dense, bands, rows) for each in signatures]

    def meet(one: int, other: int) -> bool:
        return bool(sets[one] and sets[other] and (keys[one] == keys[other]).any())

    every = range(len(sets))
    assert index.pairs() == [pair for pair in combinations(every, 2) if meet(*pair)]
    assert [index.query(each) for each in signatures] == [
        [other for other in every if meet(one, other)] for one in every
    ]


@pytest.mark.parametrize(("bands", "rows", "share"), [(20, 5, 0.5), (20, 5, 0.3), (32, 4, 0.4)])
def test_pairs_are_found_as_often_as_the_curve_says(bands: int, rows: int, share: float) -> None:
    index = LSHIndex(bands=bands, rows=rows)
    trials = 150
    for number in range(trials):
        one, other = alike(number, share)
        index.insert_many([(2 * number, MinHash(one)), (2 * number + 1, MinHash(other))])
    expected = trials * lsh_probability(jaccard(*alike(0, share)), bands, rows)
    spread = math.sqrt(expected * (1 - expected / trials))

    assert index.probability(share) == lsh_probability(share, bands, rows)
    assert abs(len(index.pairs()) - expected) < 3 * spread


def test_what_is_removed_is_found_no_more(make: Make) -> None:
    index = make()
    index.insert_many((key, MinHash({"same"})) for key in ("a", "b", "c"))
    index.remove("b")

    assert (list(index), len(index), "b" in index) == (["a", "c"], 2, False)
    assert index.query(MinHash({"same"})) == ["a", "c"]
    assert index.pairs() == [("a", "c")]
    with pytest.raises(KeyError, match="b"):
        index.remove("b")
    index.insert("b", MinHash({"same"}))
    assert index.query(MinHash({"same"})) == ["a", "c", "b"]


def test_a_key_is_there_once(make: Make) -> None:
    index = make()
    index.insert("a", MinHash({"x"}))

    with pytest.raises(ValueError, match="'a' is in the index already"):
        index.insert("a", MinHash({"y"}))
    assert index["a"] == MinHash({"x"})


def test_many_are_inserted_as_a_whole_or_not_at_all(make: Make) -> None:
    index = make()

    with pytest.raises(ValueError, match="already"):
        index.insert_many([("a", MinHash({"x"})), ("b", MinHash({"x"})), ("a", MinHash({"y"}))])
    assert (list(index), index.query(MinHash({"x"}))) == ([], [])
    index.insert("words", MinHash("of another sort of signature"))  # nothing was settled either


def test_items_may_look_into_the_index_but_not_change_it(make: Make) -> None:
    index, minhash = make(), MinHash("a b c d e f g")

    def items(change: Callable[[], None]) -> Iterator[tuple[str, MinHash]]:
        yield "first", minhash
        assert index.query(minhash) == ["first"]
        change()
        yield "second", minhash

    def insert() -> None:
        index.insert("inner", minhash)

    for change in (
        insert,
        lambda: index.remove("first"),
        lambda: index.insert_many([]),
        index.close,
    ):
        with pytest.raises(ValueError, match="cannot be changed by the items"):
            index.insert_many(items(change))
        assert len(index) == 0
    index.insert("of another sort", MinHash({"a", "b"}))


def test_a_closed_index_says_so(make: Make) -> None:
    index, minhash = make(), MinHash("a b c d e f g")
    index.insert("a", minhash)
    index.close()
    index.close()
    for use in (
        lambda: index.insert("b", minhash),
        lambda: index.remove("a"),
        lambda: index.query(minhash),
        lambda: index.top(minhash, 1),
        lambda: index.pairs(),
        lambda: index["a"],
        lambda: "a" in index,
        lambda: list(index),
        lambda: len(index),
    ):
        with pytest.raises(ValueError, match="closed"):
            use()


def test_a_set_without_elements_meets_nothing(make: Make) -> None:
    index = make(bands=128, rows=1)
    index.insert_many([("one", MinHash(set())), ("two", MinHash(set()))])

    assert index.query(MinHash(set())) == []
    assert index.pairs() == []
    assert index["one"].is_empty
    index.remove("one")
    assert list(index) == ["two"]


def test_signatures_unlike_those_inside_are_refused(make: Make) -> None:
    index = make()
    index.insert("a", MinHash("a text of words in fives"))
    wrong = [MinHash("a text", shingle_size=2), MinHash({"a"}), MinHash("a text", length=64)]

    for each in wrong:
        for ask in (index.query, lambda it: index.top(it, 3), lambda it: index.insert("b", it)):
            with pytest.raises(ValueError, match="those in here"):
                ask(each)
    with pytest.raises(TypeError, match="give a MinHash"):
        index.insert("b", "a text")  # type: ignore[arg-type]


@pytest.mark.parametrize("key", [None, 1.0, b"a", ("a", 1)])
def test_keys_are_texts_and_integers(make: Make, key: object) -> None:
    index = make()

    with pytest.raises(TypeError, match="a str or an int"):
        index.insert(key, MinHash({"x"}))  # type: ignore[arg-type]
    assert key not in index


@pytest.mark.parametrize("key", [1 << 63, -(1 << 80), "\ud800"])
def test_keys_that_cannot_be_kept_are_refused(make: Make, key: str | int) -> None:
    with pytest.raises(ValueError, match=r"64 bits|surrogates"):
        make().insert(key, MinHash({"x"}))


@given(
    st.lists(
        st.text(st.characters(exclude_categories=["Cs"])) | st.integers(-(2**62), 2**62),
        unique_by=lambda k: (type(k), k),
    )
)
@examples(30)
def test_keys_come_back_as_they_went_in(keys: list[str | int]) -> None:
    index = LSHIndex()
    index.insert_many((key, MinHash({"x"})) for key in keys)

    assert list(index) == keys
    assert all(index[key] == MinHash({"x"}) for key in keys)


# -- its shape


def test_bands_and_rows_follow_from_a_threshold_or_are_given(make: Make) -> None:
    found, given_ = make(threshold=0.5), make(bands=20, rows=5)

    assert found.threshold == pytest.approx(0.5, abs=0.05)
    assert found.bands * found.rows <= found.length == 128
    assert (given_.bands, given_.rows, given_.threshold) == (20, 5, lsh_threshold(20, 5))
    assert repr(given_) == "<LSHIndex of 20 bands of 5 rows>"
    assert (make().bands, make().rows) == (found.bands, found.rows)
    assert make(threshold=0.9, length=256).length == 256


@pytest.mark.parametrize(
    "shape",
    [
        {"bands": 20},
        {"rows": 5},
        {"bands": 30, "rows": 5},
        {"bands": 0, "rows": 5},
        {"bands": 5, "rows": -1},
        {"threshold": 0.5, "bands": 20, "rows": 5},
        {"threshold": 1.5},
        {"threshold": 0.0},
        {"length": 100},
    ],
)
def test_shapes_that_are_none_are_refused(make: Make, shape: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"threshold|fit|power of two"):
        make(**shape)


def test_what_is_found_does_not_hang_on_the_place(tmp_path: Path) -> None:
    texts = [word_salad.text(n // 3, 60 - n % 3 * 4) for n in range(30)]
    items = list(enumerate(MinHash.of_texts(texts)))
    memory = LSHIndex(bands=32, rows=4)
    memory.insert_many(items)
    with LSHIndex.open(tmp_path / "x.lsh", bands=32, rows=4) as disk:
        disk.insert_many(items)

        assert disk.pairs() == memory.pairs() != []
        assert [disk.top(each, 3) for _, each in items] == [
            memory.top(each, 3) for _, each in items
        ]


def test_band_keys_fill_all_64_bits() -> None:
    keys = band_keys(MinHash(word_salad.text(1, 300)).dense, 32, 4)

    assert (keys >= np.uint64(1 << 63)).any()  # so that some are negative where they are kept
