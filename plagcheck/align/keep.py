"""Keep: which detections are evidence that counts, which are weak, and which are chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from plagcheck.align.detection import Detection, Found, common, length
from plagcheck.core.tokens import Tokens

LEAST_MASS: Final = 42.0
WEAK_MASS: Final = 15.0
BEST_MASS: Final = 300.0  # one big match must not hide small ones: it counts as this at most
RELATIVE: Final = 0.7  # how much a match suffers from being small beside the best
LEAST_CHARACTERS: Final = (60, 150, 300)  # in the submission, in the source, together
OVERLAP: Final = 0.3  # share of its words that a better match may explain already


def keep_strong(
    detections: Sequence[Detection], submission: Tokens, source: Tokens
) -> list[Detection]:
    """Detections that weigh enough, best first, none of them explained by a better one."""
    best = min(BEST_MASS, max((d.mass for d in detections), default=0.0))
    kept: list[Detection] = []
    for detection in sorted(detections, key=lambda d: d.rank):
        if _weighs_enough(detection, best) and _is_long_enough(detection, submission, source):
            _admit(detection, kept)
    return kept


def keep_weak(detections: Sequence[Detection], strong: Sequence[Detection]) -> list[Detection]:
    """Thin detections outside the strong ones: worth a look, not worth counting."""
    kept = list(strong)
    for detection in sorted(detections, key=lambda d: d.rank):
        if detection.mass >= WEAK_MASS:
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
    relative = 1.0
    if detection.found is not Found.PASSAGE and best:
        relative = min(1.0, detection.mass / best) ** RELATIVE
    return detection.mass * relative >= LEAST_MASS


def _is_long_enough(detection: Detection, submission: Tokens, source: Tokens) -> bool:
    here, there = (
        int(tokens.ends[words[1] - 1] - tokens.starts[words[0]])
        for tokens, words in ((submission, detection.ours), (source, detection.theirs))
    )
    ours, theirs, together = LEAST_CHARACTERS
    return here >= ours and there >= theirs and here + there >= together
