"""The roll of a class while it is being corrected: every correction can be undone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePosixPath

from PySide6.QtCore import QObject

from plagcheck.classroom import corrections
from plagcheck.classroom.corrections import Roll
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.parts.undo import UndoList
from plagcheck.model.submissions import Student, Submission


class RollEditor(QObject):
    """Who handed in what, as the teacher says."""

    changed: SignalOf[Roll] = carrying(1)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.roll: Roll = ()
        self._undo: UndoList[None] = UndoList()

    def begin(self, roll: Roll) -> None:
        self._undo = UndoList()
        self._put(roll)

    def rename(self, submission: Submission, name: str) -> None:
        if name and name != submission.student.name:
            self._correct(corrections.rename(self.roll, submission.student.key, name))

    def give(self, paths: Sequence[str], to: Submission) -> None:
        """Give files to another student."""
        theirs = {each.path for each in to.files}
        roll = self.roll
        for path in paths:
            if path not in theirs:
                roll = corrections.move_file(roll, path, to.student.key)
        self._correct(roll)

    def split_off(self, path: str) -> None:
        """Make a file a submission of its own, named after it."""
        name = PurePosixPath(path).stem
        taken = {each.student.key for each in self.roll}
        key, number = f"own:{path}", 2
        while key in taken:
            key, number = f"own:{path}:{number}", number + 1
        self._correct(corrections.split_off(self.roll, path, Student(key, name)))

    def same_person(self, one: Submission, other: Submission) -> None:
        """Two entries are one person: their papers are drafts, not a pair."""
        if one.student.key != other.student.key:
            keys = one.student.key, other.student.key
            self._correct(corrections.same_person(self.roll, *keys))

    def leave_out(self, submissions: Sequence[Submission]) -> None:
        roll = self.roll
        for each in submissions:
            roll = corrections.leave_out(roll, each.student.key, each.attempt)
        self._correct(roll)

    def undo(self) -> bool:
        return self._undo.undo(None)

    def _correct(self, roll: Roll) -> None:
        if roll != self.roll:
            before = self.roll
            self._undo.add(lambda: self._put(before))
            self._put(roll)

    def _put(self, roll: Roll) -> None:
        self.roll = roll
        self.changed.emit(roll)
