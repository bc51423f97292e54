"""Copies of a library, whole and as of one moment, while others read and write it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from plagcheck import unfinished
from plagcheck.library.output_places import require_closed
from plagcheck.model.errors import (
    Cause,
    DiskFull,
    FileUnwritable,
    LibraryLocked,
    PlagcheckError,
    system_says,
)
from plagcheck.model.progress import Observer, Progress, Unobserved

PAGES: Final = 512  # copied at a time: 4 MB


def write_copy(db: sqlite3.Connection, target: Path, observer: Observer | None = None) -> None:
    """Copy a database to a file that only its owner can read: whole, or not at all.

    Inside a transaction for reading, changes by others do not make it begin anew.
    """
    watcher = observer or Unobserved()

    def tell(_: int, remaining: int, total: int) -> None:
        watcher.check_cancelled()
        watcher.progressed(Progress("backup", total - remaining, total))

    try:
        with unfinished.beside(target) as fresh:
            with closing(sqlite3.connect(fresh, isolation_level=None)) as copy:
                db.backup(copy, pages=PAGES, progress=tell)
            require_closed(target)
            os.replace(fresh, target)
    except (OSError, sqlite3.Error) as error:
        raise _fault(target, error) from error


def _fault(target: Path, error: OSError | sqlite3.Error) -> PlagcheckError:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return DiskFull(target.name)
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return LibraryLocked(target.name)
    if isinstance(error, OSError):
        return FileUnwritable(target.name, **system_says(error))
    return FileUnwritable(target.name, reason=Cause.SYSTEM_ERROR, value=error.sqlite_errorname)
