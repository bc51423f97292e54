"""Add files and folders to a library."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from plagcheck.core.errors import FileMissing, PlagcheckError
from plagcheck.core.progress import Cancelled, Observer, Progress, Unobserved
from plagcheck.extract.reader import extract_bytes, printable, read_bytes
from plagcheck.library.library import Library
from plagcheck.library.records import DEFAULT_COLLECTION, Added, Incoming, Origin, Status

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
    collection: str = DEFAULT_COLLECTION,
    observer: Observer | None = None,
) -> Iterator[Added]:
    """Add files; an outcome is given only when it is safely on disk. A bad file is an outcome too.

    Cancelling keeps everything read so far.
    """
    observer = observer or Unobserved()
    batch = _Batch(library)
    own = {os.path.abspath(f"{library.path}{ending}") for ending in ("", "-wal", "-shm")}
    files = [path for path in files if os.path.abspath(path) not in own]
    for done, path in enumerate(files):
        observer.progressed(Progress("add", done, len(files), path.name))
        try:
            observer.check_cancelled()
        except Cancelled:
            yield from batch.flush()
            raise
        outcome = _read(library, path, collection)
        if isinstance(outcome, Added):
            yield outcome
            continue
        batch.append(outcome)
        if batch.is_full:
            yield from batch.flush()
    yield from batch.flush()
    if batch.written * SETTLE_SHARE > len(library):
        library.settle()
    observer.progressed(Progress("add", len(files), len(files)))


class _Batch:
    """Documents that go to disk together: a transaction for each would cost far more."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._items: list[Incoming] = []
        self._characters = 0
        self.written = 0
        self._began = time.monotonic()

    def append(self, item: Incoming) -> None:
        self._items.append(item)
        self._characters += len(item.document.text)

    @property
    def is_full(self) -> bool:
        return (
            self._characters >= BATCH_CHARACTERS
            or len(self._items) >= BATCH_DOCUMENTS
            or time.monotonic() - self._began >= BATCH_SECONDS
        )

    def flush(self) -> list[Added]:
        items, self._items, self._characters = self._items, [], 0
        outcomes = self._library.add(items) if items else []
        self.written += len(items)
        self._began = time.monotonic()
        return outcomes


def _read(library: Library, path: Path, collection: str) -> Incoming | Added:
    """A document to add, or the outcome when there is nothing to add."""
    where = printable(os.path.abspath(path))
    try:
        known = library.known_file(where)
        origin = _look(path, where)
        if known is not None and _same_date(known[0], origin):
            return _unchanged(library, where, known[1])
        data = read_bytes(path)
        digest = hashlib.sha256(data).hexdigest()
        origin = Origin(where, digest, origin.size_bytes, origin.modified_ns)
        if known is not None and known[0].sha256 == digest:
            library.touch(origin, known[1])
            return _unchanged(library, where, known[1])
        return Incoming(extract_bytes(path.name, data), origin, collection)
    except PlagcheckError as error:
        return Added(where, Status.FAILED, None, None, str(error), error.code)


def _look(path: Path, where: str) -> Origin:
    try:
        status = path.stat()
    except OSError as error:
        raise FileMissing(path.name) from error
    return Origin(where, "", status.st_size, status.st_mtime_ns)


def _same_date(known: Origin, seen: Origin) -> bool:
    return (known.size_bytes, known.modified_ns) == (seen.size_bytes, seen.modified_ns)


def _unchanged(library: Library, where: str, number: int) -> Added:
    words = next((entry.words for entry in library.documents(ids=[number])), None)
    return Added(where, Status.UNCHANGED, number, words)
