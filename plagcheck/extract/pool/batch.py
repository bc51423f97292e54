"""Files on their way through the workers: each a job, all of them a batch that keeps its order."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from plagcheck.extract.pool import wire
from plagcheck.extract.pool.watchdog import Limits, Worker
from plagcheck.model.document import Document
from plagcheck.model.errors import PlagcheckError
from plagcheck.model.names import printable

AHEAD: Final = 4  # finished files a worker may be ahead of the one that is waited for
MOST_DEATHS: Final = 10  # of workers over one archive


@dataclass(frozen=True, slots=True)
class FileBytes:
    """A file already read: what it is called, and its bytes."""

    name: str
    data: bytes


FileToRead = Path | FileBytes


@dataclass(frozen=True, slots=True)
class ExtractionOutcome:
    """What became of a file, or of one file inside an archive (`name` says which)."""

    source: FileToRead
    name: str
    outcome: Document | PlagcheckError


@dataclass(slots=True)
class ExtractionJob:
    """A file to read, and what is known of it so far."""

    number: int
    source: FileToRead
    request: wire.Header
    results: list[ExtractionOutcome] = field(default_factory=list)
    at_hand: str = ""
    skip: int = 0
    deaths: int = 0

    @property
    def name(self) -> str:
        return self.source.name

    @property
    def key(self) -> str:
        return str(self.source) if isinstance(self.source, Path) else self.source.name

    def send(self, worker: Worker, limits: Limits) -> None:
        """Give the file to a worker. One that has ended is noticed when it is listened to."""
        worker.last_file = self.key
        self.at_hand = self.name
        is_path = isinstance(self.source, Path)
        header = {
            **self.request,
            "name": printable(self.name),
            "path": os.path.abspath(self.source) if isinstance(self.source, Path) else None,
            "skip": self.skip,
            "limit": limits.ended_mb,
        }
        try:
            worker.connection.send_bytes(
                wire.pack(header, b"" if is_path else self.source.data)  # type: ignore[union-attr]
            )
        except OSError:
            worker.kill()

    def hear(self, header: wire.Header, payload: bytes) -> None:
        """Note an answer. Raises ValueError when it is nonsense."""
        if header["kind"] == wire.BEGAN:
            began = wire.unpack_began(header)
            self.at_hand, self.skip = began.name, began.member + 1
        elif header["kind"] == wire.DOCUMENT:
            document = wire.unpack_document(header, payload)
            self.results.append(ExtractionOutcome(self.source, document.name, document))
        else:
            error = wire.unpack_error(header)
            self.results.append(ExtractionOutcome(self.source, error.name, error))


class ExtractionQueue:
    """Files in order: those to read, those being read, and those waiting for their turn."""

    def __init__(self, sources: Iterable[FileToRead], expand: bool) -> None:
        self._sources = iter(sources)
        self._expand = expand
        self._again: deque[ExtractionJob] = deque()
        self._done: dict[int, list[ExtractionOutcome]] = {}
        self._taken = 0
        self._given = 0
        self._exhausted = False
        self.total = len(sources) if isinstance(sources, Sequence) else 0

    @property
    def is_finished(self) -> bool:
        return self._exhausted and self._given == self._taken

    @property
    def given(self) -> int:
        return self._given

    def next_job(self, workers: int) -> ExtractionJob | None:
        """The next file to read, if there is one and the results are not piling up."""
        if self._again:
            return self._again.popleft()
        if self._exhausted or self._taken - self._given > workers * AHEAD:
            return None
        source = next(self._sources, None)
        if source is None:
            self._exhausted = True
            return None
        job = ExtractionJob(self._taken, source, {"kind": "extract", "expand": self._expand})
        self._taken += 1
        return job

    def finished(self, job: ExtractionJob) -> None:
        self._done[job.number] = job.results

    def lost(self, job: ExtractionJob, error: PlagcheckError) -> None:
        """The worker died: the file at hand is lost; the rest of its archive is not."""
        job.results.append(ExtractionOutcome(job.source, error.name, error))
        job.deaths += 1
        if job.skip and job.deaths < MOST_DEATHS:
            self._again.append(job)
        else:
            self.finished(job)

    def in_order(self) -> Iterator[ExtractionOutcome]:
        while self._given in self._done:
            results = self._done.pop(self._given)
            self._given += 1
            yield from results
