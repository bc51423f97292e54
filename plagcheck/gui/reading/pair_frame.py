"""The parts of side by side and how they are laid out; what they do is in the page."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from plagcheck.gui.check.kind_switches import KindSwitches
from plagcheck.gui.jobs.job_runner import JobRunner
from plagcheck.gui.jobs.workers import Workers
from plagcheck.gui.parts.controls import row
from plagcheck.gui.parts.decision_box import DecisionBox
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.reading.document_bar import DocumentBar
from plagcheck.gui.reading.link_ribbon import LinkRibbon
from plagcheck.gui.reading.match_foot import MatchFoot
from plagcheck.gui.reading.pair_head import PairHead
from plagcheck.gui.reading.pair_tools import PairTools
from plagcheck.gui.reading.side_pane import SidePane
from plagcheck.model.decisions import Decision

BARS_FROM = 1100  # narrower: the bars go first …
RIBBON_FROM = 900  # … then the ribbon


class PairFrame(QWidget):
    """Tools and heads above; the paper left, a source right; the match at hand below.

    `decides`: matches can be left out here, and a decision can be noted.
    """

    scroll_switched = Signal(bool)
    differences_switched = Signal(bool)
    decision_changed: SignalOf[Decision] = carrying(1)

    def __init__(self, parent: QWidget | None, *, decides: bool) -> None:
        super().__init__(parent)
        self._decides = decides
        self._build()

    def _build(self) -> None:
        self.tools = PairTools(self.scroll_switched.emit, self._on_differing)
        self.heads, self.foot = PairHead(), MatchFoot()
        self.decision = DecisionBox()
        self.decision.changed.connect(self.decision_changed)
        self.tools.buttons.addWidget(self.decision)
        self.decision.note.hide()  # it is in the foot, beside the match
        for tool in (self.decision, self.foot.leave_out, self.foot.note):
            tool.setVisible(self._decides)
        self.kinds = KindSwitches()
        self.paper_pane, self.other_pane = SidePane(tr("The paper")), SidePane(tr("The source"))
        self.paper, self.other = self.paper_pane.text, self.other_pane.text
        self.paper_bar, self.other_bar = DocumentBar(), DocumentBar()
        self.paper_bar.setAccessibleName(tr("Where matches stand in the paper"))
        self.other_bar.setAccessibleName(tr("Where matches stand in the source"))
        self.ribbon = LinkRibbon(self.paper_pane, self.other_pane)
        sides = row(gap=0)
        for part, stretch in (
            (self.paper_bar, 0),
            (self.paper_pane, 1),
            (self.ribbon, 0),
            (self.other_pane, 1),
            (self.other_bar, 0),
        ):
            sides.addWidget(part, stretch)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for above in (self.tools, self.heads, self.kinds):
            layout.addWidget(above)
        layout.addLayout(sides, 1)
        layout.addWidget(self.foot)

    def use_pages(self, runner: JobRunner, workers: Workers) -> None:
        """Who makes pictures of pages."""
        for pane in (self.paper_pane, self.other_pane):
            pane.use_pages(runner, workers)

    def set_switches(self, together: bool, differing: bool) -> None:
        self.tools.together.setChecked(together)
        self.tools.differing.setChecked(differing)
        self._on_differing(differing)

    def _on_differing(self, on: bool) -> None:
        self.paper.show_differences(on)
        self.other.show_differences(on)
        self.differences_switched.emit(on)

    def _show_zoom(self) -> None:
        pane = self.paper_pane if self.paper_pane.shows_pages else self.other_pane
        self.tools.show_zoom(round(100 * pane.pages.zoom))

    def _fit_tools(self) -> None:
        self.tools.fit_mode(self.tools.page_mode.isChecked(), self.width() >= BARS_FROM)
        self._show_zoom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= BARS_FROM
        for bar in (self.paper_bar, self.other_bar):
            bar.setVisible(wide)
        for pane in (self.paper_pane, self.other_pane):
            pane.set_has_bar(wide)
        self.ribbon.setVisible(self.width() >= RIBBON_FROM)
        self.heads.words.setVisible(self.width() >= RIBBON_FROM)
        self._fit_tools()
