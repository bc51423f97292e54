"""Which library was searched, and in which state it was."""

from __future__ import annotations

from plagcheck.library.library import Library
from plagcheck.model.names import printable
from plagcheck.model.result import LibraryState


def library_state(library: Library) -> LibraryState:
    """The library as it is now."""
    name = printable(library.path.name)
    return LibraryState(name, library.identity, len(library), library.last_id)
