"""Store: the rows of the history. It knows nothing of what is packed in them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from plagcheck.history.connection import connect, in_our_words
from plagcheck.history.packing import pack_text, readable, storable
from plagcheck.history.saved import CLASS, HistoryLine, RemovedEntries, Row
from plagcheck.library.packing import Garbled, as_bytes, text_digest, unpack_text
from plagcheck.library.sqlite_file import transaction
from plagcheck.model.decisions import Status
from plagcheck.model.errors import Cause
from plagcheck.model.plain_json import from_json

_AMONG: Final = "IN (SELECT value FROM json_each(?))"

ENTRY: Final = (
    "kind, happened_at, name, path, student, class_name, other, other_path, other_student, "
    "words, matched_words, share, sources, searched, flags, papers, pairs, status, note, is_kept"
)
# Tables with rows of an entry, in the order in which they can be filled again.
OF_AN_ENTRY: Final = ("result", "left_out", "member", "shown")


class HistoryStore:
    """One history file. Use from one thread at a time."""

    def __init__(self, path: Path, *, create: bool) -> None:
        self.path = path
        self._db = connect(path, create=create)

    def close(self) -> None:
        self._db.close()

    @contextmanager
    def transaction(self, *, writing: bool = True) -> Iterator[None]:
        """All or nothing; for reading, all as it is now, whoever else writes meanwhile."""
        with in_our_words(self.path), transaction(self._db, writing=writing):
            yield

    def _select(self, statement: str, *values: object) -> list[Row]:
        with in_our_words(self.path):
            return self._db.execute(statement, values).fetchall()

    # -- facts

    def fact(self, key: str) -> str | None:
        rows = self._select("SELECT value FROM meta WHERE key = ?", key)
        return str(rows[0][0]) if rows else None

    def set_fact(self, key: str, value: str | None) -> None:
        """Inside a transaction; None forgets it."""
        self._db.execute("DELETE FROM meta WHERE key = ?", (key,))
        if value is not None:
            self._db.execute("INSERT INTO meta VALUES (?, ?)", (key, value))

    # -- in, inside a transaction

    def insert(self, values: Mapping[str, object], packed: bytes | None) -> int:
        """A new entry with its result."""
        columns = ENTRY.split(", ")
        marks = ", ".join("?" * len(columns))
        values = {**values, "is_kept": int(packed is not None)}
        row = [_plain(values[column]) for column in columns]
        statement = f"INSERT INTO entry ({ENTRY}) VALUES ({marks}) RETURNING id"
        ((number,),) = self._db.execute(statement, row).fetchall()
        if packed is not None:
            self._db.execute("INSERT INTO result VALUES (?, ?)", (number, packed))
        return int(number)

    def set_values(self, number: int, values: Mapping[str, object]) -> None:
        changes = ", ".join(f"{column} = ?" for column in values)
        row = [*map(_plain, values.values()), number]
        self._db.execute(f"UPDATE entry SET {changes} WHERE id = ?", row)

    def set_packed(self, number: int, packed: bytes) -> None:
        self._db.execute("UPDATE result SET packed = ? WHERE entry_id = ?", (packed, number))

    def set_members(self, number: int, students: Iterable[str]) -> None:
        self._db.execute("DELETE FROM member WHERE entry_id = ?", (number,))
        rows = {(number, storable(student)) for student in students}
        self._db.executemany("INSERT INTO member VALUES (?, ?)", sorted(rows))

    def show(
        self, number: int, place: int, text: str, name: str, paths: Sequence[str], student: str
    ) -> None:
        """Keep a text that an entry shows."""
        digest = text_digest(text)
        if not self._is_kept(digest, text):
            body = (digest, pack_text(text))
            self._db.execute("INSERT OR REPLACE INTO body VALUES (?, ?)", body)
        row = (number, place, digest, storable(name), _listed(paths), storable(student), "")
        self._db.execute("INSERT INTO shown VALUES (?, ?, ?, ?, ?, ?, ?)", row)

    def _is_kept(self, digest: bytes, text: str) -> bool:
        """Whether a text is there already, and sound: one that is damaged is written again."""
        row = self._db.execute("SELECT text FROM body WHERE sha256 = ?", (digest,)).fetchone()
        try:
            return row is not None and unpack_text(row[0]) == text
        except Garbled:
            return False

    def hide(self, number: int, place: int, erased_at: str) -> None:
        """Let go of a text that an entry showed, and of what it was called."""
        self._db.execute(
            "UPDATE shown SET sha256 = NULL, name = '', paths = '[]', student = '', erased_at = ? "
            "WHERE entry_id = ? AND place = ?",
            (erased_at, number, place),
        )

    def rename(
        self, number: int, place: int, name: str, paths: Sequence[str], student: str
    ) -> None:
        """A text that an entry shows is known by these names alone."""
        self._db.execute(
            "UPDATE shown SET name = ?, paths = ?, student = ? WHERE entry_id = ? AND place = ?",
            (storable(name), _listed(paths), storable(student), number, place),
        )

    def set_left_out(self, number: int, rules: object, choices: object) -> None:
        row = (number, *(storable(json.dumps(v, ensure_ascii=False)) for v in (rules, choices)))
        self._db.execute("INSERT OR REPLACE INTO left_out VALUES (?, ?, ?)", row)

    # -- out, inside a transaction

    def take(self, ids: Collection[int]) -> RemovedEntries:
        """All rows of entries, to put them back later."""
        wanted = (json.dumps(list(ids)),)
        texts = f"SELECT sha256 FROM shown WHERE entry_id {_AMONG}"
        statements = {
            "body": f"SELECT * FROM body WHERE sha256 IN ({texts})",
            "entry": f"SELECT * FROM entry WHERE id {_AMONG}",
        } | {table: f"SELECT * FROM {table} WHERE entry_id {_AMONG}" for table in OF_AN_ENTRY}
        rows = {
            table: tuple(self._db.execute(statement, wanted))
            for table, statement in statements.items()
        }
        return RemovedEntries(tuple(row[0] for row in rows["entry"]), rows)

    def put_back(self, rows: Mapping[str, Sequence[Row]]) -> None:
        """Rows that were taken; what is there already stays as it is."""
        for table in ("body", "entry", *OF_AN_ENTRY):
            for row in rows.get(table, ()):
                marks = ", ".join("?" * len(row))
                self._db.execute(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", row)

    def delete(self, ids: Collection[int]) -> int:
        """Delete entries, and texts that no other entry shows."""
        wanted = (json.dumps(list(ids)),)
        gone = self._db.execute(f"DELETE FROM entry WHERE id {_AMONG}", wanted).rowcount
        self.drop_unused()
        return gone

    def drop_result(self, number: int) -> None:
        """Keep no more than the line of an entry."""
        for table in ("result", "shown"):
            self._db.execute(f"DELETE FROM {table} WHERE entry_id = ?", (number,))
        self.set_values(number, {"is_kept": 0})
        self.drop_unused()

    def drop_unused(self) -> None:
        """Delete texts that nothing shows any more."""
        unused = "SELECT sha256 FROM body EXCEPT SELECT sha256 FROM shown"  # reads indexes only
        self._db.execute(f"DELETE FROM body WHERE sha256 IN ({unused})")

    def doom(self, path: str, when: str) -> None:
        self._db.execute("INSERT OR REPLACE INTO doomed VALUES (?, ?)", (path, when))

    def spare(self, path: str) -> None:
        self._db.execute("DELETE FROM doomed WHERE path = ?", (path,))

    # -- reading

    def lines(self) -> list[HistoryLine]:
        """All entries, newest first, as everywhere."""
        return self._lines("true")

    def lines_of(self, ids: Collection[int]) -> list[HistoryLine]:
        return self._lines(f"id {_AMONG}", json.dumps(list(ids)))

    def lines_before(self, when: str) -> list[HistoryLine]:
        return self._lines("happened_at < ?", when)

    def lines_of_class(self, name: str) -> list[HistoryLine]:
        return self._lines("class_name = ?", name)

    def _lines(self, where: str, *values: object) -> list[HistoryLine]:
        order = "ORDER BY happened_at DESC, id DESC"
        rows = self._select(f"SELECT id, {ENTRY} FROM entry WHERE {where} {order}", *values)
        try:
            return [_line(row) for row in rows]
        except (TypeError, ValueError) as error:
            with in_our_words(self.path):
                raise Garbled(Cause.RECORD_UNREADABLE) from error

    def class_at(self, path: str) -> int | None:
        """The class that is kept in a file."""
        statement = "SELECT id FROM entry WHERE kind = ? AND path = ?"
        rows = self._select(statement, CLASS, storable(path))
        return int(rows[0][0]) if rows else None

    def ids(self) -> list[int]:
        """All entries that can be reached, from the front or, behind a broken page, the back."""
        found: set[int] = set()
        for order in ("ASC", "DESC"):
            with suppress(sqlite3.DatabaseError):
                for (number,) in self._db.execute(f"SELECT id FROM entry ORDER BY id {order}"):
                    found.add(number)
        return sorted(found)

    def packed(self, number: int) -> bytes | None:
        rows = self._select("SELECT packed FROM result WHERE entry_id = ?", number)
        return as_bytes(rows[0][0]) if rows else None

    def texts(self, number: int) -> list[str]:
        """The texts an entry shows, in order; one that was erased is empty."""
        rows = self._select(
            "SELECT shown.sha256, text FROM shown LEFT JOIN body USING (sha256) "
            "WHERE entry_id = ? ORDER BY place",
            number,
        )
        with in_our_words(self.path):
            return ["" if digest is None else unpack_text(text) for digest, text in rows]

    def left_out(self, number: int) -> tuple[Any, Any]:
        """Rules and choices as they were stored."""
        statement = "SELECT rules, choices FROM left_out WHERE entry_id = ?"
        rows = self._select(statement, number)
        with in_our_words(self.path), readable():
            return (from_json(rows[0][0]), from_json(rows[0][1])) if rows else ({}, [])

    def members(self, number: int) -> list[str]:
        """The students of a class."""
        return [str(student) for each, student in self.all_members() if each == number]

    def all_members(self) -> list[Row]:
        """Entry and student."""
        return self._select("SELECT entry_id, student FROM member ORDER BY student")

    def mentions(self) -> list[Row]:
        """Entry, and what the teacher noted about it and about what to leave out."""
        return self._select(
            "SELECT id, note, coalesce(choices, '[]') "
            "FROM entry LEFT JOIN left_out ON entry_id = id"
        )

    def sources(self) -> list[Row]:
        """Entry, place, digest, name, list of paths and student of every source that is shown."""
        return self._select(
            "SELECT entry_id, place, sha256, name, paths, student FROM shown "
            "WHERE place > 0 AND sha256 IS NOT NULL"
        )

    def doomed(self) -> list[Row]:
        """Files that go, and since when."""
        return self._select("SELECT path, removed_at FROM doomed")

    # -- leaving nothing behind

    def rewrite(self) -> bool:
        """Write the whole file anew, and empty its journal; whether the journal is empty now.

        Deleted rows are overwritten at once, but SQLite may have moved them about before.
        """
        with in_our_words(self.path):
            self._db.execute("VACUUM")
            return self.empty_journal()

    def empty_journal(self) -> bool:
        with in_our_words(self.path):
            busy, *_ = self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            return not busy


def _listed(paths: Sequence[str]) -> str:
    return json.dumps([storable(path) for path in paths], ensure_ascii=False)


def _plain(value: object) -> object:
    return storable(value) if isinstance(value, str) else value


def _line(row: Row) -> HistoryLine:
    (
        number, kind, when, name, path, student, class_name, other, other_path, other_student,
        words, matched, share, sources, searched, flags, papers, pairs, status, note, kept,
    ) = row  # fmt: skip
    return HistoryLine(
        number, when, name, student, class_name, words, share, sources, Status(status), other,
        kind, path, note, matched, searched, flags, papers, pairs, other_path, other_student,
        bool(kept),
    )  # fmt: skip
