"""Files let go of over the window: what they mean, wherever they land and whatever was there."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.conftest import LEFT, WAIT_MS

# A program that offers both, of which this key would choose to move.
OFFERED = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
SHIFT = Qt.KeyboardModifier.ShiftModifier


def dragged(*files: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in files])
    data.setText("\n".join(map(str, files)))  # file managers give both
    return data


def system_window(window: MainWindow) -> QObject:
    """What the system gives its events to."""
    handle = window.windowHandle()
    assert handle is not None
    return handle


def let_go(window: MainWindow, data: QMimeData, at: QPoint) -> QDropEvent:
    event = QDropEvent(QPointF(at), OFFERED, data, LEFT, SHIFT)
    QApplication.sendEvent(system_window(window), event)
    return event


def across(window: MainWindow, share: float) -> QPoint:
    """A point so far to the right on the page."""
    inside = QPoint(round(window.pages.width() * share), window.pages.height() // 2)
    return window.pages.mapTo(window, inside)


def middle_of(part: QWidget, window: MainWindow) -> QPoint:
    return part.mapTo(window, part.rect().center())


@pytest.mark.parametrize("place", ["check", "classroom", "history", "settings"])
def test_left_half_is_a_check_though_the_pointer_was_at_the_right_before(
    window: MainWindow, essay: Path, place: str, qtbot: QtBot
) -> None:
    window.go_to(place)
    data, right = dragged(essay), across(window, 0.8)
    enter = QDragEnterEvent(right, OFFERED, data, LEFT, SHIFT)
    QApplication.sendEvent(system_window(window), enter)
    QApplication.sendEvent(system_window(window), QDragMoveEvent(right, OFFERED, data, LEFT, SHIFT))
    assert window.drops.overlay.armed == "add"

    with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
        let_go(window, data, across(window, 0.2))
    assert not window.controllers.library.is_adding


def test_a_drop_that_was_not_announced_is_taken(
    window: MainWindow, essay: Path, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
        let_go(window, dragged(essay), across(window, 0.2))
    assert not window.drops.overlay.isVisible()


@pytest.mark.parametrize("share", [0.0, 0.495, -0.03])
def test_there_is_no_place_beside_the_halves(
    window: MainWindow, essay: Path, share: float, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
        let_go(window, dragged(essay), across(window, share))


def test_a_file_over_a_field_for_text_is_a_file(
    window: MainWindow, essay: Path, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(window.controllers.history.line_changed, timeout=WAIT_MS):
        window.controllers.check.check(essay)
    window.go_to("history")
    field = window.history.search
    qtbot.waitUntil(lambda: window.childAt(middle_of(field, window)) is field, timeout=WAIT_MS)
    at = middle_of(field, window)
    is_left = at.x() < across(window, 0.5).x()
    wanted = window.controllers.check.checked if is_left else window.library.imports.settled
    data = dragged(essay)
    enter = QDragEnterEvent(at, OFFERED, data, LEFT, SHIFT)
    QApplication.sendEvent(system_window(window), enter)
    assert window.drops.overlay.isVisible()
    with qtbot.waitSignal(wanted, timeout=WAIT_MS):
        let_go(window, data, at)
    assert field.text() == ""


@pytest.mark.parametrize("share", [0.2, 0.8])
def test_a_drop_is_always_a_copy(
    window: MainWindow, essay: Path, share: float, qtbot: QtBot
) -> None:
    data, at = dragged(essay), across(window, share)
    enter = QDragEnterEvent(at, OFFERED, data, LEFT, SHIFT)
    move = QDragMoveEvent(at, OFFERED, data, LEFT, SHIFT)
    for event in (enter, move):
        assert event.dropAction() == Qt.DropAction.MoveAction
        QApplication.sendEvent(system_window(window), event)
    wanted = window.controllers.check.checked if share < 0.5 else window.library.imports.settled
    with qtbot.waitSignal(wanted, timeout=WAIT_MS):
        dropped = let_go(window, data, at)
    for event in (enter, move, dropped):
        assert event.isAccepted()
        assert event.dropAction() == Qt.DropAction.CopyAction
    assert essay.is_file()


def test_a_file_that_can_only_be_moved_is_read_and_stays(
    window: MainWindow, essay: Path, qtbot: QtBot
) -> None:
    only_move = Qt.DropAction.MoveAction
    data, at = dragged(essay), QPointF(across(window, 0.2))
    event = QDropEvent(at, only_move, data, LEFT, Qt.KeyboardModifier.NoModifier)
    with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
        QApplication.sendEvent(system_window(window), event)
    assert event.dropAction() == Qt.DropAction.IgnoreAction


def test_what_holds_no_file_is_left_to_others(window: MainWindow) -> None:
    data = QMimeData()
    data.setText("a few words")
    enter = QDragEnterEvent(across(window, 0.2), OFFERED, data, LEFT, SHIFT)
    QApplication.sendEvent(system_window(window), enter)
    assert not window.drops.overlay.isVisible()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows: other limits")
def test_a_file_whose_path_is_too_long_is_told(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    too_long = tmp_path.joinpath(*["n" * 200] * 25, "paper.txt")
    with qtbot.waitSignal(window.controllers.check.check_failed, timeout=WAIT_MS):
        let_go(window, dragged(too_long), across(window, 0.2))
    page = window.check.attention
    assert page.title.text() == "paper.txt cannot be opened"
    assert "its name is too long" in page.advice.text()
