"""Format changes: numbered steps, each in a transaction, after a copy of the file is put aside."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from plagcheck.library import schema
from plagcheck.library.backup import write_copy
from plagcheck.library.collection_table import CollectionTable
from plagcheck.library.meta_table import MetaTable
from plagcheck.library.output_places import require_closed
from plagcheck.library.sqlite_file import format_in, is_ours
from plagcheck.model.entry import Holds
from plagcheck.model.errors import Cause, LibraryDamaged

FORMAT: Final = 5

Step = Callable[[sqlite3.Connection], None]


def _index_bytes(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE INDEX origin_sha256 ON origin (sha256)")


# What the window and the command line called collections by themselves, in all their languages,
# before anybody was asked what a collection holds.
_OFFERED: Final = {
    "past work": Holds.STUDENT_WORK,
    "past student work": Holds.STUDENT_WORK,
    "frühere arbeiten": Holds.STUDENT_WORK,
    "прошлые работы": Holds.STUDENT_WORK,
    "course texts": Holds.TEACHING,
    "kurstexte": Holds.TEACHING,
    "тексты курса": Holds.TEACHING,
}


def _tell_collections(connection: sqlite3.Connection, *, temporary: bool = False) -> None:
    schema.make_table(connection, "collection", temporary=temporary)
    names = connection.execute("SELECT DISTINCT collection FROM document").fetchall()
    for (name,) in names:
        CollectionTable(connection).tell(name, _OFFERED.get(name.casefold(), Holds.UNKNOWN))


def _keep_outlines(connection: sqlite3.Connection, *, temporary: bool = False) -> None:
    schema.make_table(connection, "outline", temporary=temporary)


def _keep_outlines_and_identity(connection: sqlite3.Connection) -> None:
    _keep_outlines(connection)
    MetaTable(connection).give_identity()


def _keep_likeness(connection: sqlite3.Connection, *, temporary: bool = False) -> None:
    schema.make_table(connection, "likeness", temporary=temporary)


# The step under n brings a library from format n to n + 1.
STEPS: Final[Mapping[int, Step]] = {
    1: _index_bytes,
    2: _tell_collections,
    3: _keep_outlines_and_identity,
    4: _keep_likeness,
}


def stand_in(connection: sqlite3.Connection) -> None:
    """What an older library lacks, for as long as it is open: it cannot be written."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version <= 2:
        _tell_collections(connection, temporary=True)
    if version <= 3:
        _keep_outlines(connection, temporary=True)
    if version <= 4:
        _keep_likeness(connection, temporary=True)


def migrate(
    connection: sqlite3.Connection,
    path: Path,
    steps: Mapping[int, Step] = STEPS,
    target: int = FORMAT,
) -> Path | None:
    """Bring a library to the target format; returns the copy put aside, None if none was needed."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version >= target:
        return None
    if any(number not in steps for number in range(version, target)):
        raise LibraryDamaged(path.name, reason=Cause.FORMAT_UNKNOWN)
    aside = _copy_of(path, version)
    write_copy(connection, aside)
    for number in range(version, target):
        connection.execute("BEGIN IMMEDIATE")
        try:
            steps[number](connection)
            connection.execute(f"PRAGMA user_version = {number + 1}")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")
    return aside


def older_copies(path: Path) -> list[Path]:
    """Copies that were put aside. One that was opened since is a library of its own."""
    copies = ((number, _copy_of(path, number)) for number in range(1, FORMAT))
    return [copy for number, copy in copies if is_ours(copy) and format_in(copy) == number]


def discard_older_copies(path: Path) -> None:
    """Remove them: they keep what is removed from the library. Raises OSError, LibraryLocked."""
    for copy in older_copies(path):
        require_closed(copy)
        copy.unlink()


def _copy_of(path: Path, version: int) -> Path:
    return path.with_name(f"{path.name}.format-{version}")
