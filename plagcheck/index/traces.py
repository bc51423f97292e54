"""Traces: what rewording leaves behind: two telling words next to each other, in either order.

Short words are the first to be changed, and tell little; beginnings of words outlive their endings.
So a trace is a pair of stems of neighbouring longer words, whichever comes first. Documents are
filed under their traces; a submission also asks for words that have one other between them, since
words are put in as well as swapped.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from plagcheck.index.hashing import Hashes, mix, multipliers
from plagcheck.index.shingles import sorted_set

_SEED: Final = 71


def trace_keys(telling: Hashes, apart: int = 1) -> Hashes:
    """A key for every two stems `apart` places from each other; the same for both orders."""
    one, other = telling[:-apart], telling[apart:]
    first, second = multipliers(2, _SEED)
    return mix(np.minimum(one, other) * first + np.maximum(one, other) * second)


def distinct_trace_keys(telling: Hashes) -> Hashes:
    """The keys a text is filed under."""
    return sorted_set(trace_keys(telling))
