"""The list of classes that were kept: what stands in it, and how one is deleted."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from plagcheck.gui.classroom import class_files
from plagcheck.gui.classroom.class_controller import ClassController
from plagcheck.gui.classroom.start_page import ClassStartPage
from plagcheck.gui.jobs.controllers import Controllers
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.shell.error_text import reason_text
from plagcheck.model.errors import system_says


class ClassKeeper(QObject):
    """A class goes with its line in the history and can be brought back; others go for good."""

    said = Signal(str)
    complained = Signal(str, str)

    def __init__(
        self, start: ClassStartPage, class_controller: ClassController, controllers: Controllers
    ) -> None:
        super().__init__(start)
        self._start, self._class_controller, self._controllers = (
            start,
            class_controller,
            controllers,
        )
        start.delete_wanted.connect(self._delete)
        start.erase_wanted.connect(self._erase)
        class_controller.kept_changed.connect(self.show)
        controllers.history.history_read.connect(
            lambda _: self.show()
        )  # a deleted class may be back
        self.show()

    def show(self) -> None:
        """Classes on their way out have their files for a while, but are not listed."""
        gone = self._controllers.history.classes_deleted
        self._start.show_kept(
            [each for each in class_files.kept_classes() if each.path not in gone]
        )

    def _delete(self, path: Path) -> None:
        lines = [
            past.id
            for past in self._controllers.history.past.values()
            if past.line.kind == "class" and Path(past.line.path) == path.absolute()
        ]
        if not lines:
            self._start.ask(path)
            return
        text = tr("“%1” deleted. Ctrl+Z brings it back.").replace("%1", path.stem)
        self._controllers.history.delete_checks(lines).succeeded.connect(
            lambda _: self.said.emit(text)
        )

    def _erase(self, path: Path) -> None:
        """A file the history knows nothing of."""
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            title = tr("%1 cannot be deleted").replace("%1", path.stem)
            self.complained.emit(title, reason_text(**system_says(error)))
        if path == self._class_controller.path:
            self._class_controller.close()
        self.show()
