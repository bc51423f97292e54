"""Near: what comes into a library and is nearly the same as what is there, or comes with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from plagcheck.index.batches import word_hashes
from plagcheck.index.fingerprint import signatures
from plagcheck.index.hashing import Hashes, combine, mix, multipliers
from plagcheck.index.minhash import compact
from plagcheck.index.shingles import sorted_set
from plagcheck.index.similarity import overlap
from plagcheck.index.sketches import Sketches, sketch_bands
from plagcheck.library.library import Library
from plagcheck.model.errors import UnknownDocument
from plagcheck.model.limits import NEARLY_SAME
from plagcheck.similar.shingle_sets import ShingleSets

MOST_COMPARED: Final = 8  # with one text, those that share most bands first


class NearText(NamedTuple):
    """What a text is nearly the same as: a document, or the text at a place among the others."""

    jaccard: float
    document: int | None
    place: int


@dataclass(frozen=True, slots=True)
class _Filed:
    """Documents by their keys, which are sorted."""

    keys: Hashes
    owners: NDArray[np.int64]

    @classmethod
    def of(cls, keys: Hashes, ids: NDArray[np.int64]) -> _Filed:
        """A row of keys for each document."""
        return cls._sorted(keys.ravel(), ids.repeat(keys.shape[1]) if len(ids) else ids)

    @classmethod
    def _sorted(cls, keys: Hashes, owners: NDArray[np.int64]) -> _Filed:
        order = np.argsort(keys, kind="stable")
        return cls(keys[order], owners[order])

    def with_more(self, other: _Filed) -> _Filed:
        keys, owners = (self.keys, other.keys), (self.owners, other.owners)
        return self._sorted(np.concatenate(keys), np.concatenate(owners))

    def owners_of(self, keys: Hashes) -> NDArray[np.int64]:
        """Those filed under any of some keys, once for each."""
        first = np.searchsorted(self.keys, keys)
        last = np.searchsorted(self.keys, keys, side="right")
        spans = [self.owners[start:end] for start, end in zip(first, last, strict=True)]
        return np.concatenate(spans) if spans else self.owners[:0]


class NearTexts:
    """The bands of all documents, and of those that come on top.

    They are read once, when an import begins: asking the index for every batch would read much of
    it each time.
    """

    def __init__(self, library: Library) -> None:
        self._library = library
        with library.snapshot():
            ids, sketches = library.store.sketches()
        keys = self._keys_of(sketches)
        self._filed = [_Filed.of(keys, ids)]  # the smaller ones last, as they came
        self._looked: Hashes = keys[:0]

    def look(
        self, texts: Sequence[str], never: Sequence[Collection[int]], *, is_skipped: bool
    ) -> list[NearText | None]:
        """The nearest of each text, where there is one that is nearly the same.

        Args:
            texts: each is compared with what is in the library, and with those before it.
            never: for each, documents that it is not compared with; the same text, for one.
            is_skipped: what has such a one does not come, and nothing is compared with it.
        """
        params = self._library.params
        size, length = params.shingle_size, params.signature_length
        prints = [compact(each) for each in signatures(texts, size, length)]
        self._looked = self._keys_of(np.array(prints, np.uint16).reshape(len(texts), length))
        hashes = word_hashes(texts, accents=params.accents)
        sets = [sorted_set(combine(words, size, seed=size)) for words in hashes]
        stored, coming = ShingleSets(self._library), dict[int, list[int]]()
        found: list[NearText | None] = []
        for place, keys in enumerate(self._looked.tolist()):
            if not len(sets[place]):  # too short to be compared, or to come
                found.append(None)
                continue
            near = self._nearest(sets, place, coming, stored, never[place])
            found.append(near)
            if near is None or not is_skipped:
                for key in keys:
                    coming.setdefault(key, []).append(place)
        return found

    def came(self, numbers: Sequence[int | None]) -> None:
        """Which documents the texts have become that were looked at last."""
        here = [place for place, number in enumerate(numbers) if number is not None]
        ids = np.array([numbers[place] for place in here], np.int64)
        self._filed.append(_Filed.of(self._looked[here], ids))
        while len(self._filed) > 1 and 2 * len(self._filed[-1].keys) > len(self._filed[-2].keys):
            self._filed[-2:] = [self._filed[-2].with_more(self._filed[-1])]

    def _keys_of(self, sketches: Sketches) -> Hashes:
        """One key for a band and what is in it."""
        params = self._library.params
        keys = sketch_bands(sketches, params.bands, params.rows)
        return mix(keys + multipliers(params.bands, seed=98))

    def _nearest(
        self,
        sets: Sequence[Hashes],
        place: int,
        coming: dict[int, list[int]],
        stored: ShingleSets,
        never: Collection[int],
    ) -> NearText | None:
        best: NearText | None = None
        for document, other in self._candidates(place, coming, never):
            if document is None:
                theirs = sets[other]
            else:
                try:
                    stored.fetch([document])
                except UnknownDocument:  # it was removed meanwhile
                    continue
                theirs = stored[document]
            jaccard = overlap(sets[place], theirs).jaccard
            if jaccard >= NEARLY_SAME and (best is None or jaccard > best.jaccard):
                best = NearText(jaccard, document, other)
        return best

    def _candidates(
        self, place: int, coming: dict[int, list[int]], never: Collection[int]
    ) -> Iterator[tuple[int | None, int]]:
        """Documents, and texts that come with it, by the bands they share with a text."""
        shared: Counter[tuple[int | None, int]] = Counter()
        keys = self._looked[place]
        for filed in self._filed:
            owners = filed.owners_of(keys)
            shared.update((number, -1) for number in owners.tolist() if number not in never)
        for key in keys.tolist():
            shared.update((None, other) for other in coming.get(key, ()))
        yield from (each for each, _ in shared.most_common(MOST_COMPARED))
