"""How alike two sets are: what they share, of all that either has."""

from __future__ import annotations

from collections.abc import Hashable, Set
from fractions import Fraction


def jaccard_similarity(one: Set[Hashable], other: Set[Hashable]) -> Fraction:
    """|A ∩ B| ÷ |A ∪ B|; nothing is not like nothing: 0 for two empty sets."""
    union = len(one | other)
    return Fraction(len(one & other), union) if union else Fraction(0)


def jaccard_distance(one: Set[Hashable], other: Set[Hashable]) -> Fraction:
    """1 − the similarity."""
    return 1 - jaccard_similarity(one, other)
