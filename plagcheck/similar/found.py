"""What was found: pairs of documents that are alike, and the groups they make."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain, islice
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from plagcheck.index.similarity import Overlap
from plagcheck.model.joining import Joining, leaders
from plagcheck.similar.crossing import Compared, Ids, Sides, how_many, links_of, pairs_of
from plagcheck.textbook.curve import lsh_probability


class AlikePair(NamedTuple):
    """Two documents, and how their sets of shingles overlap."""

    a: int
    b: int
    overlap: Overlap

    @property
    def jaccard(self) -> float:
        return self.overlap.jaccard


@dataclass(frozen=True)
class SimilarDocuments:
    """Pairs of documents that met in a band, each compared in full.

    Whatever `at_least` is, nothing is searched anew: `at` gives the same from another similarity
    on. The first of a pair is the one that was added first, or of the collections that others are
    compared with.
    """

    at_least: float
    bands: int
    rows: int
    documents: int  # that were looked at
    of_documents: int  # that were to be: fewer were, when somebody asked to stop
    compared: Sequence[Compared] = field(repr=False)  # the most alike first
    sides: Sides | None = field(default=None, repr=False)
    left_out: int = 0  # pairs, at least, that met and were not compared: too many are alike

    def at(self, at_least: float) -> SimilarDocuments:
        """The same, from another similarity on; what does not depend on it is known already."""
        other = replace(self, at_least=at_least)
        for name in ("_counted", "_joining"):
            if name in self.__dict__:
                other.__dict__[name] = self.__dict__[name]
        return other

    def without(self, gone: Collection[int]) -> SimilarDocuments:
        """The same, where some documents are there no more."""
        left = (each.without(gone) for each in self.compared)
        return replace(self, compared=[each for each in left if how_many(each, self.sides)])

    def chance_at(self, similarity: float) -> float:
        """How surely a pair of this similarity is found."""
        return lsh_probability(similarity, self.bands, self.rows)

    @property
    def chance_found(self) -> float:
        """How surely a pair is found that is just alike enough; the more alike, the more surely."""
        return self.chance_at(self.at_least)

    @property
    def met(self) -> int:
        """How many pairs met in a band and were compared."""
        return int(self._counted[-1])

    @property
    def alike(self) -> int:
        """How many of these are alike."""
        return int(self._counted[self._alike_until(self.compared)])

    @property
    def spans(self) -> dict[int, tuple[float, float]]:
        """By the first document of each group, the least and the largest similarity in it.

        No pair is made for that, of which a form that many handed in would have very many.
        """
        first = {number: group[0] for group in self.groups for number in group}
        best: dict[int, float] = {}
        for each in self._joining[: self._alike_until(self._joining)]:
            best.setdefault(first[_member(each, first)], each.overlap.jaccard)
        least: dict[int, float] = {}
        for each in reversed(self._alike):
            if len(least) == len(best):
                break
            least.setdefault(first[_member(each, first)], each.overlap.jaccard)
        return {group: (least[group], best[group]) for group in best}

    @property
    def pairs(self) -> Iterator[AlikePair]:
        """The most alike first; among equals, those that were added first."""
        return chain.from_iterable(map(self._pairs_of, self._alike))

    def first_pairs(self, most: int) -> dict[int, tuple[list[AlikePair], int]]:
        """By the first document of each group, its most alike pairs, and how many it has."""
        first = {number: group[0] for group in self.groups for number in group}
        told: dict[int, tuple[list[AlikePair], int]] = {}
        for each in self._alike:
            group = first[_member(each, first)]
            pairs, before = told.get(group, ([], 0))
            pairs += islice(self._pairs_of(each), most - len(pairs))
            told[group] = pairs, before + how_many(each, self.sides)
        return told

    def _pairs_of(self, compared: Compared) -> Iterator[AlikePair]:
        for a, b in pairs_of(compared, self.sides):
            yield AlikePair(a, b, compared.seen_from(a))

    @cached_property
    def groups(self) -> tuple[Ids, ...]:
        """Documents that hang together, directly or through others; the most alike first."""
        alike = self._joining[: self._alike_until(self._joining)]
        leader = leaders(link for each in alike for link in links_of(each, self.sides))
        groups: dict[int, list[int]] = {}
        for each in alike:
            groups.setdefault(leader[_member(each, leader)], [])
        for number in sorted(leader):
            groups[leader[number]].append(number)
        return tuple(map(tuple, groups.values()))

    @cached_property
    def _alike(self) -> Sequence[Compared]:
        alike = self.compared[: self._alike_until(self.compared)]
        if self.sides is not None:
            alike = [each for each in alike if how_many(each, self.sides)]
        return alike

    def _alike_until(self, compared: Sequence[Compared]) -> int:
        return bisect_right(compared, -self.at_least, key=_least_alike_last)

    @cached_property
    def _counted(self) -> NDArray[np.int64]:
        """How many pairs there are up to each."""
        return np.cumsum([0, *(how_many(each, self.sides) for each in self.compared)])

    @cached_property
    def _joining(self) -> Sequence[Compared]:
        """Those that join documents which nothing more alike joins: they make the groups.

        However many pairs there are, these are fewer than the documents.
        """
        known = Joining()
        return [
            each
            for each in self.compared
            if sum(known.join(*link) for link in links_of(each, self.sides))
        ]


def most_alike_first(compared: Iterable[Compared]) -> list[Compared]:
    """Among equals, those that were added first."""
    return sorted(compared, key=lambda each: (_least_alike_last(each), each.one, each.other))


def _least_alike_last(compared: Compared) -> float:
    return -compared.overlap.jaccard


def _member(compared: Compared, grouped: Container[int]) -> int:
    """Any of those that are in a group; all that are, are in the same."""
    return next(each for each in chain(compared.one, compared.other) if each in grouped)
