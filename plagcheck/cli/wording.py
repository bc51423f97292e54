"""Results in words for a terminal. We show evidence; the reader decides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from plagcheck.cli.paper import SAY, beginning, counted, paper_lines
from plagcheck.model.adjusted import Adjusted
from plagcheck.model.classes import ClassResult
from plagcheck.model.formatting import jaccard, share
from plagcheck.model.match import Match
from plagcheck.model.numbering import label
from plagcheck.model.result import CheckResult, Comparison, Source

MATCHES_SHOWN: Final = 5


def check_lines(checked: Adjusted) -> Iterator[str]:
    """A check, best source first, each with the passages behind its number."""
    result = checked.result
    name = result.submission.name
    yield f"{name}: {headline(checked)}"
    yield from _about_paper(checked)
    yield from _kind_lines(checked)
    yield from left_out_lines(checked)
    if checked.is_unsearched:
        yield f"  {SAY('unsearched')}"
    for source in result.leaders:
        yield ""
        yield f"  {source.number}  {source.entry.name}  ({source.entry.collection})"
        yield f"     {_figures(source.comparison)}"
        yield from _match_lines(source, result.submission.text)
        yield from (f"     {line}" for line in SAY.beside(result, source))
    yield from _weak_lines(result)
    if result.more_like_these:
        yield ""
        yield f"  {SAY('more like these', result.more_like_these)}"
    yield from index_lines(result)


def index_lines(result: CheckResult | ClassResult) -> Iterator[str]:
    """How texts were cut and looked up; figures of other indexes need not be the same."""
    yield ""
    yield f"  {SAY('index')}: {SAY.index(result)}"


def headline(checked: Adjusted) -> str:
    """How much of the paper stands in how many sources, after its name."""
    result = checked.result
    if not result.matched_words and not result.reworded_words:
        return SAY.nothing(checked)
    if not result.matched_words:
        return f"{' '.join(SAY.found(result))}."
    return number_sentence(result)


def number_sentence(result: CheckResult) -> str:
    """The number in words, and what is reworded beside it."""
    reworded = _reworded(result.reworded, len(result.only_reworded))
    return f"{SAY.share(result.similarity)} {' '.join(SAY.found(result))}{reworded}."


def _about_paper(checked: Adjusted) -> Iterator[str]:
    found, tricks = checked.worth
    return paper_lines(
        checked.before.submission,
        found.matched_words,
        tricks,
        is_of_all=checked.is_worth_of_all,
    )


def _kind_lines(checked: Adjusted) -> Iterator[str]:
    if checked.without:
        yield f"  {SAY.kinds_off(checked.without)}"


def left_out_lines(checked: Adjusted) -> Iterator[str]:
    """What does not count, and what it did to the number."""
    for entry in checked.listed:
        told = [str(entry.reason), counted(entry.words, "word")]
        if len(entry.spans) > 1:
            told.append(counted(len(entry.spans), "place"))
        if entry.what:
            told.append(f"“{entry.what}”")
        if entry.still:
            told.append(SAY.still(entry))
        if entry.before is not None and entry.after is not None:
            told[-1] += f" ({share(entry.before)} before, {share(entry.after)} after)"
        yield f"  Left out: {', '.join(told)}."


def _weak_lines(result: CheckResult) -> Iterator[str]:
    """Sources with weak matches only, kept apart from the evidence."""
    if not result.weak_sources:
        return
    yield ""
    yield f"  {SAY('weak passages')}:"
    for source in result.weak_sources:
        best = max(source.matches, key=lambda match: match.strength)
        yield f"     {source.number}  {source.entry.name}  ({source.entry.collection})"
        yield f"         {_quoted(result.submission.text, best)}"


def _reworded(part: float, sources: int = 0) -> str:
    """The share that is reworded, and how many sources hold nothing else."""
    more = f" ({SAY('more sources', sources)})" if sources else ""
    return f", {SAY('and reworded', share=SAY.share(part))}{more}" if part else ""


def _told_apart(a: str, b: str) -> tuple[str, str]:
    """The names of two files; those that have one name are told by their order."""
    return (f"the first {a}", f"the second {b}") if a == b else (a, b)


def compare_lines(checked: Adjusted) -> Iterator[str]:
    """Two files: the second is the only source of the first."""
    result, other = checked.result, checked.before.sources[0]
    source = next(iter(result.sources), replace(other, comparison=other.comparison.holding(())))
    found, a, b = source.comparison, *_told_apart(result.submission.name, other.entry.name)
    if not checked.before.matches:
        said = SAY("nothing counts") if checked.without else f"{SAY('no passage')}."
        yield f"{a} and {b}: {said} Jaccard {jaccard(other.comparison.jaccard)}."
    else:
        yield f"{a} and {b}: {counted(result.matched_words, 'word')} in common."
        yield (
            f"     {share(result.similarity)} of {a}{_reworded(result.reworded)} · "
            f"{share(found.share_of_source)} of {b} · "
            f"Jaccard {jaccard(found.jaccard)} · longest run {counted(found.longest_run, 'word')}"
        )
    yield from _about_paper(checked)
    yield from _kind_lines(checked)
    if other.document is not None:
        yield from paper_lines(other.document)
    yield from left_out_lines(checked)
    if result.matches:
        yield from _match_lines(source, result.submission.text)
    yield from index_lines(result)


def _figures(found: Comparison) -> str:
    if found.is_reworded_only:
        return (
            f"{counted(found.reworded_words, 'word')} reworded · Jaccard {jaccard(found.jaccard)}"
        )
    return (
        f"{counted(found.matched_words, 'word')} · {share(found.share_of_submission)} of this "
        f"paper · {share(found.share_of_source)} of the source · "
        f"Jaccard {jaccard(found.jaccard)} · longest run {counted(found.longest_run, 'word')}"
    )


def _quoted(text: str, match: Match) -> str:
    return beginning(text[match.submission.start : match.submission.end])


def _match_lines(source: Source, text: str) -> Iterator[str]:
    for match in source.matches[:MATCHES_SHOWN]:
        kind = f"{match.kind}, weak" if not match.is_counted else match.kind
        yield f"     {label(source, match)}  {kind}, {counted(match.words, 'word')}:"
        yield f"         {_quoted(text, match)}"
    rest = len(source.matches) - MATCHES_SHOWN
    if rest > 0:
        yield f"         and {counted(rest, 'more match', 'more matches')}"
