"""Processes that trials start, and what these start: waiting, memory, what outlives them."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import psutil

LIMIT_MB: Final = 1024  # of a worker, and of a command

_GONE: Final = (psutil.STATUS_ZOMBIE, psutil.STATUS_DEAD)


def wait_for(condition: Callable[[], object], seconds: float, every_s: float = 0.002) -> bool:
    """Wait until something holds; whether it came to that."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(every_s)
    return True


def in_session(leader: int) -> list[int]:
    """Processes that belong to a program which a trial started."""
    found = []
    for process in psutil.process_iter(["status"]):
        try:
            if os.getsid(process.pid) == leader and process.info["status"] not in _GONE:
                found.append(process.pid)
        except OSError:
            continue
    return found


def end_all(leader: int, patience_s: float) -> list[int]:
    """End what is left of a session after so long; returns what that was."""
    wait_for(lambda: not in_session(leader), patience_s, 0.1)
    left = in_session(leader)
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    return left


def children(pid: int) -> list[psutil.Process]:
    """Of all generations."""
    try:
        return psutil.Process(pid).children(recursive=True)
    except psutil.Error:
        return []


def workers(pid: int) -> list[psutil.Process]:
    """Those of the children that read files."""
    return [child for child in children(pid) if b"spawn_main" in _command_line(child.pid)]


def _command_line(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


class Memory(threading.Thread):
    """The most memory that a process, and any of its children, has had, in MB."""

    def __init__(self, pid: int) -> None:
        super().__init__(daemon=True)
        self._pid, self._over = pid, threading.Event()
        self.own = self.others = 0
        self.start()

    def run(self) -> None:
        while not self._over.wait(0.05):
            self.own = max(self.own, _peak(self._pid))
            self.others = max([self.others, *(_peak(child.pid) for child in children(self._pid))])

    def stop(self) -> str:
        """What is wrong with it, if anything is."""
        self._over.set()
        self.join()
        if max(self.own, self.others) <= LIMIT_MB:
            return ""
        return f"{self.own} MB, a worker {self.others} MB; allowed are {LIMIT_MB}"


def _peak(pid: int) -> int:
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0
    lines = status.splitlines()
    return next((int(line.split()[1]) >> 10 for line in lines if line.startswith("VmHWM")), 0)
