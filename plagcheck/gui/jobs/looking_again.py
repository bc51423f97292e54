"""Looking again: sources that were not looked for while others explained their words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from plagcheck.gui.jobs import check_jobs
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

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session, self._current = session, CurrentJob()

    def look(self, checked: OpenCheck) -> bool:
        """After a source was left out: what it explained may stand elsewhere, too."""
        without = set_aside(checked.choices)
        if not checked.can_look_again or not without or without in checked.looked_without:
            return False
        before, checked.looked_without = checked.looked_without, checked.looked_without | {without}
        self._current.cancel()
        work = check_jobs.look_again(checked, without)
        job = self._current.take(self._session.check_runner.start(work, "look again"))
        self.started.emit(checked, job)

        def give_up() -> None:
            checked.looked_without = before  # the next change is another chance

        def done(result: CheckResult | None) -> None:
            if result is None:
                give_up()
            self._on_found(checked, result or checked.result)

        only = self._current.only
        job.succeeded.connect(only(job, done))
        job.cancelled.connect(only(job, give_up))
        job.failed.connect(only(job, give_up))
        job.failed.connect(self._session.went_wrong)
        return True

    def _on_found(self, checked: OpenCheck, result: CheckResult) -> None:
        fresh = len(result.sources) - len(checked.result.sources)
        checked.adjusted = replace(checked.adjusted, before=result)
        checked.is_grown = checked.is_grown or fresh > 0
        self.found.emit(checked, fresh)
