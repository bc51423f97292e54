"""Replacing: a file takes the place of a library only while no other program has that open.

Who has it open would go on writing into a file that is gone.
"""

from __future__ import annotations

from contextlib import closing, suppress
from pathlib import Path

from plagcheck.library.connection import LIBRARY, in_our_words
from plagcheck.library.output_places import require_no_journal, require_plain
from plagcheck.library.sqlite_file import is_empty, open_file
from plagcheck.model.errors import (
    Cause,
    FileExists,
    FileUnwritable,
    FolderGiven,
    LibraryDamaged,
)


def require_place(library: Path, target: Path, *, replace: bool) -> None:
    """Refuse a place for a copy where it would destroy anything but an older copy."""
    if target.is_dir():
        raise FolderGiven(target.name)
    require_plain(target)
    require_no_journal(target)
    if not target.exists():
        return
    if target.samefile(library):
        raise FileUnwritable(target.name, reason=Cause.IS_LIBRARY)
    with in_our_words(target):
        is_blank = LIBRARY.is_fresh(target)
    if not replace:
        raise FileExists(target.name)
    if not is_blank:
        require_alone(target)


def require_alone(path: Path) -> None:
    """Refuse a library that another program has open, as far as one can tell of a damaged one."""
    with (
        suppress(LibraryDamaged),
        in_our_words(path, opening=True),
        closing(open_file(path, "rw")) as connection,
    ):
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        is_empty(connection)
