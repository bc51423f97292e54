"""What was found: pairs of documents that are alike, and the groups they make."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from plagcheck.index.similarity import Overlap
from plagcheck.model.joining import leaders
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
    compared: Sequence[Compared] = field(repr=False)
    sides: Sides | None = field(default=None, repr=False)

    def at(self, at_least: float) -> SimilarDocuments:
        """The same, from another similarity on."""
        return replace(self, at_least=at_least)

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

    @cached_property
    def met(self) -> int:
        """How many pairs met in a band."""
        return sum(how_many(each, self.sides) for each in self.compared)

    @cached_property
    def alike(self) -> int:
        """How many of these are alike."""
        return sum(how_many(each, self.sides) for each in self._alike)

    @property
    def spans(self) -> dict[int, tuple[float, float]]:
        """By the first document of each group, the least and the largest similarity in it.

        No pair is made for that, of which a form that many handed in would have very many.
        """
        first = {number: group[0] for group in self.groups for number in group}
        found: dict[int, tuple[float, float]] = {}
        for each in self._alike:
            group = next(first[number] for number in (*each.one, *each.other) if number in first)
            least, best = found.get(group, (1.0, 0.0))
            jaccard = each.overlap.jaccard
            found[group] = min(least, jaccard), max(best, jaccard)
        return found

    @property
    def pairs(self) -> Iterator[AlikePair]:
        """The most alike first; among equals, those that were added first."""
        for each in self._alike:
            for a, b in pairs_of(each, self.sides):
                yield AlikePair(a, b, each.seen_from(a))

    @cached_property
    def groups(self) -> tuple[Ids, ...]:
        """Documents that hang together, directly or through others; the most alike first."""
        leader = leaders(link for each in self._alike for link in links_of(each, self.sides))
        groups: dict[int, list[int]] = {}
        for each in self._alike:
            for number in sorted({*each.one, *each.other} & leader.keys()):
                groups.setdefault(leader[number], [])
        for number in sorted(leader):
            groups[leader[number]].append(number)
        return tuple(map(tuple, groups.values()))

    @cached_property
    def _alike(self) -> list[Compared]:
        alike = [each for each in self.compared if each.overlap.jaccard >= self.at_least]
        if self.sides is not None:
            alike = [each for each in alike if how_many(each, self.sides)]
        return sorted(alike, key=lambda each: (-each.overlap.jaccard, each.one, each.other))
