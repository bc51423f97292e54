"""What is left of a result when some kinds of matches are switched off."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace
from functools import partial

from plagcheck.model.adjusted import Adjusted
from plagcheck.model.document import Span
from plagcheck.model.kinds import NAMES, WORD_FOR_WORD, name_of
from plagcheck.model.match import Kind, Match, Range, Run
from plagcheck.model.ranking import folded
from plagcheck.model.result import OTHER_FILE, CheckResult, Source

Place = Callable[[Match, Range], Span]  # the characters of some words of a match


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


def narrowed(adjusted: Adjusted, names: Collection[str]) -> Adjusted:
    """The same of a result of which something is left out; its ledger is without them already."""
    lost = (_narrowed(source, names, adjusted.before) for source in adjusted.left_out)
    result = without(adjusted.result, names)
    is_whole = adjusted.before is adjusted.result
    return replace(
        adjusted,
        before=result if is_whole else without(adjusted.before, names),
        result=result,
        left_out=tuple(source for source in lost if source.matches),
        without=tuple(name for name in NAMES if name in names),
    )


def _narrowed(source: Source, names: Collection[str], result: CheckResult) -> Source:
    matches = matches_without(source.matches, names, partial(_span, result))
    return replace(source, comparison=source.comparison.holding(matches))


def matches_without(
    matches: Iterable[Match], names: Collection[str], place: Place
) -> tuple[Match, ...]:
    """Matches with one source without some kinds of them."""
    every = tuple(matches)
    left = tuple(match for match in every if name_of(match) not in names)
    if WORD_FOR_WORD in names:
        gone = {run for match in every if match.kind is Kind.WORD_FOR_WORD for run in match.runs}
        return tuple(_without_copied_runs(match, gone) for match in left)
    if len(left) == len(every):
        return every
    return tuple(part for match in every for part in _shown_of(match, names, place))


def _without_copied_runs(match: Match, gone: Collection[Run]) -> Match:
    """Runs that were copied into something reworded are word for word, and go with that kind."""
    if match.kind.is_copied:
        return match
    return replace(match, runs=tuple(run for run in match.other_runs if run not in gone))


def _shown_of(match: Match, names: Collection[str], place: Place) -> Iterator[Match]:
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
                submission=place(match, words),
                kind=Kind.WORD_FOR_WORD,
                runs=((here, there, size),),
                ours=words,
                theirs=(there, there + size),
                weak=False,
                summed_up=False,
            )


def _span(result: CheckResult, match: Match, words: Range) -> Span:
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
