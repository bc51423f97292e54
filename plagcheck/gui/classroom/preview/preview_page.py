"""Before a class is compared: who handed in what, corrected where it is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
)

from plagcheck.classroom.corrections import Roll
from plagcheck.gui.classroom.class_jobs import ClassRequest
from plagcheck.gui.classroom.preview.compare_box import CompareBox, HandoutBox
from plagcheck.gui.classroom.preview.preview_model import LATE, PreviewModel
from plagcheck.gui.classroom.preview.preview_table import PreviewTable
from plagcheck.gui.classroom.preview.roll import RollEditor
from plagcheck.gui.classroom.preview.student_box import StudentBox
from plagcheck.gui.parts.controls import PageHead, Panel, button, column, label, line, row, toggle
from plagcheck.gui.parts.staged_building import StagedPage
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.names import printable
from plagcheck.model.submissions import Submission

SIDE = 352
NARROW_SIDE = 300
NARROW = 1000  # pixels of the page


class PreviewPage(StagedPage):
    """The table left, what to compare with right."""

    cancel_wanted = Signal()
    check_wanted: SignalOf[Roll, ClassRequest] = carrying(2)

    def put_together(self) -> Iterator[None]:
        self._make_head()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        body = row(gap=0)
        layout.addLayout(body, 1)
        yield
        self.editor = RollEditor(self)
        self.model = PreviewModel(self.editor)
        self.table = PreviewTable(self.model)
        body.addLayout(self._make_left(), 1)
        yield
        self._make_side()
        body.addWidget(self._side)
        yield
        self.student = StudentBox()
        self._inner.addWidget(self.student)
        self._inner.addStretch(1)
        self._connect()

    def _make_head(self) -> None:
        self.head = PageHead()
        self.head.title.setText(tr("New class check"))
        self.cancel = button(tr("Cancel"), self.cancel_wanted.emit)
        self.head.buttons.addWidget(self.cancel)

    def _make_left(self) -> QVBoxLayout:
        self.name = QLineEdit()
        self.name.setAccessibleName(tr("Name of the class"))
        self.name.setMinimumWidth(theme.px(240))
        self.only: dict[str, QToolButton] = {}
        group = QButtonGroup(self)
        switches = row(gap=8)
        for wanted, icon in (("all", "users"), ("attention", "triangle-alert"), ("late", "clock")):
            made = toggle(wanted, icon, wanted == "all", self._narrow)
            group.addButton(made)
            switches.addWidget(made)
            self.only[wanted] = made
        tools = row(label(tr("Name")), self.name, None, margins=(16, 8, 16, 8))
        tools.addLayout(switches)
        self.hint = label(
            tr("Drag a row onto another student to correct a wrong name. F2 renames."), "small"
        )
        left = column(Panel("strip", tools), self.table, gap=0)
        left.setStretch(1, 1)
        left.addWidget(Panel("card-bar", row(self.hint, margins=(16, 6, 16, 6))))
        return left

    def _make_side(self) -> None:
        self.compare, self.handout = CompareBox(), HandoutBox()
        self._inner = column(self.compare, line(), self.handout, line(), gap=0)
        inner = Panel("surface", self._inner)
        area = QScrollArea()
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.ready = label("", "small", wrap=True)
        self.check = button("", self._check, kind="primary large")
        self.check.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        foot = Panel("card-foot", column(self.ready, self.check, margins=(16, 10, 16, 12)))
        self._side = Panel("flags", column(area, foot, gap=0))

    def _connect(self) -> None:
        self.editor.changed.connect(self._on_roll)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._on_selection())
        self.table.removed.connect(self._leave_out)
        self.student.rename_wanted.connect(self.table.rename)
        self.student.leave_wanted.connect(self._leave_out)
        self.student.undo_wanted.connect(self.undo)
        self.student.split_wanted.connect(self.editor.split_off)
        self.student.give_wanted.connect(lambda path, key: self._give([path], key))
        self.student.same_wanted.connect(self._same)

    # -- showing

    def begin(self, path: Path, roll: Roll) -> None:
        """A class that was just read."""
        self.name.setText(printable(path.stem))
        self.handout.show_paths(())
        self.only["all"].setChecked(True)
        self.editor.begin(roll)
        students = len({each.student.key for each in roll})
        files = sum(len(each.files) for each in roll)
        parts = [tr("%Ln students", students), tr("%Ln files", files)]
        self.head.note.setText(f"{printable(path.name)} · {', '.join(parts)}")
        self.take_focus()

    def take_focus(self) -> None:
        self.table.setFocus()
        if not self.table.chosen() and self.model.rowCount():
            self.table.selectRow(0)

    def undo(self) -> bool:
        return self.editor.undo()

    def _on_roll(self, roll: Roll) -> None:
        everyone, attention, late = self.model.counts()
        for wanted, number, text in (
            ("all", everyone, tr("All %Ln", everyone)),
            ("attention", attention, tr("Need attention %Ln", attention)),
            ("late", late, tr("Late %Ln", late)),
        ):
            made = self.only[wanted]
            made.setText(text)
            made.setAccessibleName(text)
            made.setVisible(bool(number) or made.isChecked())
        self.student.show_students(roll)
        readable = sum(1 for each in roll if any(file.document for file in each.files))
        self.compare.show_pairs(readable)
        self.check.setText(tr("Check %Ln papers", readable))
        self.check.setAccessibleName(self.check.text())
        self.check.setEnabled(readable > 0)
        rest = len(roll) - readable
        self.ready.setText(
            tr("%Ln cannot be read; a better file can be added later.", rest) if rest else ""
        )
        self.ready.setVisible(bool(rest))
        self._on_selection()

    def _on_selection(self) -> None:
        self.student.show_chosen(self.table.chosen())

    def _narrow(self, on: bool) -> None:
        wanted = next((name for name, made in self.only.items() if made.isChecked()), "all")
        if on:
            self.model.show_only(wanted)
            self._on_selection()

    # -- correcting

    def _again_on(self, submission: Submission) -> None:
        """Keep what was chosen; the table was laid out anew."""
        self.table.choose(submission.student.key, submission.attempt)

    def _of(self, key: str) -> Submission:
        return next(each for each in self.editor.roll if each.student.key == key)

    def _give(self, paths: Sequence[str], key: str) -> None:
        target = self._of(key)
        self.editor.give(paths, target)
        self._again_on(target)

    def _same(self, key: str) -> None:
        chosen = self.table.chosen()
        if len(chosen) == 1:
            self.editor.same_person(chosen[0], self._of(key))

    def _leave_out(self) -> None:
        row_ = self.table.currentIndex().row()
        chosen = self.table.chosen()
        if chosen:
            self.editor.leave_out(chosen)
            self.table.selectRow(min(row_, self.model.rowCount() - 1))

    def _check(self) -> None:
        asked = ClassRequest(
            self.name.text().strip() or tr("A class"),
            self.handout.paths,
            self.compare.unticked,
            with_library=self.compare.is_readable,
        )
        self.check_wanted.emit(self.editor.roll, asked)

    def fit(self) -> None:
        narrow = self.width() < theme.px(NARROW)
        self._side.setFixedWidth(theme.px(NARROW_SIDE if narrow else SIDE))
        self.table.setColumnHidden(LATE, narrow and not self.model.counts()[2])
