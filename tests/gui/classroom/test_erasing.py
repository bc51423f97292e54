"""A student is erased while their class is open: nothing on any page, nothing in the file."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from plagcheck import paths
from plagcheck.gui.classroom.class_screen import ClassScreen
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.jobs.classroom import open_class
from tests.gui.classroom.handed_in import paper
from tests.gui.conftest import LEFT, MILLS, TIDES, WAIT_MS, add_folder, check_class, settle
from tests.gui.history.test_erasing import all_texts, ask_about

# What stands in for a display here says so whenever a dialog is shown.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def erase(window: MainWindow, student: str, qtbot: QtBot) -> None:
    told: list[object] = []
    window.controllers.history.erase_student(student, told.append)
    qtbot.waitUntil(lambda: bool(told), timeout=WAIT_MS)
    idle(window, qtbot)


def idle(window: MainWindow, qtbot: QtBot) -> None:
    session = window.controllers.session
    runners = (session.check_runner, session.history_runner, session.page_runner)
    qtbot.waitUntil(lambda: not any(each.is_busy for each in runners), timeout=WAIT_MS)


def names_in_files() -> set[str]:
    files = paths.classes_dir().iterdir()
    return {each.student.name for file in files for each in open_class(file).papers}


def open_paper(room: ClassScreen, student: str, qtbot: QtBot) -> None:
    paper(room.result, student)
    with qtbot.waitSignal(room.controller.paper_ready, timeout=WAIT_MS):
        room.result.papers.open_current()


def compare_without_keeping(window: MainWindow, folder: Path, qtbot: QtBot) -> ClassScreen:
    """A class on the screen, compared a moment ago: nothing of it is in a file or the history."""
    for name in ("Ada Ash", "Bea Birch", "Cem Cay"):
        (folder / name).mkdir(parents=True)
        (folder / name / "paper.txt").write_text(f"{name} wrote this. {TIDES} {MILLS}", "utf-8")
    room = window.classroom
    with qtbot.waitSignal(room.controller.roll_read, timeout=WAIT_MS):
        room.read(folder)
    with qtbot.waitSignal(room.controller.changed, timeout=WAIT_MS):
        qtbot.mouseClick(room.preview.check, LEFT)
    for timer in room.controller.findChildren(QTimer):
        timer.stop()  # however slow the machine, the teacher is quicker than what saves
    assert not window.controllers.history.past
    return room


def test_an_erased_student_is_gone_from_every_page_of_the_class(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    room = check_class(window, tmp_path / "Essays 7b", qtbot)
    with qtbot.waitSignal(room.controller.pair_ready, timeout=WAIT_MS):
        room.controller.open_pair(1, 2)
    room.leave_pair()
    open_paper(room, "Ada Ash", qtbot)
    assert window.windowTitle() == "Ada Ash – plagcheck"

    erase(window, "Ada Ash", qtbot)

    assert room.currentWidget() is room.start
    assert window.windowTitle() == "plagcheck"
    held = [text for text in all_texts(window) if "Ada Ash" in text or TIDES[:30] in text]
    assert held == []
    assert names_in_files() == {"Bea Birch"}
    with qtbot.waitSignal(room.controller.changed, timeout=WAIT_MS):
        room.start.opened.emit(next(paths.classes_dir().iterdir()))
    assert room.currentWidget() is room.result
    assert [room.result.papers.model.row(0).student.name] == ["Bea Birch"]


def test_a_class_without_the_student_stays_open(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    room = check_class(window, tmp_path / "Essays 7b", qtbot)
    erase(window, "Zoe Zimt", qtbot)
    assert room.currentWidget() is room.result
    assert names_in_files() == {"Ada Ash", "Bea Birch"}


def test_a_class_that_is_not_in_the_history_yet_is_kept_without_the_student(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    room = compare_without_keeping(window, tmp_path / "Essays 7b", qtbot)

    erase(window, "Ada Ash", qtbot)

    assert room.currentWidget() is room.start
    assert not any("Ada Ash" in text for text in all_texts(window))
    assert names_in_files() == {"Bea Birch", "Cem Cay"}
    held: list[object] = []
    window.controllers.history.held_about("Ada Ash").succeeded.connect(held.append)
    qtbot.waitUntil(lambda: bool(held), timeout=WAIT_MS)
    assert held == [[]]
    qtbot.waitUntil(lambda: bool(window.controllers.history.past), timeout=WAIT_MS)


def read_class(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> ClassScreen:
    """A class of two that was handed in and not compared."""
    folder = tmp_path / "Essays 7b"
    for name in ("Ada Ash", "Bea Birch"):
        (folder / name).mkdir(parents=True)
        (folder / name / "paper.txt").write_text(f"{name} wrote this. {TIDES}", "utf-8")
    room = window.classroom
    with qtbot.waitSignal(room.controller.roll_read, timeout=WAIT_MS):
        room.read(folder)
    return room


def test_a_class_that_was_only_read_is_not_shown_any_more(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    room = read_class(window, tmp_path, qtbot)
    erase(window, "Ada Ash", qtbot)
    assert room.currentWidget() is room.start
    assert not any("Ada Ash" in text for text in all_texts(window))


def test_another_class_is_read_after_one_was_let_go(
    window: MainWindow, texts: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    """What it can be compared with is offered on the page that is there now."""
    add_folder(window, texts, qtbot)
    room = read_class(window, tmp_path, qtbot)
    erase(window, "Ada Ash", qtbot)
    settle()
    with qtbot.waitSignal(room.controller.roll_read, timeout=WAIT_MS):
        room.read(tmp_path / "Essays 7b")
    qtbot.waitUntil(lambda: list(room.preview.compare.collections) == ["Course texts"])


def test_the_dialog_knows_a_class_on_the_screen_that_is_not_kept_yet(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    room = compare_without_keeping(window, tmp_path / "Essays 7b", qtbot)
    open_paper(room, "Ada Ash", qtbot)

    dialog = ask_about(window, "ada ash", qtbot)

    assert dialog.summary.text() == "1 entry is held about ada ash."
    row = dialog.list.topLevelItem(0)
    assert row is not None
    assert [row.text(n) for n in (0, 1)] == ["Essays 7b", "they are in this class"]
    qtbot.mouseClick(dialog.confirm.first, LEFT)
    qtbot.mouseClick(dialog.confirm.really, LEFT)
    qtbot.waitUntil(dialog.erased.isVisible, timeout=WAIT_MS)
    assert "taken out of 1 other place" in dialog.erased.text.text()
    dialog.accept()
    dialog.deleteLater()
    idle(window, qtbot)
    assert room.currentWidget() is room.start
    assert not any("Ada Ash" in text or TIDES[:30] in text for text in all_texts(window))
    assert names_in_files() == {"Bea Birch", "Cem Cay"}


def test_the_dialog_lists_a_class_on_the_screen_once(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    check_class(window, tmp_path / "Essays 7b", qtbot)
    dialog = ask_about(window, "Ada Ash", qtbot)
    assert dialog.list.topLevelItemCount() == 1
    dialog.accept()
    dialog.deleteLater()


def test_the_dialog_knows_what_was_handed_in_and_not_compared_yet(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    read_class(window, tmp_path, qtbot)
    dialog = ask_about(window, "Ada Ash", qtbot)
    assert dialog.list.topLevelItemCount() == 1
    dialog.accept()
    dialog.deleteLater()
