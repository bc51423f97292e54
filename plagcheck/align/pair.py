"""Pair: what two texts have in common as words, and how much each word tells.

Weights come from the two texts alone. A word weighs ln N − ln count − 0.37 ln N (never less than
nothing), with N the words of both texts: function words weigh nothing in a short essay as in a
long book, rare ones most.
"""

from __future__ import annotations

import math
from copy import copy
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.vocabulary import Vocabulary
from plagcheck.model.match import Range

COMMON_CUT: Final = 0.37
FINE: Final = 1 << 24  # parts of a weight of 1
FEW_OF_MANY: Final = 64  # a range this much smaller than the vocabulary is worth sorting

Places = NDArray[np.intp]
Weights = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class VocabularySide:
    """One text of a pair; `shared[i]` is the number of word i among shared stems, from 1, or 0.

    `weight_before[i]` is the weight of all words before word i, in FINE parts: whole numbers add up
    in a third of the time, and to the same sum everywhere.
    """

    vocabulary: Vocabulary
    shared: Places
    weights: Weights
    weight_before: Places

    def weight(self, words: Range) -> float:
        return int(self.weight_before[words[1]] - self.weight_before[words[0]]) / FINE


class VocabularyPair:
    """Two vocabularies laid over each other.

    Stems of either text have one numbering: those of ours as they are there, then those of theirs,
    of which the shared ones go by their numbers in ours; `numbers[i]` is the number of stem i of
    theirs. Shared stems have a numbering of their own besides, from 1: `shared[n]` is that of the
    stem with number n, or 0.
    """

    def __init__(self, ours: Vocabulary, theirs: Vocabulary) -> None:
        places = theirs.stems.searchsorted(ours.stems)
        found = places[:0]
        if len(theirs.stems):
            found = (theirs.stems.take(places, mode="clip") == ours.stems).nonzero()[0]
        self.shared_ours, self.shared_theirs = found, places.take(found)
        self.size = len(found)
        self.words = len(ours.words) + len(theirs.words)
        end = len(ours.stems) + len(theirs.stems)
        self.numbers = np.arange(len(ours.stems), end)
        self.numbers[self.shared_theirs] = found
        self.shared = np.zeros(end, np.intp)
        self.shared[found] = np.arange(1, len(found) + 1)
        weights = np.log(self.add_up(ours.counts, theirs.counts))
        np.subtract((1 - COMMON_CUT) * math.log(max(2, self.words)), weights, out=weights)
        np.maximum(weights, 0.0, out=weights)
        self.stem_weights_ours = weights[: len(ours.stems)]
        self.weights = np.zeros(len(found) + 1)  # of shared stems; what is not shared has none
        self.weights[1:] = weights.take(found)
        self.squares = self.weights * self.weights
        fine = (weights * FINE).astype(np.intp)
        self.ours = self._side(ours, ours.words, weights, fine)
        self.theirs = self._side(theirs, self.numbers.take(theirs.words), weights, fine)
        self.stem_weights_theirs = weights.take(self.numbers)

    def _side(
        self, vocabulary: Vocabulary, words: Places, weights: Weights, fine: Places
    ) -> VocabularySide:
        """`words` are its words by the numbering of both."""
        before = np.zeros(len(words) + 1, np.intp)
        fine.take(words, out=before[1:], mode="clip")  # else numpy makes a copy of all
        before.cumsum(out=before)
        return VocabularySide(vocabulary, self.shared.take(words), weights.take(words), before)

    def turned(self) -> VocabularyPair:
        """The same pair seen from the other side, at a tenth of the cost of laying it anew."""
        back = copy(self)
        back.ours, back.theirs = self.theirs, self.ours
        back.shared_ours, back.shared_theirs = self.shared_theirs, self.shared_ours
        back.stem_weights_ours = self.stem_weights_theirs
        back.stem_weights_theirs = self.stem_weights_ours
        first = len(back.stem_weights_ours)
        back.numbers = np.arange(first, first + len(back.stem_weights_theirs))
        back.numbers[back.shared_theirs] = back.shared_ours
        back.shared = np.zeros_like(self.shared)
        back.shared[back.shared_ours] = np.arange(1, self.size + 1)
        return back

    def add_up(self, ours: Places, theirs: Places) -> Places:
        """A figure of every stem of ours and one of every stem of theirs, for stems of either."""
        both = np.concatenate((ours, theirs))
        both[self.shared_ours] += theirs.take(self.shared_theirs)
        return both

    def counts(self, side: VocabularySide, words: Range) -> Places:
        """How often each shared stem occurs in a range of words; first, words not shared."""
        return np.bincount(side.shared[words[0] : words[1]], minlength=self.size + 1)

    def mass(self, ours: Range, theirs: Range) -> float:
        """Weight of the words two ranges have in common, each as often as both have it."""
        return self.common_weight(self.counts(self.ours, ours), self.counts(self.theirs, theirs))

    def common_weight(self, ours: Places, theirs: Places) -> float:
        """The same of two `counts`."""
        return float(np.minimum(ours, theirs) @ self.weights)

    def cosine(self, ours: Range, theirs: Range) -> float:
        """How alike two ranges are as weighted bags of words."""
        counts = self.counts(self.ours, ours), self.counts(self.theirs, theirs)
        return self.cosine_of(ours, theirs, *counts)

    def cosine_of(self, ours: Range, theirs: Range, counts: Places, counts_there: Places) -> float:
        """The same, given their `counts`."""
        dot = float((counts * counts_there) @ self.squares)
        return dot / max(1e-9, self._norm(self.ours, ours) * self._norm(self.theirs, theirs))

    def _norm(self, side: VocabularySide, words: Range) -> float:
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
