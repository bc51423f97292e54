"""What the teacher decided: of the row that is chosen, and counted over all."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel

from plagcheck.gui.classroom.status import status_icon, status_name
from plagcheck.gui.parts.controls import ElidedLabel, Panel, button, column, label, row
from plagcheck.gui.parts.decision_form import DecisionForm
from plagcheck.gui.parts.text_format import count, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.model.classes import Pair
from plagcheck.model.decisions import Decision, Status
from plagcheck.model.submissions import Paper


class RowDecision(DecisionForm[Paper | Pair]):
    """About one paper or pair."""

    report_wanted = Signal(int)  # a paper

    def __init__(self) -> None:
        super().__init__()
        self.title = ElidedLabel("", "section")
        self.status.setMinimumWidth(theme.px(140))
        self.note.setAccessibleName(tr("Note"))
        self.note.setPlaceholderText(tr("Note"))
        self.note.setFixedHeight(theme.px(56))
        self.report = button(
            tr("Report…"), self._ask_report, icon="download", tip=tr("A report about this paper")
        )
        self.setLayout(
            column(
                self.title,
                row(self.status, self.report),
                self.note,
                margins=(16, 12, 16, 12),
                gap=8,
            )
        )

    def show_row(self, row_: Paper | Pair, title: str, decision: Decision, *, hidden: bool) -> None:
        """A note is not written in while names are hidden: what is shown then is not all."""
        self.show_decision(row_, decision, can_write=not hidden)
        self.report.setVisible(isinstance(row_, Paper))
        self.title.setText(title)

    def _ask_report(self) -> None:
        self.keep()  # what was just written belongs to it
        if isinstance(self._about, Paper):
            self.report_wanted.emit(self._about.id)


class ReviewCounts(Panel):
    """How many rows are in each state."""

    def __init__(self) -> None:
        super().__init__("plain")
        layout = column(label(tr("Review"), "section"), margins=(16, 12, 16, 12), gap=6)
        self.numbers: dict[Status, QLabel] = {}
        self._icons: dict[Status, QLabel] = {}
        for status in Status:
            self._icons[status], self.numbers[status] = QLabel(), label("0", "quiet")
            layout.addLayout(
                row(self._icons[status], label(status_name(status)), None, self.numbers[status])
            )
        self.setLayout(layout)
        theme.changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        for status, made in self._icons.items():
            made.setPixmap(status_icon(status).pixmap(theme.px(14), theme.px(14)))

    def show_counts(self, counts: Mapping[Status, int]) -> None:
        for status, made in self.numbers.items():
            made.setText(count(counts[status]))
