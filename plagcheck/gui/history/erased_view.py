"""The account of an erasure, and what else may be left of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from plagcheck.gui.history.history_words import erased_account, staying_text
from plagcheck.gui.parts.controls import Panel, button, column, icon_label, label, row
from plagcheck.gui.parts.text_format import tr

if TYPE_CHECKING:
    from plagcheck.gui.jobs.history_controller import HistoryController
    from plagcheck.gui.jobs.job_runner import Job
    from plagcheck.history.saved import ErasureOutcome


class ErasedView(Panel):
    """Says what was erased; damaged histories that were put aside can go, too."""

    def __init__(self, history: HistoryController) -> None:
        super().__init__("card")
        self._history = history
        self._lines: list[str] = []
        self._job: Job[int] | None = None
        self._library = ""  # what becomes of documents in the library
        self._staying: Sequence[str] = ()  # files of others there with the same text
        self.text = label("", wrap=True)
        self.aside = label("", "quiet", wrap=True)
        self.erase_aside = button(tr("Erase these as well"), self._erase_aside, kind="danger")
        self._rest = QWidget()
        self._rest.setLayout(column(self.aside, row(self.erase_aside, None)))
        words = row(icon_label("shield-check", "ok"), self.text, gap=10)
        words.setStretch(1, 1)
        self.setLayout(column(words, self._rest, margins=(14, 12, 14, 12)))
        self._rest.hide()
        self.hide()

    def follow_library(self, job: Job[int], documents: int, staying: Sequence[str] = ()) -> None:
        """Documents are being taken out of the library, which may have to wait for its turn.

        Others are left there, as files of somebody else that are `staying`.
        """
        self._job, self._staying = job, staying
        waits = tr("%Ln documents are being taken out of the library. You may close this window.",
                   documents)  # fmt: skip
        self._tell_library(waits if documents else "")
        if documents or staying:
            job.succeeded.connect(self._on_taken_out)
            job.failed.connect(self._on_stuck)

    def _on_taken_out(self, documents: int) -> None:
        if self.sender() is self._job:  # else it was about a student before this one
            told = [staying_text(self._staying)] if self._staying else []
            if documents or not told:
                told.insert(0, tr("%Ln documents were taken out of the library.", documents))
            self._tell_library("\n".join(told))

    def _on_stuck(self, _: Exception) -> None:
        if self.sender() is self._job:
            self._tell_library(tr("The documents could not be taken out of the library."))

    def _tell_library(self, text: str) -> None:
        self._library = text
        self._write()

    def _write(self) -> None:
        lines = dict.fromkeys((*self._lines, *self._library.splitlines()))
        text = "\n".join(line for line in lines if line)
        self.text.setText(text)
        self.text.setAccessibleName(text)

    def show_erased(self, erased: ErasureOutcome) -> None:
        self._lines = list(erased_account(erased))
        self._write()
        self.show()
        self._history.put_aside_files().succeeded.connect(self._on_aside)

    def _on_aside(self, files: list[Path]) -> None:
        self._rest.setVisible(bool(files))
        names = ", ".join(file.name for file in files)
        text = tr("Damaged histories were put aside and may hold what was erased: %1")
        self.aside.setText(text.replace("%1", names))

    def _erase_aside(self) -> None:
        self._history.erase_put_aside().succeeded.connect(self._on_aside_erased)

    def _on_aside_erased(self, files: int) -> None:
        self._rest.hide()
        self._lines.append(tr("%Ln damaged histories were erased.", files))
        self._write()
