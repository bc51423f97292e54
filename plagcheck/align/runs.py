"""Runs: stretches of words that stand in both texts, word for word."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.equality import Equality
from plagcheck.align.prepared import SEED_SIZE, Lookup, Places, PreparedText
from plagcheck.index.shingles import sorted_set
from plagcheck.model.match import Range, Run

MOST_PLACES: Final = 8  # places of one seed in the source that are followed
FEW_RUNS: Final = 50  # not worth sifting
SPARE_PAIRS: Final = 100_000  # pairs followed beyond one per word of both texts


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

    def rows(self) -> Iterator[Run]:
        columns = self.ours.tolist(), self.theirs.tolist(), self.length.tolist()
        return zip(*columns, strict=True)

    def meeting(self, ours: Range, theirs: Range) -> Iterator[Run]:
        """Those that have words in both ranges (though not, it may be, the same words)."""
        near = (self.ours < ours[1]) & (self.ours + self.length > ours[0])
        near &= (self.theirs < theirs[1]) & (self.theirs + self.length > theirs[0])
        return self.take(near.nonzero()[0]).rows()


def shared_runs(submission: PreparedText, source: PreparedText, shortest: int) -> Runs:
    """All runs of at least a seed; every run of `shortest` words in the submission is covered.

    A seed that the submission repeats very often is followed to a few of its places only, or
    repetitive texts would cost the square of their length. What that could cut short is mended: a
    run with any other seed in it grows to its full length, and a run made of such seeds alone is
    followed, as a whole, to its first place in the source.
    """
    ours, theirs, cut = _seed_pairs(submission, source)
    if cut is None:
        return _join(ours, theirs)
    certain = _certain_pairs(submission, source, shortest, cut)
    runs = _join(np.concatenate((ours, certain[0])), np.concatenate((theirs, certain[1])))
    return _grow(runs, submission, source, cut)


def _seed_pairs(
    submission: PreparedText, source: PreparedText
) -> tuple[Places, Places, NDArray[np.bool_] | None]:
    """Pairs of equal seeds, and which seeds of the submission were not followed everywhere.

    The submission's seeds are the ones looked up in: sorted once, met by every source.
    """
    lookup, seeds = submission.seed_places, source.seeds
    likely, first, counts = lookup.count(seeds)
    follow = np.minimum(counts, MOST_PLACES)
    budget = len(submission.tokens) + len(source.tokens) + SPARE_PAIRS
    if MOST_PLACES * len(follow) > budget and int(follow.sum()) > budget:
        follow = np.where(counts > 1, 0, counts)  # seeds with one place are the telling ones
    theirs, ours = lookup.pairs(seeds, likely, first, follow)
    cut = follow < counts
    if not np.count_nonzero(cut):
        return ours, theirs, None
    return ours, theirs, lookup.mark(first[cut], counts[cut])


def _certain_pairs(
    submission: PreparedText, source: PreparedText, shortest: int, cut: NDArray[np.bool_]
) -> tuple[Places, Places]:
    """Seed pairs of runs of `shortest` words made of cut seeds alone, at their first place."""
    inside = shortest - SEED_SIZE + 1
    total = np.concatenate(([0], cut.cumsum()))
    starts = (total[inside:] - total[:-inside] == inside).nonzero()[0]
    if not len(starts):
        return starts, starts
    lookup = Lookup(source.rows_of(shortest))
    wanted = submission.rows_of(shortest)[starts]
    likely, first, counts = lookup.count(wanted)
    which, there = lookup.pairs(wanted, likely, first, np.minimum(counts, 1))
    starts = starts[which]
    # Where one run follows another in both texts, all but its first seed are the other's too.
    follows = (np.diff(starts, append=-1) == 1) & (np.diff(there, append=-1) == 1)
    sizes = np.where(follows, 1, inside)
    within = np.arange(int(sizes.sum())) - (sizes.cumsum() - sizes).repeat(sizes)
    return starts.repeat(sizes) + within, there.repeat(sizes) + within


def _join(ours: Places, theirs: Places) -> Runs:
    """Join pairs that follow each other in both texts into runs."""
    if not len(ours):
        return Runs(ours, theirs, ours)
    width = int(ours.max()) + 2
    bits = width.bit_length()  # diagonal and place share a number, with room between diagonals
    places = sorted_set(((theirs - ours + width) << bits) | ours)
    breaks = (places[1:] - places[:-1] != 1).nonzero()[0] + 1
    bounds = np.concatenate(([0], breaks, [len(places)]))
    starts = places[bounds[:-1]]
    first = starts & ((1 << bits) - 1)
    return Runs(first, first + (starts >> bits) - width, bounds[1:] - bounds[:-1] + SEED_SIZE - 1)


def _grow(
    runs: Runs, submission: PreparedText, source: PreparedText, cut: NDArray[np.bool_]
) -> Runs:
    """Let runs grow through cut seeds as far as words are equal; join those that meet."""
    equal = Equality(submission.tokens.hashes, source.tokens.hashes)
    none = np.zeros(SEED_SIZE - 1, bool)
    theirs, end = runs.theirs, runs.ours + runs.length
    first = runs.ours - equal.before(runs.ours, theirs, np.concatenate((cut, none)))
    end = end + equal.after(end, theirs + runs.length, np.concatenate((none, cut)))
    width = len(submission.tokens) + 1
    diagonal = (theirs - runs.ours + width) * width
    order = np.argsort(diagonal + first, kind="stable")
    start, reached = (diagonal + first)[order], np.maximum.accumulate((diagonal + end)[order])
    fresh = np.append(True, start[1:] > reached[:-1]).nonzero()[0]
    last = np.append(fresh[1:], len(start)) - 1
    ours = start[fresh] % width
    return Runs(ours, ours + start[fresh] // width - width, reached[last] - start[fresh])


def drop_lonely(runs: Runs, reach: int, long_enough: int) -> Runs:
    """Drop short runs with no other run near them in both texts: chance, and most of the runs.

    Near means less than `reach` words on in the submission, about the same distance in the source.
    Distances are told by bands of diagonals, laid twice so that no border parts neighbours.
    """
    if len(runs) < FEW_RUNS:
        return runs
    diagonal = runs.theirs - runs.ours
    company = runs.length >= long_enough
    for offset in (0, reach):
        band = (diagonal - diagonal.min(initial=0) + offset) // (2 * reach)
        order = np.lexsort((runs.ours, band))
        here = runs.ours[order][1:] - (runs.ours + runs.length)[order][:-1]
        there = runs.theirs[order][1:] - (runs.theirs + runs.length)[order][:-1]
        near = (np.diff(band[order]) == 0) & (np.minimum(here, there) >= 0)
        near &= np.maximum(here, there) <= reach
        company[order[1:][near]] = True
        company[order[:-1][near]] = True
    return runs.take(company)
