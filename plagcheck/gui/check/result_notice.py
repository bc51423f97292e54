"""The line above a result: a question about a source, or what is still being looked for."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu

from plagcheck.gui.check.source_model import file_names, same_text
from plagcheck.gui.jobs.current_job import CurrentJob
from plagcheck.gui.parts.chips import Chip
from plagcheck.gui.parts.controls import MenuButton, Panel, button, label, row
from plagcheck.gui.parts.progress_bar import ProgressBar
from plagcheck.gui.parts.text_format import share, tr
from plagcheck.gui.parts.tips import set_tip

if TYPE_CHECKING:
    from plagcheck.gui.jobs.job_runner import Job
    from plagcheck.model.progress import Progress
    from plagcheck.model.result import Source


class ResultNotice(Panel):
    """Nothing is kept apart by itself: the number stays until the teacher agrees."""

    keep_apart_wanted = Signal(int, str)  # id of the source, and which of its files
    denied = Signal(int)
    look_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("banner")
        self._source = 0
        self._current = CurrentJob()
        self.chip = Chip()
        self.text = label("", wrap=True)  # whose text it is must be read before agreeing
        self.bar = ProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Looking for more sources"))
        self.cancel = button(tr("Cancel"), self._current.cancel, kind="small")
        self.agree = button(
            tr("Keep apart"),
            lambda: self.keep_apart_wanted.emit(self._source, ""),
            kind="small",
            tip=tr("Leave it out of the number; other sources still count"),
        )
        self.agree_to = MenuButton(tr("Keep apart"))
        set_tip(self.agree_to, tr("Leave one file out; the others with this text still count"))
        self.agree_to.setMenu(QMenu(self.agree_to))
        self.deny = button(tr("No"), lambda: self.denied.emit(self._source), kind="small")
        self.look = button(tr("Look now"), self.look_wanted.emit, kind="small")
        inner = row(
            self.chip, self.text, self.bar, self.cancel, self.look,
            self.agree, self.agree_to, self.deny,
            margins=(16, 6, 16, 6),
        )  # fmt: skip
        inner.setStretch(1, 1)
        self.setLayout(inner)
        self.hide()

    def ask(self, source: Source) -> None:
        """Whether a source that is nearly the same is a draft of the paper."""
        self._source = source.id
        self.chip.show_label(str(source.number), source.number)
        part = tr("%1 of this paper").replace("%1", share(source.comparison.share_of_submission))
        question = tr("Is this an earlier draft of the same paper?")
        others = same_text(source.entry)
        named = f"{source.entry.name} ({others})" if others else source.entry.name
        self._show(f"{question} · {part} · {named}", asks=True)
        self._offer_files(source)

    def _offer_files(self, source: Source) -> None:
        """Of several files with the text, the teacher says which is the draft."""
        menu = self.agree_to.menu()
        menu.clear()
        for name, path in file_names(source.entry):
            menu.addAction(name, partial(self.keep_apart_wanted.emit, source.id, path))
        self.agree_to.setVisible(bool(source.entry.same_files))
        self.agree.setVisible(not source.entry.same_files)

    def follow(self, job: Job[Any]) -> None:
        """Sources are being looked for; what is shown can be read meanwhile."""
        self._current.take(job)
        self.bar.setRange(0, 0)
        self._show(tr("Looking for other sources of what you left out"))
        for part in (self.bar, self.cancel):
            part.show()
        job.progressed.connect(self._current.only(job, self._on_progress))
        job.finished.connect(self._current.only(job, self._on_finished))

    def offer_to_look(self) -> None:
        """What was being looked for was stopped."""
        self._show(tr("Other sources of what you left out were not looked for to the end."))
        self.look.show()

    def tell(self, text: str) -> None:
        self._show(text)

    @property
    def asks(self) -> bool:
        return not self.isHidden() and not self.deny.isHidden()

    def _show(self, text: str, *, asks: bool = False) -> None:
        self.text.setText(_breakable(text))
        self.text.setAccessibleName(text)
        for part in (self.chip, self.agree, self.deny):
            part.setVisible(asks)
        for other in (self.bar, self.cancel, self.look, self.agree_to):
            other.hide()
        self.show()

    def _on_progress(self, progress: Progress) -> None:
        if progress.stage == "verify":
            self.bar.show_progress(progress)

    def _on_finished(self) -> None:
        self._current.forget()
        if not self.bar.isHidden():
            self.hide()


def _breakable(text: str) -> str:
    """The same text with places where long names of files may go on in the next line."""
    return re.sub(r"(?<=[_.-])(?=\w)", "\u200b", text)
