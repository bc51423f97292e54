"""The command library similar: documents of a library that resemble each other."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from typing import Final

from plagcheck.cli.library_words import document_line
from plagcheck.cli.opening import opened
from plagcheck.cli.outputs import BadRequest
from plagcheck.cli.paper import SAY, counted
from plagcheck.cli.progress import TerminalProgress
from plagcheck.cli.terminal import complain, say, say_json, say_table
from plagcheck.library.library import Library
from plagcheck.model.formatting import jaccard
from plagcheck.report.csv import as_csv
from plagcheck.report.similar import (
    Entries,
    pairs_left_out,
    similar_heading,
    similar_object,
    similar_sentences,
    similar_table,
)
from plagcheck.similar.found import AlikePair, SimilarDocuments
from plagcheck.similar.search import similar_documents

DONE: Final = 0
PAIRS_SHOWN: Final = 10  # of one group


def similar(options: argparse.Namespace) -> int:
    """Search, and print what was found."""
    progress = TerminalProgress()
    try:
        with opened(options.library, read_only=True) as library, library.snapshot():
            _require_collections(library, [*(options.collection or ()), *(options.against or ())])
            found = similar_documents(
                library,
                options.at_least,
                collections=options.collection,
                against=options.against,
                observer=progress,
            )
            members = [number for group in found.groups for number in group]
            entries = {entry.id: entry for entry in library.documents(ids=members)}
    finally:
        progress.clear()
    if options.json:
        say_json(similar_object(found, entries))
    elif options.csv:
        say_table(as_csv(similar_table(found, entries)))
        if left_out := pairs_left_out(found):
            complain(SAY("similar left out", left_out))
    else:
        say(*_lines(found, entries))
    return DONE


def _require_collections(library: Library, names: Iterable[str]) -> None:
    known = library.summary().collections
    for name in names:
        if name not in known:
            raise BadRequest(f'The library has no collection "{name}".')


def _lines(found: SimilarDocuments, entries: Entries) -> Iterator[str]:
    yield f"{similar_heading(found, SAY)}."
    yield from similar_sentences(found, SAY)
    spans, pairs = found.spans, found.first_pairs(PAIRS_SHOWN)
    for group in found.groups:
        yield ""
        yield f"  {counted(len(group), 'document')}, {_span(*spans[group[0]])}"
        yield from (document_line(entries[number]) for number in group)
        if len(group) > 2:
            yield from _pair_lines(*pairs[group[0]])


def _span(least: float, best: float) -> str:
    first, last = jaccard(least), jaccard(best)
    return last if first == last else f"{first} to {last}"


def _pair_lines(pairs: list[AlikePair], of_all: int) -> Iterator[str]:
    for pair in pairs:
        yield f"          {jaccard(pair.jaccard)}  {pair.a} and {pair.b}"
    if of_all > len(pairs):
        yield f"          and {counted(of_all - len(pairs), 'more pair')}"
