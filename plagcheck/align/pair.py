"""Pair: what two texts have in common as words, and how much each word tells.

Weights come from the two texts alone. A word weighs ln N − ln count − 0.37 ln N (never less than
nothing), with N the words of both texts: function words weigh nothing in a short essay as in a
long book, rare ones most.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.vocabulary import Vocabulary

COMMON_CUT: Final = 0.37
FEW_OF_MANY: Final = 64  # a range this much smaller than the vocabulary is worth sorting

Places = NDArray[np.intp]
Weights = NDArray[np.float64]
Range = tuple[int, int]


@dataclass(frozen=True)
class Side:
    """One text of a pair; `shared[i]` is the number of word i among shared stems, or −1."""

    vocabulary: Vocabulary
    shared: Places
    weights: Weights
    telling_words: int  # different words that weigh something

    @cached_property
    def weight_before(self) -> Weights:
        """Weight of all words before word i."""
        return np.concatenate(([0.0], self.weights.cumsum()))

    def weight(self, words: Range) -> float:
        return float(self.weight_before[words[1]] - self.weight_before[words[0]])


class Pair:
    """Two vocabularies laid over each other."""

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
        both = ours.counts[found] + theirs.counts[self.shared_theirs]
        self._log_n = float(np.log(max(2, self.words)))
        self.shared_weights = self._weigh(both)
        self.ours = self._side(ours, found, both)
        self.theirs = self._side(theirs, self.shared_theirs, both)

    def _weigh(self, counts: Places) -> Weights:
        return np.maximum(0.0, (1 - COMMON_CUT) * self._log_n - np.log(counts))

    def _side(self, vocabulary: Vocabulary, shared: Places, both: Places) -> Side:
        counts = vocabulary.counts.copy()
        counts[shared] = both
        number = np.full(len(vocabulary.stems), -1, np.intp)
        number[shared] = np.arange(len(shared))
        weights = self._weigh(counts)
        words = vocabulary.words
        return Side(vocabulary, number[words], weights[words], int((weights > 0).sum()))

    def counts(self, side: Side, words: Range) -> Places:
        """How often each shared stem occurs in a range of words."""
        return np.bincount(side.shared[words[0] : words[1]] + 1, minlength=self.size + 1)[1:]

    def mass(self, ours: Range, theirs: Range) -> float:
        """Weight of the words two ranges have in common, each as often as both have it."""
        common = np.minimum(self.counts(self.ours, ours), self.counts(self.theirs, theirs))
        return float(common @ self.shared_weights)

    def cosine(self, ours: Range, theirs: Range) -> float:
        """How alike two ranges are as weighted bags of words."""
        a, b = self.counts(self.ours, ours), self.counts(self.theirs, theirs)
        dot = float((a * b) @ self.shared_weights**2)
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
        return float(np.sqrt(sums @ sums))
