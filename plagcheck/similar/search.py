"""Searching a whole library for documents that are alike.

The bands of all documents say which may be (index/sketches.py: nothing is read for that but what
the library keeps of each signature), and only those are read and compared in full.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.index.similarity import Overlap, overlap
from plagcheck.index.sketches import sketch_bands
from plagcheck.library.library import Library
from plagcheck.model.limits import ALIKE
from plagcheck.model.progress import Observer, Progress, Unobserved
from plagcheck.similar.crossing import Compared, Ids, Sides, how_many
from plagcheck.similar.found import SimilarDocuments
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
        self._done = self._total = 0

    @property
    def found(self) -> SimilarDocuments:
        """All that was compared until now."""
        params, compared = self._library.params, tuple(self._compared)
        return SimilarDocuments(
            ALIKE, params.bands, params.rows, self._done, self._total, compared, self._sides
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
            reached = np.cumsum([0, *map(len, kins)])
            crossing = _Crossing(kins, self._sides)
            for end, ones, others in Buckets(keys).meetings():
                for some in _batches(crossing.of(ones, others)):
                    sets.fetch(kins[place][0] for pair in some for place in pair)
                    self._note(_compared(kins[one], kins[other], sets) for one, other in some)
                    self._tell(int(reached[some[-1][0]]), observer)
                self._tell(int(reached[end]), observer)

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
        if sides is None:
            self._ours = self._theirs = np.ones(len(kins), bool)
        else:
            on = [sides.of(kin) for kin in kins]
            self._ours = np.array([bool(ours) for ours, _ in on], bool)
            self._theirs = np.array([bool(theirs) for _, theirs in on], bool)

    def of(self, ones: Places, others: Places) -> list[tuple[int, int]]:
        cross = self._ours[ones] & self._theirs[others] | self._ours[others] & self._theirs[ones]
        return list(zip(ones[cross].tolist(), others[cross].tolist(), strict=True))


def _batches(pairs: Sequence[tuple[int, int]]) -> Iterator[Sequence[tuple[int, int]]]:
    for start in range(0, len(pairs), TOGETHER):
        yield pairs[start : start + TOGETHER]


def _compared(one: Ids, other: Ids, sets: ShingleSets) -> Compared:
    return Compared(one, other, overlap(sets[one[0]], sets[other[0]]))


def _among_themselves(kin: Ids, sets: ShingleSets) -> Compared:
    sets.fetch(kin[:1])
    size = len(sets[kin[0]])
    return Compared(kin, kin, Overlap(size, size, size))
