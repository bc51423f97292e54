"""Banding: which signatures become candidates, and with what probability.

A signature of b·r values is cut into b bands of r rows; two documents meet when any band agrees in
all its rows. With Jaccard similarity s that happens with probability 1 − (1 − s^r)^b: an S-curve.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from plagcheck.index.hashing import Hashes, mix, multipliers


def band_keys(minima: Hashes, bands: int, rows: int) -> Hashes:
    """One key per band; `minima` must be densified (see minhash.densify)."""
    if bands * rows > len(minima):
        raise ValueError(f"{bands} bands of {rows} rows need a signature of {bands * rows} values")
    table = minima[: bands * rows].reshape(bands, rows)
    return mix((table * multipliers(rows, seed=97)).sum(axis=1) + multipliers(bands, seed=98))


def lsh_probability(similarity: float, bands: int, rows: int) -> float:
    """Probability that two documents of this similarity share a band."""
    return float(1.0 - (1.0 - similarity**rows) ** bands)


def lsh_threshold(bands: int, rows: int) -> float:
    """Similarity at which the S-curve is steepest, about (1/b)^(1/r)."""
    return float((1.0 / bands) ** (1.0 / rows))


@cache
def choose_bands(
    threshold: float, length: int = 128, false_positive_weight: float = 0.5
) -> tuple[int, int]:
    """The (bands, rows) whose S-curve errs least around a wanted threshold.

    Weighs the area under the curve below the threshold (pairs looked at in vain) against the area
    above the curve beyond it (pairs missed). `length` is the number of signature values to use.
    """
    if not 0.0 < threshold < 1.0:
        raise ValueError("the threshold must lie between 0 and 1")
    below = np.linspace(0.0, threshold, 201)
    above = np.linspace(threshold, 1.0, 201)

    def error(shape: tuple[int, int]) -> float:
        bands, rows = shape
        in_vain = np.trapezoid(1.0 - (1.0 - below**rows) ** bands, below)
        missed = np.trapezoid((1.0 - above**rows) ** bands, above)
        return float(false_positive_weight * in_vain + (1.0 - false_positive_weight) * missed)

    shapes = [
        (bands, rows) for rows in range(1, length + 1) for bands in range(1, length // rows + 1)
    ]
    return min(shapes, key=error)
