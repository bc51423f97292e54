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
from plagcheck.extract.scratch import clear_abandoned
from plagcheck.model.errors import (
    ExtractionCrashed,
    ExtractionStalled,
    ExtractionTooBig,
    PlagcheckError,
)

LOOK_EVERY_S: Final = 0.05
LOOK_CLOSELY_S: Final = 0.005  # at one that swells
SWOLLEN: Final = 0.5  # share of the memory it may have
START_WITHIN_S: Final = 60.0

_MB: Final = 1 << 20
_spawn: Final = multiprocessing.get_context("spawn")


@dataclass(frozen=True, slots=True)
class Limits:
    """When a worker is ended: no step for so long; or before it holds this much memory."""

    stall_s: float = 30.0
    memory_mb: int = 1024

    @property
    def ended_mb(self) -> int:
        """What a worker is ended at: it takes some more while nobody looks."""
        return self.memory_mb * 7 // 8


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
        """Kill and clear up, behind another program as well."""
        has_another = self.meter[STATE] == State.ANOTHER_PROGRAM
        self.kill()
        self.connection.close()
        self.process.join(5)
        if has_another:
            clear_abandoned()

    def why_ended(self, name: str, limits: Limits) -> PlagcheckError:
        """Why it ended in the middle of a file."""
        if self.verdict == "stalled":
            return ExtractionStalled(name, seconds=round(limits.stall_s))
        if self.verdict == "memory":
            return ExtractionTooBig(name, limit=limits.ended_mb)
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
        pause = LOOK_EVERY_S
        while not self._stop.wait(pause):
            share = max((self._look(worker) for worker in self._workers()), default=0.0)
            pause = LOOK_CLOSELY_S if share > SWOLLEN else LOOK_EVERY_S

    def _look(self, worker: Worker) -> float:
        """End a worker that is to be ended; gives the share of its memory that it has."""
        state, steps, now = worker.meter[STATE], worker.meter[STEPS], time.monotonic()
        if steps != worker.seen_steps or state in (State.IDLE, State.SENDING):
            worker.seen_steps, worker.seen_at = steps, now
        patience = START_WITHIN_S if state == State.STARTING else self._limits.stall_s
        share = worker.resident_mb() / self._limits.ended_mb
        if now - worker.seen_at > patience:
            worker.kill("stalled")
        elif share > 1:
            worker.kill("memory")
        return share
