"""Side by side: the paper left, a source right, scrolled together."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from plagcheck.gui.check.kind_switches import KindSwitches
from plagcheck.gui.check.shown import ShownMatch, ShownResult
from plagcheck.gui.jobs.job_runner import JobRunner
from plagcheck.gui.jobs.workers import Workers
from plagcheck.gui.leaveout.wishes import MATCH
from plagcheck.gui.parts.controls import column, row
from plagcheck.gui.parts.decision_box import DecisionBox
from plagcheck.gui.parts.keys import bind_keys
from plagcheck.gui.parts.text_format import jaccard, tr
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.reading.document_bar import DocumentBar
from plagcheck.gui.reading.evidence_view import EvidenceView
from plagcheck.gui.reading.highlights import on_side
from plagcheck.gui.reading.link_ribbon import LinkRibbon
from plagcheck.gui.reading.match_foot import MatchFoot
from plagcheck.gui.reading.pair import ReadingPair
from plagcheck.gui.reading.pair_head import PairHead
from plagcheck.gui.reading.pair_tools import PairTools
from plagcheck.gui.reading.side_pane import SidePane
from plagcheck.model.decisions import Decision
from plagcheck.model.document import Document

BARS_FROM = 1100  # narrower: the bars go first …
RIBBON_FROM = 900  # … then the ribbon


class SideBySidePage(QWidget):
    """Tools and heads above; the paper left, a source right; the match at hand below.

    Only the matches of one source are drawn. `decides`: matches can be left out here, and a
    decision can be noted.
    """

    back_wanted = Signal()
    text_wanted: SignalOf[Document] = carrying(1)
    place_changed = Signal(str)
    leave_out_wanted: SignalOf[ShownMatch, str, QPoint] = carrying(3)  # what of it, and where
    restore_wanted: SignalOf[ShownMatch] = carrying(1)
    scroll_switched = Signal(bool)
    differences_switched = Signal(bool)
    decision_changed: SignalOf[Decision] = carrying(1)

    def __init__(self, parent: QWidget | None = None, *, decides: bool = False) -> None:
        super().__init__(parent)
        self._decides = decides
        self.pair: ReadingPair | None = None
        self.shown: ShownResult | None = None  # of this source alone, with the kinds switched on
        self.current: ShownMatch | None = None
        self._moving = False
        self._build()
        self._connect()

    # -- its parts

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
        layout = column(self.tools, self.heads, self.kinds, sides, self.foot, gap=0)
        layout.setStretch(3, 1)
        self.setLayout(layout)

    def _connect(self) -> None:
        for pane in (self.paper_pane, self.other_pane):
            pane.match_chosen.connect(self.go_to)
            pane.view_moved.connect(self._on_view_moved)
        self.paper_pane.scrolled.connect(lambda pixels: self._follow(self.other_pane, pixels))
        self.other_pane.scrolled.connect(lambda pixels: self._follow(self.paper_pane, pixels))
        self.paper_bar.jumped.connect(lambda offset: self._jump(self.paper, offset))
        self.other_bar.jumped.connect(lambda offset: self._jump(self.other, offset))
        for bar in (self.paper_bar, self.other_bar):
            bar.stepped.connect(self.step)
        self.tools.back_wanted.connect(self.back_wanted)
        self.tools.mode_changed.connect(self._on_mode)
        self.tools.zoom_wanted.connect(self._zoom)
        self.tools.fit_wanted.connect(self._fit)
        self.tools.text_wanted.connect(self._on_text)
        self.kinds.changed.connect(lambda: self._show_matches(self.current))
        self.foot.stepped.connect(self.step)
        bind_keys(
            self,
            {
                "J": lambda: self.step(1),
                "K": lambda: self.step(-1),
                "Alt+Down": lambda: self.step(1),
                "Alt+Up": lambda: self.step(-1),
                "Escape": self.back_wanted.emit,
                "F6": lambda: (self.other if self.paper.hasFocus() else self.paper).setFocus(),
            },
        )

        if self._decides:
            self.foot.leave_out_wanted.connect(self.leave_out)
            self.foot.note_wanted.connect(self.write_note)
            numbers = {str(n): partial(self.decision.set_number, n) for n in range(1, 5)}
            bind_keys(self, {"L": self.leave_out, "N": self.write_note, **numbers})

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

    # -- showing

    def show_pair(
        self, pair: ReadingPair, key: str = "", hidden: frozenset[str] = frozenset()
    ) -> None:
        """Show a source beside the paper, from a match on; `hidden` kinds are switched off."""
        self.pair, self.current = pair, None
        for view, side in ((self.paper, pair.paper), (self.other, pair.source)):
            view.show_text(side.display, side.document.page_starts, [])
        self.heads.show_pair(pair)
        self.kinds.show_result(pair.shown.hiding(hidden))
        self.kinds.setVisible(bool(pair.shown.matches))
        self._offer_pages(pair)
        self._show_matches(pair.shown.hiding(hidden).match(key) or pair.shown.match(key))
        self.paper.setFocus()
        QTimer.singleShot(0, self, self._on_view_moved)  # when the texts have their place

    def _show_matches(self, wanted: ShownMatch | None) -> None:
        """The matches of the kinds that are switched on."""
        if self.pair is None:
            return
        self.shown = self.pair.shown.hiding(self.kinds.hidden)
        matches = self.shown.matches
        for pane, bar, side in (
            (self.paper_pane, self.paper_bar, self.pair.paper),
            (self.other_pane, self.other_bar, self.pair.source),
        ):
            highlights = on_side(matches, side)
            pane.set_highlights(highlights)
            bar.show_highlights(len(side.document.text), side.document.page_starts, highlights)
        (whole,) = self.pair.shown.whole.before.sources
        left = [source.comparison for source in self.shown.result.sources]
        self.heads.show_shares(left[0] if left else whole.comparison.holding(()))
        self.foot.setVisible(bool(matches))
        if matches:
            self._make_current(self.shown.nearest(wanted))
        self.ribbon.update()

    def go_to(self, name: str) -> None:
        match = self.shown.match(name) if self.shown is not None else None
        if match is not None:
            self._make_current(match)

    def step(self, step: int) -> None:
        matches = self._matches()
        if self.shown is not None and matches:
            place = self.shown.place_of(self.current.key) if self.current else -1
            self._make_current(matches[(place + step) % len(matches)])

    def leave_out(self) -> None:
        """Ask about the match at hand; a hollow one counts again."""
        match = self.current
        if match is None:
            return
        if match.is_left_out:
            self.restore_wanted.emit(match)
            return
        at = self.foot.leave_out.mapToGlobal(QPoint(0, 0))
        self.leave_out_wanted.emit(match, MATCH, at)

    def write_note(self) -> None:
        self.decision.open_note(self.foot.note)

    def place_in(self, shown: ShownResult) -> tuple[int, str]:
        """The number of the source, and the match at hand as it is called in another result."""
        number = self.pair.number if self.pair is not None else 1
        alone = shown.alone(number).hiding(self.kinds.hidden)
        return number, alone.nearest(self.current).key if alone.matches else ""

    def _matches(self) -> tuple[ShownMatch, ...]:
        return self.shown.matches if self.shown is not None else ()

    def _make_current(self, match: ShownMatch) -> None:
        if self.pair is None or self.shown is None:
            return
        key = match.key
        self.current = match
        self._moving = True
        for pane, bar in ((self.paper_pane, self.paper_bar), (self.other_pane, self.other_bar)):
            pane.set_current(key)
            bar.set_current(key)
            pane.rest_here()
        self._moving = False
        matches = self._matches()
        self.foot.show_match(self.pair, match, self.shown.place_of(key) + 1, len(matches))
        score = jaccard(match.source.comparison.jaccard)
        self.place_changed.emit(tr("Jaccard %1, verified").replace("%1", score))
        self.ribbon.set_current(key)

    # -- scrolling

    def _follow(self, other: SidePane, pixels: float) -> None:
        """Move the other side as far: linked where the current match is."""
        if not self._moving and self.tools.together.isChecked():
            self._moving = True
            other.scroll_by(pixels)
            self._moving = False

    def _jump(self, view: EvidenceView, offset: int) -> None:
        found = next((s for s in view.highlights if s.start == offset), None)
        if found is not None:
            self.go_to(found.key)
        else:
            view.scroll_to_offset(offset)

    def _on_view_moved(self) -> None:
        self.paper_bar.set_view(*self.paper_pane.visible_range())
        self.other_bar.set_view(*self.other_pane.visible_range())
        self._show_zoom()

    # -- pages

    def _offer_pages(self, pair: ReadingPair) -> None:
        """Pages for the sides that are PDF files."""
        for pane, side in ((self.paper_pane, pair.paper), (self.other_pane, pair.source)):
            pane.open_pages(side, on_side(pair.shown.matches, side))
        offered = self.paper_pane.has_pages or self.other_pane.has_pages
        self.tools.offer_pages(
            "" if offered else tr("Neither side is a PDF file that is still where it was")
        )
        self._on_mode(self.tools.page_mode.isChecked())

    def _on_mode(self, pages: bool) -> None:
        for pane in (self.paper_pane, self.other_pane):
            pane.show_mode(pages)
        self._fit_tools()
        self.ribbon.update()
        self._show_current()

    def _zoom(self, step: int) -> None:
        for pane in (self.paper_pane, self.other_pane):
            pane.pages.zoom_by(step)
        self._show_zoom()
        self._show_current()

    def _fit(self) -> None:
        for pane in (self.paper_pane, self.other_pane):
            pane.pages.fit_width()
        self._show_zoom()
        self._show_current()

    def _show_current(self) -> None:
        if self.current is not None:
            self._make_current(self.current)

    def _on_text(self) -> None:
        if self.pair is not None:
            self.text_wanted.emit(self.pair.source.document)
