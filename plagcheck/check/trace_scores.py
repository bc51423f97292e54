"""Trace scores: how much the traces of a text tell about who else holds them.

A trace weighs the more the fewer documents hold it; words between traces cost something, so that a
document counts for its best stretch and not for what is scattered about. A library is asked this
way about a paper, and the papers of a class about each other.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.index.hashing import Hashes
from plagcheck.index.tokens import Tokens
from plagcheck.index.traces import trace_keys

APART: Final = (1, 2)  # words next to each other, or with one between them
COMMON: Final = 200  # documents; a trace that more of them hold tells nothing
WORLD: Final = 20_000  # documents there are beside those asked: a few know little
CUT: Final = 4.0  # weight that even chance has
BETWEEN: Final = 0.3  # cost of every telling word from one trace to the next
LEAST: Final = 12.0  # weight of the best stretch of a document that is worth reading

Places = NDArray[np.intp]
Weights = NDArray[np.float64]


def asked_traces(tokens: Tokens, explained: NDArray[np.bool_]) -> tuple[Hashes, Places]:
    """Distinct trace keys of unexplained words, and where the first of each stands."""
    telling = np.flatnonzero(tokens.telling)
    stems, free = tokens.stems[telling], ~explained[telling]
    keys, places = [], []
    for apart in APART:
        both = np.flatnonzero(free[:-apart] & free[apart:])
        keys.append(trace_keys(stems, apart)[both])
        places.append(both)
    distinct, first = np.unique(np.concatenate(keys), return_index=True)
    return distinct, np.concatenate(places)[first]


def trace_weights(holders: Places, documents: int) -> Weights:
    """What a trace tells that so many of the documents hold."""
    weights = np.maximum(0.0, np.log((documents + WORLD) / np.maximum(holders, 1)) - CUT)
    weights[holders > COMMON] = 0.0
    return weights


def best_stretches(
    ids: NDArray[np.int64], places: Places, weights: Weights
) -> tuple[NDArray[np.int64], Weights]:
    """Each document with the weight of its best stretch of traces, less what lies between them."""
    if not len(ids):
        return ids, weights
    order = np.argsort(ids * (places.max() + 1) + places, kind="stable")
    ids, places, weights = ids[order], places[order], weights[order]
    fresh = np.append(True, ids[1:] != ids[:-1])
    # Every document starts far below the one before it, so that minima never reach back.
    floor = (fresh.cumsum() - 1) * (weights.sum() + BETWEEN * places.max() + 1.0)
    reached = weights.cumsum() - BETWEEN * places - floor
    best = reached - np.minimum.accumulate(reached - weights)
    starts = np.flatnonzero(fresh)
    return ids[starts], np.maximum.reduceat(best, starts)


def best_stretch(places: Places, weights: Weights) -> tuple[slice, float]:
    """Which of one document's traces, in the order of their places, its best stretch is made of."""
    if not len(places):
        return slice(0), 0.0
    reached = weights.cumsum() - BETWEEN * places
    before = reached - weights
    end = int(np.argmax(reached - np.minimum.accumulate(before)))
    start = int(np.argmin(before[: end + 1]))
    return slice(start, end + 1), float(reached[end] - before[start])
