"""Older copies of the library that went with what was removed from it, told until it is closed."""

from __future__ import annotations

from collections.abc import Sequence

from plagcheck.gui.parts.controls import Panel, button, label, row
from plagcheck.gui.parts.text_format import tr


class CopiesGone(Panel):
    """A line for each; it comes back only when another one goes."""

    def __init__(self) -> None:
        super().__init__("banner")
        self.text = label("", wrap=True)
        self.close_button = button("", icon="x", kind="small square", tip=tr("Close this line"))
        inside = row(self.text, self.close_button, margins=(16, 6, 16, 6))
        inside.setStretch(0, 1)
        self.setLayout(inside)
        self.close_button.clicked.connect(self.hide)
        self.hide()

    def show_names(self, names: Sequence[str]) -> None:
        text = tr("An older copy of the library, %1, was removed as well.")
        told = "\n".join(text.replace("%1", name) for name in names)
        if told != self.text.text():
            self.text.setText(told)
            self.setVisible(bool(told))
