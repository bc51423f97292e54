"""Which of several jobs still count."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

if TYPE_CHECKING:
    from plagcheck.gui.jobs.job_runner import Job

P = ParamSpec("P")
T = TypeVar("T")


class CurrentJob:
    """The last job of its kind: what one before it says is dropped."""

    def __init__(self) -> None:
        self.job: Job[Any] | None = None

    def take(self, job: Job[T]) -> Job[T]:
        """From now on this one counts."""
        self.job = job
        return job

    def drop(self) -> None:
        """No job counts any more; the one at hand is cancelled."""
        self.cancel()
        self.forget()

    def forget(self) -> None:
        """No job counts any more; the one at hand goes on, or has ended."""
        self.job = None

    def cancel(self) -> None:
        """Ask the job to stop; what it still says is heard."""
        if self.job is not None:
            self.job.cancel()

    def only(self, job: Job[Any], action: Callable[P, object]) -> Callable[P, None]:
        """An action that is done as long as this job counts."""

        def guarded(*args: P.args, **kwargs: P.kwargs) -> None:
            if job is self.job:
                action(*args, **kwargs)

        return guarded


class JobRound:
    """Jobs that are asked for together: what they say counts until the next round begins."""

    def __init__(self) -> None:
        self._number = 0

    def begin(self) -> None:
        self._number += 1

    def only(self, action: Callable[P, object]) -> Callable[P, None]:
        """An action that is done as long as this round lasts."""
        number = self._number

        def guarded(*args: P.args, **kwargs: P.kwargs) -> None:
            if number == self._number:
                action(*args, **kwargs)

        return guarded
