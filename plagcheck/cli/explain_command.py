"""The explain command: how one document of a library is found in a paper."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from plagcheck.cli.opening import opened
from plagcheck.cli.outputs import BadRequest
from plagcheck.cli.paper import SAY
from plagcheck.cli.progress import TerminalProgress
from plagcheck.jobs.explain import explain_file
from plagcheck.library.library import Library
from plagcheck.model.entry import Entry
from plagcheck.model.explanation import Explained
from plagcheck.model.result import AlignOptions, CheckOptions
from plagcheck.report.found_words import FoundWords

INDENT = "  "
_ID: Final = re.compile("[0-9]{1,18}")  # more is no number of a document


def run_explain(options: argparse.Namespace) -> Explained:
    """Check the file, and explain the document that is named."""
    progress = TerminalProgress()
    try:
        with opened(options.library) as library:
            source = named(library, options.source)
            asked = CheckOptions(AlignOptions(options.shortest))
            return explain_file(library, Path(options.file), source, asked, progress)
    finally:
        progress.clear()


def named(library: Library, name: str) -> Entry:
    """A document by its id, else by its exact title."""
    known = library.documents(ids=[int(name)]) if _ID.fullmatch(name) else []
    same = known or [each for each in library.documents(search=name) if each.name == name]
    if not same:
        raise BadRequest(f'The library has no document "{name}": see plagcheck library list.')
    if len(same) > 1:
        ids = ", ".join(str(each.id) for each in same)
        raise BadRequest(f'Several documents are called "{name}". Say which by its id: {ids}.')
    return same[0]


def explain_lines(explained: Explained) -> Iterator[str]:
    """Plain words first, then the levels, then what the mathematics says."""
    told = FoundWords(explained.found, SAY, explained.found_by)
    yield f"{explained.paper.name} – {explained.source.name} ({explained.source.collection})"
    yield told.headline
    if not explained.is_listed:
        yield SAY("not listed")
    yield ""
    names, results = (max(map(len, each)) for each in _columns(told))
    for row in told.levels:
        yield f"{INDENT}{row.name:{names}}  {row.result:{results}}  {row.sentence}"
    yield ""
    if not told.is_too_short:
        yield f"{INDENT}{told.score}"
        yield f"{INDENT}{told.values_agree}: {told.estimate}, {SAY('estimate only')}."
    yield f"{INDENT}{told.keys_met}{', ' if told.places else ''}{told.places}."


def _columns(told: FoundWords) -> tuple[list[str], list[str]]:
    return [row.name for row in told.levels], [row.result for row in told.levels]
