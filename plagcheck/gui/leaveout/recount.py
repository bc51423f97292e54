"""Recounting: changes what is left out of the check on the screen, in the background."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from plagcheck.gui.check.findings import Findings
    from plagcheck.gui.jobs.check_jobs import Checked
    from plagcheck.gui.jobs.job_runner import Job, Keeper, Watcher, Work
    from plagcheck.gui.jobs.session import Session
    from plagcheck.gui.leaveout.counting import LeftOut
    from plagcheck.model.adjusted import Choice, Rules


class Recount(QObject):
    """One check at a time. Whatever changes can be undone while that check is on the screen."""

    counted = Signal(object, object, object)  # Checked, LeftOut, Findings
    switches_counted = Signal(object, object)  # Checked, LeftOut
    begun = Signal(object)  # Checked, of which nothing had been left out yet

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._checked: Checked | None = None
        self._rules: Rules | None = None  # as wanted; what is counted may lag behind
        self._choices: tuple[Choice, ...] = ()
        self._latest: Job[Any] | None = None

    @property
    def left_out(self) -> LeftOut | None:
        """What is left out now; None where nothing can be."""
        return self._checked.left_out if self._checked is not None else None

    @property
    def choices(self) -> tuple[Choice, ...]:
        return self._choices

    @property
    def rules(self) -> Rules | None:
        return self._rules

    def take(self, checked: Checked) -> None:
        """Another check is on the screen."""
        self._checked, self._latest = checked, None
        left = checked.left_out
        self._rules = left.rules if left is not None else None
        self._choices = left.choices if left is not None else ()
        if left is None and checked.result is not None:
            job = self._session.page_runner.start(_begin(checked), "leave out")
            job.succeeded.connect(lambda made: self._on_begun(checked, made))

    def _on_begun(self, checked: Checked, made: Checked) -> None:
        if checked is self._checked and made.left_out is not None:
            checked.left_out, checked.findings = made.left_out, made.findings
            checked.texts = made.texts
            self._rules, self._choices = made.left_out.rules, made.left_out.choices
            self.begun.emit(checked)

    # -- changes

    def set_rules(self, rules: Rules) -> None:
        self.change(rules, self._choices)

    def add(self, choices: Iterable[Choice]) -> None:
        if self._rules is not None:
            self.change(self._rules, (*self._choices, *choices))

    def change(self, rules: Rules, choices: tuple[Choice, ...]) -> None:
        """Leave out just this from now on; can be undone."""
        checked, before = self._checked, (self._rules, self._choices)
        if checked is None or before[0] is None or (rules, choices) == before:
            return
        was = before[0], before[1]
        self._session.add_undo(lambda: self._go_back(checked, *was))
        self._count(rules, choices)

    def _go_back(self, checked: Checked, rules: Rules, choices: tuple[Choice, ...]) -> bool:
        """False for a check that is not on the screen any more."""
        if checked is not self._checked:
            return False
        self._count(rules, choices)
        return True

    def _count(self, rules: Rules, choices: tuple[Choice, ...]) -> None:
        checked = self._checked
        if checked is None or checked.left_out is None:
            return
        self._rules, self._choices = rules, choices
        job = self._session.page_runner.start(_recount(checked, rules, choices), "leave out")
        if self._latest is not None:
            self._latest.cancel()
        self._latest = job
        job.produced.connect(lambda items: self._on_counted(job, checked, items[-1]))
        job.succeeded.connect(lambda left: self._on_switches(job, checked, left))
        job.failed.connect(self._session.went_wrong)

    def _on_counted(self, job: Job[Any], checked: Checked, made: tuple[LeftOut, Findings]) -> None:
        from plagcheck.gui.leaveout.counting import renumbered

        if job is self._latest and checked is self._checked:
            left, findings = made
            checked.texts = renumbered(checked, findings)
            checked.left_out, checked.findings = left, findings
            self.counted.emit(checked, left, findings)

    def _on_switches(self, job: Job[Any], checked: Checked, left: LeftOut) -> None:
        if job is self._latest and checked is self._checked:
            checked.left_out = left
            self.switches_counted.emit(checked, left)

    def preview(
        self, rules: Rules, choices: tuple[Choice, ...], then: Callable[[float], object]
    ) -> None:
        """Tell what the number would be; nothing changes."""
        left = self.left_out
        if left is not None:
            job = self._session.page_runner.start(_share(left, rules, choices), "leave out")
            job.succeeded.connect(then)


def _begin(checked: Checked) -> Work[Checked]:
    def work(keeper: Keeper, watcher: Watcher) -> Checked:
        from plagcheck.gui.leaveout.counting import begin

        return begin(checked, checked.rules, checked.choices)

    return work


def _recount(checked: Checked, rules: Rules, choices: tuple[Choice, ...]) -> Work[LeftOut]:
    """Hands over what is left at once; what the switches take comes after."""
    known, before = checked.left_out, checked.findings
    if known is None:
        raise ValueError("nothing was left out of this check yet")

    def work(keeper: Keeper, watcher: Watcher) -> LeftOut:
        from plagcheck.gui.leaveout import counting

        left = counting.count(
            known.fair.before, rules, choices, known.offered, known.survey, known.switches
        )
        watcher.produced((left, counting.findings_of(left, before)))
        watcher.flush()
        watcher.check_cancelled()
        return replace(left, switches=tuple(counting.count_switches(left)))

    return work


def _share(left: LeftOut, rules: Rules, choices: tuple[Choice, ...]) -> Work[float]:
    def work(keeper: Keeper, watcher: Watcher) -> float:
        from plagcheck.leaveout.apply import leave_out

        return leave_out(left.fair.before, rules, choices, left.survey).result.similarity

    return work
