"""Settings of reports: who they are usually for, and what they withhold."""

from __future__ import annotations

from typing import Any

from plagcheck.gui.parts.controls import ElidedLabel, Panel, column, label, line, setting_row
from plagcheck.gui.parts.inputs import ChoiceBox
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.settings import Settings


class ReportSection(Panel):
    """Names in collections of student work are withheld unless you say otherwise."""

    changed: SignalOf[dict[str, Any]] = carrying(1)

    def __init__(self, settings: Settings) -> None:
        super().__init__("page")
        names = {
            "committee": tr("The examination board"),
            "student": tr("The talk with the student"),
            "me": tr("Me"),
        }
        self.audience = ChoiceBox(tr("Reports are usually for"), names, settings.report_for)
        self.audience.currentIndexChanged.connect(
            lambda _: self.changed.emit({"report_for": self.audience.currentData()})
        )
        self.folder = ElidedLabel(settings.report_folder, "strong")
        self.folder.setMaximumWidth(320)
        usual = column(gap=0)
        note = tr("You can choose another kind each time.")
        usual.addLayout(setting_row(self.audience.accessibleName(), note, self.audience))
        usual.addWidget(line())
        usual.addLayout(setting_row(tr("Last folder"), tr("Offered when you save."), self.folder))
        work = column(
            label(tr("Work of students"), "section"),
            label(
                tr(
                    "Names from collections of student work are withheld from reports for the "
                    "board, and their texts too from a student’s copy. What a collection holds "
                    "is said on the Library page."
                ),
                "quiet",
                wrap=True,
            ),
            margins=(16, 14, 16, 14),
        )
        cards = (Panel("card", usual), Panel("card", work), None)
        self.setLayout(column(*cards, margins=(24, 16, 24, 16), gap=12))

    def show_folder(self, folder: str) -> None:
        self.folder.setText(folder or tr("none yet"))
