"""The extraction pool: files in, documents out, in order, whatever the files do.

Every file is read in a warm worker process. One that hangs, swells or crashes takes its file with
it and is replaced; a wish to cancel ends the files at hand in the middle.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from multiprocessing.connection import wait
from typing import Any, Final, TypeVar

import psutil

from plagcheck.extract.pool import wire
from plagcheck.extract.pool.batch import (
    ExtractionJob,
    ExtractionOutcome,
    ExtractionQueue,
    FileBytes,
    FileToRead,
)
from plagcheck.extract.pool.meter import DONE, TOTAL
from plagcheck.extract.pool.watchdog import Limits, Watchdog, Worker
from plagcheck.extract.scratch import clear_abandoned
from plagcheck.extract.shown_pages import PageImage, PageRectangle
from plagcheck.model.closing import Closing
from plagcheck.model.document import Document, Span
from plagcheck.model.errors import ExtractionCrashed, PlagcheckError
from plagcheck.model.progress import Cancelled, Observer, Progress, Unobserved

__all__ = ["ExtractionOutcome", "ExtractionPool", "FileBytes", "FileToRead", "default_workers"]

LISTEN_S: Final = 0.05

Answer = TypeVar("Answer")


def default_workers() -> int:
    """One for each processor, but no more than memory allows."""
    return max(1, min(os.cpu_count() or 1, psutil.virtual_memory().total >> 30, 16))


class ExtractionPool(Closing):
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
        clear_abandoned()  # what a program left that was killed, workers and all

    def close(self) -> None:
        """End all workers."""
        if self._closed:
            return
        with self._lock:
            self._closed = True
        self._watchdog.close()
        for worker in self._snapshot():
            worker.discard()
        self._idle.clear()
        self._all.clear()

    def warm(self) -> None:
        """Start a worker now, so that the first file does not wait for it."""
        self._give_back(self._take())

    def extract(self, source: FileToRead, observer: Observer | None = None) -> Document:
        """Read one file; an archive becomes one document. Raises its error."""
        results = list(self._run([source], observer or Unobserved(), expand=False))
        outcome = results[0].outcome if len(results) == 1 else ExtractionCrashed(source.name)
        if isinstance(outcome, PlagcheckError):
            raise outcome
        return outcome

    def extract_all(
        self,
        sources: Iterable[FileToRead],
        observer: Observer | None = None,
        *,
        expand: bool = True,
    ) -> Iterator[ExtractionOutcome]:
        """Read files with all workers; outcomes in the order of `sources`, as soon as possible.

        `sources` is read as workers become free. With `expand`, every file inside an archive has
        an outcome of its own.
        """
        return self._run(sources, observer or Unobserved(), expand=expand)

    def page_image(self, source: FileToRead, page: int, zoom: float = 1.0) -> PageImage:
        """A picture of a PDF's page (counted from 0) at `zoom` pixels per point."""
        request = {"kind": wire.IMAGE, "page": page, "zoom": zoom}
        return self._ask(source, request, wire.unpack_image)

    def span_rectangles(self, source: FileToRead, spans: Sequence[Span]) -> list[PageRectangle]:
        """Where spans of a PDF's text stand on its pages."""
        edges = [edge for span in spans for edge in (span.start, span.end)]
        request = {"kind": wire.RECTANGLES, "spans": edges}
        return self._ask(source, request, lambda header, _: wire.unpack_rectangles(header))

    def _ask(
        self, source: FileToRead, request: wire.Header, read: Callable[[wire.Header, bytes], Answer]
    ) -> Answer:
        job = ExtractionJob(0, source, request)
        worker = self._take(preferring=job.key)
        answer: Answer | PlagcheckError | None = None
        try:
            job.send(worker, self._limits)
            while (message := _receive(worker)) is not None and message[0]["kind"] != wire.END:
                told = message[0]["kind"] == wire.ERROR
                answer = wire.unpack_error(message[0]) if told else read(*message)
            if answer is None or message is None:
                raise worker.why_ended(job.name, self._limits)
        except ValueError as error:
            self._throw_away(worker)
            raise ExtractionCrashed(job.name) from error
        except BaseException:
            self._throw_away(worker)
            raise
        self._give_back(worker)
        if isinstance(answer, PlagcheckError):
            raise answer
        return answer

    def _run(
        self, sources: Iterable[FileToRead], observer: Observer, *, expand: bool
    ) -> Iterator[ExtractionOutcome]:
        batch = ExtractionQueue(sources, expand)
        busy: dict[Any, tuple[Worker, ExtractionJob]] = {}
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

    def _hear(
        self, busy: dict[Any, tuple[Worker, ExtractionJob]], connection: Any, batch: ExtractionQueue
    ) -> None:
        worker, job = busy[connection]
        message = _receive(worker)
        if message is not None and message[0]["kind"] == wire.END:
            del busy[connection]
            self._give_back(worker)
            batch.finished(job)
        elif message is None or not _makes_sense(job, message):
            del busy[connection]
            error = worker.why_ended(job.at_hand, self._limits)
            self._throw_away(worker)
            batch.lost(job, error)

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
            if not self._closed:
                self._all.append(worker)
                return worker
        worker.discard()  # nobody would end it
        raise Cancelled

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


def _receive(worker: Worker) -> tuple[wire.Header, bytes] | None:
    """A message, or None when the worker has ended or speaks nonsense."""
    try:
        return wire.unpack(worker.connection.recv_bytes())
    except (EOFError, OSError, ValueError):
        return None


def _makes_sense(job: ExtractionJob, message: tuple[wire.Header, bytes]) -> bool:
    try:
        job.hear(*message)
    except ValueError:
        return False
    return True


def _report(
    observer: Observer, batch: ExtractionQueue, busy: dict[Any, tuple[Worker, ExtractionJob]]
) -> None:
    """Files done; for a single file, its pages."""
    name = next((job.at_hand for _, job in busy.values()), "")
    if batch.total == 1 and busy:
        worker, _ = next(iter(busy.values()))
        observer.progressed(Progress("extract", worker.meter[DONE], worker.meter[TOTAL], name))
    else:
        observer.progressed(Progress("extract", batch.given, batch.total, name))
