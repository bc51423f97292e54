"""What is known of one check of the history, and what can be done with it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from plagcheck.gui.history.changes_box import ChangesBox
from plagcheck.gui.history.history_row import CLASSES, PAPERS, HistoryRow
from plagcheck.gui.history.history_words import checked_text, found_text, name_text
from plagcheck.gui.history.kept_decision import KeptDecision
from plagcheck.gui.parts.controls import Panel, button, column, label, line, row
from plagcheck.gui.parts.text_format import share, tr
from plagcheck.gui.parts.wrapping_row import WrappingRow
from plagcheck.model.decisions import Decision


class PreviewPane(Panel):
    """At the right of the history."""

    open_wanted = Signal()
    report_wanted = Signal()
    delete_wanted = Signal()
    student_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("surface")
        self.past: HistoryRow | None = None
        self.title = label("", "section", wrap=True)
        self.when = label("", "quiet", wrap=True)
        self.number = label("", "score")
        self.found = label("", "quiet", wrap=True)
        self.open = button("", self.open_wanted.emit, kind="primary", tip=tr("Enter"))
        self.report = button(tr("Report…"), self.report_wanted.emit, icon="file-text")
        self.gone = label("", "small", wrap=True)
        self.changes, self.decision = ChangesBox(), KeptDecision()
        self._again_line = line()
        self.setLayout(self._lay_out())
        self.show_past([])

    def _lay_out(self) -> QVBoxLayout:
        found = row(self.number, self.found, gap=14)
        found.setStretch(1, 1)
        about = column(self.title, self.when, 4, found, 4, WrappingRow(self.open, self.report),
                       self.gone, margins=(16, 16, 16, 14), gap=4)  # fmt: skip
        self._about = QWidget()
        inner = column(about, line(), self.changes, self._again_line, self.decision, None, gap=0)
        self._about.setLayout(inner)
        self.nothing = label(tr("Choose a check at the left."), "quiet", wrap=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        ground = Panel("surface", column(self._about, self.nothing, gap=0))
        area.setWidget(ground)
        self.delete = button(tr("Delete check"), self.delete_wanted.emit, icon="x")
        self.student = button(tr("All about one student…"), self.student_wanted.emit)
        foot = column(WrappingRow(self.delete, self.student), margins=(16, 12, 16, 12))
        made = column(gap=0)
        made.addWidget(area, 1)
        made.addWidget(line())
        made.addLayout(foot)
        return made

    def show_past(self, chosen: list[HistoryRow]) -> None:
        """One check in full; of several, how many they are."""
        past = chosen[0] if len(chosen) == 1 else None
        is_same = past is not None and self.past is not None and past.id == self.past.id
        self.past = past
        self._about.setVisible(past is not None)
        self.nothing.setVisible(past is None)
        self.nothing.setText(
            tr("%Ln checks are chosen.", len(chosen))
            if len(chosen) > 1
            else tr("Choose a check at the left.")
        )
        self.delete.setEnabled(bool(chosen))
        if past is None:
            self.decision.show_decision(None, Decision())
            for part in (self.title, self.when, self.found, self.gone):  # it may be erased
                part.setText("")
            self.title.setAccessibleName("")
            return
        self._show_line(past)
        if not is_same:
            self.changes.begin("")

    def _show_line(self, past: HistoryRow) -> None:
        entry = past.line
        is_class = entry.kind == CLASSES
        self.title.setText(_breakable(name_text(entry)))
        self.title.setAccessibleName(name_text(entry))
        self.when.setText(checked_text(entry, past.moment))
        self.number.setText(share(entry.share))
        self.number.setVisible(bool(entry.matched_words or is_class))
        words = tr("Nothing that counts was found.")
        self.found.setText(found_text(entry) if entry.matched_words or is_class else words)
        self.open.setText(tr("Open class") if is_class else tr("Open saved result"))
        self.open.setAccessibleName(self.open.text())
        can_open = entry.is_kept and (not is_class or Path(entry.path).is_file())
        self.open.setEnabled(can_open)
        self.report.setEnabled(can_open)
        self.gone.setText(_why_not(past) if not can_open else "")
        self.gone.setVisible(not can_open)
        for part in (self.changes, self._again_line):
            part.setVisible(entry.kind == PAPERS)
        self.changes.button.setEnabled(entry.is_kept or Path(entry.path).is_file())
        self.decision.show_decision(entry.id, Decision(entry.status, entry.note))


def _why_not(past: HistoryRow) -> str:
    if past.line.kind == CLASSES:
        return tr("The file of this class is not where it was: %1").replace("%1", past.line.path)
    return tr("This check was made before results were kept. Only its line is here.")


def _breakable(name: str) -> str:
    """Long names of files may go on in the next line after a sign."""
    for sign in "_-.":
        name = name.replace(sign, f"{sign}\N{ZERO WIDTH SPACE}")
    return name
