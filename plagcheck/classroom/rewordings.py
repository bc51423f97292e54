"""Rewordings: pairs of which one holds many traces of the other close together.

Papers are asked about each other as a library is asked about a paper, with the same scores. Papers
of one class write about the same, so many hold the same traces: those are followed as far as there
is work to spare, the rarest first, so that the work grows with the papers, not with their square.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from plagcheck.check.trace_scores import LEAST, asked_traces, best_stretches, trace_weights
from plagcheck.classroom.common import traces_of
from plagcheck.classroom.pairing import Places, Postings
from plagcheck.classroom.texts import Mask, PaperText, is_in

JOINS: Final = 3_000  # of a trace in one paper with the same in another, for every paper
SPARE_JOINS: Final = 1_000_000


class Traces:
    """The traces of all papers of a large class, ready to be asked for.

    Those of all that is aligned: common wording tells of a rewording, too, if not by itself.
    """

    def __init__(self, texts: Sequence[PaperText]) -> None:
        self._texts = texts
        self._sets = [traces_of(text.aligned) for text in texts]
        self._filed = Postings.of(self._sets)
        holders = self._filed.holders
        self._weights = trace_weights(holders, len(texts))
        self._weights[(holders < 2) | (holders > _most_followed(holders, len(texts)))] = 0.0
        self._ends = np.cumsum(holders)

    def held_by(self, place: int) -> Places:
        """Papers that hold enough of a paper's traces close together."""
        return self._holders(place, np.ones(len(self._filed.values), bool))

    def of_which(self, place: int) -> list[int]:
        """Papers of whose traces a paper holds enough close together."""
        own = is_in(self._filed.values, self._sets[place])
        return [other for other in range(len(self._texts)) if place in self._holders(other, own)]

    def _holders(self, place: int, followed: Mask) -> Places:
        text = self._texts[place]
        keys, places = asked_traces(text.aligned, text.left_out)
        filed = self._filed
        if not len(filed.values) or not len(keys):
            return np.empty(0, np.intp)
        number = np.minimum(np.searchsorted(filed.values, keys), len(filed.values) - 1)
        known = filed.values[number] == keys
        known &= (self._weights[number] > 0) & followed[number]
        number, places = number[known], places[known]
        counts = filed.holders[number]
        entries = np.repeat(self._ends[number] - np.cumsum(counts), counts)
        entries += np.arange(len(entries))
        papers, scores = best_stretches(
            filed.owner[entries],
            np.repeat(places, counts),
            np.repeat(self._weights[number], counts),
        )
        found: Places = papers[(scores >= LEAST) & (papers != place)]
        return found


def _most_followed(holders: Places, papers: int) -> int:
    """How many papers may hold a trace that is followed."""
    papers_with = np.arange(papers + 1)
    joins = np.cumsum(np.bincount(holders, minlength=papers + 1) * papers_with**2)
    return int(np.searchsorted(joins, JOINS * papers + SPARE_JOINS, side="right")) - 1
