"""The History place: the page, and the jobs that are done for it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from plagcheck.gui.history.changes_box import since_text
from plagcheck.gui.history.history_page import HistoryPage
from plagcheck.gui.parts.text_format import tr

if TYPE_CHECKING:
    from plagcheck.gui.history.history_row import HistoryRow
    from plagcheck.gui.history.student_dialog import StudentDialog
    from plagcheck.gui.history.term_dialog import TermDialog
    from plagcheck.gui.jobs.controllers import Controllers
    from plagcheck.gui.shell.file_dialogs import Chooser
    from plagcheck.history.changes import Changes
    from plagcheck.model.decisions import Decision


class HistoryScreen(HistoryPage):
    """Connects the page with its jobs."""

    said = Signal(str)

    def __init__(self, controllers: Controllers, chooser: Chooser) -> None:
        super().__init__()
        self._controllers, self._chooser = controllers, chooser
        self.dialog: StudentDialog | TermDialog | None = None
        controllers.history.history_read.connect(self.show_past)
        controllers.history.line_changed.connect(self.put)
        controllers.history.lines_removed.connect(self.take_out)
        controllers.history.checked_again.connect(self._on_again)
        self.open_wanted.connect(controllers.check.open_saved)
        self.report_wanted.connect(controllers.check.open_report_of)
        self.delete_wanted.connect(self._on_delete)
        self.again_wanted.connect(self._check_again)
        self.looked_at.connect(self._look_at)
        self.student_wanted.connect(self.open_student)
        self.term_wanted.connect(self.open_term)
        self.preview.decision.decided.connect(self._decide)

    def _decide(self, number: int, decision: Decision) -> None:
        if number in self._controllers.history.past:
            self._controllers.history.decide_on(number, decision)

    def _on_delete(self, ids: list[int]) -> None:
        self._controllers.history.delete_checks(ids).succeeded.connect(
            lambda _: self._tell_deleted(len(ids))
        )

    def _tell_deleted(self, checks: int) -> None:
        self.said.emit(tr("%Ln checks deleted. Ctrl+Z brings them back.", checks))

    # -- checking again

    def _look_at(self, number: int) -> None:
        job = self._controllers.history.library_since(number)
        job.succeeded.connect(lambda found: self._on_since(number, *found))

    def _on_since(self, number: int, added: int, removed: int) -> None:
        if self.preview.past is not None and self.preview.past.id == number:
            self.preview.changes.since.setText(since_text(added, removed))

    def _check_again(self, past: HistoryRow) -> None:
        if not past.line.is_kept:
            self._controllers.check.check(Path(past.line.path))
            return
        self.preview.changes.follow(self._controllers.history.check_saved_again(past.id))

    def _on_again(self, number: int, changes: Changes, new: int) -> None:
        past = self.preview.past
        if past is not None and past.id == number:
            made = self._controllers.history.past[new]
            self.preview.changes.show_changes(changes, past.line.share, made)

    # -- erasing

    def open_student(self, name: str = "") -> None:
        from plagcheck.gui.history.student_dialog import StudentDialog

        dialog = StudentDialog(self._controllers, self._chooser, self)
        dialog.look_for(name)
        self._show_dialog(dialog)

    def open_term(self) -> None:
        from plagcheck.gui.history.term_dialog import TermDialog

        self._show_dialog(TermDialog(self._controllers.history, self))

    def _show_dialog(self, dialog: StudentDialog | TermDialog) -> None:
        """It goes when it is closed, with the names it shows."""
        self.dialog = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._forget_dialog)
        dialog.open()

    def _forget_dialog(self) -> None:
        self.dialog = None
