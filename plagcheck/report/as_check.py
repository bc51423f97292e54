"""Subjects: two files or a paper of a class, told as a check, so that one report fits all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from plagcheck.check.ranking import rank
from plagcheck.index.tokens import Tokens, tokenize
from plagcheck.model.classes import ClassResult, Pair
from plagcheck.model.document import Document
from plagcheck.model.entry import Entry
from plagcheck.model.match import Match
from plagcheck.model.result import (
    AlignOptions,
    CheckOptions,
    CheckResult,
    Comparison,
    FilesCompared,
)
from plagcheck.model.submissions import Paper


@dataclass(frozen=True, slots=True)
class Told:
    """A check, the texts of its sources by id as far as known, and which are class-mates' papers.

    Class-mates have ids below 0, so that they never meet those of the library.
    """

    result: CheckResult
    documents: Mapping[int, Document]
    classmates: frozenset[int] = frozenset()


def of_two_files(compared: FilesCompared, shortest: int) -> Told:
    """The second file as the only source of the first."""
    entry = _entry(0, compared.b, compared.b_words)
    sources, covered = rank([(entry, compared.comparison)], compared.a_words, shortest)
    result = CheckResult(
        submission=compared.a,
        words=compared.a_words,
        matched_words=int(covered.copied.sum()),
        sources=tuple(sources),
        searched=1,
        options=CheckOptions(AlignOptions(shortest)),
        reworded_words=int(np.count_nonzero(covered.reworded & ~covered.copied)),
        tricks=compared.tricks,
    )
    return Told(result, {0: compared.b})


def of_paper(result: ClassResult, number: int, library_texts: Mapping[int, Document]) -> Told:
    """A paper of a class: its class-mates' papers and what the library has are its sources."""
    paper = result.by_id[number]
    counted = paper.words - result.left_out.get(number, 0)
    found: list[tuple[Entry, Comparison]] = []
    documents = dict(library_texts)
    for pair in result.pairs_of[number]:
        other = result.by_id[pair.b if pair.a == number else pair.a]
        named = replace(other.document, name=other.student.name)
        found.append((_entry(-other.id, named, other.words), _seen_from(pair, paper)))
        documents[-other.id] = named
    for source in result.sources.get(number, ()):
        document = library_texts.get(source.document_id)
        blank = document or Document(source.name, "")
        entry = replace(
            _entry(source.document_id, blank, 0), name=source.name, collection=source.collection
        )
        found.append((entry, source.comparison))
    sources, covered = rank(found, paper.words, result.options.shortest)
    told = CheckResult(
        submission=paper.document,
        words=counted,
        matched_words=int(covered.copied.sum()),
        sources=tuple(sources),
        searched=len(result.papers) - 1 + (result.searched or 0),
        options=CheckOptions(AlignOptions(result.options.shortest)),
        reworded_words=int(np.count_nonzero(covered.reworded & ~covered.copied)),
    )
    classmates = frozenset(entry.id for entry, _ in found if entry.id < 0)
    return Told(told, documents, classmates)


def _entry(number: int, document: Document, words: int) -> Entry:
    return Entry(
        number, document.name, "", words, len(document.page_starts), "", (), document.sha256
    )


def _seen_from(pair: Pair, paper: Paper) -> Comparison:
    """What a pair shares, with this paper as the submission."""
    if pair.a == paper.id:
        return pair.comparison
    tokens = tokenize(paper.document.comparable(), stems=False)
    found = pair.comparison
    turned = tuple(turned_round(match, tokens) for match in found.matches)
    return replace(
        found,
        matches=turned,
        share_of_submission=found.share_of_source,
        share_of_source=found.share_of_submission,
        matched_words=_copied(turned, len(tokens)),
    )


def turned_round(match: Match, tokens: Tokens) -> Match:
    """The match with its sides changed; `tokens` are the words of what was its source."""
    runs = tuple(sorted((there, here, size) for here, there, size in match.runs))
    first, end = (
        int(place) for place in tokens.starts.searchsorted((match.source.start, match.source.end))
    )
    return replace(
        match, submission=match.source, source=match.submission, runs=runs, ours=(first, end)
    )


def _copied(matches: tuple[Match, ...], words: int) -> int:
    copied = np.zeros(words, bool)
    for match in matches:
        for first, _, size in match.copied_runs:
            copied[first : first + size] = True
    return int(copied.sum())
