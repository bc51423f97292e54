"""What everything in the window shares while it is open: settings, threads, undo, complaints."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject

from plagcheck import paths
from plagcheck.gui.jobs.workers import Workers
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.parts.undo import UndoList

if TYPE_CHECKING:
    from plagcheck.gui.jobs.job_runner import JobRunner
    from plagcheck.gui.jobs.library_file import LibraryFile
    from plagcheck.gui.jobs.open_check import OpenCheck
    from plagcheck.settings import Settings

SOON_MS: Final = 2000  # jobs hear of a cancel within a second

_log = logging.getLogger(__name__)


class Session(QObject):
    """From the start of the window to its end. Everything that removes can be undone.

    Each kind of work has a thread of its own, made with its first job: the one that writes the
    library, checks, which read it meanwhile, the history, and pictures of pages.
    """

    settings_changed: SignalOf[Settings] = carrying(1)
    went_wrong: SignalOf[Exception] = carrying(1)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.workers = Workers()
        self._undo: UndoList[OpenCheck | str] = UndoList()
        self._runners: list[JobRunner] = []
        self.opened: set[Path] = set()  # what was read here: nothing is written over it
        self._is_stopped = False
        self._stored: Settings | None = None  # the last settings that could be written
        self._is_unstored = False  # whether the last settings could not be written

    def note_opened(self, *files: Path | None) -> None:
        self.opened.update(filter(None, files))

    # -- settings

    @cached_property
    def settings(self) -> Settings:
        """Read when they are first asked for, after the first picture."""
        from plagcheck.settings import load

        return load(paths.settings_file())

    @property
    def library_path(self) -> Path:
        chosen = self.settings.library
        return Path(chosen) if chosen else paths.library_file()

    def change(self, **values: Any) -> None:
        """Change settings; they are stored at once."""
        from dataclasses import replace

        changed = replace(self.settings, **values)
        if changed != self.settings:
            self.keep(changed)

    def keep(self, changed: Settings) -> None:
        """Use and store these settings."""
        from plagcheck.settings import save, without_erased

        file = paths.settings_file()
        self._stored = self._stored or self.settings
        self.settings = changed = without_erased(changed, self._stored, file)
        try:
            save(file, changed)
            self._stored = changed
            self._is_unstored = False
        except OSError as error:
            self._tell_unstored(error)
        self.settings_changed.emit(changed)

    def _tell_unstored(self, error: OSError) -> None:
        """Settings hold until the end, but are not kept. Said once, not with every change."""
        import errno

        from plagcheck.model.errors import DiskFull, FileUnwritable, system_says

        _log.warning("the settings could not be stored: %s", error.strerror)
        if not self._is_unstored:
            self._is_unstored = True
            name, is_full = paths.settings_file().name, error.errno == errno.ENOSPC
            unwritable = FileUnwritable(name, **system_says(error))
            self.went_wrong.emit(DiskFull(name) if is_full else unwritable)

    # -- threads

    @cached_property
    def library_file(self) -> LibraryFile:
        from plagcheck.gui.jobs.library_file import LibraryFile

        return LibraryFile(self.library_path)

    def _make_runner(self, *, writes: bool = False) -> JobRunner:
        from plagcheck.gui.jobs.job_runner import JobRunner

        made = JobRunner(self.library_file, self, writes=writes)
        if self._is_stopped:
            made.stop()  # nothing is to begin any more
        self._runners.append(made)
        return made

    @cached_property
    def library_runner(self) -> JobRunner:
        """What changes the library, one after the other."""
        return self._make_runner(writes=True)

    @cached_property
    def check_runner(self) -> JobRunner:
        """What reads the library; does not wait for an import."""
        return self._make_runner()

    @cached_property
    def copy_runner(self) -> JobRunner:
        """Copies of the whole library, which take long: neither checks nor imports wait."""
        return self._make_runner()

    @cached_property
    def history_runner(self) -> JobRunner:
        return self._make_runner()

    @cached_property
    def page_runner(self) -> JobRunner:
        return self._make_runner()

    # -- the end

    def cancel_all(self) -> None:
        """Before closing: what is finished is kept."""
        for runner in self._runners:
            runner.cancel_all()

    def stop(self) -> bool:
        """End all threads and processes; False when one did not end in time."""
        self._is_stopped = True
        self.cancel_all()
        soon = [runner.stop(SOON_MS) for runner in self._runners]
        self.workers.close()  # a job that waits for a worker sees it go, and ends too
        return all(soon) or all(runner.stop() for runner in self._runners)

    def add_undo(
        self, step: Callable[[], object], is_about: Callable[[OpenCheck | str], bool]
    ) -> None:
        """A step back that Ctrl+Z takes when a check, or a page by its name, is on the screen."""
        self._undo.add(step, is_about)

    def forget_undo(self) -> None:
        """No step back from here."""
        self._undo = UndoList()

    def undo(self, seen: OpenCheck | str) -> bool:
        """Take back the last step about what is seen; False when there is nothing to undo."""
        return self._undo.undo(seen)
