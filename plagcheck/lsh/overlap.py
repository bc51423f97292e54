"""How two sets overlap: the exact scores that signatures estimate."""

from __future__ import annotations

from collections.abc import Hashable, Set

from plagcheck.index.similarity import Overlap
from plagcheck.index.similarity import overlap as overlap_of_hashes
from plagcheck.lsh.shingle_set import ShingleSet


def jaccard(one: Set[Hashable], other: Set[Hashable]) -> float:
    """Jaccard similarity: elements that two sets share, of all that either has.

    Exact. Two empty sets have 0.

    >>> jaccard({"a", "b", "c"}, {"b", "c", "d"})
    0.5

    Raises:
        TypeError: for texts: cut them with `word_shingles` first.
        ValueError: for shingles of different sizes, which are never the same.
    """
    return _overlap(one, other).jaccard


def containment(one: Set[Hashable], other: Set[Hashable]) -> float:
    """How much of `one` stands in `other`: shared elements, of all that `one` has.

    Exact; 0 for an empty set. Not the same both ways round: a paragraph may lie in a book as a
    whole, of which it is a small part.

    >>> containment({"a", "b"}, {"b", "c", "d"})
    0.5

    Raises:
        TypeError: for texts: cut them with `word_shingles` first.
        ValueError: for shingles of different sizes, which are never the same.
    """
    return _overlap(one, other).containment


def _overlap(one: Set[Hashable], other: Set[Hashable]) -> Overlap:
    if isinstance(one, ShingleSet) and isinstance(other, ShingleSet):
        if one.made_of != other.made_of:
            raise ValueError(f"{one.made_of} and {other.made_of} cannot be compared")
        return overlap_of_hashes(one.hashes, other.hashes)
    for each in (one, other):
        if not isinstance(each, Set):
            raise TypeError("give two sets; word_shingles(text) makes one of a text")
    return Overlap(sum(each in other for each in one), len(one), len(other))
