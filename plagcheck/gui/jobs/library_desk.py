"""The library's side of the desk: settings, and jobs on the library."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from plagcheck import paths
from plagcheck.gui.jobs.workers import Workers
from plagcheck.gui.parts.undo import UndoList

if TYPE_CHECKING:
    from types import ModuleType

    from plagcheck.gui.jobs.job_runner import Job, JobRunner, Work
    from plagcheck.gui.jobs.library_jobs import LibraryState
    from plagcheck.model.entry import Holds, Incoming
    from plagcheck.settings import Settings

SOON_MS = 2000  # jobs hear of a cancel within a second

_log = logging.getLogger(__name__)


class LibraryDesk(QObject):
    """Starts jobs and tells pages what came of them. Everything that removes can be undone."""

    library_read = Signal(object)
    import_started = Signal(object, str, object)  # job, collection, paths
    removed = Signal(int)  # how many
    moved = Signal(int, str)  # how many, and into which collection
    text_read = Signal(object)
    settings_changed = Signal(object)
    went_wrong = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.workers = Workers()
        self.library: LibraryState | None = None
        self._jobs: list[Job] = []
        self._is_unstored = False  # whether the last settings could not be written
        self._undo = UndoList()

    @cached_property
    def settings(self) -> Settings:
        """Read when they are first asked for, after the first picture."""
        from plagcheck.settings import load

        return load(paths.settings_file())

    @cached_property
    def runner(self) -> JobRunner:
        """The thread that owns the library; made with the first job, after the first picture."""
        from plagcheck.gui.jobs.job_runner import JobRunner

        return JobRunner(self.library_path, self)

    @cached_property
    def page_runner(self) -> JobRunner:
        """Pages do not wait for an import."""
        from plagcheck.gui.jobs.job_runner import JobRunner

        return JobRunner(self.library_path, self)

    @property
    def _library_jobs(self) -> ModuleType:
        """Imported when the first job is started, after the window is painted."""

        from plagcheck.gui.jobs import library_jobs

        return library_jobs

    # -- settings

    @property
    def library_path(self) -> Path:
        chosen = self.settings.library
        return Path(chosen) if chosen else paths.library_file()

    def change(self, **values: Any) -> None:
        """Change settings; they are stored at once."""
        from dataclasses import replace

        changed = replace(self.settings, **values)
        if changed != self.settings:
            self._keep(changed)

    def _keep(self, changed: Settings) -> None:
        from plagcheck.settings import save

        self.settings = changed
        try:
            save(paths.settings_file(), changed)
            self._is_unstored = False
        except OSError as error:
            self._tell_unstored(error)
        self.settings_changed.emit(changed)

    def _tell_unstored(self, error: OSError) -> None:
        """Settings hold until the end, but are not kept. Said once, not with every change."""
        import errno

        from plagcheck.model.errors import DiskFull, FileUnwritable

        _log.warning("the settings could not be stored: %s", error.strerror)
        if not self._is_unstored:
            self._is_unstored = True
            name, reason = paths.settings_file().name, error.strerror or str(error)
            is_full = error.errno == errno.ENOSPC
            self.went_wrong.emit(DiskFull(name) if is_full else FileUnwritable(name, reason=reason))

    # -- starting and ending

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

    def stop(self) -> bool:
        """End all threads and processes; False when one did not end in time."""
        self.cancel_all()
        soon = [runner.stop(SOON_MS) for runner in (self.page_runner, self.runner)]
        self.workers.close()  # a job that waits for a worker sees it go, and ends too
        return all(soon) or (self.page_runner.stop() and self.runner.stop())

    def warm_workers(self) -> None:
        """Load the engine and start a worker process, so that the first paper is read at once."""
        self.page_runner.start(self._library_jobs.warm(self.workers), "warm")

    # -- the library

    def read_library(self) -> None:
        what = self._library_jobs.read_library(self.settings.student_work)
        self._run(what, "read library").succeeded.connect(self._on_library)

    def _on_library(self, state: LibraryState) -> None:
        import gc

        self.library = state
        gc.freeze()  # entries refer to nothing: looking through 100,000 for garbage would be felt
        self.library_read.emit(state)

    def add(self, files: Sequence[Path], collection: str) -> None:
        from plagcheck.gui.library.collection_model import suggested

        self.change(collection=collection)
        holds = suggested().get(collection)  # what a collection was offered for
        job = self._run(self._library_jobs.add(files, collection, holds, self.workers), "add")
        job.finished.connect(self.read_library)
        self.import_started.emit(job, collection, list(files))

    def remove(self, ids: Sequence[int]) -> None:
        job = self._run(self._library_jobs.remove(ids), "remove")
        job.succeeded.connect(self._on_removed)
        job.finished.connect(self.read_library)

    def _on_removed(self, documents: Sequence[Incoming]) -> None:
        self._undo.add(lambda: self.put_back(documents))
        self.removed.emit(len({id(each.document) for each in documents}))

    def move(self, ids: Sequence[int], collection: str) -> None:
        """Put documents into another collection; can be undone."""
        from plagcheck.gui.library.collection_model import suggested

        what = self._library_jobs.move(dict.fromkeys(ids, collection), suggested())
        job = self._run(what, "move")
        job.succeeded.connect(lambda before: self._on_moved_documents(before, collection))
        job.finished.connect(self.read_library)

    def _on_moved_documents(self, before: dict[int, str], collection: str) -> None:
        self._undo.add(lambda: self._move_back(before))
        self.moved.emit(len(before), collection)

    def _move_back(self, before: dict[int, str]) -> None:
        job = self._run(self._library_jobs.move(before), "move back")
        job.finished.connect(self.read_library)

    def begin_collection(self, name: str, holds: Holds) -> None:
        """Make a collection, and say what it will hold."""
        self._run(self._library_jobs.begin_collection(name, holds), "begin collection")

    def tell_holds(self, collection: str, holds: Holds) -> None:
        """Say what a collection holds."""
        job = self._run(self._library_jobs.tell_holds(collection, holds), "tell holds")
        job.finished.connect(self.read_library)

    def add_undo(self, step: Callable[[], object]) -> None:
        """A step back that Ctrl+Z takes; one that has become pointless says False."""
        self._undo.add(step)

    def undo(self) -> bool:
        """Take the last step back; False when there is nothing to undo."""
        return self._undo.undo()

    def put_back(self, documents: Sequence[Incoming]) -> None:
        job = self._run(self._library_jobs.put_back(documents), "put back")
        job.finished.connect(self.read_library)

    def read_text(self, document_id: int) -> None:
        self._run(self._library_jobs.read_text(document_id), "read text").succeeded.connect(
            self.text_read
        )

    def verify(self) -> Job:
        return self._run(self._library_jobs.verify(), "verify")

    def back_up(self, target: Path) -> Job:
        return self._run(self._library_jobs.back_up(target), "back up")

    def rebuild(self, params: dict[str, Any] | None = None) -> Job:
        job = self._run(self._library_jobs.rebuild(params), "rebuild")
        job.finished.connect(self.read_library)
        return job

    def use_library(self, path: Path) -> None:
        job = self._run(self._library_jobs.use_library(path), "use library")
        job.succeeded.connect(lambda state: self._on_moved(path, state))

    def _on_moved(self, path: Path, state: LibraryState) -> None:
        self.change(library=str(path))
        self._on_library(state)
