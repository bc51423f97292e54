"""The tables of a library: made, and recognised."""

from __future__ import annotations

import sqlite3

from plagcheck.library import sql_script


def make_tables(connection: sqlite3.Connection) -> None:
    """Make all tables, as part of the caller's transaction."""
    sql_script.make_tables(connection, __package__)


def make_table(connection: sqlite3.Connection, name: str, *, temporary: bool = False) -> None:
    """Make one table that an older library lacks; a temporary one goes when it is closed."""
    made = statement(name)
    connection.execute(made.replace("TABLE", "TEMP TABLE", 1) if temporary else made)


def statement(name: str) -> str:
    """What makes a table."""
    begins = f"CREATE TABLE {name} "
    (found,) = (each for each in sql_script.statements(__package__) if begins in each)
    return found[found.index(begins) :]


def is_sound(connection: sqlite3.Connection) -> bool:
    """Whether the tables are described as they were made."""
    return sql_script.is_as_made(connection, __package__)
