"""While a class is read or compared: how far it is, how long it takes, and a way to stop."""

from __future__ import annotations

import time

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from plagcheck.gui.parts.controls import ElidedLabel, PageHead, Panel, button, column, label, row
from plagcheck.gui.parts.progress_bar import ProgressBar
from plagcheck.gui.parts.text_format import count, time_left, tr
from plagcheck.model.progress import Progress

GUESS_AFTER_S = 2.0  # before that a guess jumps about


class RunPage(QWidget):
    """Says what is done, n of m."""

    cancel_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = PageHead("users")
        self.title = label("", "heading")
        self.at_hand = ElidedLabel("", "quiet")
        self.left = label("", "quiet")
        self.bar = ProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Progress of the class"))
        self.cancel = button(tr("Cancel"), self.cancel_wanted.emit)
        words = row(self.at_hand, self.left)
        words.setStretch(0, 1)
        inner = row(margins=(18, 14, 18, 14), gap=24)
        inner.addLayout(column(self.title, self.bar, words, gap=6), 1)
        inner.addWidget(self.cancel)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addWidget(Panel("strip", inner))
        layout.addStretch(1)
        self._stage, self._began = "", 0.0
        self._seen: set[str] = set()

    def begin(self, kind: str, name: str) -> None:
        titles = {
            "read": tr("Reading the papers"),
            "open": tr("Opening the class"),
            "late": tr("Adding a late paper"),
            "compare": tr("Comparing the papers"),
        }
        self.head.title.setText(name)
        self.title.setText(titles[kind])
        self.at_hand.setText("")
        self.left.setText("")
        self.bar.setRange(0, 0)
        self._stage, self._seen = "", set()

    def progressed(self, progress: Progress) -> None:
        if progress.stage != self._stage:
            self._stage, self._began = progress.stage, time.monotonic()
        done, total = progress.done, progress.total
        if progress.name:
            self._seen.add(progress.name)
            self.at_hand.setText(progress.name)
        if progress.stage == "extract":
            self._read(done, total)
            return
        texts = {
            "compare": tr("Looking for papers that share text"),
            "pairs": tr("Comparing: %1 of %2 pairs that may share text"),
            "library": tr("Looking in the library: %1 of %2 papers"),
        }
        text = texts.get(progress.stage, "")
        self.title.setText(text.replace("%1", count(done)).replace("%2", count(total)))
        self._show(done, total if progress.stage != "compare" else 0)

    def _read(self, done: int, total: int) -> None:
        """Nobody knows how many files an archive holds: they are counted as they come."""
        if total > len(self._seen):
            text = tr("Reading: %1 of %2 files")
            self._show(done, total)
        else:
            text = tr("Reading: %1 files so far")
            done = len(self._seen)
            self._show(0, 0)
        self.title.setText(text.replace("%1", count(done)).replace("%2", count(total)))

    def _show(self, done: int, total: int) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        spent = time.monotonic() - self._began
        if done and total and spent > GUESS_AFTER_S:
            self.left.setText(time_left(spent / done * (total - done)))
        elif not total:
            self.left.setText("")
