"""Which library was searched, and in which state it was."""

from __future__ import annotations

from contextlib import suppress
from typing import Final
from uuid import uuid4

from plagcheck.extract.reader import printable
from plagcheck.library.library import Library
from plagcheck.model.errors import LibraryError
from plagcheck.model.result import LibraryState

IDENTITY: Final = "identity"  # the note a library is known by


def library_state(library: Library) -> LibraryState:
    """The library as it is now. One that cannot be written to and has no identity yet has none."""
    identity = library.note(IDENTITY) or ""
    if not identity:
        with suppress(LibraryError):
            library.set_note(IDENTITY, uuid4().hex)
            identity = library.note(IDENTITY) or ""
    name = printable(library.path.name)
    return LibraryState(name, identity, len(library), library.last_id)
