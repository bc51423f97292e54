"""Asking once before a document is removed."""

from __future__ import annotations

from PySide6.QtCore import Signal

from plagcheck.gui.parts.controls import Panel, button, column, icon_label, label, row
from plagcheck.gui.parts.text_format import tr


class RemoveQuestion(Panel):
    """Hidden until something is to be removed."""

    confirmed = Signal(int)  # the document

    def __init__(self) -> None:
        super().__init__("card-attention")
        self._number = 0
        self.text = label("", "strong", wrap=True)
        self.really = button(tr("Remove"), self._really, icon="trash-2", kind="danger")
        self.keep = button(tr("Keep"), self.hide)
        words = row(icon_label("triangle-alert", "att"), self.text, gap=10)
        words.setStretch(1, 1)
        answers = row(None, self.keep, self.really)
        self.setLayout(column(words, answers, margins=(14, 12, 14, 12)))
        self.hide()

    def ask(self, number: int, name: str) -> None:
        self._number = number
        text = tr("Remove “%1” from the library? It can be undone.")
        self.text.setText(text.replace("%1", name))
        self.show()
        self.keep.setFocus()

    def _really(self) -> None:
        self.hide()
        self.confirmed.emit(self._number)
