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
from plagcheck.library.rescue import Wreck
from plagcheck.library.store import Store
from plagcheck.model.entry import Entry, Problem, Status
from plagcheck.model.errors import LibraryDamaged, LibraryLocked
from plagcheck.model.params import IndexParams
from plagcheck.model.progress import Observer, Progress, Unobserved

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
    problems: list[Problem] = []
    try:
        with library.snapshot():
            problems.extend(_look_through(library, observer or Unobserved()))
    except LibraryDamaged as error:
        problems.append(Problem(str(error.details["reason"])))
    except sqlite3.DatabaseError as error:
        problems.append(Problem(f"it cannot be read: {error}"))
    return problems


def _look_through(library: Library, observer: Observer) -> Iterator[Problem]:
    structural = library.store.structural_problems()
    yield from map(Problem, structural)
    if structural:
        return
    entries = library.documents()
    names = {entry.id: entry.name for entry in entries}
    for number, table in library.store.broken_seals():
        what = f"the {table} record was changed from outside"
        yield Problem(what, number, names.get(number, ""))
    expected, stored = _Tally(), _Tally()
    for start in range(0, len(entries), BATCH):
        observer.check_cancelled()
        observer.progressed(Progress("verify", start, len(entries)))
        yield from _verify_batch(library, entries[start : start + BATCH], expected)
    for slot, run in library.store.runs():
        observer.check_cancelled()
        if (run[1:] < run[:-1]).any():
            yield Problem("part of the index is out of order")
        stored.add(np.full(len(run), slot, np.int64), run)
    if wrong := expected.differs(stored):
        yield Problem(f"the index does not fit the texts in {wrong:,} places")


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
    with suppress(LibraryDamaged):
        Store(path).close()  # brings an older format up to date
    fresh = path.with_name(f"{path.name}.rebuilding")
    _discard(fresh)
    wreck = Wreck(path)
    try:
        with Library.open(fresh, create=True, params=params or wreck.params()) as new:
            lost = _copy(wreck, new, observer)
            documents = len(new)
        wreck.close()
        if Path(f"{path}-wal").exists():  # the last to close a library clears it away
            raise LibraryLocked(path.name)
    except BaseException:
        wreck.close()
        _discard(fresh)
        raise
    old = _free_name(path) if lost else None
    if old is not None:
        os.replace(path, old)
    os.replace(fresh, path)
    return Rebuilt(documents, tuple(lost), old)


def _copy(wreck: Wreck, new: Library, observer: Observer) -> list[str]:
    """Add all that is left; returns the names of what is lost."""
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
        lost += [item.document.name for item, added in outcomes if added.status is Status.FAILED]
    nameless = wreck.recorded() - len(numbers)
    if nameless > 0:
        lost.append(f"documents without a name ({nameless:,})")
    return list(dict.fromkeys(lost))


def _free_name(path: Path) -> Path:
    """Where to keep a damaged library; an earlier one is never overwritten."""
    first = path.with_name(f"{path.name}.damaged")
    others = (path.with_name(f"{path.name}.damaged-{number}") for number in count(2))
    return next(free for free in chain([first], others) if not free.exists())


def _discard(path: Path) -> None:
    for ending in ("", "-wal", "-shm", "-journal"):
        Path(f"{path}{ending}").unlink(missing_ok=True)
