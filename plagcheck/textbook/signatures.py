"""Signatures: a few minhashes stand for a set; the share that agrees estimates the similarity."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

INFINITY: Final = math.inf  # what is kept until a 1 is met
Minhash = float  # a whole number, or INFINITY
Signature = tuple[Minhash, ...]
SignatureMatrix = tuple[Signature, ...]  # a row for each function, a column for each set


@dataclass(frozen=True, slots=True)
class Agreement:
    """How many values of two signatures agree, and how many differ."""

    agree: int
    differ: int

    @property
    def estimate(self) -> Fraction:
        """a ÷ (a + d)."""
        known = self.agree + self.differ
        return Fraction(self.agree, known) if known else Fraction(0)


def compare(one: Sequence[Minhash], other: Sequence[Minhash]) -> Agreement:
    """Count places that agree and that differ; where both are ∞ nothing is known."""
    known = [(x, y) for x, y in zip(one, other, strict=True) if (x, y) != (INFINITY, INFINITY)]
    agree = sum(x == y for x, y in known)
    return Agreement(agree, len(known) - agree)


def standard_error(similarity: float, length: int) -> float:
    """How far the estimate of `length` values is off, as a rule: √(s(1 − s) ÷ n)."""
    return math.sqrt(similarity * (1 - similarity) / length)


def signatures_of_sets(matrix: SignatureMatrix) -> tuple[Signature, ...]:
    """The columns of a signature matrix: one signature for each set."""
    return tuple(zip(*matrix, strict=True))
