"""Looking again: sources that were not looked for while others explained their words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from plagcheck.gui.jobs.current_job import CurrentJob
from plagcheck.gui.parts.typed_signal import SignalOf, carrying

if TYPE_CHECKING:
    from plagcheck.gui.jobs.job_runner import Job
    from plagcheck.gui.jobs.open_check import OpenCheck
    from plagcheck.gui.jobs.session import Session
    from plagcheck.model.result import CheckResult


class LookingAgain(QObject):
    """For the check on the screen, be it of a file or of a class."""

    started: SignalOf[OpenCheck, Job[CheckResult | None]] = carrying(2)
    found: SignalOf[OpenCheck, int] = carrying(2)  # how many sources more there are

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session, self._current = session, CurrentJob()
        self._give_up: Callable[[], object] = lambda: None

    def look(self, checked: OpenCheck) -> bool:
        """After a source was left out: what it explained may stand elsewhere, too."""
        from plagcheck.gui.jobs.check_jobs import look_again
        from plagcheck.model.adjusted import set_aside

        without = set_aside(checked.choices)
        if without and without in checked.looked_without:
            return False
        self._stop()
        if not without or not checked.can_look_again:
            return False
        checked.looked_without |= {without}
        runner, work = self._session.check_runner, look_again(checked, without)
        job = self._current.take(runner.start(work, "look again"))

        def give_up() -> None:
            checked.looked_without -= {without}  # the next change is another chance

        def done(result: CheckResult | None) -> None:
            self._give_up = lambda: None
            if result is None:
                give_up()
            self._on_found(checked, result or checked.result)

        self._give_up = give_up
        self.started.emit(checked, job)
        only = self._current.only
        job.succeeded.connect(only(job, done))
        job.cancelled.connect(only(job, give_up))
        job.failed.connect(only(job, give_up))
        job.failed.connect(self._session.went_wrong)
        return True

    def _stop(self) -> None:
        """Something else is left out now: what is still being looked for is not wanted any more."""
        self._current.drop()
        self._give_up()
        self._give_up = lambda: None

    def _on_found(self, checked: OpenCheck, result: CheckResult) -> None:
        fresh = len(result.sources) - len(checked.result.sources)
        checked.adjusted = replace(checked.adjusted, before=result)
        checked.has_other_sources = checked.has_other_sources or fresh > 0
        self.found.emit(checked, fresh)
