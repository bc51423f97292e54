"""Detection: a pair of regions that may be a match, before it is known which are shown."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from plagcheck.model.match import Range


class DetectionMethod(IntEnum):
    """How a detection was made; the first wins where two claim the same words."""

    PASSAGE = 0
    SUMMARY = 1
    CLUSTER = 2


@dataclass(frozen=True, slots=True)
class Detection:
    """Words of the submission and of the source, and the weight of what they have in common."""

    ours: Range
    theirs: Range
    mass: float
    found: DetectionMethod

    @property
    def density(self) -> float:
        """What they have in common, by the word of both."""
        return self.mass / max(1, length(self.ours) + length(self.theirs))

    @property
    def rank(self) -> tuple[bool, float, Range, Range]:
        """Sort key: certain ways first, then what weighs more."""
        return self.found is DetectionMethod.CLUSTER, -self.mass, self.ours, self.theirs


def common(one: Range, other: Range) -> int:
    """Words two ranges have in common."""
    return max(0, min(one[1], other[1]) - max(one[0], other[0]))


def length(words: Range) -> int:
    return words[1] - words[0]
