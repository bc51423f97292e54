"""Integrity: any damage is found by comparing what is stored with what the texts say."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.index.fingerprint import Fingerprint, fingerprints
from plagcheck.index.hashing import mix
from plagcheck.index.minhash import compact
from plagcheck.library import postings
from plagcheck.library.library import Library
from plagcheck.library.packing import text_digest
from plagcheck.model.entry import Damage, Entry
from plagcheck.model.errors import Cause, LibraryDamaged
from plagcheck.model.progress import Observer, Progress, Unobserved

BATCH: Final = 500


class _Tally:
    """A checksum of all postings, slot by slot: the same however they are stored."""

    def __init__(self) -> None:
        self._sums = np.zeros(postings.SLOTS, np.uint64)

    def add(self, slots: NDArray[np.int64], entries: postings.Entries) -> None:
        np.add.at(self._sums, slots, mix(entries))

    def differs(self, other: _Tally) -> int:
        return int((self._sums != other._sums).sum())


def verify(library: Library, observer: Observer | None = None) -> list[Damage]:
    """Compare everything stored with what the texts say it should be; empty means sound."""
    problems: list[Damage] = []
    try:
        with library.snapshot():
            problems.extend(_look_through(library, observer or Unobserved()))
    except LibraryDamaged as error:
        why = error.reason or Cause.PAGES_BROKEN
        problems.append(Damage(why, value=error.value))
    except sqlite3.DatabaseError as error:
        problems.append(Damage(Cause.SQLITE_FOUND, value=str(error)))
    return problems


def _look_through(library: Library, observer: Observer) -> Iterator[Damage]:
    structural = library.store.structural_problems()
    yield from structural
    if structural:
        return
    entries = library.documents()
    names = {entry.id: entry.name for entry in entries}
    for number, table in library.store.broken_seals():
        yield Damage(Cause.RECORD_CHANGED, number, names.get(number, ""), table)
    expected, stored = _Tally(), _Tally()
    for start in range(0, len(entries), BATCH):
        observer.check_cancelled()
        observer.progressed(Progress("verify", start, len(entries)))
        yield from _verify_batch(library, entries[start : start + BATCH], expected)
    for slot, run in library.store.runs():
        observer.check_cancelled()
        if (run[1:] < run[:-1]).any():
            yield Damage(Cause.INDEX_DAMAGED)
        stored.add(np.full(len(run), slot, np.int64), run)
    if wrong := expected.differs(stored):
        yield Damage(Cause.INDEX_UNFIT, value=wrong)


def _verify_batch(library: Library, entries: Sequence[Entry], expected: _Tally) -> list[Damage]:
    problems, sound, texts = [], [], []
    for entry in entries:
        try:
            content = library.store.text(entry.id)
        except LibraryDamaged:
            content = None
        if content is None or text_digest(content[0]).hex() != entry.text_sha256:
            problems.append(Damage(Cause.TEXT_DAMAGED, entry.id, entry.name))
        else:
            sound.append(entry)
            texts.append(content[0])
    for entry, fingerprint in zip(sound, fingerprints(texts, library.params), strict=True):
        if not _as_stored(library, entry, fingerprint):
            problems.append(Damage(Cause.SIGNATURE_DAMAGED, entry.id, entry.name))
        number = np.full(len(fingerprint.keys), entry.id, np.int64)
        expected.add(
            postings.slots_of(fingerprint.keys), postings.entries_of(fingerprint.keys, number)
        )
    return problems


def _as_stored(library: Library, entry: Entry, fingerprint: Fingerprint) -> bool:
    minima = compact(fingerprint.signature).tobytes()
    return entry.words == fingerprint.words and library.store.signature(entry.id) == minima
