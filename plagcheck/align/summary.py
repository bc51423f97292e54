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
from plagcheck.align.pair import Pair, Places, Range

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
STRETCHES: Final = 2


def find_summaries(pair: Pair, verbatim: np.ndarray, known: Sequence[Detection]) -> list[Region]:
    """Stretches that sum up the source, with the whole source as their other side."""
    theirs = pair.theirs
    size = len(theirs.shared)
    if theirs.telling_words < DIFFERENT_WORDS:
        return []
    ours = pair.ours
    present = ours.shared >= 0
    total = ours.weight_before[-1]
    if total <= 0:
        return []
    base = float((ours.weights * present).sum() / total)
    level = max(LEAST_LEVEL, base + LEVEL * (1 - base))
    gains = ours.weights * (present - level)
    found = []
    for _ in range(STRETCHES):
        start, end = best_stretch(gains)
        if gains[start:end].sum() < SCORE:
            break
        words = _snap((start, end), ours.vocabulary.fragments.bounds)
        gains[start:end] = -1.0
        length = words[1] - words[0]
        if length > LONGEST or not RATIO[0] < size / length < RATIO[1]:
            continue
        if verbatim[words[0] : words[1]].mean() >= VERBATIM:
            continue
        if _ordinary(ours.weights * present, words) > ORDINARY:
            continue
        if _is_gathered(pair, words, known):
            found.append(Region(words, (0, size), pair.mass(words, (0, size))))
    return found


def _ordinary(shared: np.ndarray, words: Range) -> float:
    """How much the rest of the submission has of the source, to what the stretch has, by word.

    Texts of one kind share so many words that any stretch looks like a summary.
    """
    inside = float(shared[slice(*words)].sum())
    length = words[1] - words[0]
    outside = float(shared.sum()) - inside
    return outside / max(1, len(shared) - length) * length / inside if inside else 1.0


def _snap(words: Range, bounds: Places) -> Range:
    """To the nearest borders of fragments."""
    start, end = (int(bounds[np.abs(bounds - place).argmin()]) for place in words)
    return (start, end) if start < end else words


def _is_gathered(pair: Pair, words: Range, known: Sequence[Detection]) -> bool:
    """Whether the words come from many places of the source and not from one."""
    places = _source_places(pair, words)
    fragments = _fragments_within(pair.ours.vocabulary.fragments.bounds, words)
    if len(places) < SUPPORTED * max(1, len(fragments)) or not len(places):
        return False
    length = words[1] - words[0]
    spread = places.max() - places.min()
    far = np.mean(np.abs(places - np.median(places)) > length)
    groups = 1 + int((np.diff(np.sort(places)) > GROUP_GAP * length).sum())
    if spread < SPREAD * length or far < FAR or groups < GROUPS:
        return False
    return not _one_place_explains(pair, words, known)


def _fragments_within(bounds: Places, words: Range) -> list[Range]:
    first, last = bounds.searchsorted(words)
    return [
        (int(a), int(b))
        for a, b in zip(bounds[first:last], bounds[first + 1 : last + 1], strict=False)
    ]


def _source_places(pair: Pair, words: Range) -> np.ndarray:
    """The middle of the best source fragment of each fragment that has a likely one."""
    theirs = pair.theirs.vocabulary.fragments.bounds
    number = np.arange(len(theirs) - 1).repeat(np.diff(theirs))
    inside = pair.theirs.shared >= 0
    squares = pair.shared_weights**2
    norm = np.sqrt(np.bincount(number, pair.theirs.weights**2, minlength=len(theirs) - 1))
    places = []
    for start, end in _fragments_within(pair.ours.vocabulary.fragments.bounds, words):
        has = pair.counts(pair.ours, (start, end)) > 0
        value = np.where(has, squares, 0.0)
        dot = np.bincount(
            number[inside], value[pair.theirs.shared[inside]], minlength=len(theirs) - 1
        )
        own = np.sqrt((pair.ours.weights[start:end] ** 2).sum())
        cosine = dot / np.maximum(1e-9, norm * own)
        best = int(np.argmax(cosine))
        if cosine[best] > SUPPORT_COSINE:
            places.append((theirs[best] + theirs[best + 1]) / 2)
    return np.array(places)


def _one_place_explains(pair: Pair, words: Range, known: Sequence[Detection]) -> bool:
    size = len(pair.theirs.shared)
    length = words[1] - words[0]
    limit = ONE_PLACE * pair.mass(words, (0, size))
    window, step = int(1.5 * length), max(1, length // 3)
    windows = [
        (start, min(size, start + window)) for start in range(0, max(1, size - window + step), step)
    ]
    windows += [each.theirs for each in known if common(each.ours, words)]
    return any(pair.mass(words, place) > limit for place in windows)
