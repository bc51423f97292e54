"""Whose a late paper is: read off its file, corrected before it joins the class."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtWidgets import QDialog, QLayout, QLineEdit, QScrollArea, QWidget

from plagcheck.classroom.corrections import Roll, rename
from plagcheck.gui.parts.controls import ElidedLabel, button, column, label, row
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.model.submissions import Submission

ONLY_CHECK: Final = 2  # beside accepted and rejected


class LateDialog(QDialog):
    """A field for the name of each paper; accepted means: add them so."""

    def __init__(
        self, roll: Roll, students: Collection[str], parent: QWidget, *, is_file: bool
    ) -> None:
        """`is_file`: it is one document, which can be checked without joining the class."""
        super().__init__(parent)
        self._roll = roll
        self._students = {name.casefold() for name in students}
        self.setWindowTitle(tr("Add a late paper"))
        self.names = [QLineEdit(submission.student.name) for submission in roll]
        self.notes = [label("", "small", wrap=True) for _ in roll]
        self.add = button(tr("Add to the class"), self.accept, kind="primary")
        self.add.setDefault(True)
        self.cancel = button(tr("Cancel"), self.reject)
        self.check = button(tr("Only check it"), lambda: self.done(ONLY_CHECK))
        self.check.setVisible(is_file)
        fields = column(margins=(0, 0, 0, 0), gap=14)
        for submission, name, note in zip(roll, self.names, self.notes, strict=True):
            name.setAccessibleName(tr("Name of the student"))
            name.textChanged.connect(self._look)
            file = ElidedLabel(_files(submission), "quiet")
            fields.addLayout(column(file, name, note, gap=4))
        fields.addStretch(1)
        self.setLayout(
            column(
                label(tr("Whose paper is it?"), "heading"),
                self._scrolling(fields) if len(roll) > 1 else fields,
                row(self.check, None, self.cancel, self.add),
                margins=(20, 18, 20, 18),
                gap=14,
            )
        )
        self.setMinimumWidth(theme.px(460))
        self._look()
        self.names[0].setFocus()
        self.names[0].selectAll()

    def _scrolling(self, fields: QLayout) -> QScrollArea:
        inner = QWidget()
        inner.setLayout(fields)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(inner)
        area.setMinimumHeight(theme.px(220))
        return area

    def _look(self) -> None:
        """A name that is in the class already means another paper of the same student."""
        for name, note in zip(self.names, self.notes, strict=True):
            is_known = name.text().strip().casefold() in self._students
            known = tr("Is in the class: this becomes another paper of theirs.")
            note.setText(known if is_known else tr("A new student of this class."))
        self.add.setEnabled(all(name.text().strip() for name in self.names))

    @property
    def roll(self) -> Roll:
        """The papers under the names that stand in the fields."""
        named: Roll = ()
        for submission, field in zip(self._roll, self.names, strict=True):
            name = " ".join(field.text().split())
            is_same = name == submission.student.name
            named += (
                (submission,) if is_same else rename((submission,), submission.student.key, name)
            )
        return named


def _files(submission: Submission) -> str:
    return ", ".join(file.name for file in submission.files)
