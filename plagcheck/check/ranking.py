"""Ranking: sources in the order of what they explain, and what all of them explain together."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from plagcheck.check.verify import Covered, Mask, covered_words
from plagcheck.model.entry import Entry
from plagcheck.model.result import Comparison, Source


def rank(
    found: Sequence[tuple[Entry, Comparison]], words: int, shortest: int
) -> tuple[list[Source], Covered]:
    """Order sources by what they explain, and fold those that add nothing under a better one."""
    total = Covered(np.zeros(words, bool), np.zeros(words, bool))
    leaders: list[tuple[int, int]] = []
    sources = []
    for entry, comparison in sorted(found, key=lambda f: (*_merit(f[1]), *_identity(f[0]))):
        own = covered_words(comparison.matches, words)
        if not comparison.is_evidence:  # explains nothing, so nothing explains it either
            sources.append(Source(entry, comparison))
            continue
        explained = _as_bits(own.all)
        under = next(
            (
                leader
                for leader, theirs in leaders
                if (explained & ~theirs).bit_count() < shortest // 2
            ),
            None,
        )
        if under is None:
            leaders.append((entry.id, explained))
        sources.append(Source(entry, comparison, under))
        total = Covered(total.copied | own.copied, total.reworded | own.reworded)
    return sources, total


def _as_bits(words: Mask) -> int:
    """A mask as one number: every source is laid over every better one, and this is fastest."""
    return int.from_bytes(np.packbits(words).tobytes(), "big")


def _merit(found: Comparison) -> tuple[int, int, float]:
    """Sort key, best first."""
    return -found.matched_words, -found.reworded_words, -found.jaccard


def _identity(entry: Entry) -> tuple[str, str]:
    """What tells equally good sources apart, whatever order they were added in."""
    return entry.name, entry.text_sha256
