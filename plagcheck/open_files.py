"""Open files: reading one that SQLite has open in this process, and not taking its locks away.

POSIX gives locks to a process, not to who asked for them: closing a file takes away all that the
process has on it, those of SQLite, too (https://www.sqlite.org/howtocorrupt.html, 2.2). Another
program then takes itself for the last one and deletes the journal; what is added from then on is
told to be there, and is not. So a file is closed when SQLite has closed it.
"""

from __future__ import annotations

import os
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path

Identity = tuple[int, int]  # device and number: whatever the file is called by now

_guard = threading.Lock()
_connected: Counter[Identity] = Counter()
_waiting: dict[Identity, list[FileIO]] = {}  # to be used again meanwhile: so they stay few
_LOCKS_ARE_OF_THE_PROCESS = sys.platform != "win32"


@contextmanager
def opened(path: Path, mode: str = "rb") -> Iterator[FileIO]:
    """A file that may be a library or a history; closed as soon as that does no harm."""
    file = _again(path, mode) or FileIO(path, mode)
    try:
        yield file
    finally:
        _close(file)


def _again(path: Path, mode: str) -> FileIO | None:
    """One that waits to be closed; nothing of it is buffered, so that what is read is new."""
    with _guard:
        waiting = _waiting.get(_identity_of(path.stat()), []) if _waiting else []
        file = next((each for each in waiting if each.mode == mode), None)
        if file is not None:
            waiting.remove(file)
            file.seek(0)
        return file


def _close(file: FileIO) -> None:
    """Close a file, now or with the last connection to it."""
    identity = _identity_of(os.fstat(file.fileno()))
    with _guard:
        if _LOCKS_ARE_OF_THE_PROCESS and _connected[identity]:
            _waiting.setdefault(identity, []).append(file)
        else:
            file.close()


def connected(path: Path) -> Identity | None:
    """Told by who has just connected to a file, before anything of it is locked."""
    try:
        identity = _identity_of(path.stat())
    except OSError:
        return None
    with _guard:
        _connected[identity] += 1
    return identity


def disconnected(identity: Identity) -> None:
    """Told by who has closed a connection."""
    with _guard:
        _connected[identity] -= 1
        if _connected[identity] > 0:
            return
        del _connected[identity]
        for file in _waiting.pop(identity, ()):
            file.close()


def _identity_of(status: os.stat_result) -> Identity:
    return status.st_dev, status.st_ino
