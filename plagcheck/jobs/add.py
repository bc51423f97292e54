"""Add files and folders to a library."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Protocol

from plagcheck.extract.pool.pool import ExtractionOutcome, ExtractionPool, FileBytes
from plagcheck.extract.reader import read_bytes
from plagcheck.extract.sniff import is_zip
from plagcheck.found_files import find_files, is_link, is_there
from plagcheck.jobs.known import KnownBytes
from plagcheck.jobs.near_adding import NearAdding
from plagcheck.jobs.reading import Reader
from plagcheck.library.library import Library
from plagcheck.model.document import Document
from plagcheck.model.entry import (
    DEFAULT_COLLECTION,
    AddOutcome,
    AddStatus,
    Holds,
    IncomingDocument,
    Near,
    Origin,
)
from plagcheck.model.errors import (
    Cause,
    FileMissing,
    FileUnreadable,
    FileUnsafe,
    PlagcheckError,
    Problem,
    system_says,
)
from plagcheck.model.names import printable
from plagcheck.model.progress import Cancelled, Observer, Progress, Unobserved

GROUP_FILES: Final = 64  # files read at a time by all workers
GROUP_BYTES: Final = 64 << 20
BATCH_SECONDS: Final = 3.0
BATCH_CHARACTERS: Final = 16_000_000
BATCH_DOCUMENTS: Final = 10_000
SETTLE_SHARE: Final = 10  # settle the index when a tenth of the library is new


class AddFollower(Protocol):
    """Who wants to see an import go on. Called in the thread of the import, in this order."""

    def files_found(self, files: Sequence[Path]) -> None:
        """What is to be added, before any of it is."""

    def file_settled(self, outcome: AddOutcome, same_as: str) -> None:
        """What became of a file; `same_as` names the document that had its text already."""


def add_paths(
    library: Library,
    paths: Iterable[Path],
    follower: AddFollower,
    *,
    collection: str | None = None,
    holds: Holds | None = None,
    move: bool = False,
    near: Near = Near.KEEP,
    observer: Observer | None = None,
    pool: ExtractionPool | None = None,
) -> None:
    """Add files and folders, and tell what becomes of each file: see `add_files`."""
    files = find_files(paths)
    follower.files_found(files)
    for outcome in add_files(
        library,
        files,
        collection=collection,
        holds=holds,
        move=move,
        near=near,
        observer=observer,
        pool=pool,
    ):
        same_as = ""
        if outcome.status is AddStatus.DUPLICATE and outcome.id is not None:
            same_as = next((each.name for each in library.documents(ids=[outcome.id])), "")
        follower.file_settled(outcome, same_as)


def outcomes_of_nothing(paths: Iterable[Path]) -> list[AddOutcome] | None:
    """What becomes of files of which none is there; None where something is to be added."""
    files = find_files(paths)
    if any(map(is_there, files)):
        return None
    return [_failed(_stored_path(path), FileMissing(path.name)) for path in files]


def not_added(library: Library, paths: Iterable[Path], observer: Observer) -> list[Path]:
    """Files of an import that was left half-way which the library does not have as they are."""
    missing = []
    for path in find_files(paths):
        observer.check_cancelled()
        if not _is_added(library, path):
            missing.append(path)
    return missing


def _is_added(library: Library, path: Path) -> bool:
    """Whether adding a file again would change nothing. Of what is new, only archives are read."""
    if path.suffix.lower() != ".zip" and library.known_file(_stored_path(path)) is None:
        return False
    item = _open(library, path, None)
    return not isinstance(item, _Opened) and all(_is_filed(library, each) for each in item)


def _is_filed(library: Library, item: IncomingDocument | AddOutcome) -> bool:
    if isinstance(item, AddOutcome):
        return item.status is AddStatus.UNCHANGED
    known = library.known_file(item.origin.path)
    return known is not None and known[0].sha256 == item.origin.sha256


def add_files(
    library: Library,
    files: Sequence[Path],
    *,
    collection: str | None = None,
    holds: Holds | None = None,
    move: bool = False,
    near: Near = Near.KEEP,
    observer: Observer | None = None,
    pool: ExtractionPool | None = None,
) -> Iterator[AddOutcome]:
    """Add files; an outcome is given only when it is safely on disk. A bad file is an outcome too.

    Files inside an archive are added each by itself. Cancelling keeps everything read so far. A new
    collection holds what `holds` says; one that has documents keeps what was said of it. What is in
    another collection already stays there and says so, unless it is to `move`. What is nearly the
    same as a document that is there says so; `near` is what becomes of it.
    """
    observer = observer or Unobserved()
    if holds is not None:
        library.begin_collection(collection or DEFAULT_COLLECTION, holds)
    own = {os.path.abspath(f"{library.path}{ending}") for ending in ("", "-wal", "-shm")}
    files = [path for path in files if os.path.abspath(path) not in own]
    batch = _Batch(library, collection if move else None, near)
    with Reader(pool) as reader:
        try:
            for group in _groups(library, files, collection, observer):
                within = _Within(observer, group.first, len(files))
                for item in _read(library, group, reader, within, collection):
                    yield from batch.take(item)
        except Cancelled:
            yield from batch.flush()
            raise
    yield from batch.flush()
    observer.progressed(Progress("add", len(files), len(files)))
    if batch.written * SETTLE_SHARE > len(library):
        library.settle(observer)


@dataclass(frozen=True, slots=True)
class _Opened:
    """A file to be read: its bytes, and where they came from."""

    origin: Origin
    file: FileBytes


Settled = list[IncomingDocument | AddOutcome]  # what becomes of a file without reading it


@dataclass(slots=True)
class _FileGroup:
    """Files that are read together, and those that need no reading, in their order."""

    first: int
    items: list[_Opened | Settled]


class _Within:
    """Tells how far the whole is while a group is read: by files that are done, never back."""

    def __init__(self, observer: Observer, first: int, total: int) -> None:
        self._observer, self._total = observer, total
        self.done = first

    def progressed(self, progress: Progress) -> None:
        """What workers say: the file they have at hand. They count by pages where it is one."""
        self.at(progress.name)

    def at(self, name: str) -> None:
        self._observer.progressed(Progress("add", self.done, self._total, name))

    def check_cancelled(self) -> None:
        self._observer.check_cancelled()


class _Batch:
    """Documents that go to disk together: a transaction for each would cost far more."""

    def __init__(self, library: Library, moved_to: str | None, near: Near) -> None:
        self._library, self._moved_to = library, moved_to
        self._adding = NearAdding(library, near)
        self._items: list[IncomingDocument] = []
        self._characters = 0
        self.written = 0
        self._began = time.monotonic()

    def take(self, item: IncomingDocument | AddOutcome) -> list[AddOutcome]:
        """Take a document; returns what is settled by now."""
        if isinstance(item, AddOutcome):
            return self._moved([item])
        self._items.append(item)
        self._characters += len(item.document.text)
        is_full = (
            self._characters >= BATCH_CHARACTERS
            or len(self._items) >= BATCH_DOCUMENTS
            or time.monotonic() - self._began >= BATCH_SECONDS
        )
        return self.flush() if is_full else []

    def flush(self) -> list[AddOutcome]:
        items, self._items, self._characters = self._items, [], 0
        outcomes = self._adding.add(items) if items else []
        self.written += len(items)
        self._began = time.monotonic()
        return self._moved(outcomes)

    def _moved(self, outcomes: list[AddOutcome]) -> list[AddOutcome]:
        """The same, after what is elsewhere was moved, where that was asked for."""
        where = self._moved_to
        if where is None:
            return outcomes
        elsewhere = {o.id for o in outcomes if o.id is not None and o.collection != where}
        if elsewhere:
            self._library.move(elsewhere, where)
        return [
            replace(each, collection=where, left=each.collection) if each.id in elsewhere else each
            for each in outcomes
        ]


def _groups(
    library: Library, files: Sequence[Path], collection: str | None, observer: Observer
) -> Iterator[_FileGroup]:
    group, size = _FileGroup(0, []), 0
    for done, path in enumerate(files):
        try:
            observer.check_cancelled()
        except Cancelled:
            yield group  # what was opened before is still read and kept
            raise
        item = _open(library, path, collection)
        group.items.append(item)
        size += len(item.file.data) if isinstance(item, _Opened) else 0
        if len(group.items) >= GROUP_FILES or size >= GROUP_BYTES:
            yield group
            group, size = _FileGroup(done + 1, []), 0
    if group.items:
        yield group


def _stored_path(path: Path) -> str:
    """What a file is known by in the library."""
    return printable(os.path.abspath(path))


def _open(library: Library, path: Path, collection: str | None) -> _Opened | Settled:
    """A file's bytes, or the outcome when there is nothing to read."""
    where = _stored_path(path)
    try:
        known = library.known_file(where)
        origin = _look(path, where)
        if known is not None and _same_date(known[0], origin):
            return [_unchanged(library, where, known[1])]
        data = read_bytes(path)
        origin = replace(origin, sha256=hashlib.sha256(data).hexdigest())
        if known is not None and known[0].sha256 == origin.sha256:
            library.touch(origin, known[1])
            return [_unchanged(library, where, known[1])]
        opened = _Opened(origin, FileBytes(printable(path.name), data))
        return _known(library, opened, collection) or opened
    except PlagcheckError as error:
        return [_failed(where, error)]


def _failed(where: str, error: PlagcheckError) -> AddOutcome:
    return AddOutcome(where, AddStatus.FAILED, None, None, Problem.of(error))


def _known(library: Library, item: _Opened, collection: str | None) -> Settled | None:
    """What the same bytes gave before; None when they were never read."""
    bytes_known, name = KnownBytes(library), item.file.name
    document = bytes_known.document(item.origin.sha256, name)
    if document is not None:
        return [IncomingDocument(document, item.origin, collection or DEFAULT_COLLECTION)]
    members = bytes_known.archive(item.origin.sha256, name) if is_zip(item.file.data) else None
    if members is None:
        return None
    return [_incoming(item, inside, outcome, collection) for inside, outcome in members]


def _read(
    library: Library, group: _FileGroup, reader: Reader, within: _Within, collection: str | None
) -> Iterator[IncomingDocument | AddOutcome]:
    """Documents and outcomes of a group, in order, each as soon as it is read."""
    opened = [item for item in group.items if isinstance(item, _Opened)]
    results = reader.read_all([item.file for item in opened], within)
    for item in group.items:
        within.at(_name(item))
        if isinstance(item, _Opened):
            yield from _members(library, item, next(results), collection)
        else:
            yield from item
        within.done += 1


def _name(item: _Opened | Settled) -> str:
    """What a file is called."""
    if isinstance(item, _Opened):
        return item.file.name
    first = item[0] if item else None
    path = first.path if isinstance(first, AddOutcome) else first.origin.path if first else ""
    return Path(path).name


def _members(
    library: Library, item: _Opened, members: Sequence[ExtractionOutcome], collection: str | None
) -> Iterator[IncomingDocument | AddOutcome]:
    if any(each.name != item.file.name for each in members):
        KnownBytes(library).remember_archive(item.origin.sha256, item.file.name, members)
    for each in members:
        yield _incoming(item, each.name, each.outcome, collection)


def _incoming(
    item: _Opened,
    name: str,
    outcome: Document | PlagcheckError | Problem,
    collection: str | None,
) -> IncomingDocument | AddOutcome:
    """A file, or one inside an archive, on its way into the library."""
    inside = name.removeprefix(item.file.name)
    where = f"{item.origin.path}{inside}"
    if isinstance(outcome, PlagcheckError):
        outcome = Problem.of(outcome)
    if isinstance(outcome, Problem):
        return AddOutcome(where, AddStatus.FAILED, None, None, outcome)
    document = replace(outcome, text=outcome.comparable())
    sha256 = outcome.sha256 if inside else item.origin.sha256
    origin = replace(item.origin, path=where, sha256=sha256)
    return IncomingDocument(document, origin, collection or DEFAULT_COLLECTION)


def _look(path: Path, where: str) -> Origin:
    try:
        status = path.stat()
    except FileNotFoundError as error:
        raise FileMissing(path.name) from error
    except OSError as error:
        raise FileUnreadable(path.name, **system_says(error)) from error
    if is_link(path):
        raise FileUnsafe(path.name, reason=Cause.LINK_OUT_OF_FOLDER)
    return Origin(where, "", status.st_size, status.st_mtime_ns)


def _same_date(known: Origin, seen: Origin) -> bool:
    return (known.size_bytes, known.modified_ns) == (seen.size_bytes, seen.modified_ns)


def _unchanged(library: Library, where: str, number: int) -> AddOutcome:
    entry = next(iter(library.documents(ids=[number])), None)
    words, place = (entry.words, entry.collection) if entry else (None, "")
    return AddOutcome(where, AddStatus.UNCHANGED, number, words, collection=place)
