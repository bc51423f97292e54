"""Format changes: numbered steps, each in a transaction, after a copy of the file is put aside."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from plagcheck.model.errors import LibraryDamaged

FORMAT: Final = 2

Step = Callable[[sqlite3.Connection], None]


def _index_bytes(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE INDEX origin_sha256 ON origin (sha256)")


# The step under n brings a library from format n to n + 1.
STEPS: Final[Mapping[int, Step]] = {1: _index_bytes}


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
        raise LibraryDamaged(path.name, reason="its format is none there ever was")
    aside = path.with_name(f"{path.name}.format-{version}")
    with sqlite3.connect(aside) as copy:
        connection.backup(copy)
    copy.close()
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
