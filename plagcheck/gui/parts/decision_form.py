"""A status to choose and a note to write, about whatever is chosen elsewhere on the page."""

from __future__ import annotations

from typing import Generic, TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QPlainTextEdit

from plagcheck.gui.classroom.status import status_icon, status_name
from plagcheck.gui.parts.inputs import ChoiceBox
from plagcheck.gui.parts.layouts import Panel
from plagcheck.gui.parts.text_format import report_wording
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.decisions import Decision, Status

WRITING_MS = 600

K = TypeVar("K")


class DecisionForm(Panel, Generic[K]):
    """Hands over what was decided when writing pauses, and when something else is chosen.

    `K` is what a decision is about. Who inherits from it lays out `status` and `note`.
    """

    decided: SignalOf[K, Decision] = carrying(2)

    def __init__(self) -> None:
        super().__init__("plain")
        self._about: K | None = None
        self._decision = Decision()
        names = {status.value: status_name(status) for status in Status}
        self.status = ChoiceBox(report_wording()("status"), names, Status.NOT_REVIEWED.value)
        self.note = QPlainTextEdit()
        self.note.setTabChangesFocus(True)
        self.note.setProperty("kind", "note")
        self._writing = QTimer(self)
        self._writing.setSingleShot(True)
        self._writing.setInterval(WRITING_MS)
        self._writing.timeout.connect(self.keep)
        self.status.activated.connect(lambda _: self.keep())
        self.note.textChanged.connect(self._on_typed)
        theme.changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        for place, status in enumerate(Status):
            self.status.setItemIcon(place, status_icon(status))

    def show_decision(self, about: K | None, decision: Decision, *, can_write: bool = True) -> None:
        """What is decided about something; a note that is just being written stays as it is."""
        if about != self._about or not can_write:
            self.keep()
        is_writing = self._writing.isActive()
        self._about, self._decision = about, decision
        self.setEnabled(about is not None)
        self.status.setCurrentIndex(list(Status).index(decision.status))
        self.note.setReadOnly(not can_write)
        if not is_writing and self.note.toPlainText() != decision.note:
            self.note.blockSignals(True)
            self.note.setPlainText(decision.note)
            self.note.blockSignals(False)

    def _on_typed(self) -> None:
        if not self.note.isReadOnly():
            self._writing.start()

    def keep(self) -> None:
        """Hand over what was chosen and written, if it is new."""
        self._writing.stop()
        if self._about is None:
            return
        note = self._decision.note if self.note.isReadOnly() else self.note.toPlainText()
        decision = Decision(list(Status)[self.status.currentIndex()], note)
        if decision != self._decision:
            self._decision = decision
            self.decided.emit(self._about, decision)
