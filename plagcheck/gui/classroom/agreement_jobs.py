"""Allowed collaboration is so for both: what it leaves of the papers it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from plagcheck.classroom.agreements import agreements, with_agreement
from plagcheck.gui.classroom import class_jobs
from plagcheck.gui.classroom.class_view import ClassView
from plagcheck.gui.jobs.session import Session
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.adjusted import Choice
from plagcheck.model.classes import Pair

if TYPE_CHECKING:
    from plagcheck.classroom.pseudonyms import Pseudonyms
    from plagcheck.model.classes import Adjustment
    from plagcheck.model.result import CheckResult


class AgreementJobs(QObject):
    """Counts in the background; what it tells is for the view with the same names."""

    # Names of the view, the paper, what is left out of it now, and what that leaves.
    done: SignalOf[Pseudonyms | None, int, Adjustment, CheckResult] = carrying(4)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session

    def follow(self, shown: ClassView, number: int, choices: Sequence[Choice]) -> None:
        """The teacher chose something about one paper: those of class-mates follow."""
        before, after = agreements(_choices(shown, number)), agreements(choices)
        for mate in sorted(before.keys() ^ after.keys()):
            if mate in shown.result.by_id:
                theirs = with_agreement(_choices(shown, mate), number, after.get(mate))
                self._start(shown, mate, theirs)

    def take_back(self, shown: ClassView, pair: Pair) -> None:
        """What two papers share counts in both of them again."""
        for number in (pair.a, pair.b):
            left = with_agreement(_choices(shown, number), pair.mate_of(number), None)
            self._start(shown, number, left)

    def _start(self, shown: ClassView, number: int, choices: tuple[Choice, ...]) -> None:
        work = class_jobs.agree(shown.result, number, choices)
        job = self._session.page_runner.start(work, "agree")
        job.succeeded.connect(lambda made: self.done.emit(shown.pseudonyms, number, *made))
        job.failed.connect(self._session.went_wrong)


def _choices(shown: ClassView, number: int) -> tuple[Choice, ...]:
    known = shown.result.adjustments.get(number)
    return known.choices if known is not None else ()
