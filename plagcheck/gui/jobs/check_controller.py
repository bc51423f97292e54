"""The check on the screen: starts checks, keeps them, opens them again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from plagcheck.gui.jobs.current_job import CurrentJob
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.names import printable

if TYPE_CHECKING:
    from plagcheck.gui.history.held_on_screen import HeldOnScreen
    from plagcheck.gui.history.history_row import HistoryRow
    from plagcheck.gui.jobs.growing_check import GrowingCheck
    from plagcheck.gui.jobs.history_controller import Erasure, HistoryController
    from plagcheck.gui.jobs.job_runner import Work
    from plagcheck.gui.jobs.open_check import OpenCheck
    from plagcheck.gui.jobs.session import Session
    from plagcheck.gui.reading.pair import ReadingPair
    from plagcheck.history.students import StudentName
    from plagcheck.model.classes import ClassResult
    from plagcheck.model.decisions import Decision
    from plagcheck.model.progress import Progress


class CheckController(QObject):
    """One check at a time; a new one takes the place of the one before."""

    check_started: SignalOf[str, GrowingCheck] = carrying(2)
    check_progressed: SignalOf[Progress] = carrying(1)
    checked: SignalOf[OpenCheck] = carrying(1)
    check_failed: SignalOf[Path, Exception] = carrying(2)
    check_cancelled: SignalOf[OpenCheck | None] = carrying(1)  # as far as it came
    pair_ready: SignalOf[OpenCheck, ReadingPair] = carrying(2)
    pair_failed: SignalOf[OpenCheck, Exception] = carrying(2)  # of a check that has other pages
    saved_opened: SignalOf[OpenCheck] = carrying(1)  # from the history; `checked` follows
    let_go = Signal()  # what is on the screen was erased
    decided: SignalOf[Decision] = carrying(1)  # about what is on the screen
    report_wanted: SignalOf[OpenCheck] = carrying(1)
    class_wanted: SignalOf[Path] = carrying(1)
    class_report_wanted: SignalOf[ClassResult] = carrying(1)

    def __init__(self, session: Session, history: Callable[[], HistoryController]) -> None:
        """`history` gives it when it is first needed; it is not, before a paper comes."""
        super().__init__(session)
        self._session, self._get_history = session, history
        self.on_screen: OpenCheck | None = None
        self.name = ""  # of the paper that is being checked or shown
        self._again_of: OpenCheck | None = None  # what the last check was to count anew
        self._not_counted_anew: OpenCheck | None = None  # as that check failed
        self._current = CurrentJob()
        self._growth: GrowingCheck | None = None  # of a check that goes on
        self._sent: list[Decision] = []  # decisions on their way into the history
        self._last: list[Path] = []

    @property
    def _history(self) -> HistoryController:
        return self._get_history()

    def listen_to(self, history: HistoryController) -> None:
        """What becomes of checks that were kept."""
        history.line_changed.connect(self._on_line)
        history.lines_removed.connect(self._on_removed)
        history.erased.connect(self._on_erased)
        history.screens.append(self._held_about)

    # -- checking

    def check(self, *files: Path, earlier: OpenCheck | None = None) -> None:
        """Check a paper, or compare two files; of more than two, the first is checked.

        `earlier` is the last check of the same, if it is open.
        """
        if not files:
            return
        from plagcheck.gui.jobs import check_jobs
        from plagcheck.gui.jobs.growing_check import GrowingCheck

        self._again_of = earlier
        session, paper = self._session, files[0]
        session.note_opened(*files)
        is_pair = len(files) == 2
        growth = GrowingCheck(self, None if is_pair else paper)
        if is_pair:
            self._last = list(files)
            work = check_jobs.compare(paper, files[1], session.settings, session.workers, earlier)
        else:
            self._last = [paper]
            session.keep(session.settings.with_recent(str(paper)))
            work = check_jobs.check(paper, session.settings, session.workers, growth, earlier)
        self._start_check(work, paper, growth)

    def check_again(self) -> None:
        """The same paper with today's library and settings; what was chosen about it stays."""
        on_screen = self.on_screen or self._not_counted_anew
        if on_screen is not None and on_screen.is_reopened and not on_screen.is_pair:
            self._check_saved(on_screen)
            return
        files = [] if on_screen is None else [on_screen.path, on_screen.other]
        earlier = on_screen if self._last == [path for path in files if path is not None] else None
        if self._last:
            self.check(*self._last, earlier=earlier)
        else:
            self._check_sample(earlier)

    def check_sample(self) -> None:
        self._check_sample(None)

    def _check_sample(self, earlier: OpenCheck | None) -> None:
        from plagcheck.gui.jobs import check_jobs
        from plagcheck.gui.jobs.growing_check import GrowingCheck

        self._last, self._again_of = [], earlier
        session, growth = self._session, GrowingCheck(self)
        work = check_jobs.check_sample(session.settings, session.workers, growth, earlier)
        self._start_check(work, Path(tr("Sample paper")), growth)

    def _start_check(self, what: Work[OpenCheck], path: Path, growth: GrowingCheck) -> None:
        self.cancel_check()
        self._stop_growth()  # what the check before still finds is not told any more
        self._growth = growth
        job = self._current.take(self._session.check_runner.start(what, "check"))
        job.finished.connect(lambda: self._let_go(growth))
        self.name = printable(path.name)
        self.check_started.emit(self.name, growth)
        only = self._current.only
        job.progressed.connect(only(job, self.check_progressed.emit))
        job.succeeded.connect(only(job, self._on_checked))
        job.succeeded.connect(self._keep)
        job.failed.connect(only(job, lambda error: self._on_failed(path, error)))
        job.cancelled.connect(only(job, self._on_cancelled))

    def _stop_growth(self) -> None:
        if self._growth is not None:
            self._growth.stop()

    def _let_go(self, growth: GrowingCheck) -> None:
        """Only now: the thread of the check spoke to it until its end."""
        if growth is self._growth:
            self._growth = None
        growth.deleteLater()

    def _on_cancelled(self) -> None:
        self._stop_growth()
        self.on_screen = self._growth.so_far() if self._growth is not None else None
        self.check_cancelled.emit(self.on_screen)

    def _on_failed(self, path: Path, error: Exception) -> None:
        """Nothing is on the screen then, least of all the check before it."""
        self._stop_growth()
        self.on_screen, self._not_counted_anew = None, self._again_of
        self.check_failed.emit(path, error)

    def _on_checked(self, checked: OpenCheck) -> None:
        self._stop_growth()
        self._sent, self._not_counted_anew = [], None
        self.on_screen, self.name = checked, checked.paper.name
        self.checked.emit(checked)

    # -- keeping what was found

    def _keep(self, checked: OpenCheck) -> None:
        """Write it to the history; the sample is not kept."""
        from dataclasses import replace

        from plagcheck.gui.history import saving

        checked.has_other_sources = False
        if checked.path is not None:
            work = saving.keep(checked, self._session.settings)
            job = self._session.check_runner.start(work, "keep", must_run=True)
            job.put_aside.connect(self._history.hear)
            job.failed.connect(self._session.went_wrong)
            then = replace(checked)
            job.succeeded.connect(lambda past: self._on_kept(checked, past, then))

    def _on_kept(self, checked: OpenCheck, past: HistoryRow, then: OpenCheck) -> None:
        """It is in the history as it was then; what was decided meanwhile is written after it."""
        before, checked.record = checked.record, None
        # before it has its number: what was decided meanwhile stays
        if before is None:
            self._history.put_line(past)
        else:
            self._history.put_instead(before, past)
        checked.record = past.id
        if checked.decision != then.decision:
            self._history.write_decision(checked.record, checked.decision)
        if checked.no_drafts != then.no_drafts:
            self.keep_no_drafts(checked)
        if checked.adjusted is not then.adjusted:
            self.keep_left_out(checked)

    def decide(self, decision: Decision) -> None:
        """Note what was decided about the check on the screen; can be undone."""
        checked = self.on_screen
        if checked is not None and decision != checked.decision:
            before = checked.decision
            self._session.add_undo(
                lambda: self._decide_again(checked, before),
                lambda seen: checked.is_same_as(seen) or (seen == "history" and checked.is_kept),
            )
            self._decide(checked, decision)

    def _decide_again(self, checked: OpenCheck, decision: Decision) -> None:
        """It may have been opened again since."""
        now = self.on_screen
        self._decide(now if now is not None and checked.is_same_as(now) else checked, decision)

    def _decide(self, checked: OpenCheck, decision: Decision) -> None:
        checked.decision = decision
        if checked.record is not None:
            self._sent.append(decision)
            self._history.write_decision(checked.record, decision)
        if checked is self.on_screen:
            self.decided.emit(decision)

    def keep_left_out(self, checked: OpenCheck) -> None:
        """Note what is left out of a check; one that has other sources now is kept anew."""
        if checked.record is not None and checked.has_other_sources:
            self._keep(checked)
        elif checked.record is not None:
            left = checked.adjusted
            self._history.write_left_out(checked.record, checked.rules, checked.choices, left)

    def keep_no_drafts(self, checked: OpenCheck) -> None:
        """Note what the teacher said of sources that were asked about."""
        if checked.record is not None:
            self._history.write_no_drafts(checked.record, checked.no_drafts)

    def _on_line(self, past: HistoryRow) -> None:
        checked = self.on_screen
        if checked is not None and checked.record == past.id:
            decision = type(checked.decision)(past.line.status, past.line.note)
            if decision in self._sent:
                del self._sent[: self._sent.index(decision) + 1]
            if decision != checked.decision and not self._sent:
                checked.decision = decision
                self.decided.emit(decision)

    def _on_removed(self, ids: list[int]) -> None:
        """What was deleted is not shown any more; Undo lists it again."""
        checked = self.on_screen
        if checked is not None and checked.record in ids:
            self._close()

    def _close(self) -> None:
        self.on_screen, self.name = None, ""
        self.let_go.emit()

    def _on_erased(self, erasure: Erasure) -> None:
        """What was erased is not shown any more, be it the paper or a source of it.

        A paper of which a source was erased is in the history still, without that source.
        """
        self._again_of = self._not_counted_anew = None
        if erasure.has_name(*map(str, self._last)):
            self._current.drop()
            self._last = []
        checked = self.on_screen
        if checked is None:
            return
        names = (*checked.own_names, *checked.source_names)
        if checked.record in erasure.entries | erasure.parts_of or erasure.has_name(*names):
            self._close()

    def _held_about(self, student: StudentName) -> list[HeldOnScreen]:
        """What is on the screen, if it is about a student and the history does not know it."""
        from plagcheck.gui.history.held_on_screen import HeldOnScreen
        from plagcheck.history.saved import AS_PAPER, AS_SOURCE, CHECK, PAIR

        checked = self.on_screen
        if checked is None or checked.record is not None:
            return []
        kind = PAIR if checked.is_pair else CHECK
        if any(map(student.is_in_path, checked.own_names)):
            return [HeldOnScreen(checked.paper.name, kind, AS_PAPER)]
        if any(map(student.is_in_path, checked.source_names)):
            return [HeldOnScreen(checked.paper.name, kind, AS_SOURCE)]
        return []

    # -- opening what was kept

    def open_saved(self, number: int) -> None:
        """Show a check as it was kept; a class opens in its own place."""
        past = self._history.past.get(number)
        if past is not None and past.line.kind == "class":
            self.class_wanted.emit(Path(past.line.path))
            return
        self._current.drop()
        self._stop_growth()
        self._history.open_saved(number).succeeded.connect(self._on_opened)

    def _on_opened(self, checked: OpenCheck) -> None:
        self._last = [path for path in (checked.path, checked.other) if path is not None]
        self.saved_opened.emit(checked)
        self._on_checked(checked)

    def _check_saved(self, checked: OpenCheck) -> None:
        """The paper of a check from the history, whether its file is there or not."""
        from plagcheck.gui.history import check_again
        from plagcheck.gui.jobs.growing_check import GrowingCheck

        self._again_of, growth = checked, GrowingCheck(self, checked.path)
        what = check_again.check_text(checked, self._session.settings, growth)
        self._start_check(what, Path(checked.paper.name), growth)

    def open_report(self) -> None:
        """A report about what is on the screen."""
        if self.on_screen is not None and self.on_screen.is_finished:
            self.report_wanted.emit(self.on_screen)

    def open_report_of(self, number: int) -> None:
        """A report about a check or a class in the history."""
        line = self._history.past[number].line
        if line.kind == "class":
            self._history.open_class(Path(line.path)).succeeded.connect(self.class_report_wanted)
        else:
            self._history.open_saved(number).succeeded.connect(self.report_wanted)

    def cancel_check(self) -> None:
        self._current.cancel()

    def open_side_by_side(self, number: int) -> None:
        """Read a source of the check on screen."""
        from plagcheck.gui.reading.pair import side_by_side

        checked = self.on_screen
        if checked is not None:
            what = side_by_side(checked, number)
            job = self._session.check_runner.start(what, "side by side")
            job.failed.connect(lambda error: self._on_unread(checked, error))
            job.succeeded.connect(lambda pair: self.pair_ready.emit(checked, pair))

    def _on_unread(self, checked: OpenCheck, error: Exception) -> None:
        """Two files have no other page: what was compared before is not to stand in their place."""
        if checked is not self.on_screen or not checked.is_pair:
            self.pair_failed.emit(checked, error)
            return
        self._again_of = checked
        self._on_failed(checked.path or Path(checked.paper.name), error)
