"""Decisions: what a teacher made of a paper or of a pair, with a note. The program makes none."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum


class Status(StrEnum):
    """How far a review is."""

    NOT_REVIEWED = "not reviewed"
    NO_CONCERN = "no concern"
    TO_DISCUSS = "to discuss"
    CONFIRMED = "confirmed"


@dataclass(frozen=True, slots=True)
class Decision:
    """A status and what was noted beside it."""

    status: Status = Status.NOT_REVIEWED
    note: str = ""


UNDECIDED = Decision()

PairKey = tuple[int, int]  # ids of two papers, the smaller first


@dataclass(frozen=True, slots=True)
class Decisions:
    """The decisions of a class, by paper and by pair; what is not there is undecided."""

    papers: Mapping[int, Decision] = field(default_factory=dict)
    pairs: Mapping[PairKey, Decision] = field(default_factory=dict)

    def of_paper(self, paper: int) -> Decision:
        return self.papers.get(paper, UNDECIDED)

    def of_pair(self, a: int, b: int) -> Decision:
        return self.pairs.get(pair_key(a, b), UNDECIDED)

    def with_paper(self, paper: int, decision: Decision) -> Decisions:
        return replace(self, papers={**self.papers, paper: decision})

    def with_pair(self, a: int, b: int, decision: Decision) -> Decisions:
        return replace(self, pairs={**self.pairs, pair_key(a, b): decision})


def pair_key(a: int, b: int) -> PairKey:
    return (a, b) if a < b else (b, a)
