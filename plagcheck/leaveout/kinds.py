"""What is left of a result when some kinds of matches are switched off."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace

from plagcheck.model.adjusted import Adjusted, LedgerEntry
from plagcheck.model.counting import counted, covered, share, size
from plagcheck.model.document import Span
from plagcheck.model.kinds import NAMES, WORD_FOR_WORD, name_of
from plagcheck.model.match import Kind, Match, Range, Run
from plagcheck.model.ranking import folded
from plagcheck.model.result import OTHER_FILE, CheckResult, Source


def without(result: CheckResult, names: Collection[str]) -> CheckResult:
    """A check without some kinds of matches; sources that had nothing else are gone."""
    if not names:
        return result
    left = [_narrowed(source, names, result) for source in result.sources]
    kept = [
        source
        for source, before in zip(left, result.sources, strict=True)
        if source.matches or not before.matches or source.id == OTHER_FILE
    ]
    if tuple(kept) == result.sources:
        return result
    return result.holding(folded(kept, result.options.align.shortest))


def adjusted_without(adjusted: Adjusted, names: Collection[str]) -> Adjusted:
    """The same of a result of which something is left out."""
    if not names:
        return adjusted
    lost = (_narrowed(source, names, adjusted.before) for source in adjusted.left_out)
    result = without(adjusted.result, names)
    is_whole = adjusted.before is adjusted.result
    before = result if is_whole else without(adjusted.before, names)
    is_same = before is adjusted.before
    return replace(
        adjusted,
        before=before,
        result=result,
        entries=adjusted.entries if is_same else tuple(_recounted(adjusted, before, names)),
        left_out=tuple(source for source in lost if source.matches),
        without=tuple(name for name in NAMES if name in names),
    )


def _recounted(
    adjusted: Adjusted, before: CheckResult, names: Collection[str]
) -> Iterator[LedgerEntry]:
    """The ledger with what each step did to the words of the other kinds."""
    now, last = before.similarity, _of_sources(adjusted.before)
    left = _of_sources(before)
    for entry in adjusted.entries:
        if not entry.is_compared:
            yield entry
            continue
        earlier = now
        if entry.left != last:  # most rules find nothing
            last = entry.left
            fewer = (counted(_matches_without(each, names, before)) for each in last)
            left = tuple(filter(None, fewer))
            every = [match for each in left for match in each]
            now = share(size(covered(every).copied), before.words)
        yield replace(entry, before=earlier, after=now, left=left)


def _of_sources(result: CheckResult) -> tuple[tuple[Match, ...], ...]:
    """The matches whose words count, of each source."""
    return tuple(filter(None, (source.counted for source in result.sources)))


def _narrowed(source: Source, names: Collection[str], result: CheckResult) -> Source:
    matches = _matches_without(source.matches, names, result)
    return replace(source, comparison=source.comparison.holding(matches))


def _matches_without(
    matches: Iterable[Match], names: Collection[str], result: CheckResult
) -> tuple[Match, ...]:
    every = tuple(matches)
    left = tuple(match for match in every if name_of(match) not in names)
    if WORD_FOR_WORD in names:
        gone = {run for match in every if match.kind is Kind.WORD_FOR_WORD for run in match.runs}
        return tuple(_without_copied_runs(match, gone) for match in left)
    if len(left) == len(every):
        return every
    return tuple(part for match in every for part in _shown_of(match, names, result))


def _without_copied_runs(match: Match, gone: Collection[Run]) -> Match:
    """Runs that were copied into something reworded are word for word, and go with that kind."""
    if match.kind.is_copied:
        return match
    return replace(match, runs=tuple(run for run in match.other_runs if run not in gone))


def _shown_of(match: Match, names: Collection[str], result: CheckResult) -> Iterator[Match]:
    """A match, or what was copied into it: that is word for word, and stays with that kind.

    A passage of 50 words of which 45 are one run took all of them along with *reworded*.
    """
    if name_of(match) not in names:
        yield match
    elif not match.kind.is_copied and match.has_copied_words:
        for here, there, size in match.copied_runs:
            words = here, here + size
            yield replace(
                match,
                submission=_span(match, words, result),
                kind=Kind.WORD_FOR_WORD,
                runs=((here, there, size),),
                ours=words,
                theirs=(there, there + size),
                weak=False,
                summed_up=False,
            )


def _span(match: Match, words: Range, result: CheckResult) -> Span:
    """The characters of some words of a match; all of it where they cannot be told."""
    from plagcheck.index.tokens import tokenize  # with numpy, which the window's start does without

    first, end = match.ours
    whole = match.submission
    passage = result.submission.comparable()[whole.start : whole.end]
    tokens = tokenize(passage, accents=result.params.accents, stems=False)
    if len(tokens) != end - first:  # a paper that was kept may have been compared as it stands
        return whole
    start, stop = tokens.starts[words[0] - first], tokens.ends[words[1] - 1 - first]
    return Span(whole.start + int(start), whole.start + int(stop))
