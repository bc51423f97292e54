"""What a graph shows: the papers of groups, the pairs that make them, and those just outside."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from plagcheck.classroom.groups import Group
from plagcheck.gui.classroom.pictures.graph_layout import GraphParts
from plagcheck.gui.classroom.pictures.pair_shares import Places
from plagcheck.model.classes import Pair


@dataclass(frozen=True)
class GraphScene:
    """Papers (ids) and lines between them, the strongest first; those just outside come last."""

    papers: tuple[int, ...]
    pairs: tuple[Pair, ...]
    joined: int  # how many of the pairs make a group
    members: frozenset[int]  # papers in a group

    @classmethod
    def of(cls, groups: Sequence[Group]) -> GraphScene:
        inside = _distinct(pair for group in groups for pair in group.pairs)
        outside = _distinct(pair for group in groups for pair in group.outside)
        members = [paper for group in groups for paper in group.papers]
        near = [paper for pair in outside for paper in (pair.a, pair.b)]
        papers = tuple(dict.fromkeys((*members, *near)))
        return cls(papers, (*inside, *outside), len(inside), frozenset(members))

    @cached_property
    def place(self) -> Mapping[int, int]:
        return {paper: at for at, paper in enumerate(self.papers)}

    @cached_property
    def a(self) -> Places:
        return np.array([self.place[pair.a] for pair in self.pairs], np.intp)

    @cached_property
    def b(self) -> Places:
        return np.array([self.place[pair.b] for pair in self.pairs], np.intp)

    @cached_property
    def scores(self) -> NDArray[np.float64]:
        return np.array([pair.score for pair in self.pairs])

    def parts(self) -> GraphParts:
        return GraphParts(len(self.papers), self.a, self.b, self.scores)

    def neighbours(self, paper: int) -> set[int]:
        """A paper (by place) and those it shares a line with."""
        ends = self.b[self.a == paper], self.a[self.b == paper]
        return {paper, *np.concatenate(ends).tolist()}

    def line_of(self, a: int, b: int) -> int | None:
        """The line between two papers (ids), whichever comes first."""
        wanted = {a, b}
        found = (at for at, pair in enumerate(self.pairs) if {pair.a, pair.b} == wanted)
        return next(found, None)


def _distinct(pairs: Iterable[Pair]) -> list[Pair]:
    """A pair just outside two groups is in the lists of both."""
    found = {(pair.a, pair.b): pair for pair in pairs}
    return sorted(found.values(), key=lambda pair: (-pair.score, pair.a, pair.b))
