"""The tables of a package's files: read from its schema.sql, and recognised in a file."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from importlib.resources import files

Described = tuple[str, str, str, str | None]  # type, name, table, statement

_COLUMNS = "type, name, tbl_name, sql"


@cache
def statements(package: str) -> tuple[str, ...]:
    """What makes the tables of a package."""
    script = files(package).joinpath("schema.sql").read_text(encoding="utf-8")
    return tuple(_split(script))


def make_tables(connection: sqlite3.Connection, package: str) -> None:
    """Make all tables, as part of the caller's transaction."""
    for statement in statements(package):
        connection.execute(statement)


def is_as_made(connection: sqlite3.Connection, package: str) -> bool:
    """Whether the tables are described as they were made; comments and layout do not count."""
    stored = connection.execute(f"SELECT {_COLUMNS} FROM sqlite_schema").fetchall()
    return sorted(map(_essence, stored)) == sorted(map(_essence, _as_made(package)))


@cache
def _as_made(package: str) -> tuple[Described, ...]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        make_tables(connection, package)
        rows = connection.execute(f"SELECT {_COLUMNS} FROM sqlite_schema")
        return tuple(rows.fetchall())


def _essence(row: Described) -> tuple[object, ...]:
    *names, statement = row
    # A name that is damaged may be no text at all.
    return *map(str, names), " ".join(re.sub(r"--[^\n]*", "", str(statement)).split())


def _split(script: str) -> Iterator[str]:
    pending = ""
    for line in script.splitlines(keepends=True):
        pending += line
        if sqlite3.complete_statement(pending):
            yield pending
            pending = ""
