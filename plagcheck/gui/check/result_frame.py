"""The parts of a result's page, and where they stand."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from plagcheck.gui.check.checking_strip import CheckingStrip
from plagcheck.gui.check.kind_switches import KindSwitches
from plagcheck.gui.check.result_notice import ResultNotice
from plagcheck.gui.check.result_summary import ResultSummary
from plagcheck.gui.check.side_splitter import SideSplitter
from plagcheck.gui.check.source_side import SourceSide
from plagcheck.gui.explaining.explained_side import ExplainedSide
from plagcheck.gui.parts.controls import PageHead, Panel, button, column, row
from plagcheck.gui.parts.decision_box import DecisionBox
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.reading.document_bar import DocumentBar, replace_scroll_bar
from plagcheck.gui.reading.evidence_view import EvidenceView
from plagcheck.model.decisions import Decision

NARROW = 1100


class ResultFrame(QWidget):
    """Head and summary above; the paper left, its sources right."""

    another_wanted = Signal()
    again_wanted = Signal()
    report_wanted = Signal()
    decision_changed: SignalOf[Decision] = carrying(1)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._build()

    def _build(self) -> None:
        self.head = PageHead("file-text")
        self._fill_head()
        self.summary, self.checking = ResultSummary(), CheckingStrip()
        self.notice, self.side = ResultNotice(), SourceSide()
        self.sources, self.matches = self.side.sources, self.side.matches
        self.flags, self.ledger = self.side.flags, self.side.ledger
        self.tabs, self.card = self.side.tabs, self.side.card
        self.top = QStackedWidget()
        self.top.addWidget(self.summary)
        self.top.addWidget(self.checking)
        self.explained = ExplainedSide(self.side)
        self.splitter = SideSplitter(self._paper_side(), self.explained)
        layout = column(self.head, self.notice, self.top, self.splitter, gap=0)
        layout.setStretch(3, 1)
        self.setLayout(layout)

    def _paper_side(self) -> QWidget:
        self.view = EvidenceView()
        self.view.setAccessibleName(tr("The paper"))
        replace_scroll_bar(self.view, by_bar=True)
        self.view.keep_lines_short()
        self.bar = DocumentBar()
        self.bar.setAccessibleName(tr("Where matches stand in the paper"))
        self.kinds = KindSwitches()
        reading = row(self.view, Panel("surface"), self.bar, gap=0)
        reading.setStretch(0, 1000)
        reading.setStretch(1, 1)
        made = QWidget()
        made.setLayout(column(self.kinds, reading, gap=0))
        return made

    def _fill_head(self) -> None:
        self.again = button(
            "", self.again_wanted.emit, icon="refresh-cw", kind="square", tip=tr("Check again")
        )
        self.another = button(
            tr("Check another"),
            self.another_wanted.emit,
            icon="file-search",
            tip=tr("Back to where papers are chosen"),
        )
        self.decision = DecisionBox()
        self.decision.changed.connect(self.decision_changed)
        self.report = button(
            tr("Report…"), self.report_wanted.emit, icon="download", kind="primary"
        )
        for part in (self.again, self.another, self.decision, self.report):
            self.head.buttons.addWidget(part)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow, before = self.width() < NARROW, event.oldSize().width()
        if before < 0 or (before < NARROW) != narrow:
            self.splitter.begin_anew(narrow, self.width())
            self.summary.set_narrow(narrow)
            self.decision.set_short(narrow)
            self.side.set_short(narrow)
            self.card.leave_out.set_short(narrow)
