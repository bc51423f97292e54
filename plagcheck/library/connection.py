"""Opening a library file: whose it is, how old, how it is written; SQLite's errors in our words."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Final
from urllib.parse import quote

from plagcheck.core.errors import (
    DiskFull,
    LibraryDamaged,
    LibraryError,
    LibraryLocked,
    LibraryMissing,
    LibraryReadOnly,
    LibraryTooNew,
    LibraryUnusable,
    NotALibrary,
)
from plagcheck.library.migrations import FORMAT, migrate

APPLICATION_ID: Final = 0x504C4743  # "PLGC"
PAGE_SIZE: Final = 8192
BUSY_TIMEOUT_S: Final = 10.0

_BY_CODE: Final[dict[int, type[LibraryError]]] = {
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_READONLY: LibraryReadOnly,
    sqlite3.SQLITE_PERM: LibraryReadOnly,
    sqlite3.SQLITE_BUSY: LibraryLocked,
    sqlite3.SQLITE_LOCKED: LibraryLocked,
    sqlite3.SQLITE_NOTADB: NotALibrary,
}


@contextmanager
def in_our_words(path: Path) -> Iterator[None]:
    """Translate what SQLite raises; a wrong statement of ours is a bug and passes through."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", None)
        if code is None or code & 0xFF in (sqlite3.SQLITE_MISUSE, sqlite3.SQLITE_ERROR):
            raise
        if code & 0xFF in _BY_CODE:
            raise _BY_CODE[code & 0xFF](path.name) from error
        if code & 0xFF == sqlite3.SQLITE_CORRUPT:
            raise LibraryDamaged(path.name, reason="its pages do not fit together") from error
        raise LibraryUnusable(path.name, reason=str(error)) from error
    except OSError as error:
        raise LibraryUnusable(path.name, reason=error.strerror or str(error)) from error


def connect(path: Path, *, create: bool, read_only: bool = False) -> sqlite3.Connection:
    """Open a library, creating or migrating it where asked and needed."""
    with in_our_words(path):
        fresh = _is_fresh(path)
        if fresh and not create:
            raise LibraryMissing(path.name)
        if not fresh:
            _refuse_foreign(path)
        if read_only or not _is_writable(path):
            if fresh:
                raise LibraryReadOnly(path.name)
            return _open(path, read_only=True)
        if fresh:
            path.parent.mkdir(parents=True, exist_ok=True)
        connection = _open(path, read_only=False)
        try:
            if fresh:
                _create(connection)
            migrate(connection, path)
        except BaseException:
            connection.close()
            raise
        return connection


def _is_fresh(path: Path) -> bool:
    try:
        status = path.stat()
    except FileNotFoundError:
        return True
    if stat.S_ISDIR(status.st_mode):
        raise NotALibrary(path.name)
    return status.st_size == 0


def _is_writable(path: Path) -> bool:
    """Whether file and folder can be written: SQLite keeps its journal beside the file."""
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    return os.access(folder, os.W_OK) and (not path.exists() or os.access(path, os.W_OK))


def _refuse_foreign(path: Path) -> None:
    """Look at the file's own header before SQLite is let near it: never touch a stranger's."""
    with path.open("rb") as file:
        header = file.read(100)
    if len(header) < 100 or not header.startswith(b"SQLite format 3\x00"):
        raise NotALibrary(path.name)
    # A crash while the file was being made leaves the identity in the journal: let SQLite see.
    if Path(f"{path}-wal").exists():
        return
    if int.from_bytes(header[68:72], "big") != APPLICATION_ID:
        raise NotALibrary(path.name)
    if int.from_bytes(header[60:64], "big") > FORMAT:
        raise LibraryTooNew(path.name)


def _open(path: Path, *, read_only: bool) -> sqlite3.Connection:
    mode = "ro" if read_only else "rwc"
    uri = f"file:{quote(str(path.absolute()))}?mode={mode}"
    if read_only and not Path(f"{path}-wal").exists():
        uri += "&immutable=1"  # without it a read-only folder cannot be read in WAL mode
    connection = sqlite3.connect(
        uri, uri=True, timeout=BUSY_TIMEOUT_S, isolation_level=None, check_same_thread=False
    )
    try:
        _set_up(connection, path, read_only)
    except BaseException:
        connection.close()
        raise
    return connection


def _set_up(connection: sqlite3.Connection, path: Path, read_only: bool) -> None:
    if not read_only:
        connection.execute(f"PRAGMA page_size = {PAGE_SIZE}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")  # what was reported as added is there
        connection.execute("PRAGMA secure_delete = ON")  # removed texts leave no bytes behind
        connection.execute("PRAGMA journal_size_limit = 67108864")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA cache_size = -65536")
    connection.create_function("fold_case", 1, str.casefold, deterministic=True)
    (identity,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if tables and identity != APPLICATION_ID:
        raise NotALibrary(path.name)
    if version > FORMAT:
        raise LibraryTooNew(path.name)


def _create(connection: sqlite3.Connection) -> None:
    schema = files(__package__).joinpath("schema.sql").read_text(encoding="utf-8")
    connection.executescript(
        f"BEGIN IMMEDIATE; PRAGMA application_id = {APPLICATION_ID}; "
        f"PRAGMA user_version = {FORMAT}; {schema} COMMIT;"
    )
