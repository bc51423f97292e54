"""Status and note of a check in the history."""

from __future__ import annotations

from plagcheck.gui.parts.controls import column, label
from plagcheck.gui.parts.decision_form import DecisionForm
from plagcheck.gui.parts.text_format import report_wording, tr
from plagcheck.gui.parts.theme import theme


class KeptDecision(DecisionForm[int]):
    """About a check, by its number."""

    def __init__(self) -> None:
        super().__init__()
        self.note.setAccessibleName(tr("Your note"))
        self.note.setPlaceholderText(tr("Only you see it, unless you put it into a report."))
        self.note.setMinimumHeight(theme.px(64))
        self.note.setMaximumHeight(theme.px(120))
        self.setLayout(
            column(label(report_wording()("status"), "section"), self.status, 4,
                   label(tr("Your note"), "section"), self.note, margins=(16, 14, 16, 14))
        )  # fmt: skip
