"""Deciding: a status by key or menu, a note, each kept and undone. The program decides nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from plagcheck.gui.parts.decision_box import DecisionBox
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.model.decisions import Decision, Status
from tests.gui.conftest import LEFT, WAIT_MS, add_folder, check

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # popups without a display

KEYS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)
CTRL = Qt.KeyboardModifier.ControlModifier


def decision(window: MainWindow) -> Decision:
    assert window.controllers.check.on_screen is not None
    return window.controllers.check.on_screen.decision


@pytest.fixture
def checked(window: MainWindow, texts: Path, essay: Path, qtbot: QtBot) -> MainWindow:
    add_folder(window, texts, qtbot)
    check(window, essay, qtbot)
    return window


def test_keys_set_the_status_on_both_pages_and_undo_takes_it_back(
    checked: MainWindow, qtbot: QtBot
) -> None:
    result, pair = checked.check.result, checked.check.pair
    assert decision(checked) == Decision()
    for key, status in zip(KEYS, Status, strict=True):
        qtbot.keyClick(result.view, key)
        assert decision(checked).status is status
    assert "Confirmed" in result.decision.status.text()
    assert result.decision.status.accessibleName() == "Status: Confirmed"

    with qtbot.waitSignal(checked.controllers.check.pair_ready, timeout=WAIT_MS):
        qtbot.keyClick(result.view, Qt.Key.Key_Return)
    assert "Confirmed" in pair.decision.status.text()
    qtbot.keyClick(pair.paper, Qt.Key.Key_3)
    assert decision(checked).status is Status.TO_DISCUSS
    assert "To discuss" in result.decision.status.text()

    qtbot.keyClick(checked, Qt.Key.Key_Z, CTRL)
    assert decision(checked).status is Status.CONFIRMED
    assert "Confirmed" in pair.decision.status.text()


def test_note_is_written_kept_and_left_alone_by_escape(checked: MainWindow, qtbot: QtBot) -> None:
    result = checked.check.result
    qtbot.keyClick(result.view, Qt.Key.Key_N)
    popup = result.decision.popup
    assert popup is not None
    assert popup.isVisible()
    qtbot.keyClicks(popup.text, "ask about page 2")
    qtbot.keyClick(popup.text, Qt.Key.Key_Return, CTRL)
    assert not popup.isVisible()
    assert decision(checked).note == "ask about page 2"
    assert "ask about page 2" in result.decision.note.toolTip()

    qtbot.keyClick(result.view, Qt.Key.Key_N)
    qtbot.keyClicks(popup.text, " and 3")
    qtbot.keyClick(popup.text, Qt.Key.Key_Escape)
    assert decision(checked).note == "ask about page 2"


def test_next_paper_is_undecided(checked: MainWindow, texts: Path, qtbot: QtBot) -> None:
    result = checked.check.result
    qtbot.keyClick(result.view, Qt.Key.Key_4)
    check(checked, texts / "mills.txt", qtbot)
    assert "Not reviewed" in result.decision.status.text()
    assert decision(checked) == Decision()


def test_nothing_is_decided_while_a_check_goes_on(
    checked: MainWindow, essay: Path, qtbot: QtBot
) -> None:
    result = checked.check.result
    seen = []

    def look() -> None:
        seen.append((result.decision.isEnabled(), result.report.isEnabled()))

    checked.controllers.check.check_started.connect(
        lambda _, growth: growth.sources_shown.connect(lambda _: look())
    )
    check(checked, essay, qtbot)
    assert seen
    assert set(seen) == {(False, False)}
    assert result.decision.isEnabled()
    assert result.report.isEnabled()


def test_menu_names_every_status_with_its_key(qtbot: QtBot, application: object) -> None:
    box = DecisionBox()
    qtbot.addWidget(box)
    actions = box.status.menu().actions()
    assert [action.text().split("\t")[1] for action in actions] == ["1", "2", "3", "4"]
    changed: list[Decision] = []
    box.changed.connect(changed.append)
    actions[1].trigger()
    actions[1].trigger()
    assert changed == [Decision(Status.NO_CONCERN)]


def test_report_button_asks_the_desk(checked: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(checked.controllers.check.report_wanted, timeout=WAIT_MS):
        qtbot.mouseClick(checked.check.result.report, LEFT)
