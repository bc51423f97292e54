"""The list of what is left out: why something is, is told in full."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from plagcheck.gui.check.source_side import LEFT_OUT
from plagcheck.gui.leaveout.ledger_list import why_text
from plagcheck.gui.leaveout.reason_words import kind_name
from plagcheck.gui.leaveout.wishes import SOURCE
from plagcheck.gui.shell.language import LANGUAGES, choose_language
from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.conftest import LEFT, WAIT_MS, check_sample, settle
from tests.gui.test_small_window import written

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", "propagateSizeHints")


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, application: QApplication) -> Iterator[str]:
    yield choose_language(request.param)
    choose_language("en")


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("size", [(1280, 800), (1000, 640), (960, 640)])
def test_reasons_are_told_in_full(window: MainWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    """Beside their columns, in as many lines as that takes."""
    window.resize(*size)
    check_sample(window, qtbot)
    result, asking = window.check.result, window.check.asking
    assert result.shown is not None
    asking.ask(result.shown.matches[0], SOURCE, QPoint(0, 0))
    asking.popup.note.setText("agreed with the student after the second consultation in May")
    with qtbot.waitSignal(asking.counted, timeout=WAIT_MS):
        qtbot.mouseClick(asking.popup.agree, LEFT)
    result.tabs.setCurrentIndex(LEFT_OUT)
    settle()
    there = " ".join(written(result.ledger.list))
    for row in result.ledger.ledger.rows:
        for text in (why_text(row), kind_name(row)):
            assert " ".join(text.split()) in " ".join(there.split()), (row, there)
