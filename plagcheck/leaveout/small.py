"""What is too small to count: matches, and sources that explain few words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from plagcheck.model.adjusted import Rules
from plagcheck.model.counting import covered, size
from plagcheck.model.match import Kind, Match, Range
from plagcheck.model.result import Source


def too_small(matches: Iterable[Match], fewest: int) -> Callable[[Match], bool]:
    """Which of the matches with a source are of fewer words, as asked of each of them.

    What was copied into a summary is as large as that: it counts on both sides, or on none.
    """
    summaries = [m.ours for m in matches if m.kind is Kind.SUMMARY and m.words >= fewest]

    def is_small(match: Match) -> bool:
        is_part = match.kind.is_copied and any(_is_in(match.ours, each) for each in summaries)
        return match.words < fewest and not is_part

    return is_small


def _is_in(words: Range, whole: Range) -> bool:
    return whole[0] <= words[0] and words[1] <= whole[1]


def is_small_source(matches: Sequence[Match], words: int, rules: Rules) -> bool:
    """Whether what counts of a source explains too few words, copied or reworded."""
    least = max(rules.small_source_words, rules.small_source_share * words)
    return size(covered(matches).all) < least


def small_places(sources: Sequence[Source], words: int, rules: Rules) -> int:
    """In how many places of the paper something would be too small, as the ledger counts them."""
    of_matches, of_sources = set(), set()
    for source in sources:
        is_small = too_small(source.matches, rules.small_match)
        of_matches |= {match.submission for match in source.matches if is_small(match)}
        kept = [match for match in source.matches if not is_small(match)]
        if is_small_source(kept, words, rules):
            of_sources |= {match.submission for match in kept}
    return len(of_matches) + len(of_sources)
