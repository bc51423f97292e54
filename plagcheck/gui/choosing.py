"""Dialogs that ask for files. The window gets them as one object, so that tests can answer."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from plagcheck.gui.words import tr

LIBRARY_ENDING = ".plagcheck"


class Chooser:
    """Asks with the system's own dialogs; remembers the last folder."""

    def __init__(self, parent: QWidget) -> None:
        self._parent = parent
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

    def library(self) -> Path | None:
        """A library that is there, or a name for a new one."""
        return self._save(tr("Choose a library, or a name for a new one"), "library", ask=False)

    def backup(self) -> Path | None:
        return self._save(tr("Where to put the copy of the library"), "library-backup", ask=True)

    def _files(self, title: str) -> list[Path]:
        names, _ = QFileDialog.getOpenFileNames(self._parent, title, self._folder)
        if names:
            self._folder = str(Path(names[0]).parent)
        return [Path(name) for name in names]

    def _save(self, title: str, name: str, *, ask: bool) -> Path | None:
        kinds = f"plagcheck (*{LIBRARY_ENDING})"
        start = str(Path(self._folder, name + LIBRARY_ENDING))
        options = QFileDialog.Option(0) if ask else QFileDialog.Option.DontConfirmOverwrite
        chosen, _ = QFileDialog.getSaveFileName(self._parent, title, start, kinds, options=options)
        if not chosen:
            return None
        path = Path(chosen)
        return path if path.suffix else path.with_suffix(LIBRARY_ENDING)
