"""Asked when the window is closed while files are being added."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QWidget

from plagcheck.gui.parts.controls import button, column, label, row
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme


class LeaveDialog(QDialog):
    """Accepted means: close all the same."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("plagcheck")
        self.stay = button(tr("Go on adding"), self.reject, kind="primary")
        self.stay.setDefault(True)
        self.leave = button(tr("Close now"), self.accept)
        text = tr("What is read so far stays in the library. The next start offers the rest.")
        self.setLayout(
            column(
                label(tr("Files are still being added"), "heading"),
                label(text, "quiet", wrap=True),
                row(None, self.leave, self.stay),
                margins=(20, 18, 20, 18),
                gap=14,
            )
        )
        self.setMinimumWidth(theme.px(460))
        self.stay.setFocus()
