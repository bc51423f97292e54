"""While a paper is being checked."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QProgressBar, QVBoxLayout, QWidget

from plagcheck.gui.controls import PageHead, Panel, button, column, label, row
from plagcheck.gui.words import count, tr

SHOW_AFTER_MS = 300  # short work does not flicker


class CheckingPage(QWidget):
    """No number until all is verified."""

    cancel_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = PageHead("file-text")
        self.title = label("", "heading")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Progress of the check"))
        self.cancel = button(tr("Cancel"), self.cancel_wanted.emit)
        explained = tr("The number is shown when all sources are verified.")
        left = column(self.title, self.bar, label(explained, "quiet"))
        strip = Panel("strip")
        inner = row(margins=(18, 16, 18, 16), gap=24)
        inner.addLayout(left, 1)
        inner.addWidget(self.cancel)
        inner.addStretch(1)
        strip.setLayout(inner)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addWidget(strip)
        layout.addStretch(1)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(SHOW_AFTER_MS)
        self._later.timeout.connect(lambda: strip.setVisible(True))
        self._strip = strip

    def begin(self, name: str) -> None:
        self.head.title.setText(name)
        self.head.note.setText("")
        self.title.setText(tr("Reading the paper"))
        self.bar.setRange(0, 0)
        self._strip.setVisible(False)
        self._later.start()

    def progressed(self, progress: object) -> None:
        stage = getattr(progress, "stage", "")
        done, total = int(getattr(progress, "done", 0)), int(getattr(progress, "total", 0))
        if stage == "extract" and total > 1:
            text = tr("Reading: %1 of %2 pages")
            self.title.setText(text.replace("%1", count(done)).replace("%2", count(total)))
            self.bar.setRange(0, total)
            self.bar.setValue(done)
        if stage == "verify" and total:
            text = tr("Checking: %1 of %2 possible sources verified")
            self.title.setText(text.replace("%1", count(done)).replace("%2", count(total)))
            self.bar.setRange(0, total)
            self.bar.setValue(done)
