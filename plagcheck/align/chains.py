"""Chains: runs joined across small edits into passages a person can read."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from typing import Final

import numpy as np

from plagcheck.align.runs import Runs
from plagcheck.model.match import Range, Run

# Words in a row within a match that have nothing in common with the other side: in small edits none
# that is the same, in a rewording no sentence that is like one there. With 40, every seventh of a
# pupil's own paragraphs of as many words or more, between two passages, is part of a match; without
# a limit, every second. Of the words that people reworded heavily 4 % are lost, with 30 12 %.
LONGEST_GAP: Final = 40


@dataclass(frozen=True, slots=True)
class JoiningLimits:
    """How far apart runs may lie to belong together, in words."""

    gap: int  # between two runs, on either side
    shift: int  # more words on one side of a gap than on the other


@dataclass(slots=True)
class Chain:
    """Runs in reading order on both sides."""

    runs: list[Run] = field(default_factory=list)

    @property
    def ours(self) -> tuple[int, int]:
        return self.runs[0][0], self.runs[-1][0] + self.runs[-1][2]

    @property
    def theirs(self) -> tuple[int, int]:
        return self.runs[0][1], self.runs[-1][1] + self.runs[-1][2]

    @property
    def words(self) -> int:
        return sum(length for _, _, length in self.runs)


def parted(runs: Sequence[Run]) -> list[list[Run]]:
    """Runs in the order of ours, parted where a long gap lies between them on either side."""
    here, there = _stretches(runs, 0), _stretches(runs, 1)
    parts = groupby(sorted(runs), key=lambda run: (here[run], there[run]))
    return [list(part) for _, part in parts]


def _stretches(runs: Sequence[Run], side: int) -> dict[Run, int]:
    """Of each run the number of the stretch it is in, on one side."""
    numbers: dict[Run, int] = {}
    number = end = 0
    for run in sorted(runs, key=itemgetter(side)):
        number += run[side] - end > LONGEST_GAP
        numbers[run] = number
        end = max(end, run[side] + run[2])
    return numbers


def spanned(runs: Sequence[Run], side: int) -> Range:
    """The words of one side from the first to the last that some runs hold."""
    return min(run[side] for run in runs), max(run[side] + run[2] for run in runs)


def chain_runs(runs: Runs, joining: JoiningLimits, least: int) -> list[Chain]:
    """Grow chains from the longest runs outwards; each run goes to one chain at most.

    A chain has a run of at least `least` words.
    """
    forwards = _Plane(runs.ours, runs.theirs, runs.length)
    backwards = _Plane(-runs.ours - runs.length, -runs.theirs - runs.length, runs.length)
    used = bytearray(len(runs))
    rows = list(runs.rows())
    chains = []
    for index in np.lexsort((runs.theirs, runs.ours, -runs.length)).tolist():
        ours, theirs, length = rows[index]
        if length < least:
            break  # all that is left is shorter
        if used[index]:
            continue
        used[index] = 1
        before = list(backwards.follow(-ours, -theirs, used, joining))
        after = list(forwards.follow(ours + length, theirs + length, used, joining))
        chains.append(Chain([rows[i] for i in (*reversed(before), index, *after)]))
    return chains


class _Plane:
    """Runs as seen in one reading direction: what comes next after a point of both texts."""

    def __init__(self, ours: np.ndarray, theirs: np.ndarray, length: np.ndarray) -> None:
        order = np.lexsort((theirs, ours))
        self._index = order.tolist()
        self._ours = ours[order].tolist()
        self._theirs = theirs[order].tolist()
        self._length = length[order].tolist()

    def follow(
        self, ours: int, theirs: int, used: bytearray, joining: JoiningLimits
    ) -> Iterator[int]:
        """Step from run to nearest run until none is near enough."""
        while (place := self._nearest(ours, theirs, used, joining)) is not None:
            used[self._index[place]] = 1
            yield self._index[place]
            ours = self._ours[place] + self._length[place]
            theirs = self._theirs[place] + self._length[place]

    def _nearest(
        self, ours: int, theirs: int, used: bytearray, joining: JoiningLimits
    ) -> int | None:
        best, found = 2 * joining.gap + 1, None
        for place in range(bisect_left(self._ours, ours), len(self._ours)):
            here = self._ours[place] - ours
            if here > joining.gap or here >= best:
                break
            there = self._theirs[place] - theirs
            fits = 0 <= there <= joining.gap and abs(here - there) <= joining.shift
            if fits and here + there < best and not used[self._index[place]]:
                best, found = here + there, place
        return found
