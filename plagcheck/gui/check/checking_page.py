"""While a paper is being read, before it can be shown."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from plagcheck.gui.check.checking_strip import CheckingStrip
from plagcheck.gui.parts.controls import PageHead
from plagcheck.gui.parts.text_format import tr
from plagcheck.model.progress import Progress


class CheckingPage(QWidget):
    """The name of the paper, and how far reading is."""

    cancel_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = PageHead("file-text")
        self.strip = CheckingStrip()
        self.strip.cancel_wanted.connect(self.cancel_wanted)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addWidget(self.strip)
        layout.addStretch(1)

    def begin(self, name: str) -> None:
        self.head.title.setText(name)
        self.head.note.setText("")
        self.strip.begin(tr("Reading the paper"))

    def progressed(self, progress: Progress) -> None:
        self.strip.progressed(progress)
