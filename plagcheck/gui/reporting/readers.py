"""Who a report is for, and what of the teacher's work and of other students it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QRadioButton, QWidget

from plagcheck.gui.parts.controls import Panel, column, label, row
from plagcheck.gui.parts.text_format import count, tr
from plagcheck.gui.parts.theme import theme

if TYPE_CHECKING:
    from plagcheck.report.content import ReportOptions

ME, COMMITTEE, STUDENT = "me", "committee", "student"


class KindCard(Panel):
    """One kind of report: a name and what it holds; a click anywhere chooses it."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__("kind-card")
        self.radio = QRadioButton(name)
        self.radio.setAccessibleDescription(text)
        note = label(text, "quiet", wrap=True)
        inner = column(self.radio, gap=2, margins=(12, 9, 12, 9))
        inner.addLayout(row(theme.px(22), note, gap=0))
        self.setLayout(inner)
        self.radio.toggled.connect(self._dress)
        self._dress(False)

    def _dress(self, chosen: bool) -> None:
        self.setProperty("role", "kind-card-chosen" if chosen else "kind-card")
        self.style().unpolish(self)
        self.style().polish(self)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.radio.setChecked(True)
        super().mouseReleaseEvent(event)


class KindChoice(QWidget):
    """Each kind has defaults of its own; what may be ticked follows from it."""

    changed = Signal()

    def __init__(self, chosen: str) -> None:
        super().__init__()
        self.cards = {
            COMMITTEE: KindCard(
                tr("For the examination board"),
                tr(
                    "Both sides of every passage, left-out text and reasons, settings, file hashes."
                ),
            ),
            STUDENT: KindCard(
                tr("For the talk with the student"),
                tr("Own text and published sources. Nothing of class-mates."),
            ),
            ME: KindCard(tr("For me"), tr("Everything, with names and my note.")),
        }
        self._group = QButtonGroup(self)
        for card in self.cards.values():
            self._group.addButton(card.radio)
            card.radio.toggled.connect(lambda on: self._on_kind() if on else None)
        self.note = QCheckBox(tr("My note"))
        self.left_out = QCheckBox(tr("Left-out text, with reasons"))
        self.names = QCheckBox(tr("Other students’ names"))
        self._boxes = (self.note, self.left_out, self.names)
        self.notes = {box: label("", "quiet") for box in self._boxes}
        kinds = column(label(tr("Kind"), "small"), *self.cards.values(), gap=4)
        held = column(label(tr("Contains"), "small"), gap=6)
        for box in self._boxes:
            held.addLayout(row(box, self.notes[box], None))
            box.toggled.connect(lambda _: self.changed.emit())
        self.setLayout(column(kinds, 8, held, margins=(16, 14, 16, 14)))
        self.cards.get(chosen, self.cards[COMMITTEE]).radio.setChecked(True)

    @property
    def kind(self) -> str:
        return next(name for name, card in self.cards.items() if card.radio.isChecked())

    def _on_kind(self) -> None:
        """The defaults of the kind; a student's copy leaves no choice about notes and names."""
        is_copy, is_mine = self.kind == STUDENT, self.kind == ME
        for box, on in ((self.note, is_mine), (self.left_out, True), (self.names, is_mine)):
            box.blockSignals(True)
            box.setChecked(on)
            box.blockSignals(False)
        for box in (self.note, self.names):
            box.setEnabled(not is_copy)
        self.changed.emit()

    def wanted(self) -> ReportOptions:
        from plagcheck.report.content import Audience, ReportOptions

        return ReportOptions(
            Audience.STUDENT if self.kind == STUDENT else Audience.TEACHER,
            with_names=self.names.isChecked(),
            with_note=self.note.isChecked(),
            with_left_out=self.left_out.isChecked(),
        )

    def show_counts(self, has_note: bool, left_out: int) -> None:
        """What there is to be held."""
        self.notes[self.note].setText("" if has_note else tr("none"))
        self.notes[self.left_out].setText(count(left_out) if left_out else tr("none"))
