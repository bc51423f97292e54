"""Jobs on the library: what starts them, what came of them, and how they are undone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from plagcheck import paths
from plagcheck.gui.jobs import library_jobs
from plagcheck.gui.jobs.session import Session
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.shell import startup

if TYPE_CHECKING:
    from plagcheck.gui.jobs.import_follower import ImportFollower
    from plagcheck.gui.jobs.job_runner import Job, JobRunner, Work
    from plagcheck.gui.jobs.library_jobs import LibraryContents, RemovedDocuments
    from plagcheck.gui.jobs.open_check import OpenCheck
    from plagcheck.jobs.unfinished_imports import UnfinishedImport, UnfinishedImports
    from plagcheck.library.rebuilding import RebuildOutcome
    from plagcheck.model.document import Document
    from plagcheck.model.entry import Damage, Entry, Holds, LikenessRow, Summary

COUNTED_EVERY_MS: Final = 500  # while files are being added

T = TypeVar("T")


class LibraryController(QObject):
    """The library that is open; `state` is what was last read of it."""

    library_read: SignalOf[LibraryContents] = carrying(1)
    library_unread = Signal()  # it could not be
    library_counted: SignalOf[Summary] = carrying(1)  # while more is being added
    documents_leaving: SignalOf[LibraryContents] = carrying(1)  # what stays, a moment before
    decided = Signal()  # about documents that are alike
    import_started: SignalOf[Job[None], ImportFollower] = carrying(2)
    unfinished_found: SignalOf[list[Path]] = carrying(1)  # what an earlier start did not add
    removed = Signal(int)  # how many
    moved = Signal(int, str)  # how many, and into which collection
    text_read: SignalOf[Document] = carrying(1)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self.state: LibraryContents | None = None
        self.is_unread = False  # the last try to read it failed
        self._running: set[int] = set()
        self._count_soon = QTimer(self, singleShot=True, interval=COUNTED_EVERY_MS)
        self._count_soon.timeout.connect(self._count)

    @cached_property
    def _imports(self) -> UnfinishedImports:
        from plagcheck.jobs.unfinished_imports import UnfinishedImports

        return UnfinishedImports(paths.imports_file())

    def _run(self, what: Work[T], name: str, runner: JobRunner | None = None) -> Job[T]:
        job = (runner or self._session.library_runner).start(what, name)
        job.failed.connect(self._session.went_wrong)
        return job

    def _run_soon(self, what: Work[T], name: str) -> Job[T]:
        """A short job: it need not wait for an import, and closing does not lose it."""
        job = self._session.library_runner.start(what, name, must_run=True, is_short=True)
        job.failed.connect(self._session.went_wrong)
        return job

    def _change(self, what: Work[T], name: str) -> Job[T]:
        """A job after which the library is read anew, whatever became of it."""
        job = self._run(what, name)
        job.finished.connect(self.read_library)
        return job

    def _change_soon(self, what: Work[T], name: str) -> Job[T]:
        """The same for a short one."""
        job = self._run_soon(what, name)
        job.finished.connect(self.read_library)
        return job

    def warm_workers(self) -> None:
        """Load the engine and start a worker process, so that the first paper is read at once."""
        self._session.page_runner.start(library_jobs.warm(self._session.workers), "warm")

    # -- reading

    def read_library(self) -> None:
        what = library_jobs.read_library(self._session.settings.student_work)
        job = self._session.library_runner.start(what, "read library", is_short=True)
        job.failed.connect(self._session.went_wrong)
        job.succeeded.connect(self._on_library)
        job.failed.connect(lambda _: self._on_unread())

    def _on_unread(self) -> None:
        self.is_unread = True
        self.library_unread.emit()

    def _on_library(self, state: LibraryContents) -> None:
        self.state = state = state.without(self._session.library_file.leaving)
        self.is_unread = False
        startup.settle_memory()
        self.library_read.emit(state)

    def _count(self) -> None:
        """Tell how much is in by now, as long as an import goes on."""
        if self.is_adding:
            what = library_jobs.count_library()
            job = self._session.library_runner.start(what, "count library", is_short=True)
            job.succeeded.connect(self._on_counted)

    def _count_in_a_while(self) -> None:
        if not self._count_soon.isActive():
            self._count_soon.start()

    def _on_counted(self, summary: Summary) -> None:
        if self.is_adding:  # else the library is read, with all that is in it
            self.library_counted.emit(summary)

    def count_collections(self) -> Job[dict[str, int]]:
        """Waits for no import. Who asks says what it means when it fails."""
        what = library_jobs.count_collections()
        return self._session.check_runner.start(what, "count collections")

    def read_text(self, number: int) -> None:
        job = self._run(library_jobs.read_text(number), "read text", self._session.check_runner)
        job.succeeded.connect(self.text_read)

    def held_in_library(self, student: str) -> Job[list[Entry]]:
        from plagcheck.gui.history.library_part import held_in_library

        runner = self._session.check_runner
        return self._run(held_in_library(student), "held in library", runner)

    # -- changing

    def add(self, files: Sequence[Path], collection: str) -> None:
        """Add files and folders. Until that is done, a file remembers it."""
        from plagcheck.gui.jobs.import_follower import ImportFollower
        from plagcheck.gui.library.collection_model import suggested

        self.remember(collection)
        self._session.note_opened(*files)
        number = self._imports.begin(self._session.library_path, collection, files)
        self._running.add(number)
        importing = ImportFollower(self, files, collection)
        importing.files_settled.connect(lambda _: self._count_in_a_while())
        importing.aimed.connect(lambda where: self._imports.aim(number, where))
        workers, near = self._session.workers, self._session.settings.near
        job = self._change(library_jobs.add(importing, suggested(), workers, near), "add")
        job.succeeded.connect(lambda _: self._end_import(number))
        job.cancelled.connect(lambda: self._end_import(number))  # as the teacher wished
        job.failed.connect(lambda _: self._running.discard(number))
        job.finished.connect(importing.deleteLater)
        self.import_started.emit(job, importing)

    def remember(self, collection: str) -> None:
        """Where the teacher wants files to go, from now on."""
        from plagcheck.gui.library.collection_model import unsorted

        if collection != unsorted():
            self._session.change(adds_to=collection)

    @property
    def usual_collection(self) -> str:
        """Where files go: as the teacher said last, and where nothing counts until it is said."""
        from plagcheck.gui.library.collection_model import unsorted

        return self._session.settings.adds_to or unsorted()

    @property
    def is_adding(self) -> bool:
        return bool(self._running)

    def leave_imports(self) -> None:
        """The window is being closed: what is not added yet can be added at the next start."""
        self._running.clear()

    def _end_import(self, number: int) -> None:
        if number in self._running:  # else it was left before it ended
            self._running.discard(number)
            self._imports.end(number)

    def _unfinished(self) -> dict[int, UnfinishedImport]:
        """Imports that an earlier start left half-way."""
        left = self._imports.of(self._session.library_path)
        return {number: each for number, each in left.items() if number not in self._running}

    def look_for_unfinished(self) -> None:
        """Find out what is left of imports that an earlier start left half-way."""
        left = self._unfinished()
        if left:
            job = self._run(library_jobs.not_added(left), "look for unfinished")
            job.succeeded.connect(self._on_unfinished)

    def _on_unfinished(self, missing: dict[int, list[Path]]) -> None:
        for number, files in missing.items():
            self._imports.leave(number, files)
        left = [file for files in missing.values() for file in files]
        if left:
            self.unfinished_found.emit(left)

    def go_on(self) -> None:
        """Add what an earlier start left."""
        left = self._unfinished()
        self.forget_unfinished()
        for each in left.values():
            self.add([Path(path) for path in each.paths], each.collection)

    def forget_unfinished(self) -> None:
        for number in self._unfinished():
            self._imports.end(number)

    def remove(self, ids: Sequence[int]) -> None:
        """Take documents out; can be undone."""
        job = self._take_out(library_jobs.remove(ids), "remove", ids)
        job.succeeded.connect(self._on_removed)

    def _take_out(self, what: Work[T], name: str, ids: Sequence[int]) -> Job[T]:
        """A job that takes documents out, which are seen no more from now on."""
        job = self._run_soon(what, name)
        self._session.library_file.leaving |= frozenset(ids)
        job.finished.connect(lambda: self._on_taken_out(ids))
        if self.state is not None:
            self.state = self.state.without(self._session.library_file.leaving)
            self.documents_leaving.emit(self.state)
        return job

    def _on_taken_out(self, ids: Sequence[int]) -> None:
        self._session.library_file.leaving -= frozenset(ids)
        self.read_library()

    def _on_removed(self, removed: RemovedDocuments) -> None:
        self._session.add_undo(lambda: self.put_back(removed), _is_library)
        self.removed.emit(len({id(each.document) for each in removed.documents}))

    def put_back(self, removed: RemovedDocuments) -> None:
        self._change_soon(library_jobs.put_back(removed), "put back")

    def decide(self, groups: Sequence[Sequence[int]], says: str) -> None:
        """Say of the documents of each group what they are to each other; can be undone."""
        job = self._change_soon(library_jobs.decide(groups, says), "decide")
        job.succeeded.connect(self._on_decided)

    def _on_decided(self, before: list[LikenessRow]) -> None:
        go_back = library_jobs.decide_as(before)
        self._session.add_undo(lambda: self._change_soon(go_back, "decide as"), _is_library)
        self.decided.emit()

    def erase_student(self, student: str, ids: Sequence[int]) -> Job[int]:
        """Take documents of a student out for good."""
        job = self._take_out(library_jobs.erase(student, ids), "erase documents", ids)
        # One of them may have been removed a moment ago: that cannot be undone any more.
        job.succeeded.connect(lambda _: self._session.forget_undo())
        return job

    def move(self, ids: Sequence[int], collection: str) -> None:
        """Put documents into another collection; can be undone."""
        from plagcheck.gui.library.collection_model import suggested

        what = library_jobs.move(dict.fromkeys(ids, collection), suggested())
        job = self._change_soon(what, "move")
        job.succeeded.connect(lambda before: self._on_moved(before, collection))

    def _on_moved(self, before: dict[int, str], collection: str) -> None:
        move_back = library_jobs.move(before)
        self._session.add_undo(lambda: self._change_soon(move_back, "move back"), _is_library)
        self.moved.emit(len(before), collection)

    def begin_collection(self, name: str, holds: Holds) -> None:
        """Make a collection, and say what it will hold."""
        self._run_soon(library_jobs.begin_collection(name, holds), "begin collection")

    def tell_holds(self, collection: str, holds: Holds) -> None:
        """Say what a collection holds; also while the program is being left."""
        self._change_soon(library_jobs.tell_holds(collection, holds), "tell holds")

    # -- looking after it

    def verify(self) -> Job[list[Damage]]:
        return self._run(library_jobs.verify(), "verify")

    def back_up(self, target: Path) -> Job[int]:
        """Only reads: waits for nothing, and nothing waits for it."""
        what = library_jobs.back_up(target, self._session.opened)
        return self._run(what, "back up", self._session.copy_runner)

    def rebuild(self, params: dict[str, Any] | None = None) -> Job[RebuildOutcome]:
        return self._change(library_jobs.rebuild(params), "rebuild")

    def use_library(self, path: Path) -> None:
        """Keep another library from now on."""
        job = self._run(library_jobs.use_library(path), "use library")
        job.succeeded.connect(lambda state: self._on_used(path, state))

    def _on_used(self, path: Path, state: LibraryContents) -> None:
        self._session.change(library=str(path))
        self._on_library(state)


def _is_library(seen: OpenCheck | str) -> bool:
    """Whether the library is on the screen."""
    return seen == "library"
