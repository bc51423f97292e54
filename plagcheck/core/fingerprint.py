"""Fingerprint: all that the index keeps of a text, made for many texts at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from plagcheck.core.bands import band_keys
from plagcheck.core.hashing import Hashes, combine
from plagcheck.core.minhash import densify, signature
from plagcheck.core.params import IndexParams
from plagcheck.core.passages import distinct_passage_keys
from plagcheck.core.shingles import sorted_set
from plagcheck.core.tokens import word_hashes


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """Number of words, minhash signature, and the keys a document is filed under."""

    words: int
    signature: Hashes
    keys: Hashes


def fingerprints(texts: Sequence[str], params: IndexParams) -> list[Fingerprint]:
    """Fingerprint many texts."""
    words = word_hashes(texts, accents=params.accents)
    shingles = _shingle_all(words, params.shingle_size)
    passages = _shingle_all(words, params.passage_size)
    return [
        _fingerprint(len(hashes), sequence, passage, params)
        for hashes, sequence, passage in zip(words, shingles, passages, strict=True)
    ]


def signatures(texts: Sequence[str], size: int = 5, length: int = 128) -> list[Hashes]:
    """Minhash signatures of many texts, nothing else."""
    return [
        signature(sorted_set(sequence), length)
        for sequence in _shingle_all(word_hashes(texts), size)
    ]


def _shingle_all(words: Sequence[Hashes], size: int) -> list[Hashes]:
    """Shingles of each text, hashed in one go; those that span two texts fall out again."""
    together = combine(np.concatenate(words), size, seed=size) if words else _NOTHING
    sequences, start = [], 0
    for hashes in words:
        sequences.append(together[start : start + max(0, len(hashes) - size + 1)])
        start += len(hashes)
    return sequences


_NOTHING: Hashes = np.empty(0, np.uint64)


def _fingerprint(words: int, sequence: Hashes, passage: Hashes, params: IndexParams) -> Fingerprint:
    minima = signature(sorted_set(sequence), params.signature_length)
    keys = document_keys(minima, params) if len(sequence) else _NOTHING
    return Fingerprint(
        words,
        minima,
        np.concatenate((keys, distinct_passage_keys(passage, params.passage_window))),
    )


def document_keys(minima: Hashes, params: IndexParams) -> Hashes:
    """Keys of a document's bands."""
    return band_keys(densify(minima), params.bands, params.rows)
