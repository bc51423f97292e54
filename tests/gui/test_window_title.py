"""What is worked on stands in the title, and there is a way on from a result."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.conftest import LEFT, WAIT_MS, add_folder, check, check_class


def test_title_names_the_paper_that_is_shown(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot
) -> None:
    assert window.windowTitle() == "plagcheck"
    add_folder(window, texts, qtbot)
    assert window.windowTitle() == "plagcheck"
    check(window, essay, qtbot)
    assert window.windowTitle() == "essay.txt – plagcheck"
    window.go_to("library")
    assert window.windowTitle() == "plagcheck"
    window.go_to("check")
    assert window.windowTitle() == "essay.txt – plagcheck"


def test_title_names_a_paper_that_cannot_be_read(
    window: MainWindow, texts: Path, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(window.controllers.check.check_failed, timeout=WAIT_MS):
        window.controllers.check.check(texts / "broken.pdf")
    assert window.windowTitle() == "broken.pdf – plagcheck"


def test_title_names_the_class_that_is_open(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    check_class(window, tmp_path / "Essays 7b", qtbot)
    assert window.windowTitle() == "Essays 7b – plagcheck"
    window.go_to("check")
    assert window.windowTitle() == "plagcheck"


def test_title_names_the_paper_of_a_class_while_it_is_open(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    room = check_class(window, tmp_path / "Essays 7b", qtbot)
    papers = room.result.papers.model
    student = papers.view.title(papers.row(0))
    with qtbot.waitSignal(room.controller.paper_ready, timeout=WAIT_MS):
        room.result.papers.open_current()
    assert window.windowTitle() == f"{student} – plagcheck"
    qtbot.keyClick(room.paper.result.view, Qt.Key.Key_Backspace)
    assert window.windowTitle() == "Essays 7b – plagcheck"


def test_from_a_result_to_another_paper_and_back(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot
) -> None:
    assert not window.check.start.back.isVisible()
    add_folder(window, texts, qtbot)
    check(window, essay, qtbot)
    another = window.check.result.another
    assert another.isVisible()
    assert another.text() == "Check another"

    qtbot.mouseClick(another, LEFT)
    start = window.check.start
    assert window.check.currentWidget() is start
    assert start.choose_paper.hasFocus()
    assert window.windowTitle() == "plagcheck"
    assert start.back.text() == "Back to essay.txt"

    qtbot.mouseClick(start.back, LEFT)
    assert window.check.currentWidget() is window.check.result
    assert window.windowTitle() == "essay.txt – plagcheck"


def test_no_way_back_to_a_result_whose_place_was_taken(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot
) -> None:
    check(window, essay, qtbot)
    qtbot.mouseClick(window.check.result.another, LEFT)
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        window.controllers.check.check(texts / "tides.txt", texts / "mills.txt")
    window.check.leave_pair()
    assert window.check.currentWidget() is window.check.start
    assert not window.check.start.back.isVisible()


def test_the_way_to_another_paper_stays_in_a_small_window(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot
) -> None:
    window.resize(960, 640)
    check(window, essay, qtbot)
    another = window.check.result.another
    assert another.isVisible()
    assert another.text() == "Check another"
