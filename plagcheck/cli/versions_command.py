"""The command library versions: documents that are versions of one work."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from plagcheck.cli.library_words import document_line
from plagcheck.cli.opening import opened
from plagcheck.cli.outputs import BadRequest
from plagcheck.cli.paper import counted
from plagcheck.cli.terminal import say, say_json
from plagcheck.library.deciding import decide, decided, undecide
from plagcheck.library.library import Library
from plagcheck.model.entry import Entry, Likeness

DONE: Final = 0


def versions(options: argparse.Namespace) -> int:
    """Say it of some documents, or take it back; then list what is said."""
    named, undone = options.documents, options.undo
    if len(set(named)) == 1 or (named and undone):
        raise BadRequest("Say the ids of two documents or more, or --undo and the ids of some.")
    with opened(options.library, read_only=not (named or undone)) as library:
        if undone:
            undecide(library, undone, Likeness.VERSIONS)
        elif named:
            decide(library, named, Likeness.VERSIONS)
        works = _works(library)
    if options.json:
        for work in works:
            say_json(
                {
                    "work": work[0].work,
                    "documents": [{"id": e.id, "title": e.name, "path": e.path} for e in work],
                }
            )
    elif not works:
        say("No documents are said to be versions of one work.")
    else:
        say(f"{counted(len(works), 'work')} with several versions.")
        for work in works:
            say("", *map(document_line, work))
    return DONE


def _works(library: Library) -> Sequence[Sequence[Entry]]:
    with library.snapshot():
        works = decided(library, Likeness.VERSIONS)
        every = library.documents(ids=[number for work in works for number in work])
    entries = {entry.id: entry for entry in every}
    return [[entries[number] for number in work] for work in works]
