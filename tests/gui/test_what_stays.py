"""What a window makes for a moment goes again: the window may be open for a whole term."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QDialog, QMenu
from pytestqt.qtbot import QtBot

from plagcheck.gui.shell import startup
from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.conftest import LEFT, add_folder, settle

# What stands in for a display here says so whenever a menu is shown.
pytestmark = pytest.mark.qt_log_ignore("does not support")


def close_menu(qtbot: QtBot) -> None:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    qtbot.keyClick(menu, Qt.Key.Key_Escape)
    settle()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def menus() -> int:
    return sum(isinstance(each, QMenu) for each in QApplication.allWidgets())


def test_menus_do_not_pile_up(window: MainWindow, texts: Path, qtbot: QtBot) -> None:
    add_folder(window, texts, qtbot)
    page = window.library
    page.table.selectRow(0)

    def of_a_document() -> None:
        point = page.table.visualRect(page.table.currentIndex()).center()
        page.table.customContextMenuRequested.emit(point)
        close_menu(qtbot)

    def of_files() -> None:
        window.go_to("check")
        qtbot.mouseClick(window.check.start.choose_files, LEFT)
        close_menu(qtbot)

    def of_classes() -> None:
        window.go_to("classroom")
        qtbot.mouseClick(window.classroom.start.choose, LEFT)
        close_menu(qtbot)

    for open_and_close in (of_a_document, of_files, of_classes):
        open_and_close()
        before = menus()
        for _ in range(5):
            open_and_close()
        assert menus() == before, open_and_close.__name__


def test_dialogs_go_when_they_are_closed(window: MainWindow, essay: Path, qtbot: QtBot) -> None:
    """With the names they show; what a job finds for one that is closed by then is dropped."""
    window.go_to("history")
    history = window.history

    def about_a_student() -> None:
        history.open_student("Ada Ash")

    for open_dialog in (about_a_student, history.open_term):
        for _ in range(3):
            open_dialog()
            dialog = history.dialog
            assert dialog is not None
            qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: not window.controllers.session.history_runner.is_busy)
        settle()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert not history.findChildren(QDialog)


def test_what_was_settled_is_let_go_when_it_is_garbage(window: MainWindow, qtbot: QtBot) -> None:
    """Memory is settled with every reading of the library and every class."""

    class Page:
        """Refers to itself, as pages do by what they are connected to."""

        def __init__(self) -> None:
            self.itself = self

    page = Page()
    gone = weakref.ref(page)
    gc.collect()
    startup.settle_memory()
    del page
    library = window.controllers.library
    for _ in range(startup.SETTLED_MOST + 1):
        with qtbot.waitSignal(library.library_read):
            library.read_library()
    qtbot.waitUntil(lambda: gone() is None)
