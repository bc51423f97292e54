"""Clusters: seeds that lie together in both texts, as one region of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from plagcheck.align.pair import Pair, Places, Range
from plagcheck.align.seeds import Seeds

GAP: Final = 3  # fragments without a seed inside a cluster
COSINE: Final = 0.34


@dataclass(frozen=True, slots=True)
class Region:
    """Ranges of words of the two texts, and the weight they have in common."""

    ours: Range
    theirs: Range
    mass: float


def find_clusters(pair: Pair, seeds: Seeds, least_mass: float) -> list[Region]:
    """Regions of neighbouring seeds that are alike as a whole and weigh enough."""
    return list(_clusters(pair, seeds, GAP, least_mass)) if len(seeds) else []


def _clusters(pair: Pair, seeds: Seeds, gap: int, least_mass: float) -> Iterator[Region]:
    for part in _split(seeds, gap):
        ours = _words(part.ours, pair.ours.vocabulary.fragments.bounds)
        theirs = _words(part.theirs, pair.theirs.vocabulary.fragments.bounds)
        # What is in common weighs no more than either side.
        if min(pair.ours.weight(ours), pair.theirs.weight(theirs)) < least_mass:
            continue
        if pair.cosine(ours, theirs) >= COSINE:
            mass = pair.mass(ours, theirs)
            if mass >= least_mass:
                yield Region(ours, theirs, mass)
        elif gap > 0:
            yield from _clusters(pair, part, gap - 1, least_mass)


def _split(seeds: Seeds, gap: int) -> Iterator[Seeds]:
    """Split by gaps in ours, then in theirs, until nothing changes."""
    waiting = [seeds]
    while waiting:
        part = waiting.pop()
        if len(part) == 1:
            yield part
            continue
        for column in (part.ours, part.theirs):
            pieces = _split_by(part, column, gap)
            if len(pieces) > 1:
                waiting += pieces
                break
        else:
            yield part


def _split_by(seeds: Seeds, column: Places, gap: int) -> list[Seeds]:
    order = np.argsort(column, kind="stable")
    ordered = column[order]
    breaks = np.flatnonzero(ordered[1:] - ordered[:-1] > gap + 1) + 1
    if not len(breaks):
        return [seeds]
    return [seeds.take(chosen) for chosen in np.split(order, breaks)]


def _words(fragments: Places, bounds: Places) -> Range:
    return int(bounds[fragments.min()]), int(bounds[fragments.max() + 1])
