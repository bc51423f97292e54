"""Pages of a class are made in steps; in between the window may do anything to them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from plagcheck.gui.parts.staged_building import AT_ONCE, StagedPage, settling
from plagcheck.gui.shell.main_window import MainWindow


@pytest.mark.parametrize("name", ["_preview", "_result"])
def test_a_page_that_is_not_whole_yet_takes_any_size(window: MainWindow, name: str) -> None:
    page: StagedPage = getattr(window.classroom, name)
    widths = [500, 1200]
    while page.make_some():
        page.resize(widths[0], 400)
        page.grab()  # sends what waits
        widths.reverse()
    page.resize(500, 400)
    page.grab()

    assert page.width() == 500


def test_a_page_made_small_is_narrow_from_the_start(window: MainWindow) -> None:
    page = window.classroom._result
    page.resize(500, 400)
    page.make_all()

    assert page._is_narrow


def test_a_part_thrown_away_between_two_steps_is_passed_over(window: MainWindow) -> None:
    page = QWidget()
    parts = [QLabel(str(number), page) for number in range(2 * AT_ONCE)]
    steps = list(settling(page, QSize(300, 200)))
    assert len(steps) > 3
    steps[0]()
    for part in parts:
        part.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for step in steps[1:]:
        step()
    assert page.width() == 300
