"""How long checks are kept, and erasing them: a part of the settings."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal

from plagcheck.gui.history.confirm_bar import ConfirmBar
from plagcheck.gui.parts.controls import Panel, button, column, label, line, setting_row
from plagcheck.gui.parts.inputs import ChoiceBox
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.parts.wrapping_row import WrappingRow
from plagcheck.settings import Settings


class KeepingBox(Panel):
    """A shorter time is asked about first: it erases."""

    changed: SignalOf[dict[str, Any]] = carrying(1)
    count_wanted = Signal(int)  # days: how many checks are older
    student_wanted = Signal()
    term_wanted = Signal()
    clear_wanted = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__("card")
        self._days = settings.keep_days
        names = {
            0: tr("Until I erase them"),
            183: tr("Half a year"),
            365: tr("A year"),
            730: tr("Two years"),
            1826: tr("Five years"),
        }
        self.days = ChoiceBox(tr("Keep checks"), names, settings.keep_days)
        self.days.activated.connect(lambda _: self._on_chosen())
        self.confirm = ConfirmBar()
        self.confirm.confirmed.connect(self._keep)
        self.confirm.keep.clicked.connect(self._go_back)
        self.confirm.setContentsMargins(0, 0, 0, 8)
        self.confirm.hide()
        note = tr("With their results and texts. Older ones are erased when the program starts.")
        inner = column(gap=0)
        inner.addLayout(setting_row(self.days.accessibleName(), note, self.days))
        inner.addLayout(column(self.confirm, margins=(16, 0, 16, 0)))
        inner.addWidget(line())
        buttons = WrappingRow(
            button(tr("All about one student…"), self.student_wanted.emit),
            button(tr("Close a term…"), self.term_wanted.emit),
            button(tr("Clear history and recent papers"), self.clear_wanted.emit),
        )
        inner.addLayout(
            column(
                label(tr("What was checked is kept in records.db, in the folder above."), "quiet",
                      wrap=True),
                buttons,
                margins=(16, 12, 16, 14),
            )
        )  # fmt: skip
        self.setLayout(inner)

    def _on_chosen(self) -> None:
        days = int(self.days.currentData())
        is_shorter = days and (not self._days or days < self._days)
        if is_shorter:
            self.count_wanted.emit(days)
        else:
            self.confirm.hide()
            self._keep()

    def ask(self, days: int, checks: int) -> None:
        """So many checks would go at once."""
        if days != self.days.currentData():
            return
        if not checks:
            self._keep()
            return
        question = tr("%Ln checks are older and are erased now. This cannot be undone.", checks)
        self.confirm.offer("", question, can=True)
        self.confirm.show()
        self.confirm.ask()

    def _keep(self) -> None:
        self.confirm.hide()
        self._days = int(self.days.currentData())
        self.changed.emit({"keep_days": self._days})

    def _go_back(self) -> None:
        self.confirm.hide()
        self.days.setCurrentIndex(self.days.findData(self._days))
