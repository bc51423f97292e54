"""Passages: word-for-word stretches joined across small edits; what copying leaves behind."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.chains import Chain, Joining, chain_runs
from plagcheck.align.runs import Runs, drop_lonely

RUN: Final = 8  # words in a row that a passage has at least once
EDIT: Final = Joining(gap=4, shift=4)  # a word or two changed: short runs still belong
APART: Final = 12  # words between stretches of one passage


def find_passages(runs: Runs) -> list[Chain]:
    """Runs joined across small edits, longest first."""
    stretches = chain_runs(drop_lonely(runs, EDIT.gap, RUN), EDIT)
    stretches = [stretch for stretch in stretches if stretch.longest_run >= RUN]
    passages = _join(sorted(stretches, key=lambda stretch: (stretch.ours, stretch.theirs)))
    return sorted(passages, key=lambda passage: (-passage.words, passage.ours, passage.theirs))


def _join(stretches: list[Chain]) -> list[Chain]:
    """Join stretches that follow each other closely in both texts."""
    open_ends: list[Chain] = []
    done: list[Chain] = []
    for stretch in stretches:
        near = [end for end in open_ends if stretch.ours[0] - end.ours[1] <= APART]
        done += [end for end in open_ends if end not in near]
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
