"""Passages: word-for-word stretches joined across small edits; what copying leaves behind."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.chains import Chain, JoiningLimits, chain_runs
from plagcheck.align.runs import Runs, drop_lonely
from plagcheck.model.limits import SHORTEST_MOST

RUN: Final = 8  # words in a row that a passage has at least once
EDIT: Final = JoiningLimits(gap=4, shift=4)  # a word or two changed: short runs still belong
APART: Final = 12  # words between stretches of one passage
MANY_RUNS: Final = 200  # long ones; a text that repeats itself has more
DEEP: Final = 8  # runs over each word, on average; one line again and again has thousands
LONG: Final = SHORTEST_MOST  # words of a run that is a match whatever the teacher chose


def find_passages(runs: Runs) -> list[Chain]:
    """Runs joined across small edits, longest first."""
    long = int(np.count_nonzero(runs.length >= RUN))
    if not long:
        return []
    if long > MANY_RUNS:
        runs = _outermost(runs)
    stretches = chain_runs(drop_lonely(runs, EDIT.gap, RUN), EDIT, RUN)
    passages = _join(sorted(stretches, key=lambda stretch: (stretch.ours, stretch.theirs)))
    return sorted(passages, key=lambda passage: (-passage.words, passage.ours, passage.theirs))


def _outermost(runs: Runs) -> Runs:
    """Runs whose words of the submission do not lie inside another run's.

    Texts that repeat themselves have a run for every way to lay one copy over another; the words
    they share are all in the longest of them.
    """
    end = runs.ours + runs.length
    order = np.lexsort((runs.theirs, -end, runs.ours))
    reached = np.maximum.accumulate(end[order])
    outer = np.append(True, end[order][1:] > reached[:-1])
    return _thinned(runs.take(order[outer]))


def _thinned(runs: Runs) -> Runs:
    """Outermost runs in order, of which no more than a few hold each word.

    A text that repeats one line throughout has as many runs of half its length as it has lines,
    each a line further on: to look at all their words would take the square of its length.
    """
    end = runs.ours + runs.length
    fresh = end - np.maximum(runs.ours, np.append(0, end[:-1]))  # words that none before holds
    if int(runs.length.sum()) <= DEEP * int(fresh.sum()):
        return runs
    is_kept = runs.length < LONG
    long = (~is_kept).nonzero()[0]
    is_kept[long[_covering(runs.ours[long].tolist(), end[long].tolist())]] = True
    return runs.take(is_kept)


def _covering(starts: list[int], ends: list[int]) -> list[int]:
    """As few as can be that hold what all of them hold; both starts and ends rise."""
    chosen: list[int] = []
    reached = -1
    for place, end in enumerate(ends):
        if place + 1 == len(ends) or starts[place + 1] > max(reached, starts[place]):
            chosen.append(place)
            reached = end
    return chosen


def _join(stretches: list[Chain]) -> list[Chain]:
    """Join stretches that follow each other closely in both texts."""
    open_ends: list[Chain] = []
    done: list[Chain] = []
    for stretch in stretches:
        near: list[Chain] = []
        for end in open_ends:
            (near if stretch.ours[0] - end.ours[1] <= APART else done).append(end)
        before = min(
            (end for end in near if _follows(end, stretch)),
            key=lambda end: stretch.theirs[0] - end.theirs[1],
            default=None,
        )
        if before is None:
            open_ends = [*near, Chain(list(stretch.runs))]
        else:
            before.runs += stretch.runs
            open_ends = near
    return done + open_ends


def _follows(before: Chain, after: Chain) -> bool:
    here, there = after.ours[0] - before.ours[1], after.theirs[0] - before.theirs[1]
    return here >= 0 and 0 <= there <= APART


def covered_words(passages: list[Chain], words: int) -> NDArray[np.bool_]:
    """Which words of the submission lie in a passage."""
    covered = np.zeros(words, bool)
    for passage in passages:
        covered[slice(*passage.ours)] = True
    return covered
