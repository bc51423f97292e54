"""SQLite files of our own: whose a file is, how it is opened, and SQLite's errors in our words."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import quote

from plagcheck.library.packing import Garbled
from plagcheck.model.errors import PlagcheckError

BUSY_TIMEOUT_S: Final = 10.0

_MAGIC: Final = b"SQLite format 3\x00"
_HEADER_SIZE: Final = 108  # of the file, and of its first page
_BROKEN: Final = "its pages do not fit together"
_DAMAGE: Final = {
    sqlite3.SQLITE_CORRUPT: _BROKEN,
    sqlite3.SQLITE_CONSTRAINT: "its records contradict each other",
}
# What SQLite says of a full disk when it cannot even make its journal.
_WITHOUT_ROOM: Final = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN)
_ROOM: Final = 64 << 10  # a journal needs half of it to begin with

Fault = type[PlagcheckError]


@dataclass(frozen=True, slots=True)
class OwnFile:
    """Files of one kind: the mark and format in their header, and what is raised about them."""

    mark: int
    format: int
    missing: Fault
    stranger: Fault
    too_new: Fault
    read_only: Fault
    locked: Fault
    full: Fault
    damaged: Fault
    unusable: Fault

    @contextmanager
    def in_our_words(self, path: Path, *, opening: bool = False) -> Iterator[None]:
        """Translate what SQLite raises.

        A wrong statement of ours is a bug and passes through, once the tables are known to be ours.
        """
        try:
            yield
        except sqlite3.Error as error:
            code = (getattr(error, "sqlite_errorcode", None) or sqlite3.SQLITE_MISUSE) & 0xFF
            if opening and code == sqlite3.SQLITE_ERROR:
                raise self.damaged(path.name, reason=str(error)) from error
            if code in (sqlite3.SQLITE_MISUSE, sqlite3.SQLITE_ERROR):
                raise
            raise self._fault(code, path, error) from error
        except UnicodeDecodeError as error:  # a name, or SQLite's complaint, has broken characters
            raise self.damaged(path.name, reason=_BROKEN) from error
        except Garbled as error:
            raise self.damaged(path.name, reason=str(error)) from error
        except OSError as error:
            if error.errno == errno.ENOSPC:
                raise self.full(path.name) from error
            raise self.unusable(path.name, reason=error.strerror or str(error)) from error

    def _fault(self, code: int, path: Path, error: sqlite3.Error) -> PlagcheckError:
        known = {
            sqlite3.SQLITE_FULL: self.full,
            sqlite3.SQLITE_READONLY: self.read_only,
            sqlite3.SQLITE_PERM: self.read_only,
            sqlite3.SQLITE_BUSY: self.locked,
            sqlite3.SQLITE_LOCKED: self.locked,
            sqlite3.SQLITE_NOTADB: self.stranger,
        }
        if code in known:
            return known[code](path.name)
        if code in _DAMAGE:
            return self.damaged(path.name, reason=_DAMAGE[code])
        if code in _WITHOUT_ROOM and _is_disk_full(path):
            return self.full(path.name)
        return self.unusable(path.name, reason=str(error))

    def is_fresh(self, path: Path) -> bool:
        """Whether there is none yet. Looks at the bytes only: never touch a stranger's file."""
        try:
            status = path.stat()
        except FileNotFoundError:
            return True
        if not stat.S_ISREG(status.st_mode):
            raise self.stranger(path.name)
        with path.open("rb") as file:
            header = file.read(_HEADER_SIZE)
        if not header or (_is_blank(header) and not size_of(Path(f"{path}-wal"))):
            return True
        # Tables are made before the first journal is: the file itself always says whose it is.
        if not header.startswith(_MAGIC) or _number(header, 68) != self.mark:
            raise self.stranger(path.name)
        if _number(header, 60) > self.format:
            raise self.too_new(path.name)
        return False

    def create(
        self, connection: sqlite3.Connection, make_tables: Callable[[sqlite3.Connection], None]
    ) -> None:
        """Make the tables, all or none, unless another program was faster."""
        with transaction(connection):
            if is_empty(connection):
                connection.execute(f"PRAGMA application_id = {self.mark}")
                connection.execute(f"PRAGMA user_version = {self.format}")
                make_tables(connection)

    def format_of(self, connection: sqlite3.Connection, path: Path) -> int:
        """Its format, after what the journal may have changed; a stranger's is refused."""
        (mark,) = connection.execute("PRAGMA application_id").fetchone()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if mark != self.mark:
            raise self.stranger(path.name)
        if version > self.format:
            raise self.too_new(path.name)
        return int(version)


def open_file(path: Path, mode: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        f"file:{quote(os.fsencode(path.absolute()))}?mode={mode}",
        uri=True,
        timeout=BUSY_TIMEOUT_S,
        isolation_level=None,
        check_same_thread=False,
    )
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


@contextmanager
def transaction(connection: sqlite3.Connection, *, writing: bool = True) -> Iterator[None]:
    """All or nothing; for reading, all as it is now, whoever else writes meanwhile.

    Reading goes on in a transaction that is there already.
    """
    if not writing and connection.in_transaction:
        yield
        return
    connection.execute("BEGIN IMMEDIATE" if writing else "BEGIN")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def is_empty(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_schema").fetchone() is None


def is_writable(path: Path) -> bool:
    """Whether file and folder can be written: SQLite keeps its journal beside the file."""
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    return os.access(folder, os.W_OK) and (not path.exists() or os.access(path, os.W_OK))


def _is_disk_full(path: Path) -> bool:
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    return shutil.disk_usage(folder).free < _ROOM


def size_of(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def _is_blank(header: bytes) -> bool:
    """Whether a SQLite file has a single page, nobody's mark, and no table: its making was cut."""
    if len(header) < _HEADER_SIZE or not header.startswith(_MAGIC):
        return False
    pages, version, owner = (_number(header, place) for place in (28, 60, 68))
    return (pages, version, owner) == (1, 0, 0) and header[103:105] == b"\0\0"


def _number(header: bytes, place: int) -> int:
    return int.from_bytes(header[place : place + 4], "big")
