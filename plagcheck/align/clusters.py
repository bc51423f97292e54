"""Clusters: seeds that lie together in both texts, as one region of each."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import Final

import numpy as np

from plagcheck.align.pair import Pair, Places, Range, Side, Weights
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
    """Regions of neighbouring seeds that are alike as a whole and weigh enough.

    What is not alike as a whole is split again by smaller gaps.
    """
    regions: list[Region] = []
    if not len(seeds):
        return regions
    labels = np.zeros(len(seeds), np.intp)
    for gap in range(GAP, -1, -1):
        seeds, labels = _split(seeds, labels, gap)
        first = _starts(labels)
        ours = _extents(seeds.ours, first, pair.ours.vocabulary.fragments.bounds)
        theirs = _extents(seeds.theirs, first, pair.theirs.vocabulary.fragments.bounds)
        # What is in common weighs no more than either side.
        heavy = np.minimum(_weights(pair.ours, ours), _weights(pair.theirs, theirs)) >= least_mass
        unlike = np.zeros(len(first), bool)
        ends = (*first[1:].tolist(), len(seeds))
        for part in heavy.nonzero()[0].tolist():
            here, there = _range(ours, part), _range(theirs, part)
            if pair.cosine(here, there) < COSINE:
                unlike[part] = first[part] + 1 < ends[part]
            elif (mass := pair.mass(here, there)) >= least_mass:
                regions.append(Region(here, there, mass))
        if not unlike.any():
            break
        again = unlike.take(labels)
        seeds, labels = seeds.take(again), labels[again]
    return regions


def _split(seeds: Seeds, labels: Places, gap: int) -> tuple[Seeds, Places]:
    """Split parts by gaps in ours, then in theirs, until nothing changes; all parts at once."""
    for turn in count():
        before = int(labels[-1])
        values = seeds.theirs if turn % 2 else seeds.ours
        order = (labels << 32 | values).argsort()
        seeds, labels, values = seeds.take(order), labels[order], values[order]
        breaks = (labels[1:] != labels[:-1]) | (values[1:] - values[:-1] > gap + 1)
        labels = np.zeros(len(order), np.intp)
        breaks.cumsum(out=labels[1:])
        if turn and labels[-1] == before:
            break
    return seeds, labels


def _starts(labels: Places) -> Places:
    """Where each part begins among seeds ordered by part."""
    return np.concatenate(([0], (labels[1:] != labels[:-1]).nonzero()[0] + 1))


Extents = tuple[Places, Places]


def _extents(fragments: Places, first: Places, bounds: Places) -> Extents:
    """First word and end of every part."""
    return (
        bounds[np.minimum.reduceat(fragments, first)],
        bounds[np.maximum.reduceat(fragments, first) + 1],
    )


def _weights(side: Side, words: Extents) -> Weights:
    return side.weight_before[words[1]] - side.weight_before[words[0]]


def _range(words: Extents, part: int) -> Range:
    return int(words[0][part]), int(words[1][part])
