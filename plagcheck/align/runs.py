"""Runs: stretches of words that stand in both texts, word for word."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.equality import Equality
from plagcheck.align.prepared import AT_ONCE, SEED_SIZE, Lookup, Places, PreparedText
from plagcheck.index.hashing import Hashes
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


class Diagonals:
    """Runs by their diagonal, on which they lie apart from each other."""

    def __init__(self, runs: Runs) -> None:
        self._width = int(runs.ours.max(initial=0)) + 1
        keys = (runs.theirs - runs.ours) * self._width + runs.ours
        order = np.argsort(keys)
        self._keys, self._runs = keys[order], runs.take(order)

    def run_at(self, ours: int, theirs: int) -> Run:
        """The last one that begins on this diagonal at these words or before them, if any does."""
        key = (theirs - ours) * self._width + ours
        at = max(0, int(self._keys.searchsorted(key, side="right")) - 1)
        runs = self._runs
        return int(runs.ours[at]), int(runs.theirs[at]), int(runs.length[at])


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
    joined, certain = _join(ours, theirs), _certain_runs(submission, source, shortest, cut)
    together = Runs(
        np.concatenate((joined.ours, certain.ours)),
        np.concatenate((joined.theirs, certain.theirs)),
        np.concatenate((joined.length, certain.length)),
    )
    return _grow(together, submission, source, cut)


def _seed_pairs(
    submission: PreparedText, source: PreparedText
) -> tuple[Places, Places, NDArray[np.bool_] | None]:
    """Pairs of equal seeds, and which seeds of the submission were not followed everywhere.

    The submission's seeds are the ones looked up in: sorted once, met by every source.
    """
    lookup, seeds = submission.seed_places, source.seeds
    counted = list(_counted(lookup, seeds)) if len(seeds) <= AT_ONCE else None
    budget = len(submission.tokens) + len(source.tokens) + SPARE_PAIRS
    most = MOST_PLACES
    if MOST_PLACES * len(seeds) > budget:
        each = counted or _counted(lookup, seeds)
        if sum(int(np.minimum(counts, MOST_PLACES).sum()) for *_, counts in each) > budget:
            most = 1  # seeds with one place are the telling ones
    pairs, cut = [], []
    for likely, first, counts in counted or _counted(lookup, seeds):
        follow = np.minimum(counts, most) if most > 1 else np.where(counts > 1, 0, counts)
        pairs.append(lookup.pairs(seeds, likely, first, follow))
        if len(left := (follow < counts).nonzero()[0]):
            distinct, once = np.unique(first[left], return_index=True)
            cut.append((distinct, counts[left][once]))
    theirs, ours = (np.concatenate(column) for column in zip(*pairs, strict=True))
    return ours, theirs, lookup.mark(cut) if cut else None


def _counted(lookup: Lookup, wanted: Hashes) -> Iterator[tuple[Places, Places, Places]]:
    """What a lookup counts, of so many at a time that they take no room to speak of."""
    for start in range(0, max(1, len(wanted)), AT_ONCE):
        likely, first, counts = lookup.count(wanted[start : start + AT_ONCE])
        yield likely + start, first, counts


def _certain_runs(
    submission: PreparedText, source: PreparedText, shortest: int, cut: NDArray[np.bool_]
) -> Runs:
    """Runs of `shortest` words or more made of cut seeds alone, at their first place."""
    inside = shortest - SEED_SIZE + 1
    total = np.zeros(len(cut) + 1, np.int32)
    cut.cumsum(out=total[1:])
    starts = (total[inside:] - total[:-inside] == inside).nonzero()[0]
    del total  # it has a number for every word, and lookups are to come
    if not len(starts):
        return Runs(starts, starts, starts)
    lookup = Lookup(source.rows_of(shortest))
    rows = submission.rows_of(shortest)
    found = []
    for begin in range(0, len(starts), AT_ONCE):
        here = starts[begin : begin + AT_ONCE]
        wanted = rows[here]
        likely, first, counts = lookup.count(wanted)
        which, there = lookup.pairs(wanted, likely, first, np.minimum(counts, 1))
        found.append(_one_after_another(here[which], there, shortest))
    columns = zip(*((runs.ours, runs.theirs, runs.length) for runs in found), strict=True)
    return Runs(*(np.concatenate(column) for column in columns))


def _one_after_another(ours: Places, theirs: Places, size: int) -> Runs:
    """Runs of that size; those that follow each other in both texts are one."""
    follows = (ours[1:] - ours[:-1] == 1) & (theirs[1:] - theirs[:-1] == 1)
    first = np.concatenate((np.zeros(min(1, len(ours)), np.intp), (~follows).nonzero()[0] + 1))
    return Runs(ours[first], theirs[first], np.diff(first, append=len(ours)) + size - 1)


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
    if not len(runs):
        return runs
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
