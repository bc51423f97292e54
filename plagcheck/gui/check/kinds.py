"""Kinds of matches, and what is left when some are switched off. No Qt."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Final

from plagcheck.gui.check.findings import LEFT_OUT, WEAK, Findings, Mark, SourceFound, in_paper_order

COPIED: Final = ("word for word", "small edits")
KINDS: Final = (*COPIED, "reworded", "summary", WEAK, LEFT_OUT)
ALL: Final = frozenset(KINDS)


def words_by_kind(findings: Findings) -> dict[str, int]:
    """How many words of the paper stand in matches of each kind that occurs."""
    return {
        kind: _covered(_counted(mark) for mark in findings.marks if mark.group == kind)
        for kind in KINDS
        if any(mark.group == kind for mark in findings.marks)
    }


def narrowed(findings: Findings, shown: Collection[str]) -> Findings:
    """The same check with only some kinds of matches; labels and numbers stay as they were."""
    if set(shown) >= ALL:
        return findings
    sources = [_narrowed_source(source, findings.words, shown) for source in findings.sources]
    kept = tuple(source for source in sources if source is not None)
    every = [mark for source in kept for each in (source, *source.folded) for mark in each.marks]
    copied = _covered(mark.copied for mark in every)
    return replace(
        findings,
        sources=kept,
        marks=in_paper_order(kept),
        matched_words=copied,
        share=copied / findings.words if findings.words else 0.0,
        reworded_words=_either(every) - copied,
    )


def _narrowed_source(source: SourceFound, words: int, shown: Collection[str]) -> SourceFound | None:
    """A source with the figures of what is left of it; None when nothing is."""
    marks = tuple(mark for mark in source.marks if mark.group in shown)
    if not marks and source.marks:
        return None
    folded = [_narrowed_source(each, words, shown) for each in source.folded]
    source = replace(source, folded=tuple(each for each in folded if each is not None))
    if len(marks) == len(source.marks):
        return source
    here = _covered(mark.copied for mark in marks)
    there = _covered([(run[1], 0, run[2]) for run in mark.copied] for mark in marks)
    return replace(
        source,
        marks=marks,
        matched_words=here,
        of_paper=here / words if words else 0.0,
        of_source=there / source.words if source.words else 0.0,
        longest_run=max(mark.longest_run for mark in marks),
        reworded_words=_either(marks) - here,
    )


def _either(marks: Sequence[Mark]) -> int:
    """Words that are copied or stand in something reworded."""
    return _covered([*(m.copied for m in marks), *([_whole(m)] for m in marks if _rewords(m))])


def _rewords(mark: Mark) -> bool:
    return mark.is_counted and mark.kind not in COPIED


def _whole(mark: Mark) -> tuple[int, int, int]:
    return mark.ours[0], 0, mark.ours[1] - mark.ours[0]


def _counted(mark: Mark) -> Iterable[tuple[int, int, int]]:
    """The words a match stands for: the same ones when copied, all of them when reworded."""
    if mark.is_left_out and mark.kind in COPIED:
        return mark.runs
    return mark.copied if mark.kind in COPIED else [_whole(mark)]


def _covered(runs: Iterable[Iterable[tuple[int, int, int]]]) -> int:
    """How many words some runs cover together, each word once."""
    total = reached = 0
    for start, _, size in sorted(run for some in runs for run in some):
        total += max(0, start + size - max(start, reached))
        reached = max(reached, start + size)
    return total
