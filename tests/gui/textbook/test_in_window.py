"""How the lesson is reached and left, what is let go on it, and the whole screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from plagcheck.gui.parts.theme import theme
from plagcheck.gui.settings.settings_page import FINDING, KEYBOARD
from plagcheck.gui.shell.bare_window import LEAST
from plagcheck.gui.shell.language import LANGUAGES, choose_language
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.gui.shell.window_wiring import show_textbook
from tests.gui.conftest import LEFT, drop
from tests.gui.test_small_window import cut_off, settle

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("section", [FINDING, KEYBOARD])
def test_it_is_reached_from_the_settings_and_left_again(
    window: MainWindow, qtbot: QtBot, section: int
) -> None:
    window.go_to("settings")
    assert "textbook" not in vars(window)  # made when it is asked for
    window.settings.show_section(section)
    part = window.settings.finding if section == FINDING else window.settings.keyboard
    qtbot.mouseClick(part.how_it_works, LEFT)
    assert window.is_in_textbook
    qtbot.keyClick(window.textbook, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.settings


def test_with_texts_it_shows_these(window: MainWindow) -> None:
    show_textbook(window, ["one two three", "two three four"])
    assert window.textbook.texts.texts == ["one two three", "two three four"]
    assert window.textbook.shingles.score.text() == "1 ÷ 3 = 0.333"


def test_a_file_that_is_let_go_becomes_a_text_of_it(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    show_textbook(window, ["one two three", ""])
    path = tmp_path / "mine.txt"
    path.write_text("Two three four.", encoding="utf-8")
    with qtbot.waitSignal(window.controllers.session.page_runner.finished):
        drop(window, [path], "check", qtbot)
    qtbot.waitUntil(lambda: "Two three four." in window.textbook.texts.texts)
    assert window.is_in_textbook
    assert window.textbook.texts.texts[0] == "one two three"


def test_full_screen_is_the_page_alone_and_larger(window: MainWindow, qtbot: QtBot) -> None:
    show_textbook(window)
    qtbot.keyClick(window.textbook, Qt.Key.Key_F11)
    assert window.isFullScreen()
    assert not window.rail.isVisible()
    assert theme.scale == 1.5
    qtbot.keyClick(window.textbook, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert window.rail.isVisible()
    assert theme.scale == 1.0
    assert window.is_in_textbook


def test_another_place_ends_the_full_screen(window: MainWindow, qtbot: QtBot) -> None:
    show_textbook(window)
    window.textbook.toggle_full()
    window.go_to("library")
    assert not window.isFullScreen()
    assert theme.scale == 1.0


def test_larger_and_smaller_by_keys(window: MainWindow) -> None:
    show_textbook(window)
    reading = window.controllers.session.settings.reading_size
    window.zoom(1)
    assert theme.scale == 1.15
    window.go_to("check")
    assert theme.scale == 1.0
    assert window.controllers.session.settings.reading_size == reading


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, application: QApplication) -> Iterator[str]:
    """A language the window speaks; some need more room than others."""
    yield choose_language(request.param)
    choose_language("en")


@pytest.mark.usefixtures("spoken")
def test_no_button_is_cut_off_in_any_language(window: MainWindow) -> None:
    show_textbook(window, ["one two three", "two three four", "three four five", "four", "five"])
    for size in (LEAST, (1280, 800)):
        window.resize(*size)
        for step in window.textbook.bar.steps:
            window.textbook.show_step(step)
            settle()
            cut = [each for each in cut_off(window.textbook) if "scrolls sideways" not in each]
            assert not cut, (size, step)
