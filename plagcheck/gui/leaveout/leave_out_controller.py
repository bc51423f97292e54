"""Asking: what is to be left out or restored, and having it counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QWidget

from plagcheck.gui.jobs.current_job import JobRound
from plagcheck.gui.leaveout.popup import LeaveOutPopup
from plagcheck.gui.leaveout.recount import Recount
from plagcheck.gui.leaveout.switches import switched
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

if TYPE_CHECKING:
    from plagcheck.gui.check.shown import ShownMatch
    from plagcheck.gui.jobs.open_check import OpenCheck
    from plagcheck.gui.jobs.session import Session
    from plagcheck.gui.leaveout.ledger import LedgerRow
    from plagcheck.model.result import Source


class LeaveOutController(QObject):
    """For the check on the screen, from whichever page."""

    counted: SignalOf[OpenCheck] = carrying(1)

    def __init__(
        self, session: Session, screen: QWidget, add_undo: Callable[[Callable[[], object]], None]
    ) -> None:
        super().__init__(screen)
        self._screen = screen
        self._recount = Recount(session, add_undo)
        self._recount.setParent(self)  # what it holds goes with this
        self._recount.counted.connect(self.counted)
        self._popup: LeaveOutPopup | None = None
        self._round = JobRound()

    @property
    def popup(self) -> LeaveOutPopup:
        """Made when it is first needed."""
        if self._popup is None:
            self._popup = LeaveOutPopup(self._screen)
            self._popup.effect_wanted.connect(self._tell_effect)
            self._popup.agreed.connect(self._on_agreed)
        return self._popup

    def take(self, checked: OpenCheck) -> None:
        """Another check is on the screen."""
        self._recount.take(checked)

    def ask(self, match: ShownMatch, what: str, at: QPoint) -> None:
        """What to leave out of this match, and why."""
        checked = self._recount.checked
        if checked is not None:
            share = checked.adjusted.result.similarity
            self.popup.open_for(match, what, share, at, self._screen)

    def _wanted(self, match: ShownMatch, wish: LeaveOutWish) -> Wanted | None:
        checked = self._recount.checked
        if checked is None:
            return None
        return fulfilled(self._recount.rules, self._recount.choices, checked, match, wish)

    def _tell_effect(self, match: ShownMatch, wish: LeaveOutWish) -> None:
        wanted = self._wanted(match, wish)
        if wanted is None:
            return
        self._round.begin()
        self._recount.preview(*wanted, self._round.only(self.popup.show_effect))

    def _on_agreed(self, match: ShownMatch, wish: LeaveOutWish) -> None:
        wanted = self._wanted(match, wish)
        if wanted is not None:
            self._recount.change(*wanted)

    def keep_apart(self, source: Source) -> None:
        """A source is an earlier draft of the paper."""
        choices = kept_apart(self._recount.choices, source)
        self._recount.change(self._recount.rules, choices)

    def count_again(self) -> None:
        """The result has more sources now."""
        self._recount.count_again()

    # -- switches and the way back

    def switch(self, name: str, out: bool) -> None:
        checked, rules = self._recount.checked, self._recount.rules
        if checked is not None and checked.survey is not None:
            wanted = switched(rules, name, out, checked.offered, checked.survey)
            self._recount.change(wanted, self._recount.choices)

    def restore_match(self, match: ShownMatch) -> None:
        if self._recount.checked is not None:
            self._recount.change(*restored_match(self._recount.checked, match))

    def restore_row(self, row: LedgerRow) -> None:
        if self._recount.checked is not None:
            self._recount.change(*restored_row(self._recount.checked, row.keys, row.spans))

    def restore_all(self) -> None:
        """Count everything; the lists can still be switched on."""
        self._recount.change(Rules(restored=self._recount.rules.restored), ())
