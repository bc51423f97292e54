"""Cutting pairs: a match of two papers has no words that were left out of either of them.

What is copied is cut as a check cuts it. A rewording is cut into pieces, as many on one side as on
the other, so that it can be read from both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np

from plagcheck.align.rests import judged
from plagcheck.classroom.texts import Mask, PaperText
from plagcheck.index.tokens import Tokens
from plagcheck.leaveout.cutting import LEAST, cut
from plagcheck.model.document import Span
from plagcheck.model.match import Kind, Match, Range, Run


def cut_pair(
    matches: Sequence[Match], ours: PaperText, theirs: PaperText, shortest: int
) -> tuple[Match, ...]:
    """Matches of two papers without what is left out of either; pieces keep their letter."""
    return tuple(piece for match in matches for piece in _pieces(match, ours, theirs, shortest))


def _pieces(match: Match, ours: PaperText, theirs: PaperText, shortest: int) -> tuple[Match, ...]:
    sides_left_out = ours.left_out[slice(*match.ours)], theirs.left_out[slice(*match.theirs)]
    is_whole = not any(side.any() for side in sides_left_out)
    if match.kind.is_copied:
        return (match,) if is_whole else _copied_pieces(match, ours, theirs, shortest)
    telling = min(ours.telling_share(match.ours), theirs.telling_share(match.theirs))
    if is_whole:
        return judged(match, [match], telling)
    copied = _copies_in(match, ours, theirs, shortest)
    return (*judged(match, _reworded_pieces(match, ours, theirs), telling), *copied)


def _copied_pieces(
    match: Match, ours: PaperText, theirs: PaperText, shortest: int
) -> tuple[Match, ...]:
    """What is left of a copied match; nothing, where no part of it would be a match by itself.

    Else the words before a list of references would make a pair of all who cite the same.
    """
    gone = ours.left_out.copy()
    for here, there, size in match.runs:
        gone[here : here + size] |= theirs.left_out[there : there + size]
    pieces = cut(match, gone, ours.tokens)
    if not any(piece.words >= shortest for piece in pieces):
        return ()
    return tuple(_narrowed_there(piece, theirs.tokens) for piece in pieces)


def _narrowed_there(match: Match, tokens: Tokens) -> Match:
    """A copied match, narrowed in the source to the words that are the same."""
    words = min(run[1] for run in match.runs), max(run[1] + run[2] for run in match.runs)
    return replace(match, source=_span(words, tokens), theirs=words)


def _copies_in(match: Match, ours: PaperText, theirs: PaperText, shortest: int) -> Iterator[Match]:
    """Long runs of a rewording as matches of their own: its pieces need not hold them whole."""
    for here, there, size in match.copied_runs:
        run = replace(
            match,
            submission=_span((here, here + size), ours.tokens),
            source=_span((there, there + size), theirs.tokens),
            kind=Kind.WORD_FOR_WORD,
            runs=((here, there, size),),
            ours=(here, here + size),
            theirs=(there, there + size),
        )
        if not match.weak:
            yield from _copied_pieces(run, ours, theirs, shortest)


def _reworded_pieces(match: Match, ours: PaperText, theirs: PaperText) -> list[Match]:
    here, there = _counting(match.ours, ours.left_out), _counting(match.theirs, theirs.left_out)
    if not here or not there:
        return []
    many = max(len(here), len(there))
    sides = zip(_halved(here, many), _halved(there, many), strict=True)
    pieces = (_narrowed(match, mine, yours) for mine, yours in sides)
    return [
        replace(
            piece,
            submission=_span(piece.ours, ours.tokens),
            source=_span(piece.theirs, theirs.tokens),
        )
        for piece in pieces
    ]


def _narrowed(match: Match, mine: Range, yours: Range) -> Match:
    """The part of a match between two ranges of words; where they stand is not said."""
    part = match.within([mine])
    return replace(part, runs=tuple(_inside(part.runs, yours)), ours=mine, theirs=yours)


def _inside(runs: Sequence[Run], yours: Range) -> Iterator[Run]:
    return (run for run in runs if yours[0] <= run[1] and run[1] + run[2] <= yours[1])


def _counting(words: Range, left_out: Mask) -> list[Range]:
    """The stretches of some words that count and are long enough to say something."""
    padded = np.concatenate(([True], left_out[slice(*words)], [True]))
    edges = ((padded[1:] != padded[:-1]).nonzero()[0] + words[0]).tolist()
    stretches = zip(edges[::2], edges[1::2], strict=True)
    return [(start, end) for start, end in stretches if end - start >= LEAST]


def _halved(ranges: list[Range], many: int) -> list[Range]:
    """The same words in so many pieces: the longest are halved; of a few words, the last is again.

    A few words may sum up very much, of which most is left out.
    """
    pieces = list(ranges)
    while len(pieces) < many:
        place = max(range(len(pieces)), key=lambda n: pieces[n][1] - pieces[n][0])
        start, end = pieces[place]
        if end - start < 2 * LEAST:
            return [*pieces, *(pieces[-1] for _ in range(many - len(pieces)))]
        middle = (start + end + 1) // 2
        pieces[place : place + 1] = [(start, middle), (middle, end)]
    return pieces


def _span(words: Range, tokens: Tokens) -> Span:
    return Span(int(tokens.starts[words[0]]), int(tokens.ends[words[1] - 1]))
