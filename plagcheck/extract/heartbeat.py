"""Steps: how a reader shows that it is getting on.

A reader calls `step` for every page or part. In a worker process the steps are counted where the
watchdog sees them; elsewhere nobody looks.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext


def _nobody(done: int, total: int) -> None:
    """Nobody watches."""


_listener: Callable[[int, int], None] = _nobody


def step(done: int = 0, total: int = 0) -> None:
    """Report a step: `done` of `total` pages or parts, where that is known."""
    _listener(done, total)


def listen(listener: Callable[[int, int], None]) -> None:
    """Send steps to `listener` from now on."""
    global _listener
    _listener = listener


_with_another: Callable[[], AbstractContextManager[None]] = nullcontext


def with_another_program() -> AbstractContextManager[None]:
    """A stretch in which another program does the work; a worker may start none outside it."""
    return _with_another()


def allow_another_program(allow: Callable[[], AbstractContextManager[None]]) -> None:
    """Enter `allow` for every such stretch from now on."""
    global _with_another
    _with_another = allow
