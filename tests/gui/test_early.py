"""What is done before the first picture, and what is not."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from plagcheck.gui import early
from plagcheck.gui.desk import Desk
from plagcheck.gui.main_window import MainWindow
from plagcheck.gui.theme import DARK, LIGHT, theme

pytestmark = pytest.mark.usefixtures("application")


def test_numbers_are_those_of_qt(qtbot: QtBot) -> None:
    label, button = QLabel(), QToolButton()
    for widget in (label, button):
        qtbot.addWidget(widget)
    early.set_text_format(label, early.PLAIN_TEXT)
    assert label.textFormat() == Qt.TextFormat.PlainText
    early.set_text_format(label, early.RICH_TEXT)
    assert label.textFormat() == Qt.TextFormat.RichText
    early.set_alignment(label, early.ALIGN_CENTER)
    assert label.alignment() == Qt.AlignmentFlag.AlignCenter
    style = Qt.ToolButtonStyle
    for value, wanted in (
        (early.TEXT_BESIDE_ICON, style.ToolButtonTextBesideIcon),
        (early.TEXT_UNDER_ICON, style.ToolButtonTextUnderIcon),
        (early.ICON_ONLY, style.ToolButtonIconOnly),
    ):
        early.set_button_style(button, value)
        assert button.toolButtonStyle() == wanted


def test_first_picture_comes_before_the_pages_and_they_follow_by_themselves(qtbot: QtBot) -> None:
    window = MainWindow(Desk())
    qtbot.addWidget(window)
    order: list[str] = []
    window.painted.connect(lambda: order.append("painted" if window.pages.count() == 0 else "?"))
    window.filled.connect(lambda: order.append("filled"))
    with qtbot.waitSignal(window.filled):
        window.show()
    assert order == ["painted", "filled"]
    assert window.check.start.isVisible()
    assert window.rail.isVisible()
    assert window.desk.stop()


def test_the_look_may_change_before_the_pages_are_made(qtbot: QtBot) -> None:
    window = MainWindow(Desk())
    qtbot.addWidget(window)
    window.desk.change(theme="light")
    assert theme.tokens == LIGHT
    window.desk.change(theme="dark")
    assert theme.tokens == DARK
    assert window.desk.stop()


def test_nothing_slow_is_loaded_for_the_first_picture() -> None:
    code = (
        "import os, sys\n"
        "os.environ['QT_QPA_PLATFORM'] = 'offscreen'\n"
        "from plagcheck.gui import app\n"
        "application = app.make_application(['x']); desk, window = app.make_window()\n"
        "slow = {'numpy', 'sqlite3', 'queue', 'PySide6.QtSvg', 'plagcheck.gui.check_room'}\n"
        "import PySide6.QtCore as core\n"
        "window.painted.connect(lambda: print(slow & sys.modules.keys(), 'Qt' in vars(core)))\n"
        "window.show(); application.processEvents(); os._exit(0)"
    )
    run = subprocess.run(
        [sys.executable, "-u", "-c", code], capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == "set() False"
