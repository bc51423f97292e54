"""Ranking: sources in the order of what they explain, and which of them add nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from plagcheck.model.counting import Ranges
from plagcheck.model.numbering import numbered
from plagcheck.model.result import Comparison, Source

Words = tuple[int, int]  # those that are copied, and all that are explained, as bits


def rank(sources: Iterable[Source], shortest: int) -> tuple[Source, ...]:
    """Sources with their numbers, best first; those that add nothing to a better one folded."""
    return numbered(folded(sorted(sources, key=_merit), shortest))


def folded(sources: Sequence[Source], shortest: int) -> list[Source]:
    """The same sources, each under the first better one that explains all it does, if there is.

    A version of a work is under a better one of the same work unless it explains a match's worth
    beyond it: that is shown where it stands. A class-mate's paper, whose id is below 0, and a
    document of the library are told apart: none of them is folded under one of the other sort.
    """
    leaders: list[tuple[Source, Words]] = []
    under: dict[int, int | None] = {}
    for source in sorted(sources, key=_merit):
        if not source.comparison.is_evidence:  # explains nothing, so nothing explains it either
            continue
        words = _explained(source)
        same = [each for each in leaders if (each[0].id < 0) is (source.id < 0)]
        versions = [each for each in same if source.is_version_of(each[0])]
        leader = _first_explaining(words, versions, shortest) or _first_explaining(
            words, same, shortest // 2
        )
        under[source.id] = leader.id if leader else None
        if leader is None:
            leaders.append((source, words))
    return [replace(source, under=under.get(source.id)) for source in sources]


def _first_explaining(
    words: Words, leaders: Iterable[tuple[Source, Words]], fewer_than: int
) -> Source | None:
    """The first beyond which fewer words are explained."""
    return next((each for each, theirs in leaders if _adds(words, theirs) < fewer_than), None)


def _explained(source: Source) -> Words:
    found = source.comparison.covered
    every = _as_bits(found.all)
    if not found.reworded or any(match.counted_then for match in source.matches):
        return every, every  # to version 0.1.0 a word was as good as another
    return _as_bits(found.copied), every


def _adds(words: Words, theirs: Words) -> int:
    """How many words one source explains beyond another: a copied word says more than a reworded.

    Both are bits, one for each word of the paper.
    """
    return max((ours & ~others).bit_count() for ours, others in zip(words, theirs, strict=True))


def _as_bits(words: Ranges) -> int:
    """Words as one number: every source is laid over every better one, and this is fastest."""
    bits = 0
    for start, end in words:
        bits |= ((1 << (end - start)) - 1) << start
    return bits


def _merit(source: Source) -> tuple[int, int, float, str, str]:
    """Sort key, best first; equally good ones whatever order they were added in."""
    found: Comparison = source.comparison
    entry = source.entry
    return (
        -found.matched_words,
        -found.reworded_words,
        -found.jaccard,
        entry.name,
        entry.text_sha256,
    )
