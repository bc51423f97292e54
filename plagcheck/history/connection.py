"""Opening the history's file: how it is written, what is made ready, what is refused."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from plagcheck import private
from plagcheck.library import sql_script
from plagcheck.library.sqlite_file import OwnFile, is_empty, is_writable, open_file, transaction
from plagcheck.model.errors import (
    Cause,
    RecordsDamaged,
    RecordsError,
    RecordsMissing,
    RecordsReadOnly,
)

FORMAT: Final = 2  # raise with the version of packed values, too: older programs refuse it then
OLDEST: Final = 1  # that can be upgraded
RECORDS: Final = OwnFile(0x504C4752, FORMAT, RecordsError)  # "PLGR"
in_our_words: Final = RECORDS.in_our_words


def connect(path: Path, *, create: bool) -> sqlite3.Connection:
    """Open a history, making it where asked and needed."""
    with in_our_words(path, opening=True):
        fresh = RECORDS.is_fresh(path)
        if fresh and not create:
            raise RecordsMissing(path.name)
        if not is_writable(path):
            raise RecordsReadOnly(path.name)
        path.parent.mkdir(parents=True, exist_ok=True)
        if fresh:
            private.make_file(path)
        connection = open_file(path, "rwc" if fresh else "rw")
        try:
            _make_ready(connection, path, create)
        except BaseException:
            connection.close()
            raise
        return connection


def _make_ready(connection: sqlite3.Connection, path: Path, create: bool) -> None:
    connection.execute("PRAGMA synchronous = FULL")  # what was reported as saved is there
    connection.execute("PRAGMA secure_delete = ON")  # what is erased is overwritten
    if is_empty(connection):
        if not create:
            raise RecordsMissing(path.name)
        RECORDS.create(connection, _make_tables)
    connection.execute("PRAGMA journal_mode = WAL")
    if RECORDS.format_of(connection, path) < OLDEST or not _has_all_tables(connection):
        raise RecordsDamaged(path.name, reason=Cause.TABLES_CHANGED)
    _upgrade(connection, path)


def _upgrade(connection: sqlite3.Connection, path: Path) -> None:
    """From format 1, which has the same tables: what is packed in them is read as it is."""
    if RECORDS.format_of(connection, path) < FORMAT:
        with transaction(connection):
            RECORDS.format_of(connection, path)  # another program may be faster, and newer
            connection.execute(f"PRAGMA user_version = {FORMAT}")


def _make_tables(connection: sqlite3.Connection) -> None:
    sql_script.make_tables(connection, __package__)


def _has_all_tables(connection: sqlite3.Connection) -> bool:
    stored = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
    script = sql_script.statements(__package__)
    wanted = {
        each.split("CREATE TABLE ")[1].split()[0] for each in script if "CREATE TABLE" in each
    }
    return wanted <= stored
