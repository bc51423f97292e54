"""Store: the one class that speaks SQL. It keeps rows and arrays and knows nothing of words.

The narrow door to the database: batches in, documents out, holders of keys, texts. A store on
another database has these methods and passes the same tests.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path, PurePath
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.core.errors import LibraryDamaged, LibraryUnusable
from plagcheck.core.hashing import Hashes
from plagcheck.core.minhash import compact
from plagcheck.library.connection import connect, in_our_words
from plagcheck.library.posting_table import PostingTable
from plagcheck.library.postings import LARGEST_ID, Entries
from plagcheck.library.records import Entry, Origin, Row

_DOCUMENT: Final = "name, collection, text_sha256, words, pages, added_at, notes"
_ORIGIN: Final = "path, document_id, sha256, size_bytes, modified_ns"


class Store:
    """One library file. Use from one thread at a time."""

    def __init__(self, path: Path, *, create: bool = False, read_only: bool = False) -> None:
        self.path = path
        self._db = connect(path, create=create, read_only=read_only)
        self._postings = PostingTable(self._db)

    def close(self) -> None:
        self._db.close()

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All or nothing."""
        with in_our_words(self.path):
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise

    def _select(self, statement: str, *values: object) -> list[tuple[object, ...]]:
        with in_our_words(self.path):
            return self._db.execute(statement, values).fetchall()

    # -- facts about the library itself

    def facts(self) -> dict[str, str]:
        return {str(key): str(value) for key, value in self._select("SELECT key, value FROM meta")}

    def set_fact(self, key: str, value: str) -> None:
        self._db.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", (key, value))

    # -- documents in

    def insert(self, rows: Sequence[Row]) -> list[int]:
        """File new documents; inside a transaction."""
        ids = self._next_ids(len(rows))
        documents = [_document_values(row) for row in rows]
        self._db.executemany(
            f"INSERT INTO document (id, {_DOCUMENT}, seal) VALUES (?,?,?,?,?,?,?,?,?)",
            [
                (number, *values, seal(values))
                for number, values in zip(ids, documents, strict=True)
            ],
        )
        self._db.executemany(
            "INSERT INTO content VALUES (?, ?, ?, ?)",
            ((number, *_content_values(row)) for number, row in zip(ids, rows, strict=True)),
        )
        self._postings.insert(ids, [row.fingerprint.keys for row in rows])
        self._count_up(len(ids))
        return ids

    def _next_ids(self, count: int) -> list[int]:
        rows = self._db.execute("SELECT seq FROM sqlite_sequence WHERE name = 'document'")
        first = 1 + next((int(last) for (last,) in rows), 0)
        if first + count - 1 > LARGEST_ID:
            raise LibraryUnusable(self.path.name, reason="its document numbers are used up")
        return list(range(first, first + count))

    def set_origin(self, origin: Origin, document_id: int) -> None:
        """Remember that a file holds a document's text; inside a transaction."""
        if not origin.path:
            return
        values = (
            origin.path,
            document_id,
            bytes.fromhex(origin.sha256),
            origin.size_bytes,
            origin.modified_ns,
        )
        self._db.execute(
            f"INSERT OR REPLACE INTO origin ({_ORIGIN}, seal) VALUES (?,?,?,?,?,?)",
            (*values, seal(values)),
        )

    # -- documents out

    def remove(self, ids: Collection[int], keys: Hashes | None) -> int:
        """Remove documents and their postings; returns how many postings went.

        `keys` are all keys the documents are filed under; None searches the whole index.
        """
        numbers = [(number,) for number in ids]
        cursor = self._db.executemany("DELETE FROM document WHERE id = ?", numbers)
        self._count_up(-max(0, cursor.rowcount))
        return self._postings.remove(ids, keys)

    # -- postings

    def holders(self, keys: Hashes) -> tuple[NDArray[np.intp], NDArray[np.int64]]:
        """Documents filed under distinct keys: pairs (index into `keys`, document id)."""
        with in_our_words(self.path):
            return self._postings.holders(keys)

    def settle(self) -> None:
        """Tidy up after much was added; inside a transaction."""
        self._postings.settle()

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
            where.append("instr(fold_case(name), ?) > 0")
            values.append(search.casefold())
        if ids is not None:
            where.append("id IN (SELECT value FROM json_each(?))")
            values.append(json.dumps(list(ids)))
        if collections is not None:
            where.append("collection IN (SELECT value FROM json_each(?))")
            values.append(json.dumps(list(collections)))
        rows = self._select(
            "SELECT id, name, collection, words, pages, added_at, notes, hex(text_sha256), "
            "(SELECT json_group_array(path) FROM origin WHERE document_id = id) "
            f"FROM document WHERE {' AND '.join(where)} ORDER BY id",
            *values,
        )
        return [_entry(row) for row in rows]

    def find_texts(self, digests: Collection[bytes]) -> dict[bytes, int]:
        """Which of these texts are there already, and as which document."""
        found: dict[bytes, int] = {}
        for digest in digests:
            rows = self._select("SELECT id FROM document WHERE text_sha256 = ?", digest)
            if rows:
                found[digest] = int(str(rows[0][0]))
        return found

    def origin(self, path: str) -> tuple[Origin, int] | None:
        """What is known of a file, and the document it gave."""
        rows = self._select(f"SELECT {_ORIGIN} FROM origin WHERE path = ?", path)
        return _origin(rows[0]) if rows else None

    def origins(self, document_id: int) -> list[Origin]:
        rows = self._select(
            f"SELECT {_ORIGIN} FROM origin WHERE document_id = ? ORDER BY path", document_id
        )
        return [_origin(row)[0] for row in rows]

    def text(self, document_id: int) -> tuple[str, tuple[int, ...]] | None:
        """A document's text and page starts."""
        rows = self._select(
            "SELECT text, page_starts FROM content WHERE document_id = ?", document_id
        )
        if not rows:
            return None
        try:
            return unpack_text(rows[0][0]), unpack_pages(rows[0][1])
        except (zlib.error, UnicodeDecodeError, ValueError) as error:
            raise LibraryDamaged(self.path.name, reason="a text cannot be read") from error

    def count(self) -> int:
        """Documents in all, counted as they come and go: counting rows takes longer and longer."""
        return int(self.facts().get("documents", "0"))

    def _count_up(self, more: int) -> None:
        self.set_fact("documents", str(self.count() + more))

    def totals(self) -> tuple[int, int, Mapping[str, int]]:
        """Documents, words, and documents per collection."""
        rows = self._select(
            "SELECT collection, count(*), sum(words) FROM document GROUP BY collection "
            "ORDER BY collection"
        )
        counts = {str(name): int(str(count)) for name, count, _ in rows}
        return sum(counts.values()), sum(int(str(words)) for *_, words in rows), counts

    # -- trust

    def structural_problems(self) -> list[str]:
        """What SQLite's own check says."""
        with in_our_words(self.path):
            rows = self._db.execute("PRAGMA integrity_check(20)").fetchall()
            broken = self._db.execute("PRAGMA foreign_key_check").fetchall()
            (counted,) = self._db.execute("SELECT count(*) FROM document").fetchone()
        found = [str(row[0]) for row in rows if row[0] != "ok"]
        if counted != self.count():
            found.append(f"{counted:,} documents, but {self.count():,} on record")
        return found + [f"{row[0]} without its document" for row in broken]

    def broken_seals(self) -> Iterator[tuple[int, str]]:
        """Documents whose row, or whose origin's row, is not what was written."""
        tables: tuple[tuple[str, str, Callable[[tuple[object, ...]], object]], ...] = (
            ("document", f"id, {_DOCUMENT}, seal", lambda row: row[1:-1]),
            ("origin", f"document_id, {_ORIGIN}, seal", lambda row: row[1:-1]),
        )
        for table, columns, sealed in tables:
            for row in self._select(f"SELECT {columns} FROM {table}"):
                if seal(sealed(row)) != row[-1]:
                    yield int(str(row[0])), table

    def signature(self, document_id: int) -> bytes:
        rows = self._select("SELECT signature FROM content WHERE document_id = ?", document_id)
        return bytes(rows[0][0]) if rows and isinstance(rows[0][0], bytes) else b""


def _document_values(row: Row) -> tuple[object, ...]:
    return (
        row.document.name,
        row.collection,
        row.text_sha256,
        row.fingerprint.words,
        len(row.document.page_starts),
        row.added_at,
        json.dumps(row.document.notes, ensure_ascii=False),
    )


def _content_values(row: Row) -> tuple[bytes, bytes, bytes]:
    document = row.document
    minima = compact(row.fingerprint.signature)
    return pack_text(document.text), pack_pages(document.page_starts), minima.tobytes()


def seal(values: object) -> bytes:
    """Digest of a row: tells a flipped bit from what was written."""
    return hashlib.blake2b(repr(values).encode("utf-8", "surrogatepass"), digest_size=8).digest()


def pack_text(text: str) -> bytes:
    return zlib.compress(text.encode("utf-8", "surrogatepass"), 3)


def unpack_text(blob: object) -> str:
    return zlib.decompress(_bytes(blob)).decode("utf-8", "surrogatepass")


def pack_pages(starts: Sequence[int]) -> bytes:
    return np.array(starts, "<u4").tobytes()


def unpack_pages(blob: object) -> tuple[int, ...]:
    return tuple(np.frombuffer(_bytes(blob), "<u4").tolist())


def _bytes(blob: object) -> bytes:
    if not isinstance(blob, bytes):
        raise ValueError("not bytes")
    return blob


def _entry(row: tuple[object, ...]) -> Entry:
    number, name, collection, words, pages, added_at, notes, digest, paths = map(str, row)
    return Entry(
        int(number),
        name,
        collection,
        int(words),
        int(pages),
        added_at,
        tuple(json.loads(notes)),
        digest.lower(),
        _own_path_first(name, json.loads(paths)),
    )


def _own_path_first(name: str, paths: Sequence[str]) -> tuple[str, ...]:
    """The file a document has its name from, then others with the same text."""
    return tuple(sorted(paths, key=lambda path: (PurePath(path).name != name, path)))


def _origin(row: tuple[object, ...]) -> tuple[Origin, int]:
    path, document_id, digest, size, modified = row
    origin = Origin(str(path), _bytes(digest).hex(), int(str(size)), int(str(modified)))
    return origin, int(str(document_id))
