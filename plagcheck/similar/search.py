"""Searching a whole library for documents that are alike.

The bands of all documents say which may be (index/sketches.py: nothing is read for that but what
the library keeps of each signature), and only those are read and compared in full.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.index.hashing import Hashes
from plagcheck.index.similarity import Overlap, overlaps
from plagcheck.index.sketches import sketch_bands
from plagcheck.library.library import Library
from plagcheck.model.limits import ALIKE
from plagcheck.model.progress import Observer, Progress, Unobserved
from plagcheck.similar.crossing import Compared, Ids, Sides, how_many
from plagcheck.similar.found import SimilarDocuments, most_alike_first
from plagcheck.similar.kin import kins_of
from plagcheck.similar.meeting import Buckets
from plagcheck.similar.shingle_sets import ShingleSets

TOGETHER: Final = 512  # pairs compared at a time

Places = NDArray[np.int64]


def similar_documents(
    library: Library,
    at_least: float = ALIKE,
    *,
    collections: Collection[str] | None = None,
    against: Collection[str] | None = None,
    observer: Observer | None = None,
) -> SimilarDocuments:
    """All pairs of documents with a Jaccard similarity of `at_least` that share a band.

    Args:
        library: it is read as it is now, whoever writes to it meanwhile.
        at_least: how alike they must be, from above 0 to 1.
        collections: look at these only. With `against`, one document of each pair is in these;
            without them, in any other.
        against: the other document is in these; by default, all are compared with all.
        observer: hears how many documents were looked at; may cancel.
    """
    if not 0 < at_least <= 1:
        raise ValueError("a similarity is above 0 and not above 1")
    search = SimilarSearch(library, collections, against)
    search.run(observer or Unobserved())
    return search.found.at(at_least)


class SimilarSearch:
    """A search that can be asked at any time what it has found so far."""

    def __init__(
        self,
        library: Library,
        collections: Collection[str] | None = None,
        against: Collection[str] | None = None,
    ) -> None:
        self._library = library
        self._collections, self._against = collections, against
        self._sides: Sides | None = None
        self._compared: list[Compared] = []
        self._done = self._total = self._left_out = 0

    @property
    def found(self) -> SimilarDocuments:
        """All that was compared until now."""
        params = self._library.params
        return SimilarDocuments(
            *(ALIKE, params.bands, params.rows, self._done, self._total),
            most_alike_first(self._compared),
            self._sides,
            self._left_out,
        )

    def run(self, observer: Observer) -> None:
        """Look at all documents; when it is cancelled, what was found until then stays."""
        params, sets = self._library.params, ShingleSets(self._library)
        with self._library.snapshot():
            ids, sketches = self._library.store.sketches(self._looked_in())
            self._sides = self._find_sides(ids)
            self._total = len(ids)
            self._tell(0, observer)
            keys = sketch_bands(sketches, params.bands, params.rows)
            del sketches
            kins, keys = kins_of(ids, keys, sets, observer)
            for kin in kins:
                if len(kin) > 1:
                    self._note([_among_themselves(kin, sets)])
            self._compare(kins, keys, sets, observer)
            self._tell(self._total, observer)

    def _compare(
        self, kins: Sequence[Ids], keys: Hashes, sets: ShingleSets, observer: Observer
    ) -> None:
        """All kins that meet, with each other."""
        reached = np.cumsum([0, *map(len, kins)])
        crossing, buckets = _Crossing(kins, self._sides), Buckets(keys)
        ones, others, is_whole = buckets.meetings(observer)
        for some in _batches(crossing.of(ones, others)):
            self._tell(int(reached[some[0][0]]), observer)
            sets.fetch(kins[place][0] for pair in some for place in pair)
            self._note(_compared(kins, some, sets))
        if not is_whole:
            met = sum(how_many(each, self._sides) for each in self._compared)
            self._left_out = max(0, buckets.in_a_band(*crossing.counts) - met)

    def _note(self, compared: Iterable[Compared]) -> None:
        self._compared += (each for each in compared if how_many(each, self._sides))

    def _tell(self, done: int, observer: Observer) -> None:
        self._done = done
        observer.progressed(Progress("similar", done, self._total))
        observer.check_cancelled()

    def _looked_in(self) -> Collection[str] | None:
        if self._against is None or self._collections is None:
            return None if self._against is not None else self._collections
        return {*self._collections, *self._against}

    def _find_sides(self, ids: Places) -> Sides | None:
        if self._against is None:
            return None
        places = self._library.store.places(ids.tolist())
        theirs = frozenset(each for each, place in places.items() if place in self._against)
        if self._collections is None:
            return Sides(places.keys() - theirs, theirs)
        wanted = self._collections
        return Sides(frozenset(each for each, place in places.items() if place in wanted), theirs)


class _Crossing:
    """Which kins that met hold a pair of the two sides."""

    def __init__(self, kins: Sequence[Ids], sides: Sides | None) -> None:
        on = [sides.of(kin) if sides else (kin, kin) for kin in kins]
        self.counts = tuple(
            np.array([len(each) for each in some], np.int64)
            for some in (
                [ours for ours, _ in on],
                [theirs for _, theirs in on],
                [{*ours} & {*theirs} for ours, theirs in on],
            )
        )

    def of(self, ones: Places, others: Places) -> list[tuple[int, int]]:
        ours, theirs, _ = (counts > 0 for counts in self.counts)
        cross = ours[ones] & theirs[others] | ours[others] & theirs[ones]
        return list(zip(ones[cross].tolist(), others[cross].tolist(), strict=True))


def _batches(pairs: Sequence[tuple[int, int]]) -> Iterator[Sequence[tuple[int, int]]]:
    for start in range(0, len(pairs), TOGETHER):
        yield pairs[start : start + TOGETHER]


def _compared(
    kins: Sequence[Ids], pairs: Sequence[tuple[int, int]], sets: ShingleSets
) -> Iterator[Compared]:
    """Pairs of kins; those of one kin, which stand together, in one go."""
    for one, some in groupby(pairs, itemgetter(0)):
        others = [kins[other] for _, other in some]
        found = overlaps(sets[kins[one][0]], [sets[other[0]] for other in others])
        yield from (Compared(kins[one], *each) for each in zip(others, found, strict=True))


def _among_themselves(kin: Ids, sets: ShingleSets) -> Compared:
    sets.fetch(kin[:1])
    size = len(sets[kin[0]])
    return Compared(kin, kin, Overlap(size, size, size))
