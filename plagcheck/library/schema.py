"""The tables of a library: made, recognised, and mended where their description was damaged."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from importlib.resources import files
from operator import eq

Described = tuple[str, str, str, str | None]  # type, name, table, statement

_COLUMNS = "type, name, tbl_name, sql"


def make_tables(connection: sqlite3.Connection) -> None:
    """Make all tables, as part of the caller's transaction."""
    for statement in _statements():
        connection.execute(statement)


def make_table(connection: sqlite3.Connection, name: str, *, temporary: bool = False) -> None:
    """Make one table that an older library lacks; a temporary one goes when it is closed."""
    begins = f"CREATE TABLE {name} "
    (statement,) = (each for each in _statements() if begins in each)
    wanted = begins.replace("TABLE", "TEMP TABLE") if temporary else begins
    connection.execute(statement.replace(begins, wanted))


def is_sound(connection: sqlite3.Connection) -> bool:
    """Whether the tables are described as they were made; comments and layout do not count."""
    stored = connection.execute(f"SELECT {_COLUMNS} FROM sqlite_schema").fetchall()
    return sorted(map(_essence, stored)) == sorted(map(_essence, _as_made()))


def mend(connection: sqlite3.Connection) -> None:
    """Describe the tables as they were made; inside a transaction, to be rolled back.

    Tables are known by their order: their very names may be damaged. It is the one in which they
    were made, or the one in which they are since the file was written anew.
    """
    connection.execute("PRAGMA writable_schema = ON")  # a broken description is read all the same
    if is_sound(connection):
        return
    rows = connection.execute(
        f"SELECT rowid, {_COLUMNS} FROM sqlite_schema ORDER BY rowid"
    ).fetchall()
    left = [row[1:] for row in rows]
    orders = (_as_made(), _as_made(written_anew=True))
    order = max(orders, key=lambda made: sum(map(eq, left, made)))
    for (number, *_), described in zip(rows, order, strict=False):
        connection.execute(
            f"UPDATE sqlite_schema SET ({_COLUMNS}) = (?, ?, ?, ?) WHERE rowid = ?",
            (*described, number),
        )
    connection.execute("PRAGMA writable_schema = RESET")


@cache
def _as_made(*, written_anew: bool = False) -> tuple[Described, ...]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        make_tables(connection)
        if written_anew:
            connection.execute("VACUUM")
        rows = connection.execute(f"SELECT {_COLUMNS} FROM sqlite_schema ORDER BY rowid")
        return tuple(rows.fetchall())


def _essence(row: Described) -> tuple[object, ...]:
    *names, statement = row
    return *names, " ".join(re.sub(r"--[^\n]*", "", str(statement)).split())


@cache
def _statements() -> tuple[str, ...]:
    script = files(__package__).joinpath("schema.sql").read_text(encoding="utf-8")
    return tuple(_split(script))


def _split(script: str) -> Iterator[str]:
    pending = ""
    for line in script.splitlines(keepends=True):
        pending += line
        if sqlite3.complete_statement(pending):
            yield pending
            pending = ""
