"""Two who were allowed to work together are no finding of the class, and are not lost either."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from plagcheck.gui.classroom.class_page import GROUPS, MATRIX, PAIRS, ClassPage
from plagcheck.gui.classroom.tables.pairs_model import OF_A, A
from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.classroom.handed_in import compared, matched, paper
from tests.gui.classroom.test_paper_in_class import CTRL, allow, open_paper, settled
from tests.gui.conftest import LEFT, WAIT_MS

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # popups without a display


@pytest.fixture
def page(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> ClassPage:
    """The pairs of a class in which Anna and Ben, its only pair, were allowed to work together."""
    made = compared(window, tmp_path, qtbot)
    assert made.pairs.model.rowCount() == 1
    allow(open_paper(window, "Anna Ash", qtbot), qtbot)
    settled(window, qtbot)
    window.classroom.leave_paper()
    made.tabs.setCurrentIndex(PAIRS)
    return made


def tab(page: ClassPage, place: int) -> str:
    return page.tabs.tabText(place)


def restore(page: ClassPage, qtbot: QtBot) -> None:
    """Count the first allowed pair again, as a teacher does."""
    qtbot.mouseClick(page.pairs.allowed, LEFT)
    page.pairs.table.selectRow(0)
    qtbot.mouseClick(page.pairs.restore, LEFT)


def test_the_list_of_pairs_has_them_apart(page: ClassPage) -> None:
    assert tab(page, PAIRS) == "Pairs  0"
    assert page.pairs.model.rowCount() == 0
    assert page.pairs.allowed.text() == "Allowed: 1 pair"
    assert page.pairs.allowed.isVisible()
    assert not page.pairs.restore.isVisible()
    assert page.pairs.empty.text() == "Every pair that shares text was allowed to work together."

    page.pairs.allowed.click()
    model = page.pairs.model
    assert model.rowCount() == 1
    assert {model.index(0, column).data() for column in (0, 1)} == {"Anna Ash", "Ben Birch"}
    assert {model.cell(0, column).colour for column in (A, OF_A)} == {"text3"}
    assert model.cell(0, OF_A).share is None  # a bar would look like a finding
    page.pairs.allowed.click()
    assert model.rowCount() == 0


def test_histogram_groups_and_counts_are_without_them(page: ClassPage) -> None:
    histogram = page.overview.histogram
    assert not histogram.plot._bins.counts.any()
    assert "1 allowed pair is not drawn." in histogram._note.text()
    assert "14 pairs share no passage and are not drawn." in histogram._note.text()
    assert tab(page, GROUPS) == "Groups  0"
    assert page.papers.model.view.letters == {}
    assert sum(page.controller.counts(of_pairs=True).values()) == 0


def test_the_matrix_says_that_they_were_allowed(page: ClassPage, qtbot: QtBot) -> None:
    page.tabs.setCurrentIndex(MATRIX)
    view, card = page.matrix.view, page.matrix.card
    anna, ben = (paper(page, name).id for name in ("Anna Ash", "Ben Birch"))
    view.set_current(anna, ben)
    assert view._class is not None
    assert not view._class.heat.steps.any()
    said = "Allowed collaboration, not counted"
    assert view.accessibleDescription().endswith(said)
    assert card.figures.text() == said
    assert not card.bars[0].isVisible()
    with qtbot.waitSignal(page.controller.pair_ready, timeout=WAIT_MS):
        qtbot.keyClick(view, Qt.Key.Key_Return)


def test_they_can_be_counted_again_and_that_undone(
    page: ClassPage, window: MainWindow, qtbot: QtBot
) -> None:
    anna = paper(page, "Anna Ash")
    restore(page, qtbot)
    assert settled(window, qtbot).adjustments == {}
    assert tab(page, PAIRS) == "Pairs  1"
    assert tab(page, GROUPS) == "Groups  1"
    assert not page.pairs.allowed.isVisible()
    assert not page.pairs.restore.isVisible()
    assert page.pairs.model.rowCount() == 1
    assert page.pairs.model.cell(0, A).colour == "text"
    assert matched(page, anna) > 0

    qtbot.keyClick(window, Qt.Key.Key_Z, CTRL)
    assert len(settled(window, qtbot).adjustments) == 2
    assert tab(page, PAIRS) == "Pairs  0"
    assert page.pairs.allowed.isVisible()
    assert matched(page, anna) == 0


def test_with_names_hidden_they_can_be_counted_again_too(
    page: ClassPage, window: MainWindow, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(page.controller.changed, timeout=WAIT_MS):
        page.hide_names.click()
    restore(page, qtbot)
    assert settled(window, qtbot).adjustments == {}
    assert page.pairs.model.rowCount() == 1
    assert "Anna" not in str(page.pairs.model.index(0, A).data())
    with qtbot.waitSignal(page.controller.changed, timeout=WAIT_MS):
        page.hide_names.click()
    assert page.pairs.model.rowCount() == 1


def test_the_history_counts_the_pairs_that_the_class_counts(
    page: ClassPage, window: MainWindow, qtbot: QtBot
) -> None:
    lines = window.controllers.history.past

    def pairs() -> list[int]:
        return [past.line.pairs for past in lines.values() if past.line.kind == "class"]

    page.controller.save()
    qtbot.waitUntil(lambda: pairs() == [0])
    restore(page, qtbot)
    settled(window, qtbot)
    page.controller.save()
    qtbot.waitUntil(lambda: pairs() == [1])
