"""Opening the history's file: whose it is, how old, how it is written; SQLite's errors in words."""

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

from plagcheck.library.packing import Garbled
from plagcheck.records.errors import (
    NotRecords,
    RecordsDamaged,
    RecordsError,
    RecordsFull,
    RecordsLocked,
    RecordsMissing,
    RecordsReadOnly,
    RecordsTooNew,
    RecordsUnusable,
)

APPLICATION_ID: Final = 0x504C4752  # "PLGR"
FORMAT: Final = 1
BUSY_TIMEOUT_S: Final = 10.0

_MAGIC: Final = b"SQLite format 3\x00"
_HEADER_SIZE: Final = 108  # of the file, and of its first page

_BY_CODE: Final[dict[int, type[RecordsError]]] = {
    sqlite3.SQLITE_FULL: RecordsFull,
    sqlite3.SQLITE_READONLY: RecordsReadOnly,
    sqlite3.SQLITE_PERM: RecordsReadOnly,
    sqlite3.SQLITE_BUSY: RecordsLocked,
    sqlite3.SQLITE_LOCKED: RecordsLocked,
    sqlite3.SQLITE_NOTADB: NotRecords,
}
_DAMAGE: Final = {
    sqlite3.SQLITE_CORRUPT: "its pages do not fit together",
    sqlite3.SQLITE_CONSTRAINT: "its records contradict each other",
}


@contextmanager
def in_our_words(path: Path, *, opening: bool = False) -> Iterator[None]:
    """Translate what SQLite raises; a wrong statement of ours is a bug and passes through."""
    try:
        yield
    except sqlite3.Error as error:
        code = (getattr(error, "sqlite_errorcode", None) or sqlite3.SQLITE_MISUSE) & 0xFF
        if opening and code == sqlite3.SQLITE_ERROR:
            raise RecordsDamaged(path.name, reason="its tables are not what they were") from error
        if code in (sqlite3.SQLITE_MISUSE, sqlite3.SQLITE_ERROR):
            raise
        if code in _BY_CODE:
            raise _BY_CODE[code](path.name) from error
        if code in _DAMAGE:
            raise RecordsDamaged(path.name, reason=_DAMAGE[code]) from error
        raise RecordsUnusable(path.name, reason=str(error)) from error
    except UnicodeDecodeError as error:  # a name, or SQLite's complaint, holds broken characters
        raise RecordsDamaged(path.name, reason=_DAMAGE[sqlite3.SQLITE_CORRUPT]) from error
    except Garbled as error:
        raise RecordsDamaged(path.name, reason=str(error)) from error
    except OSError as error:
        raise RecordsUnusable(path.name, reason=error.strerror or str(error)) from error


def connect(path: Path, *, create: bool) -> sqlite3.Connection:
    """Open a history, making it where asked and needed."""
    with in_our_words(path, opening=True):
        fresh = _is_fresh(path)
        if fresh and not create:
            raise RecordsMissing(path.name)
        if not _is_writable(path):
            raise RecordsReadOnly(path.name)
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = _open(path, "rwc" if fresh else "rw")
        try:
            _make_ready(connection, path, create)
        except BaseException:
            connection.close()
            raise
        return connection


def _is_fresh(path: Path) -> bool:
    """Whether there is no history yet. Looks at the bytes only: never touch a stranger's file."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return True
    if not stat.S_ISREG(status.st_mode):
        raise NotRecords(path.name)
    with path.open("rb") as file:
        header = file.read(_HEADER_SIZE)
    if not header or _is_blank(header):
        return True
    # Tables are made before the first journal is: the file itself always says whose it is.
    if not header.startswith(_MAGIC) or _number(header, 68) != APPLICATION_ID:
        raise NotRecords(path.name)
    if _number(header, 60) > FORMAT:
        raise RecordsTooNew(path.name)
    return False


def _is_blank(header: bytes) -> bool:
    """Whether a SQLite file has a single page, nobody's mark, and no table: its making was cut."""
    if len(header) < _HEADER_SIZE or not header.startswith(_MAGIC):
        return False
    pages, version, owner = (_number(header, place) for place in (28, 60, 68))
    return (pages, version, owner) == (1, 0, 0) and header[103:105] == b"\0\0"


def _number(header: bytes, place: int) -> int:
    return int.from_bytes(header[place : place + 4], "big")


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
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _make_ready(connection: sqlite3.Connection, path: Path, create: bool) -> None:
    connection.execute("PRAGMA synchronous = FULL")  # what was reported as saved is there
    connection.execute("PRAGMA secure_delete = ON")  # what is erased is overwritten
    if _is_empty(connection):
        if not create:
            raise RecordsMissing(path.name)
        _create(connection)
    connection.execute("PRAGMA journal_mode = WAL")
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if owner != APPLICATION_ID:
        raise NotRecords(path.name)
    if version > FORMAT:
        raise RecordsTooNew(path.name)
    if version != FORMAT or not _has_all_tables(connection):
        raise RecordsDamaged(path.name, reason="its tables are not what they were")


def _is_empty(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_schema").fetchone() is None


def _create(connection: sqlite3.Connection) -> None:
    """Make the tables, all or none, unless another program was faster."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        if _is_empty(connection):
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {FORMAT}")
            for statement in _statements():
                connection.execute(statement)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _statements() -> Iterator[str]:
    pending = ""
    script = files(__package__).joinpath("schema.sql").read_text(encoding="utf-8")
    for line in script.splitlines(keepends=True):
        pending += line
        if sqlite3.complete_statement(pending):
            yield pending
            pending = ""


def _has_all_tables(connection: sqlite3.Connection) -> bool:
    stored = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
    wanted = {statement.split("CREATE TABLE ")[1].split()[0] for statement in _statements()
              if "CREATE TABLE" in statement}  # fmt: skip
    return wanted <= stored
