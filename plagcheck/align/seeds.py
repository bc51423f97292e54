"""Seeds: pairs of fragments, one of each text, that have much of their words in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.pair import Pair, Places, Weights

COSINE: Final = 0.24
DICE: Final = 0.30
BESIDE_COSINE: Final = 0.18  # what is beside a seed, in both texts, needs less
BESIDE_DICE: Final = 0.22
COMMON: Final = 0.35  # words in a larger share of all fragments tell nothing
SHARED_WORDS: Final = 2
SHARED_WORDS_LONG: Final = 3  # in long texts, where only rare words are followed
JOINS_PER_WORD: Final = 8
SPARE_JOINS: Final = 100_000


Light = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Seeds:
    """Columns: fragment `ours[i]` resembles fragment `theirs[i]`."""

    ours: Places
    theirs: Places

    def __len__(self) -> int:
        return len(self.ours)

    def take(self, chosen: NDArray[np.intp] | NDArray[np.bool_]) -> Seeds:
        return Seeds(self.ours[chosen], self.theirs[chosen])


def find_seeds(pair: Pair) -> Seeds:
    """All fragment pairs that are alike enough."""
    ours, theirs = pair.ours.vocabulary, pair.theirs.vocabulary
    limit, least = _join_limit(pair)
    idf = _inverse_frequencies(pair, limit)
    keys, weights = _join(pair, idf)
    width = max(1, len(theirs.fragments))
    cells, dot, count = _add_up(keys, weights, len(ours.fragments) * width, least)
    a, b = np.divmod(cells, width)
    norm, size = _telling(pair, idf)
    there = b + len(ours.fragments)
    cosine = dot / np.sqrt(norm[a] * norm[there])
    dice = 2 * count / (size[a] + size[there])
    alike = (cosine > COSINE) & (dice > DICE)
    beside = ((cosine > BESIDE_COSINE) & (dice > BESIDE_DICE) & ~alike).nonzero()[0]
    alike[beside[_touch(cells[beside], cells[alike], width)]] = True
    return Seeds(a[alike], b[alike])


def _touch(cells: Places, seeds: Places, width: int) -> NDArray[np.bool_]:
    """Which cells touch a seed, if only by a corner."""
    if not len(seeds) or not len(cells):
        return np.zeros(len(cells), bool)
    around = np.add.outer((-width, 0, width), (-1, 0, 1)).ravel()
    wanted = np.add.outer(around, cells)
    touched = seeds.take(seeds.searchsorted(wanted), mode="clip") == wanted
    return np.asarray(touched.any(axis=0))


def _join_limit(pair: Pair) -> tuple[float, int]:
    """Words in more fragments than this are left aside; and how many words a seed must share.

    Long texts would join every fragment with every other through their common words: there only
    as many words are followed as the budget allows, the rarest first.
    """
    ours, theirs = pair.ours.vocabulary, pair.theirs.vocabulary
    total = len(ours.fragments) + len(theirs.fragments)
    a = ours.fragment_counts[pair.shared_ours]
    b = theirs.fragment_counts[pair.shared_theirs]
    limit = COMMON * total
    joins = a * b
    joins[a + b > limit] = 0
    budget = JOINS_PER_WORD * pair.words + SPARE_JOINS
    if int(joins.sum()) <= budget:
        return limit, SHARED_WORDS
    order = np.argsort(a + b, kind="stable")
    fits = int(joins[order].cumsum().searchsorted(budget))
    return float((a + b)[order][min(fits, len(order) - 1)] - 1), SHARED_WORDS_LONG


def _inverse_frequencies(pair: Pair, limit: float) -> Weights:
    """ln(fragments / fragments with the word) of every stem of either text; 0 if too common."""
    ours, theirs = pair.ours.vocabulary, pair.theirs.vocabulary
    holders = pair.add_up(ours.fragment_counts, theirs.fragment_counts)
    idf: Weights = np.log((len(ours.fragments) + len(theirs.fragments)) / holders)
    idf[holders > limit] = 0.0
    return idf


def _join(pair: Pair, idf: Weights) -> tuple[Places, Light]:
    """Every fragment of ours with every fragment of theirs that has a word in common with it.

    As one number for each such pair, row by row, and the weight of the word. These columns are by
    far the longest of an alignment: hence the small types.
    """
    ours, theirs = pair.ours.vocabulary, pair.theirs.vocabulary
    partner = np.full(len(ours.stems), -1, np.intp)
    partner[pair.shared_ours] = pair.shared_theirs
    partner[idf[: len(partner)] <= 0] = -1
    stems, fragments = ours.postings
    partners = partner[stems]
    kept = (partners >= 0).nonzero()[0]
    stems, fragments, partners = stems[kept], fragments[kept], partners[kept]
    times = theirs.fragment_counts[partners]
    first = (theirs.fragment_counts.cumsum() - theirs.fragment_counts)[partners]
    ends = times.cumsum()
    places = (first - ends + times).astype(np.int32).repeat(times)
    places += np.arange(len(places), dtype=np.int32)
    keys = (fragments * len(theirs.fragments)).repeat(times)
    keys += theirs.postings[1].astype(np.int32).take(places)
    return keys, (idf[stems] ** 2).astype(np.float32).repeat(times)


def _add_up(keys: Places, weights: Light, cells: int, least: int) -> tuple[Places, Weights, Places]:
    """Sum of weights and number of joins per cell, for cells with at least `least` joins."""
    if cells <= 8 * len(keys) + 200_000:
        count = np.bincount(keys, minlength=1)
        found = (count >= least).nonzero()[0]
        return found, _sums(keys, weights, 1)[found], count[found]
    keys, weights = _sorted(keys, weights, cells)
    fresh = np.empty(len(keys), bool)
    fresh[:1] = True
    np.not_equal(keys[1:], keys[:-1], out=fresh[1:])
    first = fresh.nonzero()[0]
    count = np.diff(first, append=len(keys))
    chosen = (count >= least).nonzero()[0]
    sums = np.add.reduceat(weights, first) if len(first) else weights
    return keys[first[chosen]], sums[chosen].astype(np.float64), count[chosen]


def _sorted(keys: Places, weights: Light, cells: int) -> tuple[Places, Light]:
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


def _telling(pair: Pair, idf: Weights) -> tuple[Weights, Weights]:
    """Sum of squares over the different telling stems of every fragment, and their number.

    For the fragments of ours, then those of theirs.
    """
    ours, theirs = pair.ours.vocabulary, pair.theirs.vocabulary
    number = len(ours.fragments) + len(theirs.fragments)
    weights = idf[np.concatenate((ours.postings[0], pair.numbers[theirs.postings[0]]))]
    fragments = np.concatenate((ours.postings[1], theirs.postings[1] + len(ours.fragments)))
    sizes = _sums(fragments, weights > 0, number)
    return _sums(fragments, weights * weights, number), sizes


def _sums(keys: Places, weights: NDArray[Any], least: int) -> Weights:
    return np.asarray(np.bincount(keys, weights, minlength=least), np.float64)
