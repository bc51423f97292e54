"""Minhash: a short signature of a shingle set; equal places estimate the Jaccard similarity.

The hash range is cut into blocks, of each of which the first element is kept: one hash function,
many minima. It is tested against the textbook's (textbook/blocks.py, textbook/one_pass.py).
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.index.hashing import Hashes, mix

SIGNATURE_LENGTH: Final = 128
EMPTY: Final = np.uint64(0xFFFFFFFFFFFFFFFF)


def signature(shingles: Hashes, length: int = SIGNATURE_LENGTH) -> Hashes:
    """Minimum of every block of the hash range; EMPTY where a block has no element."""
    return signatures(shingles, np.zeros(len(shingles), np.intp), 1, length).ravel()


def signatures(shingles: Hashes, owners: NDArray[np.intp], texts: int, length: int) -> Hashes:
    """Signatures of many texts, one a row: minima scattered to their blocks, nothing sorted.

    Args:
        shingles: the shingles of all texts, in any order, repeats allowed.
        owners: for each shingle, the text it belongs to.
        texts: number of texts.
        length: number of blocks, a power of two.
    """
    if length < 2 or length & (length - 1):
        raise ValueError("signature length must be a power of two")
    block = (shingles >> np.uint64(65 - length.bit_length())).astype(np.intp)
    minima = np.full(texts * length, EMPTY)
    np.minimum.at(minima, owners * length + block, shingles)
    return minima.reshape(texts, length)


def is_signature(minima: Hashes) -> bool:
    """Whether every value lies in the block of its place, or that is EMPTY."""
    shift = np.uint64(65 - len(minima).bit_length())
    blocks = np.arange(len(minima), dtype=np.uint64)
    return bool(((minima >> shift == blocks) | (minima == EMPTY)).all())


def densify(minima: Hashes) -> Hashes:
    """Fill EMPTY blocks from the next filled one (cyclic), marked with the distance.

    Banding needs a value in every place: two short texts must not agree because both are empty.
    """
    filled = np.flatnonzero(minima != EMPTY)
    if len(filled) in (0, len(minima)):
        return minima
    blocks = np.arange(len(minima))
    donor = filled[np.searchsorted(filled, blocks) % len(filled)]
    distance = ((donor - blocks) % len(minima)).astype(np.uint64)
    return np.where(distance == 0, minima, mix(minima[donor] + distance))


def agreeing(one: Hashes, other: Hashes) -> NDArray[np.bool_]:
    """The places in which two densified signatures agree; a text without shingles agrees in none.

    These are the values that bands are made of.
    """
    agree: NDArray[np.bool_] = (one == other) & (one != EMPTY)
    return agree


def estimate(one: Hashes, other: Hashes) -> float:
    """Estimated Jaccard similarity: the share of places in which densified signatures agree.

    Of two texts with fewer shingles than the signature has places, some values stand for others:
    it errs a little more then than so many independent values would.
    """
    return float(agreeing(one, other).mean())


def compact(minima: Hashes) -> NDArray[np.uint16]:
    """Sixteen bits of each value: enough to order work by, and what the library keeps."""
    bits = minima & np.uint64(0xFFFF)  # the low bits: the high ones only tell the block
    return np.where(minima == EMPTY, np.uint64(0xFFFF), bits).astype("<u2")
