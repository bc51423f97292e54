"""Cutting: what is left of a match when some words of the paper do not count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from plagcheck.check.verify import Mask
from plagcheck.index.tokens import Tokens
from plagcheck.model.document import Span
from plagcheck.model.match import Match, Run

APART: Final = 12  # words left out in a row that part a match in two; fewer are a gap in it
LEAST: Final = 5  # words of a rest that still say something by themselves

Range = tuple[int, int]


def cut(match: Match, left_out: Mask, tokens: Tokens) -> tuple[Match, ...]:
    """The parts of a match that count, each narrower than it was in the paper.

    In the source a part has the whole passage it came from: where the words stand there, only the
    source's text can tell.
    """
    first, end = match.ours
    inside = left_out[first:end]
    if not inside.any():
        return (match,)
    longest_gap = APART if match.kind.is_copied else 0  # a reworded part has all its words counted
    parts = (
        _part(match, (first + start, first + stop), left_out, tokens)
        for start, stop in _stretches(inside, longest_gap)
    )
    return tuple(part for part in parts if part is not None and part.words >= LEAST)


def _part(match: Match, words: Range, left_out: Mask, tokens: Tokens) -> Match | None:
    runs = tuple(run for whole in match.runs for run in _free(whole, words, left_out))
    count = words[1] - words[0]
    if match.kind.is_copied:
        if not runs:
            return None
        words = runs[0][0], max(start + size for start, _, size in runs)
        count = sum(size for _, _, size in runs)
    return Match(
        Span(int(tokens.starts[words[0]]), int(tokens.ends[words[1] - 1])),
        match.source,
        count,
        match.kind,
        max((size for _, _, size in runs), default=0),
        runs,
        words,
        match.strength,
        match.weak,
    )


def _free(run: Run, words: Range, left_out: Mask) -> Iterator[Run]:
    """The parts of a run that lie in a range and count."""
    start, there, _ = run
    first, end = max(start, words[0]), min(start + run[2], words[1])
    if first < end:
        for a, b in _stretches(left_out[first:end], 0):
            yield first + a, there + first + a - start, b - a


def _stretches(left_out: Mask, longest_gap: int) -> list[Range]:
    """Ranges of words that count, those with no more than `longest_gap` between them as one."""
    padded = np.empty(len(left_out) + 2, bool)
    padded[0] = padded[-1] = True
    padded[1:-1] = left_out
    edges = (padded[1:] != padded[:-1]).nonzero()[0].tolist()
    joined: list[Range] = []
    for start, end in zip(edges[::2], edges[1::2], strict=True):
        if joined and start - joined[-1][1] <= longest_gap:
            joined[-1] = joined[-1][0], end
        else:
            joined.append((start, end))
    return joined
