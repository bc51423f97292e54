"""Opening a library for one command, and its texts.

What an earlier removal had to leave is finished, or said.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from plagcheck.cli import library_words
from plagcheck.cli.progress import TerminalProgress
from plagcheck.cli.terminal import complain
from plagcheck.library.library import Library
from plagcheck.model.document import Document
from plagcheck.model.errors import UnknownDocument
from plagcheck.model.params import IndexParams
from plagcheck.model.result import Source


@contextmanager
def opened(
    path: Path | str,
    *,
    create: bool = False,
    read_only: bool = False,
    params: IndexParams | None = None,
) -> Iterator[Library]:
    """`params` are for a new library."""
    with Library.open(path, create=create, read_only=read_only, params=params) as library:
        yield library
        progress = TerminalProgress()
        is_finished = library.finish_removing(progress)
        progress.clear()
        if not is_finished:
            complain(library_words.TRACES_FOUND)


def text_of(library: Library, source: Source) -> Document | None:
    """The text of a source; none where another program removed it a moment ago."""
    with suppress(UnknownDocument):
        return library.document(source.id)
    return None
