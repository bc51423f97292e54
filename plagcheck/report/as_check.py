"""A paper of a class as a check: its class-mates' papers and the library's are its sources."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from plagcheck.model.classes import ClassResult
from plagcheck.model.document import Document
from plagcheck.model.entry import Entry
from plagcheck.model.ranking import rank
from plagcheck.model.result import AlignOptions, CheckOptions, CheckResult, Comparison, Source
from plagcheck.model.submissions import Paper


def paper_as_check(
    result: ClassResult, number: int, library_texts: Mapping[int, Document]
) -> CheckResult:
    """Class-mates have ids below 0, so that they never meet those of the library."""
    paper = result.by_id[number]
    found = [
        _class_mate(result.by_id[pair.b if pair.a == number else pair.a], pair.seen_from(number))
        for pair in result.pairs_of[number]
    ]
    found += [
        replace(source, document=library_texts.get(source.id))
        for source in result.sources.get(number, ())
    ]
    return CheckResult(
        submission=paper.document,
        words=paper.words,
        sources=rank(found, result.options.shortest),
        searched=len(result.papers) - 1 + (result.searched or 0),
        options=CheckOptions(AlignOptions(result.options.shortest), result.collections),
        params=result.params,
        library=result.library,
        kept=result.kept.get(number),
        counted_by=result.counted_by,
    )


def _class_mate(paper: Paper, comparison: Comparison) -> Source:
    document = replace(paper.document, name=paper.student.name)
    pages = document.coverage.pages or len(document.page_starts)
    entry = Entry(-paper.id, document.name, "", paper.words, pages, "", (), document.sha256)
    return Source(entry, comparison, document=document)
