"""Dialogs that ask for files. The window gets them as one object, so that tests can answer."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QFileDialog, QWidget

from plagcheck.gui.parts.text_format import tr

LIBRARY_ENDING = ".plagcheck"
CLASS_ENDING = ".plagclass"


def _forget_folders() -> None:
    """Where a system has no dialogs of its own, Qt's would note the folders that were seen.

    They are called after students, and the note (QtProject.conf) is in no folder of ours: erasing
    would not find it.
    """
    user, native = QSettings.Scope.UserScope, QSettings.Format.NativeFormat
    QSettings.setPath(native, user, os.devnull)  # nothing can be made in there


class Chooser:
    """Asks with the system's own dialogs; remembers the last folder until the window is closed."""

    def __init__(self, parent: QWidget) -> None:
        self._parent = parent
        _forget_folders()
        self._folder = str(Path.home())

    def papers(self) -> list[Path]:
        return self._files(tr("Choose a paper, or two to compare"))[:2]

    def references(self) -> list[Path]:
        return self._files(tr("Choose reference documents"))

    def folder(self) -> list[Path]:
        chosen = QFileDialog.getExistingDirectory(
            self._parent, tr("Choose a folder of reference documents"), self._folder
        )
        return [Path(chosen)] if chosen else []

    def archive(self) -> Path | None:
        """What a class handed in, in one file."""
        files = self._files(tr("Choose the ZIP of a class"), "ZIP (*.zip)")
        return files[0] if files else None

    def class_folder(self) -> Path | None:
        chosen = QFileDialog.getExistingDirectory(
            self._parent, tr("Choose the folder of a class"), self._folder
        )
        return Path(chosen) if chosen else None

    def saved_class(self) -> Path | None:
        files = self._files(tr("Choose a saved class"), f"plagcheck (*{CLASS_ENDING})")
        return files[0] if files else None

    def late_papers(self) -> list[Path]:
        return self._files(tr("Choose papers that came late"))

    def handouts(self) -> list[Path]:
        return self._files(tr("Choose the task sheet"))

    def class_copy(self, name: str) -> Path | None:
        return self._save(tr("Where to put the copy of the class"), name, CLASS_ENDING, ask=True)

    def library(self) -> Path | None:
        """A library that is there, or a name for a new one."""
        title = tr("Choose a library, or a name for a new one")
        return self._save(title, "library", LIBRARY_ENDING, ask=False)

    def backup(self) -> Path | None:
        title = tr("Where to put the copy of the library")
        return self._save(title, "library-backup", LIBRARY_ENDING, ask=True)

    def export_folder(self, name: str) -> Path | None:
        """A folder for what is held about somebody; it is made if it is not there."""
        title = tr("Choose a folder for what is held about %1").replace("%1", name)
        chosen = QFileDialog.getExistingDirectory(self._parent, title, self._folder)
        return Path(chosen) if chosen else None

    def report(self, folder: str, name: str, kinds: str) -> Path | None:
        """Where to write a report."""
        start = str(Path(folder or self._folder, name))
        chosen, _ = QFileDialog.getSaveFileName(self._parent, tr("Save the report"), start, kinds)
        return Path(chosen) if chosen else None

    def _files(self, title: str, kinds: str = "") -> list[Path]:
        names, _ = QFileDialog.getOpenFileNames(self._parent, title, self._folder, kinds)
        if names:
            self._folder = str(Path(names[0]).parent)
        return [Path(name) for name in names]

    def _save(self, title: str, name: str, ending: str, *, ask: bool) -> Path | None:
        kinds = f"plagcheck (*{ending})"
        start = str(Path(self._folder, name + ending))
        options = QFileDialog.Option(0) if ask else QFileDialog.Option.DontConfirmOverwrite
        chosen, _ = QFileDialog.getSaveFileName(self._parent, title, start, kinds, options=options)
        if not chosen:
            return None
        path = Path(chosen)
        return path if path.suffix else path.with_suffix(ending)
