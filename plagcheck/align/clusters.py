"""Clusters: seeds that lie together in both texts, as one region of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from operator import itemgetter
from typing import Final

from plagcheck.align.pair import VocabularyPair, VocabularySide
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
    unlike = [seeds] if seeds else []
    for gap in range(GAP, -1, -1):
        parts = [part for whole in unlike for part in _split(whole, gap)]
        unlike = []
        for part in parts:
            ours, theirs = _words(pair.ours, part, 0), _words(pair.theirs, part, 1)
            # What is in common weighs no more than either side; nor does any part of it.
            if min(pair.ours.weight(ours), pair.theirs.weight(theirs)) < least_mass:
                continue
            if (mass := pair.mass(ours, theirs)) < least_mass:
                continue
            if pair.cosine(ours, theirs) >= COSINE:
                regions.append(Region(ours, theirs, mass))
            elif len(part) > 1:
                unlike.append(part)
    return regions


def _split(part: Part, gap: int) -> Iterator[Part]:
    """Split by gaps in ours, then in theirs, and so on until neither has any."""
    waiting = [(part, 0, False)]
    while waiting:
        part, axis, is_whole = waiting.pop()  # whole by the other axis
        pieces = _cut(sorted(part, key=itemgetter(axis)), axis, gap)
        if is_whole and len(pieces) == 1:
            yield part
        else:
            waiting += [(piece, 1 - axis, True) for piece in reversed(pieces)]


def _cut(part: Part, axis: int, gap: int) -> list[Part]:
    """Pieces of a sorted part."""
    values = [seed[axis] for seed in part]
    cuts = [place for place in range(1, len(values)) if values[place] - values[place - 1] > gap + 1]
    return [part[start:end] for start, end in zip([0, *cuts], [*cuts, len(part)], strict=True)]


def _words(side: VocabularySide, part: Part, axis: int) -> Range:
    """The words of one text from the first to the last fragment of a part."""
    bounds = side.vocabulary.fragments.bounds
    fragments = [seed[axis] for seed in part]
    return int(bounds[min(fragments)]), int(bounds[max(fragments) + 1])
