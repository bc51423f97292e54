"""Jobs in the background: plain functions, one after the other on a thread of their own.

This is the only module that knows both jobs and signals. A job's signals are all emitted in the
main thread, in this order: started, progressed and put_aside any number of times, then one of
succeeded, failed and cancelled, then finished.
"""

from __future__ import annotations

import logging
import queue
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from PySide6.QtCore import QObject, Qt, QThread, Signal

from plagcheck.gui.jobs.library_file import Keeper, LibraryFile
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.shell import startup
from plagcheck.gui.shell.faults import trace_of

if TYPE_CHECKING:
    from plagcheck.gui.jobs.history_jobs import DamagedHistory
    from plagcheck.model.progress import Progress

__all__ = ["Job", "JobRunner", "Keeper", "Watcher", "Work"]  # all that a job is written with

EVERY_S: Final = 0.05
LONGEST_CLOSING_MS: Final = 15_000

_log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[Keeper, "Watcher"], T]  # gives T in the end
Event = Callable[[], None]  # a signal of a job with what it carries, to be emitted


class Job(QObject, Generic[T]):
    """One piece of work on its way; `succeeded` hands over what it gives."""

    started = Signal()
    progressed: SignalOf[Progress] = carrying(1)
    put_aside: SignalOf[DamagedHistory] = carrying(1)  # the history was damaged
    succeeded: SignalOf[T] = carrying(1)
    failed: SignalOf[Exception] = carrying(1)
    cancelled = Signal()
    finished = Signal()

    def __init__(
        self, work: Work[T], name: str, *, must_run: bool = False, is_short: bool = False
    ) -> None:
        super().__init__()
        self.work = work
        self.name = name
        self.is_short = is_short
        self._must_run = must_run
        self.is_taken = False  # by the thread that does it
        self.is_cancelled = False
        self.began = 0.0

    def cancel(self) -> None:
        """Ask the job to stop; it does at the next chance, unless it must run."""
        if not self._must_run:
            self.is_cancelled = True  # a plain flag: set in one thread, only read in the other


class Watcher:
    """The engine's Observer: turns what a job says into events, at most so many a second."""

    def __init__(
        self, job: Job[Any], tell: Callable[[Event], None], let_in: Callable[[], None]
    ) -> None:
        self._job = job
        self._tell = tell
        self._told = 0.0
        self.let_in = let_in  # for a long job that has nothing half done: short ones that wait

    def progressed(self, progress: Progress) -> None:
        startup.breathe()
        now = time.monotonic()
        if now - self._told >= EVERY_S or progress.done == progress.total:
            self._told = now
            self._tell(partial(self._job.progressed.emit, progress))

    def check_cancelled(self) -> None:
        if self._job.is_cancelled:
            from plagcheck.model.progress import Cancelled

            raise Cancelled

    def put_aside(self, what: DamagedHistory) -> None:
        """The history was damaged, and is begun anew."""
        self._tell(partial(self._job.put_aside.emit, what))


class _Worker(QThread):
    """Takes jobs from a queue until it finds None there."""

    told: SignalOf[Event] = carrying(1)
    began: SignalOf[Job[Any]] = carrying(1)
    ended: SignalOf[Job[Any]] = carrying(1)

    def __init__(self, keeper: Keeper) -> None:
        super().__init__()
        self.jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self.short_jobs: queue.SimpleQueue[Job[Any]] = queue.SimpleQueue()  # they are in both
        self._keeper = keeper

    def run(self) -> None:
        startup.share_python()
        while (job := self.jobs.get()) is not None:
            if not job.is_taken:  # else it was let in before its turn
                if job.is_short:
                    self.short_jobs.get()  # all before it are done, so this is the same one
                self._do(job)
            del job  # or what it found is held until the next one comes
            self._keeper.rest(idle=self.jobs.empty())
        self._keeper.close()

    def _let_in(self) -> None:
        """Do the short jobs that wait, in the middle of a long one."""
        with suppress(queue.Empty):
            while True:
                self._do(self.short_jobs.get_nowait())

    def _do(self, job: Job[T]) -> None:
        from plagcheck.model.progress import Cancelled

        job.is_taken = True
        watcher = Watcher(job, self.told.emit, self._let_in)
        self.began.emit(job)
        try:
            watcher.check_cancelled()
            result = job.work(self._keeper, watcher)
            self.told.emit(partial(job.succeeded.emit, result))
        except Cancelled:
            self.told.emit(job.cancelled.emit)
        except Exception as error:
            self._log(job, error)
            self.told.emit(partial(job.failed.emit, error))
        self.ended.emit(job)

    def _log(self, job: Job[Any], error: Exception) -> None:
        from plagcheck.model.errors import PlagcheckError

        if isinstance(error, PlagcheckError):
            _log.info("%s: %s", job.name, error.code)
        else:
            _log.error("%s failed: %s", job.name, trace_of(error))


class JobRunner(QObject):
    """Runs jobs one after the other on a thread of its own."""

    started: SignalOf[Job[Any]] = carrying(1)
    finished: SignalOf[Job[Any]] = carrying(1)

    def __init__(
        self, library: LibraryFile, parent: QObject | None = None, *, writes: bool = False
    ) -> None:
        super().__init__(parent)
        self._worker = _Worker(Keeper(library, writes=writes))
        queued = Qt.ConnectionType.QueuedConnection
        self._worker.began.connect(self._on_began, queued)
        self._worker.told.connect(self._on_event, queued)
        self._worker.ended.connect(self._on_ended, queued)
        self._waiting: list[Job[Any]] = []
        self._refused: list[Job[Any]] = []
        self._is_stopped = False

    def start(
        self, work: Work[T], name: str, *, must_run: bool = False, is_short: bool = False
    ) -> Job[T]:
        """Queue a job; connect to its signals before control returns to the event loop.

        What `must_run` is done even while the program is being left: short work that keeps things.
        What `is_short` need not wait for the end of a long job that lets others in.
        """
        job = Job(work, name, must_run=must_run, is_short=is_short)
        if self._is_stopped:  # the program is being left: nothing is begun any more
            self._refused.append(job)  # kept, as who asked for it connects to it now
            return job
        self._waiting.append(job)
        if not self._worker.isRunning():
            self._worker.start()
        if is_short:
            self._worker.short_jobs.put(job)
        self._worker.jobs.put(job)
        return job

    @property
    def is_busy(self) -> bool:
        return bool(self._waiting)

    def cancel_all(self) -> None:
        for job in self._waiting:
            job.cancel()

    def stop(self, within_ms: int = LONGEST_CLOSING_MS) -> bool:
        """Cancel everything and end the thread; False when it did not end in time."""
        self._is_stopped = True
        self.cancel_all()
        if not self._worker.isRunning():
            return True
        self._worker.jobs.put(None)
        return self._worker.wait(within_ms)

    def _on_event(self, event: Event) -> None:
        event()

    def _on_began(self, job: Job[Any]) -> None:
        job.began = time.monotonic()
        self.started.emit(job)
        job.started.emit()

    def _on_ended(self, job: Job[Any]) -> None:
        self._waiting.remove(job)
        job.finished.emit()
        self.finished.emit(job)
        startup.let_go_of_garbage()
        # Who listens to a job often holds it, and what it found: Qt lets go of them with it.
        job.deleteLater()
