"""A result and its sources side by side: reading, leaving out, deciding."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from plagcheck.gui.jobs.current_job import CurrentJob
from plagcheck.gui.jobs.session import Session
from plagcheck.gui.parts.text_format import tr
from plagcheck.settings import Settings

if TYPE_CHECKING:
    from plagcheck.gui.check.result_page import ResultPage
    from plagcheck.gui.jobs.explain_jobs import SourceSteps
    from plagcheck.gui.jobs.job_runner import Job, Work
    from plagcheck.gui.jobs.looking_again import LookingAgain
    from plagcheck.gui.jobs.open_check import OpenCheck
    from plagcheck.gui.leaveout.leave_out_controller import LeaveOutController
    from plagcheck.gui.reading.evidence_view import EvidenceView
    from plagcheck.gui.reading.pair import ReadingPair
    from plagcheck.gui.reading.side_by_side_page import SideBySidePage
    from plagcheck.model.adjusted import Adjusted
    from plagcheck.model.decisions import Decision
    from plagcheck.model.document import Document
    from plagcheck.model.result import CheckResult

DRAFT: Final = 0.5  # Jaccard; texts this alike are versions of one another


class ResultScreen(QStackedWidget):
    """One check at a time, from a file or of a class. Pages are made when they are needed.

    Who owns the check says what is done about it: the methods that do nothing here.
    """

    came_up = Signal()  # something new is to be seen here
    place_changed = Signal(str)
    zoom_asked = Signal(int)
    asked_for_steps = Signal(str, str)  # texts of paper and source, to go through step by step

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.checked: OpenCheck | None = None  # on the screen
        self._explained = CurrentJob()
        self._wanted: tuple[Adjusted | None, str] = None, ""  # of the pair that is asked for

    # -- for who owns the check

    def decide(self, decision: Decision) -> None:
        """A status or a note was set."""

    def keeping(self) -> Callable[[OpenCheck], None]:
        """What keeps what is left out of the check on the screen, also once another is there."""
        raise NotImplementedError

    def keep_no_drafts(self, checked: OpenCheck) -> None:
        """A source was said to be no draft."""

    def add_undo(self, checked: OpenCheck, step: Callable[[], object]) -> None:
        """A step back that Ctrl+Z takes while the check is on the screen."""
        self._session.add_undo(step, checked.is_same_as)

    def read_pair(self, checked: OpenCheck, number: int) -> None:
        """Read a source; `show_pair` follows."""

    def open_report(self) -> None:
        """A report is wanted."""

    def leave(self) -> None:
        """Away from two files."""

    @cached_property
    def looking(self) -> LookingAgain:
        from plagcheck.gui.jobs.looking_again import LookingAgain

        looking = LookingAgain(self._session)
        looking.started.connect(self._on_looking)
        looking.found.connect(self.show_found_again)
        looking.stopped.connect(self._on_stopped)
        return looking

    # -- pages

    @cached_property
    def result(self) -> ResultPage:
        from plagcheck.gui.check.result_page import ResultPage

        page = ResultPage()
        page.side_by_side_wanted.connect(self.open_pair)
        page.place_changed.connect(self.place_changed)
        page.decision_changed.connect(self.decide)
        page.report_wanted.connect(self.open_report)
        page.leave_out_wanted.connect(lambda *what: self.asking.ask(*what))
        page.restore_wanted.connect(lambda match: self.asking.restore_match(match))
        page.summary.left_out.switched.connect(lambda *what: self.asking.switch(*what))
        page.ledger.restore_wanted.connect(lambda row: self.asking.restore_row(row))
        page.ledger.all_wanted.connect(lambda: self.asking.restore_all())
        page.notice.keep_apart_wanted.connect(self._keep_apart)
        page.notice.denied.connect(self._deny)
        page.notice.look_wanted.connect(self._look_again)
        page.explained.wanted.connect(self._explain)
        page.explained.asked_for_steps.connect(self.asked_for_steps)
        page.kinds.changed.connect(lambda: self._remember_hidden(page.kinds.hidden))
        page.kinds.changed.connect(lambda: page.show_left_out(self.checked))
        self._set_up(page.view)
        self.addWidget(page)
        return page

    @cached_property
    def pair(self) -> SideBySidePage:
        from plagcheck.gui.reading.side_by_side_page import SideBySidePage

        session, page = self._session, SideBySidePage(decides=True)
        page.use_pages(session.page_runner, session.workers)
        page.back_wanted.connect(self.leave_pair)
        page.text_wanted.connect(self._show_text)
        page.decision_changed.connect(self.decide)
        page.leave_out_wanted.connect(lambda *what: self.asking.ask(*what))
        page.restore_wanted.connect(lambda match: self.asking.restore_match(match))
        page.place_changed.connect(self.place_changed)
        page.kinds.changed.connect(lambda: self._remember_hidden(page.kinds.hidden))
        for view in (page.paper, page.other):
            self._set_up(view)
        page.set_switches(session.settings.scroll_together, session.settings.differing_words)
        page.scroll_switched.connect(lambda on: session.change(scroll_together=on))
        page.differences_switched.connect(lambda on: session.change(differing_words=on))
        self.addWidget(page)
        return page

    @cached_property
    def asking(self) -> LeaveOutController:
        """Leaves out and restores, for both pages."""
        from plagcheck.gui.leaveout.leave_out_controller import LeaveOutController

        asking = LeaveOutController(self._session, self, self.add_undo, self.keeping)
        asking.counted.connect(self._on_counted)
        return asking

    def _remember_hidden(self, hidden: frozenset[str]) -> None:
        """A report is about what is on the screen."""
        page = "pair" if self.checked is not None and self.checked.is_pair else "result"
        if self.checked is not None and self.currentWidget() is vars(self).get(page):
            self.checked.hidden = hidden

    def _set_up(self, view: EvidenceView) -> None:
        view.set_reading(self._session.settings.reading_size, self._session.settings.reading_sans)
        view.zoom_asked.connect(self.zoom_asked)

    def show_settings(self, settings: Settings) -> None:
        views: list[EvidenceView] = []
        if "result" in vars(self):
            views.append(self.result.view)
        if "pair" in vars(self):
            views += [self.pair.paper, self.pair.other]
            self.pair.set_switches(settings.scroll_together, settings.differing_words)
        for view in views:
            view.set_reading(settings.reading_size, settings.reading_sans)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Keys belong to the page: back from a report, the focus comes to the screen itself."""
        super().focusInEvent(event)
        if self.currentWidget() is vars(self).get("result"):
            self.result.view.setFocus()
        elif self.currentWidget() is vars(self).get("pair"):
            self.pair.paper.setFocus()

    def _show(self, page: QWidget) -> None:
        self.setCurrentWidget(page)
        self.came_up.emit()

    # -- one check

    def take(self, checked: OpenCheck) -> None:
        """Another check is on the screen."""
        self.checked = checked
        self.asking.take(checked)

    def show_checked(self, checked: OpenCheck) -> None:
        """A check that was taken, on its page."""
        self.result.show_result(checked.shown)
        self.result.show_left_out(checked)
        self.show_decision(checked.decision)
        # One that was kept may have been left before all was looked for.
        if checked.is_pair or not checked.is_finished or not self.looking.look(checked):
            self._ask_about_drafts(checked)

    def show_decision(self, decision: Decision) -> None:
        for name in ("result", "pair"):
            if name in vars(self):
                getattr(self, name).decision.show_decision(decision)

    def _on_counted(self, checked: OpenCheck) -> None:
        """Something else is left out; every page follows."""
        if checked is not self.checked:
            return
        if not checked.is_pair:
            self.result.show_recounted(checked.shown)
            self.result.show_left_out(checked)
            if not self.looking.look(checked):
                self._ask_about_drafts(checked)
        if self.currentWidget() is vars(self).get("pair"):
            self.open_pair(*self.pair.place_in(checked.shown))

    # -- drafts, and what they kept from being found

    def _ask_about_drafts(self, checked: OpenCheck) -> None:
        """Whether a text that is nearly the same is the same paper; it counts until then."""
        if not checked.is_finished or checked.is_pair:
            return
        alike = (
            source
            for source in checked.adjusted.result.leaders
            if source.comparison.jaccard >= DRAFT
            and source.id > 0  # a class-mate's paper is nobody's draft
            and source.entry.holds.is_withheld  # nor is a book, nor the teacher's own material
            and source.id not in checked.no_drafts
        )
        source = next(alike, None)
        if source is not None:
            self.result.notice.ask(source)
        elif self.result.notice.asks:
            self.result.notice.hide()

    def _keep_apart(self, number: int, file: str) -> None:
        if self.checked is not None:
            self.result.view.setFocus()  # else it goes on to a switch, which space would turn
            self.asking.keep_apart(self.checked.result.source(number), file)

    def _deny(self, number: int) -> None:
        if self.checked is not None:
            self.result.view.setFocus()
            self.checked.no_drafts |= {number}
            self.keep_no_drafts(self.checked)
            self._ask_about_drafts(self.checked)

    def _on_looking(self, checked: OpenCheck, job: Job[CheckResult | None]) -> None:
        if checked is self.checked:
            self.result.notice.follow(job)

    def show_found_again(self, checked: OpenCheck, fresh: int) -> None:
        """Sources were looked for once more: that is counted and kept, also when there are none."""
        if checked is self.checked:
            if fresh:
                self.result.notice.tell(tr("%Ln more sources were found.", fresh))
            self.asking.count_again()

    def _on_stopped(self, checked: OpenCheck) -> None:
        """Behind what is left out, not all was looked for."""
        if checked is not self.checked:
            return
        if checked.is_out_of_reach:
            library = checked.result.library
            text = tr("Other sources could not be looked for: this check used the library %1. Open "
                      "it under Settings, then this check again.")  # fmt: skip
            self.result.notice.tell(text.replace("%1", library.name if library else ""))
        else:
            self.result.notice.offer_to_look()

    def _look_again(self) -> None:
        if self.checked is not None:
            self.looking.look(self.checked)

    # -- how a source was found

    def explaining(self, checked: OpenCheck, number: int) -> Work[SourceSteps]:
        """What works out how a source was found."""
        from plagcheck.gui.jobs.explain_jobs import explain_source

        return explain_source(checked, number)

    def _explain(self, number: int) -> None:
        if self.checked is None:
            return
        self._explained.cancel()
        work = self.explaining(self.checked, number)
        job = self._explained.take(self._session.check_runner.start(work, "explain"))
        only, side = self._explained.only, self.result.explained
        job.succeeded.connect(only(job, side.show_steps))
        job.failed.connect(only(job, lambda _: side.give_up()))
        job.failed.connect(self._session.went_wrong)

    # -- side by side

    def open_pair(self, number: int, key: str) -> None:
        if self.checked is not None:
            self._wanted = self.checked.adjusted, key
            self.read_pair(self.checked, number)

    def show_pair(self, checked: OpenCheck, pair: ReadingPair) -> None:
        adjusted, key = self._wanted
        if checked is not self.checked:
            return
        if checked.adjusted is not adjusted:  # counted anew in the meantime
            self.open_pair(pair.number, key)
            return
        self._show(self.pair)  # first, so that it has its size when it scrolls
        self.pair.show_pair(pair, key, checked.hidden)
        self.pair.decision.show_decision(checked.decision)
        self.pair.paper.setFocus()

    def give_up_pair(self, checked: OpenCheck, error: Exception) -> None:
        """A source could not be read: no other stays in its place, nor what it was before."""
        if checked is self.checked and self.currentWidget() is vars(self).get("pair"):
            self._show(self.result)
        self._session.went_wrong.emit(error)

    def leave_pair(self) -> None:
        """Back to the result, at the match that was being read."""
        if self.checked is None or self.checked.is_pair:
            self.leave()
            return
        self._show(self.result)
        if self.pair.current is not None:
            self.result.go_to(self.pair.current.key)
        self.result.view.setFocus()

    def _show_text(self, document: Document) -> None:
        from plagcheck.gui.parts.text_window import TextWindow

        TextWindow(document, self).show()
