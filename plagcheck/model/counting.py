"""Counting: how many words matches explain. The only place where words are counted.

A word counts once, however many matches hold it, and for one kind only: word for word before small
edits, these before reworded, that before summaries; of kinds in the number, or beside it, that of a
match which is listed. So the parts of a legend add up to the figures beside it, and are what is
drawn. Weak matches count nowhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from plagcheck.model.match import Kind, Match, Range

Ranges = list[Range]  # in order, apart from each other


def union(ranges: Iterable[Range]) -> Ranges:
    """The words in any of some ranges."""
    joined: Ranges = []
    for start, end in sorted(ranges):
        if joined and start <= joined[-1][1]:
            if end > joined[-1][1]:
                joined[-1] = joined[-1][0], end
        elif start < end:
            joined.append((start, end))
    return joined


def without(ranges: Ranges, taken: Ranges) -> Ranges:
    """The words of some ranges that are not in others; both are in order."""
    left: Ranges = []
    place = 0
    for start, end in ranges:
        while place < len(taken) and taken[place][1] <= start:
            place += 1
        at, further = start, place
        while further < len(taken) and taken[further][0] < end:
            if taken[further][0] > at:
                left.append((at, taken[further][0]))
            at = max(at, taken[further][1])
            further += 1
        if at < end:
            left.append((at, end))
    return left


def size(ranges: Iterable[Range]) -> int:
    return sum(end - start for start, end in ranges)


@dataclass(frozen=True, slots=True)
class CoveredWords:
    """Words of a submission: those that also stand in a source, and others that were reworded."""

    copied: Ranges
    reworded: Ranges

    @property
    def all(self) -> Ranges:
        return union([*self.copied, *self.reworded]) if self.reworded else self.copied


def counted(matches: Iterable[Match]) -> tuple[Match, ...]:
    """Matches with one source as they count among all: none, where all of them are weak.

    Beside something that counts, what was copied in a weak one counted for version 0.1.0.
    """
    every = tuple(matches)
    return every if any(match.is_evidence for match in every) else ()


def covered(matches: Iterable[Match]) -> CoveredWords:
    """The words of the submission that matches explain."""
    found = [match for match in matches if match.has_copied_words]
    copied = union(_copied(found))
    reworded = union(m.ours for m in found if not m.kind.is_copied and m.is_counted)
    return CoveredWords(copied, without(reworded, copied))


def added(matches: Sequence[Match], to: Sequence[Match]) -> tuple[int, int]:
    """Words, copied and reworded, that are more with some matches than without them."""
    without_them, with_them = covered(to), covered([*to, *matches])
    copied, reworded = (
        size(more) - size(before)
        for more, before in (
            (with_them.copied, without_them.copied),
            (with_them.reworded, without_them.reworded),
        )
    )
    return copied, max(0, reworded)  # what was reworded may be copied in them


def words_there(matches: Iterable[Match]) -> int:
    """Words of the source that also stand in the submission."""
    found = (match for match in matches if match.has_copied_words)
    return size(union((there, there + n) for match in found for _, there, n in match.copied_runs))


@dataclass(frozen=True, slots=True)
class Figures:
    """What matches come to. Shares are of all words that were compared, here and there."""

    matched_words: int
    reworded_words: int  # beyond the matched ones
    share_of_submission: float
    share_of_source: float
    longest_run: int

    @property
    def is_reworded_only(self) -> bool:
        """Whether no word is the same, and some are reworded or summed up."""
        return not self.matched_words and bool(self.reworded_words)


def figures(
    matches: Sequence[Match], words: int, source_words: int = 0, ours: CoveredWords | None = None
) -> Figures:
    """The figures of matches between texts of so many words; `ours` if it is known already."""
    ours = ours or covered(matches)
    there = words_there(matches) if source_words else 0
    matched = size(ours.copied)
    # Where nothing is copied, runs stand in rewordings alone: none is long enough to count.
    told = [m for m in matches if m.counted_then or (m.is_counted and matched)]
    return Figures(
        matched_words=matched,
        reworded_words=size(ours.reworded),
        share_of_submission=share(matched, words),
        share_of_source=share(there, source_words),
        longest_run=max((size for match in told for _, _, size in match.runs), default=0),
    )


def share(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


def words_by_kind(listed: Sequence[Match], folded: Sequence[Match] = ()) -> dict[Kind, int]:
    """The words of each kind that occurs, every word in one of them.

    A word is of the kind that a listed match has there; matches of folded sources, which nobody
    sees, only have words that no listed one has.
    """
    found = [[match for match in matches if match.has_copied_words] for matches in (listed, folded)]
    taken: Ranges = []
    parts = dict.fromkeys(Kind, 0)
    for is_copied in (True, False):  # copied words count in the number, whoever is seen with them
        for matches in found:
            for kind in (each for each in Kind if each.is_copied is is_copied):
                fresh = without(union(_of_kind(kind, matches)), taken)
                parts[kind] += size(fresh)
                taken = union([*taken, *fresh]) if taken and fresh else taken or fresh
    occur = {match.kind for matches in found for match in matches if match.is_counted}
    return {kind: words for kind, words in parts.items() if words or kind in occur}


def _of_kind(kind: Kind, matches: Sequence[Match]) -> Iterator[Range]:
    """The words of one kind; what was copied into something reworded is word for word."""
    own = [match for match in matches if match.kind is kind and match.is_counted]
    yield from _copied(own) if kind.is_copied else (match.ours for match in own)
    if kind is Kind.WORD_FOR_WORD:
        yield from _copied(match for match in matches if not match.kind.is_copied)


def _copied(matches: Iterable[Match]) -> Iterable[Range]:
    return ((start, start + n) for match in matches for start, _, n in match.copied_runs)
