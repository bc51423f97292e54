"""The line that tells how far a report is, where it went, or why it could not be written."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from plagcheck.gui.parts.controls import ElidedLabel, Panel, button, icon_label, row
from plagcheck.gui.parts.icons import put_icon
from plagcheck.gui.parts.progress_bar import ProgressBar
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.shell.error_text import error_text

if TYPE_CHECKING:
    from plagcheck.gui.jobs.job_runner import Job


class SaveStrip(Panel):
    """Follows one job at a time."""

    def __init__(self) -> None:
        super().__init__("banner")
        self._job: Job[Any] | None = None
        self.file: Path | None = None
        self._icon = icon_label("loader", "accent")
        self.text = ElidedLabel("", "strong")
        self.bar = ProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setMaximumWidth(240)
        self.bar.setAccessibleName(tr("Progress of the report"))
        self.cancel = button(tr("Cancel"), self.stop, kind="small")
        self.folder = button(tr("Show in folder"), self._show_folder, icon="folder", kind="small")
        self.close_button = button("", self.hide, icon="x", kind="small square",
                                   tip=tr("Close this line"))  # fmt: skip
        layout = row(self._icon, self.text, self.bar, self.cancel, self.folder, self.close_button,
                     margins=(16, 8, 16, 8), gap=10)  # fmt: skip
        layout.setStretch(1, 1)
        self.setLayout(layout)
        self.hide()

    def follow(self, job: Job[Any], text: str) -> None:
        """Show a job that writes a file."""
        self._job = job
        self._show("banner", "loader", "accent", text, is_busy=True)
        job.progressed.connect(self.bar.show_progress)
        job.succeeded.connect(self._on_saved)
        job.failed.connect(self._on_failed)
        job.cancelled.connect(self._on_cancelled)

    def stop(self) -> None:
        if self._job is not None:
            self._job.cancel()

    def _on_saved(self, file: Path) -> None:
        self.file = file
        self._show("banner", "check", "ok", tr("Saved as %1").replace("%1", str(file)))
        self.folder.show()
        self.folder.setFocus()

    def _on_failed(self, error: BaseException) -> None:
        text = error_text(error)
        self._show("banner-attention", "triangle-alert", "att", f"{text.title}. {text.advice}")

    def _on_cancelled(self) -> None:
        self._say(tr("Stopped. No file was written."))

    def _say(self, text: str) -> None:
        self._show("banner", "info", "accent", text)

    def _show(self, role: str, icon: str, colour: str, text: str, *, is_busy: bool = False) -> None:
        self.setProperty("role", role)
        self.style().unpolish(self)
        self.style().polish(self)
        put_icon(self._icon, icon, colour)
        self.text.setText(text)
        self.bar.setRange(0, 0)
        for part in (self.bar, self.cancel):
            part.setVisible(is_busy)
        self.folder.hide()
        self.close_button.setVisible(not is_busy)
        self.show()

    def _show_folder(self) -> None:
        if self.file is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.file.parent)))
