"""What is left out of the check on the screen: asks, has it counted in the background, undoes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QWidget

from plagcheck.gui.jobs.current_job import CurrentJob, JobRound
from plagcheck.gui.leaveout.popup import LeaveOutPopup
from plagcheck.gui.leaveout.switches import switched, with_offered
from plagcheck.gui.leaveout.wishes import (
    LeaveOutWish,
    Wanted,
    fulfilled,
    kept_apart,
    restored_match,
    restored_row,
)
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.adjusted import Rules
from plagcheck.model.kinds import NAMES

if TYPE_CHECKING:
    from plagcheck.gui.check.shown import ShownMatch
    from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work
    from plagcheck.gui.jobs.open_check import OpenCheck
    from plagcheck.gui.jobs.session import Session
    from plagcheck.gui.leaveout.ledger import LedgerRow
    from plagcheck.model.adjusted import Adjusted, Choice
    from plagcheck.model.result import Source


class LeaveOutController(QObject):
    """One check at a time, from whichever page.

    Whatever changes can be undone while that check is on the screen, also when it comes back.
    """

    counted: SignalOf[OpenCheck] = carrying(1)

    def __init__(
        self,
        session: Session,
        screen: QWidget,
        add_undo: Callable[[OpenCheck, Callable[[], object]], None],
        keeping: Callable[[], Callable[[OpenCheck], None]],
    ) -> None:
        super().__init__(screen)
        self._session, self._screen, self._add_undo = session, screen, add_undo
        self._keeping = keeping
        self._checked: OpenCheck | None = None  # None where nothing can be left out
        self._rules = Rules()  # as wanted; what is counted may lag behind
        self._choices: tuple[Choice, ...] = ()
        self._current = CurrentJob()
        self._popup: LeaveOutPopup | None = None
        self._round = JobRound()

    def take(self, checked: OpenCheck) -> None:
        """Another check is on the screen; what was left out of the one before is still kept."""
        if checked is self._checked:
            return
        self._current = CurrentJob()
        self._checked = checked if checked.is_finished else None
        self._rules, self._choices = checked.rules, checked.choices

    def let_go(self) -> None:
        """The check on the screen is erased."""
        self._current.drop()
        self._checked = None

    # -- asking

    @property
    def popup(self) -> LeaveOutPopup:
        """Made when it is first needed."""
        if self._popup is None:
            self._popup = LeaveOutPopup(self._screen)
            self._popup.effect_wanted.connect(self._tell_effect)
            self._popup.agreed.connect(self._on_agreed)
        return self._popup

    def ask(self, match: ShownMatch, what: str, at: QPoint) -> None:
        """What to leave out of this match, and why."""
        if self._checked is not None:
            share = self._checked.on_screen.result.similarity
            self.popup.open_for(match, what, share, at, self._screen)

    def _wanted(self, match: ShownMatch, wish: LeaveOutWish) -> Wanted | None:
        if self._checked is None:
            return None
        return fulfilled(self._rules, self._choices, self._checked, match, wish)

    def _tell_effect(self, match: ShownMatch, wish: LeaveOutWish) -> None:
        """What the number would be; nothing changes."""
        wanted = self._wanted(match, wish)
        if wanted is None or self._checked is None:
            return
        fresh = {choice.key for choice in wanted[1]}.difference(each.key for each in self._choices)
        self.popup.show_others(max(0, len(fresh) - 1))
        self.popup.say_or_more(self._checked.looks_behind(wanted[1]))
        self._round.begin()
        show = self._round.only(self.popup.show_effect)
        work = left_out_of(self._checked, *wanted, without=self._checked.hidden & set(NAMES))
        job = self._session.page_runner.start(work, "leave out")
        job.succeeded.connect(lambda left: show(left.result.similarity))

    def _on_agreed(self, match: ShownMatch, wish: LeaveOutWish) -> None:
        wanted = self._wanted(match, wish)
        if wanted is not None:
            self._change(*wanted)

    def keep_apart(self, source: Source, file: str = "") -> None:
        """A source is an earlier draft of the paper; of several files with its text, this one."""
        if self._checked is not None:
            result = self._checked.adjusted.result
            self._change(self._rules, kept_apart(self._choices, result, source, file))

    # -- switches and the way back

    def switch(self, name: str, out: bool) -> None:
        checked = self._checked
        if checked is not None and checked.survey is not None:
            wanted = switched(self._rules, name, out, checked.offered, checked.survey)
            self._change(wanted, self._choices)

    def restore_match(self, match: ShownMatch) -> None:
        if self._checked is not None:
            self._change(*restored_match(self._checked, match))

    def restore_row(self, row: LedgerRow) -> None:
        if self._checked is not None:
            self._change(*restored_row(self._checked, row.keys, row.spans))

    def restore_all(self) -> None:
        """Count everything; the lists can still be switched on."""
        self._change(Rules(restored=self._rules.restored), ())

    # -- counting

    def _change(self, rules: Rules, choices: tuple[Choice, ...]) -> None:
        """Leave out just this from now on; can be undone."""
        checked, before = self._checked, (self._rules, self._choices)
        if checked is None or (rules, choices) == before:
            return
        self._add_undo(checked, lambda: self._go_back(*before))
        self._count(checked, rules, choices)

    def _go_back(self, rules: Rules, choices: tuple[Choice, ...]) -> None:
        """The check is on the screen, or on it again."""
        if self._checked is not None:
            self._count(self._checked, rules, choices)

    def count_again(self) -> None:
        """The result has more sources now."""
        if self._checked is not None:
            self._count(self._checked, self._rules, self._choices)

    def _count(self, checked: OpenCheck, rules: Rules, choices: tuple[Choice, ...]) -> None:
        self._rules, self._choices = rules, choices
        self._current.cancel()
        work = left_out_of(checked, rules, choices)
        job = self._current.take(self._session.page_runner.start(work, "leave out"))
        keep = self._keeping()  # asked for now: another check may be on the screen then

        def done(adjusted: Adjusted) -> None:
            now, then = adjusted.before.sources, checked.result.sources
            if {each.id for each in now} != {each.id for each in then}:
                checked.has_other_sources = True
            checked.adjusted, checked.rules, checked.choices = adjusted, rules, choices
            checked.offered = with_offered(checked.offered, rules)
            keep(checked)
            if checked is self._checked:
                self.counted.emit(checked)

        job.succeeded.connect(self._current.only(job, done))
        job.failed.connect(self._session.went_wrong)


def left_out_of(
    checked: OpenCheck,
    rules: Rules,
    choices: tuple[Choice, ...],
    without: frozenset[str] = frozenset(),
) -> Work[Adjusted]:
    """What is left of a check."""
    result, survey, by_class = checked.result, checked.survey, checked.by_class

    def work(keeper: Keeper, watcher: Watcher) -> Adjusted:
        from plagcheck.leaveout.apply import leave_out

        return leave_out(result, rules, choices, survey, by_class, without)

    return work
