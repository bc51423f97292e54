"""From an empty program to a first result, with the mouse and the keyboard."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from plagcheck.gui.shell.language import choose_language
from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.conftest import LEFT, MILLS, TIDES, WAIT_MS, add_folder, check, check_sample, settle


def test_first_run_shows_the_two_targets(window: MainWindow) -> None:
    start = window.check.start
    assert window.check.currentWidget() is start
    assert start.paper_target.isVisible()
    assert start.library_target.isVisible()
    assert start.sample_button.isVisible()
    assert window.footer.library.text() == "Library: empty"


def test_sample_gives_a_result_with_its_words(window: MainWindow, qtbot: QtBot) -> None:
    check_sample(window, qtbot)

    result = window.check.result
    assert window.check.currentWidget() is result
    assert result.shown is not None
    assert len(result.shown.sources) == 3
    assert result.summary.number.text().endswith("%")
    assert "words" in result.summary.sentence.text()
    assert "sources" in result.summary.sentence.text()
    text = result.view.toPlainText()
    for each in result.shown.matches:
        span = each.match.submission
        assert result.shown.paper.text[span.start : span.end].split()[0] in text


def test_sample_names_its_collection_in_the_language_of_the_window(
    window: MainWindow, qtbot: QtBot
) -> None:
    check_sample(window, qtbot)
    rows = window.check.result.sources.model()
    assert "Course texts · " in str(rows.index(0, 0).data())
    try:
        choose_language("de")
        with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
            window.controllers.check.check_again()
        assert "Kurstexte · " in str(rows.index(0, 0).data())
    finally:
        choose_language("en")


def test_sample_leaves_the_library_alone(window: MainWindow, qtbot: QtBot) -> None:
    check_sample(window, qtbot)
    with qtbot.waitSignal(window.controllers.library.library_read, timeout=WAIT_MS) as read:
        window.controllers.library.read_library()
    assert read.args is not None
    assert read.args[0].summary.documents == 0


def test_keys_walk_from_match_to_match(window: MainWindow, qtbot: QtBot) -> None:
    check_sample(window, qtbot)
    result = window.check.result
    assert result.shown is not None
    labels = [match.label for match in result.shown.matches]

    seen = []
    for _ in range(len(labels) + 1):
        assert result.current is not None
        seen.append(result.current.label)
        qtbot.keyClick(result.view, Qt.Key.Key_J)
    assert seen == [*labels, labels[0]]

    qtbot.keyClick(result.view, Qt.Key.Key_K)
    qtbot.keyClick(result.view, Qt.Key.Key_K)
    assert result.current is not None
    assert result.current.label == labels[-1]


def test_keyboard_alone_goes_from_result_to_side_by_side_and_back(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    own = " ".join(f"thought{number}" for number in range(150))
    folder = tmp_path / "sources"
    folder.mkdir()
    (folder / "sea.txt").write_text(f"{MILLS} {own[::-1]} {TIDES}", encoding="utf-8")
    essay = tmp_path / "essay.txt"
    essay.write_text(f"{TIDES} {own} {MILLS}", encoding="utf-8")
    add_folder(window, folder, qtbot)
    check(window, essay, qtbot)
    result, pair = window.check.result, window.check.pair
    qtbot.keyClick(result.view, Qt.Key.Key_J)
    assert result.current is not None
    wanted = result.current

    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        qtbot.keyClick(result.view, Qt.Key.Key_Return)
    assert window.check.currentWidget() is pair
    assert pair.current == wanted

    qtbot.keyClick(pair.paper, Qt.Key.Key_K)
    assert pair.current is not None
    earlier = pair.current
    assert earlier != wanted
    qtbot.keyClick(pair.paper, Qt.Key.Key_Escape)
    assert window.check.currentWidget() is result
    assert result.current == earlier


def test_clicking_a_match_in_the_text_makes_it_current(window: MainWindow, qtbot: QtBot) -> None:
    check_sample(window, qtbot)
    result = window.check.result
    assert result.shown is not None
    match = result.shown.matches[2]
    place = result.view.place_of(match.start + 3).center()

    qtbot.mouseClick(result.view.viewport(), LEFT, pos=place)

    assert result.current == match
    assert result.sources.currentIndex().row() == match.number - 1


def test_text_is_no_wider_than_its_view(window: MainWindow, qtbot: QtBot) -> None:
    check_sample(window, qtbot)
    view = window.check.result.view
    view.viewport().repaint()
    block = view.document().begin()
    while block.isValid():
        layout = block.layout()
        for number in range(layout.lineCount()):
            assert layout.lineAt(number).naturalTextWidth() <= view.viewport().width()
        block = block.next()


def test_flags_tab_points_at_look_alike_letters(window: MainWindow, qtbot: QtBot) -> None:
    check_sample(window, qtbot)
    result = window.check.result
    qtbot.mouseClick(result.summary.flag_button, LEFT)
    assert result.tabs.currentIndex() == 2
    assert result.shown is not None
    (places,) = result.shown.flagged.values()
    letters = [result.shown.paper.text[place.start : place.end] for place in places]
    assert letters
    assert not any(letter.isascii() for letter in letters)


def test_whole_flow_opens_no_connection(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a connection was opened")

    monkeypatch.setattr(socket, "socket", refuse)
    monkeypatch.setattr(socket, "create_connection", refuse)
    check_sample(window, qtbot)
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        window.check.result.open_current()
    assert "PySide6.QtNetwork" not in sys.modules


def test_nothing_heavy_is_imported_before_the_window() -> None:
    code = "import sys, plagcheck.gui.shell.app; print({'numpy', 'sqlite3'} & sys.modules.keys())"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "set()"


def test_whole_walk_by_keyboard_alone(
    window: MainWindow,
    tmp_path: Path,
    texts: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Open a paper, go to a source, to a match of it, to the next one, and back."""
    own = " ".join(f"thought{number}" for number in range(150))
    (texts / "both.txt").write_text(f"{MILLS} {own[::-1]} {TIDES}", encoding="utf-8")
    essay = tmp_path / "essay.txt"
    essay.write_text(f"{TIDES} {own} {MILLS}", encoding="utf-8")
    add_folder(window, texts, qtbot)
    monkeypatch.setattr(window.chooser, "papers", lambda: [essay])

    def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """To whoever has the keyboard, as the system would."""
        qtbot.keyClick(window.focusWidget() or window, key, modifier)

    with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
        press(Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    result, pair = window.check.result, window.check.pair
    assert window.focusWidget() is result.view

    press(Qt.Key.Key_F6)
    assert window.focusWidget() is result.bar
    press(Qt.Key.Key_F6)
    assert window.focusWidget() is result.sources
    assert result.current is not None
    press(Qt.Key.Key_Home)
    first = result.current
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        press(Qt.Key.Key_Return)
    assert window.check.currentWidget() is pair
    assert window.focusWidget() is pair.paper
    assert pair.current == first

    press(Qt.Key.Key_J)
    assert pair.current is not None
    second = pair.current
    assert second != first
    press(Qt.Key.Key_F6)
    assert window.focusWidget() is pair.other
    press(Qt.Key.Key_Escape)
    assert window.check.currentWidget() is result
    assert result.current == second
    press(Qt.Key.Key_J)
    assert result.current != second


def test_no_menu_keeps_papers_that_are_recent_no_more(window: MainWindow, qtbot: QtBot) -> None:
    start, session = window.check.start, window.controllers.session
    for recent in (("/a/one.txt", "/a/two.txt"), ("/a/two.txt",)):
        session.change(recent=recent)
    settle()
    (menu,) = start.recent_button.findChildren(QMenu)
    assert menu is start.recent_button.menu()
    assert [action.text() for action in menu.actions()] == ["two.txt"]
    with qtbot.waitSignal(start.recent_chosen) as chosen:
        menu.actions()[0].trigger()
    assert chosen.args == [Path("/a/two.txt")]

    session.change(recent=())
    settle()
    assert not start.recent_button.isVisible()
    assert not any("two.txt" in each.text() for each in window.findChildren(QAction))
