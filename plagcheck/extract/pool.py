"""The extraction pool: files in, documents out, in order, whatever the files do.

Every file is read in a warm worker process. One that hangs, swells or crashes takes its file with
it and is replaced; a wish to cancel ends the files at hand in the middle.
"""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import wait
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import psutil

from plagcheck.core.document import Document, Span
from plagcheck.core.errors import PlagcheckError
from plagcheck.core.progress import Observer, Progress, Unobserved
from plagcheck.extract import wire
from plagcheck.extract.meter import DONE, TOTAL
from plagcheck.extract.shown import PageImage, PageRectangle
from plagcheck.extract.watchdog import Limits, Watchdog, Worker

LISTEN_S: Final = 0.05
AHEAD: Final = 4  # finished files a worker may be ahead of the one that is waited for
MOST_DEATHS: Final = 10  # of workers over one archive


@dataclass(frozen=True, slots=True)
class FileBytes:
    """A file already read: what it is called, and its bytes."""

    name: str
    data: bytes


Source = Path | FileBytes


@dataclass(frozen=True, slots=True)
class Extracted:
    """What became of a file, or of one file inside an archive (`name` says which)."""

    source: Source
    name: str
    outcome: Document | PlagcheckError


def default_workers() -> int:
    """One for each processor, but no more than memory allows."""
    return max(1, min(os.cpu_count() or 1, psutil.virtual_memory().total >> 30, 16))


class ExtractionPool:
    """Worker processes, started when first needed and kept warm.

    May be used from several threads; each call has workers of its own while it lasts.
    """

    def __init__(self, workers: int | None = None, limits: Limits | None = None) -> None:
        self._size = workers or default_workers()
        self._limits = limits or Limits()
        self._lock = threading.Lock()
        self._idle: list[Worker] = []
        self._all: list[Worker] = []
        self._watchdog = Watchdog(self._snapshot, self._limits)
        self._closed = False

    def __enter__(self) -> ExtractionPool:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End all workers."""
        if self._closed:
            return
        self._closed = True
        self._watchdog.close()
        for worker in self._snapshot():
            worker.discard()
        self._idle.clear()
        self._all.clear()

    def warm(self) -> None:
        """Start a worker now, so that the first file does not wait for it."""
        self._give_back(self._take())

    def extract(self, source: Source, observer: Observer | None = None) -> Document:
        """Read one file; an archive becomes one document. Raises its error."""
        (result,) = self._run([source], observer or Unobserved(), expand=False)
        if isinstance(result.outcome, PlagcheckError):
            raise result.outcome
        return result.outcome

    def extract_all(
        self, sources: Iterable[Source], observer: Observer | None = None, *, expand: bool = True
    ) -> Iterator[Extracted]:
        """Read files with all workers; outcomes in the order of `sources`, as soon as possible.

        `sources` is read as workers become free. With `expand`, every file inside an archive has
        an outcome of its own.
        """
        return self._run(sources, observer or Unobserved(), expand=expand)

    def page_image(self, source: Source, page: int, zoom: float = 1.0) -> PageImage:
        """A picture of a PDF's page (counted from 0) at `zoom` pixels per point."""
        header, data = self._ask(source, {"kind": "image", "page": page, "zoom": zoom})
        size = int(header["width"]), int(header["height"])
        return PageImage(*size, float(header["zoom"]), data)

    def span_rectangles(self, source: Source, spans: Sequence[Span]) -> list[PageRectangle]:
        """Where spans of a PDF's text stand on its pages."""
        edges = [edge for span in spans for edge in (span.start, span.end)]
        header, _ = self._ask(source, {"kind": "rectangles", "spans": edges})
        return [PageRectangle(int(page), *map(float, box)) for page, *box in header["rectangles"]]

    def _ask(self, source: Source, request: wire.Header) -> tuple[wire.Header, bytes]:
        job = _Job(0, source, request)
        worker = self._take(preferring=job.key)
        answer: tuple[wire.Header, bytes] | None = None
        try:
            job.send(worker, self._limits)
            while (message := _receive(worker)) is not None and message[0]["kind"] != "end":
                answer = message
            if answer is None or message is None:
                raise worker.why_ended(job.name, self._limits)
        except BaseException:
            self._throw_away(worker)
            raise
        self._give_back(worker)
        if answer[0]["kind"] == "error":
            raise wire.unpack_error(answer[0])
        return answer

    def _run(
        self, sources: Iterable[Source], observer: Observer, *, expand: bool
    ) -> Iterator[Extracted]:
        batch = _Batch(sources, expand)
        busy: dict[Any, tuple[Worker, _Job]] = {}
        try:
            while not batch.is_finished:
                observer.check_cancelled()
                while len(busy) < self._size and (job := batch.next_job(self._size)) is not None:
                    worker = self._take()
                    busy[worker.connection] = (worker, job)
                    job.send(worker, self._limits)
                for connection in wait(list(busy), LISTEN_S):
                    self._hear(busy, connection, batch)
                _report(observer, batch, busy)
                yield from batch.in_order()
        finally:
            for worker, _ in busy.values():  # cancelled, or nobody wants the rest
                self._throw_away(worker)

    def _hear(self, busy: dict[Any, tuple[Worker, _Job]], connection: Any, batch: _Batch) -> None:
        worker, job = busy[connection]
        message = _receive(worker)
        if message is None:
            del busy[connection]
            error = worker.why_ended(job.at_hand, self._limits)
            self._throw_away(worker)
            batch.lost(job, error)
        elif message[0]["kind"] == "end":
            del busy[connection]
            self._give_back(worker)
            batch.finished(job)
        else:
            job.hear(*message)

    def _snapshot(self) -> list[Worker]:
        with self._lock:
            return list(self._all)

    def _take(self, preferring: str = "") -> Worker:
        """An idle worker, one that knows the file if there is one; or else a new one."""
        while (worker := self._take_idle(preferring)) is not None:
            if worker.process.is_alive():
                return worker
            self._throw_away(worker)  # ended while nobody looked: no file is to suffer for it
        worker = Worker()
        with self._lock:
            self._all.append(worker)
        return worker

    def _take_idle(self, preferring: str) -> Worker | None:
        with self._lock:
            if not self._idle:
                return None
            known = (w for w in self._idle if preferring and w.last_file == preferring)
            worker = next(known, self._idle[-1])
            self._idle.remove(worker)
            return worker

    def _give_back(self, worker: Worker) -> None:
        """Keep a worker for the next file, unless this one left it swollen."""
        if self._closed or worker.resident_mb() > self._limits.memory_mb // 2:
            self._throw_away(worker)
            return
        with self._lock:
            self._idle.append(worker)

    def _throw_away(self, worker: Worker) -> None:
        with self._lock:
            if worker in self._all:
                self._all.remove(worker)
        worker.discard()


@dataclass(slots=True)
class _Job:
    """A file to read, and what is known of it so far."""

    number: int
    source: Source
    request: wire.Header
    results: list[Extracted] = field(default_factory=list)
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
            "name": self.name.encode("utf-8", "backslashreplace").decode(),
            "path": os.path.abspath(self.source) if isinstance(self.source, Path) else None,
            "skip": self.skip,
            "limit": limits.memory_mb,
        }
        try:
            worker.connection.send_bytes(
                wire.pack(header, b"" if is_path else self.source.data)  # type: ignore[union-attr]
            )
        except OSError:
            worker.kill()

    def hear(self, header: wire.Header, payload: bytes) -> None:
        """Note an answer."""
        if header["kind"] == "began":
            self.at_hand, self.skip = str(header["name"]), int(header["member"]) + 1
        elif header["kind"] == "document":
            document = wire.unpack_document(header, payload)
            self.results.append(Extracted(self.source, document.name, document))
        else:
            error = wire.unpack_error(header)
            self.results.append(Extracted(self.source, error.name, error))


class _Batch:
    """Files in order: those to read, those being read, and those waiting for their turn."""

    def __init__(self, sources: Iterable[Source], expand: bool) -> None:
        self._sources = iter(sources)
        self._expand = expand
        self._again: deque[_Job] = deque()
        self._done: dict[int, list[Extracted]] = {}
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

    def next_job(self, workers: int) -> _Job | None:
        """The next file to read, if there is one and the results are not piling up."""
        if self._again:
            return self._again.popleft()
        if self._exhausted or self._taken - self._given > workers * AHEAD:
            return None
        source = next(self._sources, None)
        if source is None:
            self._exhausted = True
            return None
        job = _Job(self._taken, source, {"kind": "extract", "expand": self._expand})
        self._taken += 1
        return job

    def finished(self, job: _Job) -> None:
        self._done[job.number] = job.results

    def lost(self, job: _Job, error: PlagcheckError) -> None:
        """The worker died: the file at hand is lost; the rest of its archive is not."""
        job.results.append(Extracted(job.source, error.name, error))
        job.deaths += 1
        if job.skip and job.deaths < MOST_DEATHS:
            self._again.append(job)
        else:
            self.finished(job)

    def in_order(self) -> Iterator[Extracted]:
        while self._given in self._done:
            results = self._done.pop(self._given)
            self._given += 1
            yield from results


def _receive(worker: Worker) -> tuple[wire.Header, bytes] | None:
    """A message, or None when the worker has ended or speaks nonsense."""
    try:
        return wire.unpack(worker.connection.recv_bytes())
    except (EOFError, OSError, ValueError):
        return None


def _report(observer: Observer, batch: _Batch, busy: dict[Any, tuple[Worker, _Job]]) -> None:
    """Files done; for a single file, its pages."""
    name = next((job.at_hand for _, job in busy.values()), "")
    if batch.total == 1 and busy:
        worker, _ = next(iter(busy.values()))
        observer.progressed(Progress("extract", worker.meter[DONE], worker.meter[TOTAL], name))
    else:
        observer.progressed(Progress("extract", batch.given, batch.total, name))
