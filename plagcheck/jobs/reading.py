"""Reading files for a job: small plain text here, everything else in a worker process."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from plagcheck.extract.pool.pool import ExtractionOutcome, ExtractionPool, FileBytes
from plagcheck.extract.reader import extract_bytes, read_bytes
from plagcheck.extract.sniff import Format, is_zip, sniff_bytes
from plagcheck.model.closing import Closing
from plagcheck.model.document import Document
from plagcheck.model.errors import PlagcheckError
from plagcheck.model.names import printable
from plagcheck.model.progress import Cancelled, Observer

LARGEST_HERE: Final = 1 << 20  # bytes; a worker costs more than reading these


class Reader(Closing):
    """Reads files with a pool of workers: the one given, or one of its own when first needed."""

    def __init__(self, pool: ExtractionPool | None = None) -> None:
        self._pool = pool
        self._is_own = pool is None

    def close(self) -> None:
        if self._is_own and self._pool is not None:
            self._pool.close()
            self._pool = None

    @property
    def _workers(self) -> ExtractionPool:
        if self._pool is None:
            self._pool = ExtractionPool()
        return self._pool

    def read(self, path: Path, observer: Observer) -> Document:
        """Read one file; an archive becomes one document. Raises its error."""
        file = FileBytes(printable(path.name), read_bytes(path))
        if is_plain(file.data):
            return extract_bytes(file.name, file.data)
        return self._workers.extract(file, observer)

    def read_all(
        self, files: Sequence[FileBytes], observer: Observer
    ) -> Iterator[list[ExtractionOutcome]]:
        """Read files with all workers: for each, what became of it, or of the files inside it.

        In their order, each as soon as it is read. When the job is cancelled, those that were read
        by then are still given.
        """
        hard = [file for file in files if not is_plain(file.data)]
        results: dict[int, list[ExtractionOutcome]] = {id(file): [] for file in hard}
        waiting = deque(files)

        def first() -> list[ExtractionOutcome]:
            file = waiting.popleft()
            found = results.pop(id(file), None)
            return [ExtractionOutcome(file, file.name, _outcome(file))] if found is None else found

        try:
            for result in self._workers.extract_all(hard, observer) if hard else ():
                while waiting[0] is not result.source:  # all before it are read
                    yield first()
                results[id(result.source)].append(result)
        except Cancelled:
            while waiting and results.get(id(waiting[0])) != []:
                yield first()
            raise
        while waiting:
            yield first()


def _outcome(file: FileBytes) -> Document | PlagcheckError:
    try:
        return extract_bytes(file.name, file.data)
    except PlagcheckError as error:
        return error


def is_plain(data: bytes) -> bool:
    """Whether a file is a little UTF-8 and nothing more: no parser, so nothing to protect from."""
    if len(data) > LARGEST_HERE or is_zip(data) or sniff_bytes(data) is not Format.PLAIN:
        return False
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True
