"""The page of a check: the paper with its matches, the sources beside it; also while it grows."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QWidget

from plagcheck.gui.check.result_frame import ResultFrame
from plagcheck.gui.check.result_words import (
    head_note,
    index_text,
    read_text,
    searched_text,
    size_text,
)
from plagcheck.gui.check.shown import ShownMatch, ShownResult
from plagcheck.gui.check.source_side import FLAGS, LEFT_OUT, MATCHES, SOURCES
from plagcheck.gui.leaveout.ledger import count_places
from plagcheck.gui.leaveout.wishes import MATCH, SOURCE
from plagcheck.gui.parts.keys import bind_keys
from plagcheck.gui.parts.text_format import count, tr
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.decisions import UNDECIDED

if TYPE_CHECKING:
    from plagcheck.gui.jobs.open_check import OpenCheck
    from plagcheck.gui.reading.display_text import DisplayText
    from plagcheck.model.entry import Entry
    from plagcheck.model.progress import Progress


class ResultPage(ResultFrame):
    """A result, of which everything links to its words.

    A check that goes on has sources as they are verified, but no number, and nothing can be
    decided about it yet.
    """

    cancel_wanted = Signal()
    side_by_side_wanted = Signal(int, str)  # number of the source, key of the match
    leave_out_wanted: SignalOf[ShownMatch, str, QPoint] = carrying(3)  # what of it, and where
    restore_wanted: SignalOf[ShownMatch] = carrying(1)
    place_changed = Signal(str)  # "Match 3 of 10", for the footer
    escaped = Signal()  # Esc, with nothing to close

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: ShownResult | None = None  # with the kinds that are switched on
        self.current: ShownMatch | None = None
        self._candidates = 0  # while the check goes on
        self._display: DisplayText | None = None
        self._connect()

    def _connect(self) -> None:
        self.view.match_chosen.connect(self.go_to)
        self.view.match_opened.connect(self._open)
        self.view.view_moved.connect(self._on_view_moved)
        self.bar.jumped.connect(self._jump)
        self.bar.stepped.connect(self.step)
        self.kinds.changed.connect(self._on_kinds)
        self.sources.source_chosen.connect(self._on_source)
        self.sources.source_opened.connect(self._open_source)
        self.matches.match_chosen.connect(self.go_to)
        self.matches.match_opened.connect(self._open)
        self.flags.boxes_switched.connect(self._show_boxes)
        self.flags.place_wanted.connect(self.view.scroll_to_offset)
        self.summary.flags_wanted.connect(lambda: self.tabs.setCurrentIndex(FLAGS))
        self.checking.cancel_wanted.connect(self.cancel_wanted)
        self.sources.explain_wanted.connect(self.explain)
        self.explained.place_wanted.connect(self._go_to_key)
        self.card.explain_wanted.connect(self._turn_explained)
        self.card.opened.connect(self.open_current)
        self.card.stepped.connect(self.step)
        self.card.leave_out_wanted.connect(self.leave_out)
        self.ledger.place_wanted.connect(self.view.scroll_to_offset)
        self.summary.left_out.ledger_wanted.connect(lambda: self.tabs.setCurrentIndex(LEFT_OUT))
        bind_keys(
            self,
            {
                "J": lambda: self.step(1),
                "K": lambda: self.step(-1),
                "Alt+Down": lambda: self.step(1),
                "Alt+Up": lambda: self.step(-1),
                "Return": self.open_current,
                "Enter": self.open_current,
                "F6": self._next_area,
                "H": self._turn_explained,
                "Escape": self._escape,
                "F": self.flags.next_place,
                "L": self.leave_out,
                "N": self.decision.open_note,
                **{str(n): partial(self.decision.set_number, n) for n in range(1, 5)},
            },
        )

    # -- while the check goes on

    def begin(self, shown: ShownResult) -> None:
        """Show a paper as soon as it is read; nothing is known about it yet."""
        self.shown, self.current, self._candidates = shown, None, 0
        self._display, paper = shown.display, shown.paper
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
        self.explained.leave()
        self.view.show_text(shown.display, paper.page_starts, [])
        self._show_boxes()
        self.bar.show_highlights(len(paper.text), paper.page_starts, [])
        self.kinds.clear()
        self.sources.empty_text = ""
        self.sources.begin(paper)
        self.matches.show_result(None)
        self.flags.show_result(shown)
        self.side.count(MATCHES, 0)
        self.side.count(FLAGS, len(paper.flags))
        self.tabs.setCurrentIndex(SOURCES)
        self.side.show_searched("")
        self.side.show_card(False)
        self.place_changed.emit("")
        self._on_view_moved()

    def show_candidates(self, entries: Sequence[Entry]) -> None:
        """Documents that will be read."""
        self._candidates = len(entries)
        self.sources.grow(possible=entries, done=self.checking.done)

    def grow(self, shown: ShownResult) -> None:
        """More sources were verified."""
        if self.shown is None or self.shown.is_finished:
            return
        known, self.shown = {each.number for each in self.shown.sources}, shown
        fresh = [each for each in shown.sources if each.number not in known]
        self.sources.grow(found=fresh, done=self.checking.done)
        self.checking.verified(len(shown.sources), self._candidates)
        self.view.set_highlights(shown.matches)
        self.bar.show_highlights(self.bar.length, self.view.page_starts, shown.matches)
        self.side.count(MATCHES, len(shown.matches))

    def progressed(self, progress: Progress) -> None:
        self.checking.progressed(progress)
        self.sources.grow(done=self.checking.done)

    # -- when it is there

    def show_result(self, shown: ShownResult) -> None:
        """Show a result; the first match becomes the current one.

        A paper that was shown already stays where it is, another is read from that match on.
        """
        before, is_read = self.current, shown.display is self._display
        self.shown, self.current = shown, None
        self.again.setEnabled(True)
        for part in (self.decision, self.report):
            part.setEnabled(shown.is_finished)
        self.head.title.setText(shown.paper.name)
        self.head.note.setText(head_note(shown))
        self.top.setCurrentWidget(self.summary if shown.is_finished else self.checking)
        self.notice.hide()
        if not shown.is_finished:
            self.checking.stop()
        self.summary.show_result(shown)
        if not is_read:
            self._display = shown.display
            self.explained.leave()
            self.view.show_text(shown.display, shown.paper.page_starts, [])
            self.tabs.setCurrentIndex(SOURCES)
        self._show_boxes()
        self.flags.show_result(shown)
        self.kinds.show_result(shown)
        self.side.show_searched(searched_text(shown), index_text(shown))
        self.sources.empty_text = tr("No document shares a passage with this paper.")
        self._show_matches(before)
        if not is_read:
            self.view.keep_current_in_view()

    def show_recounted(self, shown: ShownResult) -> None:
        """The same check with something else left out: number, marks and lists follow."""
        self.flags.show_result(shown)
        self.kinds.show_counts(shown)
        self._narrow(shown)

    def show_left_out(self, checked: OpenCheck | None) -> None:
        """What is left out: the switches above, the ledger beside."""
        adjusted = checked.on_screen if checked is not None and checked.is_finished else None
        self.summary.show_left_out(checked if adjusted is not None else None)
        self.ledger.show_left_out(adjusted)
        self.side.count(LEFT_OUT, count_places(adjusted) if adjusted is not None else 0)

    def _show_boxes(self) -> None:
        flagged = self.shown.flagged if self.shown and self.flags.boxes_on else {}
        self.view.set_boxes(place for places in flagged.values() for place in places)

    def _on_view_moved(self) -> None:
        self.bar.set_view(*self.view.visible_range())

    def _on_kinds(self) -> None:
        if self.shown is not None:
            self._narrow(self.shown)

    def _narrow(self, shown: ShownResult) -> None:
        """Kinds were switched: the number, the marks and the lists follow."""
        before = self.current
        self.shown = shown = shown.hiding(self.kinds.hidden)
        self.summary.show_share(shown)
        if shown.hiding(frozenset()).has_evidence and not shown.has_evidence:
            self.summary.show_none()
        self.sources.empty_text = tr("All kinds of matches are switched off above the paper.")
        self._show_matches(before)

    def _show_matches(self, before: ShownMatch | None) -> None:
        shown = self.shown
        if shown is None:
            return
        highlights, paper = shown.matches, shown.paper
        self.view.set_highlights(highlights)
        self.bar.show_highlights(len(paper.text), paper.page_starts, highlights)
        self.bar.show_left_out(shown.left_out_by_rules)
        self.sources.show_result(shown)
        self.explained.keep_to(shown)
        self.matches.show_result(shown)
        self.flags.show_kinds(shown)
        self.side.count(MATCHES, len(highlights))
        self.side.count(FLAGS, len(paper.flags))
        self.side.show_card(bool(highlights))
        self.kinds.setVisible(bool(highlights or shown.hidden))
        if highlights:
            self._make_current(shown.nearest(before), scroll=False)
        else:
            self.current = None
            self.place_changed.emit("")
        self._on_view_moved()

    # -- moving about

    def go_to(self, name: str) -> None:
        """Make a match the current one, by its key or label."""
        match = self.shown.match(name) if self.shown is not None else None
        if match is not None:
            self._make_current(match)

    def step(self, step: int) -> None:
        """To the next or previous match."""
        if self.shown is None or not self.shown.matches:
            return
        place = self.shown.place_of(self.current.key) if self.current is not None else -1
        self._make_current(self.shown.matches[(place + step) % len(self.shown.matches)])

    def open_current(self) -> None:
        if self.current is not None:
            self.side_by_side_wanted.emit(self.current.number, self.current.key)

    def _make_current(self, match: ShownMatch, *, scroll: bool = True) -> None:
        if self.shown is None:
            return
        key = match.key
        self.current = match
        self.explained.follow(self.shown, match.number)
        self.view.go_to(key, scroll=scroll)
        self.bar.set_current(key)
        self.sources.choose(match.number)
        self.matches.choose(key)
        if self.shown.is_finished:
            self.card.show_match(self.shown, match)
        text = tr("Match %1 of %2").replace("%1", count(self.shown.place_of(key) + 1))
        self.place_changed.emit(text.replace("%2", count(len(self.shown.matches))))

    def _on_source(self, number: int) -> None:
        matches = self.shown.source(number).matches if self.shown is not None else ()
        if matches and (self.current is None or self.current.number != number):
            self.go_to(matches[0].key)

    def _open_source(self, number: int) -> None:
        if self.shown is None:
            return
        current, matches = self.current, self.shown.source(number).matches
        here = current.key if current and current.number == number else ""
        self.side_by_side_wanted.emit(number, here or (matches[0].key if matches else ""))

    def _open(self, key: str) -> None:
        self.go_to(key)
        self.open_current()

    def _jump(self, offset: int) -> None:
        matches = self.shown.matches if self.shown is not None else ()
        place = bisect_right([match.start for match in matches], offset) - 1
        if place >= 0 and matches[place].start == offset:
            self._make_current(matches[place])
        else:
            self.view.scroll_to_offset(offset)

    def _next_area(self) -> None:
        is_open = self.explained.is_open
        right = self.explained.panel.close_button if is_open else self.side.shown_list()
        areas: list[QWidget] = [self.view, self.bar, right]
        here = next((i for i, area in enumerate(areas) if area.hasFocus()), -1)
        areas[(here + 1) % len(areas)].setFocus(Qt.FocusReason.TabFocusReason)

    # -- how a source was found

    def explain(self, number: int) -> None:
        """Open the panel for a source, which becomes the current one."""
        if self.shown is not None and self.shown.is_finished:
            self._on_source(number)
            self.explained.explain(self.shown, number)

    def _turn_explained(self) -> None:
        """For the source at hand, or back to the lists."""
        if self.explained.is_open:
            self.explained.close_panel()
            return
        chosen = self.sources.chosen if self.sources.hasFocus() or not self.current else None
        number = chosen or (self.current.number if self.current else None)
        if number is not None:
            self.explain(number)

    def _go_to_key(self, number: int, offset: int) -> None:
        """A passage key: its match, or its place where no match of the source holds it."""
        shown = self.shown.source(number).matches if self.shown is not None else ()
        held = (each for each in shown if each.start <= offset < each.end)
        match = next(held, None)
        if match is not None:
            self._make_current(match)
        else:
            self.view.scroll_to_offset(offset)

    def _escape(self) -> None:
        if self.explained.is_open:
            self.explained.close_panel()
        else:
            self.escaped.emit()

    # -- leaving out

    def leave_out(self) -> None:
        """Ask about the match at hand, or about its source; a hollow one counts again."""
        match = self.current
        if match is None or self.shown is None or not self.shown.is_finished:
            return
        if match.is_left_out:
            self.restore_wanted.emit(match)
            return
        place = self.view.place_of(match.start)
        inside = min(max(place.bottom(), 0), self.view.viewport().height())
        at = self.view.viewport().mapToGlobal(QPoint(place.left(), inside + 6))
        what = SOURCE if self.sources.hasFocus() else MATCH
        self.leave_out_wanted.emit(match, what, at)
