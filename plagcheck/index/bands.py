"""Banding: which signatures become candidates.

A signature of b·r values is cut into b bands of r rows; two documents meet when any band agrees in
all its rows. How surely that happens is worked out in textbook/curve.py.
"""

from __future__ import annotations

from plagcheck.index.hashing import Hashes, mix, multipliers


def band_keys(minima: Hashes, bands: int, rows: int) -> Hashes:
    """One key per band; `minima` must be densified (see minhash.densify)."""
    if bands * rows > len(minima):
        raise ValueError(f"{bands} bands of {rows} rows need a signature of {bands * rows} values")
    table = minima[: bands * rows].reshape(bands, rows)
    return mix((table * multipliers(rows, seed=97)).sum(axis=1) + multipliers(bands, seed=98))
