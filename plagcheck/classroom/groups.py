"""Groups: who shares with whom, directly or through others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from plagcheck.model.classes import Pair
from plagcheck.model.joining import leaders

THRESHOLD: Final = 0.2
JUST_OUTSIDE: Final = 0.5  # of the threshold


@dataclass(frozen=True, slots=True)
class Group:
    """Papers joined by pairs over the threshold; `outside` are pairs that nearly are."""

    papers: tuple[int, ...]
    pairs: tuple[Pair, ...]
    outside: tuple[Pair, ...] = ()


def find_groups(pairs: Sequence[Pair], threshold: float = THRESHOLD) -> tuple[Group, ...]:
    """Groups of two papers and more, the largest first; `threshold` is of the larger share.

    A pair just outside joins a member with a paper that is not one, and shares at least half of
    what would make it part of the group. Sharing says nothing about who wrote what.
    """
    inside = [pair for pair in pairs if pair.score >= threshold]
    leader = leaders((pair.a, pair.b) for pair in inside)
    members: dict[int, list[int]] = {}
    for paper in sorted(leader):
        members.setdefault(leader[paper], []).append(paper)
    joined: dict[int, list[Pair]] = {first: [] for first in members}
    for pair in inside:
        joined[leader[pair.a]].append(pair)
    near: dict[int, list[Pair]] = {first: [] for first in members}
    for pair in pairs:
        if JUST_OUTSIDE * threshold <= pair.score < threshold:
            for first in {leader.get(pair.a), leader.get(pair.b)} - {None}:
                if leader.get(pair.a) != leader.get(pair.b) and first is not None:
                    near[first].append(pair)
    groups = [
        Group(tuple(papers), _best_first(joined[first]), _best_first(near[first]))
        for first, papers in members.items()
    ]
    return tuple(sorted(groups, key=lambda group: (-len(group.papers), group.papers)))


def _best_first(pairs: Iterable[Pair]) -> tuple[Pair, ...]:
    return tuple(sorted(pairs, key=lambda pair: (-pair.score, pair.a, pair.b)))
