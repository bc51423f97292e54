"""The Library place: connects its page with its jobs."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QItemSelectionModel, Signal

from plagcheck.gui.jobs.job_runner import Job
from plagcheck.gui.jobs.library_controller import LibraryController
from plagcheck.gui.jobs.session import Session
from plagcheck.gui.library.library_page import LibraryPage
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.text_window import TextWindow
from plagcheck.gui.shell.file_dialogs import Chooser

if TYPE_CHECKING:
    from plagcheck.gui.jobs.import_follower import ImportedFile, ImportFollower
    from plagcheck.gui.similar.similar_screen import SimilarScreen
    from plagcheck.model.document import Document


class LibraryScreen(LibraryPage):
    """The page with its wires."""

    came_up = Signal()  # something new is to be seen here
    place_changed = Signal(str)

    def __init__(self, session: Session, library: LibraryController, chooser: Chooser) -> None:
        super().__init__()
        self._session, self._library, self._chooser = session, library, chooser
        library.library_read.connect(self.show_library)
        library.library_counted.connect(self.show_counts)
        library.documents_leaving.connect(self.show_library)
        if library.state is not None:
            self.show_library(library.state)
        elif library.is_unread:
            self.show_unread()
        library.library_unread.connect(self.show_unread)
        library.removed.connect(self.show_removed)
        library.moved.connect(self.show_moved)
        library.text_read.connect(self._on_text)
        self.files_wanted.connect(lambda: self.add_files(self.target()))
        self.folder_wanted.connect(lambda: self.add_folder(self.target()))
        self.add_again_wanted.connect(library.add)
        self.remove_wanted.connect(library.remove)
        self.move_wanted.connect(library.move)
        self.versions_wanted.connect(lambda works: library.decide(works, "versions"))
        self.collection_made.connect(library.begin_collection)
        self.holds_told.connect(library.tell_holds)
        self.imports.retargeted.connect(library.remember)
        self.undo_wanted.connect(self.undo)
        self.similar_wanted.connect(self.show_similar)
        self.text_wanted.connect(library.read_text)
        self.health.verify_wanted.connect(self._verify)
        self.health.backup_wanted.connect(self._back_up)
        self.health.repair_wanted.connect(lambda: self.rebuild(None))

    # -- similar documents

    @cached_property
    def alike(self) -> SimilarScreen:
        """Made when it is first asked for."""
        from plagcheck.gui.similar.similar_screen import SimilarScreen

        screen = SimilarScreen(self._session, self._library)
        screen.pair_shown.connect(self._give_all_room)
        screen.page.place_changed.connect(self.place_changed)
        self.search.textChanged.connect(lambda text: screen.page.narrow(text.strip()))
        self.rooms.addWidget(screen)
        return screen

    def show_similar(self, on: bool) -> None:
        """Groups of documents that are alike, in the place of the documents."""
        self._show_holds()
        if on:
            self.names.clearSelection()
            self.rooms.setCurrentWidget(self.alike)
            self.alike.page.take_focus()
        else:
            self.names.selectionModel().select(
                self.names.currentIndex(), QItemSelectionModel.SelectionFlag.Select
            )
            self.rooms.setCurrentWidget(self.splitter)
            self.place_changed.emit("")

    def _give_all_room(self, on: bool) -> None:
        """Two texts side by side need it."""
        for part in (self.head, self.side):
            part.setVisible(not on)

    def undo(self) -> bool:
        """Take the last step in the library back."""
        self.banner.hide()
        return self._session.undo("library")

    def add_files(self, collection: str = "") -> None:
        self._add(self._chooser.references, collection)

    def add_folder(self, collection: str = "") -> None:
        self._add(self._chooser.folder, collection)

    def _add(self, ask: Callable[[], list[Path]], collection: str) -> None:
        files = ask()
        if files:
            self._library.add(files, collection or self._library.usual_collection)

    def target(self) -> str:
        """The collection that new files go into."""
        return self.chosen_collection() or self._library.usual_collection

    def follow_import(self, job: Job[None], importing: ImportFollower) -> None:
        self.similar.setChecked(False)
        importing.files_settled.connect(self._on_settled)
        self.imports.follow(job, importing)
        self.came_up.emit()
        self.show_imports()

    def _on_settled(self, items: list[ImportedFile]) -> None:
        if any(item.outcome.status == "added" for item in items):
            self.show_coming()

    def _on_text(self, document: Document) -> None:
        TextWindow(document, self).show()

    def _verify(self) -> None:
        job = self._library.verify()
        self.health.follow(job, tr("Verifying"))
        job.succeeded.connect(self.health.show_problems)

    def _back_up(self) -> None:
        target = self._chooser.backup()
        if target is not None:
            job = self._library.back_up(target)
            self.health.follow(job, tr("Backing up"))
            job.succeeded.connect(self._on_backed_up)

    def _on_backed_up(self, number: int) -> None:
        self.health.say(tr("Backed up"), tr("%Ln documents, in one file.", number))

    def rebuild(self, params: dict[str, Any] | None) -> None:
        """Make the index anew, with other parameters where given."""
        job = self._library.rebuild(params)
        self.health.follow(job, tr("Re-reading"))
        job.succeeded.connect(self.health.show_rebuilt)
        self.came_up.emit()
