"""The desk: what the window is working on. Starts checks and keeps their history."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from plagcheck import paths
from plagcheck.gui.library_desk import LibraryDesk
from plagcheck.gui.words import tr

if TYPE_CHECKING:
    from types import ModuleType

    from plagcheck.gui import history
    from plagcheck.gui.check_work import Checked
    from plagcheck.gui.job_runner import Job, Work

CALM_MS = 40

_log = logging.getLogger(__name__)


class Desk(LibraryDesk):
    """One check at a time; a new one takes the place of the one before."""

    check_started = Signal(str)
    check_progressed = Signal(object)
    check_grew = Signal(object)  # a list: Paper, lists of Possible, SourceFound
    checked = Signal(object)
    check_failed = Signal(object, object)  # path, error
    check_cancelled = Signal(object)  # Checked, as far as it came, or None
    pair_ready = Signal(object, object)  # Checked, Pair
    history_changed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on_screen: Checked | None = None
        self._check_job: Job | None = None
        self._so_far: Checked | None = None
        self._last: list[Path] = []
        self._grown: list[object] = []
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.setInterval(CALM_MS)
        self._calm.timeout.connect(self._tell_growth)

    @property
    def _checks(self) -> ModuleType:
        """Imported when the first check is started, after the window is painted."""
        from plagcheck.gui import check_work

        return check_work

    @cached_property
    def past(self) -> list[history.Past]:
        """The checks made here, newest first."""
        from plagcheck.gui import history

        return history.load(paths.history_file())

    # -- checking

    def check_or_compare(self, files: Sequence[Path]) -> None:
        """Check one paper, or compare two."""
        if len(files) == 2:
            self.compare(files[0], files[1])
        elif files:
            self.check(files[0])

    def check_again(self) -> None:
        """The same paper with today's library and settings."""
        if self._last:
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
        job = self._check_job = self.runner.start(what, "check")
        self.check_started.emit(path.name)
        job.progressed.connect(self._if_current(job, self.check_progressed.emit))
        job.produced.connect(self._if_current(job, self._on_grown))
        job.succeeded.connect(self._if_current(job, self._on_checked))
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
        from plagcheck.gui.check_work import Checked

        for item in items:
            if isinstance(item, Checked):
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
        self.on_screen = checked
        if checked.path is not None:
            self._remember(checked)
        self.checked.emit(checked)

    def _remember(self, checked: Checked) -> None:
        from plagcheck.gui import history

        other = self._last[1] if checked.is_pair and len(self._last) == 2 else None
        past = history.past_of(checked, other)
        self.past.insert(0, past)
        try:
            history.append(paths.history_file(), past)
        except OSError as error:
            _log.warning("the history could not be stored: %s", error.strerror)
        self.history_changed.emit(self.past)

    def keep_history(self, checks: Sequence[history.Past]) -> None:
        """The history without what was deleted from it; can be undone."""
        before, recent = self.past, self.settings.recent
        self._undo.add(lambda: self._set_history(before, recent))
        self._set_history(list(checks), recent)

    def clear_history(self) -> None:
        """Forget all checks and recent papers; can be undone."""
        self.keep_history([])
        self.change(recent=())

    def _set_history(self, checks: list[history.Past], recent: tuple[str, ...]) -> None:
        from plagcheck.gui import history

        self.past = checks
        try:
            history.store(paths.history_file(), checks)
        except OSError as error:
            _log.warning("the history could not be stored: %s", error.strerror)
        self.change(recent=recent)
        self.history_changed.emit(checks)

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
