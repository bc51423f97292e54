"""A finished check: the paper with its matches, and the sources beside it."""

from __future__ import annotations

from bisect import bisect_right
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QWidget

from plagcheck.gui.check.result_growing import GrowingResult
from plagcheck.gui.check.result_words import head_note, searched_text
from plagcheck.gui.check.shown import Shown, ShownMatch
from plagcheck.gui.check.source_side import FLAGS, LEFT_OUT, SOURCES
from plagcheck.gui.leaveout.wishes import MATCH, SOURCE
from plagcheck.gui.parts.keys import bind_keys
from plagcheck.gui.parts.text_format import count, tr
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.reading.highlights import on_paper


class ResultPage(GrowingResult):
    """Everything on it links to its words."""

    side_by_side_wanted = Signal(int, str)  # number of the source, key of the match
    leave_out_wanted: SignalOf[ShownMatch, str, QPoint] = carrying(3)  # what of it, and where
    restore_wanted: SignalOf[ShownMatch] = carrying(1)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._connect()

    def _connect(self) -> None:
        self.view.match_chosen.connect(self.go_to)
        self.view.match_opened.connect(self._open)
        self.bar.jumped.connect(self._jump)
        self.bar.stepped.connect(self.step)
        self.kinds.changed.connect(self._on_kinds)
        self.sources.source_chosen.connect(self._on_source)
        self.sources.source_opened.connect(self._open_source)
        self.matches.match_chosen.connect(self.go_to)
        self.matches.match_opened.connect(self._open)
        self.flags.place_wanted.connect(self.view.scroll_to_offset)
        self.strip.flags_wanted.connect(lambda: self.tabs.setCurrentIndex(FLAGS))
        self.checking.cancel_wanted.connect(self.cancel_wanted)
        self.card.opened.connect(self.open_current)
        self.card.stepped.connect(self.step)
        self.card.leave_out_wanted.connect(self.leave_out)
        self.ledger.place_wanted.connect(self.view.scroll_to_offset)
        self.strip.left_out.ledger_wanted.connect(lambda: self.tabs.setCurrentIndex(LEFT_OUT))
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
                "F": self.flags.next_place,
                "L": self.leave_out,
                "N": self.decision.open_note,
                **{str(n): partial(self.decision.set_number, n) for n in range(1, 5)},
            },
        )

    def show_result(self, shown: Shown) -> None:
        """Show a result; the first match becomes the current one.

        The paper stays where it is when it was shown already.
        """
        before = self.current
        self.shown, self.current = shown, None
        self.again.setEnabled(True)
        for part in (self.decision, self.report):
            part.setEnabled(shown.is_finished)
        self.head.title.setText(shown.paper.name)
        self.head.note.setText(head_note(shown))
        self.top.setCurrentWidget(self.strip if shown.is_finished else self.checking)
        self.notice.hide()
        if not shown.is_finished:
            self.checking.stop()
        self.strip.show_result(shown)
        if shown.display is not self._display:
            self._display = shown.display
            self.view.show_text(shown.display, shown.paper.page_starts, [])
            self.tabs.setCurrentIndex(SOURCES)
        self._show_boxes()
        self.flags.show_result(shown)
        self.kinds.show_result(shown)
        self.side.show_searched(searched_text(shown))
        self.sources.empty_text = tr("No document shares a passage with this paper.")
        self._show_matches(before)

    def show_recounted(self, shown: Shown) -> None:
        """The same check with something else left out: number, marks and lists follow."""
        self.flags.show_result(shown)
        self.kinds.show_counts(shown)
        self._narrow(shown)

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

    def _on_kinds(self) -> None:
        if self.shown is not None:
            self._narrow(self.shown)

    def _narrow(self, shown: Shown) -> None:
        """Kinds were switched: the number, the marks and the lists follow."""
        before = self.current
        self.shown = shown = shown.hiding(self.kinds.hidden)
        self.strip.show_share(shown)
        if shown.hiding(frozenset()).has_evidence and not shown.has_evidence:
            self.strip.show_none()
        self.sources.empty_text = tr("All kinds of matches are switched off above the paper.")
        self._show_matches(before)

    def _show_matches(self, before: ShownMatch | None) -> None:
        shown = self.shown
        if shown is None:
            return
        highlights, paper = on_paper(shown.matches), shown.paper
        self.view.set_highlights(highlights)
        self.bar.show_highlights(len(paper.text), paper.page_starts, highlights)
        self.bar.show_left_out(shown.left_out_by_rules)
        self.sources.show_result(shown)
        self.matches.show_result(shown)
        self.side.count(len(shown.sources), len(highlights), len(paper.flags))
        self.side.show_card(bool(highlights))
        self.kinds.setVisible(bool(highlights or shown.hidden))
        if highlights:
            self._make_current(shown.nearest(before), scroll=False)
        else:
            self.current = None
            self.place_changed.emit("")
        self._on_view_moved()

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
        areas: list[QWidget] = [self.view, self.bar, self.side.shown_list()]
        here = next((i for i, area in enumerate(areas) if area.hasFocus()), -1)
        areas[(here + 1) % len(areas)].setFocus(Qt.FocusReason.TabFocusReason)
