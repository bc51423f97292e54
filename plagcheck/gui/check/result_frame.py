"""The parts of a result and how they are laid out; what they do is in the page."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from plagcheck.gui.check.checking_strip import CheckingStrip
from plagcheck.gui.check.kind_switches import KindSwitches
from plagcheck.gui.check.result_notice import ResultNotice
from plagcheck.gui.check.result_summary import Strip
from plagcheck.gui.check.source_side import FLAGS, LEFT_OUT, SourceSide
from plagcheck.gui.parts.controls import PageHead, Panel, button, column, row
from plagcheck.gui.parts.decision_box import DecisionBox
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.reading.document_bar import DocumentBar
from plagcheck.gui.reading.evidence_view import EvidenceView
from plagcheck.model.decisions import Decision

SIDE = 456
WIDER = 0.32  # of a wide page, where lines of the paper need no more room
NARROW = 1100


class ResultFrame(QWidget):
    """Head and strip above; the paper left, its sources right."""

    another_wanted = Signal()
    again_wanted = Signal()
    cancel_wanted = Signal()
    decision_changed: SignalOf[Decision] = carrying(1)
    report_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._build()

    def _build(self) -> None:
        self.head = PageHead("file-text")
        self._fill_head()
        self.strip, self.checking, self.notice = Strip(), CheckingStrip(), ResultNotice()
        self.top = QStackedWidget()
        self.top.addWidget(self.strip)
        self.top.addWidget(self.checking)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(self._paper_side())
        self.side = SourceSide()
        self.sources, self.matches = self.side.sources, self.side.matches
        self.flags = self.side.flags
        self.tabs, self.card = self.side.tabs, self.side.card
        self.ledger = self.side.ledger
        self.tabs.currentChanged.connect(self._on_tab)
        self.splitter.addWidget(self.side)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 0)
        self.splitter.setSizes([1000, SIDE])
        self._widths = {False: 0, True: 0}  # of the side; flags and what is left out need more
        self._is_wide = False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for part in (self.head, self.notice, self.top, self.splitter):
            layout.addWidget(part, 1 if part is self.splitter else 0)

    def _paper_side(self) -> QWidget:
        self.view = EvidenceView()
        self.view.setAccessibleName(tr("The paper"))
        self.view.set_has_bar(True)
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
        narrow = self.width() < NARROW
        if event.oldSize().width() < 0 or (event.oldSize().width() < NARROW) != narrow:
            self._widths = {False: 0, True: 0}
            self._size_side()
            self.strip.set_narrow(narrow)
            self.decision.set_short(narrow)
            self.side.set_short(narrow)
            self.card.leave_out.set_short(narrow)

    def _on_tab(self, tab: int) -> None:
        """Flags and the ledger have columns: they get half of the page, until it is dragged."""
        wide = tab in (FLAGS, LEFT_OUT)
        if wide != self._is_wide:
            self._widths[self._is_wide] = self.side.width()
            self._is_wide = wide
            self._size_side()

    def _size_side(self) -> None:
        narrow = self.width() < NARROW
        usual = theme.px(300) if narrow else max(theme.px(SIDE), round(self.width() * WIDER))
        if self._is_wide:
            usual = max(usual, round(self.width() * (0.46 if narrow else 0.53)))
        side = self._widths[self._is_wide] or usual
        self.splitter.setSizes([max(1, self.width() - side), side])
