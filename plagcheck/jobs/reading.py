"""Reading files for a job: plain text here, everything that needs a parser in a worker process."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from plagcheck.extract.pool.pool import Extracted, ExtractionPool, FileBytes
from plagcheck.extract.reader import extract_bytes, printable, read_bytes
from plagcheck.extract.sniff import Format, is_zip, sniff_bytes
from plagcheck.model.document import Document
from plagcheck.model.errors import PlagcheckError
from plagcheck.model.progress import Observer


class Reader:
    """Reads files with a pool of workers: the one given, or one of its own when first needed."""

    def __init__(self, pool: ExtractionPool | None = None) -> None:
        self._pool = pool
        self._is_own = pool is None

    def __enter__(self) -> Reader:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
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

    def read_all(self, files: Sequence[FileBytes], observer: Observer) -> list[list[Extracted]]:
        """Read files with all workers: for each, what became of it, or of the files inside it."""
        results: dict[int, list[Extracted]] = {id(file): [] for file in files}
        hard = []
        for file in files:
            if is_plain(file.data):
                results[id(file)].append(Extracted(file, file.name, _outcome(file)))
            else:
                hard.append(file)
        if hard:
            for result in self._workers.extract_all(hard, observer):
                results[id(result.source)].append(result)
        return [results[id(file)] for file in files]


def _outcome(file: FileBytes) -> Document | PlagcheckError:
    try:
        return extract_bytes(file.name, file.data)
    except PlagcheckError as error:
        return error


def is_plain(data: bytes) -> bool:
    """Whether a file is UTF-8 text and nothing more: no parser, so nothing to protect from."""
    if is_zip(data) or sniff_bytes(data) is not Format.PLAIN:
        return False
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True
