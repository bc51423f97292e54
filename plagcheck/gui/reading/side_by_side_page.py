"""Side by side: the paper left, a source right, scrolled together."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QTimer, Signal
from PySide6.QtWidgets import QWidget

from plagcheck.gui.check.findings import Findings, Mark, SourceFound, nearest
from plagcheck.gui.check.kinds import narrowed
from plagcheck.gui.jobs.check_jobs import Checked, Pair
from plagcheck.gui.leaveout.wishes import MATCH
from plagcheck.gui.parts.keys import bind_keys
from plagcheck.gui.parts.text_format import jaccard, tr
from plagcheck.gui.reading.evidence_view import EvidenceView
from plagcheck.gui.reading.highlights import on_paper, on_source
from plagcheck.gui.reading.pair_frame import PairFrame
from plagcheck.gui.reading.side_pane import SidePane


class SideBySidePage(PairFrame):
    """Only the matches of one source are drawn."""

    back_wanted = Signal()
    text_wanted = Signal(str, str, object)  # name, text, page starts
    place_changed = Signal(str)
    leave_out_wanted = Signal(object, str, object)  # Mark, what of it, where on the screen
    restore_wanted = Signal(object)  # Mark

    def __init__(self, parent: QWidget | None = None, *, decides: bool = False) -> None:
        super().__init__(parent, decides=decides)
        self.pair: Pair | None = None
        self.source: SourceFound | None = None  # with the kinds that are switched on
        self.current: Mark | None = None
        self._whole: Findings | None = None  # of this source alone
        self._moving = False
        self._connect()

    def _connect(self) -> None:
        for pane in (self.paper_pane, self.other_pane):
            pane.mark_chosen.connect(self.go_to)
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
        self.kinds.changed.connect(lambda: self._show_marks(self.current))
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

    # -- showing

    def show_pair(
        self, checked: Checked, pair: Pair, label: str, shown: frozenset[str] | None = None
    ) -> None:
        """Show a source beside the paper, from a match on; `shown` are the kinds switched on."""
        source = checked.findings.source(pair.number)
        self.pair, self.current = pair, None
        self._whole = alone(checked.findings, source)
        for view, side in ((self.paper, pair.paper), (self.other, pair.source)):
            view.show_text(side.display, side.page_starts, [])
        self.heads.show_pair(checked, pair, source)
        self.kinds.show_findings(self._whole)
        if shown is not None:
            self.kinds.set_shown(shown)
        self.kinds.setVisible(bool(source.marks))
        self._offer_pages(pair, source)
        first = next((mark for mark in source.marks if mark.label == label), None)
        self._show_marks(first)
        self.paper.setFocus()
        QTimer.singleShot(0, self, self._on_view_moved)  # when the texts have their place

    def _show_marks(self, wanted: Mark | None) -> None:
        """The matches of the kinds that are switched on."""
        if self._whole is None or self.pair is None:
            return
        (whole,) = self._whole.sources
        kept = narrowed(self._whole, self.kinds.shown).sources
        self.source = kept[0] if kept else None
        marks = self._marks()
        here, there = on_paper(marks, self.pair.paper.same), on_source(marks, self.pair.source.same)
        for pane, bar, side, stretches in (
            (self.paper_pane, self.paper_bar, self.pair.paper, here),
            (self.other_pane, self.other_bar, self.pair.source, there),
        ):
            pane.set_stretches(stretches)
            bar.show_stretches(len(side.text), side.page_starts, stretches)
        self.heads.show_shares(self.source or whole)
        self.foot.setVisible(bool(marks))
        if marks:
            self._make_current(wanted if wanted in marks else marks[0])
        self.ribbon.update()

    def go_to(self, label: str) -> None:
        mark = next((m for m in self._marks() if m.label == label), None)
        if mark is not None:
            self._make_current(mark)

    def step(self, step: int) -> None:
        marks = self._marks()
        if marks:
            place = marks.index(self.current) if self.current in marks else -1
            self._make_current(marks[(place + step) % len(marks)])

    def leave_out(self) -> None:
        """Ask about the match at hand; a hollow one counts again."""
        mark = self.current
        if mark is None:
            return
        if mark.is_left_out:
            self.restore_wanted.emit(mark)
            return
        at = self.foot.leave_out.mapToGlobal(QPoint(0, 0))
        self.leave_out_wanted.emit(mark, MATCH, at)

    def write_note(self) -> None:
        self.decision.open_note(self.foot.note)

    def place_in(self, findings: Findings) -> tuple[int, str]:
        """The same source and match among other findings, where matches may have other labels."""
        if self.source is None or self.current is None:
            number = self.pair.number if self.pair else 1
            return number, ""
        found = next((s for s in findings.all_sources if s.id == self.source.id), None)
        if found is None or not found.marks:
            return next(iter(findings.all_sources)).number, ""
        return found.number, nearest(found.marks, self.current).label

    def _marks(self) -> tuple[Mark, ...]:
        return self.source.marks if self.source else ()

    def _make_current(self, mark: Mark) -> None:
        if self.pair is None or self.source is None:
            return
        self.current = mark
        self._moving = True
        for pane, bar in ((self.paper_pane, self.paper_bar), (self.other_pane, self.other_bar)):
            pane.set_current(mark.label)
            bar.set_current(mark.label)
            pane.rest_here()
        self._moving = False
        marks = self._marks()
        self.foot.show_mark(self.pair, mark, marks.index(mark) + 1, len(marks))
        score = jaccard(self.source.jaccard)
        self.place_changed.emit(tr("Jaccard %1, verified").replace("%1", score))
        self.ribbon.set_current(mark.label)

    # -- scrolling

    def _follow(self, other: SidePane, pixels: float) -> None:
        """Move the other side as far: linked where the current match is."""
        if not self._moving and self.tools.together.isChecked():
            self._moving = True
            other.scroll_by(pixels)
            self._moving = False

    def _jump(self, view: EvidenceView, offset: int) -> None:
        found = next((s for s in view.stretches if s.start == offset), None)
        if found is not None:
            self.go_to(found.label)
        else:
            view.scroll_to_offset(offset)

    def _on_view_moved(self) -> None:
        self.paper_bar.set_view(*self.paper_pane.visible_range())
        self.other_bar.set_view(*self.other_pane.visible_range())
        self._show_zoom()

    # -- pages

    def _offer_pages(self, pair: Pair, source: SourceFound) -> None:
        """Pages for the sides that are PDF files."""
        self.paper_pane.open_pages(pair.paper, source, there=False)
        self.other_pane.open_pages(pair.source, source, there=True)
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
            side = self.pair.source
            self.text_wanted.emit(side.name, side.text, side.page_starts)


def alone(findings: Findings, source: SourceFound) -> Findings:
    """A check as if one source had been its only one."""
    from dataclasses import replace

    return replace(findings, sources=(source,), marks=source.marks, kind_words=None)
