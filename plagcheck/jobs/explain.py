"""Explain: how a document of a library is found in a paper, or why it is not."""

from __future__ import annotations

from pathlib import Path

from plagcheck.align.prepared import prepare
from plagcheck.check.checker import check_document
from plagcheck.check.explain import explain_prepared, holders_in
from plagcheck.jobs.check import read_file
from plagcheck.library.library import Library
from plagcheck.model.entry import Entry
from plagcheck.model.explanation import Explained, FoundBy
from plagcheck.model.progress import Observer
from plagcheck.model.result import CheckOptions


def explain_file(
    library: Library,
    path: Path,
    source: Entry,
    options: CheckOptions | None = None,
    observer: Observer | None = None,
) -> Explained:
    """Check a file, and explain one document of the library."""
    options, params = options or CheckOptions(), library.params
    paper = read_file(path, observer)
    result = check_document(paper, library, options, observer)
    listed = next((each for each in result.sources if each.id == source.id), None)
    one, other = (
        prepare(text, shingle_size=params.shingle_size, accents=params.accents)
        for text in (paper.comparable(), *library.texts([source.id]))
    )
    known = listed.comparison if listed else None
    found = explain_prepared(one, other, params, options.align, known, holders_in(library))
    found_by = (listed and listed.found_by) or FoundBy()
    return Explained(paper, source, found, found_by, listed is not None)
