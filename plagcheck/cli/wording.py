"""Results in words for a terminal. We show evidence; the reader decides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import PurePath
from typing import Final

from plagcheck.cli.paper import counted, paper_lines, share
from plagcheck.model.match import Match
from plagcheck.model.result import CheckResult, Comparison, FilesCompared, Source

MATCHES_SHOWN: Final = 5
QUOTED: Final = 76


def jaccard(value: float) -> str:
    """Three decimals; what is there is never shown as nothing."""
    return "< 0.001" if 0 < value < 0.0005 else f"{value:.3f}"


def check_lines(result: CheckResult) -> Iterator[str]:
    """A check, best source first, each with the passages behind its number."""
    name = result.submission.name
    thin = [source for source in result.sources if source.is_thin]
    leaders = [source for source in result.sources if source.under is None and not source.is_thin]
    if not leaders:
        yield (
            f"{name}: no shared passage of {result.options.align.shortest} or more words "
            f"in {counted(result.searched, 'document')}."
        )
        yield from paper_lines(result.submission, result.similarity, result.tricks)
        yield from _thin_lines(thin, result.submission.text)
        return
    yield f"{name}: {_headline(result, len(leaders))}"
    yield from paper_lines(result.submission, result.similarity, result.tricks)
    for number, source in enumerate(leaders, 1):
        yield ""
        yield f"  {number}  {source.entry.name}  ({source.entry.collection})"
        yield f"     {_figures(source.comparison)}"
        yield from _match_lines(number, source.comparison.matches, result.submission.text)
        yield from _folded_lines(source, result.sources)
    yield from _thin_lines(thin, result.submission.text)
    if result.more_like_these:
        yield ""
        yield f"  {counted(result.more_like_these, 'more document')} hold only text shown above."


def _headline(result: CheckResult, sources: int) -> str:
    if not result.matched_words:
        return (
            f"{share(result.reworded)} of this paper is reworded from {counted(sources, 'source')}."
        )
    return (
        f"{share(result.similarity)} of this paper, {counted(result.matched_words, 'word')}, "
        f"also appears in {counted(sources, 'source')}{_reworded(result.reworded)}."
    )


def _thin_lines(sources: Sequence[Source], text: str) -> Iterator[str]:
    """Sources with thin rewordings only, kept apart from the evidence."""
    if not sources:
        return
    yield ""
    yield "  Thin traces of rewording, not counted:"
    for source in sources:
        best = max(source.comparison.matches, key=lambda match: match.strength)
        yield f"     {source.entry.name}  ({source.entry.collection})"
        yield f"         {_quoted(text, best)}"


def _reworded(part: float) -> str:
    return f", and {share(part)} is reworded" if part else ""


def compare_lines(compared: FilesCompared) -> Iterator[str]:
    found = compared.comparison
    names = f"{compared.a.name} and {compared.b.name}"
    if not found.matches:
        yield f"{names}: no shared passage. Jaccard {jaccard(found.jaccard)}."
    else:
        yield f"{names}: {counted(found.matched_words, 'word')} in common."
        yield (
            f"     {share(found.share_of_submission)} of {compared.a.name}"
            f"{_reworded(compared.reworded)} · "
            f"{share(found.share_of_source)} of {compared.b.name} · "
            f"Jaccard {jaccard(found.jaccard)} · longest run {counted(found.longest_run, 'word')}"
        )
    yield from paper_lines(compared.a, found.share_of_submission, compared.tricks)
    yield from paper_lines(compared.b)
    yield from _match_lines(1, found.matches, compared.a.text)


def _figures(found: Comparison) -> str:
    if not found.matched_words and found.reworded_words:
        return (
            f"{counted(found.reworded_words, 'word')} reworded · Jaccard {jaccard(found.jaccard)}"
        )
    return (
        f"{counted(found.matched_words, 'word')} · {share(found.share_of_submission)} of this "
        f"paper · {share(found.share_of_source)} of the source · "
        f"Jaccard {jaccard(found.jaccard)} · longest run {counted(found.longest_run, 'word')}"
    )


def _quoted(text: str, match: Match) -> str:
    passage = " ".join(text[match.submission.start : match.submission.end].split())
    return f"{passage[:QUOTED].rsplit(' ', 1)[0]} …" if len(passage) > QUOTED else passage


def _match_lines(number: int, matches: Sequence[Match], text: str) -> Iterator[str]:
    for place, match in enumerate(matches[:MATCHES_SHOWN]):
        kind = f"{match.kind}, weak" if match.weak else match.kind
        yield f"     {number}{_letter(place)}  {kind}, {counted(match.words, 'word')}:"
        yield f"         {_quoted(text, match)}"
    if len(matches) > MATCHES_SHOWN:
        yield f"         and {counted(len(matches) - MATCHES_SHOWN, 'more match', 'more matches')}"


def _letter(place: int) -> str:
    return chr(ord("a") + place)


def _folded_lines(source: Source, others: Sequence[Source]) -> Iterator[str]:
    """Other files with the same text, and sources that add nothing to this one."""
    names = [PurePath(path).name for path in source.entry.paths[1:]]
    names += [other.entry.name for other in others if other.under == source.entry.id]
    if names:
        rest = f" and {len(names) - 3:,} more" if len(names) > 3 else ""
        yield f"     The same text also in: {', '.join(names[:3])}{rest}"
