"""kill -9 in the middle of what a process writes: when its files say so, not a clock."""

from __future__ import annotations

import signal
import subprocess
from contextlib import suppress
from pathlib import Path


def kill_amid(
    process: subprocess.Popen[bytes], report: Path, done: tuple[bytes, int], file: Path, writes: int
) -> None:
    """Kill it when its report holds a word so often, and `file` was written so often after that.

    A database's journal beside the file is watched as well.
    """
    word, times = done
    while process.poll() is None and report.read_bytes().count(word) < times:
        pass
    seen = _state(file)
    while process.poll() is None and writes:
        now = _state(file)
        writes -= now != seen
        seen = now
    process.send_signal(signal.SIGKILL)


def _state(file: Path) -> list[tuple[int, int]]:
    found = []
    for end in ("", "-wal", "-journal"):
        with suppress(FileNotFoundError):
            told = file.with_name(file.name + end).stat()
            found.append((told.st_size, told.st_mtime_ns))
    return found
