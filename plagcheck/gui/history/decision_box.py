"""Status and note of a check in the history."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QPlainTextEdit

from plagcheck.gui.classroom.status import status_icon, status_name
from plagcheck.gui.parts.controls import Panel, column, label
from plagcheck.gui.parts.inputs import Choice
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.decisions import Decision, Status

WRITING_MS = 600


class DecisionBox(Panel):
    """A note is kept when writing pauses, and when another check is chosen."""

    decided: SignalOf[int, Decision] = carrying(2)  # number of the check

    def __init__(self) -> None:
        super().__init__("plain")
        self._number: int | None = None
        self._decision = Decision()
        names = {status.value: status_name(status) for status in Status}
        self.status = Choice(tr("Status"), names, Status.NOT_REVIEWED.value)
        self.note = QPlainTextEdit()
        self.note.setAccessibleName(tr("Your note"))
        self.note.setPlaceholderText(tr("Only you see it, unless you put it into a report."))
        self.note.setTabChangesFocus(True)
        self.note.setProperty("kind", "note")
        self.note.setMinimumHeight(theme.px(64))
        self.note.setMaximumHeight(theme.px(120))
        self.setLayout(
            column(label(tr("Status"), "section"), self.status, 4,
                   label(tr("Your note"), "section"), self.note, margins=(16, 14, 16, 14))
        )  # fmt: skip
        self._writing = QTimer(self)
        self._writing.setSingleShot(True)
        self._writing.setInterval(WRITING_MS)
        self._writing.timeout.connect(self.keep)
        self.status.activated.connect(lambda _: self.keep())
        self.note.textChanged.connect(self._writing.start)
        theme.changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        for place, status in enumerate(Status):
            self.status.setItemIcon(place, status_icon(status))

    def show_decision(self, number: int | None, decision: Decision) -> None:
        if number != self._number:
            self.keep()
        self._number, self._decision = number, decision
        self.setEnabled(number is not None)
        self.status.setCurrentIndex(list(Status).index(decision.status))
        if self.note.toPlainText() != decision.note:
            self.note.blockSignals(True)
            self.note.setPlainText(decision.note)
            self.note.blockSignals(False)

    def keep(self) -> None:
        """Hand over what was chosen and written, if it is new."""
        self._writing.stop()
        decision = Decision(list(Status)[self.status.currentIndex()], self.note.toPlainText())
        if self._number is not None and decision != self._decision:
            self._decision = decision
            self.decided.emit(self._number, decision)
