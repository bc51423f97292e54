"""A result on its way: the paper is there, sources come as they are verified."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from plagcheck.gui.check.findings import (
    Findings,
    Mark,
    Paper,
    Possible,
    SourceFound,
    in_paper_order,
)
from plagcheck.gui.check.result_frame import ResultFrame
from plagcheck.gui.check.result_words import read_text, size_text
from plagcheck.gui.check.source_side import SOURCES
from plagcheck.gui.leaveout.ledger import count_places
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.reading.highlights import on_paper
from plagcheck.model.decisions import UNDECIDED

if TYPE_CHECKING:
    from plagcheck.gui.leaveout.counting import LeftOut
    from plagcheck.gui.reading.display_text import DisplayText


class GrowingResult(ResultFrame):
    """No number is shown until all sources are verified, and nothing can be decided."""

    place_changed = Signal(str)  # "Match 3 of 10", for the footer

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.whole: Findings | None = None  # with all kinds of matches
        self.findings: Findings | None = None  # with the kinds that are switched on
        self.current: Mark | None = None
        self._found: list[SourceFound] = []  # while the check goes on
        self._candidates = 0
        self._display: DisplayText | None = None
        self.flags.boxes_switched.connect(self._on_boxes)
        self.view.view_moved.connect(self._on_view_moved)

    def begin(self, paper: Paper) -> None:
        """Show a paper as soon as it is read; nothing is known about it yet."""
        self.whole = self.findings = self.current = None
        self._found, self._candidates = [], 0
        self._display = paper.display
        self.head.title.setText(paper.name)
        self.head.note.setText(size_text(paper.words, len(paper.page_starts)))
        for part in (self.again, self.decision, self.report):
            part.setEnabled(False)
        self.decision.show_decision(UNDECIDED)
        self.show_left_out(None)
        self.checking.begin(tr("Looking for sources"))
        self.checking.go_on(
            tr("Looking for sources"),
            tr("The number is shown when all sources are verified. You can read on meanwhile."),
            read_text(paper),
        )
        self.top.setCurrentWidget(self.checking)
        self.view.show_text(paper.display, paper.page_starts, [])
        self._show_boxes(paper)
        self.bar.show_stretches(len(paper.text), paper.page_starts, [])
        self.kinds.clear()
        self.sources.empty_text = ""
        self.sources.begin(paper)
        self.matches.show_findings(None)
        self.flags.show_findings(paper)
        self.side.count(0, 0, len(paper.flags))
        self.tabs.setCurrentIndex(SOURCES)
        self.side.show_searched("")
        self.side.show_card(False)
        self.place_changed.emit("")
        self._on_view_moved()

    def grow(self, items: Sequence[object]) -> None:
        """What was found since: lists of Possible, and SourceFound each."""
        possible = [each for item in items if isinstance(item, list) for each in item]
        found = [item for item in items if isinstance(item, SourceFound)]
        self._candidates = len(possible) or self._candidates
        self._found += found
        self.sources.grow(
            possible=[each for each in possible if isinstance(each, Possible)],
            found=found,
            done=self.checking.done,
        )
        if found:
            self.checking.verified(len(self._found), self._candidates)
            marks = in_paper_order(self._found)
            stretches = on_paper(marks)
            self.view.set_stretches(stretches)
            self.bar.show_stretches(self.bar.length, self.view.page_starts, stretches)
            self.side.count(len(self._found), len(marks), None)

    def progressed(self, progress: object) -> None:
        self.checking.progressed(progress)
        self.sources.grow(done=self.checking.done)

    def show_left_out(self, left: LeftOut | None) -> None:
        """What is left out: the switches above, the ledger beside."""
        pages = left.survey.document.page_starts if left else ()
        self.strip.left_out.show_left_out(left)
        self.ledger.show_left_out(left, pages)
        self.side.count_left_out(count_places(left))

    def _show_boxes(self, findings: Findings | Paper) -> None:
        flags = findings.flags if self.flags.boxes_on else ()
        self.view.set_boxes(place for flag in flags for place in flag.places)

    def _on_boxes(self) -> None:
        if self.whole is not None:
            self._show_boxes(self.whole)

    def _on_view_moved(self) -> None:
        self.bar.set_view(*self.view.visible_range())
