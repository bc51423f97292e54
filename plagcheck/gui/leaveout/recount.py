"""Recounting: changes what is left out of the check on the screen, in the background."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from plagcheck.gui.jobs.current_job import CurrentJob
from plagcheck.gui.leaveout.switches import with_offered
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.adjusted import Rules, set_aside

if TYPE_CHECKING:
    from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work
    from plagcheck.gui.jobs.open_check import OpenCheck
    from plagcheck.gui.jobs.session import Session
    from plagcheck.model.adjusted import Adjusted, Choice


class Recount(QObject):
    """One check at a time. Whatever changes can be undone while that check is on the screen."""

    counted: SignalOf[OpenCheck] = carrying(1)

    def __init__(self, session: Session, add_undo: Callable[[Callable[[], object]], None]) -> None:
        super().__init__(session)
        self._session, self._add_undo = session, add_undo
        self.checked: OpenCheck | None = None  # None where nothing can be left out
        self.rules = Rules()  # as wanted; what is counted may lag behind
        self.choices: tuple[Choice, ...] = ()
        self._current = CurrentJob()

    def take(self, checked: OpenCheck) -> None:
        """Another check is on the screen."""
        self._current.drop()
        self.checked = checked if checked.is_finished else None
        self.rules, self.choices = checked.rules, checked.choices

    def change(self, rules: Rules, choices: tuple[Choice, ...]) -> None:
        """Leave out just this from now on; can be undone."""
        checked, before = self.checked, (self.rules, self.choices)
        if checked is None or (rules, choices) == before:
            return
        self._add_undo(lambda: self._go_back(checked, *before))
        self._count(checked, rules, choices)

    def _go_back(self, checked: OpenCheck, rules: Rules, choices: tuple[Choice, ...]) -> bool:
        """False for a check that is not on the screen any more."""
        if checked is not self.checked:
            return False
        self._count(checked, rules, choices)
        return True

    def count_again(self) -> None:
        """The result has more sources now."""
        if self.checked is not None:
            self._count(self.checked, self.rules, self.choices)

    def _count(self, checked: OpenCheck, rules: Rules, choices: tuple[Choice, ...]) -> None:
        self.rules, self.choices = rules, choices
        self._current.cancel()
        work = left_out_of(checked, rules, choices)
        job = self._current.take(self._session.page_runner.start(work, "leave out"))

        def done(adjusted: Adjusted) -> None:
            if adjusted.before.sources != checked.result.sources:
                checked.has_other_sources = True
            checked.adjusted, checked.rules, checked.choices = adjusted, rules, choices
            out = set_aside(choices)
            checked.looked_without = frozenset(s for s in checked.looked_without if s <= out)
            checked.offered = with_offered(checked.offered, rules)
            self.counted.emit(checked)

        job.succeeded.connect(self._current.only(job, done))
        job.failed.connect(self._session.went_wrong)

    def preview(
        self, rules: Rules, choices: tuple[Choice, ...], then: Callable[[float], object]
    ) -> None:
        """Tell what the number would be; nothing changes."""
        if self.checked is not None:
            work = left_out_of(self.checked, rules, choices)
            job = self._session.page_runner.start(work, "leave out")
            job.succeeded.connect(lambda adjusted: then(adjusted.result.similarity))


def left_out_of(checked: OpenCheck, rules: Rules, choices: tuple[Choice, ...]) -> Work[Adjusted]:
    """What is left of a check."""
    result, survey, by_class = checked.result, checked.survey, checked.by_class

    def work(keeper: Keeper, watcher: Watcher) -> Adjusted:
        from plagcheck.leaveout.apply import leave_out

        return leave_out(result, rules, choices, survey, by_class)

    return work
