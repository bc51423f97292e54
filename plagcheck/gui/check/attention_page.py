"""A paper that could not be checked, or only in part: why, what was read, and what to do."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from plagcheck.gui.check.flag_words import page_list
from plagcheck.gui.check.result_words import size_text
from plagcheck.gui.check.shown import ShownResult
from plagcheck.gui.parts.controls import (
    PageHead,
    Panel,
    button,
    column,
    icon_label,
    label,
    line,
    row,
)
from plagcheck.gui.parts.icons import put_icon
from plagcheck.gui.parts.page_tiles import PageTiles
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.shell.error_text import error_text
from plagcheck.model.document import Coverage
from plagcheck.model.errors import PlagcheckError
from plagcheck.model.names import printable

SIDE = 340


def is_mostly_unread(read: Coverage) -> bool:
    """Whether so much could not be read that a number would say too little."""
    missing = len(read.pages_without_text) + len(read.pages_unreadable)
    return read.pages > 0 and 2 * missing > read.pages


class AttentionPage(QWidget):
    """Same place as the result, but no number."""

    again_wanted = Signal()
    another_wanted = Signal()
    result_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self.head = PageHead("file-text")
        self.icon = icon_label("triangle-alert", "att", 28)
        self.title = label("", "heading", wrap=True)
        self.advice = label("", "quiet", wrap=True)
        words = column(self.title, self.advice, gap=4)
        strip = Panel("strip")
        inner = row(self.icon, margins=(18, 16, 18, 16), gap=16)
        inner.addLayout(words, 1)
        strip.setLayout(inner)
        body = row(gap=0)
        body.addWidget(self._read_side(), 1)
        body.addWidget(self._action_side())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addWidget(strip)
        layout.addLayout(body, 1)

    def _read_side(self) -> QScrollArea:
        self.tiles = PageTiles()
        self.found = label("", "strong", wrap=True)
        self.searched = label("", "quiet", wrap=True)
        self.open = button(tr("Open what was found"), self.result_wanted.emit, icon="file-search")
        self.part = Panel(
            "card",
            column(self.found, self.searched, row(self.open, None), margins=(16, 12, 16, 12)),
        )
        self.part.setMaximumWidth(theme.px(560))
        self.read_title = label(tr("What could be read"), "section")
        area = QScrollArea()
        area.setProperty("ground", "page")
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        parts = (self.read_title, self.tiles, self.part, None)
        inner = column(*parts, margins=(24, 20, 24, 20), gap=14)
        area.setWidget(Panel("page", inner))
        return area

    def _action_side(self) -> Panel:
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
        cards = column(
            label(tr("What you can do"), "section"), ask, again, other, None,
            margins=(16, 20, 16, 20), gap=12,
        )  # fmt: skip
        made = Panel("surface", row(line(vertical=True), gap=0))
        made.layout().addLayout(cards, 1)  # type: ignore[union-attr]
        made.setFixedWidth(theme.px(SIDE))
        return made

    def show_error(self, path: Path, error: BaseException) -> None:
        """A paper of which nothing could be compared."""
        text = error_text(error)
        self._begin(printable(path.name), tr("not checked"), text.icon)
        self.title.setText(text.title)
        self.advice.setText(text.advice)
        self._show_read(_read_by(error))
        self.part.hide()
        self.message.setFocus()

    def show_partly(self, shown: ShownResult) -> None:
        """A paper of which most could not be read; what was found of the rest is one click away."""
        read, result = shown.paper.coverage, shown.result
        self._begin(shown.paper.name, size_text(result.words, read.pages), "image")
        missing = tuple(sorted((*read.pages_without_text, *read.pages_unreadable)))
        pages = page_list(missing)
        title = tr("%1: nothing on them could be compared.")
        self.title.setText(title.replace("%1", pages[:1].upper() + pages[1:]))
        there = tuple(n for n in range(read.pages) if n not in set(missing))
        words = tr("%Ln words on %1 could be read.", result.words)
        why = tr("No score is shown, because most of the paper was not checked.")
        self.advice.setText(f"{words.replace('%1', page_list(there))} {why}")
        self._show_read(read)
        self._show_found(shown, page_list(there), pages)
        self.message.setFocus()

    def _begin(self, name: str, note: str, icon: str) -> None:
        self._name = name
        self.head.title.setText(name)
        self.head.note.setText(note)
        put_icon(self.icon, icon, "att", 28)
        self.icon.setAlignment(Qt.AlignmentFlag.AlignTop)

    def _show_read(self, read: Coverage | None) -> None:
        for part in (self.tiles, self.read_title):
            part.setVisible(read is not None)
        if read is not None:
            self.tiles.show_coverage(read)

    def _show_found(self, shown: ShownResult, there: str, missing: str) -> None:
        result = shown.result
        if shown.has_evidence:
            words = tr("%Ln words", result.matched_words)
            text = tr("%1: %2 also appear in other documents").replace("%2", words)
        else:
            text = tr("%1: nothing that counts also appears in other documents")
        self.found.setText(text.replace("%1", there[:1].upper() + there[1:]))
        says = tr("Searched %Ln documents. This says nothing about %1.", result.searched)
        self.searched.setText(says.replace("%1", missing))
        self.part.show()

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


def _read_by(error: BaseException) -> Coverage | None:
    """What an error tells about the pages of a file."""
    told = error.details if isinstance(error, PlagcheckError) else {}
    pages = told.get("pages")
    if not isinstance(pages, int) or pages < 1:
        return None
    return Coverage(
        pages=pages,
        pages_without_text=_pages(told.get("pictures")),
        pages_unreadable=_pages(told.get("unreadable")),
    )


def _pages(listed: object) -> tuple[int, ...]:
    return tuple(int(page) for page in str(listed or "").split())
