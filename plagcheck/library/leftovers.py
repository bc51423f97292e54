"""Leftovers: what a rebuild that was killed left beside a library; the next opening settles it.

A file of such a name that is no library is somebody's, and stays as it is.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from pathlib import Path
from typing import Final

from plagcheck.library.sqlite_file import OwnFile
from plagcheck.model.errors import Cause, FileUnwritable

UNFINISHED: Final = ".rebuilding"
SALVAGED: Final = ".salvaged"  # a copy of a damaged library, made readable
BEFORE: Final = ".before-rebuild"
_ENDS: Final = (UNFINISHED, SALVAGED, BEFORE)
_ENDINGS: Final = ("-journal", "-shm", "-wal", "")  # whose they are is told by the last


def second_name(path: Path) -> Path:
    """What a sound library is called besides, until the new one at its place was opened."""
    return path.with_name(f"{path.name}{BEFORE}")


def require_no_stranger(path: Path, own: OwnFile) -> None:
    """Refuse to rebuild a library where a name that is needed is that of somebody's file."""
    for end in _ENDS:
        place = path.with_name(f"{path.name}{end}")
        if os.path.lexists(place) and not own.is_one(place, begun=True):
            raise FileUnwritable(place.name, reason=Cause.OTHER_FILE)


def discard(path: Path, own: OwnFile) -> None:
    """Remove a file of ours and, before it, SQLite's own beside it; a stranger's stays."""
    if own.is_one(path, begun=True):
        for ending in _ENDINGS:
            Path(f"{path}{ending}").unlink(missing_ok=True)


def recover(path: Path, own: OwnFile) -> None:
    """Put a library back that was renamed when a rebuild was killed, before a new one is made."""
    if not path.exists() and own.is_one(second_name(path)):
        os.replace(second_name(path), path)


def clear(connection: sqlite3.Connection, path: Path, own: OwnFile) -> None:
    """Remove what an unfinished rebuild left: it may hold texts that were removed since.

    Whoever rebuilds a library keeps others from writing to it. Where that is so, all stays.
    """
    left = [path.with_name(f"{path.name}{end}") for end in _ENDS]
    if not any(own.is_one(each, begun=True) for each in left):
        return
    (patience,) = connection.execute("PRAGMA busy_timeout").fetchone()
    connection.execute("PRAGMA busy_timeout = 0")
    try:
        connection.execute("BEGIN IMMEDIATE")
        for each in left:
            discard(each, own)
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
