"""Alignment: the whole way from two prepared texts to the matches that are shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import numpy as np

from plagcheck.align.chains import Chain, Joining, Run, chain_runs
from plagcheck.align.matches import Kind, Match
from plagcheck.align.prepared import Prepared, prepare
from plagcheck.align.runs import drop_lonely, shared_runs
from plagcheck.core.document import Span

SHORTEST: Final = 12
SHORTEST_LEAST: Final = 8
SHORTEST_MOST: Final = 30


@dataclass(frozen=True, slots=True)
class AlignOptions:
    """What is shown: matches with `shortest` words in a row, or more in runs close together."""

    shortest: int = SHORTEST
    joining: Joining = field(default_factory=Joining)

    def __post_init__(self) -> None:
        if not SHORTEST_LEAST <= self.shortest <= SHORTEST_MOST:
            raise ValueError(f"shortest must be {SHORTEST_LEAST} to {SHORTEST_MOST} words")

    @property
    def dense(self) -> int:
        """Words in runs close together that count as much as `shortest` in a row."""
        return self.shortest + 4


def compare_texts(
    submission: str, source: str, *, shortest: int = SHORTEST, accents: bool = False
) -> list[Match]:
    """Passages of `submission` that also stand in `source`, in reading order.

    Offsets are characters of the two texts given. Every run of `shortest` words (8 to 30) that
    both texts share is inside a match. With `accents`, é and e are different letters.
    """
    options = AlignOptions(shortest)
    return align(prepare(submission, accents=accents), prepare(source, accents=accents), options)


def align(submission: Prepared, source: Prepared, options: AlignOptions) -> list[Match]:
    """Matches in reading order; they do not overlap in the submission."""
    runs = shared_runs(submission, source, options.shortest)
    runs = drop_lonely(runs, options.joining.gap, options.shortest)
    chains = [c for c in chain_runs(runs, options.joining) if _is_shown(c, options)]
    chains.sort(key=lambda chain: (-chain.words, chain.ours, chain.theirs))
    taken = np.zeros(len(submission.tokens) + 1, bool)
    kept = []
    for chain in chains:
        for part in _free_parts(chain, taken):
            if _is_shown(part, options):
                taken[part.ours[0] : part.ours[1]] = True
                kept.append(part)
    kept.sort(key=lambda chain: chain.ours)
    return [_match(chain, submission, source) for chain in kept]


def _is_shown(chain: Chain, options: AlignOptions) -> bool:
    return chain.longest_run >= options.shortest or chain.words >= options.dense


def _free_parts(chain: Chain, taken: np.ndarray) -> list[Chain]:
    """What is left of a chain outside passages that a longer chain explains already."""
    first, last = chain.ours
    if not taken[first:last].any():
        return [chain]
    parts: list[Chain] = [Chain()]
    for start, there, length in chain.runs:
        for run in _free_runs(start, there, length, taken):
            before = parts[-1].runs
            if before and taken[before[-1][0] + before[-1][2] : run[0]].any():
                parts.append(Chain())
            parts[-1].runs.append(run)
    return [part for part in parts if part.runs]


def _free_runs(start: int, there: int, length: int, taken: np.ndarray) -> list[Run]:
    blocked = np.concatenate(([True], taken[start : start + length], [True]))
    edges = np.flatnonzero(blocked[1:] != blocked[:-1]).tolist()
    return [
        (start + left, there + left, right - left)
        for left, right in zip(edges[::2], edges[1::2], strict=True)
    ]


def _match(chain: Chain, submission: Prepared, source: Prepared) -> Match:
    (a, b), (c, d) = chain.ours, chain.theirs
    ours, theirs = submission.tokens, source.tokens
    return Match(
        Span(int(ours.starts[a]), int(ours.ends[b - 1])),
        Span(int(theirs.starts[c]), int(theirs.ends[d - 1])),
        chain.words,
        Kind.WORD_FOR_WORD if len(chain.runs) == 1 else Kind.SMALL_EDITS,
        chain.longest_run,
        tuple(chain.runs),
    )
