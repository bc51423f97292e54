"""Traced: documents that hold many traces of a submission close together, though no run of words.

The second look for sources, after those found word for word: it asks only for the words that these
do not explain. A trace weighs the more the fewer documents hold it; words between traces cost
something, so that a document counts for its best stretch and not for what is scattered about.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.prepared import Prepared
from plagcheck.index.hashing import Hashes
from plagcheck.index.traces import trace_keys
from plagcheck.library.library import Library

APART: Final = (1, 2)  # words next to each other, or with one between them
COMMON: Final = 200  # documents; a trace that more of them hold tells nothing
WORLD: Final = 20_000  # documents there are beside the library's: a small one knows little
CUT: Final = 4.0  # weight that even chance has
BETWEEN: Final = 0.3  # cost of every telling word from one trace to the next
LEAST: Final = 12.0  # weight of the best stretch
MOST: Final = 100  # documents read

Places = NDArray[np.intp]


def find_traced(submission: Prepared, library: Library, explained: NDArray[np.bool_]) -> list[int]:
    """Documents worth reading for reworded text, likeliest first; for words not explained yet."""
    if not library.params.traces:
        return []
    keys, places = _ask(submission, explained)
    if not len(keys):
        return []
    which, ids = library.holders(keys)
    holders = np.bincount(which, minlength=len(keys))
    weights = np.maximum(0.0, np.log((len(library) + WORLD) / np.maximum(holders, 1)) - CUT)
    weights[holders > COMMON] = 0.0
    worth = weights[which] > 0
    which, ids = which[worth], ids[worth]
    documents, scores = _best_stretches(ids, places[which], weights[which])
    worth = scores >= LEAST
    documents, scores = documents[worth], scores[worth]
    return [int(n) for n in documents[np.lexsort((documents, -scores))][:MOST]]


def _ask(submission: Prepared, explained: NDArray[np.bool_]) -> tuple[Hashes, Places]:
    """Distinct trace keys of unexplained words, and where the first of each stands."""
    tokens = submission.tokens
    telling = np.flatnonzero(tokens.telling)
    stems, free = tokens.stems[telling], ~explained[telling]
    keys, places = [], []
    for apart in APART:
        both = np.flatnonzero(free[:-apart] & free[apart:])
        keys.append(trace_keys(stems, apart)[both])
        places.append(both)
    distinct, first = np.unique(np.concatenate(keys), return_index=True)
    return distinct, np.concatenate(places)[first]


def _best_stretches(
    ids: NDArray[np.int64], places: Places, weights: NDArray[np.float64]
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Each document with the weight of its best stretch of traces, less what lies between them."""
    if not len(ids):
        return ids, weights
    order = np.lexsort((places, ids))
    ids, places, weights = ids[order], places[order], weights[order]
    fresh = np.append(True, ids[1:] != ids[:-1])
    # Every document starts far below the one before it, so that minima never reach back.
    floor = (fresh.cumsum() - 1) * (weights.sum() + BETWEEN * places.max() + 1.0)
    reached = weights.cumsum() - BETWEEN * places - floor
    best = reached - np.minimum.accumulate(reached - weights)
    starts = np.flatnonzero(fresh)
    return ids[starts], np.maximum.reduceat(best, starts)
