"""The place of reports: the page, and the jobs behind it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from plagcheck.gui.classroom.class_files import file_name_of
from plagcheck.gui.jobs.current_job import CurrentJob, JobRound
from plagcheck.gui.parts.text_format import language_in_use, tr
from plagcheck.gui.reporting import report_jobs
from plagcheck.gui.reporting.report_page import ReportPage
from plagcheck.gui.shell.error_text import error_text
from plagcheck.printing.fonts import load_fonts

if TYPE_CHECKING:
    from plagcheck.gui.jobs.job_runner import Job, JobRunner, Work
    from plagcheck.gui.jobs.library_controller import LibraryController
    from plagcheck.gui.jobs.open_check import OpenCheck
    from plagcheck.gui.jobs.session import Session
    from plagcheck.gui.reporting.report_jobs import ReportPreview
    from plagcheck.gui.shell.file_dialogs import Chooser
    from plagcheck.report.build import Subject
    from plagcheck.report.content import ReportOptions


T = TypeVar("T")


class ReportScreen(ReportPage):
    """One report at a time; a choice makes it anew."""

    def __init__(self, session: Session, library: LibraryController, chooser: Chooser) -> None:
        super().__init__(session.settings.report_for)
        load_fonts()
        self._session, self._library, self._chooser = session, library, chooser
        self._file_name = ""
        self._subject: Subject | None = None
        self.made: ReportPreview | None = None
        self._current = CurrentJob()
        self._round = JobRound()
        self.kinds.changed.connect(self._make)
        self.view.picture_wanted.connect(self._paint)
        self.cancel_wanted.connect(self._cancel)
        self.save_wanted.connect(self._save)
        self.left.connect(self._cancel)

    def begin_with(self, checked: OpenCheck) -> None:
        """A report about a check."""
        # Only a check that was just made may need texts of the library.
        session, name = self._session, checked.paper.name
        session.note_opened(checked.path, checked.other)
        runner = session.check_runner if checked.has_library else session.page_runner
        what = report_jobs.read_subject(checked, self._library.state)
        self._begin(name, Path(name).stem, what, runner)

    def begin_about(self, name: str, what: Work[Subject]) -> None:
        """A report about what a job reads, such as a paper of a class."""
        self._begin(name, file_name_of(name), what, self._session.check_runner)

    def _begin(self, name: str, file_name: str, what: Work[Subject], runner: JobRunner) -> None:
        self.begin(name)
        self._file_name, self._subject, self.made = file_name, None, None
        self._round.begin()  # pictures that are on their way are of another report
        self._follow(runner.start(what, "report about"), self._on_subject)

    def take_focus(self) -> None:
        self.kinds.cards[self.kinds.kind].radio.setFocus()

    def _follow(self, job: Job[T], done: Callable[[T], object]) -> None:
        self._cancel()
        only = self._current.only
        self._current.take(job)
        job.progressed.connect(only(job, self.progressed))
        job.succeeded.connect(only(job, done))
        job.failed.connect(only(job, lambda error: self.stopped(error_text(error).title)))
        stopped = tr("Stopped. Choose a kind to go on.")
        job.cancelled.connect(only(job, lambda: self.stopped(stopped)))

    def _cancel(self) -> None:
        self._current.cancel()

    # -- making

    def _wanted(self) -> ReportOptions:
        return self.kinds.wanted()

    def _on_subject(self, subject: Subject) -> None:
        self._subject = subject
        self._make()

    def _make(self) -> None:
        if self._subject is None:
            return
        self.working(tr("Setting the pages"))
        what = report_jobs.make(self._subject, self._wanted(), language_in_use())
        self._follow(self._session.page_runner.start(what, "report"), self._on_made)

    def _on_made(self, made: ReportPreview) -> None:
        self.made = made
        self._round.begin()
        decision = self._subject.decision if self._subject is not None else None
        self.show_made(made, has_note=bool(decision is not None and decision.note))

    def _paint(self, page: int, zoom: float) -> None:
        if self.made is not None:
            what = report_jobs.picture(self.made.pages, page, zoom)
            job = self._session.page_runner.start(what, "picture")
            job.succeeded.connect(self._round.only(self.view.set_picture))

    # -- writing

    def _save(self, form: str) -> None:
        if self._subject is None:
            return
        ending = "txt" if form == "text" else form
        name = f"{self._file_name} – {tr('report')}.{ending}"
        kinds = f"{ending.upper()} (*.{ending})"
        path = self._chooser.report(self._session.settings.report_folder, name, kinds)
        if path is None:
            return
        if not path.suffix:
            path = path.with_suffix(f".{ending}")
        self._session.change(report_folder=str(path.parent))
        about = self._subject, self._wanted(), language_in_use()
        what = report_jobs.write(form, *about, path, self._session.opened)
        job = self._session.page_runner.start(what, "write report")
        self.strip.follow(job, tr("Writing %1").replace("%1", path.name))
