"""The history's side of the desk: what was kept, jobs on it, and how they are undone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from plagcheck.gui.jobs.library_desk import LibraryDesk

if TYPE_CHECKING:
    from types import ModuleType

    from plagcheck.gui.history.past import Past
    from plagcheck.gui.jobs.history_jobs import HistoryRead
    from plagcheck.gui.jobs.job_runner import Job, JobRunner, Work
    from plagcheck.history.figures import Figures
    from plagcheck.history.saved import Erased, Removed
    from plagcheck.model.adjusted import Choice, Rules
    from plagcheck.model.classes import ClassResult
    from plagcheck.model.decisions import Decision

SOON_MS = 2000


class RecordsDesk(LibraryDesk):
    """Lists what was kept; every change of it is a job on a thread of its own."""

    history_read = Signal(object)  # a list of Past, newest first
    line_changed = Signal(object)  # Past, new or changed
    lines_removed = Signal(object)  # ids
    too_old_erased = Signal(int)
    history_put_aside = Signal(str, int)  # the damaged file, and how many checks were saved
    classes_gone = Signal(object)  # paths of classes whose files were erased or changed

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.past: dict[int, Past] = {}
        self.classes_deleted: frozenset[Path] = frozenset()  # their files stay for a while
        self._class_kept: tuple[object, ...] = ()
        self._arrived: dict[int, Past] = {}  # while the history is being read

    @cached_property
    def records_runner(self) -> JobRunner:
        """The history does not wait for an import."""
        from plagcheck.gui.jobs.job_runner import JobRunner

        return JobRunner(self.library_path, self)

    @property
    def _records(self) -> ModuleType:
        """Imported when the first job is started, after the window is painted."""

        from plagcheck.gui.jobs import history_jobs

        return history_jobs

    def _on_records(self, work: Work, name: str, *, must_run: bool = False) -> Job:
        job = self.records_runner.start(work, name, must_run=must_run)
        job.failed.connect(self.went_wrong)
        job.produced.connect(self._on_told)
        return job

    def _on_told(self, items: Sequence[object]) -> None:
        for item in items:
            if isinstance(item, self._records.PutAside):
                self.history_put_aside.emit(item.path.name, item.saved)
                self.read_history()

    def stop(self) -> bool:
        ended = self.records_runner.stop(SOON_MS)  # made or not: none is to begin any more
        return super().stop() and (ended or self.records_runner.stop())

    # -- reading

    def read_history(self) -> None:
        self._arrived = {}
        what = self._records.read_history(self.settings.keep_days)
        self._on_records(what, "read history").succeeded.connect(self._on_history)

    def _on_history(self, read: HistoryRead) -> None:
        self.classes_deleted = read.doomed
        if self._arrived:
            self._list({past.id: past for past in read.past} | self._arrived)
        else:
            self.past = {past.id: past for past in read.past}
            self.history_read.emit(read.past)
        if read.erased:
            self.too_old_erased.emit(read.erased)

    def _list(self, past: dict[int, Past]) -> None:
        ordered = sorted(past.values(), key=lambda each: (each.line.when, each.id), reverse=True)
        self.past = {each.id: each for each in ordered}
        self.history_read.emit(ordered)

    def _on_line(self, past: Past) -> None:
        self.past[past.id] = self._arrived[past.id] = past
        self.line_changed.emit(past)

    # -- changing

    def decide_on(self, number: int, decision: Decision) -> None:
        """Note what was decided about a check; can be undone."""
        line = self.past[number].line
        before = type(decision)(line.status, line.note)
        self._undo.add(lambda: self.write_decision(number, before))
        self.write_decision(number, decision)

    def write_decision(self, number: int, decision: Decision) -> None:
        job = self._on_records(self._records.decide(number, decision), "decide", must_run=True)
        job.succeeded.connect(self._on_line)

    def write_left_out(
        self,
        number: int,
        rules: Rules,
        choices: Sequence[Choice],
        figures: Figures | None,
    ) -> None:
        what = self._records.leave_out(number, rules, tuple(choices), figures)
        self._on_records(what, "leave out", must_run=True).succeeded.connect(self._on_line)

    def keep_class(self, path: Path, result: ClassResult) -> None:
        """Keep the line of a class; what was decided in it is in its own file."""
        before, state = self._class_kept, (path, result.papers, result.pairs)
        if before and before[0] == path and before[1] is state[1] and before[2] is state[2]:
            return
        from plagcheck.gui.history.saving import keep_class

        self._class_kept = state
        job = self.runner.start(keep_class(path, result, self.settings), "keep", must_run=True)
        job.produced.connect(self._on_told)
        job.succeeded.connect(self._on_line)
        job.failed.connect(self.went_wrong)

    # -- removing and erasing

    def delete_checks(self, ids: Collection[int]) -> Job:
        """Take checks out of the history; can be undone."""
        gone = [self.past[number] for number in ids if number in self.past]
        recent = self.settings.recent
        job = self._on_records(self._records.remove(tuple(ids)), "delete checks")
        job.succeeded.connect(lambda removed: self._on_deleted(gone, removed, recent))
        return job

    def _on_deleted(self, gone: Sequence[Past], removed: Removed, recent: tuple[str, ...]) -> None:
        self._undo.add(lambda: self._put_back(gone, removed, recent))
        self.classes_deleted |= _classes(gone)
        self._forget(gone)

    def _forget(self, gone: Sequence[Past]) -> None:
        for past in gone:
            self.past.pop(past.id, None)
            self._arrived.pop(past.id, None)
        self.lines_removed.emit([past.id for past in gone])
        self._tell_classes(gone)

    def _tell_classes(self, lines: Sequence[Past]) -> None:
        classes = _classes(lines)
        if classes:
            self._class_kept = ()
            self.classes_gone.emit(sorted(classes))

    def _put_back(self, gone: Sequence[Past], removed: Removed, recent: tuple[str, ...]) -> None:
        self.change(recent=recent)
        job = self._on_records(self._records.put_back(removed), "put back")
        job.succeeded.connect(lambda _: self._on_put_back(gone))

    def _on_put_back(self, gone: Sequence[Past]) -> None:
        self.classes_deleted -= _classes(gone)
        self._list(self.past | {past.id: past for past in gone})

    def erase_checks(self, ids: Collection[int], done: Callable[[Erased], object]) -> Job:
        """Erase checks for good."""
        gone = [self.past[number] for number in ids if number in self.past]
        job = self._on_records(self._records.erase(tuple(ids)), "erase")
        job.succeeded.connect(lambda erased: self._on_erased(gone, erased, done))
        return job

    def _on_erased(
        self, gone: Sequence[Past], erased: Erased, done: Callable[[Erased], object]
    ) -> None:
        paths = {past.line.path for past in gone} | {past.line.other_path for past in gone}
        self._forget_recent(lambda path: path in paths)
        self._forget([past for past in gone if past.line.path not in erased.not_erased])
        done(erased)

    def erase_student(self, student: str, done: Callable[[Erased], object]) -> Job:
        """Erase all that the history holds about a student."""
        job = self._on_records(self._records.erase_student(student), "erase student")
        job.succeeded.connect(lambda erased: self._on_student_erased(student, erased, done))
        return job

    def _on_student_erased(
        self, student: str, erased: Erased, done: Callable[[Erased], object]
    ) -> None:
        from plagcheck.history.students import Student

        searched = Student(student)
        self._forget_recent(lambda path: searched.is_in(Path(path).name))
        self._tell_classes([past for past in self.past.values() if past.line.kind == "class"])
        self.read_history()
        done(erased)

    def _forget_recent(self, is_gone: Callable[[str], bool]) -> None:
        self.change(recent=tuple(path for path in self.settings.recent if not is_gone(path)))

    def clear_history(self) -> None:
        """Forget all checks and recent papers; can be undone."""
        recent = self.settings.recent
        if self.past:
            self.delete_checks(tuple(self.past))
        elif recent:
            self._undo.add(lambda: self.change(recent=recent))
        self.change(recent=())

    # -- one student

    def held_about(self, student: str) -> Job:
        return self._on_records(self._records.held_about(student), "held about")

    def export_student(self, student: str, target: Path) -> Job:
        return self._on_records(self._records.export_student(student, target), "export")

    def held_in_library(self, student: str) -> Job:
        from plagcheck.gui.history.library_part import held_in_library

        return self._run(held_in_library(student), "held in library")

    def erase_documents(self, ids: Sequence[int]) -> None:
        """Take documents out of the library for good."""
        job = self._run(self._library_jobs.remove(ids), "erase documents")
        job.finished.connect(self.read_library)

    def older_than(self, days: int) -> Job:
        return self._on_records(self._records.older_than(days), "older than")

    def put_aside_files(self) -> Job:
        return self._on_records(self._records.put_aside_files(), "put aside")

    def erase_put_aside(self) -> Job:
        return self._on_records(self._records.erase_put_aside(), "erase put aside")


def _classes(lines: Sequence[Past]) -> frozenset[Path]:
    """The files of those lines that are classes."""
    return frozenset(Path(past.line.path) for past in lines if past.line.kind == "class")
