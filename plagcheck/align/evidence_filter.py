"""Keep: which detections are evidence that counts, which are weak, and which are chance."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from plagcheck.align.detection import Detection, DetectionMethod, common, length
from plagcheck.align.fragments import Fragments
from plagcheck.index.tokens import Tokens

LEAST_MASS: Final = 37.0
WEAK_MASS: Final = 8.0  # in two short essays,
FEW_PAIRS: Final = 900  # of some thirty fragments each,
BY_CHANCE: Final = 3.0  # and more for every e-fold of fragments that may meet by chance
BEST_MASS: Final = 300.0  # one big match must not hide small ones: it counts as this at most
DENSITY: Final = 0.54  # texts of one kind share set phrases; a reworded passage has far more
FULL_DENSITY: Final = 0.7  # from which mass counts in full
WEAK_DENSITY: Final = 0.45
RELATIVE: Final = 0.7  # how much a match suffers from being small beside the best
THINNESS: Final = 1.8  # and how much it suffers from being thin
LEAST_CHARACTERS: Final = (60, 150, 300)  # in the submission, in the source, together
WORD_LETTERS: Final = 3  # what a word counts at least: a Chinese character says as much
OVERLAP: Final = 0.3  # share of its words that a better match may explain already


def keep_strong(
    detections: Sequence[Detection], submission: Tokens, source: Tokens
) -> list[Detection]:
    """Detections that weigh enough, best first, none of them explained by a better one."""
    best = min(BEST_MASS, max((d.mass for d in detections), default=0.0))
    kept: list[Detection] = []
    for detection in sorted(detections, key=lambda d: d.rank):
        if (
            _weighs_enough(detection, best)
            and _is_dense_enough(detection, DENSITY)
            and _is_long_enough(detection, submission, source)
        ):
            _admit(detection, kept)
    return kept


def weak_mass(ours: Fragments, theirs: Fragments) -> float:
    """What a detection must weigh to be worth a look."""
    pairs = max(FEW_PAIRS, len(ours) * len(theirs))
    return WEAK_MASS + BY_CHANCE * math.log(pairs / FEW_PAIRS)


def keep_weak(
    detections: Sequence[Detection], strong: Sequence[Detection], least_mass: float
) -> list[Detection]:
    """Thin detections outside the strong ones: worth a look, not worth counting."""
    kept = list(strong)
    for detection in sorted(detections, key=lambda d: d.rank):
        if detection.mass >= least_mass and _is_dense_enough(detection, WEAK_DENSITY):
            _admit(detection, kept)
    return kept[len(strong) :]


def _admit(detection: Detection, kept: list[Detection]) -> None:
    """Add a detection unless a better one explains much of it; trim what they share."""
    ours = detection.ours
    if any(common(ours, better.ours) > OVERLAP * length(ours) for better in kept):
        return
    start, end = ours
    for better in kept:
        if common((start, end), better.ours):
            if better.ours[0] <= start:
                start = max(start, better.ours[1])
            else:
                end = min(end, better.ours[0])
    if start < end:
        kept.append(replace(detection, ours=(start, end)))


def _weighs_enough(detection: Detection, best: float) -> bool:
    weight = detection.mass
    if detection.found is not DetectionMethod.PASSAGE and best:
        weight *= min(1.0, detection.mass / best) ** RELATIVE
    if detection.found is DetectionMethod.CLUSTER:
        weight *= min(1.0, detection.density / FULL_DENSITY) ** THINNESS
    return weight >= LEAST_MASS


def _is_dense_enough(detection: Detection, density: float) -> bool:
    return detection.found is not DetectionMethod.CLUSTER or detection.density >= density


def _is_long_enough(detection: Detection, submission: Tokens, source: Tokens) -> bool:
    here, there = (
        max(int(tokens.ends[words[1] - 1] - tokens.starts[words[0]]), WORD_LETTERS * length(words))
        for tokens, words in ((submission, detection.ours), (source, detection.theirs))
    )
    ours, theirs, together = LEAST_CHARACTERS
    return here >= ours and there >= theirs and here + there >= together
