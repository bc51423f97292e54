"""The three levels of the index: what each has to say, and which found the source."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from plagcheck.gui.parts.controls import Panel, icon_label, label
from plagcheck.gui.parts.layouts import column
from plagcheck.report.found_words import LevelWords


class LevelBox(Panel):
    """A row each, those that found it first."""

    def __init__(self) -> None:
        super().__init__("card")
        self._body = QWidget()
        self.setLayout(column(self._body, gap=0))

    def show_levels(self, levels: Sequence[LevelWords]) -> None:
        body, grid = QWidget(), QGridLayout()
        grid.setContentsMargins(12, 8, 12, 8)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(2, 1)
        body.setLayout(grid)
        top = Qt.AlignmentFlag.AlignTop
        for place, level in enumerate(levels):
            found = level.has_found
            grid.addWidget(icon_label("check" if found else "x", "ok" if found else "text3"),
                           place, 0, top)  # fmt: skip
            name = label(level.name, "strong")
            name.setAccessibleName(f"{level.name}: {level.result}. {level.sentence}")
            grid.addWidget(name, place, 1, top)
            grid.addWidget(label(level.sentence, wrap=True), place, 2, top)
            grid.addWidget(label(level.result, "good" if found else "quiet"), place, 3,
                           top | Qt.AlignmentFlag.AlignRight)  # fmt: skip
        layout = self.layout()
        if layout is not None:
            layout.replaceWidget(self._body, body)
        self._body.deleteLater()
        self._body = body
