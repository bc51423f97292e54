"""A paper of a class as a check: its class-mates' papers and the library's are its sources."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from plagcheck.leaveout.apply import leave_out
from plagcheck.model.adjusted import Adjusted, Rules
from plagcheck.model.classes import (
    AdjustedPair,
    Adjustment,
    ClassResult,
    Pair,
    with_class_mates,
)
from plagcheck.model.counting import Figures
from plagcheck.model.entry import Entry
from plagcheck.model.kinds import NAMES
from plagcheck.model.ranking import folded, rank
from plagcheck.model.result import CheckOptions, CheckResult, Comparison, Source
from plagcheck.model.submissions import Paper


def paper_as_check(result: ClassResult, number: int) -> CheckResult:
    """Class-mates have ids below 0, so that they never meet those of the library."""
    paper, shortest = result.by_id[number], result.options.shortest
    found = [
        _class_mate(result.by_id[pair.mate_of(number)], pair.seen_from(number))
        for pair in result.pairs_of[number]
    ]
    sources = rank([*found, *result.sources.get(number, ())], shortest)
    later, known = result.found_later.get(number, ()), result.adjustments.get(number)
    numbers = known.later_numbers if known else ()
    if later:
        given = dict(numbers)
        taken = enumerate(later, len(sources) + 1)  # the numbers after those of the others
        every = [
            *sources, *(replace(each, number=given.get(each.id, place)) for place, each in taken)
        ]  # fmt: skip
        sources = tuple(folded(every, shortest))
    return CheckResult(
        submission=paper.document,
        words=paper.words,
        sources=sources,
        searched=len(result.papers) - 1 + (result.searched or 0),
        options=CheckOptions(result.options.align, result.collections),
        params=result.params,
        library=result.library,
        kept=result.kept.get(number),
        counted_by=result.counted_by,
        later_numbers=numbers,
        looked_without=known.looked_without if known else frozenset(),
    )


def adjusted_paper(result: ClassResult, number: int) -> Adjusted:
    """A paper of a class as a check, without what the class and the teacher left out of it."""
    whole = paper_as_check(result, number)
    known = result.adjustments.get(number)
    rules, choices = (known.rules, known.choices) if known else (Rules(), ())
    by_class = result.left_out.get(number, ())
    return leave_out(whole, rules, choices, by_class=by_class, without=result.without)


def with_what_counts(result: ClassResult) -> ClassResult:
    """A class with the figures of what is left out of its papers now, and with what counts then."""
    known = {n: each for n, each in result.adjustments.items() if n in result.by_id}
    found = {number: adjusted_paper(result, number).result for number in known}
    return replace(
        result,
        adjustments={n: replace(each, figures=found[n].figures) for n, each in known.items()},
        left={number: with_class_mates(each.sources) for number, each in found.items()},
    )


def class_without(result: ClassResult, names: Collection[str]) -> ClassResult:
    """A class as it is told without some kinds of matches, by their names; it is not kept so.

    What a check of a paper alone says of the library is not known without them.
    """
    if not names:
        return result
    every = Adjustment(Rules(), (), Figures(0, 0, 0.0, 0.0, 0))
    known = {paper.id: result.adjustments.get(paper.id, every) for paper in result.papers}
    told = replace(
        result,
        adjustments=known,
        library_similarity={},
        without=tuple(name for name in NAMES if name in names),
    )
    allowed = {(pair.a, pair.b): _pair_without(told, pair) for pair in result.allowed_pairs}
    pairs = tuple(allowed.get((pair.a, pair.b), pair) for pair in result.pairs)
    return with_what_counts(replace(told, pairs=pairs))


def _pair_without(result: ClassResult, pair: Pair) -> Pair:
    """A pair that is left out of both papers, as it is told apart."""
    a, b = (
        next(
            (each.comparison for each in whole.sources if each.id == -pair.mate_of(paper)),
            pair.seen_from(paper).holding(()),
        )
        for paper in (pair.a, pair.b)
        for whole in (adjusted_paper(result, paper).before,)
    )
    return AdjustedPair(pair.a, pair.b, a, pair.rare_share, b)


def reopened(result: ClassResult) -> ClassResult:
    """A class from a file, with what counts of its papers; the figures are those that were kept."""
    return replace(result, left=with_what_counts(result).left)


def counted_documents(result: ClassResult, number: int) -> tuple[Source, ...]:
    """Sources of a paper in the library as its page lists them: what counts of them."""
    if not result.documents(number):
        return ()
    return tuple(each for each in adjusted_paper(result, number).result.sources if each.id > 0)


def _class_mate(paper: Paper, comparison: Comparison) -> Source:
    document = replace(paper.document, name=paper.student.name)
    entry = Entry(
        -paper.id, document.name, "", paper.words, document.pages, "", (), document.sha256
    )
    return Source(entry, comparison, document=document)
