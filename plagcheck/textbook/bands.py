"""Bands and buckets: signatures cut in bands of rows; who shares a bucket is a candidate pair."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from plagcheck.textbook.signatures import INFINITY, Signature

Band = Signature  # the values of one band
Buckets = dict[Band, list[int]]  # the sets in each bucket


def cut(signature: Signature, bands: int, rows: int) -> tuple[Band, ...]:
    """The signature in bands of so many rows."""
    if bands * rows > len(signature):
        raise ValueError(f"{bands} bands of {rows} rows need a signature of {bands * rows} values")
    return tuple(signature[band * rows : (band + 1) * rows] for band in range(bands))


def hash_bands(signatures: Sequence[Signature], bands: int, rows: int) -> tuple[Buckets, ...]:
    """For each band, buckets of its own: whose values are the same, go into the same one."""
    made: tuple[Buckets, ...] = tuple({} for _ in range(bands))
    for number, signature in enumerate(signatures):
        for buckets, band in zip(made, cut(signature, bands, rows), strict=True):
            buckets.setdefault(band, []).append(number)
    return made


def candidate_pairs(
    signatures: Sequence[Signature], bands: int, rows: int
) -> frozenset[tuple[int, int]]:
    """Pairs that share a bucket in at least one band."""
    filled = hash_bands(signatures, bands, rows)
    return frozenset(
        pair
        for buckets in filled
        for bucket in buckets.values()
        for pair in combinations(bucket, 2)
    )


def bucket_numbers(buckets: Buckets, band: int, count: int) -> dict[Band, int]:
    """The number each bucket has among `count`, with a hash function of its band.

    A place that is taken is passed over: with enough buckets, two share one only where all their
    values agree, and here there are always enough.
    """
    if len(buckets) > count:
        raise ValueError(f"{len(buckets)} different bands do not fit into {count} buckets")
    numbers: dict[Band, int] = {}
    for values in buckets:
        start = 3 * band + 2
        for value in values:
            start = 5 * start + (count if value == INFINITY else int(value))
        tried = ((start + step) % count for step in range(count))
        numbers[values] = next(place for place in tried if place not in numbers.values())
    return numbers


def bands_that_agree(one: Signature, other: Signature, bands: int, rows: int) -> tuple[int, ...]:
    """In which bands two signatures agree in all rows."""
    both = zip(cut(one, bands, rows), cut(other, bands, rows), strict=True)
    return tuple(band for band, (x, y) in enumerate(both) if x == y)
