"""Progress and cancelling: what a long job tells, and how it is asked to stop."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import Protocol


class Cancelled(Exception):
    """The user asked to stop. Not an error: what is finished stays."""


@dataclass(frozen=True, slots=True)
class Progress:
    """`done` of `total` steps; `name` is the item at hand. The front ends put it in words."""

    stage: str
    done: int
    total: int
    name: str = ""


class Observer(Protocol):
    """Who watches a job."""

    def progressed(self, progress: Progress) -> None: ...

    def check_cancelled(self) -> None:
        """Raise Cancelled when the job should stop."""


class Unobserved:
    """Nobody watches."""

    def progressed(self, progress: Progress) -> None:
        """Ignore it."""

    def check_cancelled(self) -> None:
        """Go on."""


class CancelToken:
    """A wish to stop, set in one thread and seen in another."""

    def __init__(self) -> None:
        self._wish = threading.Event()

    def cancel(self) -> None:
        self._wish.set()

    def check(self) -> None:
        if self._wish.is_set():
            raise Cancelled
