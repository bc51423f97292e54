"""Settings of reports: who they are usually for, and which collections are work of students."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QCheckBox, QVBoxLayout

from plagcheck.gui.parts.controls import ElidedLabel, Panel, column, label, line, setting_row
from plagcheck.gui.parts.inputs import Choice
from plagcheck.gui.parts.text_format import count, tr
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.settings import Settings


class ReportSection(Panel):
    """Names in collections of student work are withheld unless you say otherwise."""

    changed: SignalOf[dict[str, Any]] = carrying(1)

    def __init__(self, settings: Settings) -> None:
        super().__init__("page")
        self._student_work = set(settings.student_work)
        names = {
            "committee": tr("The examination board"),
            "student": tr("The talk with the student"),
            "me": tr("Me"),
        }
        self.audience = Choice(tr("Reports are usually for"), names, settings.report_for)
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
        self._boxes = QVBoxLayout()
        self._none = label(tr("The library is empty."), "quiet")
        work = column(
            label(tr("Collections that hold work of students"), "section"),
            label(
                tr(
                    "Their names are withheld from reports for the board, and their texts from the "
                    "student’s copy. “Past work” and “Past student work” always count as such."
                ),
                "quiet",
                wrap=True,
            ),
            self._none,
            margins=(16, 14, 16, 14),
        )
        work.addLayout(self._boxes)
        cards = (Panel("card", usual), Panel("card", work), None)
        self.setLayout(column(*cards, margins=(24, 16, 24, 16), gap=12))

    def show_folder(self, folder: str) -> None:
        self.folder.setText(folder or tr("none yet"))

    def show_collections(self, counts: Mapping[str, int]) -> None:
        from plagcheck.report.content import PAST_WORK

        while (item := self._boxes.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for name, number in counts.items():
            always = name.casefold() in PAST_WORK
            box = QCheckBox(f"{name} ({count(number)})")
            box.setChecked(always or name in self._student_work)
            box.setEnabled(not always)
            box.toggled.connect(lambda on, name=name: self._tick(name, on))
            self._boxes.addWidget(box)
        self._none.setVisible(not counts)

    def _tick(self, name: str, on: bool) -> None:
        self._student_work = self._student_work | {name} if on else self._student_work - {name}
        self.changed.emit({"student_work": tuple(sorted(self._student_work))})
