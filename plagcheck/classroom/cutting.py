"""Cutting pairs: a reworded passage has no words that were left out of either paper.

Left-out words cannot be the same on both sides, but a rewording may reach across them. It is cut
into pieces there, as many on one side as on the other, so that it can be read from both.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from plagcheck.align.rests import judged
from plagcheck.classroom.texts import Mask, PaperText
from plagcheck.index.tokens import Tokens
from plagcheck.model.document import Span
from plagcheck.model.match import Match, Range

LEAST: Final = 5  # words of a piece that still say something, as where a check is cut


def cut_pair(matches: Sequence[Match], ours: PaperText, theirs: PaperText) -> tuple[Match, ...]:
    """Matches of two papers without what is left out of either; pieces keep their letter."""
    if not ours.left_out.any() and not theirs.left_out.any():
        return tuple(matches)
    return tuple(piece for match in matches for piece in _pieces(match, ours, theirs))


def _pieces(match: Match, ours: PaperText, theirs: PaperText) -> tuple[Match, ...]:
    if match.kind.is_copied:  # its runs hold no word that is left out
        return (match,)
    sides_left_out = ours.left_out[slice(*match.ours)], theirs.left_out[slice(*match.theirs)]
    if not any(side.any() for side in sides_left_out):
        return (match,)
    here, there = _counting(match.ours, ours.left_out), _counting(match.theirs, theirs.left_out)
    if not here or not there:
        return ()
    many = max(len(here), len(there))
    sides = zip(_halved(here, many), _halved(there, many), strict=True)
    pieces = (_narrowed(match, mine, yours) for mine, yours in sides)
    return judged(
        match,
        [
            replace(
                piece,
                submission=_span(piece.ours, ours.tokens),
                source=_span(piece.theirs, theirs.tokens),
            )
            for piece in pieces
        ],
    )


def _narrowed(match: Match, mine: Range, yours: Range) -> Match:
    """The part of a match between two ranges of words; where they stand is not said."""
    part = match.within([mine])
    runs = (run for run in part.runs if yours[0] <= run[1] and run[1] + run[2] <= yours[1])
    return replace(part, runs=tuple(runs), ours=mine, theirs=yours)


def _counting(words: Range, left_out: Mask) -> list[Range]:
    """The stretches of some words that count and are long enough to say something."""
    padded = np.concatenate(([True], left_out[slice(*words)], [True]))
    edges = ((padded[1:] != padded[:-1]).nonzero()[0] + words[0]).tolist()
    stretches = zip(edges[::2], edges[1::2], strict=True)
    return [(start, end) for start, end in stretches if end - start >= LEAST]


def _halved(ranges: list[Range], many: int) -> list[Range]:
    """The same words in so many pieces: the longest are halved."""
    pieces = list(ranges)
    while len(pieces) < many:
        place = max(range(len(pieces)), key=lambda n: pieces[n][1] - pieces[n][0])
        start, end = pieces[place]
        middle = (start + end + 1) // 2
        pieces[place : place + 1] = [(start, middle), (middle, end)]
    return pieces


def _span(words: Range, tokens: Tokens) -> Span:
    return Span(int(tokens.starts[words[0]]), int(tokens.ends[words[1] - 1]))
