"""Asking: what is to be left out or restored, and having it counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from plagcheck.gui.check.findings import Findings, Mark
from plagcheck.gui.leaveout.popup import LeaveOutPopup
from plagcheck.gui.leaveout.recount import Recount
from plagcheck.gui.leaveout.switches import switched
from plagcheck.gui.leaveout.wishes import Wanted, Wish, fulfilled, restored_mark, restored_row
from plagcheck.model.adjusted import Rules

if TYPE_CHECKING:
    from plagcheck.gui.jobs.check_jobs import Checked
    from plagcheck.gui.jobs.session import Session
    from plagcheck.gui.leaveout.ledger import Row


class Asking(QObject):
    """For the check on the screen, from whichever page."""

    counted = Signal(object, object, object)  # Checked, LeftOut, Findings
    switches_counted = Signal(object, object)  # Checked, LeftOut
    begun = Signal(object)  # Checked

    def __init__(self, session: Session, room: QWidget) -> None:
        super().__init__(room)
        self._room = room
        self._recount = Recount(session)
        self._recount.setParent(self)  # what it holds goes with this
        self._recount.counted.connect(self.counted)
        self._recount.switches_counted.connect(self.switches_counted)
        self._recount.begun.connect(self.begun)
        self._findings: Findings | None = None
        self._popup: LeaveOutPopup | None = None
        self._asked = 0

    @property
    def popup(self) -> LeaveOutPopup:
        """Made when it is first needed."""
        if self._popup is None:
            self._popup = LeaveOutPopup(self._room)
            self._popup.effect_wanted.connect(self._tell_effect)
            self._popup.agreed.connect(self._on_agreed)
        return self._popup

    def take(self, checked: Checked) -> None:
        """Another check is on the screen."""
        self._recount.take(checked)

    def ask(self, findings: Findings, mark: Mark, what: str, at: QPoint) -> None:
        """What to leave out of this match, and why."""
        left = self._recount.left_out
        if left is not None:
            self._findings = findings
            self.popup.open_for(mark, what, left.share, at, self._room)

    def _wanted(self, mark: Mark, wish: Wish) -> Wanted | None:
        rules = self._recount.rules
        if rules is None or self._findings is None:
            return None
        return fulfilled(rules, self._recount.choices, self._findings, mark, wish)

    def _tell_effect(self, mark: Mark, wish: Wish) -> None:
        wanted = self._wanted(mark, wish)
        if wanted is None:
            return
        self._asked += 1
        asked = self._asked

        def tell(share: float) -> None:
            if asked == self._asked:
                self.popup.show_effect(share)

        self._recount.preview(*wanted, tell)

    def _on_agreed(self, mark: Mark, wish: Wish) -> None:
        wanted = self._wanted(mark, wish)
        if wanted is not None:
            self._recount.change(*wanted)

    # -- switches and the way back

    def switch(self, name: str, out: bool) -> None:
        left, rules = self._recount.left_out, self._recount.rules
        if left is not None and rules is not None:
            self._recount.set_rules(switched(rules, name, out, left.offered, left.found))

    def restore_mark(self, findings: Findings, mark: Mark) -> None:
        left = self._recount.left_out
        if left is not None:
            self._recount.change(*restored_mark(left, findings.source(mark.source).id, mark))

    def restore_row(self, row: Row) -> None:
        left = self._recount.left_out
        if left is not None:
            self._recount.change(*restored_row(left, row.keys, row.spans))

    def restore_all(self) -> None:
        """Count everything; the lists can still be switched on."""
        rules = self._recount.rules
        if rules is not None:
            self._recount.change(Rules(restored=rules.restored), ())
