"""Summary: a short stretch of the submission whose words come from all over the source.

A summary has no region in the source that explains it: its words are gathered from everywhere. So
the rule looks for the stretch whose words the source has far more than is usual in this submission
and then makes sure that no single place, and no word-for-word passage, explains it better.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from plagcheck.align.clusters import Region
from plagcheck.align.detection import Detection, common
from plagcheck.align.edges import best_stretch
from plagcheck.align.pair import FINE, Places, VocabularyPair, Weights
from plagcheck.model.match import Range

LEAST_LEVEL: Final = 0.6
LEVEL: Final = 0.4  # between what is usual in the submission and full containment
SCORE: Final = 25.0
LONGEST: Final = 250  # words
RATIO: Final = (3.0, 25.0)  # source to stretch, in words
DIFFERENT_WORDS: Final = 36  # telling words of the source
SUPPORTED: Final = 0.45  # share of its fragments with a likely source fragment
SUPPORT_COSINE: Final = 0.2
SPREAD: Final = 1.5  # of its length, over which its places in the source spread
FAR: Final = 0.15  # share of places farther than its length from their middle
GROUPS: Final = 3
GROUP_GAP: Final = 0.45  # of its length, between two groups of places
ONE_PLACE: Final = 0.88  # of its mass that a single place may explain
VERBATIM: Final = 0.5  # of it that word-for-word passages may cover
ORDINARY: Final = 0.62  # of its weight, that other stretches may have in common with the source
REPEATED: Final = 0.08  # of its weight, in words it has more often than the whole source
STRETCHES: Final = 2


def find_summaries(
    pair: VocabularyPair, verbatim: np.ndarray, known: Sequence[Detection]
) -> list[Region]:
    """Stretches that sum up the source, with the whole source as their other side."""
    theirs = pair.theirs
    size = len(theirs.shared)
    if np.count_nonzero(pair.stem_weights_theirs) < DIFFERENT_WORDS:
        return []
    ours = pair.ours
    total = ours.weight((0, len(ours.shared)))
    if total <= 0:
        return []
    # By stems first: a text has far fewer of them than words.
    stems = pair.weights.take(pair.shared[: len(ours.vocabulary.stems)])
    base = float(stems @ ours.vocabulary.counts) / total
    level = max(LEAST_LEVEL, base + LEVEL * (1 - base))
    stems -= level * pair.stem_weights_ours
    stems *= FINE
    gains = stems.astype(np.intp).take(ours.vocabulary.words)
    found = []
    for _ in range(STRETCHES):
        start, end, score = best_stretch(gains)
        if score < SCORE * FINE:
            break
        words = _snap((start, end), ours.vocabulary.fragments.bounds)
        gains[start:end] = -FINE
        length = words[1] - words[0]
        if length > LONGEST or not RATIO[0] < size / length < RATIO[1]:
            continue
        if np.count_nonzero(verbatim[words[0] : words[1]]) >= VERBATIM * length:
            continue
        inside = float(pair.weights.take(ours.shared[slice(*words)]).sum())
        if _ordinary(base * total, len(ours.shared), inside, length) > ORDINARY:
            continue
        mass = pair.mass(words, (0, size))
        if mass < (1 - REPEATED) * inside:
            continue
        if _is_gathered(pair, words, mass, known):
            found.append(Region(words, (0, size), mass))
    return found


def _ordinary(shared: float, words: int, inside: float, length: int) -> float:
    """How much the rest of the submission has of the source, to what the stretch has, by word.

    Texts of one kind share so many words that any stretch looks like a summary.
    """
    outside = (shared - inside) / max(1, words - length)
    return outside * length / inside if inside else 1.0


def _snap(words: Range, bounds: Places) -> Range:
    """To the nearest borders of fragments."""
    start, end = (_nearest(place, bounds) for place in words)
    return (start, end) if start < end else words


def _nearest(place: int, bounds: Places) -> int:
    after = int(bounds.searchsorted(place))  # the last border is the end of all words
    before = max(0, after - 1)
    is_nearer = place - bounds[before] <= bounds[after] - place
    return int(bounds[before if is_nearer else after])


def _is_gathered(
    pair: VocabularyPair, words: Range, mass: float, known: Sequence[Detection]
) -> bool:
    """Whether the words come from many places of the source and not from one."""
    bounds = _bounds_within(pair.ours.vocabulary.fragments.bounds, words)
    places = np.sort(_source_places(pair, bounds))
    if len(places) < SUPPORTED * max(1, len(bounds) - 1) or not len(places):
        return False
    length = words[1] - words[0]
    if places[-1] - places[0] < SPREAD * length:
        return False
    middle = (places[len(places) // 2] + places[(len(places) - 1) // 2]) / 2
    far = int((np.abs(places - middle) > length).sum())
    groups = 1 + int((places[1:] - places[:-1] > GROUP_GAP * length).sum())
    if far < FAR * len(places) or groups < GROUPS:
        return False
    return not _one_place_explains(pair, words, mass, known)


def _bounds_within(bounds: Places, words: Range) -> Places:
    first, last = bounds.searchsorted(words)
    return bounds[first : last + 1]


def _source_places(pair: VocabularyPair, bounds: Places) -> Weights:
    """The middle of the best source fragment of each fragment that has a likely one."""
    there = pair.theirs.vocabulary.fragments.bounds
    words = slice(bounds[0], bounds[-1])
    which = _fragment_of_words(bounds)
    has = np.zeros((len(bounds) - 1, pair.size + 1))  # the weight of each shared word it has
    has[which, pair.ours.shared[words]] = 1.0
    has *= pair.squares
    number = _fragment_of_words(there)
    shared = pair.theirs.shared.nonzero()[0]
    holders = number.take(shared)
    if not len(holders):
        return np.empty(0)
    first = np.concatenate(([0], (holders[1:] != holders[:-1]).nonzero()[0] + 1))
    dot = np.add.reduceat(has.take(pair.theirs.shared.take(shared), axis=1), first, axis=1)
    holders = holders.take(first)
    norm = np.sqrt(np.bincount(number, pair.theirs.weights**2).take(holders))
    own = np.sqrt(np.bincount(which, pair.ours.weights[words] ** 2))
    cosine = dot / np.maximum(1e-9, np.multiply.outer(own, norm))
    best = holders.take(cosine.argmax(axis=1)[cosine.max(axis=1) > SUPPORT_COSINE])
    middles: Weights = (there.take(best) + there.take(best + 1)) / 2
    return middles


def _fragment_of_words(bounds: Places) -> Places:
    return np.arange(len(bounds) - 1).repeat(bounds[1:] - bounds[:-1])


def _one_place_explains(
    pair: VocabularyPair, words: Range, mass: float, known: Sequence[Detection]
) -> bool:
    size = len(pair.theirs.shared)
    length = words[1] - words[0]
    window, step = int(1.5 * length), max(1, length // 3)
    windows = [
        (start, min(size, start + window)) for start in range(0, max(1, size - window + step), step)
    ]
    windows += [each.theirs for each in known if common(each.ours, words)]
    here = pair.counts(pair.ours, words)
    return any(
        pair.common_weight(here, pair.counts(pair.theirs, place)) > ONE_PLACE * mass
        for place in windows
    )
