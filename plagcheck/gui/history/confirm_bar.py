"""Erasing in two steps: what is about to go, and a second button that means it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from plagcheck.gui.parts.controls import Panel, button, column, icon_label, label, row
from plagcheck.gui.parts.text_format import tr


class ConfirmBar(QWidget):
    """The first button asks, the second does."""

    confirmed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.first = button("", self.ask, kind="danger")
        self.question = label("", "strong", wrap=True)
        self.really = button(tr("Erase for good"), self._really, kind="danger")
        self.keep = button(tr("Keep"), self.withdraw)
        words = row(icon_label("triangle-alert", "att"), self.question, gap=10)
        words.setStretch(1, 1)
        inner = column(words, row(None, self.keep, self.really), margins=(14, 12, 14, 12))
        self.card = Panel("card-attention", inner)
        self.setLayout(column(row(None, self.first), self.card))
        self.offer("", "", can=False)

    def offer(self, text: str, question: str, *, can: bool) -> None:
        """What the buttons would do now."""
        self.first.setText(text or tr("Erase…"))
        self.first.setAccessibleName(self.first.text())
        self.first.setEnabled(can)
        self.question.setText(question)
        self.withdraw()

    def withdraw(self) -> None:
        self.first.show()
        self.card.hide()

    def ask(self) -> None:
        """Show the question."""
        self.first.hide()
        self.card.show()
        self.keep.setFocus()

    def _really(self) -> None:
        self.withdraw()
        self.first.setEnabled(False)
        self.confirmed.emit()
