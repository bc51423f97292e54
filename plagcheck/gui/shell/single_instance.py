"""One window for each teacher: a second start hands its papers to the first and ends.

No socket is needed for it. Who holds the lock file is the first; the others leave a note in a
folder that the first one watches.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLockFile, QObject

from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.paths import INBOX

if TYPE_CHECKING:
    from PySide6.QtCore import QFileSystemWatcher

LOCK: Final = "window.lock"
PATIENCE_S: Final = 5.0  # how long a second start waits until its note is taken
LOOK_EVERY_S: Final = 0.02


class SingleInstance(QObject):
    """Whether this is the first start, and what later ones would like to have opened."""

    asked: SignalOf[list[Path]] = carrying(1)  # none: the window is to come to the front

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._inbox = folder / INBOX
        self._lock = QLockFile(str(folder / LOCK))
        self._lock.setStaleLockTime(0)  # only a process that has ended loses its lock
        self._watcher: QFileSystemWatcher | None = None

    def is_first(self) -> bool:
        """Take the lock. Where none can be made, every start is a first one."""
        try:
            self._inbox.mkdir(parents=True, exist_ok=True)
        except OSError:
            return True
        return self._lock.tryLock(0) or (self._lock.error() != QLockFile.LockError.LockFailedError)

    def hand_over(self, files: Sequence[Path], patience_s: float = PATIENCE_S) -> bool:
        """Leave a note for the first start; False when it does not answer."""
        import json

        note = self._inbox / f"{time.time_ns()}-{os.getpid()}.json"
        try:
            draft = note.with_suffix(".new")
            draft.write_text(json.dumps([os.path.abspath(file) for file in files]), "utf-8")
            os.replace(draft, note)
        except OSError:
            return False
        end = time.monotonic() + patience_s
        while note.exists():
            if time.monotonic() > end:
                note.unlink(missing_ok=True)
                return False
            time.sleep(LOOK_EVERY_S)
        return True

    def listen(self) -> None:
        """From now on, take the notes of later starts, and those that are waiting."""
        from PySide6.QtCore import QFileSystemWatcher

        self._watcher = QFileSystemWatcher([str(self._inbox)], self)
        self._watcher.directoryChanged.connect(self._take_notes)
        self._take_notes()

    def _take_notes(self) -> None:
        from plagcheck.jobs.noted_papers import asked_for

        for note in sorted(self._inbox.glob("*.json")):
            files = asked_for(note)
            with suppress(OSError):  # what is no note may stay
                note.unlink()
            if files is not None:
                self.asked.emit(files)

    def close(self) -> None:
        """Let the next start be the first."""
        self._watcher = None
        self._lock.unlock()
