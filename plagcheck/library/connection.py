"""Opening a library file: how it is written, what is made ready, what is refused."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path
from typing import Final

from plagcheck import private, unfinished
from plagcheck.library import leftovers, schema
from plagcheck.library.meta_table import MetaTable
from plagcheck.library.migrations import FORMAT, migrate, stand_in
from plagcheck.library.sqlite_file import OwnFile, is_empty, is_writable, open_file, size_of
from plagcheck.model.errors import (
    Cause,
    DiskFull,
    LibraryDamaged,
    LibraryError,
    LibraryMissing,
    LibraryReadOnly,
)

PAGE_SIZE: Final = 8192
LIBRARY: Final = OwnFile(0x504C4743, FORMAT, LibraryError)  # "PLGC"
in_our_words: Final = LIBRARY.in_our_words

_ALONE: Final = "ro&immutable=1"  # nobody writes to the file


def connect(path: Path, *, create: bool, read_only: bool = False) -> sqlite3.Connection:
    """Open a library, creating or migrating it where asked and needed.

    Where the disk is full, it can be read all the same, and whoever writes is told.
    """
    try:
        return _connect(path, create=create, read_only=read_only)
    except DiskFull:
        if LIBRARY.is_fresh(path):
            raise
        return _connect_without_room(path)


def _connect(path: Path, *, create: bool, read_only: bool) -> sqlite3.Connection:
    with in_our_words(path, opening=True):
        leftovers.recover(path, LIBRARY)
        unfinished.clear(path.parent)
        fresh = LIBRARY.is_fresh(path)
        writable = is_writable(path)
        if fresh and not create:
            raise LibraryMissing(path.name)
        if fresh and (read_only or not writable):
            raise LibraryReadOnly(path.name)
        if fresh:
            path.parent.mkdir(parents=True, exist_ok=True)
            private.make_file(path)
        connection = _open(path, "rwc" if fresh else "rw" if writable else _reading_mode(path))
        try:
            connection.execute("PRAGMA cache_size = -65536")
            if writable:
                _make_ready(connection, path, create)
            _refuse_damaged(connection, path)
            if writable:
                migrate(connection, path)
                leftovers.clear(connection, path, LIBRARY)  # now that this one is known to be whole
            else:
                stand_in(connection)
            if read_only:
                connection.execute("PRAGMA query_only = ON")
        except BaseException:
            connection.close()
            raise
        return connection


def _connect_without_room(path: Path) -> sqlite3.Connection:
    """Open a library for reading only, with nothing made beside it.

    Nobody else has it open, or what SQLite lacked the room for would be there.
    """
    with in_our_words(path, opening=True):
        has_journal = size_of(Path(f"{path}-wal")) > 0
        connection = _open(path, "rw" if has_journal else _ALONE)
        try:
            if has_journal:  # known by heart while it is read, instead of in a file that all share
                connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            _refuse_damaged(connection, path)
            stand_in(connection)
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
        if LIBRARY.is_fresh(path):
            raise LibraryMissing(path.name)
        if not is_writable(path):
            raise LibraryReadOnly(path.name)
        connection = _open(path, "rw")
        try:
            connection.execute("BEGIN IMMEDIATE")
            # A broken description of a table is read all the same.
            connection.execute("PRAGMA writable_schema = ON")
        except BaseException:
            connection.close()
            raise
        return connection


def _open(path: Path, mode: str) -> sqlite3.Connection:
    connection = open_file(path, mode)
    # A damaged name is shown with a mark in it, and does not hide all others.
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")
    connection.create_function("fold_case", 1, _fold_case, deterministic=True)
    return connection


def _reading_mode(path: Path) -> str:
    """How to open a file that cannot be written.

    A journal means that someone may be writing. Without one, and without the right to make one,
    only a file that is taken for immutable can be read at all.
    """
    journal = Path(f"{path}-wal")
    in_use = journal.exists() and (size_of(journal) > 0 or Path(f"{path}-shm").exists())
    return "ro" if in_use else _ALONE


def _fold_case(name: bytes) -> str:
    return name.decode("utf-8", "replace").casefold()


def _make_ready(connection: sqlite3.Connection, path: Path, create: bool) -> None:
    connection.execute(f"PRAGMA page_size = {PAGE_SIZE}")
    connection.execute("PRAGMA synchronous = FULL")  # what was reported as added is there
    connection.execute("PRAGMA secure_delete = ON")  # removed texts leave no bytes behind
    if is_empty(connection):  # or its making was cut short
        if not create:
            raise LibraryMissing(path.name)
        LIBRARY.create(connection, _make_tables)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA journal_size_limit = 67108864")


def _make_tables(connection: sqlite3.Connection) -> None:
    schema.make_tables(connection)
    MetaTable(connection).start()


def _refuse_damaged(connection: sqlite3.Connection, path: Path) -> None:
    version = LIBRARY.format_of(connection, path)
    if version == FORMAT and not schema.is_sound(connection):
        raise LibraryDamaged(path.name, reason=Cause.TABLES_CHANGED)
