"""Looking again: sources that were not looked for while others explained their words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from plagcheck.gui.jobs.current_job import CurrentJob
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.adjusted import set_aside

if TYPE_CHECKING:
    from plagcheck.gui.jobs.job_runner import Job
    from plagcheck.gui.jobs.open_check import OpenCheck
    from plagcheck.gui.jobs.session import Session
    from plagcheck.model.result import CheckResult


class LookingAgain(QObject):
    """For the check on the screen, be it of a file or of a class."""

    started: SignalOf[OpenCheck, Job[CheckResult | None]] = carrying(2)
    found: SignalOf[OpenCheck, int] = carrying(2)  # how many sources more there are
    stopped: SignalOf[OpenCheck] = carrying(1)  # before its end, or there is nowhere to look

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session, self._current = session, CurrentJob()
        self._wanted: tuple[OpenCheck, frozenset[int]] | None = None  # what is being looked for

    def look(self, checked: OpenCheck) -> bool:
        """What sources explained that are left out may stand elsewhere; whether it is looked for.

        It is looked for until somebody has looked to the end: what was stopped, or left before its
        end, has another chance with the next change, and when the check is opened again.
        """
        from plagcheck.gui.jobs.check_jobs import look_again

        without = set_aside(checked.choices)
        if self._wanted is not None and self._wanted[0] is checked and self._wanted[1] == without:
            return True
        self._stop()
        if not checked.looks_behind(checked.choices):
            return False
        work = look_again(checked, self._session.workers)
        job = self._current.take(self._session.check_runner.start(work, "look again"))
        self._wanted = checked, without
        self.started.emit(checked, job)
        only = self._current.only
        job.succeeded.connect(only(job, lambda result: self._on_looked(checked, result)))
        for ended in (job.cancelled, job.failed):
            ended.connect(only(job, lambda *_: self._on_stopped(checked)))
        job.failed.connect(self._session.went_wrong)
        return True

    def _stop(self) -> None:
        """Something else is left out now: what is still being looked for is not wanted any more."""
        self._current.drop()
        self._wanted = None

    def _on_stopped(self, checked: OpenCheck) -> None:
        self._wanted = None
        self.stopped.emit(checked)

    def _on_looked(self, checked: OpenCheck, result: CheckResult | None) -> None:
        if result is None:
            checked.is_out_of_reach = True
            self._on_stopped(checked)
            return
        self._wanted = None
        fresh = len(result.sources) - len(checked.result.sources)
        checked.adjusted = replace(checked.adjusted, before=result)
        checked.has_other_sources = checked.has_other_sources or fresh > 0
        self.found.emit(checked, fresh)
