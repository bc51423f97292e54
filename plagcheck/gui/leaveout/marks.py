"""Marks of what is left out: shown in the paper, but hollow. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from plagcheck.gui.check.findings import Findings, Mark, SourceFound, in_paper_order
from plagcheck.gui.check.from_results import findings_of, source_of
from plagcheck.model.adjusted import BY_TEACHER
from plagcheck.model.numbering import letters

if TYPE_CHECKING:
    from plagcheck.gui.reading.display_text import DisplayText
    from plagcheck.index.tokens import Tokens
    from plagcheck.model.adjusted import Fair
    from plagcheck.model.match import Match, Run
    from plagcheck.model.result import Source

Range = tuple[int, int]


def findings_of_fair(
    fair: Fair, tokens: Tokens | None, display: DisplayText | None = None
) -> Findings:
    """What still counts, labelled as in a report, and hollow marks for what does not.

    Letters of hollow marks follow those that count, so that both keep their names in a report.
    """
    shown = findings_of(fair.result, display)
    if not fair.entries or tokens is None:
        return shown
    after = {source.entry.id: source.comparison.matches for source in fair.result.sources}
    gone = {
        source.entry.id: list(_left_out(source, after.get(source.entry.id, ()), tokens))
        for source in fair.before.sources
    }
    sources = [_with_marks(source, gone) for source in shown.sources]
    number = sum(1 for _ in shown.all_sources)
    for source in fair.before.sources:
        if source.entry.id not in after and gone[source.entry.id]:
            number += 1
            sources.append(_hollow(number, source, gone[source.entry.id]))
    spans = [span.span for span in fair.spans if span.reason not in BY_TEACHER]
    return replace(
        shown,
        sources=tuple(sources),
        marks=in_paper_order(sources),
        all_counted=fair.before.similarity,
        left_out=tuple((span.start, span.end) for span in spans),
    )


def _with_marks(source: SourceFound, gone: dict[int, list[Mark]]) -> SourceFound:
    hollow = gone.get(source.id, [])
    folded = tuple(_with_marks(each, gone) for each in source.folded)
    return replace(source, folded=folded, marks=_labelled(source.number, source.marks, hollow))


def _hollow(number: int, source: Source, gone: Sequence[Mark]) -> SourceFound:
    """A source of which nothing counts any more."""
    return replace(
        source_of(number, source),
        marks=_labelled(number, (), gone),
        matched_words=0,
        of_paper=0.0,
        of_source=0.0,
        longest_run=0,
        reworded_words=0,
    )


def _labelled(number: int, marks: Sequence[Mark], gone: Sequence[Mark]) -> tuple[Mark, ...]:
    named = (
        replace(mark, label=f"{number}{letters(len(marks) + place)}", source=number)
        for place, mark in enumerate(gone)
    )
    return tuple(sorted((*marks, *named), key=lambda mark: mark.start))


def _left_out(source: Source, after: Sequence[Match], tokens: Tokens) -> Iterator[Mark]:
    """The stretches of a source's matches that do not count any more, in reading order."""
    parts: dict[tuple[object, ...], list[Match]] = {}
    for part in after:
        parts.setdefault((part.source, part.kind), []).append(part)
    for match in sorted(source.comparison.matches, key=lambda each: each.submission.start):
        kept = [part.ours for part in parts.get((match.source, match.kind), ())]
        for gap in _gaps(match.ours, kept):
            runs = tuple(_clipped(match.runs, gap))
            if runs or not match.kind.is_copied:
                yield _mark(match, gap, runs, tokens)


def _gaps(whole: Range, kept: Sequence[Range]) -> Iterator[Range]:
    """What of a range is not in others."""
    at, end = whole
    for first, last in sorted(kept):
        if last > at and first < end:
            if first > at:
                yield at, first
            at = max(at, last)
    if at < end:
        yield at, end


def _clipped(runs: Sequence[Run], gap: Range) -> Iterator[Run]:
    for start, there, size in runs:
        first, end = max(start, gap[0]), min(start + size, gap[1])
        if first < end:
            yield first, there + first - start, end - first


def _mark(match: Match, gap: Range, runs: tuple[Run, ...], tokens: Tokens) -> Mark:
    first, end = gap
    if match.kind.is_copied:  # words between two runs stand on one side only
        first, end = runs[0][0], max(start + size for start, _, size in runs)
    whole = gap == match.ours
    count = match.words if whole else sum(size for _, _, size in runs) or end - first
    return Mark(
        label="",
        source=0,
        start=match.submission.start if whole else int(tokens.starts[first]),
        end=match.submission.end if whole else int(tokens.ends[end - 1]),
        there=match.source.start,
        there_end=match.source.end,
        words=count,
        kind=str(match.kind),
        longest_run=max((size for _, _, size in runs), default=0),
        runs=runs,
        ours=(first, end),
        is_counted=False,
        is_left_out=True,
    )
