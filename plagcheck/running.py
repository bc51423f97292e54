"""Running: how a file or folder tells which process made it, and whether that still works."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import psutil

_CLOCK_SET: Final = 60 * 100  # when a process started is known by a clock that may be set meanwhile


def own_mark() -> str:
    """The number of this process, and when it was started: numbers are given again."""
    import psutil

    me = psutil.Process()
    return f"{me.pid}-{_started(me)}"


def is_running(pid: int, started: int) -> bool:
    """Whether the process with this mark has not ended."""
    import psutil

    try:
        process = psutil.Process(pid)
        is_it = abs(_started(process) - started) < _CLOCK_SET
        return is_it and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False
    except psutil.Error:  # somebody else's
        return True


def _started(process: psutil.Process) -> int:
    return round(process.create_time() * 100)
