"""Progress and cancelling: what a long job tells, and how it is asked to stop."""

from __future__ import annotations

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
