"""Trust: verify finds any damage, rebuild makes a sound library from the stored texts alone."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.core.document import Document
from plagcheck.core.errors import LibraryDamaged
from plagcheck.core.fingerprint import Fingerprint, fingerprints
from plagcheck.core.hashing import mix
from plagcheck.core.minhash import compact
from plagcheck.core.params import IndexParams
from plagcheck.core.progress import Observer, Progress, Unobserved
from plagcheck.library import postings
from plagcheck.library.library import Library, stored_params, text_digest
from plagcheck.library.records import Entry, Incoming, Origin, Problem
from plagcheck.library.store import Store

BATCH: Final = 500


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """What a rebuild saved, and the names of documents whose text was lost."""

    documents: int
    lost: tuple[str, ...]
    old: Path | None  # the damaged file, kept when something was lost


class _Tally:
    """A checksum of all postings, slot by slot: the same however they are stored."""

    def __init__(self) -> None:
        self._sums = np.zeros(postings.SLOTS, np.uint64)

    def add(self, slots: NDArray[np.int64], entries: postings.Entries) -> None:
        np.add.at(self._sums, slots, mix(entries))

    def differs(self, other: _Tally) -> int:
        return int((self._sums != other._sums).sum())


def verify(library: Library, observer: Observer | None = None) -> list[Problem]:
    """Compare everything stored with what the texts say it should be; empty means sound."""
    observer = observer or Unobserved()
    problems = [Problem(what) for what in library.store.structural_problems()]
    if problems:
        return problems
    problems += [
        Problem(f"the {table} record was changed from outside", number)
        for number, table in library.store.broken_seals()
    ]
    expected, stored = _Tally(), _Tally()
    entries = library.documents()
    for start in range(0, len(entries), BATCH):
        observer.check_cancelled()
        observer.progressed(Progress("verify", start, len(entries)))
        problems += _verify_batch(library, entries[start : start + BATCH], expected)
    for slot, run in library.store.runs():
        observer.check_cancelled()
        if (run[1:] < run[:-1]).any():
            problems.append(Problem("part of the index is out of order"))
        stored.add(np.full(len(run), slot, np.int64), run)
    if wrong := expected.differs(stored):
        problems.append(Problem(f"the index does not fit the texts in {wrong:,} places"))
    return problems


def _verify_batch(library: Library, entries: Sequence[Entry], expected: _Tally) -> list[Problem]:
    problems, sound, texts = [], [], []
    for entry in entries:
        try:
            content = library.store.text(entry.id)
        except LibraryDamaged:
            content = None
        if content is None or text_digest(content[0]).hex() != entry.text_sha256:
            problems.append(Problem("the text is damaged", entry.id, entry.name))
        else:
            sound.append(entry)
            texts.append(content[0])
    for entry, fingerprint in zip(sound, fingerprints(texts, library.params), strict=True):
        if not _as_stored(library, entry, fingerprint):
            problems.append(Problem("the signature is damaged", entry.id, entry.name))
        number = np.full(len(fingerprint.keys), entry.id, np.int64)
        expected.add(
            postings.slots_of(fingerprint.keys), postings.entries_of(fingerprint.keys, number)
        )
    return problems


def _as_stored(library: Library, entry: Entry, fingerprint: Fingerprint) -> bool:
    minima = compact(fingerprint.signature).tobytes()
    return entry.words == fingerprint.words and library.store.signature(entry.id) == minima


def rebuild(
    path: Path, *, params: IndexParams | None = None, observer: Observer | None = None
) -> Rebuilt:
    """Make the library anew beside the old file, then put it in its place.

    Works whatever state the index is in, as long as the texts can be read. Document ids change.
    """
    observer = observer or Unobserved()
    fresh = path.with_name(f"{path.name}.rebuilding")
    _discard(fresh)
    lost: list[str] = []
    store = Store(path)
    try:
        settled = params or _params_of(store)
        with Library.open(fresh, create=True, params=settled) as new:
            _copy(store, new, lost, observer)
            count = len(new)
    except BaseException:
        _discard(fresh)
        raise
    finally:
        store.close()
    old = path.with_name(f"{path.name}.damaged") if lost else None
    if old is not None:
        os.replace(path, old)
    _discard_journal(path)
    os.replace(fresh, path)
    return Rebuilt(count, tuple(lost), old)


def _params_of(store: Store) -> IndexParams:
    try:
        return stored_params(store) or IndexParams()
    except LibraryDamaged:
        return IndexParams()


def _copy(store: Store, new: Library, lost: list[str], observer: Observer) -> None:
    entries = store.entries()
    for start in range(0, len(entries), BATCH):
        observer.check_cancelled()
        observer.progressed(Progress("rebuild", start, len(entries)))
        batch, extra = [], []
        for entry in entries[start : start + BATCH]:
            document = _rescue(store, entry)
            if document is None:
                lost.append(entry.name)
                continue
            origins = store.origins(entry.id) or [Origin("")]
            batch.append(Incoming(document, origins[0], entry.collection, entry.added_at))
            extra += [Incoming(document, origin, entry.collection) for origin in origins[1:]]
        new.add(batch)
        new.add(extra)


def _rescue(store: Store, entry: Entry) -> Document | None:
    try:
        content = store.text(entry.id)
    except (LibraryDamaged, sqlite3.Error):
        return None
    if content is None or text_digest(content[0]).hex() != entry.text_sha256:
        return None
    return Document(entry.name, content[0], "", content[1], entry.notes)


def _discard(path: Path) -> None:
    path.unlink(missing_ok=True)
    _discard_journal(path)


def _discard_journal(path: Path) -> None:
    for name in _journals(path):
        name.unlink(missing_ok=True)


def _journals(path: Path) -> Iterator[Path]:
    return (Path(f"{path}{ending}") for ending in ("-wal", "-shm"))
