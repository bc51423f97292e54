"""SQLite files of our own: whose a file is, how it is opened, and SQLite's errors in our words."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import stat
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from plagcheck import open_files
from plagcheck.library.packing import Garbled
from plagcheck.model.errors import Cause, Fault, OwnFileError, system_says
from plagcheck.open_files import opened

# Nobody is left without a word for more than two seconds, of which starting Python and reading what
# a command needs take up to one.
BUSY_TIMEOUT_S: Final = 1.0

_MAGIC: Final = b"SQLite format 3\x00"
_OUR_MARKS: Final = b"PLG"
_HEADER_SIZE: Final = 108  # of the file, and of its first page
_FAULTS: Final = {
    sqlite3.SQLITE_FULL: Fault.FULL,
    sqlite3.SQLITE_READONLY: Fault.READ_ONLY,
    sqlite3.SQLITE_PERM: Fault.READ_ONLY,
    sqlite3.SQLITE_BUSY: Fault.LOCKED,
    sqlite3.SQLITE_LOCKED: Fault.LOCKED,
    sqlite3.SQLITE_NOTADB: Fault.STRANGER,
}
_DAMAGE: Final = {
    sqlite3.SQLITE_CORRUPT: Cause.PAGES_BROKEN,
    sqlite3.SQLITE_CONSTRAINT: Cause.RECORDS_CONTRADICT,
}
_BROKEN: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)
# What SQLite says of a full disk when it cannot even make its journal, or did without one.
_WITHOUT_ROOM: Final = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY)
_ROOM: Final = 64 << 10  # a journal needs half of it to begin with


@dataclass(frozen=True, slots=True)
class OwnFile:
    """Files of one kind: the mark and format in their header, and what is raised about them."""

    mark: int
    format: int
    family: type[OwnFileError]

    def error(
        self, fault: Fault, path: Path, reason: Cause | None = None, value: str = ""
    ) -> OwnFileError:
        """The error of this family that stands for a fault."""
        kind = next(each for each in self.family.__subclasses__() if each.fault is fault)
        return kind(path.name, reason=reason, value=value)

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
                raise self.error(Fault.DAMAGED, path, Cause.TABLES_CHANGED) from error
            if code in (sqlite3.SQLITE_MISUSE, sqlite3.SQLITE_ERROR):
                raise
            raise self._translated(code, path, error) from error
        except UnicodeDecodeError as error:  # a name, or SQLite's complaint, has broken characters
            raise self.error(Fault.DAMAGED, path, Cause.PAGES_BROKEN) from error
        except Garbled as error:
            raise self.error(Fault.DAMAGED, path, error.why, value=error.value) from error
        except OSError as error:
            if error.errno == errno.ENOSPC:
                raise self.error(Fault.FULL, path) from error
            raise self.error(Fault.UNUSABLE, path, **system_says(error)) from error

    def _translated(self, code: int, path: Path, error: sqlite3.Error) -> OwnFileError:
        if code in _WITHOUT_ROOM and is_writable(path) and _is_disk_full(path):
            return self.error(Fault.FULL, path)
        if code in _FAULTS:
            return self.error(_FAULTS[code], path)
        if code in _DAMAGE:
            return self.error(Fault.DAMAGED, path, _DAMAGE[code])
        return self.error(Fault.UNUSABLE, path, Cause.SYSTEM_ERROR, value=error.sqlite_errorname)

    def is_fresh(self, path: Path) -> bool:
        """Whether there is none yet. Looks at the bytes only: never touch a stranger's file."""
        try:
            status = path.stat()
        except FileNotFoundError:
            return True
        if not stat.S_ISREG(status.st_mode):
            raise self.error(Fault.STRANGER, path)
        with opened(path) as file:
            header = file.read(_HEADER_SIZE)
        if not header or (_is_blank(header) and not size_of(Path(f"{path}-wal"))):
            return True
        # Tables are made before the first journal is: the file itself always says whose it is.
        if not header.startswith(_MAGIC) or _number(header, 68) != self.mark:
            raise self.error(Fault.STRANGER, path)
        if _number(header, 60) > self.format:
            raise self.error(Fault.TOO_NEW, path)
        return False

    def is_one(self, path: Path, *, begun: bool = False) -> bool:
        """Whether a file is of this kind; or `begun` to be one, with nothing in it yet."""
        try:
            return path.exists() and (not self.is_fresh(path) or begun)
        except (OSError, self.family):
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
            raise self.error(Fault.STRANGER, path)
        if version > self.format:
            raise self.error(Fault.TOO_NEW, path)
        return int(version)


class Connection(sqlite3.Connection):
    """A connection whose locks stay while other parts of the program read the same file."""

    file: open_files.Identity | None = None

    def close(self) -> None:
        super().close()
        if self.file is not None:
            open_files.disconnected(self.file)
            self.file = None


def open_file(path: Path, mode: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        f"file:{quote(os.fsencode(path.absolute()))}?mode={mode}",
        uri=True,
        timeout=BUSY_TIMEOUT_S,
        isolation_level=None,
        check_same_thread=False,
        factory=Connection,
    )
    connection.file = open_files.connected(path)
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


def readable_rows(
    connection: sqlite3.Connection, statement: str, values: Sequence[object] = ()
) -> list[tuple[Any, ...]]:
    """Rows up to where a file is broken."""
    rows: list[tuple[Any, ...]] = []
    try:
        rows.extend(connection.execute(statement, values))
    except sqlite3.DatabaseError as error:
        if not tells_damage(error):
            raise
    return rows


def tells_damage(error: sqlite3.Error) -> bool:
    """Whether it stands for what a file holds; a table that is not there is an error of SQL."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in _BROKEN


def is_empty(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_schema").fetchone() is None


def itself(path: Path) -> Path:
    """The file that a link leads to: what belongs to it stands beside it, not beside the link."""
    return Path(os.path.realpath(path)) if path.is_symlink() else path


def is_writable(path: Path) -> bool:
    """Whether file and folder can be written: SQLite keeps its journal beside the file."""
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    return os.access(folder, os.W_OK) and (not path.exists() or os.access(path, os.W_OK))


def _is_disk_full(path: Path) -> bool:
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    return shutil.disk_usage(folder).free < _ROOM


def is_ours(path: Path) -> bool:
    """Whether a file is a library or a history: all our marks begin alike."""
    if not path.is_file():
        return False
    with opened(path) as file:
        header = file.read(_HEADER_SIZE)
    return header.startswith(_MAGIC) and header[68:71] == _OUR_MARKS


def format_in(path: Path) -> int:
    """The format that the header of a file of ours tells."""
    with opened(path) as file:
        return _number(file.read(_HEADER_SIZE), 60)


def missing_bytes(path: Path) -> int:
    """How much shorter a file is than its own header says; 0 where that says nothing."""
    with opened(path) as file:
        header = file.read(_HEADER_SIZE)
    if len(header) < _HEADER_SIZE or not header.startswith(_MAGIC):
        return 0
    page = int.from_bytes(header[16:18], "big")
    whole = _number(header, 28) * (1 << 16 if page == 1 else page)
    return max(0, whole - size_of(path))


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
