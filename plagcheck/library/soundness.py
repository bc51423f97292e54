"""What SQLite, the seals and the counters say of a library's rows; knows nothing of texts."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Final

from plagcheck.library.collection_table import CollectionTable
from plagcheck.library.likeness_table import LikenessTable
from plagcheck.library.meta_table import MetaTable
from plagcheck.library.packing import Garbled, seal
from plagcheck.library.rows import CONTENT, DOCUMENT, LIKENESS, ORIGIN, OUTLINE
from plagcheck.model.entry import Damage
from plagcheck.model.errors import Cause

_OF_TEXT: Final = "(SELECT id FROM document WHERE text_sha256 = likeness.text_sha256)"
_SEALED: Final = (
    ("document", "id", DOCUMENT),
    ("origin", "document_id", ORIGIN),
    ("content", "document_id", CONTENT),
    ("outline", "document_id", OUTLINE),
    ("likeness", _OF_TEXT, LIKENESS),
)
_COUNTED: Final = (
    ("document", "documents", Cause.DOCUMENTS_MISCOUNTED),
    ("origin", "origins", Cause.ORIGINS_MISCOUNTED),
)


def structural_problems(db: sqlite3.Connection) -> Iterator[Damage]:
    """Rows that do not fit together."""
    for (said,) in db.execute("PRAGMA integrity_check(20)").fetchall():
        if said != "ok":
            yield Damage(Cause.SQLITE_FOUND, value=str(said))
    for table, *_ in db.execute("PRAGMA foreign_key_check").fetchall():
        yield Damage(Cause.RECORD_ALONE, value=str(table))
    yield from MetaTable(db).problems()
    yield from CollectionTable(db).problems()
    yield from LikenessTable(db).problems()
    for table, key, why in _COUNTED:
        (counted,) = db.execute(f"SELECT count(*) FROM {table}").fetchone()
        if counted != MetaTable(db).number(key):
            yield Damage(why, value=counted)
    (largest,) = db.execute("SELECT coalesce(max(id), 0) FROM document").fetchone()
    if largest > last_number(db):
        yield Damage(Cause.NUMBERS_CHANGED)


def last_number(db: sqlite3.Connection) -> int:
    """The last number that was given to a document; none is given twice."""
    row = db.execute("SELECT seq FROM sqlite_sequence WHERE name = 'document'").fetchone()
    if row and not isinstance(row[0], int):
        raise Garbled(Cause.FACT_UNREADABLE, "sqlite_sequence")
    return row[0] if row else 0


def broken_seals(db: sqlite3.Connection) -> Iterator[tuple[int, str]]:
    """Documents of which a row is not what was written, and the table."""
    for table, owner, columns in _SEALED:
        for number, sealed, *values in db.execute(f"SELECT {owner}, seal, {columns} FROM {table}"):
            if seal(*values) != sealed:
                yield number, table
