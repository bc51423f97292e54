"""Fingerprints: all that the index keeps of a text."""

from __future__ import annotations

import hashlib

from hypothesis import given
from hypothesis import strategies as st

from plagcheck.index.fingerprint import Fingerprint, document_keys, fingerprints, signatures
from plagcheck.index.minhash import signature
from plagcheck.index.shingles import word_shingles
from plagcheck.index.tokens import tokenize
from plagcheck.index.traces import distinct_trace_keys
from plagcheck.model.params import IndexParams
from tests import word_salad
from tests.conftest import examples

TEXTS = st.lists(
    st.integers(0, 60).map(lambda count: word_salad.prose(count, count)) | st.text(max_size=40),
    max_size=6,
)


def columns(fingerprint: Fingerprint) -> tuple[int, list[int], list[int]]:
    return fingerprint.words, fingerprint.signature.tolist(), fingerprint.keys.tolist()


@examples(40)
@given(TEXTS, st.booleans())
def test_fingerprints_of_a_batch_are_those_of_each_text(texts: list[str], accents: bool) -> None:
    params = IndexParams(accents=accents)

    assert [columns(each) for each in fingerprints(texts, params)] == [
        columns(fingerprints([text], params)[0]) for text in texts
    ]


@given(TEXTS)
def test_signatures_are_those_of_the_shingle_sets(texts: list[str]) -> None:
    assert [each.tolist() for each in signatures(texts)] == [
        signature(word_shingles(tokenize(text)).unique).tolist() for text in texts
    ]


def test_no_texts_have_no_fingerprints() -> None:
    assert fingerprints([], IndexParams()) == []


def test_a_text_with_fewer_words_than_k_is_filed_nowhere() -> None:
    (fingerprint,) = fingerprints(["only four words here"], IndexParams())

    assert fingerprint.words == 4
    assert len(fingerprint.keys) == 0


def test_a_text_is_filed_under_its_bands_passages_and_traces() -> None:
    params = IndexParams()
    (fingerprint,) = fingerprints([word_salad.text(3, 100)], params)

    assert document_keys(fingerprint.signature, params).tolist() == fingerprint.keys[:32].tolist()
    tokens = tokenize(word_salad.text(3, 100))
    traces = distinct_trace_keys(tokens.stems[tokens.telling])
    assert fingerprint.keys[-len(traces) :].tolist() == traces.tolist()
    assert len(fingerprint.keys) == len(set(fingerprint.keys.tolist()))


def test_a_fingerprint_is_the_same_for_ever() -> None:
    sentence = "It was a bright cold day in April, and the clocks were striking thirteen."
    (fingerprint,) = fingerprints([sentence], IndexParams())
    digests = [
        hashlib.sha256(column.astype("<u8").tobytes()).hexdigest()[:16]
        for column in (fingerprint.signature, fingerprint.keys[:37], fingerprint.keys[37:])
    ]

    assert (fingerprint.words, len(fingerprint.keys)) == (14, 43)
    assert digests == ["f40e7bde73285001", "24e8287970f35aeb", "28b368238f9d006e"]
