"""The right half of a result: its lists, or one of its sources explained."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget

from plagcheck.gui.check.shown import ShownResult
from plagcheck.gui.check.source_side import SourceSide

if TYPE_CHECKING:
    from plagcheck.gui.explaining.found_panel import FoundPanel
    from plagcheck.gui.jobs.explain_jobs import SourceSteps


class ExplainedSide(QStackedWidget):
    """The panel is made when a source is first explained, and follows the current source."""

    wanted = Signal(int)  # number of a source that is to be worked out
    turned = Signal()  # from the lists to the panel, or back
    place_wanted = Signal(int, int)  # of a key: number of the source, character of the paper
    asked_for_steps = Signal(str, str)  # texts of paper and source

    def __init__(self, lists: SourceSide) -> None:
        super().__init__()
        self.lists = lists
        self.addWidget(lists)

    @cached_property
    def panel(self) -> FoundPanel:
        from plagcheck.gui.explaining.found_panel import FoundPanel

        panel = FoundPanel()
        panel.closed.connect(self.close_panel)
        panel.place_wanted.connect(self.place_wanted)
        panel.asked_for_steps.connect(self.asked_for_steps)
        self.addWidget(panel)
        return panel

    @property
    def is_open(self) -> bool:
        return self.currentWidget() is not self.lists

    def explain(self, shown: ShownResult, number: int) -> None:
        """Open the panel for a source."""
        self.panel.begin(number, shown.source(number).source.entry.name)
        if not self.is_open:
            self.setCurrentWidget(self.panel)
            self.turned.emit()
            self.panel.close_button.setFocus()
        self.wanted.emit(number)

    def follow(self, shown: ShownResult, number: int) -> None:
        """Another source became the current one."""
        if self.is_open and number != self.panel.number:
            self.explain(shown, number)

    def show_steps(self, steps: SourceSteps) -> None:
        """What was worked out, if it is still asked for."""
        if self.is_open and steps.source.number == self.panel.number:
            self.panel.show_steps(steps)

    def give_up(self) -> None:
        if self.is_open:
            self.panel.give_up()

    def close_panel(self) -> None:
        """Back to the lists, where they were."""
        if self.is_open:
            self.leave()
            self.lists.shown_list().setFocus()

    def leave(self) -> None:
        """Another check is shown, or the source is gone."""
        if self.is_open:
            self.setCurrentWidget(self.lists)
            self.turned.emit()

    def keep_to(self, shown: ShownResult) -> None:
        """The check was counted anew: some sources may be there no more."""
        every = (each for source in shown.sources for each in (source, *source.folded))
        if self.is_open and self.panel.number not in {each.number for each in every}:
            self.leave()
