"""Cutting: what is left of a match when some words of the paper do not count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from plagcheck.align.rests import judged
from plagcheck.check.verify import Mask
from plagcheck.index.tokens import Tokens
from plagcheck.model.counting import union, without
from plagcheck.model.document import Span
from plagcheck.model.match import Kind, Match, Range

APART: Final = 12  # words left out in a row that part a match in two; fewer are a gap in it
LEAST: Final = 5  # words of a rest that still say something by themselves


def cut(match: Match, left_out: Mask, tokens: Tokens) -> tuple[Match, ...]:
    """The parts that are left of a match, each narrower than it was in the paper.

    In the source a part has the whole passage it came from: where the words stand there, only the
    source's text can tell (`report/own_places.py`).
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
    return judged(match, [part for part in parts if part is not None and part.words >= LEAST])


def soften(match: Match, words: Mask, tokens: Tokens) -> tuple[Match, ...]:
    """A match of which some words, though copied, count as reworded."""
    first, end = match.ours
    if not words[first:end].any():
        return (match,)
    soft = (
        replace(part, kind=part.kind if not part.kind.is_copied else Kind.REWORDED,
                copied_from=end - first + 1)
        for part in cut(match, ~words, tokens)
    )  # fmt: skip
    return (*cut(match, words, tokens), *soft)


def _part(match: Match, words: Range, left_out: Mask, tokens: Tokens) -> Match | None:
    first, end = words
    free = [(first + a, first + b) for a, b in _stretches(left_out[first:end], 0)]
    return _narrowed(match.within(free), words, tokens)


def removed(before: Sequence[Match], after: Sequence[Match], tokens: Tokens) -> Iterator[Match]:
    """The parts of matches that are not there any more, in reading order; letters stay."""
    kept: dict[str, list[Range]] = {}
    for part in after:
        kept.setdefault(part.letter, []).append(part.ours)
    for match in before:
        for gap in without([match.ours], union(kept.get(match.letter, ()))):
            if gap == match.ours:
                yield match
            elif rest := _narrowed(match.within([gap]), gap, tokens):
                yield rest


def _narrowed(match: Match, words: Range, tokens: Tokens) -> Match | None:
    """A match, narrowed to its part; None where no word of that is the same on both sides."""
    runs = match.runs
    if match.kind.is_copied:
        if not runs:
            return None
        words = runs[0][0], max(start + size for start, _, size in runs)
    span = Span(int(tokens.starts[words[0]]), int(tokens.ends[words[1] - 1]))
    return replace(match, submission=span, ours=words)


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
