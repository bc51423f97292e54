"""Clusters: seeds that lie together in both texts, as one region of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from operator import itemgetter
from typing import Final

from plagcheck.align.chains import LONGEST_GAP
from plagcheck.align.pair import Places, VocabularyPair, VocabularySide
from plagcheck.align.seeds import Seed
from plagcheck.model.match import Range

GAP: Final = 3  # fragments without a seed inside a cluster
COSINE: Final = 0.34

Part = list[Seed]


@dataclass(frozen=True, slots=True)
class Region:
    """Ranges of words of the two texts, and the weight they have in common."""

    ours: Range
    theirs: Range
    mass: float


def find_clusters(pair: VocabularyPair, seeds: list[Seed], least_mass: float) -> list[Region]:
    """Regions of neighbouring seeds that are alike as a whole and weigh enough.

    What is not alike as a whole is split again by smaller gaps.
    """
    regions: list[Region] = []
    unlike: list[Part] = []
    parts = list(_split(pair, seeds, GAP)) if seeds else []
    for gap in range(GAP - 1, -2, -1):
        for part in parts:
            ours, theirs = _words(pair.ours, part, 0), _words(pair.theirs, part, 1)
            # What is in common weighs no more than either side; nor does any part of it.
            if min(pair.ours.weight(ours), pair.theirs.weight(theirs)) < least_mass:
                continue
            counts = pair.counts(pair.ours, ours), pair.counts(pair.theirs, theirs)
            if (mass := pair.common_weight(*counts)) < least_mass:
                continue
            if pair.cosine_of(ours, theirs, *counts) >= COSINE:
                regions.append(Region(ours, theirs, mass))
            elif len(part) > 1:
                unlike.append(part)
        parts, unlike = _split_unlike(pair, unlike, gap)
    return regions


def _split_unlike(
    pair: VocabularyPair, unlike: list[Part], gap: int
) -> tuple[list[Part], list[Part]]:
    """What a gap splits, in smaller parts; and what it leaves whole, which is unlike as before."""
    parts, whole = [], []
    for part in unlike:
        pieces = list(_split(pair, part, gap))
        if len(pieces) > 1:
            parts += pieces
        else:
            whole.append(part)
    return parts, whole


def _split(pair: VocabularyPair, part: Part, gap: int) -> Iterator[Part]:
    """Split by gaps in ours, then in theirs, and so on until neither has any."""
    bounds = pair.ours.vocabulary.fragments.bounds, pair.theirs.vocabulary.fragments.bounds
    waiting = [(part, 0, False)]
    while waiting:
        part, axis, is_whole = waiting.pop()  # whole by the other axis
        if len(part) == 1 or (len(part) == 2 and _touch(part[0], part[1])):  # most are
            yield part
            continue
        pieces = _cut(sorted(part, key=itemgetter(axis)), axis, gap, bounds[axis])
        if is_whole and len(pieces) == 1:
            yield part
        else:
            waiting += [(piece, 1 - axis, True) for piece in reversed(pieces)]


def _touch(one: Seed, other: Seed) -> bool:
    """Whether nothing lies between two seeds on either side."""
    return -2 < one[0] - other[0] < 2 and -2 < one[1] - other[1] < 2


def _cut(part: Part, axis: int, gap: int, bounds: Places) -> list[Part]:
    """Pieces of a sorted part."""
    values = [seed[axis] for seed in part]
    cuts = [
        place
        for place, (before, after) in enumerate(pairwise(values), 1)
        if after - before > gap + 1
        or (after - before > 1 and bounds[after] - bounds[before + 1] > LONGEST_GAP)
    ]
    return [part[start:end] for start, end in zip([0, *cuts], [*cuts, len(part)], strict=True)]


def _words(side: VocabularySide, part: Part, axis: int) -> Range:
    """The words of one text from the first to the last fragment of a part."""
    bounds = side.vocabulary.fragments.bounds
    fragments = [seed[axis] for seed in part]
    return int(bounds[min(fragments)]), int(bounds[max(fragments) + 1])
