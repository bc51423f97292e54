"""The library's health: verify, back up, repair."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal

from plagcheck.gui.jobs.job_runner import Job
from plagcheck.gui.parts.controls import Panel, button, column, icon_label, label, row
from plagcheck.gui.parts.icons import put_icon
from plagcheck.gui.parts.progress_bar import ProgressBar
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.wrapping_row import WrappingRow
from plagcheck.gui.shell.error_text import reason_text

if TYPE_CHECKING:
    from plagcheck.library.rebuilding import RebuildOutcome
    from plagcheck.model.entry import Damage
    from plagcheck.model.progress import Progress

SHOWN = 3


class HealthBox(Panel):
    """Says what is known, and offers what can be done."""

    verify_wanted = Signal()
    backup_wanted = Signal()
    repair_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("card-bar")
        self._icon = icon_label("shield-check", "text2")
        self.title = label(tr("Not verified yet"), "strong")
        self.text = label(
            tr("Verify compares everything stored with its texts."), "small", wrap=True
        )
        self.bar = ProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Progress of looking after the library"))
        self.bar.hide()
        self.backup = button(tr("Back up…"), self.backup_wanted.emit, kind="small")
        self.verify = button(tr("Verify"), self.verify_wanted.emit, kind="small")
        self.cancel = button(tr("Cancel"), self._cancel, kind="small")
        self.repair = button(tr("Repair"), self.repair_wanted.emit, kind="small")
        self.cancel.hide()
        self.repair.hide()
        self._job: Job[Any] | None = None
        head = row(self._icon, self.title, None, gap=6)
        self.setLayout(
            column(
                head,
                self.text,
                self.bar,
                WrappingRow(self.backup, self.verify, self.repair, self.cancel, gap=6),
                margins=(12, 12, 12, 12),
                gap=6,
            )
        )

    def follow(self, job: Job[Any], doing: str) -> None:
        """Show a job's progress."""
        self._job = job
        self._say("loader", "accent", doing, "")
        self.bar.setRange(0, 0)
        self._set_busy(True)
        job.progressed.connect(self._on_progress)
        job.finished.connect(self._on_finished)
        job.cancelled.connect(lambda: self._say("shield-check", "text2", tr("Cancelled"), ""))
        job.failed.connect(lambda _: self._say("triangle-alert", "att", tr("Not finished"), ""))

    def show_problems(self, problems: Sequence[Damage]) -> None:
        now = datetime.now().astimezone().strftime("%H:%M")
        if not problems:
            text = tr("Verified today at %1.").replace("%1", now)
            self._say("check", "ok", tr("Library is healthy"), text)
            self.repair.hide()
            return
        said = [(each.name, reason_text(each.why, each.value)) for each in problems[:SHOWN]]
        lines = [f"{name}: {what}" if name else what for name, what in said]
        if len(problems) > SHOWN:
            lines.append(tr("and %Ln more", len(problems) - SHOWN))
        self._say(
            "triangle-alert", "att", tr("%Ln problems found", len(problems)), "\n".join(lines)
        )
        self.repair.show()

    def show_rebuilt(self, rebuilt: RebuildOutcome) -> None:
        text = tr("%Ln documents", rebuilt.documents)
        self.repair.hide()
        if rebuilt.is_complete:
            self._say("check", "ok", tr("Library re-read"), text)
            return
        lines = [
            said.replace("%1", ", ".join(names[:SHOWN]))
            for said, names in (
                (tr("Add these files again: %1"), (*rebuilt.lost, *rebuilt.placeless)),
                (tr("Name, collection, pages or headings may not be right: %1"), rebuilt.changed),
            )
            if names
        ]
        title = tr("Some records were changed")
        if rebuilt.placeless:
            title = tr("Where some texts came from was lost")
        if lost := len(rebuilt.lost) + rebuilt.nameless:
            title = tr("%Ln texts were lost", lost)
        self._say("triangle-alert", "att", title, "\n".join(lines) or text)

    def say(self, title: str, text: str = "") -> None:
        self._say("check", "ok", title, text)

    def _say(self, icon: str, colour: str, title: str, text: str) -> None:
        put_icon(self._icon, icon, colour)
        self.title.setText(title)
        self.text.setText(text)
        self.text.setVisible(bool(text))

    def _on_progress(self, progress: Progress) -> None:
        self.bar.setRange(0, max(1, progress.total))
        self.bar.setValue(progress.done)

    def _on_finished(self) -> None:
        self._job = None
        self._set_busy(False)

    def _set_busy(self, busy: bool) -> None:
        self.bar.setVisible(busy)
        self.cancel.setVisible(busy)
        self.cancel.setEnabled(busy)
        self.backup.setVisible(not busy)
        self.verify.setVisible(not busy)

    def _cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self.cancel.setEnabled(False)
