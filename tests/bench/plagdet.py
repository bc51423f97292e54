"""Plagdet, the measure of text alignment: F1 of characters, divided for matches in pieces.

After Potthast, Stein, Barrón-Cedeño and Rosso, "An Evaluation Framework for Plagiarism Detection".
A match hits a case of the same pair of texts when they have characters in common on both sides.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean

Area = tuple[int, int, int, int]  # start and end in the submission, start and end in the source


@dataclass(slots=True)
class Score:
    """Adds up pairs of texts."""

    _recalls: list[float] = field(default_factory=list)
    _precisions: list[float] = field(default_factory=list)
    _pieces: list[int] = field(default_factory=list)

    def add(self, cases: Sequence[Area], found: Sequence[Area]) -> None:
        for case in cases:
            hits = [area for area in found if _hits(case, area)]
            self._recalls.append(_covered(case, hits))
            if hits:
                self._pieces.append(len(hits))
        for area in found:
            self._precisions.append(_covered(area, [case for case in cases if _hits(case, area)]))

    @property
    def recall(self) -> float:
        return fmean(self._recalls) if self._recalls else 0.0

    @property
    def precision(self) -> float:
        return fmean(self._precisions) if self._precisions else 0.0

    @property
    def granularity(self) -> float:
        return fmean(self._pieces) if self._pieces else 1.0

    @property
    def plagdet(self) -> float:
        both = self.precision + self.recall
        harmonic = 2 * self.precision * self.recall / both if both else 0.0
        return harmonic / math.log2(1 + self.granularity)

    def __str__(self) -> str:
        return (
            f"{self.plagdet:.4f}  precision {self.precision:.3f}  recall {self.recall:.3f}  "
            f"granularity {self.granularity:.3f}"
        )


def _hits(one: Area, other: Area) -> bool:
    ours = min(one[1], other[1]) > max(one[0], other[0])
    return ours and min(one[3], other[3]) > max(one[2], other[2])


def _covered(area: Area, others: Sequence[Area]) -> float:
    """Share of an area's characters, of both sides, that lie in one of the others."""
    inside = sum(
        _length_of_union([(max(o[i], area[i]), min(o[i + 1], area[i + 1])) for o in others])
        for i in (0, 2)
    )
    return inside / (area[1] - area[0] + area[3] - area[2])


def _length_of_union(ranges: Sequence[tuple[int, int]]) -> int:
    total, reached = 0, 0
    for start, end in sorted(ranges):
        total += max(0, end - max(start, reached))
        reached = max(reached, end)
    return total
