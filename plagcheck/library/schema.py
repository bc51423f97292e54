"""The tables of a library: made, and recognised."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from importlib.resources import files

Described = tuple[str, str, str, str | None]  # type, name, table, statement

_COLUMNS = "type, name, tbl_name, sql"


def make_tables(connection: sqlite3.Connection) -> None:
    """Make all tables, as part of the caller's transaction."""
    for statement in _statements():
        connection.execute(statement)


def make_table(connection: sqlite3.Connection, name: str, *, temporary: bool = False) -> None:
    """Make one table that an older library lacks; a temporary one goes when it is closed."""
    made = statement(name)
    connection.execute(made.replace("TABLE", "TEMP TABLE", 1) if temporary else made)


def statement(name: str) -> str:
    """What makes a table."""
    begins = f"CREATE TABLE {name} "
    (found,) = (each for each in _statements() if begins in each)
    return found[found.index(begins) :]


def is_sound(connection: sqlite3.Connection) -> bool:
    """Whether the tables are described as they were made; comments and layout do not count."""
    stored = connection.execute(f"SELECT {_COLUMNS} FROM sqlite_schema").fetchall()
    return sorted(map(_essence, stored)) == sorted(map(_essence, _as_made()))


@cache
def _as_made() -> tuple[Described, ...]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        make_tables(connection)
        rows = connection.execute(f"SELECT {_COLUMNS} FROM sqlite_schema")
        return tuple(rows.fetchall())


def _essence(row: Described) -> tuple[object, ...]:
    *names, statement = row
    # A name that is damaged may be no text at all.
    return *map(str, names), " ".join(re.sub(r"--[^\n]*", "", str(statement)).split())


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
