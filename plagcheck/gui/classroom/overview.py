"""The panel beside papers and pairs: how shares are spread, and how far the review is."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout

from plagcheck.gui.classroom.class_view import ClassView
from plagcheck.gui.classroom.pictures.histogram import HistogramView
from plagcheck.gui.classroom.review_box import ReviewCounts, RowDecision
from plagcheck.gui.parts.controls import Panel, column, label, line, row
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.classes import Pair
from plagcheck.model.decisions import Decision, Status
from plagcheck.model.submissions import Paper

HISTOGRAM = 320  # pixels with all its words


class Overview(Panel):
    """Dragging in the histogram narrows the tables."""

    # From and to, of the larger share; None when it is not narrowed any more.
    narrowed: SignalOf[tuple[float, float] | None] = carrying(1)
    decided: SignalOf[Paper | Pair, Decision] = carrying(2)

    def __init__(self) -> None:
        super().__init__("flags")
        self.histogram = HistogramView()
        self.histogram.setFixedHeight(theme.px(HISTOGRAM))
        self.decision, self.counts = RowDecision(), ReviewCounts()
        keys = label(tr("1–4 set the status and go to the next. Enter opens."), "small", wrap=True)
        inner = Panel("surface")
        layout = QVBoxLayout(inner)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for part in (self.histogram, line(), self.decision, line(), self.counts):
            layout.addWidget(part)
        layout.addStretch(1)
        layout.addLayout(row(keys, margins=(16, 8, 16, 12)))
        area = QScrollArea()
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setLayout(column(area, gap=0))
        self.histogram.range_changed.connect(self._on_range)
        self.decision.decided.connect(self.decided)

    def show_class(self, shown: ClassView) -> None:
        self.histogram.show_result(shown.result, shown.names)

    def show_row(self, row_: Paper | Pair, title: str, decision: Decision, *, hidden: bool) -> None:
        self.decision.show_row(row_, title, decision, hidden=hidden)

    def show_counts(self, counts: Mapping[Status, int]) -> None:
        self.counts.show_counts(counts)

    def _on_range(self, least: float, most: float) -> None:
        whole = least <= 0 and most >= 1
        self.narrowed.emit(None if whole else (least, most))
