"""Crossing: which pairs there are among documents that met."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import product
from typing import NamedTuple

from plagcheck.index.similarity import Overlap

Ids = tuple[int, ...]


class Sides(NamedTuple):
    """What is compared with what; the same document may be on both sides."""

    ours: Collection[int]
    theirs: Collection[int]

    def of(self, ids: Ids) -> tuple[Ids, Ids]:
        """Those on the one side, and those on the other."""
        ours = tuple(each for each in ids if each in self.ours)
        return ours, tuple(each for each in ids if each in self.theirs)


class Compared(NamedTuple):
    """Documents that met in a band, compared in full.

    All of `one` have the same set of shingles, and so have all of `other`; nearly always there is
    one document in each. Where both are the same, its documents are pairs among themselves.
    """

    one: Ids
    other: Ids
    overlap: Overlap

    def without(self, gone: Collection[int]) -> Compared:
        one = tuple(each for each in self.one if each not in gone)
        return Compared(one, tuple(x for x in self.other if x not in gone), self.overlap)

    def seen_from(self, document: int) -> Overlap:
        """How its set overlaps with that of the others."""
        shared, one, other = self.overlap.shared, self.overlap.one, self.overlap.other
        return self.overlap if document in self.one else Overlap(shared, other, one)


def pairs_of(compared: Compared, sides: Sides | None) -> Iterator[tuple[int, int]]:
    """Each pair once: the lower number first, or ours."""
    for ours, theirs in _crossed(compared, sides):
        for a, b in product(ours, theirs):
            if a < b or (a > b and sides and not (b in sides.ours and a in sides.theirs)):
                yield a, b


def how_many(compared: Compared, sides: Sides | None) -> int:
    """How many pairs these are, without making them."""
    if sides is None and compared.one != compared.other:
        return len(compared.one) * len(compared.other)
    ordered = sum(len(ours) * len(theirs) for ours, theirs in _crossed(compared, sides))
    one, other = (_on_both(ids, sides) for ids in (compared.one, compared.other))
    if compared.one == compared.other:
        return ordered - one - one * (one - 1) // 2
    return ordered - one * other


def links_of(compared: Compared, sides: Sides | None) -> Iterator[tuple[int, int]]:
    """Enough of them to join all that are in any."""
    if sides is None and len(compared.one) == len(compared.other) == 1:
        yield compared.one[0], compared.other[0]
        return
    for ours, theirs in _crossed(compared, sides):
        together = sorted({*ours, *theirs}) if ours and theirs else []
        yield from ((together[0], other) for other in together[1:])


def _crossed(compared: Compared, sides: Sides | None) -> Iterator[tuple[Ids, Ids]]:
    """Ours and theirs, every one of which is a pair with every other."""
    one, other, _ = compared
    for first, second in dict.fromkeys(((one, other), (other, one))):
        yield (sides.of(first)[0], sides.of(second)[1]) if sides else (first, second)


def _on_both(ids: Ids, sides: Sides | None) -> int:
    return len({*sides.of(ids)[0]} & {*sides.of(ids)[1]}) if sides else len(ids)
