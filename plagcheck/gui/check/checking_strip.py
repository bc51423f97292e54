"""The strip above a paper that is being read or checked."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from plagcheck.gui.parts.controls import ElidedLabel, Panel, button, column, label, row
from plagcheck.gui.parts.progress_bar import ProgressBar
from plagcheck.gui.parts.text_format import count, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.model.progress import Progress

SHOW_AFTER_MS = 300  # short work does not flicker


class CheckingStrip(Panel):
    """How far the check is. No number until all is verified."""

    cancel_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("strip")
        self.title = ElidedLabel("", "heading")
        self.bar = ProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Progress of the check"))
        self.cancel = button(tr("Cancel"), self.cancel_wanted.emit)
        self.note = label("", "quiet", wrap=True)
        self.about = label("", "quiet")
        left = column(self.title, self.bar, self.note, gap=6)
        inner = row(margins=(18, 12, 18, 12), gap=24)
        inner.addLayout(left, 8)
        inner.addWidget(self.cancel)
        inner.addStretch(1)
        inner.addWidget(self.about)
        self._inside = QWidget()
        self._inside.setLayout(inner)
        policy = self._inside.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._inside.setSizePolicy(policy)
        self.setLayout(column(self._inside, gap=0))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.bar.setMinimumWidth(theme.px(160))
        self.done, self.total = 0, 0
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(SHOW_AFTER_MS)
        self._later.timeout.connect(self.reveal)

    def begin(self, title: str) -> None:
        self.title.setText(title)
        self.note.setText(tr("The number is shown when all sources are verified."))
        self.about.setText("")
        self.bar.setRange(0, 0)
        self.bar.show()
        self.cancel.show()
        self.cancel.setEnabled(True)
        self.done, self.total = 0, 0
        if not self._inside.isVisible() or not self.isVisible():
            self._inside.setVisible(False)
            self._later.start()

    def reveal(self) -> None:
        """It takes long enough to be told about."""
        self._inside.setVisible(True)

    def go_on(self, title: str, note: str, about: str) -> None:
        """The same check, a step further: what is shown stays."""
        self.title.setText(title)
        self.note.setText(note)
        self.about.setText(about)

    def progressed(self, progress: Progress) -> None:
        stage, done, total = progress.stage, progress.done, progress.total
        if stage == "extract" and total > 1:
            text = tr("Reading: %1 of %2 pages")
        elif stage == "verify" and total:
            text = tr("Checking: %1 of %2 possible sources verified")
            done = max(done, min(self.done, total))  # sources are told before they are counted
        else:
            return
        self.done, self.total = done, total
        self.title.setText(text.replace("%1", count(done)).replace("%2", count(total)))
        self.bar.setRange(0, total)
        self.bar.setValue(done)

    def verified(self, found: int, total: int) -> None:
        """So many sources are there; their number among the candidates may not be told yet."""
        total = max(total, self.total)
        if total and found > self.done:
            self.progressed(Progress("verify", min(found, total), total))

    def stop(self) -> None:
        """The teacher cancelled: say what is there and what is not."""
        self._later.stop()
        self.reveal()
        text = tr("Stopped: %1 of %2 possible sources verified")
        text = text if self.total else tr("Stopped before anything was verified")
        self.title.setText(text.replace("%1", count(self.done)).replace("%2", count(self.total)))
        self.note.setText(tr("What was verified is shown. There is no number: it counts all."))
        self.bar.hide()
        self.cancel.hide()
