"""64-bit hashing on arrays: the same numbers on every machine, version and PYTHONHASHSEED."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

Hashes = NDArray[np.uint64]

_GOLDEN: Final = 0x9E3779B97F4A7C15
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Final = np.uint64(0x94D049BB133111EB)
_SHIFT_HIGH: Final = np.uint64(32)
_SHIFT_LOW: Final = np.uint64(29)


@cache
def multipliers(count: int, seed: int = 0) -> Hashes:
    """`count` fixed odd multipliers, far apart."""
    steps = np.arange(1, count + 1, dtype=np.uint64) + np.uint64(seed << 20)
    return mix(steps * np.uint64(_GOLDEN)) | np.uint64(1)


def mix(values: Hashes) -> Hashes:
    """Spread values over all 64 bits (a bijection, so different values stay different)."""
    mixed = values * _FIRST
    mixed ^= mixed >> _SHIFT_HIGH
    mixed *= _SECOND
    mixed ^= mixed >> _SHIFT_LOW
    return mixed


def combine(hashes: Hashes, size: int, seed: int = 0) -> Hashes:
    """One hash for every `size` neighbours, in order; `len(hashes) - size + 1` of them."""
    count = len(hashes) - size + 1
    if count <= 0:
        return np.empty(0, np.uint64)
    factors = multipliers(size, seed)
    total = hashes[:count] * factors[0]
    for step in range(1, size):
        total += hashes[step : step + count] * factors[step]
    return mix(total)
