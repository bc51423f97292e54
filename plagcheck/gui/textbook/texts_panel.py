"""The texts of a lesson: typed or dropped, two to five of them, and how they are cut."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QPlainTextEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from plagcheck.gui.parts.controls import button, column, label, row, segment
from plagcheck.gui.parts.keys import keep_keys
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.wrapping_row import WrappingRow
from plagcheck.gui.textbook.set_name import SetName
from plagcheck.textbook.lesson import Cutting

FEWEST, MOST = 2, 5
MOST_WORDS = 60  # of a text: more would not fit on a wall
MOST_LETTERS = 400  # some scripts have no blanks between words
LONGEST_SHINGLE = 5


class TextField(QPlainTextEdit):
    """A text in the face of papers; Tab leaves it. Of what is pasted or dropped, only the beginning
    is taken: a million letters without a blank would take minutes to lay out."""

    was_cut = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setProperty("kind", "note")
        self.setAccessibleName(name)
        self.setTabChangesFocus(True)
        self._is_roomy = True
        self._dress()
        theme.changed.connect(self._dress)

    def set_roomy(self, on: bool) -> None:
        self._is_roomy = on
        self._dress()

    def _dress(self) -> None:
        self.setFont(theme.font(15, serif=True))
        self.setFixedHeight(theme.px(96 if self._is_roomy else 58))

    def insertFromMimeData(self, source: QMimeData) -> None:
        text = source.text()
        self.insertPlainText(_first_words(text))
        self.ensureCursorVisible()
        if _is_long(text):
            self.was_cut.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
            return
        super().keyPressEvent(event)


class TextsPanel(QWidget):
    """Says when texts or the way they are cut have changed."""

    most = MOST
    changed = Signal()
    edited = Signal()  # by the teacher: it is no example any more

    def __init__(self) -> None:
        super().__init__()
        self.fields: list[TextField] = []
        self._rows: list[QWidget] = []
        self._is_filling = False
        self.note = label("", "attention", wrap=True)
        self.note.hide()
        self.more = button(tr("Add a text"), self._add, icon="plus", kind="small")
        self.fewer = button(tr("Remove the last"), self._remove, icon="x", kind="small")
        layout = column(gap=6)
        for place in range(MOST):
            layout.addWidget(self._field(place))
        layout.addWidget(self.note)
        layout.addLayout(WrappingRow(self.more, self.fewer, gap=6))
        layout.addLayout(self._cutting())
        self.setLayout(layout)
        self.fill([])

    def _field(self, place: int) -> QWidget:
        names = (
            tr("First text"),
            tr("Second text"),
            tr("Third text"),
            tr("Fourth text"),
            tr("Fifth text"),
        )
        field = TextField(names[place])
        field.textChanged.connect(self._on_edit)
        field.was_cut.connect(partial(self._tell, cut=True))
        self.fields.append(field)
        made = QWidget()
        head = row(SetName(chr(ord("A") + place), place), label(names[place], "strong"), None)
        made.setLayout(column(head, field, gap=4))
        self._rows.append(made)
        return made

    def _cutting(self) -> QVBoxLayout:
        self.length = QSpinBox()
        self.length.setRange(1, LONGEST_SHINGLE)
        self.length.setValue(2)
        self.length.setAccessibleName(tr("Shingles of"))
        self.length.setMinimumWidth(theme.px(56))
        self.length.lineEdit().setTextMargins(6, 0, 0, 0)
        self.words, self.letters = segment(tr("words"), True), segment(tr("letters"))
        self._units = QButtonGroup(self)
        for each in (self.words, self.letters):
            self._units.addButton(each)
            keep_keys(each, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space)
        self.plain = QCheckBox(tr("lower case, without punctuation"))
        self.plain.setChecked(True)
        keep_keys(self.plain, Qt.Key.Key_Space)
        self.length.valueChanged.connect(self._on_edit)
        self.letters.toggled.connect(self._on_edit)
        self.plain.toggled.connect(self._on_edit)
        units, length = QWidget(), QWidget()
        units.setLayout(row(self.words, self.letters, gap=0))
        length.setLayout(row(label(tr("Shingles of"), "quiet"), self.length))
        return column(WrappingRow(length, units), self.plain, gap=6, margins=(0, 6, 0, 0))

    # -- what is in them

    @property
    def texts(self) -> list[str]:
        """What is cut: the first words of each text that is shown."""
        shown = self.fields[: self._count]
        return [_first_words(field.toPlainText()) for field in shown]

    @property
    def cutting(self) -> Cutting:
        return Cutting(self.length.value(), self.words.isChecked(), self.plain.isChecked())

    def fill(self, texts: Sequence[str], cutting: Cutting | None = None) -> None:
        """Other texts, and perhaps another way to cut them."""
        self._is_filling = True
        kept = list(texts[:MOST]) + [""] * (FEWEST - len(texts))
        self._show_fields(len(kept))
        for field, text in zip(self.fields, kept, strict=False):
            field.setPlainText(_first_words(text))
        if cutting is not None:
            self.length.setValue(cutting.size)
            (self.words if cutting.of_words else self.letters).setChecked(True)
            self.plain.setChecked(cutting.is_plain)
        self._is_filling = False
        self._tell(cut=any(map(_is_long, texts[:MOST])))
        self.changed.emit()

    def _tell(self, *, cut: bool) -> None:
        """What is missing, or left out."""
        empty = sum(not text.strip() for text in self.texts)
        text = ""
        if cut:
            text = tr("Only the beginning of a text is shown: up to %1 words or %2 letters.")
            text = text.replace("%1", str(MOST_WORDS)).replace("%2", str(MOST_LETTERS))
        elif empty:
            text = tr("Type a second text, or choose an example.")
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def _on_edit(self) -> None:
        if self._is_filling:
            return
        shown = self.fields[: self._count]
        self._tell(cut=any(_is_long(field.toPlainText()) for field in shown))
        self.edited.emit()
        self.changed.emit()

    # -- how many there are

    @property
    def _count(self) -> int:
        return sum(not each.isHidden() for each in self._rows)

    def _show_fields(self, count: int) -> None:
        for place, each in enumerate(self._rows):
            each.setVisible(place < count)
            if place >= count:
                self.fields[place].clear()
        self.more.setEnabled(count < MOST)
        self.fewer.setEnabled(count > FEWEST)

    def _add(self) -> None:
        count = self._count
        self._show_fields(count + 1)
        self.fields[count].setFocus()
        self._on_edit()

    def _remove(self) -> None:
        self._is_filling = True
        self._show_fields(self._count - 1)
        self._is_filling = False
        self._on_edit()

    def set_roomy(self, on: bool) -> None:
        """Higher fields, where nothing else is shown."""
        for field in self.fields:
            field.set_roomy(on)

    def take_focus(self) -> None:
        self.fields[0].setFocus()


def _is_long(text: str) -> bool:
    return len(text.split()) > MOST_WORDS or len(text) > MOST_LETTERS


def _first_words(text: str) -> str:
    """A text that is no longer than what is shown; the rest is not looked at."""
    words = text.split()
    begun = " ".join(words[:MOST_WORDS]) if len(words) > MOST_WORDS else text
    return begun[:MOST_LETTERS]
