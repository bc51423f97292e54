"""What is too small to count: matches, and sources that explain few words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from plagcheck.model.adjusted import Rules
from plagcheck.model.counting import covered, size
from plagcheck.model.match import Match
from plagcheck.model.result import Source


def is_small_source(counted: Iterable[Match], words: int, rules: Rules) -> bool:
    """Whether matches of a source explain too few of the paper's words, copied or reworded."""
    least = max(rules.small_source_words, rules.small_source_share * words)
    return size(covered(counted).all) < least


def small_places(sources: Sequence[Source], words: int, rules: Rules) -> int:
    """In how many places of the paper something would be too small, as the ledger counts them."""
    of_matches, of_sources = set(), set()
    for source in sources:
        kept = [match for match in source.matches if match.words >= rules.small_match]
        of_matches |= {m.submission for m in source.matches if m.words < rules.small_match}
        if is_small_source(kept, words, rules):
            of_sources |= {match.submission for match in kept}
    return len(of_matches) + len(of_sources)
