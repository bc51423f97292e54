"""Corrections of one submission: its files, whose they are, and whether it takes part."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMimeData, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QListWidget, QListWidgetItem

from plagcheck.gui.classroom.preview.preview_model import drag_of
from plagcheck.gui.classroom.preview.preview_words import problem_text
from plagcheck.gui.parts import icons
from plagcheck.gui.parts.controls import ElidedLabel, Panel, button, column, label, row
from plagcheck.gui.parts.inputs import ChoiceBox
from plagcheck.gui.parts.keys import key_text
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.tips import set_tip
from plagcheck.gui.parts.wrapping_row import WrappingRow
from plagcheck.model.submissions import Submission

_PATH = int(Qt.ItemDataRole.UserRole)
LINE, MOST_LINES = 26, 4


class FileList(QListWidget):
    """The files of a submission; one is dragged onto another student."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Files of this student"))
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setIconSize(QSize(theme.px(16), theme.px(16)))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(theme.px(LINE) * min(max(self.count(), 1), MOST_LINES) + 2)

    def show_files(self, submission: Submission) -> None:
        self.clear()
        for file in submission.files:
            icon = icons.icon("triangle-alert", "att") if file.problem else icons.icon("file-text")
            item = QListWidgetItem(icon, file.name)
            item.setData(_PATH, file.path)
            set_tip(item, problem_text(file.problem, advice=True) if file.problem else file.path)
            item.setSizeHint(QSize(60, theme.px(LINE)))
            self.addItem(item)
        self.setCurrentRow(0)
        self._fit()

    def path(self) -> str:
        item = self.currentItem()
        return str(item.data(_PATH)) if item is not None else ""

    def mimeData(self, items: Sequence[QListWidgetItem]) -> QMimeData:
        return drag_of([str(item.data(_PATH)) for item in items])


class StudentBox(Panel):
    """Says what to correct; the page does it."""

    give_wanted = Signal(str, str)  # path of the file, key of the student
    split_wanted = Signal(str)
    same_wanted = Signal(str)
    rename_wanted = Signal()
    leave_wanted = Signal()
    undo_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("plain")
        self.title = ElidedLabel("", "section")
        self.files = FileList()
        self.other = ChoiceBox(tr("Another student"), {"": tr("Another student…")}, "")
        self.other.setMinimumWidth(theme.px(120))
        self.other.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.rename = button(tr("Rename"), self.rename_wanted.emit, kind="small", tip="F2")
        self.leave = button(tr("Leave out"), self.leave_wanted.emit, kind="small", tip=tr("Del"))
        self.undo = button(
            tr("Undo"), self.undo_wanted.emit, icon="undo-2", kind="small", tip=key_text("Ctrl+Z")
        )
        self.split = button(tr("Own paper"), self._split, kind="small")
        set_tip(self.split, tr("Make the chosen file a paper of its own"))
        self.give = button(tr("Give file to"), self._give, kind="small")
        self.same = button(tr("Same person as"), self._same, kind="small")
        set_tip(self.same, tr("Their papers are drafts and are not compared with each other"))
        self.other.currentIndexChanged.connect(lambda _: self._enable())
        head = row(self.title, self.undo)
        head.setStretch(0, 1)
        self.setLayout(
            column(
                head,
                self.files,
                WrappingRow(self.rename, self.split, self.leave, gap=6),
                label(tr("With another student"), "small"),
                self.other,
                WrappingRow(self.give, self.same, gap=6),
                margins=(16, 12, 16, 12),
                gap=8,
            )
        )
        self._chosen: list[Submission] = []

    def show_students(self, submissions: Sequence[Submission]) -> None:
        """Who else there is."""
        keys = {each.student.key: each.student.name for each in submissions}
        self.other.blockSignals(True)
        self.other.clear()
        self.other.addItem(tr("Another student…"), "")
        for key, name in sorted(keys.items(), key=lambda item: item[1].casefold()):
            self.other.addItem(name, key)
        self.other.blockSignals(False)
        self._enable()

    def show_chosen(self, chosen: Sequence[Submission]) -> None:
        self._chosen = list(chosen)
        if len(chosen) == 1:
            self.title.setText(chosen[0].student.name)
            self.files.show_files(chosen[0])
        else:
            text = tr("%Ln students chosen", len(chosen)) if chosen else tr("No student chosen")
            self.title.setText(text)
            self.files.clear()
        self._enable()

    def _enable(self) -> None:
        one = len(self._chosen) == 1
        key = str(self.other.currentData() or "")
        another = one and bool(key) and key != self._chosen[0].student.key
        self.rename.setEnabled(one)
        self.leave.setEnabled(bool(self._chosen))
        self.split.setEnabled(one and len(self._chosen[0].files) > 1)
        self.give.setEnabled(another and bool(self.files.path()))
        self.same.setEnabled(another)

    def _split(self) -> None:
        self.split_wanted.emit(self.files.path())

    def _give(self) -> None:
        self.give_wanted.emit(self.files.path(), str(self.other.currentData()))

    def _same(self) -> None:
        self.same_wanted.emit(str(self.other.currentData()))
