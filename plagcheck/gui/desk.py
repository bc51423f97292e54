"""The desk: what the window is working on. Starts jobs, keeps settings, tells pages the outcome."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from plagcheck import paths, settings
from plagcheck.gui.job_runner import Job, JobRunner, Work
from plagcheck.gui.page_pool import PagePool
from plagcheck.gui.undo import UndoList
from plagcheck.gui.words import tr
from plagcheck.settings import Settings

if TYPE_CHECKING:
    from types import ModuleType

    from plagcheck.gui import history
    from plagcheck.gui.work import Checked, LibraryState
    from plagcheck.library.records import Incoming

_log = logging.getLogger(__name__)


class Desk(QObject):
    """One check at a time; a new one takes the place of the one before."""

    check_started = Signal(str)
    check_progressed = Signal(object)
    checked = Signal(object)
    check_failed = Signal(object, object)  # path, error
    check_cancelled = Signal()
    pair_ready = Signal(object, object)  # Checked, Pair
    library_read = Signal(object)
    import_started = Signal(object, str, object)  # job, collection, paths
    removed = Signal(int)  # how many
    text_read = Signal(object)
    settings_changed = Signal(object)
    history_changed = Signal(object)
    went_wrong = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings.load(paths.settings_file())
        self.runner = JobRunner(self.library_path, self)
        self.page_runner = JobRunner(self.library_path, self)  # pages do not wait for an import
        self.page_pool = PagePool()
        self.library: LibraryState | None = None
        self.on_screen: Checked | None = None
        self._check_job: Job | None = None
        self._jobs: list[Job] = []
        self._last: list[Path] = []
        self._undo = UndoList()

    @property
    def _work(self) -> ModuleType:
        """The jobs; imported when the first one is started, after the window is painted."""
        from plagcheck.gui import work

        return work

    @cached_property
    def past(self) -> list[history.Past]:
        """The checks made here, newest first."""
        from plagcheck.gui import history

        return history.load(paths.history_file())

    @property
    def library_path(self) -> Path:
        chosen = self.settings.library
        return Path(chosen) if chosen else paths.library_file()

    def change(self, **values: Any) -> None:
        """Change settings; they are stored at once."""
        changed = replace(self.settings, **values)
        if changed != self.settings:
            self._keep(changed)

    def _keep(self, changed: Settings) -> None:
        self.settings = changed
        try:
            settings.save(paths.settings_file(), changed)
        except OSError as error:
            _log.warning("the settings could not be stored: %s", error.strerror)
        self.settings_changed.emit(changed)

    def stop(self) -> bool:
        """End all threads and processes; False when one did not end in time."""
        self.cancel_all()
        ended = self.page_runner.stop() and self.runner.stop()
        self.page_pool.close()
        return ended

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
        self._start_check(self._work.check(path, self.settings), path)

    def check_sample(self) -> None:
        self._last = []
        self._start_check(self._work.check_sample(self.settings), Path(tr("Sample paper")))

    def compare(self, a: Path, b: Path) -> None:
        self._last = [a, b]
        self._start_check(self._work.compare(a, b, self.settings), a)

    def _start_check(self, what: Work, path: Path) -> None:
        self.cancel_check()
        job = self._check_job = self.runner.start(what, "check")
        self.check_started.emit(path.name)
        job.progressed.connect(self._if_current(job, self.check_progressed.emit))
        job.succeeded.connect(self._if_current(job, self._on_checked))
        job.failed.connect(self._if_current(job, lambda e: self.check_failed.emit(path, e)))
        job.cancelled.connect(self._if_current(job, lambda: self.check_cancelled.emit()))

    def _if_current(self, job: Job, action: Callable[..., object]) -> Callable[..., None]:
        """Drop what comes from a check that was replaced by another."""

        def guarded(*values: object) -> None:
            if job is self._check_job:
                action(*values)

        return guarded

    def _on_checked(self, checked: Checked) -> None:
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
            job = self._run(self._work.side_by_side(checked, number), "side by side")
            job.succeeded.connect(lambda pair: self.pair_ready.emit(checked, pair))

    # -- the library

    def read_library(self) -> None:
        self._run(self._work.read_library(), "read library").succeeded.connect(self._on_library)

    def _on_library(self, state: LibraryState) -> None:
        self.library = state
        self.library_read.emit(state)

    def add(self, files: Sequence[Path], collection: str) -> None:
        self.change(collection=collection)
        job = self._run(self._work.add(files, collection), "add")
        job.finished.connect(self.read_library)
        self.import_started.emit(job, collection, list(files))

    def remove(self, ids: Sequence[int]) -> None:
        job = self._run(self._work.remove(ids), "remove")
        job.succeeded.connect(self._on_removed)
        job.finished.connect(self.read_library)

    def _on_removed(self, documents: Sequence[Incoming]) -> None:
        self._undo.add(lambda: self.put_back(documents))
        self.removed.emit(len({id(each.document) for each in documents}))

    def undo(self) -> bool:
        """Take the last removal back; False when there is nothing to undo."""
        return self._undo.undo()

    def put_back(self, documents: Sequence[Incoming]) -> None:
        job = self._run(self._work.put_back(documents), "put back")
        job.finished.connect(self.read_library)

    def read_text(self, document_id: int) -> None:
        self._run(self._work.read_text(document_id), "read text").succeeded.connect(self.text_read)

    def verify(self) -> Job:
        return self._run(self._work.verify(), "verify")

    def back_up(self, target: Path) -> Job:
        return self._run(self._work.back_up(target), "back up")

    def rebuild(self, params: dict[str, Any] | None = None) -> Job:
        job = self._run(self._work.rebuild(params), "rebuild")
        job.finished.connect(self.read_library)
        return job

    def use_library(self, path: Path) -> None:
        job = self._run(self._work.use_library(path), "use library")
        job.succeeded.connect(lambda state: self._on_moved(path, state))

    def _on_moved(self, path: Path, state: LibraryState) -> None:
        self.change(library=str(path))
        self._on_library(state)

    def _run(self, what: Work, name: str) -> Job:
        job = self.runner.start(what, name)
        job.failed.connect(self.went_wrong)
        self._jobs.append(job)
        job.finished.connect(lambda: self._jobs.remove(job))
        return job

    def cancel_all(self) -> None:
        """Before closing: what is finished is kept."""
        self.page_runner.cancel_all()
        for job in self._jobs:
            job.cancel()
        self.cancel_check()
