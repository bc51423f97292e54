"""Store: the door to the database. It keeps rows and arrays and knows nothing of words.

A narrow one: batches in, documents out, holders of keys, texts. A store on another database has
these methods and passes the same tests.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from plagcheck.index.hashing import Hashes
from plagcheck.index.sketches import Sketches
from plagcheck.library import soundness
from plagcheck.library.backup import write_copy
from plagcheck.library.collection_table import CollectionTable
from plagcheck.library.connection import connect, in_our_words
from plagcheck.library.gaps import overwrite_gaps
from plagcheck.library.likeness_table import LikenessTable
from plagcheck.library.meta_table import REMOVED, MetaTable
from plagcheck.library.migrations import discard_older_copies
from plagcheck.library.packing import Garbled, as_bytes, pack_notes, seal, unpack_spans
from plagcheck.library.posting_table import PostingTable
from plagcheck.library.postings import LARGEST_ID, Entries
from plagcheck.library.rows import (
    CONTENT,
    DOCUMENT,
    ORIGIN,
    OUTLINE,
    Row,
    content_values,
    document_values,
    origin_values,
    outline_values,
    read_content,
    read_entry,
    read_origin,
    sealed,
    signature,
)
from plagcheck.library.sqlite_file import BUSY_TIMEOUT_S, itself, open_file, size_of, transaction
from plagcheck.model.document import Span
from plagcheck.model.entry import Damage, Entry, Holds, Origin
from plagcheck.model.errors import Cause, LibraryUnusable
from plagcheck.model.progress import Observer
from plagcheck.open_files import opened

_AMONG: Final = "IN (SELECT value FROM json_each(?))"

T = TypeVar("T")


class LibraryStore:
    """One library file. Use from one thread at a time."""

    def __init__(self, path: Path, *, create: bool = False, read_only: bool = False) -> None:
        self.path = itself(path)
        self._db = connect(self.path, create=create, read_only=read_only)
        self._facts = MetaTable(self._db)
        self._postings = PostingTable(self._db)
        self._collections = CollectionTable(self._db)
        self.likeness = LikenessTable(self._db)

    def close(self) -> None:
        self._db.close()

    @contextmanager
    def transaction(self, *, writing: bool = True) -> Iterator[None]:
        """All or nothing; for reading, all as it is now, whoever else writes meanwhile."""
        with in_our_words(self.path), transaction(self._db, writing=writing):
            yield

    @property
    def is_for_reading(self) -> bool:
        """Whether it was opened so, or without the room that writing needs."""
        return bool(self._db.execute("PRAGMA query_only").fetchone()[0])

    @property
    def is_in_transaction(self) -> bool:
        return self._db.in_transaction

    def _select(
        self, read: Callable[[tuple[Any, ...]], T], statement: str, *values: object
    ) -> list[T]:
        """Rows, each made into something by `read`."""
        with in_our_words(self.path):
            rows = self._db.execute(statement, values).fetchall()
            try:
                return [read(row) for row in rows]
            except (TypeError, ValueError) as error:
                raise Garbled(Cause.RECORD_UNREADABLE) from error

    def back_up(self, target: Path, observer: Observer) -> None:
        """Copy everything to a file; inside a transaction for reading."""
        write_copy(self._db, target, observer)

    def fold_in(self) -> bool:
        """Write the journal into the file, unless somebody reads what it was before."""
        with self._at_once():
            busy, *_ = self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            return not busy

    @contextmanager
    def _at_once(self) -> Iterator[None]:
        """Without waiting for anybody."""
        with in_our_words(self.path):
            self._db.execute("PRAGMA busy_timeout = 0")
            try:
                yield
            finally:
                self._db.execute(f"PRAGMA busy_timeout = {int(BUSY_TIMEOUT_S * 1000)}")

    def finish_removing(self, observer: Observer) -> bool:
        """Overwrite what was removed, if anything was; whether no byte of it is left.

        Removed rows are overwritten at once, but SQLite may have moved them about before.
        """
        if self.fact(REMOVED) is None:
            return True
        if self.is_for_reading:
            return False
        with in_our_words(self.path):
            discard_older_copies(self.path)
        return self.fold_in() and self._overwrite_gaps(observer) and self.fold_in()

    def _overwrite_gaps(self, observer: Observer) -> bool:
        """By a connection of its own: this one would write pages again as it knows them by heart.

        It forgets them, as those of other programs do, because another one changes something.
        """
        with (
            in_our_words(self.path),
            closing(open_file(self.path, "rw")) as other,
            opened(self.path, "rb+") as pages,
        ):
            other.execute("PRAGMA secure_delete = ON")
            other.execute("PRAGMA busy_timeout = 0")
            with transaction(other):
                if size_of(Path(f"{self.path}-wal")):
                    return False  # somebody wrote meanwhile, and may be folding that in
                overwrite_gaps(pages, observer)
                MetaTable(other).drop([REMOVED])
        return True

    def size(self) -> int:
        """Bytes on disk, with what still stands in the journal."""
        return size_of(self.path) + size_of(Path(f"{self.path}-wal"))

    # -- facts about the library itself

    def fact(self, key: str) -> str | None:
        with in_our_words(self.path):
            return self._facts.text(key)

    def facts(self, prefix: str) -> dict[str, str]:
        """All whose names begin so."""
        with in_our_words(self.path):
            return self._facts.texts(prefix)

    def drop_facts(self, keys: Iterable[str]) -> None:
        """Inside a transaction."""
        self._facts.drop(keys)

    def give_identity(self) -> None:
        self._facts.give_identity()

    def set_fact(self, key: str, value: str) -> None:
        """Inside a transaction."""
        self._facts.set(key, value)

    def count(self) -> int:
        """Documents in all."""
        with in_our_words(self.path):
            return self._facts.number("documents")

    def last_number(self) -> int:
        """The last number that was given to a document; none is given twice."""
        with in_our_words(self.path):
            return soundness.last_number(self._db)

    # -- documents in, inside a transaction

    def insert(self, rows: Sequence[Row]) -> list[int]:
        """File new documents."""
        ids = self._next_ids(len(rows))
        numbered = list(zip(ids, rows, strict=True))
        self._db.executemany(
            f"INSERT INTO document ({DOCUMENT}, seal) VALUES (?,?,?,?,?,?,?,?,?)",
            (sealed(document_values(number, row)) for number, row in numbered),
        )
        self._db.executemany(
            f"INSERT INTO content ({CONTENT}, seal, signature) VALUES (?,?,?,?,?)",
            ((*sealed(content_values(number, row)), signature(row)) for number, row in numbered),
        )
        self._db.executemany(
            f"INSERT INTO outline ({OUTLINE}, seal) VALUES (?,?,?)",
            (
                sealed(outline_values(number, row))
                for number, row in numbered
                if row.document.headings
            ),
        )
        self._postings.insert(ids, [row.fingerprint.keys for row in rows])
        self._facts.count("documents", len(ids))
        return ids

    def _next_ids(self, count: int) -> list[int]:
        first = soundness.last_number(self._db) + 1
        if first + count - 1 > LARGEST_ID:
            raise LibraryUnusable(self.path.name, reason=Cause.NUMBERS_USED_UP)
        return list(range(first, first + count))

    def set_origins(self, found: Mapping[str, tuple[Origin, int]]) -> None:
        """Remember which files hold which documents' texts, by the files' paths."""
        known = self.known_files(found)
        self._db.executemany(
            f"INSERT OR REPLACE INTO origin ({ORIGIN}, seal) VALUES (?,?,?,?,?,?)",
            (sealed(origin_values(*each)) for each in found.values()),
        )
        self._facts.count("origins", len(found) - len(known))

    def move(self, ids: Collection[int], collection: str) -> None:
        """Put documents into a collection."""
        statement = f"SELECT {DOCUMENT} FROM document WHERE collection <> ? AND id {_AMONG}"
        rows = self._db.execute(statement, (collection, json.dumps(list(ids)))).fetchall()
        self._db.executemany(
            "UPDATE document SET collection = ?, seal = ? WHERE id = ?",
            (
                (collection, seal(number, name, collection, *others), number)
                for number, name, _, *others in rows
            ),
        )

    def forget_files(self, number: int, paths: Collection[str], name: str) -> None:
        """A document is no more known from some files; it is called `name`, and has no notes."""
        statement = "DELETE FROM origin WHERE document_id = ? AND path = ?"
        self.set_fact(REMOVED, "yes")
        for path in paths:
            gone = self._db.execute(statement, (number, path))
            self._facts.count("origins", -gone.rowcount)
        row = self._db.execute(
            f"SELECT {DOCUMENT} FROM document WHERE id = ?", (number,)
        ).fetchone()
        if row is not None and row[1] != name:
            values = (number, name, *row[2:-1], pack_notes(()))
            self._db.execute(
                "UPDATE document SET name = ?, notes = ?, seal = ? WHERE id = ?",
                (name, values[-1], seal(*values), number),
            )

    def tell(self, collection: str, holds: Holds) -> None:
        """Note what a collection holds."""
        self._collections.tell(collection, holds)

    # -- documents out, inside a transaction

    def remove(self, ids: Collection[int], keys: Hashes | None) -> int:
        """Remove documents and their postings; returns how many postings went.

        `keys` are all keys the documents are filed under; None searches the whole index.
        """
        if not ids:
            return 0
        self.set_fact(REMOVED, "yes")
        wanted = (json.dumps(list(ids)),)
        # Counted before: rows that go along with their documents are not counted by SQLite.
        statement = f"SELECT count(*) FROM origin WHERE document_id {_AMONG}"
        (origins,) = self._db.execute(statement, wanted).fetchone()
        removed = self._db.execute(f"DELETE FROM document WHERE id {_AMONG}", wanted)
        self._facts.count("documents", -removed.rowcount)
        self._facts.count("origins", -origins)
        return self._postings.remove(ids, keys)

    # -- postings

    def holders(self, keys: Hashes) -> tuple[NDArray[np.intp], NDArray[np.int64]]:
        """Documents filed under distinct keys: pairs (index into `keys`, document id)."""
        with in_our_words(self.path):
            return self._postings.holders(keys)

    def settle(self, observer: Observer) -> None:
        """Tidy up after much was added; inside a transaction."""
        self._postings.settle(observer)

    def runs(self) -> Iterator[tuple[int, Entries]]:
        """All postings: each run of entries with its slot."""
        with in_our_words(self.path):
            yield from self._postings.runs()

    # -- reading

    def entries(
        self,
        *,
        ids: Collection[int] | None = None,
        search: str = "",
        collections: Collection[str] | None = None,
    ) -> list[Entry]:
        """Documents, oldest first."""
        where, values = ["true"], []
        if search:
            where.append("instr(fold_case(CAST(name AS BLOB)), ?) > 0")
            values.append(search.casefold())
        if ids is not None:
            where.append(f"id {_AMONG}")
            values.append(json.dumps(list(ids)))
        if collections is not None:
            where.append(f"collection {_AMONG}")
            values.append(json.dumps(list(collections)))
        told = self.told()
        with in_our_words(self.path):
            works = self.likeness.works()
        return self._select(
            lambda row: read_entry(row, told, works),
            f"SELECT {DOCUMENT}, "
            "(SELECT json_group_array(path) FROM origin WHERE document_id = id) "
            f"FROM document WHERE {' AND '.join(where)} ORDER BY id",
            *values,
        )

    def find_texts(self, digests: Collection[bytes]) -> dict[bytes, int]:
        """Which of these texts are there already, and as which document."""
        found: dict[bytes, int] = {}
        with in_our_words(self.path):
            for digest in digests:
                rows = self._db.execute("SELECT id FROM document WHERE text_sha256 = ?", (digest,))
                found.update((digest, number) for (number,) in rows)
        return found

    def known_files(self, paths: Iterable[str]) -> dict[str, tuple[Origin, int]]:
        """What is known of files, and the documents they gave, by their paths."""
        statement = f"SELECT {ORIGIN} FROM origin WHERE path {_AMONG}"
        found = self._select(read_origin, statement, json.dumps(list(paths)))
        return {origin.path: (origin, number) for origin, number in found}

    def document_of_bytes(self, sha256: str) -> int | None:
        """A document that a file with these bytes gave."""
        statement = "SELECT document_id FROM origin WHERE sha256 = ? ORDER BY path LIMIT 1"
        found = self._select(lambda row: int(row[0]), statement, bytes.fromhex(sha256))
        return found[0] if found else None

    def origins(self, document_id: int) -> list[Origin]:
        """The files that hold a document's text."""
        statement = f"SELECT {ORIGIN} FROM origin WHERE document_id = ? ORDER BY path"
        return [origin for origin, _ in self._select(read_origin, statement, document_id)]

    def without_origins(self, ids: Collection[int]) -> list[int]:
        """Those of some documents that no file is known for."""
        return self._select(
            lambda row: int(row[0]),
            f"SELECT id FROM document WHERE id {_AMONG} "
            "AND NOT EXISTS (SELECT 1 FROM origin WHERE document_id = id) ORDER BY id",
            json.dumps(list(ids)),
        )

    def text(self, document_id: int) -> tuple[str, tuple[int, ...]] | None:
        """A document's text and page starts."""
        statement = "SELECT text, page_starts FROM content WHERE document_id = ?"
        found = self._select(read_content, statement, document_id)
        return found[0] if found else None

    def headings(self, document_id: int) -> tuple[Span, ...]:
        """Where the headings of a document's text stand."""
        statement = "SELECT headings FROM outline WHERE document_id = ?"
        found = self._select(lambda row: unpack_spans(row[0]), statement, document_id)
        return found[0] if found else ()

    def signature(self, document_id: int) -> bytes:
        statement = "SELECT signature FROM content WHERE document_id = ?"
        found = self._select(lambda row: as_bytes(row[0]), statement, document_id)
        return found[0] if found else b""

    def sketches(
        self, collections: Collection[str] | None = None
    ) -> tuple[NDArray[np.int64], Sketches]:
        """Documents, oldest first, and a row for each with what is kept of its signature."""
        where = "true" if collections is None else f"collection {_AMONG}"
        values = () if collections is None else (json.dumps(list(collections)),)
        rows = self._select(
            lambda row: (int(row[0]), as_bytes(row[1])),
            "SELECT id, signature FROM document JOIN content ON document_id = id "
            f"WHERE {where} ORDER BY id",
            *values,
        )
        if len({len(blob) for _, blob in rows}) > 1:
            raise Garbled(Cause.INDEX_DAMAGED)
        ids = np.array([number for number, _ in rows], np.int64)
        kept = np.frombuffer(b"".join(blob for _, blob in rows), "<u2").astype(np.uint16)
        return ids, kept.reshape(len(rows), -1) if rows else kept.reshape(0, 1)

    def totals(self) -> tuple[int, int, Mapping[str, int]]:
        """Documents, words, and documents per collection."""
        rows = self._select(
            lambda row: (str(row[0]), int(row[1]), int(row[2])),
            "SELECT collection, count(*), sum(words) FROM document GROUP BY collection "
            "ORDER BY collection",
        )
        counts = {name: count for name, count, _ in rows}
        return sum(counts.values()), sum(words for *_, words in rows), counts

    def places(self, ids: Collection[int]) -> dict[int, str]:
        """The collections that documents are in."""
        statement = f"SELECT id, collection FROM document WHERE id {_AMONG}"
        found = self._select(lambda row: (int(row[0]), str(row[1])), statement, json.dumps([*ids]))
        return dict(found)

    def has_documents(self, collection: str) -> bool:
        statement = "SELECT 1 FROM document WHERE collection = ? LIMIT 1"
        return bool(self._select(bool, statement, collection))

    def told(self) -> dict[str, Holds]:
        """What collections were said to hold, with documents or without."""
        with in_our_words(self.path):
            return self._collections.told()

    # -- trust

    def structural_problems(self) -> list[Damage]:
        """Rows that do not fit together."""
        with in_our_words(self.path):
            return list(soundness.structural_problems(self._db))

    def broken_seals(self) -> Iterator[tuple[int, str]]:
        """Documents of which a row is not what was written, and the table."""
        with in_our_words(self.path):
            yield from soundness.broken_seals(self._db)
