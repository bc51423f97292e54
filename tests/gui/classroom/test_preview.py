"""Who handed in what, corrected before the run; every correction can be undone."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QModelIndex, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from plagcheck.classroom.submissions import group_files
from plagcheck.gui.classroom.preview.preview_model import (
    FILES,
    LATE,
    NOTES,
    STUDENT,
    WORDS,
    PreviewModel,
)
from plagcheck.gui.classroom.preview.preview_page import PreviewPage
from plagcheck.gui.classroom.preview.roll import RollEditor
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.model.errors import Problem
from plagcheck.model.submissions import Submission
from tests.classroom.classes import handed
from tests.gui.classroom.handed_in import STUDENTS, own, read, run, students, zipped
from tests.gui.conftest import LEFT, drop

CTRL = Qt.KeyboardModifier.ControlModifier


def choose(preview: PreviewPage, name: str) -> Submission:
    place = students(preview).index(name)
    preview.table.setFocus()
    preview.table.clearSelection()  # a test before this one may have left Ctrl pressed
    preview.table.selectRow(place)
    return preview.model.submission(place)


def undo(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window.classroom.preview.table, Qt.Key.Key_Z, CTRL)


def test_the_table_says_what_there_is(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    preview = read(window, zipped(tmp_path), qtbot)
    rows = {
        name: [preview.model.index(row, column).data() for column in range(5)]
        for row, name in enumerate(students(preview))
    }
    assert rows["Eva Elm"][FILES] == "part1.txt, part2.txt"
    assert rows["Anna Ash"][WORDS] == "240"
    assert rows["Gia Ginkgo"][WORDS] == "–"
    assert "broken.pdf" in rows["Gia Ginkgo"][NOTES]
    assert preview.head.note.text() == "Geography 12.zip · 7 students, 8 files"
    assert window.footer.place.text() == "Nothing has been compared yet"
    choose(preview, "Gia Ginkgo")
    assert "Copy it again" in preview.student.files.item(0).toolTip()


def test_a_student_is_renamed_in_place(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    preview = read(window, zipped(tmp_path), qtbot)
    choose(preview, "Ben Birch")
    qtbot.keyClick(preview.table, Qt.Key.Key_F2)
    field = preview.table.findChild(QLineEdit)
    assert field is not None
    field.setText("Benno Birch")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "Benno Birch" in students(preview))
    undo(window, qtbot)
    assert students(preview) == [*STUDENTS, "Gia Ginkgo"]


def test_a_file_goes_to_another_student(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    preview = read(window, zipped(tmp_path), qtbot)
    choose(preview, "Eva Elm")
    box = preview.student
    box.files.setCurrentRow(1)
    assert not box.give.isEnabled()
    box.other.setCurrentIndex(box.other.findText("Finn Fir"))
    qtbot.mouseClick(box.give, LEFT)

    assert [each.name for each in choose(preview, "Eva Elm").files] == ["part1.txt"]
    assert [each.name for each in choose(preview, "Finn Fir").files] == [
        "onlinetext.html", "part2.txt",
    ]  # fmt: skip
    undo(window, qtbot)
    assert len(choose(preview, "Eva Elm").files) == 2


def test_a_row_is_dropped_on_another_student(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    preview = read(window, zipped(tmp_path), qtbot)
    table, model = preview.table, preview.model
    dan, eva = (students(preview).index(name) for name in ("Dan Dogwood", "Eva Elm"))
    source: QModelIndex = model.index(dan, STUDENT)
    data = model.mimeData([source])
    point = table.visualRect(model.index(eva, STUDENT)).center()
    how = Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(table.viewport(), QDragEnterEvent(point, *how))
    QApplication.sendEvent(table.viewport(), QDragMoveEvent(point, *how))
    QApplication.sendEvent(table.viewport(), QDropEvent(QPointF(point), *how))

    assert "Dan Dogwood" not in students(preview)
    assert [each.name for each in choose(preview, "Eva Elm").files][-1] == "dan.txt"


def test_a_file_becomes_a_paper_of_its_own(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    preview = read(window, zipped(tmp_path), qtbot)
    choose(preview, "Eva Elm")
    preview.student.files.setCurrentRow(1)
    qtbot.mouseClick(preview.student.split, LEFT)
    assert "part2" in students(preview)
    assert preview.check.text() == "Check 7 papers"
    undo(window, qtbot)
    assert preview.check.text() == "Check 6 papers"


def test_drafts_of_one_person_are_not_compared_but_can_be_read(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    preview = read(window, zipped(tmp_path), qtbot)
    choose(preview, "Ben Birch")
    box = preview.student
    box.other.setCurrentIndex(box.other.findText("Anna Ash"))
    qtbot.mouseClick(box.same, LEFT)
    assert students(preview).count("Anna Ash") == 2

    page = run(window, qtbot)

    view = page.papers.model.view
    drafts = {view.title(paper): paper.id for paper in page.papers.model.rows()}
    own = {drafts["Anna Ash (1)"], drafts["Anna Ash (2)"]}
    assert not any({pair.a, pair.b} == own for pair in page.pairs.model.rows())
    place = page.apart.model.rowCount() - 1
    assert page.apart.model.row(place).texts[0] == "Anna Ash (1) ↔ Anna Ash (2)"
    page.apart.table.selectRow(place)
    with qtbot.waitSignal(window.classroom.controller.pair_ready, timeout=30_000):
        qtbot.mouseClick(page.apart.act, LEFT)
    assert window.classroom.pair.pair is not None
    assert window.classroom.pair.pair.shown.result.matched_words >= 80


def test_students_are_left_out_and_come_back(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    preview = read(window, zipped(tmp_path), qtbot)
    choose(preview, "Gia Ginkgo")
    qtbot.keyClick(preview.table, Qt.Key.Key_Delete)
    assert students(preview) == list(STUDENTS)
    assert preview.only["attention"].text() == "Need attention 0"
    qtbot.mouseClick(preview.student.undo, LEFT)
    assert students(preview)[-1] == "Gia Ginkgo"


def test_the_handout_is_dropped_on_the_preview(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    from tests.gui.classroom.handed_in import SHEET

    preview = read(window, zipped(tmp_path), qtbot)
    sheet = tmp_path / "task sheet.txt"
    sheet.write_text(SHEET, encoding="utf-8")
    drop(window, [sheet], "check", qtbot)
    qtbot.waitUntil(lambda: bool(preview.handout.paths))
    assert preview.handout.names.text() == "task sheet.txt"

    page = run(window, qtbot)

    assert len(page.pairs.model.rows()) == 1
    assert not page.common.isVisible()
    assert page.left_out.model.rowCount() == 1


def test_cancel_goes_back_to_the_start(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    preview = read(window, zipped(tmp_path), qtbot)
    qtbot.mouseClick(preview.cancel, LEFT)
    assert window.classroom.currentWidget() is window.classroom.start


def test_the_model_under_qts_own_tester(
    application: QApplication, qtmodeltester: ModelTester
) -> None:
    editor = RollEditor()
    model = PreviewModel(editor)
    qtmodeltester.check(model)
    files = [
        handed("Anna_1_assignsubmission_file_/a.txt", own(1)),
        handed("ben_LATE_1234_5678_b.txt", own(2)),
        handed("cara_1235_5679_c.txt", own(3)),
    ]
    editor.begin(group_files(files))
    assert model.rowCount() == 3
    qtmodeltester.check(model)
    index = model.index(0, STUDENT)
    assert model.setData(index, "Zoe")
    assert not model.setData(index, "  ")
    assert not model.setData(model.index(0, FILES), "x")
    assert "Zoe" in [model.index(row, STUDENT).data() for row in range(3)]
    qtmodeltester.check(model)
    model.show_only("late")
    assert [model.index(0, LATE).data(), model.rowCount()] == ["late", 1]
    qtmodeltester.check(model)
    model.sort(WORDS, Qt.SortOrder.DescendingOrder)
    assert editor.undo()
    assert not editor.undo()
    qtmodeltester.check(model)


def test_a_drop_that_is_no_file_of_the_class_is_refused(application: QApplication) -> None:
    editor = RollEditor()
    model = PreviewModel(editor)
    editor.begin(group_files([handed("Anna/a.txt"), handed("Ben/b.txt")]))
    nothing = QModelIndex()
    data = model.mimeData([model.index(0, STUDENT)])
    assert not model.dropMimeData(data, Qt.DropAction.CopyAction, 0, 0, nothing)
    assert model.rowCount() == 2


def test_problems_are_worded(application: QApplication) -> None:
    from plagcheck.gui.classroom.preview.preview_words import problem_text

    problem = Problem("encrypted", "x", "Ash/essay.pdf")
    assert problem_text(problem) == "essay.pdf is protected by a password"
