"""Seeds: pairs of fragments, one of each text, that have much of their words in common."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.pair import Places, VocabularyPair, Weights

COSINE: Final = 0.24
DICE: Final = 0.30
BESIDE_COSINE: Final = 0.18  # what is beside a seed, in both texts, needs less
BESIDE_DICE: Final = 0.22
COMMON: Final = 0.35  # words in a larger share of all fragments tell nothing
SHARED_WORDS: Final = 2
SHARED_WORDS_LONG: Final = 3  # in long texts, where only rare words are followed
JOINS_PER_WORD: Final = 8
SPARE_JOINS: Final = 100_000


COUNTED: Final = 2.0**14  # more than the weights of all words of a fragment together


_ROW_AROUND, _COLUMN_AROUND = np.indices((3, 3)).reshape(2, 9) - 1

Seed = tuple[int, int]  # a fragment of ours, and the one of theirs it resembles


def find_seeds(pair: VocabularyPair) -> list[Seed]:
    """All pairs of fragments that are alike enough."""
    ours, theirs = pair.ours.vocabulary, pair.theirs.vocabulary
    limit, least = _join_limit(pair)
    scores = _scores(pair, limit)
    of_theirs = pair.numbers.take(theirs.postings[0])
    size_a, norm_a = _parts(_sums(ours.postings[1], scores.take(ours.postings[0])))
    size_b, norm_b = _parts(_sums(theirs.postings[1], scores.take(of_theirs)))
    cells, sums = _add_up(*_join(pair, scores), size_a, size_b, least)
    count, dot = _parts(sums)
    a, b = np.divmod(cells, len(size_b))
    cosine = dot / np.sqrt(norm_a.take(a) * norm_b.take(b))
    dice = 2 * count / (size_a.take(a) + size_b.take(b))
    near = ((cosine > BESIDE_COSINE) & (dice > BESIDE_DICE)).nonzero()[0]
    alike = (cosine.take(near) > COSINE) & (dice.take(near) > DICE)
    cells = cells.take(near)
    beside = (~alike).nonzero()[0]
    alike[beside[_touch(cells[beside], cells[alike], len(size_b))]] = True
    near = near[alike]
    return list(zip(a.take(near).tolist(), b.take(near).tolist(), strict=True))


def _parts(sums: Weights) -> tuple[Weights, Weights]:
    """Number of words, and the sum of their weights."""
    count = np.floor(sums * (1 / COUNTED))
    return count, sums - count * COUNTED


def _touch(cells: Places, seeds: Places, width: int) -> NDArray[np.bool_]:
    """Which cells touch a seed, if only by a corner."""
    if not len(seeds) or not len(cells):
        return np.zeros(len(cells), bool)
    wanted = np.add.outer(_ROW_AROUND * width + _COLUMN_AROUND, cells)
    touched = seeds.take(seeds.searchsorted(wanted), mode="clip") == wanted
    return np.asarray(touched.any(axis=0))


def _join_limit(pair: VocabularyPair) -> tuple[float, int]:
    """Words in more fragments than this are left aside; and how many words a seed must share.

    Long texts would join every fragment with every other through their common words: there only
    as many words are followed as the budget allows, the rarest first.
    """
    ours, theirs = pair.ours.vocabulary, pair.theirs.vocabulary
    limit = COMMON * (len(ours.fragments) + len(theirs.fragments))
    budget = JOINS_PER_WORD * pair.words + SPARE_JOINS
    a = ours.fragment_counts.take(pair.shared_ours)
    b = theirs.fragment_counts.take(pair.shared_theirs)
    if int(a @ b) <= budget:
        return limit, SHARED_WORDS
    joins, holders = a * b, a + b
    joins[holders > limit] = 0
    if int(joins.sum()) <= budget:
        return limit, SHARED_WORDS
    order = np.argsort(holders, kind="stable")
    fits = int(joins[order].cumsum().searchsorted(budget))
    return float(holders[order][min(fits, len(order) - 1)] - 1), SHARED_WORDS_LONG


def _scores(pair: VocabularyPair, limit: float) -> Weights:
    """What every stem of either text counts: its weight, the square of ln(fragments / fragments
    with it), and COUNTED, so that one sum tells both number and weight; 0 if too common.
    """
    ours, theirs = pair.ours.vocabulary, pair.theirs.vocabulary
    total = len(ours.fragments) + len(theirs.fragments)
    scores = np.zeros(total + 1)  # by the number of fragments: there are fewer than stems
    rare = np.arange(1, int(limit) + 1)
    scores[1 : len(rare) + 1] = np.log(total / rare) ** 2 + COUNTED
    return scores.take(pair.add_up(ours.fragment_counts, theirs.fragment_counts))


def _join(pair: VocabularyPair, scores: Weights) -> tuple[Places, Weights]:
    """Every fragment of ours with every fragment of theirs that has a word in common with it.

    As one number for each such pair, the row and column of a table, and the score of the word. The
    text with fewer words is gone through, and its words looked up in the other.
    """
    ours, theirs = pair.ours.vocabulary, pair.theirs.vocabulary
    few, many = (ours, pair.shared_ours), (theirs, pair.shared_theirs)
    row, column = len(theirs.fragments), 1
    if len(ours.words) > len(theirs.words):
        few, many, row, column = many, few, column, row
    telling = scores.take(pair.shared_ours)
    counts = many[0].fragment_counts
    times, first = np.zeros((2, len(few[0].stems)), np.intp)
    times[few[1]] = counts.take(many[1]) * (telling > 0)
    first[few[1]] = (counts.cumsum() - counts).take(many[1])
    own = np.zeros(len(few[0].stems))
    own[few[1]] = telling
    stems, fragments = few[0].postings
    joined = times.take(stems).nonzero()[0]
    stems, fragments = stems.take(joined), fragments.take(joined)
    times = times.take(stems)
    places = (first.take(stems) - times.cumsum() + times).repeat(times)
    places += np.arange(len(places))
    keys = many[0].postings[1].take(places)
    keys *= column
    keys += (fragments * row).repeat(times)
    return keys, own.take(stems).repeat(times)


def _add_up(
    keys: Places, scores: Weights, size_a: Weights, size_b: Weights, least: int
) -> tuple[Places, Weights]:
    """Sum of scores per cell of the table, for cells with enough joins.

    Those are at least `least`, and what the sizes of row and column ask.
    """
    cells = len(size_a) * len(size_b)
    if cells > 8 * len(keys) + 200_000:
        return _add_up_few(keys, scores, cells, least)
    sums = _sums(keys, scores, cells)
    share = COUNTED * BESIDE_DICE / 2
    asked = np.maximum(np.add.outer(share * size_a, share * size_b), least * COUNTED)
    found = (sums >= asked.ravel()).nonzero()[0]
    return found, sums.take(found)


def _add_up_few(keys: Places, scores: Weights, cells: int, least: int) -> tuple[Places, Weights]:
    """The same for a table too large to be made, by sorting; sizes are left aside."""
    keys, weights = _sorted(keys, (scores - COUNTED).astype(np.float32), cells)
    fresh = np.empty(len(keys), bool)
    fresh[:1] = True
    np.not_equal(keys[1:], keys[:-1], out=fresh[1:])
    first = fresh.nonzero()[0]
    count = np.diff(first, append=len(keys))
    chosen = (count >= least).nonzero()[0]
    sums = np.add.reduceat(weights, first) if len(first) else weights
    return keys[first[chosen]], sums[chosen] + COUNTED * count[chosen]


def _sorted(
    keys: Places, weights: NDArray[np.float32], cells: int
) -> tuple[Places, NDArray[np.float32]]:
    """Both columns in the order of keys.

    Key and weight share one number where they can: sorting that is many times faster than
    finding the order of keys first.
    """
    if cells >= 1 << 32:
        order = np.argsort(keys)
        return keys[order], weights[order]
    packed = keys.astype(np.uint64) << np.uint64(32)
    packed |= weights.view(np.uint32)
    packed.sort()
    weights = packed.astype(np.uint32).view(np.float32)
    packed >>= np.uint64(32)
    return packed.view(np.int64), weights


def _sums(keys: Places, weights: Weights, least: int = 0) -> Weights:
    return np.asarray(np.bincount(keys, weights, minlength=least), np.float64)
