"""The list of what is left out: why something is, is told in full."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from plagcheck.gui.check.source_side import LEFT_OUT
from plagcheck.gui.leaveout.ledger_list import why_text
from plagcheck.gui.shell.language import LANGUAGES, choose_language
from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.conftest import check_sample, settle
from tests.gui.test_small_window import written


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, application: QApplication) -> Iterator[str]:
    yield choose_language(request.param)
    choose_language("en")


@pytest.mark.usefixtures("spoken")
def test_reasons_are_not_cut_beside_an_empty_column(window: MainWindow, qtbot: QtBot) -> None:
    """A text without pages has no places to name."""
    window.resize(1280, 800)
    check_sample(window, qtbot)
    result = window.check.result
    result.tabs.setCurrentIndex(LEFT_OUT)
    settle()
    there = written(result.ledger.list)
    for row in result.ledger.ledger.rows:
        assert any(why_text(row) in text for text in there), (row, there)
