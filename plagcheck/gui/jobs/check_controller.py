"""The check on the screen: starts checks, keeps them, opens them again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from plagcheck.gui.history import check_again, saving
from plagcheck.gui.jobs import check_jobs
from plagcheck.gui.jobs.current_job import CurrentJob
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.typed_signal import SignalOf, carrying

if TYPE_CHECKING:
    from plagcheck.gui.history.past import Past
    from plagcheck.gui.history.saving import Kept
    from plagcheck.gui.jobs.check_jobs import Checked, Pair
    from plagcheck.gui.jobs.history_controller import Erasure, HistoryController
    from plagcheck.gui.jobs.job_runner import Work
    from plagcheck.gui.jobs.session import Session
    from plagcheck.model.adjusted import Choice, Fair, FairComparison, Rules
    from plagcheck.model.classes import ClassResult
    from plagcheck.model.decisions import Decision
    from plagcheck.model.progress import Progress

CALM_MS = 40


class CheckController(QObject):
    """One check at a time; a new one takes the place of the one before."""

    check_started = Signal(str)
    check_progressed: SignalOf[Progress] = carrying(1)
    check_grew: SignalOf[list[object]] = carrying(1)  # Paper, lists of Possible, SourceFound
    checked: SignalOf[Checked] = carrying(1)
    check_failed: SignalOf[Path, Exception] = carrying(2)
    check_cancelled: SignalOf[Checked | None] = carrying(1)  # as far as it came
    pair_ready: SignalOf[Checked, Pair] = carrying(2)
    saved_opened: SignalOf[Checked] = carrying(1)  # from the history; `checked` follows
    let_go = Signal()  # what is on the screen was erased
    decided: SignalOf[Decision] = carrying(1)  # about what is on the screen
    report_wanted: SignalOf[Checked] = carrying(1)
    class_wanted: SignalOf[Path] = carrying(1)
    class_report_wanted: SignalOf[ClassResult] = carrying(1)

    def __init__(self, session: Session, history: HistoryController) -> None:
        super().__init__(session)
        self._session, self._history = session, history
        self.on_screen: Checked | None = None
        self.name = ""  # of the paper that is being checked or shown
        self._current = CurrentJob()
        self._so_far: Checked | None = None
        self._sent: list[Decision] = []  # decisions on their way into the history
        self._last: list[Path] = []
        self._grown: list[object] = []
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.setInterval(CALM_MS)
        self._calm.timeout.connect(self._tell_growth)
        history.line_changed.connect(self._on_line)
        history.lines_removed.connect(self._on_removed)
        history.erased.connect(self._on_erased)

    # -- checking

    def check_or_compare(self, files: Sequence[Path]) -> None:
        """Check one paper, or compare two."""
        if len(files) == 2:
            self.compare(files[0], files[1])
        elif files:
            self.check(files[0])

    def check_again(self) -> None:
        """The same paper with today's library and settings."""
        on_screen = self.on_screen
        if on_screen is not None and on_screen.is_reopened and not on_screen.is_pair:
            self._check_saved(on_screen)
        elif self._last:
            self.check_or_compare(self._last)
        else:
            self.check_sample()

    def check(self, path: Path) -> None:
        self._last = [path]
        self._session.keep(self._session.settings.with_recent(str(path)))
        self._start_check(
            check_jobs.check(path, self._session.settings, self._session.workers), path
        )

    def check_sample(self) -> None:
        self._last = []
        work = check_jobs.check_sample(self._session.settings, self._session.workers)
        self._start_check(work, Path(tr("Sample paper")))

    def compare(self, a: Path, b: Path) -> None:
        self._last = [a, b]
        self._start_check(
            check_jobs.compare(a, b, self._session.settings, self._session.workers), a
        )

    def _start_check(self, what: Work[Checked], path: Path) -> None:
        self.cancel_check()
        self._stop_growth()
        what_is_kept = saving.and_keep(what, self._session.settings)
        job = self._current.take(self._session.check_runner.start(what_is_kept, "check"))
        self.name = path.name
        self.check_started.emit(path.name)
        only = self._current.only
        job.progressed.connect(only(job, self.check_progressed.emit))
        job.produced.connect(only(job, self._on_grown))
        job.produced.connect(self._history.hear)
        job.succeeded.connect(self._on_kept)
        job.failed.connect(only(job, lambda error: self.check_failed.emit(path, error)))
        job.cancelled.connect(only(job, self._on_cancelled))
        self._so_far = None

    def _on_grown(self, items: list[object]) -> None:
        for item in items:
            if isinstance(item, saving.Finished):
                self._on_checked(item.checked)
            elif isinstance(item, check_jobs.Checked):
                self._so_far = item
            else:
                self._grown.append(item)
        if not self._calm.isActive():
            self._tell_growth()

    def _tell_growth(self) -> None:
        """Tell at once what is new, then no more for a moment: a page is not drawn for each."""
        if self._grown:
            items, self._grown = self._grown, []
            self._calm.start()
            self.check_grew.emit(items)

    def _stop_growth(self) -> None:
        self._calm.stop()
        self._grown = []

    def _on_cancelled(self) -> None:
        self._stop_growth()
        self.on_screen = self._so_far
        self.check_cancelled.emit(self._so_far)

    def _on_checked(self, checked: Checked) -> None:
        self._stop_growth()
        self._sent = []
        self.on_screen, self.name = checked, checked.findings.name
        self.checked.emit(checked)

    # -- keeping what was found

    def _on_kept(self, kept: Kept) -> None:
        """A check is in the history now; what was decided meanwhile is written after it."""
        checked = kept.checked
        if kept.error is not None:
            self._session.went_wrong.emit(kept.error)
        if kept.past is None or kept.context is None:
            return
        self._history.put_line(
            kept.past
        )  # before it has its number: what was decided meanwhile stays
        checked.record = kept.past.id
        if checked.decision != kept.context.decision:
            self._history.write_decision(checked.record, checked.decision)
        if (checked.rules, checked.choices) != (kept.context.rules, kept.context.choices):
            self._history.write_left_out(checked.record, checked.rules, checked.choices, None)

    def decide(self, decision: Decision) -> None:
        """Note what was decided about the check on the screen; can be undone."""
        checked = self.on_screen
        if checked is not None and decision != checked.decision:
            before = checked.decision
            self._session.add_undo(lambda: self._decide(checked, before))
            self._decide(checked, decision)

    def _decide(self, checked: Checked, decision: Decision) -> None:
        checked.decision = decision
        if checked.record is not None:
            self._sent.append(decision)
            self._history.write_decision(checked.record, decision)
        if checked is self.on_screen:
            self.decided.emit(decision)

    def keep_left_out(
        self, rules: Rules, choices: Sequence[Choice], fair: Fair | FairComparison | None = None
    ) -> None:
        """Note what is left out of the check on the screen; `fair` is what counts then."""
        checked = self.on_screen
        if checked is None:
            return
        checked.rules, checked.choices = rules, tuple(choices)
        if checked.record is not None:
            figures = saving.figures_of_fair(fair)
            self._history.write_left_out(checked.record, rules, choices, figures)

    def _on_line(self, past: Past) -> None:
        checked = self.on_screen
        if checked is not None and checked.record == past.id:
            decision = type(checked.decision)(past.line.status, past.line.note)
            if decision in self._sent:
                del self._sent[: self._sent.index(decision) + 1]
            if decision != checked.decision and not self._sent:
                checked.decision = decision
                self.decided.emit(decision)

    def _on_removed(self, ids: list[int]) -> None:
        checked = self.on_screen
        if checked is not None and checked.record in ids:
            checked.record = None  # not kept any more, but still to be seen

    def _on_erased(self, erasure: Erasure) -> None:
        """What was erased is not shown any more, be it the paper or a source of it.

        A paper of which a source was erased is in the history still, without that source.
        """
        if erasure.has_name(*(path.name for path in self._last)):
            self._current.drop()
            self._last = []
        checked = self.on_screen
        if checked is None:
            return
        names = [path.name for path in (checked.path, checked.other) if path is not None]
        names += [checked.paper.name, *(source.name for source in checked.findings.all_sources)]
        if checked.record in erasure.entries | erasure.parts_of or erasure.has_name(*names):
            self.on_screen, self.name = None, ""
            self.let_go.emit()

    # -- opening what was kept

    def open_saved(self, number: int) -> None:
        """Show a check as it was kept; a class opens in its own place."""
        past = self._history.past.get(number)
        if past is not None and past.line.kind == "class":
            self.class_wanted.emit(Path(past.line.path))
            return
        self._current.drop()
        self._history.open_saved(number).succeeded.connect(self._on_opened)

    def _on_opened(self, checked: Checked) -> None:
        self._last = [path for path in (checked.path, checked.other) if path is not None]
        self.saved_opened.emit(checked)
        self._on_checked(checked)

    def _check_saved(self, checked: Checked) -> None:
        """The paper of a check from the history, whether its file is there or not."""
        what = check_again.check_text(checked, self._session.settings)
        self._start_check(what, Path(checked.paper.name))

    def open_report(self) -> None:
        """A report about what is on the screen."""
        if self.on_screen is not None and self.on_screen.result is not None:
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
        checked = self.on_screen
        if checked is not None:
            what = check_jobs.side_by_side(checked, number)
            job = self._session.check_runner.start(what, "side by side")
            job.failed.connect(self._session.went_wrong)
            job.succeeded.connect(lambda pair: self.pair_ready.emit(checked, pair))
