"""The posting table: runs of entries by slot, appended by batches, merged as they pile up."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.index.hashing import Hashes
from plagcheck.library import postings
from plagcheck.library.meta_table import MetaTable
from plagcheck.library.packing import Garbled
from plagcheck.library.postings import Entries
from plagcheck.model.errors import Cause
from plagcheck.model.progress import Observer

RUN_BITS: Final = 32  # a place is slot << RUN_BITS | run
CROWDED: Final = 4  # runs in a slot that are worth merging
TOUCHED_PER_TIDIED: Final = 8
SLOTS_AT_ONCE: Final = 512
CHUNK_BYTES: Final = 4 << 20  # postings looked through at a time

_BETWEEN: Final = "FROM posting WHERE place BETWEEN ? AND ?"


class PostingTable:
    """SQL for postings; callers own the transaction."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._facts = MetaTable(db)

    def insert(self, ids: Sequence[int], keys: Sequence[Hashes]) -> None:
        """File document ids[i] under keys[i], all in one new run."""
        together = np.concatenate([*keys, np.empty(0, np.uint64)])
        if not len(together):
            return
        run = self._facts.number("runs") + 1
        self._facts.set("runs", run)
        numbers = np.repeat(np.array(ids, np.int64), [len(some) for some in keys])
        self._db.executemany(
            "INSERT INTO posting VALUES (?, ?)",
            (
                (slot << RUN_BITS | run, entries)
                for slot, entries in postings.runs(together, numbers)
            ),
        )
        self._tidy(len(postings.sorted_slots(together)))

    def remove(self, ids: Collection[int], keys: Hashes | None) -> int:
        """Take documents out of the slots of `keys` (None: of all); returns entries removed."""
        slots = range(postings.SLOTS) if keys is None else postings.sorted_slots(keys)
        unwanted, gone = np.array(sorted(ids), np.int64), 0
        for start in range(0, len(slots), SLOTS_AT_ONCE):
            # Read before writing: a table must not change under a running SELECT.
            for place, blob in list(self._blobs(slots[start : start + SLOTS_AT_ONCE])):
                run = postings.decode(blob)
                keep = ~np.isin(postings.ids_of(run), unwanted)
                if not keep.all():
                    gone += int((~keep).sum())
                    self._rewrite(place, run[keep])
        return gone

    def holders(self, keys: Hashes) -> tuple[NDArray[np.intp], NDArray[np.int64]]:
        """Documents filed under distinct keys: pairs (index into `keys`, document id)."""
        wanted = postings.WantedKeys(keys)
        which: list[NDArray[np.intp]] = [np.empty(0, np.intp)]
        ids: list[NDArray[np.int64]] = [np.empty(0, np.int64)]
        for slots, entries in _in_chunks(self._blobs(wanted.slots)):
            found, holder = wanted.match(slots, entries)
            which.append(found)
            ids.append(holder)
        return np.concatenate(which), np.concatenate(ids)

    def runs(self) -> Iterator[tuple[int, Entries]]:
        """Every run with its slot."""
        for place, blob in self._db.execute("SELECT place, entries FROM posting"):
            slot = place >> RUN_BITS
            if not 0 <= slot < postings.SLOTS:
                raise Garbled(Cause.INDEX_DAMAGED)
            yield slot, postings.decode(blob)

    def _blobs(self, slots: Sequence[int]) -> Iterator[tuple[int, bytes]]:
        """Place and encoded entries of the runs of some slots."""
        # CROSS JOIN keeps the order: a look-up per slot, never a scan of all postings.
        return iter(
            self._db.execute(
                "SELECT place, entries FROM json_each(?) AS slot CROSS JOIN posting "
                f"ON place BETWEEN slot.value << {RUN_BITS} AND (slot.value + 1 << {RUN_BITS}) - 1",
                (json.dumps(list(slots)),),
            )
        )

    def _rewrite(self, place: int, run: Entries) -> None:
        if len(run):
            values = (postings.encode(run), place)
            self._db.execute("UPDATE posting SET entries = ? WHERE place = ?", values)
        else:
            self._db.execute("DELETE FROM posting WHERE place = ?", (place,))

    def _tidy(self, touched: int) -> None:
        """Merge the runs of crowded slots: one slot in turn for every few that a batch touched.

        So a slot has a handful of runs however the library grew, and no batch pays for all.
        """
        start = self._facts.number("tidied")
        end = min(postings.SLOTS, start + touched // TOUCHED_PER_TIDIED + 1)
        self._facts.set("tidied", end % postings.SLOTS)
        for first in range(start, end, SLOTS_AT_ONCE):
            self._merge(first, min(end, first + SLOTS_AT_ONCE))

    def settle(self, observer: Observer) -> None:
        """Leave one run a slot: what a look-up costs is the number of runs it reads."""
        for first in range(0, postings.SLOTS, SLOTS_AT_ONCE):
            observer.check_cancelled()
            self._merge(first, first + SLOTS_AT_ONCE, crowded=2)

    def _merge(self, first: int, last: int, crowded: int = CROWDED) -> None:
        """Make one run of each slot's runs, if there are many in these slots."""
        bounds = (first << RUN_BITS, (last << RUN_BITS) - 1)
        (count,) = self._db.execute(f"SELECT count(*) {_BETWEEN}", bounds).fetchone()
        if count >= crowded * (last - first):
            rows = self._db.execute(f"SELECT place, entries {_BETWEEN}", bounds).fetchall()
            self._db.execute(f"DELETE {_BETWEEN}", bounds)
            self._db.executemany("INSERT INTO posting VALUES (?, ?)", _merged(rows))


def _merged(rows: Sequence[tuple[int, bytes]]) -> Iterator[tuple[int, bytes]]:
    for slot, group in groupby(rows, lambda row: row[0] >> RUN_BITS):
        entries = np.sort(postings.decode(*(blob for _, blob in group)))
        yield slot << RUN_BITS, postings.encode(entries)


def _in_chunks(blobs: Iterable[tuple[int, bytes]]) -> Iterator[tuple[NDArray[np.int64], Entries]]:
    """Runs put together, with the slot of every entry; bounded, however large the library."""
    slots: list[int] = []
    parts: list[bytes] = []
    size = 0

    def together() -> tuple[NDArray[np.int64], Entries]:
        counts = [len(part) // 8 for part in parts]
        return np.repeat(np.array(slots, np.int64), counts), postings.decode(*parts)

    for place, blob in blobs:
        slots.append(place >> RUN_BITS)
        parts.append(blob)
        size += len(blob)
        if size > CHUNK_BYTES:
            yield together()
            slots, parts, size = [], [], 0
    if parts:
        yield together()
