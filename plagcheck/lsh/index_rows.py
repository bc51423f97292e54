"""The rows of an LSH index: what is written, and what is believed when it is read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np

from plagcheck.index.bands import band_keys
from plagcheck.index.hashing import Hashes
from plagcheck.library.packing import Garbled, as_bytes
from plagcheck.lsh.index_file import Shape, shape_of
from plagcheck.lsh.minhash import MinHash, pack_minima, read_made_of, unpack_minima
from plagcheck.lsh.shingle_set import MadeOf, Unit
from plagcheck.model.errors import Cause
from plagcheck.model.params import FOLDING_VERSION

Key = str | int

_SHAPE: Final = ("bands", "rows", "length")
_MADE_OF: Final = ("unit", "size", "folding")


class StoredItem(NamedTuple):
    """A key and its signature."""

    key: Key
    minhash: MinHash


class IndexRows:
    """Items and their bands; callers own the transaction."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self.shape = self._read_shape()

    def _numbers(self, names: Sequence[str]) -> list[int]:
        found = dict(self._db.execute("SELECT name, value FROM meta").fetchall())
        return [int(found[name]) for name in names if name in found]

    def _read_shape(self) -> Shape:
        try:
            bands, rows, length = self._numbers(_SHAPE)
            return shape_of(None, bands, rows, length)
        except ValueError as error:
            raise Garbled(Cause.FACT_UNREADABLE, "bands") from error

    def made_of(self) -> MadeOf | None:
        """What all signatures in it are made of; nothing is said before the first."""
        try:
            numbers = self._numbers(_MADE_OF)
            if not numbers:
                return None
            unit, size, folding = numbers
            return read_made_of(unit, size, folding)
        except ValueError as error:
            raise Garbled(Cause.OTHER_INDEX) from error

    def settle(self, made_of: MadeOf) -> None:
        """Say what all signatures in it are made of."""
        folding = FOLDING_VERSION if made_of.unit is Unit.WORDS else 0
        rows = zip(_MADE_OF, (*made_of, folding), strict=True)
        self._db.executemany("INSERT INTO meta VALUES (?, ?)", rows)

    def count(self) -> int:
        (count,) = self._db.execute("SELECT count(*) FROM item").fetchone()
        return int(count)

    def number(self, key: Key) -> int | None:
        row = self._db.execute("SELECT number FROM item WHERE key = ?", (key,)).fetchone()
        return None if row is None else int(row[0])

    def insert(self, key: Key, minhash: MinHash) -> bool:
        """Add an item; False where its key is there already."""
        row = (key, pack_minima(minhash.minima))
        done = self._db.execute("INSERT OR IGNORE INTO item (key, signature) VALUES (?, ?)", row)
        if not done.rowcount:
            return False
        bands = [(band, done.lastrowid) for band in self._bands(minhash)]
        self._db.executemany("INSERT INTO band VALUES (?, ?)", bands)
        return True

    def remove(self, number: int, minhash: MinHash) -> None:
        """Take out an item and its bands."""
        self._db.executemany(
            "DELETE FROM band WHERE key = ? AND item = ?",
            [(band, number) for band in self._bands(minhash)],
        )
        self._db.execute("DELETE FROM item WHERE number = ?", (number,))

    def item(self, number: int) -> StoredItem:
        rows = self._db.execute("SELECT key, signature FROM item WHERE number = ?", (number,))
        return self._items(rows.fetchall())[0]

    def keys(self) -> Iterator[Key]:
        for (key,) in self._db.execute("SELECT key FROM item ORDER BY number"):
            yield _read_key(key)

    def meeting(self, minhash: MinHash) -> list[StoredItem]:
        """Items that share a band with a signature, in the order of insertion."""
        return self._items(self._meeting("key, signature", minhash))

    def meeting_keys(self, minhash: MinHash) -> list[Key]:
        return [_read_key(key) for (key,) in self._meeting("key", minhash)]

    def _meeting(self, columns: str, minhash: MinHash) -> list[tuple[object, ...]]:
        bands = self._bands(minhash)
        return self._db.execute(
            f"SELECT {columns} FROM item WHERE number IN (SELECT item FROM band WHERE key IN "
            f"({','.join('?' * len(bands))})) ORDER BY number",
            bands,
        ).fetchall()

    def pairs(self) -> list[tuple[Key, Key]]:
        """All that share a band, each pair once, the one inserted first before the other."""
        rows = self._db.execute(
            "SELECT a.key, b.key FROM (SELECT DISTINCT one.item AS x, other.item AS y "
            "FROM band one JOIN band other ON other.key = one.key AND other.item > one.item) "
            "JOIN item a ON a.number = x JOIN item b ON b.number = y ORDER BY x, y"
        )
        return [(_read_key(one), _read_key(other)) for one, other in rows]

    def _bands(self, minhash: MinHash) -> list[int]:
        """Its band keys, as SQLite has them; an empty set resembles nothing, and has none."""
        if minhash.is_empty:
            return []
        keys = band_keys(minhash.dense, self.shape.bands, self.shape.rows)
        signed: list[int] = keys.view(np.int64).tolist()
        return list(dict.fromkeys(signed))

    def _items(self, rows: Iterable[tuple[object, ...]]) -> list[StoredItem]:
        made_of = self.made_of()
        if made_of is None:
            raise Garbled(Cause.FACT_UNREADABLE, "unit")
        return [
            StoredItem(_read_key(key), MinHash.of_minima(self._read_minima(signature), made_of))
            for key, signature in rows
        ]

    def _read_minima(self, signature: object) -> Hashes:
        try:
            return unpack_minima(as_bytes(signature), self.shape.length)
        except ValueError as error:
            raise Garbled(Cause.SIGNATURE_DAMAGED) from error


def _read_key(key: object) -> Key:
    if not isinstance(key, str | int):
        raise Garbled(Cause.RECORD_UNREADABLE)
    return key
