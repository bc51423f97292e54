"""An import outlasts the window: closing asks, and the next start offers to go on."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from plagcheck.gui.parts.text_format import tr

if TYPE_CHECKING:
    from plagcheck.gui.shell.leave_dialog import LeaveDialog
    from plagcheck.gui.shell.main_window import MainWindow


class ImportGuard(QObject):
    """For one window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._library = window, window.controllers.library
        self._is_left = False
        self._has_looked = False
        self._library.library_read.connect(lambda: self._on_library())
        self._library.unfinished_found.connect(self._offer)

    @cached_property
    def question(self) -> LeaveDialog:
        from plagcheck.gui.shell.leave_dialog import LeaveDialog

        dialog = LeaveDialog(self._window)
        dialog.accepted.connect(self._leave)
        return dialog

    def may_close(self) -> bool:
        """Whether the window may be closed now; if not, the teacher is asked."""
        if self._library.is_adding and not self._is_left:
            self.question.open()
            return False
        self._library.leave_imports()
        return True

    def _leave(self) -> None:
        self._is_left = True
        self._window.close()

    def _on_library(self) -> None:
        if "question" in vars(self) and not self._library.is_adding:
            self.question.reject()  # it is done
        if not self._has_looked:
            self._has_looked = True
            self._library.look_for_unfinished()

    def _offer(self, left: list[Path]) -> None:
        what = left[0].name if len(left) == 1 else tr("%Ln files", len(left))
        self._window.message.offer(
            tr("Adding files was not finished last time"),
            tr("What was read is in the library. Left: %1").replace("%1", what),
            tr("Go on adding"),
            self._library.go_on,
            self._library.forget_unfinished,
        )
