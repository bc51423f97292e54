"""A class that is deleted goes from the list of classes and from the history, and comes back."""

from __future__ import annotations

import shutil
from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from plagcheck import paths
from plagcheck.gui.classroom.class_screen import ClassScreen
from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.classroom.handed_in import compared
from tests.gui.conftest import LEFT, WAIT_MS
from tests.gui.history.test_history import go_to_history, reopen

CTRL = Qt.KeyboardModifier.ControlModifier


def kept(window: MainWindow, folder: Path, qtbot: QtBot) -> ClassScreen:
    """The list of classes, with one in it that is in the history, too."""
    with qtbot.waitSignal(window.controllers.history.line_changed, timeout=WAIT_MS):
        page = compared(window, folder, qtbot)
    page.another_action.trigger()
    room = window.classroom
    assert room.currentWidget() is room.start
    assert room.start.kept.count() == 1
    return room


def test_a_class_deleted_in_its_list_leaves_the_history_and_comes_back(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    room = kept(window, tmp_path, qtbot)
    with qtbot.waitSignal(window.controllers.history.lines_removed, timeout=WAIT_MS):
        qtbot.mouseClick(room.start.delete, LEFT)
    assert not room.start.sure.isVisible()
    assert room.start.kept.count() == 0
    assert room.start.empty.isVisible()
    assert "Ctrl+Z" in window.message.title.text()
    assert not window.controllers.history.past
    assert go_to_history(window, qtbot).table.model().rowCount() == 0

    qtbot.keyClick(window, Qt.Key.Key_2, CTRL)
    with qtbot.waitSignal(window.controllers.history.history_read, timeout=WAIT_MS):
        qtbot.keyClick(window, Qt.Key.Key_Z, CTRL)
    assert room.start.kept.count() == 1
    assert len(window.controllers.history.past) == 1
    with qtbot.waitSignal(room.controller.changed, timeout=WAIT_MS):
        qtbot.keyClick(room.start.kept, Qt.Key.Key_Return)
    assert room.currentWidget() is room.result


def test_a_class_deleted_in_the_history_leaves_the_list_and_comes_back(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    room = kept(window, tmp_path, qtbot)
    history = go_to_history(window, qtbot)
    with qtbot.waitSignal(window.controllers.history.lines_removed, timeout=WAIT_MS):
        qtbot.keyClick(history.table, Qt.Key.Key_Delete)
    assert room.start.kept.count() == 0
    assert room.controller.shown is None
    with qtbot.waitSignal(window.controllers.history.history_read, timeout=WAIT_MS):
        qtbot.keyClick(window, Qt.Key.Key_Z, CTRL)
    assert room.start.kept.count() == 1


def test_a_deleted_class_is_not_listed_at_the_next_start(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    room = kept(window, tmp_path, qtbot)
    with qtbot.waitSignal(window.controllers.history.lines_removed, timeout=WAIT_MS):
        qtbot.keyClick(room.start.kept, Qt.Key.Key_Delete)
    again = reopen(window, qtbot)
    assert again.classroom.start.kept.count() == 0
    assert again.controllers.session.stop()


def test_a_file_the_history_does_not_know_is_deleted_when_the_teacher_is_sure(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    room = kept(window, tmp_path, qtbot)
    assert room.controller.path is not None
    strange = paths.classes_dir() / "From a colleague.plagclass"
    shutil.copy(room.controller.path, strange)
    room.keeping.show()
    texts = [room.start.kept.item(row).text() for row in range(room.start.kept.count())]
    room.start.kept.setCurrentRow(next(n for n, t in enumerate(texts) if "colleague" in t))
    qtbot.mouseClick(room.start.delete, LEFT)
    assert room.start.sure.isVisible()
    qtbot.mouseClick(room.start.no, LEFT)
    assert strange.exists()
    qtbot.mouseClick(room.start.delete, LEFT)
    qtbot.mouseClick(room.start.yes, LEFT)
    assert not strange.exists()
    assert room.start.kept.count() == 1
