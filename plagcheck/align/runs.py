"""Runs: stretches of words that stand in both texts, word for word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.prepared import SEED_SIZE, Lookup, Prepared

MOST_PLACES: Final = 8  # places of one seed in the source that are followed
SPARE_PAIRS: Final = 100_000  # pairs followed beyond one per word of both texts

Places = NDArray[np.intp]


@dataclass(frozen=True, slots=True)
class Runs:
    """Columns: run i is `length[i]` words from word `ours[i]` and from word `theirs[i]` on."""

    ours: Places
    theirs: Places
    length: Places

    def __len__(self) -> int:
        return len(self.length)

    def take(self, chosen: NDArray[np.intp] | NDArray[np.bool_]) -> Runs:
        return Runs(self.ours[chosen], self.theirs[chosen], self.length[chosen])


def shared_runs(submission: Prepared, source: Prepared, shortest: int) -> Runs:
    """All runs of at least a seed; every run of `shortest` words in the submission is covered.

    A seed with very many places in the source is followed to a few of them only, or repetitive
    texts would cost the square of their length. The certain part is done apart: each run of
    `shortest` words is followed to its first place in the source.
    """
    ours, theirs = _seed_pairs(submission, source)
    certain_ours, certain_theirs = _certain_pairs(submission, source, shortest)
    return _join_diagonals(
        np.concatenate((ours, certain_ours)), np.concatenate((theirs, certain_theirs))
    )


def _seed_pairs(submission: Prepared, source: Prepared) -> tuple[Places, Places]:
    first, counts = source.seed_places.find(submission.seeds)
    counts = np.minimum(counts, MOST_PLACES)
    budget = len(submission.tokens) + len(source.tokens) + SPARE_PAIRS
    if int(counts.sum()) > budget:
        counts[counts > 1] = 0  # seeds with one place are the telling ones
    ours = np.repeat(np.arange(len(counts)), counts)
    within = np.arange(len(ours)) - np.repeat(np.cumsum(counts) - counts, counts)
    return ours, source.seed_places.places[np.repeat(first, counts) + within]


def _certain_pairs(submission: Prepared, source: Prepared, shortest: int) -> tuple[Places, Places]:
    """The seed pairs inside every run of `shortest` words, at its first place in the source."""
    lookup = Lookup.of(source.rows_of(shortest))
    first, counts = lookup.find(submission.rows_of(shortest))
    starts = np.flatnonzero(counts)
    there = lookup.places[first[starts]]
    # Where one run follows the other in both texts, all but the last seed are the next run's too.
    follows = (np.diff(starts, append=-1) == 1) & (np.diff(there, append=-1) == 1)
    sizes = np.where(follows, 1, shortest - SEED_SIZE + 1)
    within = np.arange(int(sizes.sum())) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    return np.repeat(starts, sizes) + within, np.repeat(there, sizes) + within


def _join_diagonals(ours: Places, theirs: Places) -> Runs:
    """Join pairs that follow each other in both texts into runs."""
    if not len(ours):
        return Runs(ours, theirs, ours)
    width = int(ours.max()) + 2
    order = np.sort((theirs - ours + width) * width + ours)
    order = order[np.diff(order, prepend=-1) != 0]
    starts = np.flatnonzero(np.diff(order, prepend=-2) != 1)
    length = np.diff(starts, append=len(order)) + SEED_SIZE - 1
    first = order[starts] % width
    return Runs(first, first + order[starts] // width - width, length)


def drop_lonely(runs: Runs, reach: int, long_enough: int) -> Runs:
    """Drop short runs with no other run near them in both texts: chance, and most of the runs.

    Near means less than `reach` words on in the submission, about the same distance in the source.
    Distances are told by bands of diagonals, laid twice so that no border parts neighbours.
    """
    diagonal = runs.theirs - runs.ours
    company = runs.length >= long_enough
    for offset in (0, reach):
        band = (diagonal - diagonal.min(initial=0) + offset) // (2 * reach)
        order = np.lexsort((runs.ours, band))
        near = (np.diff(band[order]) == 0) & (
            runs.ours[order][1:] - (runs.ours + runs.length)[order][:-1] <= reach
        )
        company[order[1:][near]] = True
        company[order[:-1][near]] = True
    return runs.take(company)
