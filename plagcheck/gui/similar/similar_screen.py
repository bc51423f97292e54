"""The place of similar documents: connects its page with its jobs, and shows two side by side."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget

from plagcheck.gui.jobs.current_job import CurrentJob
from plagcheck.gui.parts.text_window import TextWindow
from plagcheck.gui.similar import similar_jobs
from plagcheck.gui.similar.similar_page import SimilarPage

if TYPE_CHECKING:
    from plagcheck.gui.classroom.pair_page import PairPage
    from plagcheck.gui.jobs.library_controller import LibraryController
    from plagcheck.gui.jobs.library_jobs import LibraryContents
    from plagcheck.gui.jobs.session import Session
    from plagcheck.gui.reading.pair import ReadingPair
    from plagcheck.gui.similar.similar_jobs import Looked
    from plagcheck.model.document import Document
    from plagcheck.model.progress import Progress


class SimilarScreen(QStackedWidget):
    """The page, and two texts in its place."""

    pair_shown = Signal(bool)  # whether two texts take all the room
    groups_counted = Signal(int)

    def __init__(self, session: Session, library: LibraryController) -> None:
        super().__init__()
        self._session, self._library = session, library
        self._looking, self._reading = CurrentJob(), CurrentJob()
        self._is_running = False
        self._identity = ""  # of the library whose documents are shown, once they are read
        self._early: Looked | None = None  # found before they were
        self.page = SimilarPage()
        self.addWidget(self.page)
        self.page.look_wanted.connect(self.look)
        self.page.cancel_wanted.connect(self._looking.cancel)
        self.page.decided.connect(lambda ids, says: library.decide([ids], says))
        self.page.remove_wanted.connect(library.remove)
        self.page.pair_wanted.connect(self._open_pair)
        library.library_read.connect(self._on_library)
        library.documents_leaving.connect(self._on_library)
        if library.state is not None:
            self._on_library(library.state)

    def _on_library(self, state: LibraryContents) -> None:
        before, self._identity = self._identity, state.identity
        if before and before != state.identity:  # another library, or this one was made anew
            self._looking.drop()
            self._is_running = False
            self.page.forget()
        self.page.show_library(state, is_running=self._is_running)
        if self._early is not None:
            looked, self._early = self._early, None
            self._on_found(looked)

    # -- looking

    def look(self) -> None:
        """Compare what meets in a band; checks and imports do not wait for it."""
        job = self._looking.take(self._session.copy_runner.start(similar_jobs.look(), "similar"))
        self._is_running = True
        self.page.show_running(0, 0)
        only = self._looking.only
        job.progressed.connect(only(job, self._on_progress))
        job.succeeded.connect(only(job, self._on_found))
        job.failed.connect(self._session.went_wrong)
        job.failed.connect(only(job, lambda _: self._on_stopped()))
        job.cancelled.connect(only(job, self._on_stopped))

    def _on_progress(self, progress: Progress) -> None:
        self.page.show_running(progress.done, progress.total)

    def _on_found(self, looked: Looked) -> None:
        self._is_running = False
        if not self._identity:  # the documents are not known yet
            self._early = looked
            return
        if looked.identity != self._identity:  # its documents are not those that are listed
            self._on_stopped()
            return
        self.page.show_found(looked)
        self.page.take_focus()

    def _on_stopped(self) -> None:
        self._is_running = False
        self.page.show_again()

    # -- side by side

    @cached_property
    def pair(self) -> PairPage:
        from plagcheck.gui.classroom.pair_page import PairPage

        page = PairPage(self._session)
        page.back_wanted.connect(self.leave_pair)
        page.text_wanted.connect(self._show_text)
        self.addWidget(page)
        return page

    def _open_pair(self, a: int, b: int) -> None:
        work = similar_jobs.side_by_side(a, b, self._session.settings)
        job = self._reading.take(self._session.check_runner.start(work, "side by side"))
        job.succeeded.connect(self._reading.only(job, self._show_pair))
        job.failed.connect(self._session.went_wrong)

    def _show_pair(self, pair: ReadingPair) -> None:
        self.pair_shown.emit(True)
        self.setCurrentWidget(self.pair)  # first, so that it has its size when it scrolls
        self.pair.show_pair(pair)

    def leave_pair(self) -> None:
        self.pair_shown.emit(False)
        self.setCurrentWidget(self.page)
        self.page.panel.matrix.setFocus()

    def _show_text(self, document: Document) -> None:
        TextWindow(document, self).show()
