"""What the teacher decided: of the row that is chosen, and counted over all."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QLabel, QPlainTextEdit

from plagcheck.gui.classroom.shown import PairRow, PaperRow
from plagcheck.gui.classroom.status import status_icon, status_name
from plagcheck.gui.parts.controls import ElidedLabel, Panel, button, column, label, row
from plagcheck.gui.parts.inputs import Choice
from plagcheck.gui.parts.text_format import count, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.decisions import Decision, Status

WRITING_MS = 600


class DecisionBox(Panel):
    """Status and note of one paper or pair; notes are kept when writing pauses."""

    decided: SignalOf[PaperRow | PairRow, Decision] = carrying(2)
    report_wanted = Signal(int)  # a paper

    def __init__(self) -> None:
        super().__init__("plain")
        self._row: PaperRow | PairRow | None = None
        self._decision = Decision()
        self.title = ElidedLabel("", "section")
        names = {status.value: status_name(status) for status in Status}
        self.status = Choice(tr("Status"), names, Status.NOT_REVIEWED.value)
        self.status.setMinimumWidth(theme.px(140))
        self.note = QPlainTextEdit()
        self.note.setAccessibleName(tr("Note"))
        self.note.setPlaceholderText(tr("Note"))
        self.note.setTabChangesFocus(True)
        self.note.setProperty("kind", "note")
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

    def show_row(
        self, row_: PaperRow | PairRow | None, decision: Decision, *, hidden: bool
    ) -> None:
        """A note is not written in while names are hidden: what is shown then is not all."""
        self.keep()
        self._row, self._decision = row_, decision
        self.setEnabled(row_ is not None)
        self.report.setVisible(not isinstance(row_, PairRow))
        if isinstance(row_, PairRow):
            self.title.setText(f"{row_.a_name} ↔ {row_.b_name}")
        else:
            self.title.setText(row_.student if row_ else tr("Nothing chosen"))
        self.status.setCurrentIndex(list(Status).index(decision.status))
        self.note.setReadOnly(hidden)
        if self.note.toPlainText() != decision.note:
            self.note.blockSignals(True)
            self.note.setPlainText(decision.note)
            self.note.blockSignals(False)

    def _ask_report(self) -> None:
        self.keep()  # what was just written belongs to it
        if isinstance(self._row, PaperRow):
            self.report_wanted.emit(self._row.id)

    def _on_typed(self) -> None:
        if not self.note.isReadOnly():
            self._writing.start()

    def keep(self) -> None:
        """Hand over what was chosen and written, if it is new."""
        self._writing.stop()
        if self._row is None:
            return
        note = self._decision.note if self.note.isReadOnly() else self.note.toPlainText()
        decision = Decision(list(Status)[self.status.currentIndex()], note)
        if decision != self._decision:
            self._decision = decision
            self.decided.emit(self._row, decision)


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
