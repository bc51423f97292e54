"""What a collection holds: asked when it is made, and once about those of before."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QButtonGroup, QDialog, QLineEdit, QRadioButton, QVBoxLayout, QWidget

from plagcheck.gui.parts.controls import (
    ElidedLabel,
    Panel,
    ToolButton,
    button,
    column,
    label,
    row,
    switch_button,
)
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.entry import Holds


def holds_names() -> dict[Holds, str]:
    """What a teacher can say of a collection."""
    return {
        Holds.PUBLISHED: tr("Published texts"),
        Holds.STUDENT_WORK: tr("Work of students"),
        Holds.TEACHING: tr("My teaching material"),
    }


def with_holds(collection: str, holds: Holds) -> str:
    """A collection, and what is known of it."""
    known = holds_names().get(holds)
    return f"{collection} · {known}" if known else collection


def into_text(collection: str, holds: Holds) -> str:
    """Where files go, and what they are taken for there."""
    return with_holds(tr("into “%1”").replace("%1", collection), holds)


class HoldsLine(Panel):
    """A line with three answers; the one that holds is pressed."""

    told: SignalOf[str, Holds] = carrying(2)  # of a collection

    def __init__(self) -> None:
        super().__init__("banner")
        self._collection = ""
        self.text = ElidedLabel("", "strong")
        self.note = label(
            tr("Until you say, none of it is in a student’s copy of a report."), "small", wrap=True
        )
        self.answers: dict[Holds, ToolButton] = {}
        group = QButtonGroup(self)
        for holds, name in holds_names().items():
            made = switch_button(name)
            made.clicked.connect(lambda _=False, holds=holds: self._tell(holds))
            group.addButton(made)
            self.answers[holds] = made
        self._group = group
        question = row(self.text, *self.answers.values(), None)
        self.setLayout(column(question, self.note, margins=(16, 6, 16, 6), gap=4))
        self.hide()

    def show_collection(self, name: str, holds: Holds, question: str = "") -> None:
        """What is said of a collection, or the question."""
        self._collection = name
        if holds is not Holds.UNKNOWN:
            question = tr("“%1” holds")
        self.text.setText((question or tr("What does “%1” hold?")).replace("%1", name))
        self._group.setExclusive(False)  # or none could be let go
        for each, made in self.answers.items():
            made.setChecked(each is holds)
            made.setAccessibleName(f"{self.text.text()} {made.text()}")
        self._group.setExclusive(True)
        self.note.setVisible(holds is Holds.UNKNOWN)
        self.show()

    def _tell(self, holds: Holds) -> None:
        self.told.emit(self._collection, holds)


class NewCollection(QDialog):
    """A name, and what the collection is going to hold; neither can be left open."""

    def __init__(self, known: Iterable[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._known = set(known)
        self.setWindowTitle(tr("New collection"))
        self.name = QLineEdit()
        self.name.setAccessibleName(tr("Name"))
        self.name.setPlaceholderText(tr("Name"))
        self.answers = {holds: QRadioButton(name) for holds, name in holds_names().items()}
        self.taken = label(tr("There is a collection of this name already."), "attention")
        self.make = button(tr("Make collection"), self.accept, kind="primary")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 18)
        layout.setSpacing(10)
        for part in (label(tr("New collection"), "heading"), self.name, self.taken):
            layout.addWidget(part)
        layout.addWidget(label(tr("What will it hold?"), "strong"))
        for answer in self.answers.values():
            layout.addWidget(answer)
            answer.toggled.connect(lambda _: self._see())
        note = tr("Work of students is in no student’s copy of a report.")
        layout.addWidget(label(note, "small", wrap=True))
        layout.addStretch(1)
        layout.addLayout(row(None, button(tr("Cancel"), self.reject), self.make))
        self.name.textChanged.connect(lambda _: self._see())
        self.resize(theme.px(400), self.sizeHint().height())
        self._see()

    @property
    def holds(self) -> Holds:
        told = (holds for holds, answer in self.answers.items() if answer.isChecked())
        return next(told, Holds.UNKNOWN)

    def _see(self) -> None:
        name = self.name.text().strip()
        self.taken.setVisible(name in self._known)
        complete = bool(name) and name not in self._known and self.holds is not Holds.UNKNOWN
        self.make.setEnabled(complete)
