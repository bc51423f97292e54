"""Commands of the program as processes: a fork of this one, or, `real`, a program of its own.

A fork need not load Python and the engine anew: fifty times as many tries a minute. It calls
`plagcheck.cli.main.main`.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, BinaryIO

from tests.trials.processes import end_all, wait_for

PROGRAM = [sys.executable, "-m", "plagcheck"]
NO_END = 1000  # in place of an exit status

Before = Callable[[], object]


def _nothing() -> None:
    pass


@dataclass(frozen=True, slots=True)
class Ran:
    """How a command ended, and what it printed."""

    code: int
    out: str
    err: str
    seconds: float
    cpu_seconds: float

    @property
    def said(self) -> str:
        """The last thing it told, complaints first."""
        lines = (self.err.strip() or self.out.strip()).splitlines()
        return lines[-1] if lines else ""

    @property
    def wrong(self) -> str:
        """What no command may do, whatever it is given."""
        if self.code == NO_END:
            return f"no end in {self.seconds:.0f} s"
        if "Traceback (most" in self.err or "Fatal Python error" in self.err:
            return f"traceback: {self.said}"
        return "" if self.code in (0, 1, 2, 130) else f"exit status {self.code}"

    @property
    def objects(self) -> list[dict[str, Any]]:
        """Whole lines of JSON."""
        whole = (line for line in self.out.splitlines(keepends=True) if line.endswith("\n"))
        return [json.loads(line) for line in whole]


class Child:
    """A command that runs. `before` is called in the new process."""

    def __init__(
        self,
        *arguments: object,
        real: bool = False,
        batch_s: float | None = None,
        before: Before = _nothing,
    ) -> None:
        self._out, self._err = _unnamed(), _unnamed()
        self._code: int | None = None
        self._cpu = 0.0
        self._began = time.monotonic()
        given = [os.fsdecode(a) if isinstance(a, bytes) else str(a) for a in arguments]
        if not real:
            import plagcheck.cli.main  # noqa: F401  before the fork
        sys.stdout.flush()
        self.pid = os.fork()
        if self.pid == 0:
            self._become(given, real, batch_s, before)

    def _become(self, given: list[str], real: bool, batch_s: float | None, before: Before) -> None:
        code = 99
        try:
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            os.setsid()
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            os.dup2(self._out.fileno(), 1)
            os.dup2(self._err.fileno(), 2)
            before()
            if real:
                os.execv(PROGRAM[0], [*PROGRAM, *given])
            code = _command(given, batch_s)
        except BaseException:
            traceback.print_exc()
        os._exit(code)

    @property
    def out(self) -> str:
        return _read(self._out)

    def has_ended(self) -> bool:
        if self._code is None:
            pid, status, used = os.wait4(self.pid, os.WNOHANG)
            if pid:
                self._code = os.waitstatus_to_exitcode(status)
                self._cpu = used.ru_utime + used.ru_stime
        return self._code is not None

    def send(self, number: int) -> bool:
        """Whether it was still there to get the signal."""
        if self.has_ended():
            return False
        os.kill(self.pid, number)
        return True

    def wait(self, seconds: float) -> bool:
        return wait_for(self.has_ended, seconds)

    def end(self, patience_s: float = 0) -> list[int]:
        """Kill it; returns processes it left, which are ended, too."""
        if self.send(signal.SIGKILL):
            self.wait(30)
        return end_all(self.pid, patience_s)

    def ran(self) -> Ran:
        code = NO_END if self._code is None else self._code
        seconds = time.monotonic() - self._began
        return Ran(code, self.out, _read(self._err), seconds, self._cpu)


def _command(given: list[str], batch_s: float | None) -> int:
    """A command in this process, which is a fork."""
    sys.stdin = os.fdopen(0)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8")
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", buffering=1)
    from plagcheck.cli.main import main
    from plagcheck.jobs import add

    signal.signal(signal.SIGINT, signal.default_int_handler)  # as Python starts a program
    if batch_s is not None:  # how long documents are gathered before they are stored
        add.BATCH_SECONDS = batch_s  # type: ignore[misc]
    try:
        code = main(given)
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 2
    sys.stdout.flush()
    return code


def _unnamed() -> BinaryIO:
    return tempfile.TemporaryFile()


def _read(file: BinaryIO) -> str:
    """What was written so far; the place where the child writes on is left alone."""
    size = os.fstat(file.fileno()).st_size
    return os.pread(file.fileno(), size, 0).decode("utf-8", "replace")


def run(
    *arguments: object, timeout: float = 240, real: bool = False, before: Before = _nothing
) -> Ran:
    """A command to its end."""
    child = Child(*arguments, real=real, before=before)
    child.wait(timeout)
    ran = child.ran()
    child.end()
    return ran
