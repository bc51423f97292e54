"""Roots: the pages at which a library's tables begin, found by what stands in them.

Where the description of the tables is damaged, SQLite reads nothing of a file, though all documents
may be in it. Which tables there are is known; which is which, the seals of their rows tell.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from plagcheck.library import schema
from plagcheck.library.connection import LIBRARY, PAGE_SIZE, connect_to_damaged, in_our_words
from plagcheck.library.migrations import FORMAT
from plagcheck.library.packing import seal
from plagcheck.library.rows import CONTENT, DOCUMENT, LIKENESS, ORIGIN, OUTLINE
from plagcheck.library.sqlite_file import readable_rows, size_of, tells_damage
from plagcheck.model.entry import Holds
from plagcheck.open_files import opened

# What the seal of a row covers, in all tables that a library can be made of again.
_SEALED: Final = {
    "meta": "key, value",
    "document": DOCUMENT,
    "origin": ORIGIN,
    "content": CONTENT,
    "collection": "name, holds",
    "outline": OUTLINE,
    "likeness": LIKENESS,
}
_EVER: Final = {"meta", "document", "origin", "content"}  # in every format
_LOOKED_AT: Final = 20  # rows: where all of so many are damaged, a table is not known by them
# https://www.sqlite.org/fileformat2.html: what a page begins with that lists pages, or holds rows.
_LISTING: Final = (2, 5)
_OF_TREES: Final = (*_LISTING, 10, 13)


def are_known(path: Path) -> bool:
    """Whether a library's tables are described, and none as beginning where another does."""
    with in_our_words(path), closing(connect_to_damaged(path)) as connection:
        described = _described(connection)
        try:
            is_complete = schema.is_sound(connection)
        except sqlite3.DatabaseError as error:
            if not tells_damage(error):
                raise
            return False
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version < FORMAT:
            is_complete = described.keys() >= _EVER
        return is_complete and all(_holds(connection, each) is not False for each in described)


def describe_anew(copy: Path) -> None:
    """Give a copy of a library that nobody has open a description in which each table is found.

    One that is not found stays where it was, if that is known, or is left out. Indexes are left
    out, too: rows are read without.
    """
    with in_our_words(copy):
        with closing(connect_to_damaged(copy)) as connection:  # closing folds the journal in
            described = _described(connection)
        roots = list(_roots(copy))
        _write_first_page(copy)
        for table in _SEALED:
            before = [described[table]] if table in described else []
            if not any(_is_at(copy, table, root) for root in before + roots):
                _describe(copy, table, *before)


def _described(connection: sqlite3.Connection) -> dict[str, int]:
    """Where tables are said to begin."""
    rows = readable_rows(connection, "SELECT name, rootpage FROM sqlite_schema")
    return {name: root for name, root in rows if name in _SEALED}


def _is_at(copy: Path, table: str, root: int) -> bool:
    _describe(copy, table, root)
    with closing(connect_to_damaged(copy)) as connection:
        return _holds(connection, table) is True


def _describe(copy: Path, table: str, *roots: int) -> None:
    """Describe a table as beginning there, or nowhere."""
    with closing(connect_to_damaged(copy)) as connection:
        connection.execute("DELETE FROM sqlite_schema WHERE name = ?", (table,))
        connection.executemany(
            "INSERT INTO sqlite_schema VALUES ('table', ?, ?, ?, ?)",
            [(table, table, root, schema.statement(table)) for root in roots],
        )
        connection.execute("COMMIT")


def _holds(connection: sqlite3.Connection, table: str) -> bool | None:
    """Whether a row is found that was written into a table; None: no row at all."""
    is_there = None
    for order in ("", "ORDER BY 1 DESC"):  # behind a broken page, from the back
        statement = f"SELECT {_SEALED[table]}, seal FROM {table} {order} LIMIT {_LOOKED_AT}"
        for *values, sealed in readable_rows(connection, statement):
            # Facts and collections are both a name and a word.
            is_holding = table in ("meta", "collection") and values[1] in tuple(Holds)
            if seal(*values) == sealed and is_holding == (table == "collection"):
                return True
            is_there = False
    return is_there


def _roots(path: Path) -> Iterator[int]:
    """Pages that begin a tree: no other page lists them."""
    trees: list[int] = []
    listed: set[int] = set()
    with opened(path) as file:
        for number in range(1, size_of(path) // PAGE_SIZE + 1):
            page = file.read(PAGE_SIZE)
            if number > 1 and page[0] in _OF_TREES:
                trees.append(number)
                listed.update(_listed(page) if page[0] in _LISTING else ())
    return (number for number in trees if number not in listed)


def _listed(page: bytes) -> Iterator[int]:
    """The pages that a page lists: the last in its head, others where its cells begin."""
    yield int.from_bytes(page[8:12], "big")
    for at in range(12, 12 + 2 * int.from_bytes(page[3:5], "big"), 2):
        place = int.from_bytes(page[at : at + 2], "big")
        yield int.from_bytes(page[place : place + 4], "big")


def _write_first_page(copy: Path) -> None:
    """That of a library without any table, and with as many pages."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute(f"PRAGMA page_size = {PAGE_SIZE}")
        connection.execute(f"PRAGMA application_id = {LIBRARY.mark}")
        page = bytearray(connection.serialize())
    page[28:32] = (size_of(copy) // PAGE_SIZE).to_bytes(4, "big")
    with copy.open("rb+") as file:
        file.write(page)
