"""The file of an LSH index, or one in memory: how it is opened, and what is refused."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final, NamedTuple

from plagcheck import private
from plagcheck.library import sql_script
from plagcheck.library.sqlite_file import OwnFile, is_empty, is_writable, open_file
from plagcheck.lsh.minhash import LENGTH, require_length
from plagcheck.model.errors import (
    Cause,
    LSHIndexDamaged,
    LSHIndexError,
    LSHIndexMissing,
    LSHIndexReadOnly,
)
from plagcheck.textbook.curve import choose_bands

FORMAT: Final = 1
INDEX: Final = OwnFile(0x504C474C, FORMAT, LSHIndexError)  # "PLGL"
in_our_words: Final = INDEX.in_our_words


class Shape(NamedTuple):
    """How signatures of `length` values are cut."""

    bands: int
    rows: int
    length: int


def shape_of(
    threshold: float | None, bands: int | None, rows: int | None, length: int | None
) -> Shape:
    """The shape that is asked for; raises ValueError where there is none."""
    length = LENGTH if length is None else length
    require_length(length)
    if bands is None and rows is None:
        return Shape(*choose_bands(0.5 if threshold is None else threshold, length), length)
    if bands is None or rows is None or threshold is not None:
        raise ValueError("give a threshold, or bands and rows")
    if bands < 1 or rows < 1 or bands * rows > length:
        raise ValueError(f"{bands} bands of {rows} rows do not fit in {length} values")
    return Shape(bands, rows, length)


def in_memory(shape: Shape) -> sqlite3.Connection:
    """An index that goes with the program."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    _make_tables(connection, shape)
    return connection


def connect(path: Path, wanted: Shape | None, *, create: bool) -> sqlite3.Connection:
    """Open an index, making it where there is none; `wanted` is the shape of a new one."""
    with in_our_words(path, opening=True):
        fresh = INDEX.is_fresh(path)
        if fresh and not create:
            raise LSHIndexMissing(path.name)
        if not is_writable(path):
            raise LSHIndexReadOnly(path.name)
        if fresh:
            path.parent.mkdir(parents=True, exist_ok=True)
            private.make_file(path)
            private.close_to_others(path)  # one that was there, with nothing in it
        connection = open_file(path, "rwc" if fresh else "rw")
        try:
            _make_ready(connection, path, wanted or shape_of(None, None, None, None), create)
        except BaseException:
            connection.close()
            raise
        return connection


def _make_ready(connection: sqlite3.Connection, path: Path, shape: Shape, create: bool) -> None:
    connection.text_factory = bytes.decode  # of no other encoding: told as damage
    connection.execute("PRAGMA cache_size = -65536")
    connection.execute("PRAGMA synchronous = FULL")  # what was inserted is there
    connection.execute("PRAGMA secure_delete = ON")  # what is removed is overwritten
    if is_empty(connection):  # or its making was cut short
        if not create:
            raise LSHIndexMissing(path.name)
        INDEX.create(connection, lambda made: _make_tables(made, shape))
    INDEX.format_of(connection, path)
    if not sql_script.is_as_made(connection, __package__):
        raise LSHIndexDamaged(path.name, reason=Cause.TABLES_CHANGED)
    connection.execute("PRAGMA journal_mode = WAL")


def _make_tables(connection: sqlite3.Connection, shape: Shape) -> None:
    sql_script.make_tables(connection, __package__)
    connection.executemany("INSERT INTO meta VALUES (?, ?)", shape._asdict().items())
