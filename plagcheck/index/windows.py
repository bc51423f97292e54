"""Windows: the minimum shingle of every window (winnowing).

The set is every `window` consecutive shingles of `size` words; its minimum is kept. Two texts that
share any run of `size + window − 1` words share a whole window and so its minimum: certain, not
likely. A longer shared run shares several windows in a row, which `windows_needed` counts.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from plagcheck.index.hashing import Hashes, mix
from plagcheck.index.shingles import sorted_set
from plagcheck.model.params import shortest_certain_run

_SEED = np.uint64(0xD6E8FEB86659FD93)


def window_minima(sequence: Hashes, window: int) -> Hashes:
    """Minimum of every `window` neighbours; a shorter sequence has a single window."""
    if not len(sequence):
        return sequence
    count = max(1, len(sequence) - window + 1)
    minima = sequence[:count].copy()
    for step in range(1, min(window, len(sequence))):
        np.minimum(minima, sequence[step : step + count], out=minima)
    return minima


def window_places(sequence: Hashes, window: int) -> tuple[Hashes, NDArray[np.intp]]:
    """The different minima, sorted, and where each stands for the first time it is one."""
    distinct, first = np.unique(window_minima(sequence, window), return_index=True)
    if not len(distinct):
        return distinct, first
    inside = first[:, None] + np.arange(min(window, len(sequence)))
    return distinct, first + (sequence[inside] == distinct[:, None]).argmax(axis=1)


def window_keys(minima: Hashes) -> Hashes:
    """Index keys of windows: minima are small numbers by nature, keys must be spread evenly."""
    return mix(minima ^ _SEED)


def distinct_window_keys(sequence: Hashes, window: int) -> Hashes:
    """The keys a text is filed under."""
    minima = window_minima(sequence, window)
    if len(minima) > 1:  # neighbours often share their minimum: drop those before sorting
        fresh = np.empty(len(minima), bool)
        fresh[0] = True
        np.not_equal(minima[1:], minima[:-1], out=fresh[1:])
        minima = minima[fresh]
    return sorted_set(window_keys(minima))


def windows_needed(run: int, size: int, window: int) -> int:
    """Windows in a row that a shared run of `run` words brings along, at least."""
    return max(1, run - shortest_certain_run(size, window) + 1)
