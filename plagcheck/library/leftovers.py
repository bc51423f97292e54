"""Leftovers: what a rebuild that was killed left beside a library; the next opening settles it."""

from __future__ import annotations

import os
import sqlite3
import sys
from pathlib import Path
from typing import Final

UNFINISHED: Final = ".rebuilding"
SALVAGED: Final = ".salvaged"  # a copy of a damaged library, made readable
BEFORE: Final = ".before-rebuild"
_ENDINGS: Final = ("", "-wal", "-shm", "-journal")


def second_name(path: Path) -> Path:
    """What a sound library is called besides, until the new one at its place was opened."""
    return path.with_name(f"{path.name}{BEFORE}")


def discard(path: Path) -> None:
    """Remove a file and SQLite's own beside it."""
    for ending in _ENDINGS:
        Path(f"{path}{ending}").unlink(missing_ok=True)


def recover(path: Path) -> None:
    """Put a library back that was renamed when a rebuild was killed, before a new one is made."""
    if not path.exists() and second_name(path).exists():
        os.replace(second_name(path), path)


def clear(connection: sqlite3.Connection, path: Path) -> None:
    """Remove what an unfinished rebuild left: it may hold texts that were removed since.

    Whoever rebuilds a library keeps others from writing to it. Where that is so, all stays.
    """
    left = [path.with_name(f"{path.name}{end}") for end in (UNFINISHED, SALVAGED, BEFORE)]
    if not any(Path(f"{each}{ending}").exists() for each in left for ending in _ENDINGS):
        return
    (patience,) = connection.execute("PRAGMA busy_timeout").fetchone()
    connection.execute("PRAGMA busy_timeout = 0")
    try:
        connection.execute("BEGIN IMMEDIATE")
        for each in left:
            discard(each)
        connection.execute("ROLLBACK")
    except sqlite3.OperationalError:
        return
    finally:
        connection.execute(f"PRAGMA busy_timeout = {patience}")


def sync_folder(path: Path) -> None:
    """Have the names in a file's folder on disk; Windows does that by itself."""
    if sys.platform == "win32":
        return
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
