"""Passages: word-for-word stretches joined across small edits; what copying leaves behind."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.chains import Chain, Joining, chain_runs
from plagcheck.align.runs import Runs, drop_lonely

RUN: Final = 8  # words in a row from which a passage is joined
JOINING: Final = Joining(gap=12, shift=12)


def find_passages(runs: Runs) -> list[Chain]:
    """Runs of some length, joined across small edits, longest first."""
    long = runs.take(runs.length >= RUN)
    chains = chain_runs(drop_lonely(long, JOINING.gap, RUN), JOINING)
    return sorted(chains, key=lambda chain: (-chain.words, chain.ours, chain.theirs))


def covered_words(passages: list[Chain], words: int) -> NDArray[np.bool_]:
    """Which words of the submission lie in a passage."""
    covered = np.zeros(words, bool)
    for passage in passages:
        covered[slice(*passage.ours)] = True
    return covered
