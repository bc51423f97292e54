"""The desk: what the window is working on. Starts checks, keeps them, opens them again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from plagcheck.gui.jobs.records_desk import RecordsDesk
from plagcheck.gui.parts.text_format import tr

if TYPE_CHECKING:
    from types import ModuleType

    from plagcheck.gui.history.past import Past
    from plagcheck.gui.history.saving import Kept
    from plagcheck.gui.jobs.check_jobs import Checked
    from plagcheck.gui.jobs.job_runner import Job, Work
    from plagcheck.jobs.history import Again
    from plagcheck.model.adjusted import Choice, Fair, FairComparison, Rules
    from plagcheck.model.decisions import Decision

CALM_MS = 40


class Desk(RecordsDesk):
    """One check at a time; a new one takes the place of the one before."""

    check_started = Signal(str)
    check_progressed = Signal(object)
    check_grew = Signal(object)  # a list: Paper, lists of Possible, SourceFound
    checked = Signal(object)
    check_failed = Signal(object, object)  # path, error
    check_cancelled = Signal(object)  # Checked, as far as it came, or None
    pair_ready = Signal(object, object)  # Checked, Pair
    saved_opened = Signal(object)  # Checked, from the history; `checked` follows
    decided = Signal(object)  # Decision about what is on the screen
    checked_again = Signal(int, object, int)  # number in the history, Again, number of the new one
    report_wanted = Signal(object)  # Checked
    class_wanted = Signal(object)  # Path
    class_report_wanted = Signal(object)  # ClassResult

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on_screen: Checked | None = None
        self._check_job: Job | None = None
        self._so_far: Checked | None = None
        self._sent: list[Decision] = []  # decisions on their way into the history
        self._last: list[Path] = []
        self._grown: list[object] = []
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.setInterval(CALM_MS)
        self._calm.timeout.connect(self._tell_growth)

    @property
    def _checks(self) -> ModuleType:
        """Imported when the first check is started, after the window is painted."""

        from plagcheck.gui.jobs import check_jobs

        return check_jobs

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
        self._keep(self.settings.with_recent(str(path)))
        self._start_check(self._checks.check(path, self.settings, self.workers), path)

    def check_sample(self) -> None:
        self._last = []
        work = self._checks.check_sample(self.settings, self.workers)
        self._start_check(work, Path(tr("Sample paper")))

    def compare(self, a: Path, b: Path) -> None:
        self._last = [a, b]
        self._start_check(self._checks.compare(a, b, self.settings, self.workers), a)

    def _start_check(self, what: Work, path: Path) -> None:
        self.cancel_check()
        self._stop_growth()
        from plagcheck.gui.history.saving import and_keep

        job = self._check_job = self.runner.start(and_keep(what, self.settings), "check")
        self.check_started.emit(path.name)
        job.progressed.connect(self._if_current(job, self.check_progressed.emit))
        job.produced.connect(self._if_current(job, self._on_grown))
        job.produced.connect(self._on_told)
        job.succeeded.connect(self._on_kept)
        job.failed.connect(self._if_current(job, lambda e: self.check_failed.emit(path, e)))
        job.cancelled.connect(self._if_current(job, self._on_cancelled))
        self._so_far = None

    def _if_current(self, job: Job, action: Callable[..., object]) -> Callable[..., None]:
        """Drop what comes from a check that was replaced by another."""

        def guarded(*values: object) -> None:
            if job is self._check_job:
                action(*values)

        return guarded

    def _on_grown(self, items: list[object]) -> None:
        from plagcheck.gui.history.saving import Finished
        from plagcheck.gui.jobs.check_jobs import Checked

        for item in items:
            if isinstance(item, Finished):
                self._on_checked(item.checked)
            elif isinstance(item, Checked):
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
        self.on_screen = checked
        self.checked.emit(checked)

    # -- keeping what was found

    def _on_kept(self, kept: Kept) -> None:
        """A check is in the history now; what was decided meanwhile is written after it."""
        checked = kept.checked
        if kept.error is not None:
            self.went_wrong.emit(kept.error)
        if kept.past is None or kept.context is None:
            return
        self._on_line(kept.past)  # before it has its number: what was decided meanwhile stays
        checked.record = kept.past.id
        if checked.decision != kept.context.decision:
            self.write_decision(checked.record, checked.decision)
        if (checked.rules, checked.choices) != (kept.context.rules, kept.context.choices):
            self.write_left_out(checked.record, checked.rules, checked.choices, None)

    def decide(self, decision: Decision) -> None:
        """Note what was decided about the check on the screen; can be undone."""
        checked = self.on_screen
        if checked is not None and decision != checked.decision:
            before = checked.decision
            self._undo.add(lambda: self._decide(checked, before))
            self._decide(checked, decision)

    def _decide(self, checked: Checked, decision: Decision) -> None:
        checked.decision = decision
        if checked.record is not None:
            self._sent.append(decision)
            self.write_decision(checked.record, decision)
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
            from plagcheck.gui.history.saving import figures_of_fair

            self.write_left_out(checked.record, rules, choices, figures_of_fair(fair))

    def _on_line(self, past: Past) -> None:
        super()._on_line(past)
        checked = self.on_screen
        if checked is not None and checked.record == past.id:
            decision = type(checked.decision)(past.line.status, past.line.note)
            if decision in self._sent:
                del self._sent[: self._sent.index(decision) + 1]
            if decision != checked.decision and not self._sent:
                checked.decision = decision
                self.decided.emit(decision)

    def _forget(self, gone: Sequence[Past]) -> None:
        checked = self.on_screen
        if checked is not None and checked.record in {past.id for past in gone}:
            checked.record = None
        super()._forget(gone)

    # -- opening what was kept

    def open_saved(self, number: int) -> None:
        """Show a check as it was kept; a class opens in its own place."""
        past = self.past.get(number)
        if past is not None and past.line.kind == "class":
            self.class_wanted.emit(Path(past.line.path))
            return
        from plagcheck.gui.jobs.reopening import open_saved

        self.cancel_check()
        self._check_job = None
        job = self._on_records(open_saved(number), "open saved")
        job.succeeded.connect(self._on_opened)

    def _on_opened(self, checked: Checked) -> None:
        self._last = [path for path in (checked.path, checked.other) if path is not None]
        self.saved_opened.emit(checked)
        self._on_checked(checked)

    def check_saved_again(self, number: int) -> Job:
        """Check a kept paper with the library of today, and tell what changed."""
        from plagcheck.gui.history.check_again import check_again

        job = self.runner.start(check_again(number, self.settings), "check again")
        job.produced.connect(self._on_told)
        job.failed.connect(self.went_wrong)
        job.succeeded.connect(lambda made: self._on_again(number, *made))
        return job

    def _on_again(self, number: int, again: Again, past: Past) -> None:
        self._on_line(past)
        self.checked_again.emit(number, again, past.id)

    def library_since(self, number: int) -> Job:
        """How many documents were added and removed since a check was kept."""
        from plagcheck.gui.history.check_again import library_since

        return self.runner.start(library_since(number), "library since")

    def _check_saved(self, checked: Checked) -> None:
        """The paper of a check from the history, whether its file is there or not."""
        from plagcheck.gui.history.check_again import check_text

        name = Path(checked.paper.name)
        self._start_check(check_text(checked, self.settings), name)

    def open_report(self) -> None:
        """A report about what is on the screen."""
        if self.on_screen is not None and self.on_screen.result is not None:
            self.report_wanted.emit(self.on_screen)

    def open_report_of(self, number: int) -> None:
        """A report about a check or a class in the history."""
        from plagcheck.gui.jobs.reopening import open_class, open_saved

        line = self.past[number].line
        if line.kind == "class":
            job = self._on_records(open_class(Path(line.path)), "open class")
            job.succeeded.connect(self.class_report_wanted)
            return
        job = self._on_records(open_saved(number), "open saved")
        job.succeeded.connect(self.report_wanted)

    def cancel_check(self) -> None:
        if self._check_job is not None:
            self._check_job.cancel()

    def open_side_by_side(self, number: int) -> None:
        """Read a source of the check on screen."""
        checked = self.on_screen
        if checked is not None:
            job = self._run(self._checks.side_by_side(checked, number), "side by side")
            job.succeeded.connect(lambda pair: self.pair_ready.emit(checked, pair))

    def cancel_all(self) -> None:
        super().cancel_all()
        self.cancel_check()
