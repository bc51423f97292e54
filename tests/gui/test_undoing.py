"""Ctrl+Z takes back the last step about what is on the screen, and never anything unseen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.model.decisions import Status
from tests.gui.classroom.handed_in import compared, paper
from tests.gui.classroom.test_paper_in_class import allow, counted, open_paper, settled
from tests.gui.conftest import LEFT, MILLS, WAIT_MS, add_folder, check
from tests.gui.history.test_history import go_to_history
from tests.gui.leaveout.test_undoing import idle

CTRL = Qt.KeyboardModifier.ControlModifier

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # popups without a display


def press_undo(window: MainWindow, qtbot: QtBot) -> None:
    window.message.title.setText("")
    qtbot.keyClick(window, Qt.Key.Key_Z, CTRL)
    idle(window, qtbot)


def says_nothing_to_undo(window: MainWindow) -> bool:
    return window.message.title.text() == "There is nothing to undo here."


@pytest.fixture
def room(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> MainWindow:
    """A class: Cara's paper has a status, a class-mate is left out of Anna's."""
    compared(window, tmp_path, qtbot)
    screen = open_paper(window, "Cara Cedar", qtbot)
    qtbot.keyClick(screen.result.view, Qt.Key.Key_3)
    allow(open_paper(window, "Anna Ash", qtbot), qtbot)
    assert len(settled(window, qtbot).adjustments) == 2
    return window


def status(window: MainWindow, student: str) -> Status:
    page = window.classroom.result
    return window.classroom.controller.decision(paper(page, student)).status


def test_on_another_paper_of_a_class_nothing_is_undone(room: MainWindow, qtbot: QtBot) -> None:
    open_paper(room, "Dan Dogwood", qtbot)
    press_undo(room, qtbot)
    assert says_nothing_to_undo(room)
    assert status(room, "Cara Cedar") is Status.TO_DISCUSS
    assert len(settled(room, qtbot).adjustments) == 2


def test_a_step_in_a_paper_waits_for_the_paper(room: MainWindow, qtbot: QtBot) -> None:
    screen = open_paper(room, "Dan Dogwood", qtbot)
    press_undo(room, qtbot)
    open_paper(room, "Anna Ash", qtbot)
    counted(screen, lambda: press_undo(room, qtbot), qtbot)
    assert settled(room, qtbot).adjustments == {}
    assert status(room, "Cara Cedar") is Status.TO_DISCUSS

    open_paper(room, "Cara Cedar", qtbot)
    press_undo(room, qtbot)
    assert status(room, "Cara Cedar") is Status.NOT_REVIEWED


def test_a_status_that_is_undone_leaves_later_ones_alone(room: MainWindow, qtbot: QtBot) -> None:
    screen = open_paper(room, "Eva Elm", qtbot)
    qtbot.keyClick(screen.result.view, Qt.Key.Key_4)
    open_paper(room, "Cara Cedar", qtbot)
    press_undo(room, qtbot)
    assert status(room, "Cara Cedar") is Status.NOT_REVIEWED
    assert status(room, "Eva Elm") is Status.CONFIRMED


def test_from_the_page_of_the_class_the_paper_comes_up(room: MainWindow, qtbot: QtBot) -> None:
    screen = open_paper(room, "Dan Dogwood", qtbot)
    qtbot.keyClick(screen.result.view, Qt.Key.Key_Backspace)
    counted(screen, lambda: press_undo(room, qtbot), qtbot)
    assert room.classroom.currentWidget() is screen
    assert screen.name == "Anna Ash"
    assert settled(room, qtbot).adjustments == {}
    assert status(room, "Cara Cedar") is Status.TO_DISCUSS

    qtbot.keyClick(screen.result.view, Qt.Key.Key_Backspace)
    press_undo(room, qtbot)
    assert status(room, "Cara Cedar") is Status.NOT_REVIEWED


def test_what_changed_the_whole_class_is_undone_before_older_steps(
    room: MainWindow, qtbot: QtBot
) -> None:
    controller, screen = room.classroom.controller, room.classroom.paper
    with qtbot.waitSignal(controller.changed, timeout=WAIT_MS):
        controller.set_left_out([MILLS])
    open_paper(room, "Anna Ash", qtbot)
    press_undo(room, qtbot)
    assert says_nothing_to_undo(room)
    assert len(settled(room, qtbot).adjustments) == 2

    room.classroom.leave_paper()
    with qtbot.waitSignal(controller.changed, timeout=WAIT_MS):
        press_undo(room, qtbot)
    open_paper(room, "Anna Ash", qtbot)
    counted(screen, lambda: press_undo(room, qtbot), qtbot)
    assert settled(room, qtbot).adjustments == {}


@pytest.fixture
def two_checks(
    window: MainWindow, texts: Path, essay: Path, tmp_path: Path, qtbot: QtBot
) -> MainWindow:
    """The essay has a status, and a source is left out of it; then another paper was checked."""
    add_folder(window, texts, qtbot)
    check(window, essay, qtbot)
    page = window.check.result
    qtbot.keyClick(page.view, Qt.Key.Key_3)
    page.go_to("1a")
    qtbot.keyClick(page.view, Qt.Key.Key_L)
    with qtbot.waitSignal(window.check.asking.counted, timeout=WAIT_MS):
        qtbot.mouseClick(window.check.asking.popup.agree, LEFT)
    idle(window, qtbot)
    other = tmp_path / "other.txt"
    other.write_text(f"Another paper. {MILLS}", encoding="utf-8")
    check(window, other, qtbot)
    idle(window, qtbot)
    return window


def kept(window: MainWindow) -> tuple[int, Status, float]:
    """The essay's number in the history, its status and share there."""
    past = window.controllers.history.past.values()
    (found,) = (each for each in past if each.line.name == "essay.txt")
    return found.id, found.line.status, found.line.share


def test_on_another_check_nothing_is_undone(two_checks: MainWindow, qtbot: QtBot) -> None:
    before = kept(two_checks)
    assert before[1:] == (Status.TO_DISCUSS, 0)
    press_undo(two_checks, qtbot)
    assert says_nothing_to_undo(two_checks)
    assert kept(two_checks) == before


def test_steps_in_a_check_wait_until_it_is_opened_again(
    two_checks: MainWindow, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(two_checks.controllers.check.checked, timeout=WAIT_MS):
        two_checks.controllers.check.open_saved(kept(two_checks)[0])
    two_checks.go_to("check")
    idle(two_checks, qtbot)
    press_undo(two_checks, qtbot)
    assert kept(two_checks)[1] is Status.TO_DISCUSS
    assert kept(two_checks)[2] > 0
    press_undo(two_checks, qtbot)
    assert kept(two_checks)[1] is Status.NOT_REVIEWED
    assert "Not reviewed" in two_checks.check.result.decision.status.text()


def test_in_the_history_a_status_is_undone(two_checks: MainWindow, qtbot: QtBot) -> None:
    go_to_history(two_checks, qtbot)
    press_undo(two_checks, qtbot)
    assert kept(two_checks)[1] is Status.NOT_REVIEWED
    press_undo(two_checks, qtbot)
    assert says_nothing_to_undo(two_checks)


def test_while_another_paper_is_chosen_nothing_is_undone(
    two_checks: MainWindow, qtbot: QtBot
) -> None:
    page = two_checks.check.result
    qtbot.keyClick(page.view, Qt.Key.Key_4)
    two_checks.check.leave_result()
    press_undo(two_checks, qtbot)
    assert says_nothing_to_undo(two_checks)
    checked = two_checks.controllers.check.on_screen
    assert checked is not None
    assert checked.decision.status is Status.CONFIRMED


def test_what_was_removed_from_the_library_waits_there(
    two_checks: MainWindow, qtbot: QtBot
) -> None:
    library = two_checks.controllers.library
    assert library.state is not None
    before = len(library.state.entries)
    with qtbot.waitSignals([library.removed, library.library_read], timeout=WAIT_MS):
        library.remove([library.state.entries[0].id])
    press_undo(two_checks, qtbot)
    assert says_nothing_to_undo(two_checks)
    assert len(library.state.entries) == before - 1
    two_checks.go_to("library")
    with qtbot.waitSignal(library.library_read, timeout=WAIT_MS):
        press_undo(two_checks, qtbot)
    assert len(library.state.entries) == before
