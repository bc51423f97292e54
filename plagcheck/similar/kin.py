"""Kin: documents with one and the same set of shingles, which are compared as one.

So a thousand copies of a form are one text, and not half a million pairs to compare.
"""

from __future__ import annotations

import hashlib
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.index.hashing import Hashes, mix, multipliers
from plagcheck.model.progress import Observer
from plagcheck.similar.crossing import Ids
from plagcheck.similar.shingle_sets import ShingleSets

READ_TOGETHER: Final = 64

Places = NDArray[np.int64]


def kins_of(
    ids: Places, keys: Hashes, sets: ShingleSets, observer: Observer
) -> tuple[list[Ids], Hashes]:
    """Kins in the order of their first documents, with a row of band keys each."""
    kins: dict[int, Ids] = {}
    for places in _with_same_keys(keys):
        if len(places) == 1:
            kins[int(places[0])] = (int(ids[places[0]]),)
            continue
        for same in _told_apart(places, ids, sets, observer):
            kins[same[0]] = tuple(ids[same].tolist())
    firsts = sorted(kins)
    return [kins[first] for first in firsts], keys[firsts]


def _with_same_keys(keys: Hashes) -> list[Places]:
    """Rows that agree in all bands, as all do whose sets are the same."""
    if not len(keys):
        return []
    whole = mix((keys * multipliers(keys.shape[1], seed=99)).sum(axis=1))
    order = np.argsort(whole, kind="stable")
    return np.split(order, np.flatnonzero(np.diff(whole[order])) + 1)


def _told_apart(
    places: Places, ids: Places, sets: ShingleSets, observer: Observer
) -> list[list[int]]:
    """Rows whose sets are really the same."""
    same: dict[bytes, list[int]] = {}
    for start in range(0, len(places), READ_TOGETHER):
        observer.check_cancelled()
        some = places[start : start + READ_TOGETHER].tolist()
        sets.fetch(ids[some].tolist())
        for place in some:
            digest = hashlib.blake2b(sets[int(ids[place])].tobytes(), digest_size=16).digest()
            same.setdefault(digest, []).append(place)
    return list(same.values())
