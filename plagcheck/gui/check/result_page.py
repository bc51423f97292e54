"""A finished check: the paper with its matches, and the sources beside it."""

from __future__ import annotations

from bisect import bisect_right
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QWidget

from plagcheck.gui.check.findings import Findings, Mark, in_paper_order, nearest
from plagcheck.gui.check.kinds import narrowed
from plagcheck.gui.check.result_growing import GrowingResult
from plagcheck.gui.check.result_words import head_note, searched_text
from plagcheck.gui.check.source_side import FLAGS, LEFT_OUT, SOURCES
from plagcheck.gui.leaveout.wishes import MATCH, SOURCE
from plagcheck.gui.parts.keys import bind_keys
from plagcheck.gui.parts.text_format import count, tr
from plagcheck.gui.reading.display_text import DisplayText
from plagcheck.gui.reading.highlights import on_paper

if TYPE_CHECKING:
    pass


class ResultPage(GrowingResult):
    """Everything on it links to its words."""

    side_by_side_wanted = Signal(int, str)  # number of the source, label of the match
    leave_out_wanted = Signal(object, str, object)  # Mark, what of it, where on the screen
    restore_wanted = Signal(object)  # Mark

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._connect()

    def _connect(self) -> None:
        self.view.mark_chosen.connect(self.go_to)
        self.view.mark_opened.connect(self._open)
        self.bar.jumped.connect(self._jump)
        self.bar.stepped.connect(self.step)
        self.kinds.changed.connect(self._narrow)
        self.sources.source_chosen.connect(self._on_source)
        self.sources.source_opened.connect(self._open_source)
        self.matches.mark_chosen.connect(self.go_to)
        self.matches.mark_opened.connect(self._open)
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

    def show_findings(self, findings: Findings) -> None:
        """Show a result; the first match becomes the current one.

        The paper stays where it is when it was shown already.
        """
        before = self.current
        self.whole, self.findings, self.current = findings, findings, None
        self._found = []
        self.again.setEnabled(True)
        for part in (self.decision, self.report):
            part.setEnabled(findings.is_whole)
        self.head.title.setText(findings.name)
        self.head.note.setText(head_note(findings))
        self.top.setCurrentWidget(self.strip if findings.is_whole else self.checking)
        if not findings.is_whole:
            self.checking.stop()
        self.strip.show_findings(findings)
        if findings.display is None or findings.display is not self._display:
            self._display = findings.display or DisplayText(findings.text, findings.page_starts)
            self.view.show_text(self._display, findings.page_starts, [])
            self.tabs.setCurrentIndex(SOURCES)
        self._show_boxes(findings)
        self.flags.show_findings(findings)
        self.kinds.show_findings(findings)
        self.side.show_searched(searched_text(findings))
        self.sources.empty_text = tr("No document shares a passage with this paper.")
        self._show_marks(findings, before)

    def show_recounted(self, findings: Findings) -> None:
        """The same check with something else left out: number, marks and lists follow."""
        self.whole = findings
        self.flags.show_findings(findings)
        self.kinds.show_counts(findings)
        self._narrow()

    def leave_out(self) -> None:
        """Ask about the match at hand, or about its source; a hollow one counts again."""
        mark = self.current
        if mark is None or self.findings is None or not self.findings.is_whole:
            return
        if mark.is_left_out:
            self.restore_wanted.emit(mark)
            return
        place = self.view.place_of(mark.start)
        inside = min(max(place.bottom(), 0), self.view.viewport().height())
        at = self.view.viewport().mapToGlobal(QPoint(place.left(), inside + 6))
        what = SOURCE if self.sources.hasFocus() else MATCH
        self.leave_out_wanted.emit(mark, what, at)

    def _narrow(self) -> None:
        """Kinds were switched: the number, the marks and the lists follow."""
        if self.whole is None:
            return
        self.findings = narrowed(self.whole, self.kinds.shown)
        self.strip.show_share(self.findings)
        if self.whole.has_evidence and not self.findings.has_evidence:
            self.strip.show_none()
        self.sources.empty_text = tr("All kinds of matches are switched off above the paper.")
        self._show_marks(self.findings, self.current)

    def _show_marks(self, findings: Findings, before: Mark | None) -> None:
        stretches = on_paper(findings.marks)
        self.view.set_stretches(stretches)
        self.bar.show_stretches(len(findings.text), findings.page_starts, stretches)
        self.bar.show_left_out(findings.left_out)
        self.sources.show_findings(findings)
        self.matches.show_findings(findings)
        self.side.count(len(findings.sources), len(findings.marks), len(findings.flags))
        self.side.show_card(bool(findings.marks))
        self.kinds.setVisible(bool(self.whole and self.whole.marks))
        if findings.marks:
            self._make_current(nearest(findings.marks, before), scroll=False)
        else:
            self.current = None
            self.place_changed.emit("")
        self._on_view_moved()

    def go_to(self, label_: str) -> None:
        """Make a match the current one."""
        mark = next((m for m in self._marks() if m.label == label_), None)
        if mark is not None:
            self._make_current(mark)

    def step(self, step: int) -> None:
        """To the next or previous match."""
        marks = self._marks()
        if not marks:
            return
        place = marks.index(self.current) if self.current in marks else -1
        self._make_current(marks[(place + step) % len(marks)])

    def open_current(self) -> None:
        if self.current is not None and self.findings is not None:
            self.side_by_side_wanted.emit(self.current.source, self.current.label)

    def _marks(self) -> tuple[Mark, ...]:
        return self.findings.marks if self.findings else in_paper_order(self._found)

    def _make_current(self, mark: Mark, *, scroll: bool = True) -> None:
        self.current = mark
        self.view.go_to(mark.label, scroll=scroll)
        self.bar.set_current(mark.label)
        self.sources.choose(mark.source)
        self.matches.choose(mark.label)
        if self.findings is not None:
            self.card.show_mark(self.findings, self.findings.source(mark.source), mark)
        place = self._marks().index(mark) + 1
        text = tr("Match %1 of %2").replace("%1", count(place))
        self.place_changed.emit(text.replace("%2", count(len(self._marks()))))

    def _on_source(self, number: int) -> None:
        mark = next((m for m in self._marks() if m.source == number), None)
        if mark is not None and (self.current is None or self.current.source != number):
            self._make_current(mark)

    def _open_source(self, number: int) -> None:
        if self.findings is None:
            return
        current = self.current
        marks = self.findings.source(number).marks
        here = current.label if current and current.source == number else ""
        self.side_by_side_wanted.emit(number, here or (marks[0].label if marks else ""))

    def _open(self, label_: str) -> None:
        self.go_to(label_)
        self.open_current()

    def _jump(self, offset: int) -> None:
        marks = self._marks()
        place = bisect_right([mark.start for mark in marks], offset) - 1
        if place >= 0 and marks[place].start == offset:
            self._make_current(marks[place])
        else:
            self.view.scroll_to_offset(offset)

    def _next_area(self) -> None:
        areas: list[QWidget] = [self.view, self.bar, self.side.shown_list()]
        here = next((i for i, area in enumerate(areas) if area.hasFocus()), -1)
        areas[(here + 1) % len(areas)].setFocus(Qt.FocusReason.TabFocusReason)
