"""The S-curve of b bands of r rows: how surely two texts of a similarity s become candidates.

A band agrees with probability s^r, none of b bands does with (1 − s^r)^b, so at least one does
with 1 − (1 − s^r)^b. All that is shown of a curve anywhere in the program is worked out here.
"""

from __future__ import annotations

from functools import cache


def lsh_probability(similarity: float, bands: int, rows: int) -> float:
    """Probability that two texts of this similarity share a bucket: 1 − (1 − s^r)^b."""
    return float(1.0 - (1.0 - similarity**rows) ** bands)


def lsh_threshold(bands: int, rows: int) -> float:
    """About where the curve rises, as the textbook has it: (1/b)^(1/r)."""
    return float((1.0 / bands) ** (1.0 / rows))


def lsh_steepest(bands: int, rows: int) -> float:
    """Where the curve is steepest: s^r = (r − 1) ÷ (r·b − 1), where its second derivative is 0.

    With one row it is steepest at 0; one band of one row is a straight line, as steep everywhere.
    """
    return float(((rows - 1) / (rows * bands - 1)) ** (1.0 / rows)) if rows > 1 else 0.0


def area_missed(threshold: float, bands: int, rows: int) -> float:
    """Area above the curve from the threshold on: alike, but no band agrees."""
    return _not_found(1.0, bands, rows) - _not_found(threshold, bands, rows)


def area_in_vain(threshold: float, bands: int, rows: int) -> float:
    """Area below the curve up to the threshold: not alike, but a band agrees."""
    return threshold - _not_found(threshold, bands, rows)


def _not_found(end: float, bands: int, rows: int) -> float:
    """∫ (1 − s^r)^b ds from 0 to `end`.

    Integrated by parts: I(b) · (1 + r·b) = end · (1 − end^r)^b + r·b · I(b − 1), and I(0) = end.
    """
    area, apart = end, 1.0
    for band in range(1, bands + 1):
        apart *= 1.0 - end**rows
        area = (end * apart + rows * band * area) / (1 + rows * band)
    return area


@cache
def choose_bands(
    threshold: float, length: int = 128, false_positive_weight: float = 0.5
) -> tuple[int, int]:
    """The (bands, rows) with the smallest areas of error around a wanted threshold.

    `length` is the number of signature values there are. The weight says how much pairs that are
    looked at in vain count; the rest goes to pairs that are missed.
    """
    if not 0.0 < threshold < 1.0:
        raise ValueError("the threshold must lie between 0 and 1")

    def error(shape: tuple[int, int]) -> float:
        in_vain, missed = area_in_vain(threshold, *shape), area_missed(threshold, *shape)
        return false_positive_weight * in_vain + (1.0 - false_positive_weight) * missed

    return min(_shapes(length), key=error)


def _shapes(length: int) -> list[tuple[int, int]]:
    """Every (bands, rows) that a signature of so many values can be cut in."""
    return [
        (bands, rows) for rows in range(1, length + 1) for bands in range(1, length // rows + 1)
    ]
