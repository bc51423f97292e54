"""MinHash as an object: what it estimates, merging, bytes and pickles of it."""

from __future__ import annotations

import math
import pickle
import struct
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck import IndexParams, MinHash, character_shingles, jaccard, word_shingles
from plagcheck.index.fingerprint import fingerprints
from plagcheck.index.minhash import EMPTY
from tests import word_salad
from tests.conftest import RunPython, examples

SETS = st.sets(st.text(max_size=5), max_size=40)
LENGTHS = st.sampled_from([2, 16, 128, 1024])

TEXT = "the quick brown fox jumps over the lazy dog and runs away into the wood"


def test_a_text_has_the_signature_that_a_library_files_it_under() -> None:
    text = word_salad.text(3, 400)
    (kept,) = fingerprints([text], IndexParams())

    assert MinHash(text).minima.tolist() == kept.signature.tolist()


def test_a_text_and_the_set_of_its_shingles_have_the_same_signature() -> None:
    assert MinHash(TEXT, shingle_size=3) == MinHash(word_shingles(TEXT, 3))
    assert MinHash(TEXT) == MinHash(TEXT.upper())
    assert MinHash(TEXT) != MinHash(TEXT, shingle_size=3)
    assert MinHash(TEXT) != MinHash(set(word_shingles(TEXT)))


def test_many_texts_have_the_signatures_that_each_has() -> None:
    texts = [TEXT, "", "too short", word_salad.text(1, 300), TEXT * 3]

    assert MinHash.of_texts(texts, length=64, shingle_size=2) == [
        MinHash(each, length=64, shingle_size=2) for each in texts
    ]
    assert MinHash.of_texts([]) == []


def test_elements_are_the_same_as_text_and_as_bytes_in_any_order_and_number() -> None:
    assert MinHash({"é", "b"}) == MinHash(["b", "é".encode(), "b"])
    assert MinHash(frozenset()) == MinHash([])


def test_the_values_of_a_set_are_the_same_on_every_machine() -> None:
    found = MinHash({"shingling", "minhash", "locality"}, length=4)

    assert [value for value in found.minima.tolist() if value != EMPTY] == [
        3005673029046426499,
        7662750892650858829,
        13844695610212363649,
    ]
    assert MinHash("to be or not", length=2, shingle_size=2).minima.tolist() == [
        133930954162684459,
        10511846239967271051,
    ]


@pytest.mark.slow
def test_the_values_do_not_hang_on_the_seed_of_python(run_python: RunPython) -> None:
    program = "from plagcheck import MinHash; print(bytes(MinHash({'a', 'b', 'c'})).hex())"
    seen = {run_python("-c", program, env={"PYTHONHASHSEED": seed}).stdout for seed in "12"}

    assert seen == {bytes(MinHash({"a", "b", "c"})).hex().encode() + b"\n"}


# -- estimates


def test_the_largest_error_is_that_of_one_half() -> None:
    assert MinHash("").error == pytest.approx(0.0442, abs=0.0001)
    assert MinHash("", length=512).error == pytest.approx(math.sqrt(0.25 / 512))


def errors(elements: int, share: float, trials: int, length: int = 128) -> list[float]:
    """How far estimates are off, of pairs of sets with about this similarity."""
    both = round(2 * elements * share / (1 + share))
    starts = (0, elements - both)
    off = []
    for trial in range(trials):
        one, other = ({f"{trial} {n}" for n in range(at, at + elements)} for at in starts)
        estimate = MinHash(one, length=length).jaccard(MinHash(other, length=length))
        off.append(estimate - jaccard(one, other))
    return off


def root_mean_square(values: list[float]) -> float:
    return math.sqrt(math.fsum(each * each for each in values) / len(values))


@pytest.mark.parametrize("length", [64, 128])
@pytest.mark.parametrize("share", [0.2, 0.5, 0.8])
def test_estimates_are_as_near_as_the_error_says(length: int, share: float) -> None:
    off = errors(elements=300, share=share, trials=150, length=length)
    spread = math.sqrt(share * (1 - share) / length)

    assert root_mean_square(off) < 1.1 * spread < 1.1001 * MinHash("", length=length).error
    assert abs(math.fsum(off) / len(off)) < 3 * spread / math.sqrt(len(off))


@pytest.mark.parametrize(("elements", "times"), [(30, 2.0), (10, 3.3)])
def test_estimates_of_few_elements_are_as_far_off_as_is_said(elements: int, times: float) -> None:
    off = errors(elements, share=0.5, trials=300)

    assert 1.3 * MinHash("").error < root_mean_square(off) < times * MinHash("").error


@given(SETS, SETS, LENGTHS)
@examples(50)
def test_an_estimate_is_a_share_of_the_values(one: set[str], other: set[str], length: int) -> None:
    a, b = MinHash(one, length=length), MinHash(other, length=length)

    assert 0 <= a.jaccard(b) == b.jaccard(a) <= 1
    assert (a.jaccard(b) * length).is_integer()
    assert a.jaccard(a) == (1.0 if one else 0.0)


def test_what_cannot_be_compared_is_refused() -> None:
    for other in (
        MinHash(TEXT, shingle_size=4),
        MinHash(TEXT, length=64),
        MinHash(character_shingles(TEXT, 5)),
        MinHash({"a"}),
    ):
        with pytest.raises(ValueError, match=r"made of|values, the other"):
            MinHash(TEXT).jaccard(other)
        with pytest.raises(ValueError, match=r"made of|values, the other"):
            MinHash(TEXT).merge(other)
    with pytest.raises(TypeError, match="not with str"):
        MinHash(TEXT).jaccard(TEXT)  # type: ignore[arg-type]


# -- merging


@given(SETS, SETS, LENGTHS)
def test_merging_gives_the_signature_of_both_together(
    one: set[str], other: set[str], length: int
) -> None:
    a, b = MinHash(one, length=length), MinHash(other, length=length)
    kept = bytes(a)

    assert a.merge(b) == b.merge(a) == MinHash(one | other, length=length)
    assert bytes(a) == kept


def test_a_merged_signature_estimates_as_that_of_the_union_does() -> None:
    few = [MinHash({word}) for word in "abcdefgh"]
    merged = few[0]
    for each in few[1:]:
        assert merged.jaccard(each) < 1  # what is borrowed is worked out, and not kept in mind
        merged = merged.merge(each)

    assert merged.jaccard(MinHash(set("abcdefgh"))) == 1.0


# -- bytes, pickles, equality


@given(SETS, LENGTHS)
@examples(50)
def test_bytes_and_pickles_give_the_signature_back(elements: set[str], length: int) -> None:
    for found in (
        MinHash(elements, length=length),
        MinHash(" ".join(sorted(elements)), length=length, shingle_size=2),
        MinHash(character_shingles("".join(sorted(elements)), 3), length=length),
    ):
        again, pickled = MinHash.from_bytes(bytes(found)), pickle.loads(pickle.dumps(found))

        assert again == pickled == found
        assert hash(again) == hash(found)
        assert (len(again), again.made_of, repr(again)) == (length, found.made_of, repr(found))
        assert len(bytes(found)) == 12 + 8 * length


GOOD = bytes(MinHash(TEXT, length=4))


def with_(place: int, value: int) -> bytes:
    return GOOD[:place] + bytes([value]) + GOOD[place + 1 :]


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "not the bytes"),
        (GOOD[:11], "not the bytes"),
        (b"X" + GOOD[1:], "not the bytes"),
        (with_(4, 2), "format 2"),
        (with_(5, 9), "9 is not a valid"),
        (with_(5, 0), "no shingle has the size 5"),
        (with_(8, 0), "no shingle has the size 0"),
        (with_(8, 33), "no shingle has the size 33"),
        (with_(6, 200), "another way"),
        (with_(7, 200), "power of two"),
        (with_(7, 0), "power of two"),
        (with_(7, 3), "are not 8 values"),
        (GOOD[:-1], "are not 4 values"),
        (GOOD + b"\0", "are not 4 values"),
        (GOOD[:12] + GOOD[20:] + GOOD[12:20], "no set has"),
    ],
)
def test_other_bytes_are_refused(data: bytes, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        MinHash.from_bytes(data)


@given(st.binary(max_size=60) | st.binary(max_size=40).map(lambda rest: GOOD[:12] + rest))
@examples(200)
def test_any_bytes_are_a_signature_or_refused(data: bytes) -> None:
    try:
        found = MinHash.from_bytes(data)
    except ValueError:
        return
    assert bytes(found) == data


def test_signatures_are_equal_by_what_they_hold() -> None:
    assert len({MinHash(TEXT), MinHash(TEXT), MinHash({"a"})}) == 2
    assert MinHash(TEXT) != TEXT
    assert MinHash("") != MinHash(set())  # of words, and of elements
    assert MinHash("").is_empty
    assert not MinHash(TEXT).is_empty


def test_a_signature_cannot_be_changed() -> None:
    with pytest.raises(ValueError, match="read-only"):
        MinHash(TEXT).minima[0] = 0


@pytest.mark.parametrize("length", [0, 1, 3, 100, 8192, -2])
def test_lengths_that_no_signature_has_are_refused(length: int) -> None:
    makers: list[Callable[[], object]] = [
        lambda: MinHash(TEXT, length=length),
        lambda: MinHash({"a"}, length=length),
        lambda: MinHash(word_shingles(TEXT), length=length),
        lambda: MinHash.of_texts([TEXT], length=length),
    ]
    for make in makers:
        with pytest.raises(ValueError, match="a power of two, not"):
            make()


def test_elements_of_other_types_are_refused() -> None:
    for elements in ({1, 2}, b"bytes", [("a", "b")], None):
        with pytest.raises(TypeError):
            MinHash(elements)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="1 to 32 words"):
        MinHash(TEXT, shingle_size=0)


def test_the_header_of_the_bytes_is_as_described() -> None:
    assert struct.unpack("<4sBBBBI", GOOD[:12]) == (b"PLGM", 1, 1, 1, 2, 5)
