"""The sentence about what is looked at; said aloud as it changes."""

from __future__ import annotations

from html import escape

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from plagcheck.gui.parts.controls import Panel, column, rich
from plagcheck.gui.parts.text_format import bold
from plagcheck.gui.textbook.words import Said


class Explanation(Panel):
    """A live region: a screen reader says what is new in it."""

    def __init__(self) -> None:
        super().__init__("promise")
        self.text = rich("")
        self.setLayout(column(self.text, margins=(14, 10, 14, 10)))
        self.spoken = ""

    def show_said(self, said: Said | None) -> None:
        self.setVisible(said is not None and bool(said.whole))
        if said is None or said.whole == self.spoken:
            return
        self.spoken = said.whole
        self.text.setText(f"{bold(escape(said.head))} {escape(said.rest)}")
        self.text.setAccessibleName(said.whole)
        if self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.text, said.whole))
