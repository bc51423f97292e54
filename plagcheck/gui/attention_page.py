"""A paper that could not be checked: why, and what to do."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from plagcheck.gui.controls import PageHead, Panel, button, column, icon_label, label, row
from plagcheck.gui.error_text import error_text
from plagcheck.gui.icons import put_icon
from plagcheck.gui.words import tr


class AttentionPage(QWidget):
    """Same place as the result, but no number."""

    again_wanted = Signal()
    another_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = PageHead("file-text")
        self.icon = icon_label("triangle-alert", "att", 28)
        self.title = label("", "heading", wrap=True)
        self.advice = label("", "quiet", wrap=True)
        words = column(self.title, self.advice, gap=4)
        strip = Panel("strip")
        inner = row(self.icon, margins=(18, 16, 18, 16), gap=16)
        inner.addLayout(words, 1)
        strip.setLayout(inner)
        self.message = button(
            tr("Copy a message to the student"), self._copy, icon="copy", kind="primary"
        )
        ask = _card(
            tr("Ask for the original file"),
            tr("The document the file was made from usually has its text in it."),
            self.message,
        )
        again = _card(
            tr("Try again"),
            tr("When the file was put right, or is closed in other programs."),
            button(tr("Try again"), self.again_wanted.emit, icon="refresh-cw"),
        )
        other = _card(
            tr("Drop another version here"),
            tr("Or choose it. It takes the place of this file."),
            button(tr("Another paper…"), self.another_wanted.emit, icon="file-search"),
        )
        cards = column(label(tr("What you can do"), "section"), ask, again, other, None, gap=12)
        body = Panel("page")
        middle = QWidget()
        middle.setLayout(cards)
        middle.setMaximumWidth(560)
        outer = row(middle, None, margins=(24, 20, 24, 20))
        outer.setStretch(0, 1)
        body.setLayout(outer)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addWidget(strip)
        layout.addWidget(body, 1)
        self._name = ""

    def show_error(self, path: Path, error: BaseException) -> None:
        text = error_text(error)
        self._name = path.name
        self.head.title.setText(path.name)
        self.head.note.setText(tr("not checked"))
        put_icon(self.icon, text.icon, "att", 28)
        self.icon.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.title.setText(text.title)
        self.advice.setText(text.advice)
        self.message.setFocus()

    def _copy(self) -> None:
        text = tr(
            "Hello, your file “%1” could not be read. Please send the document it was made from, "
            "for example the Word or OpenDocument file. Thank you."
        )
        QGuiApplication.clipboard().setText(text.replace("%1", self._name))
        self.message.setText(tr("Copied"))


def _card(title: str, text: str, action: QWidget) -> Panel:
    return Panel(
        "card",
        column(
            label(title, "strong"),
            label(text, "quiet", wrap=True),
            row(action, None),
            margins=(16, 12, 16, 12),
        ),
    )
