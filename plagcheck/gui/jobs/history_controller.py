"""The history: what was kept, jobs on it, and how they are undone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from operator import is_
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from plagcheck import paths
from plagcheck.gui.jobs import history_jobs
from plagcheck.gui.jobs.session import Session
from plagcheck.gui.parts.typed_signal import SignalOf, carrying

if TYPE_CHECKING:
    from plagcheck.gui.history.held_on_screen import HeldOnScreen
    from plagcheck.gui.history.history_row import HistoryRow
    from plagcheck.gui.jobs.history_jobs import DamagedHistory, HistoryRead, StudentErased
    from plagcheck.gui.jobs.job_runner import Job, JobRunner, Work
    from plagcheck.gui.jobs.open_check import OpenCheck
    from plagcheck.history.changes import Changes
    from plagcheck.history.saved import ErasureOutcome, HistoryLine, RemovedEntries
    from plagcheck.history.students import StudentName
    from plagcheck.model.adjusted import Adjusted, Choice, Rules
    from plagcheck.model.classes import ClassResult
    from plagcheck.model.decisions import Decision

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Erasure:
    """What must not be seen any more: entries, parts of entries of others, all that is named so."""

    entries: frozenset[int]
    parts_of: frozenset[int] = frozenset()
    student: StudentName | None = None

    def has_name(self, *names: str) -> bool:
        """Whether one of these names or paths is theirs."""
        return self.student is not None and any(map(self.student.is_in_path, names))


class HistoryController(QObject):
    """Lists what was kept; every change of it is a job on a thread of its own."""

    history_read: SignalOf[list[HistoryRow]] = carrying(1)  # newest first
    line_changed: SignalOf[HistoryRow] = carrying(1)  # or new
    lines_removed: SignalOf[list[int]] = carrying(1)
    checked_again: SignalOf[int, Changes, int] = carrying(3)  # old and new number
    student_leaving: SignalOf[StudentName] = carrying(1)  # all about them is erased next
    erased: SignalOf[Erasure] = carrying(1)
    too_old_erased = Signal(int)
    history_put_aside = Signal(str, int)  # the damaged file, and how many checks were saved
    classes_gone: SignalOf[list[Path]] = carrying(1)  # whose files were erased or changed

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self.past: dict[int, HistoryRow] = {}
        self.classes_deleted: frozenset[Path] = frozenset()  # their files stay for a while
        self.screens: list[Callable[[StudentName], list[HeldOnScreen]]] = []  # asked about students
        self._class_kept: tuple[object, ...] = ()
        self._arrived: dict[int, HistoryRow] = {}  # while the history is being read

    def _run(
        self, work: Work[T], name: str, *, must_run: bool = False, runner: JobRunner | None = None
    ) -> Job[T]:
        job = (runner or self._session.history_runner).start(work, name, must_run=must_run)
        job.failed.connect(self._session.went_wrong)
        job.put_aside.connect(self.hear)
        return job

    def hear(self, damaged: DamagedHistory) -> None:
        """What jobs say that use the history: it was damaged and begun anew."""
        self.history_put_aside.emit(damaged.path.name, damaged.saved)
        self.read_history()

    # -- reading

    def read_history(self) -> None:
        self._arrived = {}
        what = history_jobs.read_history(self._session.settings.keep_days)
        self._run(what, "read history").succeeded.connect(self._on_history)

    def _on_history(self, read: HistoryRead) -> None:
        self.classes_deleted = read.doomed
        if self._arrived:
            self._list({past.id: past for past in read.past} | self._arrived)
        else:
            self.past = {past.id: past for past in read.past}
            self.history_read.emit(read.past)
        if read.erased:
            self.too_old_erased.emit(read.erased)

    def _list(self, past: dict[int, HistoryRow]) -> None:
        ordered = sorted(past.values(), key=lambda each: (each.line.when, each.id), reverse=True)
        self.past = {each.id: each for each in ordered}
        self.history_read.emit(ordered)

    def put_line(self, past: HistoryRow) -> None:
        """List what was just kept or changed."""
        self.past[past.id] = self._arrived[past.id] = past
        self.line_changed.emit(past)

    def put_instead(self, number: int, past: HistoryRow) -> None:
        """A check that was kept once more takes the place of an earlier line."""
        gone = [self.past[number]] if number in self.past else []
        self.put_line(past)
        self._forget(gone)

    def open_saved(self, number: int) -> Job[OpenCheck]:
        """A check as it was kept."""
        from plagcheck.gui.jobs.kept_checks import open_saved

        return self._run(open_saved(number), "open saved")

    def open_class(self, path: Path) -> Job[ClassResult]:
        from plagcheck.gui.jobs.kept_checks import open_class

        return self._run(open_class(path), "open class")

    # -- with the library of today

    def check_saved_again(self, number: int) -> Job[tuple[Changes, HistoryRow]]:
        """Check a kept paper with the library of today, and tell what changed."""
        from plagcheck.gui.history.check_again import check_again

        job = self._run(check_again(number), "check again", runner=self._session.check_runner)
        job.succeeded.connect(lambda made: self._on_again(number, *made))
        return job

    def _on_again(self, number: int, changes: Changes, past: HistoryRow) -> None:
        self.put_line(past)
        self.checked_again.emit(number, changes, past.id)

    def library_since(self, number: int) -> Job[tuple[int, int]]:
        """How many documents were added and removed since a check was kept."""
        from plagcheck.gui.history.check_again import library_since

        return self._session.check_runner.start(library_since(number), "library since")

    # -- changing

    def decide_on(self, number: int, decision: Decision) -> None:
        """Note what was decided about a check; can be undone."""
        line = self.past[number].line
        before = type(decision)(line.status, line.note)
        self._session.add_undo(
            lambda: self.write_decision(number, before),
            lambda seen: seen == "history" or getattr(seen, "record", None) == number,
        )
        self.write_decision(number, decision)

    def write_decision(self, number: int, decision: Decision) -> None:
        job = self._run(history_jobs.decide(number, decision), "decide", must_run=True)
        job.succeeded.connect(self.put_line)

    def write_left_out(
        self,
        number: int,
        rules: Rules,
        choices: Sequence[Choice],
        left: Adjusted,
    ) -> None:
        """Note what is left out of a check; `left` is what still counts."""
        what = history_jobs.leave_out(number, rules, tuple(choices), left)
        self._run(what, "leave out", must_run=True).succeeded.connect(self.put_line)

    def write_no_drafts(self, number: int, sources: frozenset[int]) -> None:
        """Note which sources of a check are no draft of its paper."""
        self._run(history_jobs.deny_drafts(number, sources), "no drafts", must_run=True)

    def keep_class(self, path: Path, result: ClassResult) -> None:
        """Keep the line of a class; what was decided in it is in its own file."""
        from plagcheck.gui.history.saving import keep_class

        before, parts = self._class_kept, (result.papers, result.pairs, result.adjustments)
        state = (path, *parts)
        if before and before[0] == path and all(map(is_, before[1:], parts)):
            return
        self._class_kept = state
        what = keep_class(path, result, self._session.settings)
        self._run(what, "keep", must_run=True).succeeded.connect(self.put_line)

    # -- removing and erasing

    def delete_checks(self, ids: Collection[int]) -> Job[RemovedEntries]:
        """Take checks out of the history; can be undone."""
        gone = [self.past[number] for number in ids if number in self.past]
        recent = self._session.settings.recent
        job = self._run(history_jobs.remove(tuple(ids)), "delete checks", must_run=True)
        job.succeeded.connect(lambda removed: self._on_deleted(gone, removed, recent))
        return job

    def _on_deleted(
        self, gone: Sequence[HistoryRow], removed: RemovedEntries, recent: tuple[str, ...]
    ) -> None:
        self._session.add_undo(lambda: self._put_back(gone, removed, recent), _is_listed)
        self.classes_deleted |= _classes(gone)
        self._forget(gone)

    def _forget(self, gone: Sequence[HistoryRow]) -> None:
        for past in gone:
            self.past.pop(past.id, None)
            self._arrived.pop(past.id, None)
        self.lines_removed.emit([past.id for past in gone])
        self._tell_classes(gone)

    def _tell_classes(self, lines: Sequence[HistoryRow]) -> None:
        classes = _classes(lines)
        if classes:
            self._class_kept = ()
            self.classes_gone.emit(sorted(classes))

    def _put_back(
        self, gone: Sequence[HistoryRow], removed: RemovedEntries, recent: tuple[str, ...]
    ) -> None:
        self._session.change(recent=recent)
        job = self._run(history_jobs.put_back(removed), "put back", must_run=True)
        job.succeeded.connect(lambda _: self._on_put_back(gone))

    def _on_put_back(self, gone: Sequence[HistoryRow]) -> None:
        self.classes_deleted -= _classes(gone)
        self._list(self.past | {past.id: past for past in gone})

    def erase_checks(
        self, ids: Collection[int], done: Callable[[ErasureOutcome], object]
    ) -> Job[ErasureOutcome]:
        """Erase checks for good."""
        gone = [self.past[number] for number in ids if number in self.past]
        job = self._run(history_jobs.erase(tuple(ids)), "erase", must_run=True)
        job.succeeded.connect(lambda erased: self._on_erased(gone, erased, done))
        return job

    def _on_erased(
        self,
        gone: Sequence[HistoryRow],
        erased: ErasureOutcome,
        done: Callable[[ErasureOutcome], object],
    ) -> None:
        papers = {past.line.path for past in gone} | {past.line.other_path for past in gone}
        self._forget_papers(lambda path: path in papers)
        really = [past for past in gone if past.line.path not in erased.not_erased]
        self._tell_erased(Erasure(frozenset(past.id for past in really)))
        self._forget(really)
        done(erased)

    def _tell_erased(self, erasure: Erasure) -> None:
        self._session.forget_undo()  # or a step back might write again what is to be gone
        self.erased.emit(erasure)

    def erase_student(
        self, student: str, done: Callable[[ErasureOutcome], object]
    ) -> Job[StudentErased]:
        """Erase all that the history, and the class that is open, hold about a student."""
        from plagcheck.history.students import StudentName

        name = StudentName(student)
        self.student_leaving.emit(name)
        job = self._run(history_jobs.erase_student(student), "erase student", must_run=True)
        job.succeeded.connect(lambda made: self._on_student_erased(name, made, done))
        return job

    def _on_student_erased(
        self, student: StudentName, made: StudentErased, done: Callable[[ErasureOutcome], object]
    ) -> None:
        self._forget_papers(lambda path: path in made.paths or student.is_in_path(path))
        self._tell_erased(Erasure(made.own, made.others, student))
        self.read_history()
        done(made.erased)

    def _forget_papers(self, is_gone: Callable[[str], bool]) -> None:
        from plagcheck.jobs.noted_papers import forget_papers

        left = self._session.settings.without_papers(is_gone)
        self._session.change(recent=left.recent, report_folder=left.report_folder)
        forget_papers(paths.imports_file(), paths.inbox_dir(), is_gone)

    def clear_history(self) -> None:
        """Forget all checks and recent papers; can be undone."""
        recent = self._session.settings.recent
        if self.past:
            self.delete_checks(tuple(self.past))
        elif recent:
            self._session.add_undo(lambda: self._session.change(recent=recent), _is_listed)
        self._session.change(recent=())

    # -- one student

    def held_about(self, student: str) -> Job[list[HistoryLine]]:
        return self._run(history_jobs.held_about(student), "held about")

    def held_on_screen(self, student: str) -> list[HeldOnScreen]:
        """What is open about a student, be it in the history or not."""
        from plagcheck.history.students import StudentName

        name = StudentName(student)
        return [held for ask in self.screens for held in ask(name)]

    def export_student(self, student: str, target: Path) -> Job[list[str]]:
        return self._run(history_jobs.export_student(student, target), "export")

    def older_than(self, days: int) -> Job[int]:
        return self._run(history_jobs.older_than(days), "older than")

    def put_aside_files(self) -> Job[list[Path]]:
        return self._run(history_jobs.put_aside_files(), "put aside")

    def erase_put_aside(self) -> Job[int]:
        return self._run(history_jobs.erase_put_aside(), "erase put aside", must_run=True)


def _is_listed(seen: OpenCheck | str) -> bool:
    """Whether the page on the screen lists what was kept, or is where it is deleted."""
    return seen in ("history", "classes", "settings")


def _classes(lines: Sequence[HistoryRow]) -> frozenset[Path]:
    """The files of those lines that are classes."""
    return frozenset(Path(past.line.path) for past in lines if past.line.kind == "class")
