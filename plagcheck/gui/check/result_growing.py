"""A result on its way: the paper is there, sources come as they are verified."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from plagcheck.gui.check.result_frame import ResultFrame
from plagcheck.gui.check.result_words import read_text, size_text
from plagcheck.gui.check.shown import Shown, ShownMatch, so_far
from plagcheck.gui.check.source_side import SOURCES
from plagcheck.gui.leaveout.ledger import count_places
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.reading.highlights import on_paper
from plagcheck.model.decisions import UNDECIDED

if TYPE_CHECKING:
    from plagcheck.gui.jobs.checked import Checked
    from plagcheck.gui.reading.display_text import DisplayText
    from plagcheck.model.document import Document
    from plagcheck.model.entry import Entry
    from plagcheck.model.progress import Progress
    from plagcheck.model.result import Source


class GrowingResult(ResultFrame):
    """No number is shown until all sources are verified, and nothing can be decided."""

    place_changed = Signal(str)  # "Match 3 of 10", for the footer

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: Shown | None = None  # with the kinds that are switched on
        self.current: ShownMatch | None = None
        self._sources: list[Source] = []  # while the check goes on
        self._candidates = 0
        self._display: DisplayText | None = None
        self.flags.boxes_switched.connect(self._show_boxes)
        self.view.view_moved.connect(self._on_view_moved)

    def begin(self, paper: Document, display: DisplayText) -> None:
        """Show a paper as soon as it is read; nothing is known about it yet."""
        self.shown, self.current = so_far(paper, display, ()), None
        self._sources, self._candidates = [], 0
        self._display = display
        self.head.title.setText(paper.name)
        self.head.note.setText(size_text(paper.coverage.words, len(paper.page_starts)))
        for part in (self.again, self.decision, self.report):
            part.setEnabled(False)
        self.decision.show_decision(UNDECIDED)
        self.show_left_out(None)
        self.notice.hide()
        self.checking.begin(tr("Looking for sources"))
        self.checking.go_on(
            tr("Looking for sources"),
            tr("The number is shown when all sources are verified. You can read on meanwhile."),
            read_text(paper),
        )
        self.top.setCurrentWidget(self.checking)
        self.view.show_text(display, paper.page_starts, [])
        self._show_boxes()
        self.bar.show_highlights(len(paper.text), paper.page_starts, [])
        self.kinds.clear()
        self.sources.empty_text = ""
        self.sources.begin(paper)
        self.matches.show_result(None)
        self.flags.show_result(self.shown)
        self.side.count(0, 0, len(paper.flags))
        self.tabs.setCurrentIndex(SOURCES)
        self.side.show_searched("")
        self.side.show_card(False)
        self.place_changed.emit("")
        self._on_view_moved()

    def show_candidates(self, entries: Sequence[Entry]) -> None:
        """Documents that will be read."""
        self._candidates = len(entries)
        self.sources.grow(possible=entries, done=self.checking.done)

    def grow(self, sources: Sequence[Source]) -> None:
        """Sources that were verified since."""
        if self.shown is None or self.shown.is_finished:
            return
        self._sources += sources
        self.shown = so_far(self.shown.paper, self.shown.display, self._sources)
        fresh = {source.id for source in sources}
        found = [each for each in self.shown.sources if each.source.id in fresh]
        self.sources.grow(found=found, done=self.checking.done)
        self.checking.verified(len(self._sources), self._candidates)
        highlights = on_paper(self.shown.matches)
        self.view.set_highlights(highlights)
        self.bar.show_highlights(self.bar.length, self.view.page_starts, highlights)
        self.side.count(len(self._sources), len(highlights), None)

    def progressed(self, progress: Progress) -> None:
        self.checking.progressed(progress)
        self.sources.grow(done=self.checking.done)

    def show_left_out(self, checked: Checked | None) -> None:
        """What is left out: the switches above, the ledger beside."""
        adjusted = checked.adjusted if checked is not None and checked.is_finished else None
        self.strip.left_out.show_left_out(checked if adjusted is not None else None)
        self.ledger.show_left_out(adjusted)
        self.side.count_left_out(count_places(adjusted) if adjusted is not None else 0)

    def _show_boxes(self) -> None:
        flagged = self.shown.flagged if self.shown and self.flags.boxes_on else {}
        self.view.set_boxes(place for places in flagged.values() for place in places)

    def _on_view_moved(self) -> None:
        self.bar.set_view(*self.view.visible_range())
