"""Opening a library file: whose it is, how old, how it is written; SQLite's errors in our words."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
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
from plagcheck.library import schema
from plagcheck.library.facts import Facts
from plagcheck.library.migrations import FORMAT, migrate
from plagcheck.library.packing import Garbled

APPLICATION_ID: Final = 0x504C4743  # "PLGC"
PAGE_SIZE: Final = 8192
BUSY_TIMEOUT_S: Final = 10.0

_MAGIC: Final = b"SQLite format 3\x00"
_HEADER_SIZE: Final = 108  # of the file, and of its first page

_BY_CODE: Final[dict[int, type[LibraryError]]] = {
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_READONLY: LibraryReadOnly,
    sqlite3.SQLITE_PERM: LibraryReadOnly,
    sqlite3.SQLITE_BUSY: LibraryLocked,
    sqlite3.SQLITE_LOCKED: LibraryLocked,
    sqlite3.SQLITE_NOTADB: NotALibrary,
}
_DAMAGE: Final = {
    sqlite3.SQLITE_CORRUPT: "its pages do not fit together",
    sqlite3.SQLITE_CONSTRAINT: "its records contradict each other",
}


@contextmanager
def in_our_words(path: Path, *, opening: bool = False) -> Iterator[None]:
    """Translate what SQLite raises.

    A wrong statement of ours is a bug and passes through, once the tables are known to be ours.
    """
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", None)
        if opening and code == sqlite3.SQLITE_ERROR:
            raise LibraryDamaged(path.name, reason=str(error)) from error
        if code is None or code & 0xFF in (sqlite3.SQLITE_MISUSE, sqlite3.SQLITE_ERROR):
            raise
        if code & 0xFF in _BY_CODE:
            raise _BY_CODE[code & 0xFF](path.name) from error
        if code & 0xFF in _DAMAGE:
            raise LibraryDamaged(path.name, reason=_DAMAGE[code & 0xFF]) from error
        raise LibraryUnusable(path.name, reason=str(error)) from error
    except UnicodeDecodeError as error:  # SQLite complained, and quoted broken characters
        raise LibraryDamaged(path.name, reason=_DAMAGE[sqlite3.SQLITE_CORRUPT]) from error
    except Garbled as error:
        raise LibraryDamaged(path.name, reason=str(error)) from error
    except OSError as error:
        raise LibraryUnusable(path.name, reason=error.strerror or str(error)) from error


def connect(path: Path, *, create: bool, read_only: bool = False) -> sqlite3.Connection:
    """Open a library, creating or migrating it where asked and needed."""
    with in_our_words(path, opening=True):
        fresh = _is_fresh(path)
        writable = _is_writable(path)
        if fresh and not create:
            raise LibraryMissing(path.name)
        if fresh and (read_only or not writable):
            raise LibraryReadOnly(path.name)
        if fresh:
            path.parent.mkdir(parents=True, exist_ok=True)
        connection = _open(path, "rwc" if fresh else "rw" if writable else _reading_mode(path))
        try:
            connection.execute("PRAGMA cache_size = -65536")
            if writable:
                _make_ready(connection, path, create)
            _refuse_damaged(connection, path)
            if writable:
                migrate(connection, path)
            if read_only:
                connection.execute("PRAGMA query_only = ON")
        except BaseException:
            connection.close()
            raise
        return connection


def connect_to_damaged(path: Path) -> sqlite3.Connection:
    """Open a library whatever state it is in, to read what is left.

    A transaction is begun that must not be committed: nobody else writes until the end.
    """
    with in_our_words(path, opening=True):
        if _is_fresh(path):
            raise LibraryMissing(path.name)
        if not _is_writable(path):
            raise LibraryReadOnly(path.name)
        connection = _open(path, "rw")
        try:
            connection.execute("BEGIN IMMEDIATE")
            schema.mend(connection)
        except BaseException:
            connection.close()
            raise
        return connection


def _is_fresh(path: Path) -> bool:
    """Whether there is no library yet. Looks at the bytes only: never touch a stranger's file."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return True
    if not stat.S_ISREG(status.st_mode):
        raise NotALibrary(path.name)
    with path.open("rb") as file:
        header = file.read(_HEADER_SIZE)
    if not header or (_is_blank(header) and not _size(Path(f"{path}-wal"))):
        return True
    # Tables are made before the first journal is: the file itself always says whose it is.
    if not header.startswith(_MAGIC) or _number(header, 68) != APPLICATION_ID:
        raise NotALibrary(path.name)
    if _number(header, 60) > FORMAT:
        raise LibraryTooNew(path.name)
    return False


def _is_blank(header: bytes) -> bool:
    """Whether a SQLite file has a single page, nobody's mark, and no table."""
    if len(header) < _HEADER_SIZE or not header.startswith(_MAGIC):
        return False
    pages, version, owner = (_number(header, place) for place in (28, 60, 68))
    return (pages, version, owner) == (1, 0, 0) and header[103:105] == b"\0\0"


def _number(header: bytes, place: int) -> int:
    return int.from_bytes(header[place : place + 4], "big")


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def _is_writable(path: Path) -> bool:
    """Whether file and folder can be written: SQLite keeps its journal beside the file."""
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    return os.access(folder, os.W_OK) and (not path.exists() or os.access(path, os.W_OK))


def _open(path: Path, mode: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        f"file:{quote(os.fsencode(path.absolute()))}?mode={mode}",
        uri=True,
        timeout=BUSY_TIMEOUT_S,
        isolation_level=None,
        check_same_thread=False,
    )
    # A damaged name is shown with a mark in it, and does not hide all others.
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")
    connection.create_function("fold_case", 1, _fold_case, deterministic=True)
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _reading_mode(path: Path) -> str:
    """How to open a file that cannot be written.

    A journal means that someone may be writing. Without one, and without the right to make one,
    only a file that is taken for immutable can be read at all.
    """
    journal = Path(f"{path}-wal")
    in_use = journal.exists() and (_size(journal) > 0 or Path(f"{path}-shm").exists())
    return "ro" if in_use else "ro&immutable=1"


def _fold_case(name: bytes) -> str:
    return name.decode("utf-8", "replace").casefold()


def _make_ready(connection: sqlite3.Connection, path: Path, create: bool) -> None:
    connection.execute(f"PRAGMA page_size = {PAGE_SIZE}")
    connection.execute("PRAGMA synchronous = FULL")  # what was reported as added is there
    connection.execute("PRAGMA secure_delete = ON")  # removed texts leave no bytes behind
    if _is_empty(connection):  # or its making was cut short
        if not create:
            raise LibraryMissing(path.name)
        _create(connection)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA journal_size_limit = 67108864")


def _is_empty(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_schema").fetchone() is None


def _create(connection: sqlite3.Connection) -> None:
    """Make the tables, all or none, unless another program was faster."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        if _is_empty(connection):
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {FORMAT}")
            schema.make_tables(connection)
            Facts(connection).start()
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _refuse_damaged(connection: sqlite3.Connection, path: Path) -> None:
    """Look at what the journal may have changed: owner, format, tables."""
    (identity,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if identity != APPLICATION_ID:
        raise NotALibrary(path.name)
    if version > FORMAT:
        raise LibraryTooNew(path.name)
    if version == FORMAT and not schema.is_sound(connection):
        raise LibraryDamaged(path.name, reason="the description of its tables was changed")
