"""Postings as arrays: index key → document ids.

A 64-bit key is cut in two: its 16 leading bits choose a slot, the next 38 go into an 8-byte entry
together with a 26-bit document id. A slot's entries are kept sorted in a few runs, so a batch
writes a row per slot it touches instead of a row per key.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.index.hashing import Hashes
from plagcheck.library.packing import Garbled
from plagcheck.model.errors import Cause

SLOT_BITS: Final = 16
SLOTS: Final = 1 << SLOT_BITS
ID_BITS: Final = 26
LARGEST_ID: Final = (1 << ID_BITS) - 1
_KEY_BITS: Final = 64 - ID_BITS
_SLOT_SHIFT: Final = np.uint64(64 - SLOT_BITS)
_LOW_SHIFT: Final = np.uint64(64 - SLOT_BITS - _KEY_BITS)
_LOW_MASK: Final = np.uint64((1 << _KEY_BITS) - 1)
_ID_SHIFT: Final = np.uint64(ID_BITS)
_ID_MASK: Final = np.uint64(LARGEST_ID)
_SIEVE_MASK: Final = np.uint64((1 << 20) - 1)

Entries = NDArray[np.uint64]


def slots_of(keys: Hashes) -> NDArray[np.int64]:
    """The slot of every key."""
    return (keys >> _SLOT_SHIFT).astype(np.int64)


def entries_of(keys: Hashes, ids: NDArray[np.int64]) -> Entries:
    """The entry that files document `ids[i]` under `keys[i]`."""
    low = (keys >> _LOW_SHIFT) & _LOW_MASK
    return (low << _ID_SHIFT) | ids.astype(np.uint64)


def ids_of(entries: Entries) -> NDArray[np.int64]:
    return (entries & _ID_MASK).astype(np.int64)


def runs(keys: Hashes, ids: NDArray[np.int64]) -> Iterator[tuple[int, bytes]]:
    """Group (key, id) pairs by slot: each slot with its sorted entries, encoded."""
    if not len(keys):
        return
    order = np.argsort(entries := entries_of(keys, ids))
    slots = slots_of(keys)[order].astype(np.uint16)
    by_slot = np.argsort(slots, kind="stable")  # radix sort: keeps entries sorted within a slot
    slots, entries = slots[by_slot], entries[order][by_slot]
    starts = np.flatnonzero(np.diff(slots, prepend=np.uint16(~slots[0])))
    cuts = [*(starts * entries.itemsize).tolist(), entries.nbytes]
    blob = encode(entries)
    for slot, start, end in zip(slots[starts].tolist(), cuts, cuts[1:], strict=False):
        yield slot, blob[start:end]


class WantedKeys:
    """Keys that are looked for, ready to be matched against many entries at once."""

    def __init__(self, keys: Hashes) -> None:
        self._order = np.argsort(keys)
        ordered = keys[self._order]
        self._keys = ordered >> _LOW_SHIFT  # the bits that slot and entry keep between them
        self.slots: list[int] = sorted_slots(ordered)
        self._sieve = np.zeros(_SIEVE_MASK + 1, bool)
        self._sieve[self._keys & _SIEVE_MASK] = True

    def match(
        self, slots: NDArray[np.int64], entries: Entries
    ) -> tuple[NDArray[np.intp], NDArray[np.int64]]:
        """Pairs (index of a key, document id) among entries, given the slot of each."""
        low = entries >> _ID_SHIFT
        # Nearly all entries belong to other keys: a bit table sifts those out before bisection.
        left = np.flatnonzero(self._sieve.take((low & _SIEVE_MASK).astype(np.intp)))
        keys = (slots[left].astype(np.uint64) << np.uint64(_KEY_BITS)) | low[left]
        first = np.searchsorted(self._keys, keys)
        last = np.searchsorted(self._keys, keys, side="right")
        found = np.flatnonzero(last > first)  # one key each: callers ask for distinct keys
        return self._order[first[found]], ids_of(entries[left[found]])


def sorted_slots(keys: Hashes) -> list[int]:
    """The distinct slots of keys, in order."""
    slots = np.sort(slots_of(keys))
    distinct: list[int] = slots[np.diff(slots, prepend=-1) > 0].tolist()
    return distinct


def encode(entries: Entries) -> bytes:
    return entries.astype("<u8", copy=False).tobytes()


def decode(*blobs: bytes) -> Entries:
    """The entries of runs, one after the other."""
    if any(len(blob) % 8 for blob in blobs):
        raise Garbled(Cause.INDEX_DAMAGED)
    return np.frombuffer(b"".join(blobs), "<u8").astype(np.uint64, copy=False)
