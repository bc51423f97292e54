"""Library and privacy: where things are kept, and which collections are searched."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout

from plagcheck import paths
from plagcheck.gui.parts.controls import (
    ElidedLabel,
    Panel,
    button,
    column,
    label,
    row,
    setting_row,
)
from plagcheck.gui.parts.inputs import ChoiceBox
from plagcheck.gui.parts.text_format import count, tr
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.settings.keeping_box import KeepingBox
from plagcheck.settings import Settings


class LibrarySection(Panel):
    """Nothing leaves this computer; here is what is on it."""

    changed: SignalOf[dict[str, Any]] = carrying(1)
    place_change_wanted = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__("page")
        self._left_out = set(settings.left_unticked)
        self.place = ElidedLabel("", "strong")
        self.data = ElidedLabel(str(paths.data_dir()), "strong")
        self._boxes = QVBoxLayout()
        self._none = label(tr("The library is being read."), "quiet")
        where = column(
            label(tr("Where things are kept"), "section"),
            label(tr("The library, with the texts of all reference documents:"), "quiet"),
            row(self.place, None, button(tr("Change…"), self.place_change_wanted.emit)),
            label(tr("Settings, checks, classes and the log:"), "quiet"),
            self.data,
            margins=(16, 14, 16, 14),
        )
        searched = column(
            label(tr("Collections that papers are compared with"), "section"),
            self._none,
            margins=(16, 14, 16, 14),
        )
        searched.addLayout(self._boxes)
        private = column(
            label(tr("Privacy"), "section"),
            label(
                tr(
                    "Everything stays on this computer. There is no account, and the program has "
                    "no way to send anything. The log holds no names and no text of papers."
                ),
                "quiet",
                wrap=True,
            ),
            margins=(16, 14, 16, 14),
        )
        choices = {
            "keep": tr("Keep both"),
            "version": tr("Keep it as a version"),
            "skip": tr("Do not add it"),
        }
        self.near = ChoiceBox(tr("What is nearly the same as a document"), choices, settings.near)
        self.near.currentIndexChanged.connect(
            lambda _: self.changed.emit({"near": self.near.currentData()})
        )
        note = tr("When files are added: another draft or edition, a copy. It is said of each.")
        nearly = column(setting_row(self.near.accessibleName(), note, self.near), gap=0)
        self.keeping = KeepingBox(settings)
        self.keeping.changed.connect(self.changed)
        self.setLayout(
            column(
                Panel("card", where),
                Panel("card", nearly),
                self.keeping,
                Panel("card", searched),
                Panel("card", private),
                None,
                margins=(24, 16, 24, 16),
                gap=12,
            )
        )

    def show_collections(self, counts: Mapping[str, int]) -> None:
        while (item := self._boxes.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for name, number in counts.items():
            box = QCheckBox(f"{name} ({count(number)})")
            box.setChecked(name not in self._left_out)
            box.toggled.connect(lambda on, name=name: self._tick(name, on))
            self._boxes.addWidget(box)
        self._none.setText(tr("The library is empty."))
        self._none.setVisible(not counts)

    def show_unread(self) -> None:
        self._none.setText(tr("The library cannot be read."))

    def _tick(self, name: str, on: bool) -> None:
        self._left_out = self._left_out - {name} if on else self._left_out | {name}
        self.changed.emit({"left_unticked": tuple(sorted(self._left_out))})
