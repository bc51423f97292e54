"""Who handed in what, as a table: names can be edited, files dragged to another student."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QMimeData, QModelIndex, Qt
from PySide6.QtGui import QIcon

from plagcheck.classroom.corrections import Roll
from plagcheck.gui.classroom.preview.preview_words import (
    file_names,
    needs_attention,
    note_icon,
    notes,
)
from plagcheck.gui.classroom.preview.roll import RollEditor
from plagcheck.gui.parts import icons
from plagcheck.gui.parts.row_models import DISPLAY, Index, SortedModel
from plagcheck.gui.parts.text_format import count, report_wording, tr
from plagcheck.model.plain_json import from_json
from plagcheck.model.submissions import Submission

STUDENT, FILES, WORDS, NOTES, LATE = range(5)
FILE_PATHS: Final = "application/x-plagcheck-handed-files"

_EDIT: Final = int(Qt.ItemDataRole.EditRole)


@dataclass(frozen=True, slots=True)
class PreviewRow:
    """A submission with its texts, made once."""

    submission: Submission
    texts: tuple[str, ...]
    needs_attention: bool
    icon: str


_KEYS: Final[dict[int, Callable[[PreviewRow], object]]] = {
    STUDENT: lambda line: line.texts[STUDENT].casefold(),
    FILES: lambda line: line.texts[FILES].casefold(),
    WORDS: lambda line: line.submission.words,
    NOTES: lambda line: (not line.needs_attention, line.texts[NOTES]),
    LATE: lambda line: not line.submission.is_late,
}


class PreviewModel(SortedModel[PreviewRow]):
    """Rows are submissions; `wanted` is all, attention or late."""

    def __init__(self, editor: RollEditor) -> None:
        say = report_wording()
        titles = (say("student name"), say("files"), say("words"), tr("Notes"), say("late"))
        super().__init__(titles, (WORDS,), editor, column=STUDENT)
        self._editor = editor
        self._lines: list[PreviewRow] = []
        self._wanted = "all"
        editor.changed.connect(self._on_roll)

    def _on_roll(self, roll: Roll) -> None:
        known = {id(line.submission): line for line in self._lines}
        self._lines = [known.get(id(each)) or _line(each) for each in roll]
        self.lay_out()

    def show_only(self, wanted: str) -> None:
        self._wanted = wanted
        self.lay_out()

    def passing(self) -> list[PreviewRow]:
        return [line for line in self._lines if self._lets_through(line)]

    def key(self, column: int) -> Callable[[PreviewRow], object]:
        return _KEYS[column]

    def _lets_through(self, line: PreviewRow) -> bool:
        if self._wanted == "attention":
            return line.needs_attention
        return line.submission.is_late if self._wanted == "late" else True

    def counts(self) -> tuple[int, int, int]:
        """All, those that need attention, those that are late."""
        attention = sum(line.needs_attention for line in self._lines)
        return len(self._lines), attention, sum(line.submission.is_late for line in self._lines)

    def submission(self, row: int) -> Submission:
        return self._shown[row].submission

    def row_of(self, key: str, attempt: str) -> int:
        """Where a student's submission stands; -1 when it does not."""
        for row, line in enumerate(self._shown):
            found = line.submission
            if (found.student.key, found.attempt) == (key, attempt):
                return row
        return -1

    # -- what stands in a cell

    def text(self, row: PreviewRow, column: int) -> str:
        return row.texts[column]

    def tip(self, row: PreviewRow, column: int) -> str:
        return row.texts[column] if column in (FILES, NOTES) else ""

    def colour(self, row: PreviewRow, column: int) -> str:
        if column in (STUDENT, WORDS):
            return "text"
        return "att" if column == NOTES and row.needs_attention else "text2"

    def picture(self, row: PreviewRow, column: int) -> QIcon | None:
        if column != NOTES or not row.texts[NOTES]:
            return None
        return icons.icon(row.icon, "att" if row.needs_attention else "text2")

    # -- editing

    def data(self, index: Index, role: int = DISPLAY) -> object:
        return super().data(index, DISPLAY if role == _EDIT else role)

    def setData(self, index: Index, value: object, role: int = _EDIT) -> bool:
        if not index.isValid() or index.column() != STUDENT or role != Qt.ItemDataRole.EditRole:
            return False
        name = str(value).strip()
        if not name:
            return False
        self._editor.rename(self.submission(index.row()), name)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if not index.isValid():
            return flags
        flags |= Qt.ItemFlag.ItemIsDragEnabled | Qt.ItemFlag.ItemIsDropEnabled
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() == STUDENT else flags

    # -- dragging files to another student

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction

    def mimeTypes(self) -> list[str]:
        return [FILE_PATHS]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        rows = sorted({index.row() for index in indexes})
        return drag_of([f.path for row in rows for f in self.submission(row).files])

    def canDropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        return data.hasFormat(FILE_PATHS) and parent.isValid()

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        if not self.canDropMimeData(data, action, row, column, parent):
            return False
        paths = from_json(bytes(data.data(FILE_PATHS).data()))
        self._editor.give(paths, self.submission(parent.row()))
        return True


def drag_of(paths: Sequence[str]) -> QMimeData:
    """Files on their way to another student."""
    data = QMimeData()
    data.setData(FILE_PATHS, json.dumps(list(paths)).encode())
    return data


def _line(submission: Submission) -> PreviewRow:
    texts = (
        submission.student.name,
        file_names(submission),
        count(submission.words) if submission.words else "–",
        notes(submission),
        tr("late") if submission.is_late else "",
    )
    return PreviewRow(submission, texts, needs_attention(submission), note_icon(submission))
