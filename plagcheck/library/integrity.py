"""Trust: verify finds any damage, rebuild makes a sound library from the stored texts alone."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.index.fingerprint import Fingerprint, fingerprints
from plagcheck.index.hashing import mix
from plagcheck.index.minhash import compact
from plagcheck.library import postings
from plagcheck.library.library import Library
from plagcheck.library.packing import text_digest
from plagcheck.library.rescue import DamagedLibrary
from plagcheck.library.store import LibraryStore
from plagcheck.model.entry import AddStatus, Damage, Entry
from plagcheck.model.errors import Cause, LibraryDamaged, LibraryLocked
from plagcheck.model.params import IndexParams
from plagcheck.model.progress import Observer, Progress, Unobserved

BATCH: Final = 500


@dataclass(frozen=True, slots=True)
class RebuildOutcome:
    """What a rebuild saved, the names of documents whose text was lost, and how many had none."""

    documents: int
    lost: tuple[str, ...]
    old: Path | None  # the damaged file, kept when something was lost
    nameless: int = 0


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


def rebuild(
    path: Path, *, params: IndexParams | None = None, observer: Observer | None = None
) -> RebuildOutcome:
    """Make the library anew beside the old file, then put it in its place.

    Works whatever state the index is in, as long as the texts can be read. Document ids change.
    """
    observer = observer or Unobserved()
    with suppress(LibraryDamaged):
        LibraryStore(path).close()  # brings an older format up to date
    fresh = path.with_name(f"{path.name}.rebuilding")
    _discard(fresh)
    wreck = DamagedLibrary(path)
    try:
        with Library.open(fresh, create=True, params=params or wreck.params()) as new:
            lost, nameless = _copy(wreck, new, observer)
            documents = len(new)
        wreck.close()
        if Path(f"{path}-wal").exists():  # the last to close a library clears it away
            raise LibraryLocked(path.name)
    except BaseException:
        wreck.close()
        _discard(fresh)
        raise
    old = _free_name(path) if lost or nameless else None
    if old is not None:
        os.replace(path, old)
    os.replace(fresh, path)
    return RebuildOutcome(documents, tuple(lost), old, nameless)


def _copy(wreck: DamagedLibrary, new: Library, observer: Observer) -> tuple[list[str], int]:
    """Add all that is left; returns the names of what is lost, and how much more is."""
    for name, holds in wreck.told().items():
        new.tell(name, holds)
    numbers, lost = wreck.numbers(), []
    for start in range(0, len(numbers), BATCH):
        observer.check_cancelled()
        observer.progressed(Progress("rebuild", start, len(numbers)))
        finds = [wreck.find(number) for number in numbers[start : start + BATCH]]
        lost += [find.name for find in finds if not find.incoming]
        batch = [item for find in finds for item in find.incoming]
        outcomes = zip(batch, new.add(batch), strict=True)
        lost += [item.document.name for item, added in outcomes if added.status is AddStatus.FAILED]
    return list(dict.fromkeys(lost)), max(0, wreck.recorded() - len(numbers))


def _free_name(path: Path) -> Path:
    """Where to keep a damaged library; an earlier one is never overwritten."""
    first = path.with_name(f"{path.name}.damaged")
    others = (path.with_name(f"{path.name}.damaged-{number}") for number in count(2))
    return next(free for free in chain([first], others) if not free.exists())


def _discard(path: Path) -> None:
    for ending in ("", "-wal", "-shm", "-journal"):
        Path(f"{path}{ending}").unlink(missing_ok=True)
