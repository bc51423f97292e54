"""Who handed in what, as a table: names can be edited, files dragged to another student."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QMimeData, QModelIndex, QPersistentModelIndex, Qt

from plagcheck.classroom.corrections import Roll
from plagcheck.gui.classroom.preview.preview_words import (
    file_names,
    needs_attention,
    note_icon,
    notes,
)
from plagcheck.gui.classroom.preview.roll import RollEditor
from plagcheck.gui.parts import icons
from plagcheck.gui.parts.text_format import count, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.model.submissions import Submission

Index = QModelIndex | QPersistentModelIndex
STUDENT, FILES, WORDS, NOTES, LATE = range(5)
COLUMNS: Final = 5
FILE_PATHS: Final = "application/x-plagcheck-handed-files"

_DISPLAY: Final = int(Qt.ItemDataRole.DisplayRole)
_EDIT: Final = int(Qt.ItemDataRole.EditRole)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


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


class PreviewModel(QAbstractTableModel):
    """Rows are submissions; `wanted` is all, attention or late."""

    def __init__(self, editor: RollEditor) -> None:
        super().__init__(editor)
        self._editor = editor
        self._lines: list[PreviewRow] = []
        self._shown: list[PreviewRow] = []
        self._wanted = "all"
        self._column, self._order = STUDENT, Qt.SortOrder.AscendingOrder
        editor.changed.connect(self._on_roll)

    def _on_roll(self, roll: Roll) -> None:
        known = {id(line.submission): line for line in self._lines}
        self._lines = [known.get(id(each)) or _line(each) for each in roll]
        self._lay_out()

    def show_only(self, wanted: str) -> None:
        self._wanted = wanted
        self._lay_out()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._column, self._order = column, order
        self._lay_out()

    def _lay_out(self) -> None:
        self.beginResetModel()
        self._shown = [line for line in self._lines if self._lets_through(line)]
        reverse = self._order == Qt.SortOrder.DescendingOrder
        self._shown.sort(key=_KEYS[self._column], reverse=reverse)  # type: ignore[arg-type]
        self.endResetModel()

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

    # -- what Qt asks

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else COLUMNS

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> object:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < COLUMNS:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return headings()[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if section == WORDS else _LEFT
        return None

    def data(self, index: Index, role: int = _DISPLAY) -> object:
        if not index.isValid() or index.row() >= len(self._shown):
            return None
        line, column = self._shown[index.row()], index.column()
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return line.texts[column]
        if role == Qt.ItemDataRole.TextAlignmentRole and column == WORDS:
            return _RIGHT
        if role == Qt.ItemDataRole.ForegroundRole and column not in (STUDENT, WORDS):
            attention = column == NOTES and line.needs_attention
            return theme.colour("att" if attention else "text2")
        if role == Qt.ItemDataRole.DecorationRole and column == NOTES and line.texts[NOTES]:
            return icons.icon(line.icon, "att" if line.needs_attention else "text2")
        if role == Qt.ItemDataRole.ToolTipRole and column in (FILES, NOTES):
            return line.texts[column]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{headings()[column]}: {line.texts[column]}"
        return None

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
        paths = json.loads(bytes(data.data(FILE_PATHS).data()))
        self._editor.give(paths, self.submission(parent.row()))
        return True


def drag_of(paths: Sequence[str]) -> QMimeData:
    """Files on their way to another student."""
    data = QMimeData()
    data.setData(FILE_PATHS, json.dumps(list(paths)).encode())
    return data


def headings() -> list[str]:
    return [tr("Student"), tr("Files"), tr("Words"), tr("Notes"), tr("Late")]


def _line(submission: Submission) -> PreviewRow:
    texts = (
        submission.student.name,
        file_names(submission),
        count(submission.words) if submission.words else "–",
        notes(submission),
        tr("late") if submission.is_late else "",
    )
    return PreviewRow(submission, texts, needs_attention(submission), note_icon(submission))
