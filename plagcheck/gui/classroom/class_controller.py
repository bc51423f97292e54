"""The class that is being worked on: starts its jobs, keeps decisions, saves by itself."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from plagcheck.classroom.anonymous import named_left, with_names
from plagcheck.gui.classroom import class_files, class_jobs
from plagcheck.gui.classroom.agreement_jobs import AgreementJobs
from plagcheck.gui.classroom.class_view import ClassView
from plagcheck.gui.classroom.status import count_pairs, count_papers
from plagcheck.gui.jobs.controllers import Controllers
from plagcheck.gui.jobs.current_job import CurrentJob
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.parts.undo import UndoList
from plagcheck.model.classes import Adjustment, Pair, with_class_mates
from plagcheck.model.decisions import Decision, Decisions, Status
from plagcheck.model.errors import PlagcheckError
from plagcheck.model.names import printable
from plagcheck.model.submissions import Paper

if TYPE_CHECKING:
    from plagcheck.classroom.corrections import Roll
    from plagcheck.classroom.pseudonyms import Pseudonyms
    from plagcheck.gui.jobs.job_runner import Work
    from plagcheck.gui.jobs.open_check import OpenCheck
    from plagcheck.gui.reading.pair import ReadingPair
    from plagcheck.history.students import StudentName
    from plagcheck.model.classes import ClassResult
    from plagcheck.model.progress import Progress
    from plagcheck.model.result import CheckResult, Source
    from plagcheck.report.build import Subject

SAVE_AFTER_MS = 800

T = TypeVar("T")

_log = logging.getLogger(__name__)


class ClassController(QObject):
    """One class at a time. Every change of it is saved shortly after, and can be undone."""

    started = Signal(str, str)  # what is being done, to what
    progressed: SignalOf[Progress] = carrying(1)
    failed: SignalOf[Exception] = carrying(1)
    cancelled = Signal()
    roll_read: SignalOf[Path, Roll] = carrying(2)
    late_read: SignalOf[Roll] = carrying(1)
    late_added: SignalOf[list[int]] = carrying(1)  # papers
    changed: SignalOf[ClassView] = carrying(1)
    adjusted: SignalOf[ClassView] = carrying(1)  # something was left out of a paper
    decided = Signal()
    saved = Signal()
    kept_changed = Signal()
    past_work_kept = Signal(int)  # how many papers are new in the library
    pair_ready: SignalOf[OpenCheck, ReadingPair] = carrying(2)
    paper_ready: SignalOf[int, OpenCheck] = carrying(2)

    def __init__(self, controllers: Controllers) -> None:
        super().__init__(controllers.session)
        self._session, self._library = controllers.session, controllers.library
        self._history = controllers.history
        self.path: Path | None = None  # where the class is kept
        self.shown: ClassView | None = None  # with real names
        self.hidden: ClassView | None = None  # without, once it was asked for
        self.hides_names = False
        self.decisions = Decisions()
        self._agreements = AgreementJobs(self._session)
        self._agreements.done.connect(self._on_agreed)
        self._current = CurrentJob()
        self._undo: UndoList[int | None] = UndoList()  # a paper is seen, or all of the class
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SAVE_AFTER_MS)
        self._soon.timeout.connect(self.save)

    @property
    def on_screen(self) -> ClassView | None:
        return self.hidden if self.hides_names and self.hidden else self.shown

    # -- jobs; one at a time

    def _start(self, what: Work[T], kind: str, name: str, done: Callable[[T], object]) -> None:
        self.cancel()
        job = self._current.take(self._session.check_runner.start(what, kind))
        self.started.emit(kind, name)
        only = self._current.only
        job.progressed.connect(only(job, self.progressed.emit))
        job.succeeded.connect(only(job, done))
        job.failed.connect(only(job, self.failed.emit))
        job.cancelled.connect(only(job, self.cancelled.emit))

    def cancel(self) -> None:
        self._current.cancel()

    def read(self, path: Path) -> None:
        """See who handed in what."""
        self._session.note_opened(path)
        what = class_jobs.read(path, self._session.workers)
        name = printable(path.name)
        self._start(what, "read", name, lambda roll: self.roll_read.emit(path, roll))

    def compare(self, roll: Roll, asked: class_jobs.ClassRequest) -> None:
        self._session.note_opened(*asked.handouts)
        what = class_jobs.compare(roll, asked, self._session.settings, self._session.workers)
        self._start(what, "compare", asked.name, self._on_new)

    def open(self, path: Path) -> None:
        """A class that was kept."""
        what, name = class_jobs.open_saved(path), printable(path.stem)
        self._start(what, "open", name, lambda shown: self._on_new(shown, path))

    def _on_new(self, shown: ClassView, path: Path | None = None) -> None:
        self.flush()
        self._undo = UndoList()
        self.hides_names = False
        self.decisions = shown.result.decisions
        self.path = path or class_files.free_path(shown.result.name)
        self._put(shown)
        if path is None:
            self._soon.start()  # it is painted first

    def read_late(self, paths: Sequence[Path]) -> None:
        """See whose papers came late."""
        if self.shown is not None:
            self._session.note_opened(*paths)
            what = class_jobs.read_late(paths, self._session.workers)
            self._start(what, "late", paths[0].name, self.late_read.emit)

    def add_late(self, roll: Roll) -> None:
        """Papers that came late join the class; can be undone."""
        if self.shown is not None:
            what = class_jobs.add_late(self.shown.result, roll)
            self._start(what, "late", roll[0].student.name, self._on_late)

    def _on_late(self, shown: ClassView) -> None:
        before = (
            {paper.id for paper in self.shown.result.papers} if self.shown is not None else set()
        )
        self._on_changed(shown)
        self.late_added.emit([each.id for each in shown.result.papers if each.id not in before])

    def set_left_out(self, texts: Sequence[str]) -> None:
        """Which texts do not count; can be undone."""
        if self.shown is not None:
            what = class_jobs.leave_out(self.shown.result, texts)
            self._start(what, "compare", self.shown.result.name, self._on_changed)

    def _on_changed(self, shown: ClassView) -> None:
        before = self.shown
        if before is not None:
            self._undo.add(lambda: self._put_back(before), _is_class, changes_all=True)
        self._put_back(shown)

    def _put_back(self, shown: ClassView) -> None:
        self._put(shown)
        self._soon.start()

    def _put(self, shown: ClassView) -> None:
        self.shown, self.hidden = shown, None
        if self.hides_names:
            self._hide()
        else:
            self.changed.emit(shown)

    def undo(self, paper: int | None = None) -> bool:
        """Take back the last step about the paper that is seen, or the last of the class."""
        return self._undo.undo(paper, in_order=paper is None)

    # -- names

    def set_names_hidden(self, hide: bool) -> None:
        self.hides_names = hide
        if self.shown is None:
            return
        if hide and self.hidden is None:
            self._hide()
        else:
            self.changed.emit(self.hidden if hide and self.hidden else self.shown)

    def _hide(self) -> None:
        shown = self.shown
        if shown is not None:
            job = self._session.page_runner.start(class_jobs.hide_names(shown.result), "hide names")
            job.succeeded.connect(lambda hidden: self._on_hidden(shown, hidden))
            job.failed.connect(self.failed)

    def _on_hidden(self, of: ClassView, hidden: ClassView) -> None:
        if of is self.shown:
            self.hidden = hidden
            self.changed.emit(hidden if self.hides_names else of)

    # -- decisions

    def decision(self, row: Paper | Pair) -> Decision:
        """What was decided; inside a note no name is left while names are hidden."""
        found = self._decided(row)
        shown = self.on_screen
        if found.note and shown is not None and shown.pseudonyms is not None:
            found = replace(found, note=shown.pseudonyms.text(found.note))
        return found

    def _decided(self, row: Paper | Pair) -> Decision:
        if isinstance(row, Paper):
            return self.decisions.of_paper(row.id)
        return self.decisions.of_pair(row.a, row.b)

    def decide(self, row: Paper | Pair, decision: Decision) -> None:
        """Note what the teacher decided; can be undone."""
        before, paper = self._decided(row), row.id if isinstance(row, Paper) else None
        if self.hides_names:  # a note is shown without names then, and is not written
            decision = replace(decision, note=before.note)
        self._undo.add(lambda: self._decide(row, before), lambda seen: seen in (None, paper))
        self._decide(row, decision)

    def _decide(self, row: Paper | Pair, decision: Decision) -> None:
        if isinstance(row, Paper):
            self.decisions = self.decisions.with_paper(row.id, decision)
        else:
            self.decisions = self.decisions.with_pair(row.a, row.b, decision)
        self.decided.emit()
        self._soon.start()

    def set_status(self, row: Paper | Pair, status: Status) -> None:
        self.decide(row, replace(self._decided(row), status=status))

    def counts(self, *, of_pairs: bool) -> dict[Status, int]:
        """How many papers or pairs are in each state."""
        if self.shown is None:
            return dict.fromkeys(Status, 0)
        count = count_pairs if of_pairs else count_papers
        return count(self.shown.result, self.decisions)

    # -- keeping

    @property
    def result(self) -> ClassResult | None:
        """The class with all that was decided, with real names."""
        return replace(self.shown.result, decisions=self.decisions) if self.shown else None

    def save(self) -> None:
        self._soon.stop()
        if self.result is not None and self.path is not None:
            work = class_jobs.save(self.result, self.path)
            # In one row with what erases, or a save on its way might bring back what was erased.
            job = self._session.history_runner.start(work, "save class")
            job.succeeded.connect(lambda _: self._on_saved())
            job.failed.connect(self._session.went_wrong)

    def _on_saved(self) -> None:
        self.saved.emit()
        self.kept_changed.emit()

    def flush(self) -> None:
        """Save now what would be saved soon: the window is being closed."""
        if self._soon.isActive() and self.result is not None and self.path is not None:
            self._soon.stop()
            try:
                class_jobs.save_now(self.result, self.path)
            except PlagcheckError as error:
                _log.warning("the class could not be saved: %s", error.code)

    def close(self) -> None:
        """The class is gone: nothing of it is saved again."""
        self._soon.stop()
        self._current.drop()
        self.shown = self.hidden = self.path = None
        self.decisions, self._undo = Decisions(), UndoList()

    def forget_student(self, student: StudentName) -> bool:
        """Keep the class without a student who is in it, and close it; whether that was so."""
        from plagcheck.history.class_files import why_held

        result, path = self.result, self.path
        if result is None or path is None or not why_held(result, student):
            return False
        work = class_jobs.forget_student(result, path, student)
        job = self._session.history_runner.start(work, "forget student", must_run=True)
        job.succeeded.connect(lambda left: self._history.keep_class(path, left))
        job.failed.connect(self._session.went_wrong)
        self.close()
        return True

    def save_copy(self, path: Path) -> None:
        if self.result is not None:
            work = class_jobs.save(self.result, path, self._session.opened)
            job = self._session.page_runner.start(work, "save class")
            job.succeeded.connect(lambda _: self.saved.emit())
            job.failed.connect(self._session.went_wrong)

    def keep_as_past_work(self, collection: str, *, hide: bool) -> None:
        """Add the papers to the library; can be undone."""
        if self.result is None:
            return
        what = class_jobs.keep_as_past_work(self.result, collection, hide=hide)
        job = self._session.library_runner.start(what, "keep class")
        job.succeeded.connect(self._on_kept)
        job.failed.connect(self._session.went_wrong)
        job.finished.connect(self._library.read_library)

    def _on_kept(self, ids: Sequence[int]) -> None:
        if ids:
            self._undo.add(lambda: self._library.remove(ids), _is_class)
        self.past_work_kept.emit(len(ids))

    # -- side by side

    def open_pair(self, a: int, b: int) -> None:
        if self.on_screen is None:
            return
        job = self._session.check_runner.start(
            class_jobs.pair_of(self.on_screen, a, b), "side by side"
        )
        job.succeeded.connect(lambda read: self.pair_ready.emit(*read))
        job.failed.connect(self._session.went_wrong)

    # -- one paper

    def open_paper(self, number: int) -> None:
        """A paper as a whole, without what was left out of it before."""
        if self.on_screen is None:
            return
        what = class_jobs.paper_of(self.on_screen, number)
        job = self._session.check_runner.start(what, "paper")
        job.succeeded.connect(lambda checked: self._on_paper(number, checked))
        job.failed.connect(self._session.went_wrong)

    def _on_paper(self, number: int, checked: OpenCheck) -> None:
        paper = self._paper(number)
        if paper is not None:
            checked.decision = self.decision(paper)
            self.paper_ready.emit(number, checked)

    def _paper(self, number: int) -> Paper | None:
        return self.on_screen.result.by_id.get(number) if self.on_screen is not None else None

    def report_about(self, number: int) -> Work[Subject] | None:
        """What reads all that a report says about a paper."""
        paper = self._paper(number)
        if self.on_screen is None or paper is None:
            return None
        state = self._library.state
        return class_jobs.report_about(self.on_screen, number, self.decision(paper), state)

    def keep_left_out(self, number: int, checked: OpenCheck) -> None:
        """Keep with the class what is left out of a paper; its share follows everywhere."""
        shown, hidden = self.shown, self.hidden if self.hides_names else None
        if shown is None:
            return
        left = checked.adjusted
        sources: Sequence[Source] | None = checked.result.sources
        looked = checked.result.looked_without
        told = checked.rules, checked.choices, left.result.figures, looked, checked.no_drafts
        kept = Adjustment(*told, checked.result.later_numbers)
        remaining = left.result.sources
        if hidden is not None and hidden.pseudonyms is not None:
            mates = with_class_mates(remaining)
            self.hidden = hidden.adjusted(number, kept, sources, remaining, mates)
            self._agreements.follow(hidden, number, kept.choices)
            # Sources that came forward there are looked for once more where names are shown.
            known = shown.result.adjustments.get(number)
            named = replace(kept, looked_without=frozenset())
            kept = with_names(named, known, shown.result.by_id[number], hidden.pseudonyms)
            sources, mates = None, named_left(mates, number, shown.result, hidden.pseudonyms)
        else:
            self.hidden, mates = None, with_class_mates(remaining)
        self.shown = shown.adjusted(number, kept, sources, remaining, mates)
        self._agreements.follow(shown, number, kept.choices)
        self.adjusted.emit(self.on_screen or self.shown)
        self._soon.start()

    def restore_pair(self, pair: Pair) -> None:
        """Two who were allowed to work together are a pair again; can be undone."""
        before = self.shown
        if before is None or not before.result.is_allowed(pair):
            return
        self._undo.add(lambda: self._put_back(before), _is_class, changes_all=True)
        for shown in filter(None, (self.shown, self.hidden)):
            self._agreements.take_back(shown, pair)

    def _on_agreed(
        self, pseudonyms: Pseudonyms | None, number: int, kept: Adjustment, left: CheckResult
    ) -> None:
        for name in ("shown", "hidden"):
            shown: ClassView | None = getattr(self, name)
            if shown is not None and shown.pseudonyms is pseudonyms and number in shown.names:
                mates = with_class_mates(left.sources)
                setattr(self, name, shown.adjusted(number, kept, None, left.sources, mates))
                self.adjusted.emit(self.on_screen or shown)
                self._soon.start()

    def add_undo(self, paper: int, step: Callable[[], object]) -> None:
        """A step back in one paper; it is about text that has names in it, or has not."""
        hides = self.hides_names
        self._undo.add(step, lambda seen: seen in (None, paper) and self.hides_names == hides)


def _is_class(paper: int | None) -> bool:
    """Whether all of the class is seen."""
    return paper is None
