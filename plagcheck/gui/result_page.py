"""A check: the paper with its matches, and the sources beside it, growing and finished."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from plagcheck.gui.display_text import DisplayText
from plagcheck.gui.findings import (
    Findings,
    Mark,
    Paper,
    Possible,
    SourceFound,
    in_paper_order,
    nearest,
)
from plagcheck.gui.keys import bind_keys
from plagcheck.gui.kinds import narrowed
from plagcheck.gui.result_frame import ResultFrame
from plagcheck.gui.result_words import head_note, read_text, searched_text, size_text
from plagcheck.gui.stretches import on_paper
from plagcheck.gui.words import count, tr


class ResultPage(ResultFrame):
    """Everything on it links to its words."""

    side_by_side_wanted = Signal(int, str)  # number of the source, label of the match
    place_changed = Signal(str)  # "Match 3 of 10", for the footer

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.whole: Findings | None = None  # with all kinds of matches
        self.findings: Findings | None = None  # with the kinds that are switched on
        self.current: Mark | None = None
        self._found: list[SourceFound] = []  # while the check goes on
        self._candidates = 0
        self._display: DisplayText | None = None
        self._connect()

    def _connect(self) -> None:
        self.view.mark_chosen.connect(self.go_to)
        self.view.mark_opened.connect(self._open)
        self.view.view_moved.connect(self._on_view_moved)
        self.bar.jumped.connect(self._jump)
        self.bar.stepped.connect(self.step)
        self.kinds.changed.connect(self._narrow)
        self.sources.source_chosen.connect(self._on_source)
        self.sources.source_opened.connect(self._open_source)
        self.matches.mark_chosen.connect(self.go_to)
        self.matches.mark_opened.connect(self._open)
        self.flags.place_wanted.connect(self.view.scroll_to_offset)
        self.strip.flags_wanted.connect(lambda: self.tabs.setCurrentIndex(2))
        self.checking.cancel_wanted.connect(self.cancel_wanted)
        self.card.opened.connect(self.open_current)
        self.card.stepped.connect(self.step)
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
            },
        )

    # -- a check that goes on

    def begin(self, paper: Paper) -> None:
        """Show a paper as soon as it is read; nothing is known about it yet."""
        self.whole = self.findings = self.current = None
        self._found, self._candidates = [], 0
        self._display = paper.display
        self.head.title.setText(paper.name)
        self.head.note.setText(size_text(paper.words, len(paper.page_starts)))
        self.again.setEnabled(False)
        self.checking.begin(tr("Looking for sources"))
        self.checking.go_on(
            tr("Looking for sources"),
            tr("The number is shown when all sources are verified. You can read on meanwhile."),
            read_text(paper),
        )
        self.top.setCurrentWidget(self.checking)
        self.view.show_text(paper.display, paper.page_starts, [])
        self.view.set_boxes(place for flag in paper.flags for place in flag.places)
        self.bar.show_stretches(len(paper.text), paper.page_starts, [])
        self.kinds.clear()
        self.sources.empty_text = ""
        self.sources.begin(paper)
        self.matches.show_findings(None)
        self.flags.show_findings(paper)
        self.side.count(0, 0, len(paper.flags))
        self.tabs.setCurrentIndex(0)
        self.side.show_searched("")
        self.card.hide()
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

    # -- a finished check

    def show_findings(self, findings: Findings) -> None:
        """Show a result; the first match becomes the current one.

        The paper stays where it is when it was shown already.
        """
        before = self.current
        self.whole, self.findings, self.current = findings, findings, None
        self._found = []
        self.again.setEnabled(True)
        self.head.title.setText(findings.name)
        self.head.note.setText(head_note(findings))
        self.top.setCurrentWidget(self.strip if findings.is_whole else self.checking)
        if not findings.is_whole:
            self.checking.stop()
        self.strip.show_findings(findings)
        if findings.display is None or findings.display is not self._display:
            self._display = findings.display or DisplayText(findings.text, findings.page_starts)
            self.view.show_text(self._display, findings.page_starts, [])
            self.tabs.setCurrentIndex(0)
        self.view.set_boxes(place for flag in findings.flags for place in flag.places)
        self.flags.show_findings(findings)
        self.kinds.show_findings(findings)
        self.side.show_searched(searched_text(findings))
        self.sources.empty_text = tr("No document shares a passage with this paper.")
        self._show_marks(findings, before)

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
        self.sources.show_findings(findings)
        self.matches.show_findings(findings)
        self.side.count(len(findings.sources), len(findings.marks), len(findings.flags))
        self.card.setVisible(bool(findings.marks))
        self.kinds.setVisible(bool(self.whole and self.whole.marks))
        if findings.marks:
            self._make_current(nearest(findings.marks, before), scroll=False)
        else:
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

    def _on_view_moved(self) -> None:
        self.bar.set_view(*self.view.visible_range())
