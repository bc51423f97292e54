"""A progress bar on a terminal; silence elsewhere."""

from __future__ import annotations

import shutil
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from plagcheck.cli.terminal import speakable
from plagcheck.model.formatting import count
from plagcheck.model.progress import Progress

FIRST_AFTER_S: Final = 0.6  # short work shows nothing
EVERY_S: Final = 0.1


class TerminalProgress:
    """Draws on standard error when that is a terminal."""

    def __init__(self) -> None:
        self._shown = False
        self._is_live = sys.stderr.isatty()
        self._began = time.monotonic()
        self._drawn = 0.0
        self._is_stopped = False

    def progressed(self, progress: Progress) -> None:
        now = time.monotonic()
        if not self._is_live or now - self._began < FIRST_AFTER_S or now - self._drawn < EVERY_S:
            return
        self._drawn, self._shown = now, True
        done = progress.done / progress.total if progress.total else 1.0
        filled = round(done * 24)
        line = (
            f"{'█' * filled}{'░' * (24 - filled)} {count(progress.done)} of {count(progress.total)}"
        )
        if done > 0.02:
            line += f" · {_duration((now - self._began) * (1 - done) / done)} left"
        line += f" · {speakable(progress.name)}" if progress.name else ""
        width = shutil.get_terminal_size().columns - 1
        sys.stderr.write(f"\r{line[:width]:<{width}}")
        sys.stderr.flush()

    def check_cancelled(self) -> None:
        """Ctrl-C arrives as KeyboardInterrupt by itself, but for work that must not be torn."""
        if self._is_stopped:
            raise KeyboardInterrupt

    @contextmanager
    def stopping_at_steps(self) -> Iterator[None]:
        """Ctrl-C waits for the next step: Qt ends the process where one is raised within it."""
        before = signal.getsignal(signal.SIGINT)
        if before is not signal.default_int_handler:
            yield
            return
        signal.signal(signal.SIGINT, self._stop)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)
        self.check_cancelled()

    def _stop(self, *_: object) -> None:
        self._is_stopped = True

    def clear(self) -> None:
        if self._shown:
            width = shutil.get_terminal_size().columns - 1
            sys.stderr.write(f"\r{' ' * width}\r")
            sys.stderr.flush()
            self._shown = False


def _duration(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < 90 else f"{seconds / 60:.0f} min"
