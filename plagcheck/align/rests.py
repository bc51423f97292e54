"""Rests: whether what is left of a rewording still counts, once some of its words do not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from plagcheck.align.alignment import FULL_STRENGTH
from plagcheck.align.detection import length
from plagcheck.align.evidence_filter import DENSITY, LEAST_MASS
from plagcheck.model.counting import size, union
from plagcheck.model.match import Match


def judged(match: Match, parts: Sequence[Match], telling: float = 1.0) -> tuple[Match, ...]:
    """The parts of a match that was cut; weak, where all of them weigh too little together.

    They are judged together: a few words left out of the middle do not make a passage thin. What
    was copied needs no weight, and a part that holds a copied run counts for that. `telling` is the
    share of its words' weight that says something, where that is not all of it.
    """
    is_settled = match.kind.is_copied or match.weak or match.counted_then
    if is_settled or min(_mass(match, parts), telling * _mass(match, [match])) >= LEAST_MASS:
        return tuple(parts)
    return tuple(part if part.copied_runs else replace(part, weak=True) for part in parts)


def _mass(match: Match, parts: Sequence[Match]) -> float:
    """What is left of the weight of a match, of which each word has its share.

    Strength says nothing of a weight beyond the full one, but what counts has a least density.
    """
    whole = max(FULL_STRENGTH * match.strength, DENSITY * 2 * length(match.ours))
    here = size(union(part.ours for part in parts)) / length(match.ours)
    there = size(union(part.theirs for part in parts)) / max(1, length(match.theirs))
    return whole * min(here, there)
