"""Common text: passages that so many papers hold that they say nothing about any pair."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from plagcheck.classroom.pairing import Postings
from plagcheck.classroom.runs import most_holders
from plagcheck.classroom.texts import PaperText
from plagcheck.model.classes import CommonPassage

Holders = NDArray[np.bool_]


def common_passages(
    texts: Sequence[PaperText], rows: Postings, shortest: int
) -> tuple[CommonPassage, ...]:
    """Passages in more papers than make a pair, those in most papers first.

    A passage grows word by word as long as enough papers hold all of it, so that the count given
    is true of every word of it.
    """
    holders = rows.holders
    common = np.flatnonzero(holders > most_holders(len(texts)))
    if not len(common):
        return ()
    number = {int(value): place for place, value in enumerate(rows.values[common].tolist())}
    held = _held_by(rows, common, len(texts))
    unseen = np.ones(len(common), bool)
    passages = []
    for index in np.argsort(-held.sum(axis=0), kind="stable").tolist():
        if not (held[:, index] & unseen).any():
            continue
        hashes, counts = texts[index].rows(shortest)
        places = [
            number.get(value, -1) if counted else -1
            for value, counted in zip(hashes.tolist(), counts.tolist(), strict=True)
        ]
        for first, last, papers in _stretches(places, held, unseen, most_holders(len(texts))):
            passages.append(_passage(texts, index, first, last + shortest, papers))
    return tuple(sorted(passages, key=lambda each: (-len(each.papers), -each.words, each.text)))


def _held_by(rows: Postings, common: NDArray[np.intp], papers: int) -> Holders:
    """For every common row, which papers hold it."""
    place = np.full(len(rows.values), -1, np.intp)
    place[common] = np.arange(len(common))
    held = np.zeros((len(common), papers), bool)
    inside = place[rows.group] >= 0
    held[place[rows.group[inside]], rows.owner[inside]] = True
    return held


def _stretches(
    places: Sequence[int], held: Holders, unseen: NDArray[np.bool_], limit: int
) -> Iterator[tuple[int, int, Holders]]:
    """Rows next to each other that are common, not told yet, and held together by enough papers."""
    start, together = -1, held[0]
    for at, place in enumerate([*places, -1]):
        goes_on = place >= 0 and bool(unseen[place])
        if start >= 0 and (not goes_on or (together & held[place]).sum() <= limit):
            yield start, at - 1, together
            start = -1
        if goes_on:
            unseen[place] = False
            together = held[place] if start < 0 else together & held[place]
            start = at if start < 0 else start


def _passage(
    texts: Sequence[PaperText], index: int, first: int, end: int, papers: Holders
) -> CommonPassage:
    text = texts[index]
    start, stop = int(text.tokens.starts[first]), int(text.tokens.ends[end - 1])
    ids = tuple(texts[place].paper.id for place in np.flatnonzero(papers).tolist())
    return CommonPassage(text.text[start:stop], end - first, ids)
