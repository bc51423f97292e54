"""Sketches: the signatures that a library keeps, sixteen bits a value, many texts at a time."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.index.hashing import Hashes, mix, multipliers

EMPTY: Final = np.uint16(0xFFFF)  # see minhash.compact
AT_ONCE: Final = 4096  # texts

Sketches = NDArray[np.uint16]


def sketch_bands(sketches: Sketches, bands: int, rows: int) -> Hashes:
    """A row of band keys for every row of sketches: who meets in a band has the same key there.

    These are the bands of `bands.band_keys` made of what is kept of each value. Whoever meets
    there meets here; that four values agree in sixteen bits and are not the same happens once in
    2⁶⁴. (A value whose bits are those of EMPTY is taken for it, once in 65,536.)
    """
    keys = np.empty((len(sketches), bands), np.uint64)
    for start in range(0, len(sketches), AT_ONCE):
        some = slice(start, start + AT_ONCE)
        cells = _densified(sketches[some])[:, : bands * rows]
        table = mix(cells).reshape(-1, bands, rows) * multipliers(rows, seed=97)
        keys[some] = mix(table.sum(axis=2))
    return keys


def _densified(sketches: Sketches) -> Hashes:
    """As minhash.densify: an empty place takes the next value, marked with its distance."""
    length = sketches.shape[1]
    places = np.arange(2 * length)
    filled = np.tile(sketches != EMPTY, 2)
    next_filled = np.where(filled, places, 2 * length)[:, ::-1]
    donors = np.minimum.accumulate(next_filled, axis=1)[:, ::-1][:, :length]
    distances = (donors - places[:length]).astype(np.uint64)
    values = np.take_along_axis(sketches, donors % length, axis=1).astype(np.uint64)
    return values | distances << np.uint64(16)
