"""Add files and folders to a library."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from plagcheck.core.errors import FileMissing, PlagcheckError
from plagcheck.core.progress import Cancelled, Observer, Progress, Unobserved
from plagcheck.extract.pool import Extracted, ExtractionPool, FileBytes
from plagcheck.extract.reader import printable, read_bytes
from plagcheck.jobs.reading import Reader
from plagcheck.library.library import Library
from plagcheck.library.records import DEFAULT_COLLECTION, Added, Incoming, Origin, Status

GROUP_FILES: Final = 64  # files read at a time by all workers
GROUP_BYTES: Final = 64 << 20
BATCH_SECONDS: Final = 3.0
BATCH_CHARACTERS: Final = 16_000_000
BATCH_DOCUMENTS: Final = 10_000
SETTLE_SHARE: Final = 10  # settle the index when a tenth of the library is new

_SKIPPED_FOLDERS: Final = frozenset({"__MACOSX"})


def find_files(paths: Iterable[Path]) -> list[Path]:
    """Files given, and all files in folders given, in a stable order, each once.

    Hidden files and what office programs leave behind are passed over inside folders.
    """
    found: dict[str, Path] = {}
    for path in paths:
        for file in _files_below(path) if path.is_dir() else [path]:
            found.setdefault(os.path.abspath(file), file)
    return list(found.values())


def _files_below(folder: Path) -> Iterator[Path]:
    for root, folders, names in os.walk(folder):
        folders[:] = sorted(n for n in folders if n[0] != "." and n not in _SKIPPED_FOLDERS)
        for name in sorted(names):
            if not name.startswith((".", "~$")) and name not in ("Thumbs.db", "desktop.ini"):
                yield Path(root, name)


def add_files(
    library: Library,
    files: Sequence[Path],
    *,
    collection: str | None = None,
    observer: Observer | None = None,
    pool: ExtractionPool | None = None,
) -> Iterator[Added]:
    """Add files; an outcome is given only when it is safely on disk. A bad file is an outcome too.

    Files inside an archive are added each by itself. Without a `collection`, new documents go to
    the default one and known ones stay where they are. Cancelling keeps everything read so far.
    """
    observer = observer or Unobserved()
    own = {os.path.abspath(f"{library.path}{ending}") for ending in ("", "-wal", "-shm")}
    files = [path for path in files if os.path.abspath(path) not in own]
    batch = _Batch(library)
    with Reader(pool) as reader:
        try:
            for group in _groups(library, files, collection, observer):
                within = _Within(observer, group.first, len(files))
                for item in _read(group, reader, within, collection):
                    yield from batch.take(item)
        except Cancelled:
            yield from batch.flush()
            raise
    yield from batch.flush()
    if batch.written * SETTLE_SHARE > len(library):
        library.settle()
    observer.progressed(Progress("add", len(files), len(files)))


@dataclass(frozen=True, slots=True)
class _Opened:
    """A file to be read: its bytes, and where they came from."""

    origin: Origin
    file: FileBytes


@dataclass(slots=True)
class _Group:
    """Files that are read together, and those that need no reading, in their order."""

    first: int
    items: list[_Opened | Added]


class _Within:
    """Passes on how far a group is, as part of the whole."""

    def __init__(self, observer: Observer, first: int, total: int) -> None:
        self._observer, self._first, self._total = observer, first, total

    def progressed(self, progress: Progress) -> None:
        done = min(self._total, self._first + progress.done)
        self._observer.progressed(Progress("add", done, self._total, progress.name))

    def check_cancelled(self) -> None:
        self._observer.check_cancelled()


class _Batch:
    """Documents that go to disk together: a transaction for each would cost far more."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._items: list[Incoming] = []
        self._characters = 0
        self.written = 0
        self._began = time.monotonic()

    def take(self, item: Incoming | Added) -> list[Added]:
        """Take a document; returns what is settled by now."""
        if isinstance(item, Added):
            return [item]
        self._items.append(item)
        self._characters += len(item.document.text)
        is_full = (
            self._characters >= BATCH_CHARACTERS
            or len(self._items) >= BATCH_DOCUMENTS
            or time.monotonic() - self._began >= BATCH_SECONDS
        )
        return self.flush() if is_full else []

    def flush(self) -> list[Added]:
        items, self._items, self._characters = self._items, [], 0
        outcomes = self._library.add(items) if items else []
        self.written += len(items)
        self._began = time.monotonic()
        return outcomes


def _groups(
    library: Library, files: Sequence[Path], collection: str | None, observer: Observer
) -> Iterator[_Group]:
    group, size = _Group(0, []), 0
    for done, path in enumerate(files):
        observer.progressed(Progress("add", done, len(files), path.name))
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
            group, size = _Group(done + 1, []), 0
    if group.items:
        yield group


def _open(library: Library, path: Path, collection: str | None) -> _Opened | Added:
    """A file's bytes, or the outcome when there is nothing to read."""
    where = printable(os.path.abspath(path))
    try:
        known = library.known_file(where)
        origin = _look(path, where)
        if known is not None and _same_date(known[0], origin):
            return _unchanged(library, where, known[1], collection)
        data = read_bytes(path)
        origin = replace(origin, sha256=hashlib.sha256(data).hexdigest())
        if known is not None and known[0].sha256 == origin.sha256:
            library.touch(origin, known[1])
            return _unchanged(library, where, known[1], collection)
        return _Opened(origin, FileBytes(printable(path.name), data))
    except PlagcheckError as error:
        return _failed(where, error)


def _read(
    group: _Group, reader: Reader, observer: Observer, collection: str | None
) -> Iterator[Incoming | Added]:
    """Documents and outcomes of a group, in order."""
    opened = [item for item in group.items if isinstance(item, _Opened)]
    results = iter(reader.read_all([item.file for item in opened], observer))
    for item in group.items:
        if isinstance(item, Added):
            yield item
            continue
        for extracted in next(results):
            yield _incoming(item, extracted, collection)


def _incoming(item: _Opened, extracted: Extracted, collection: str | None) -> Incoming | Added:
    inside = extracted.name != item.file.name
    where = f"{item.origin.path}/{extracted.name}" if inside else item.origin.path
    if isinstance(extracted.outcome, PlagcheckError):
        return _failed(where, extracted.outcome)
    document = replace(extracted.outcome, text=extracted.outcome.comparable())
    origin = replace(item.origin, path=where)
    return Incoming(document, origin, collection or DEFAULT_COLLECTION)


def _failed(where: str, error: PlagcheckError) -> Added:
    return Added(where, Status.FAILED, None, None, str(error), error.code)


def _look(path: Path, where: str) -> Origin:
    try:
        status = path.stat()
    except OSError as error:
        raise FileMissing(path.name) from error
    return Origin(where, "", status.st_size, status.st_mtime_ns)


def _same_date(known: Origin, seen: Origin) -> bool:
    return (known.size_bytes, known.modified_ns) == (seen.size_bytes, seen.modified_ns)


def _unchanged(library: Library, where: str, number: int, collection: str | None) -> Added:
    if collection is not None:
        library.move([number], collection)
    words = next((entry.words for entry in library.documents(ids=[number])), None)
    return Added(where, Status.UNCHANGED, number, words)
