"""Pair: what two texts have in common as words, and how much each word tells.

Weights come from the two texts alone. A word weighs ln N − ln count − 0.37 ln N (never less than
nothing), with N the words of both texts: function words weigh nothing in a short essay as in a
long book, rare ones most.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.vocabulary import Vocabulary

COMMON_CUT: Final = 0.37
FEW_OF_MANY: Final = 64  # a range this much smaller than the vocabulary is worth sorting

Places = NDArray[np.intp]
Weights = NDArray[np.float64]
Range = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Side:
    """One text of a pair; `shared[i]` is the number of word i among shared stems, from 1, or 0.

    `weight_before[i]` is the weight of all words before word i.
    """

    vocabulary: Vocabulary
    shared: Places
    weights: Weights
    weight_before: Weights

    def weight(self, words: Range) -> float:
        return float(self.weight_before[words[1]] - self.weight_before[words[0]])


class Pair:
    """Two vocabularies laid over each other.

    Stems of either text have one numbering: those of ours as they are there, then those that only
    theirs has; `numbers[i]` is the number of stem i of theirs.
    """

    def __init__(self, ours: Vocabulary, theirs: Vocabulary) -> None:
        places = theirs.stems.searchsorted(ours.stems)
        found = (
            (theirs.stems.take(places, mode="clip") == ours.stems).nonzero()[0]
            if len(theirs.stems)
            else np.empty(0, np.intp)
        )
        self.shared_ours, self.shared_theirs = found, places[found]
        self.size = len(found)
        self.words = len(ours.words) + len(theirs.words)
        self._vocabularies = ours, theirs
        self.numbers = self._numbers()
        counts = self.add_up(ours.counts, theirs.counts)
        weights = (1 - COMMON_CUT) * math.log(max(2, self.words)) - np.log(counts)
        np.maximum(weights, 0.0, out=weights)
        shared = np.zeros(len(counts), np.intp)
        shared[found] = np.arange(1, len(found) + 1)
        self._weights = np.zeros(len(found) + 1)  # of shared stems; what is not shared has none
        self._weights[1:] = weights[found]
        self.squares = self._weights * self._weights
        self.ours = _side(ours, ours.words, shared, weights)
        self.theirs = _side(theirs, self.numbers[theirs.words], shared, weights)
        self.telling_words = int(np.count_nonzero(weights[self.numbers]))  # different ones, theirs

    def _numbers(self) -> Places:
        ours, theirs = self._vocabularies
        own = np.ones(len(theirs.stems), bool)
        own[self.shared_theirs] = False
        numbers = np.empty(len(theirs.stems), np.intp)
        numbers[self.shared_theirs] = self.shared_ours
        end = len(ours.stems) + len(theirs.stems) - self.size
        numbers[own] = np.arange(len(ours.stems), end)
        return numbers

    def add_up(self, ours: Places, theirs: Places) -> Places:
        """A figure of every stem of ours and one of every stem of theirs, for stems of either."""
        both = np.zeros(len(ours) + len(theirs) - self.size, np.intp)
        both[: len(ours)] = ours
        both[self.numbers] += theirs
        return both

    def counts(self, side: Side, words: Range) -> Places:
        """How often each shared stem occurs in a range of words; first, words not shared."""
        return np.bincount(side.shared[words[0] : words[1]], minlength=self.size + 1)

    def mass(self, ours: Range, theirs: Range) -> float:
        """Weight of the words two ranges have in common, each as often as both have it."""
        common = np.minimum(self.counts(self.ours, ours), self.counts(self.theirs, theirs))
        return float(common @ self._weights)

    def cosine(self, ours: Range, theirs: Range) -> float:
        """How alike two ranges are as weighted bags of words."""
        a, b = self.counts(self.ours, ours), self.counts(self.theirs, theirs)
        dot = float((a * b) @ self.squares)
        return dot / max(1e-9, self._norm(self.ours, ours) * self._norm(self.theirs, theirs))

    def _norm(self, side: Side, words: Range) -> float:
        inside = slice(*words)
        stems, weights = side.vocabulary.words[inside], side.weights[inside]
        if len(stems) * FEW_OF_MANY < len(side.vocabulary.stems):
            order = stems.argsort()
            stems, weights = stems[order], weights[order]
            first = (stems[1:] != stems[:-1]).nonzero()[0] + 1
            sums = np.add.reduceat(weights, np.concatenate(([0], first))) if len(stems) else weights
        else:
            sums = np.bincount(stems, weights)
        return math.sqrt(sums @ sums)


def _side(vocabulary: Vocabulary, words: Places, shared: Places, weights: Weights) -> Side:
    """`words` are its words by the numbering of both."""
    own = weights[words]
    before = np.zeros(len(own) + 1)
    own.cumsum(out=before[1:])
    return Side(vocabulary, shared[words], own, before)
