"""Workers as the program sees them, and the watchdog that ends those that hang or swell."""

from __future__ import annotations

import contextlib
import multiprocessing
import threading
import time
from collections.abc import Callable, Iterable, MutableSequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Final

import psutil

from plagcheck.extract.pool.meter import SIZE, STATE, STEPS, State
from plagcheck.model.errors import (
    ExtractionCrashed,
    ExtractionStalled,
    ExtractionTooBig,
    PlagcheckError,
)

LOOK_EVERY_S: Final = 0.05
START_WITHIN_S: Final = 60.0

_MB: Final = 1 << 20
_spawn: Final = multiprocessing.get_context("spawn")


@dataclass(frozen=True, slots=True)
class Limits:
    """When a worker is ended: no step for so long, or more resident memory than this."""

    stall_s: float = 30.0
    memory_mb: int = 1024


def _serve(connection: Connection, meter: MutableSequence[int]) -> None:
    """In the new process: the parsers are loaded there and only there."""
    from plagcheck.extract.pool.worker import serve

    serve(connection, meter)


class Worker:
    """A warm process and the ways to talk to it."""

    def __init__(self) -> None:
        self.connection, theirs = _spawn.Pipe()
        self.meter = RawArray("q", SIZE)
        self.process = _spawn.Process(target=_serve, args=(theirs, self.meter), daemon=True)
        self.process.start()
        theirs.close()
        self._watched = psutil.Process(self.process.pid)
        self.verdict = ""
        self.last_file = ""
        self.seen_steps = -1
        self.seen_at = time.monotonic()

    def resident_mb(self) -> int:
        """Memory in use now; 0 for a process that has ended."""
        try:
            own = _resident(self._watched)
            return (own + sum(map(_resident, self._others()))) // _MB
        except psutil.Error:
            return 0

    def kill(self, verdict: str = "") -> None:
        """End the process at once, and what it started."""
        self.verdict = self.verdict or verdict
        with contextlib.suppress(OSError, ValueError, psutil.Error):
            others = self._others()
            self.process.kill()
            for other in others:
                other.kill()

    def _others(self) -> list[psutil.Process]:
        """Programs that the worker started; looking for them takes time, and there rarely are."""
        if self.meter[STATE] != State.ANOTHER_PROGRAM:
            return []
        return self._watched.children(recursive=True)

    def discard(self) -> None:
        """Kill and clear up."""
        self.kill()
        self.connection.close()
        self.process.join(5)

    def why_ended(self, name: str, limits: Limits) -> PlagcheckError:
        """Why it ended in the middle of a file."""
        if self.verdict == "stalled":
            return ExtractionStalled(name, seconds=round(limits.stall_s))
        if self.verdict == "memory":
            return ExtractionTooBig(name, limit=limits.memory_mb)
        return ExtractionCrashed(name)


def _resident(process: psutil.Process) -> int:
    info = process.memory_info()
    return int(max(info.rss, getattr(info, "private", 0)))


class Watchdog:
    """A thread that looks at every worker many times a second."""

    def __init__(self, workers: Callable[[], Iterable[Worker]], limits: Limits) -> None:
        self._workers = workers
        self._limits = limits
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="extraction watchdog", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stop.wait(LOOK_EVERY_S):
            for worker in self._workers():
                self._look(worker)

    def _look(self, worker: Worker) -> None:
        state, steps, now = worker.meter[STATE], worker.meter[STEPS], time.monotonic()
        if steps != worker.seen_steps or state in (State.IDLE, State.SENDING):
            worker.seen_steps, worker.seen_at = steps, now
        patience = START_WITHIN_S if state == State.STARTING else self._limits.stall_s
        if now - worker.seen_at > patience:
            worker.kill("stalled")
        elif worker.resident_mb() > self._limits.memory_mb:
            worker.kill("memory")
