"""Fingerprint: all that the index keeps of a text, made for many texts at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np

from plagcheck.index import minhash
from plagcheck.index.bands import band_keys
from plagcheck.index.batches import tokenize_many, word_hashes
from plagcheck.index.hashing import Hashes, combine
from plagcheck.index.minhash import densify
from plagcheck.index.tokens import Tokens
from plagcheck.index.traces import distinct_trace_keys
from plagcheck.index.windows import distinct_window_keys
from plagcheck.model.params import IndexParams


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """Number of words, minhash signature, and the keys a document is filed under."""

    words: int
    signature: Hashes
    keys: Hashes


def fingerprints(texts: Sequence[str], params: IndexParams) -> list[Fingerprint]:
    """Fingerprint many texts."""
    tokens = tokenize_many(texts, accents=params.accents)
    prints: list[Fingerprint] = []
    for words in _batches([each.hashes for each in tokens]):
        minima = _signatures(words, params.shingle_size, params.signature_length)
        sequences = _sequences(words, params.passage_size)
        prints += [
            _fingerprint(each, row, sequence, params)
            for each, row, sequence in zip(tokens[len(prints) :], minima, sequences, strict=False)
        ]
    return prints


def signatures(texts: Sequence[str], size: int = 5, length: int = 128) -> list[Hashes]:
    """Minhash signatures of many texts, nothing else."""
    return [
        row for words in _batches(word_hashes(texts)) for row in _signatures(words, size, length)
    ]


def document_keys(minima: Hashes, params: IndexParams) -> Hashes:
    """Keys of a document's bands."""
    return band_keys(densify(minima), params.bands, params.rows)


BATCH: Final = 1 << 15  # words taken together: their columns fit the processor's cache


def _batches(words: Sequence[Hashes]) -> Iterator[Sequence[Hashes]]:
    """Neighbouring texts of some BATCH words together, in order."""
    if not words:
        return
    ends = np.cumsum([len(hashes) for hashes in words])
    cuts = np.diff(ends // BATCH).nonzero()[0] + 1
    for start, end in pairwise([0, *cuts.tolist(), len(words)]):
        yield words[start:end]


def _signatures(words: Sequence[Hashes], size: int, length: int) -> Hashes:
    """One row a text; shingles that span two texts fall out."""
    shingles = combine(np.concatenate(words), size, seed=size)
    owner = np.arange(len(words)).repeat([len(hashes) for hashes in words])
    if len(words) > 1:
        inside = owner[: len(shingles)] == owner[size - 1 :][: len(shingles)]
        shingles, owner = shingles[inside], owner[: len(inside)][inside]
    return minhash.signatures(shingles, owner[: len(shingles)], len(words), length)


def _sequences(words: Sequence[Hashes], size: int) -> list[Hashes]:
    """Shingles of each text, hashed in one go; those that span two texts fall out."""
    together = combine(np.concatenate(words), size, seed=size)
    sequences, start = [], 0
    for hashes in words:
        sequences.append(together[start : start + max(0, len(hashes) - size + 1)])
        start += len(hashes)
    return sequences


def _fingerprint(
    tokens: Tokens, minima: Hashes, sequence: Hashes, params: IndexParams
) -> Fingerprint:
    bands = traces = _NOTHING
    if len(tokens) >= params.shingle_size:
        bands = document_keys(minima, params)
        if params.traces:
            traces = distinct_trace_keys(tokens.stems[tokens.telling])
    windows = distinct_window_keys(sequence, params.passage_window)
    return Fingerprint(len(tokens), minima, np.concatenate((bands, windows, traces)))


_NOTHING: Final[Hashes] = np.empty(0, np.uint64)
