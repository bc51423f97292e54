"""A class as version 0.1.0 stored it, to be read only: by hand, field by field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from plagcheck.align.old_matches import SourceWords, old_comparison, old_match
from plagcheck.classroom.texts import class_texts
from plagcheck.model.adjusted import Rules
from plagcheck.model.classes import ClassOptions, ClassResult, CommonPassage, Pair
from plagcheck.model.counting import Figures, covered, share, size, words_there
from plagcheck.model.decisions import Decision, Decisions, Status, pair_key
from plagcheck.model.document import Coverage, Document
from plagcheck.model.entry import Entry
from plagcheck.model.errors import Problem
from plagcheck.model.match import Kind, Match
from plagcheck.model.numbering import numbered
from plagcheck.model.old_flags import old_flags, old_skipped, old_spans
from plagcheck.model.result import Source
from plagcheck.model.submissions import Failure, Paper, PaperFile, Student

COUNTED_BY: Final = "0.1.0"  # the only version that wrote such files

Object = Mapping[str, Any]


def read_class(lines: list[Any]) -> ClassResult:
    """The class of a file: a line for the whole, then one for every paper and every pair."""
    value, *rest = lines
    options, count = value["options"], value["papers"]
    if len(rest) != count + value["pairs"]:
        raise ValueError("papers or pairs are missing")
    papers = {paper.id: paper for paper in map(_paper, rest[:count])}
    asked = ClassOptions(
        options["shortest"], options["jaccard"], tuple(options["handouts"]), rules=Rules()
    )
    result = ClassResult(
        papers=tuple(papers.values()),
        pairs=tuple(_pair(each, papers) for each in rest[count:]),
        common=tuple(
            CommonPassage(c["text"], c["words"], tuple(c["papers"])) for c in value["common"]
        ),
        left_out={
            text.paper.id: text.reasons
            for text in class_texts(tuple(papers.values()), asked)
            if text.reasons
        },
        options=asked,
        failures=tuple(
            Failure(path, student, Problem(**problem))
            for path, student, problem in value["failures"]
        ),
        sources={
            int(number): numbered([_source(each, papers[number].words) for each in found])
            for number, found in value["sources"]
        },
        searched=value["searched"],
        numbers={str(key): int(number) for key, number in value["numbers"].items()},
        collections=None if value["collections"] is None else tuple(value["collections"]),
        name=str(value["name"]),
        decisions=_decisions(value["decisions"]),
    )
    handouts = {int(number): int(words) for number, words in value["left_out"]}
    return _as_counted_then(result, handouts)


def _as_counted_then(result: ClassResult, handouts: Mapping[int, int]) -> ClassResult:
    """With the shares of papers as they were shown: handouts were no part of the whole."""
    kept = {
        paper.id: _figures(result, paper, paper.words - handouts.get(paper.id, 0))
        for paper in result.papers
    }
    return replace(result, kept=kept, counted_by=COUNTED_BY)


def _figures(result: ClassResult, paper: Paper, whole: int) -> Figures:
    found = [pair.seen_from(paper.id) for pair in result.pairs_of[paper.id]]
    found += [source.comparison for source in result.sources.get(paper.id, ())]
    matches = [match for comparison in found for match in comparison.matches]
    # Runs of some length counted as copied, in a weak match as well.
    copied = size(covered(replace(match, weak=False) for match in matches).copied)
    longest = max((comparison.longest_run for comparison in found), default=0)
    return Figures(copied, size(covered(matches).reworded), share(copied, whole), 0.0, longest)


def _paper(value: Object) -> Paper:
    key, name, handles = value["student"]
    return Paper(
        int(value["id"]),
        Student(key, name, tuple(handles)),
        _document(value["document"]),
        tuple(PaperFile(path, start) for path, start in value["files"]),
        int(value["words"]),
        bool(value["late"]),
        value["attempt"],
    )


def _document(value: Object) -> Document:
    fields: dict[str, Any] = dict(value)
    for name in ("hidden", "gaps", "markup", "quotes"):
        fields[name] = old_spans(fields[name])
    for name in ("page_starts", "notes"):
        fields[name] = tuple(fields[name])
    fields["flags"] = old_flags(fields["flags"])
    coverage: dict[str, Any] = {
        name: tuple(part) if isinstance(part, list) else part
        for name, part in fields["coverage"].items()
    }
    coverage["skipped"] = old_skipped(coverage["skipped"])
    fields["coverage"] = Coverage(**coverage)
    return Document(**fields)


def _pair(value: list[Any], papers: Mapping[int, Paper]) -> Pair:
    a, b, comparison, rare = value
    if a not in papers or b not in papers:
        raise ValueError("a pair of papers that are not there")
    other = papers[b]
    there = SourceWords(other.document.comparable(), other.words)
    *figures, matches = comparison
    found = [_match(each, there) for each in matches]
    return Pair(a, b, old_comparison(figures, found, papers[a].words, other.words), rare)


def _source(value: list[Any], words: int) -> Source:
    """Neither the text nor the words of a source were stored; its share tells of the latter."""
    number, name, collection, comparison, under = value
    *figures, matches = comparison
    found = [_match(each, SourceWords()) for each in matches]
    of_source = figures[2]
    source_words = round(words_there(found) / of_source) if of_source else 0
    entry = Entry(number, name, collection, source_words, 0, "", (), "")
    return Source(entry, old_comparison(figures, found, words, source_words), under)


def _match(value: list[Any], there: SourceWords) -> Match:
    spans, _, kind, _, runs, ours, strength, weak = value
    submission, source = old_spans(spans)
    own = tuple((here, place, count) for here, place, count in runs)
    return old_match(
        submission, source, Kind(kind), own, (ours[0], ours[1]), strength, bool(weak), there
    )


def _decisions(value: Object) -> Decisions:
    return Decisions(
        {int(n): Decision(Status(status), str(note)) for n, status, note in value["papers"]},
        {
            pair_key(int(a), int(b)): Decision(Status(status), str(note))
            for a, b, status, note in value["pairs"]
        },
    )
