"""The histogram: bars, a range by mouse and keys, and what it says in words."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from plagcheck.gui.classroom.pictures.histogram import HistogramView
from plagcheck.gui.classroom.pictures.histogram_bins import Bins
from tests.gui.classroom.drawn import compared, made, names_of, pair, shown

pytestmark = [
    pytest.mark.usefixtures("application"),
    pytest.mark.qt_log_ignore("propagateSizeHints"),  # the offscreen platform knows no size hints
]
NBSP = "\N{NO-BREAK SPACE}"
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
SCORES = (0.01, 0.02, 0.03, 0.199, 0.2, 0.2, 0.35, 0.4)


@pytest.fixture
def view(qtbot: QtBot) -> HistogramView:
    pairs = [pair(1, other, score) for other, score in enumerate(SCORES, 2)]
    return shown(HistogramView(), made(10, pairs), qtbot, 380, 400)


def at(view: HistogramView, percent: float) -> QPoint:
    return QPoint(round(view.plot.x_of(percent)), round(view.plot.box().center().y()) + 40)


def drag(view: HistogramView, start: float, end: float) -> None:
    QTest.mousePress(view.plot, LEFT, NONE, at(view, start))
    QTest.mouseMove(view.plot, at(view, (start + end) / 2))
    QTest.mouseMove(view.plot, at(view, end))
    QTest.mouseRelease(view.plot, LEFT, NONE, at(view, end))


def test_every_pair_is_in_one_bar() -> None:
    bins = Bins.of(np.array([0.0, 0.14, 0.5, 0.02]))
    assert (bins.step, bins.end, bins.counts.sum()) == (2, 50, 4)
    assert np.flatnonzero(bins.counts).tolist() == [0, 1, 7, 24]
    whole = Bins.of(np.array([1.0, 0.99, 0.05]))
    assert (whole.step, whole.end) == (5, 100)
    assert np.flatnonzero(whole.counts).tolist() == [1, 19]
    assert Bins.of(np.zeros(0)).counts.sum() == 0


def test_a_single_pair_is_seen_beside_thousands(qtbot: QtBot) -> None:
    pairs = [pair(a, b, 0.01) for a in range(1, 80) for b in range(a + 1, 80)]
    view = shown(HistogramView(), made(80, [*pairs, pair(1, 80, 0.43)]), qtbot, 340, 360)
    assert view.plot.bar(21).height() >= 4
    assert view.plot.bar(0).height() > 20 * view.plot.bar(21).height()


def test_dragging_chooses_a_range_and_says_so(view: HistogramView, qtbot: QtBot) -> None:
    assert view.words.text() == "All 8 pairs, 9 papers"
    with qtbot.waitSignal(view.range_changed) as changed:
        drag(view, 10, 20)
    assert changed.args[0] == 0.1
    assert view.chosen() == (0.1, 0.2)
    assert view.words.text() == f"3 pairs from 10{NBSP}% to 20{NBSP}%, 4 papers"
    assert view.plot.accessibleDescription() == view.words.text()


def test_dragging_backwards_and_a_handle(view: HistogramView, qtbot: QtBot) -> None:
    drag(view, 30, 12)
    low, high = view.plot.low, view.plot.high
    assert (low, high) == (12, 30)
    drag(view, 12, 25)
    assert (view.plot.low, view.plot.high) == (25, 30)
    drag(view, 25, 36)
    assert (view.plot.low, view.plot.high) == (30, 36)


def test_the_right_end_means_everything_above(view: HistogramView) -> None:
    drag(view, 20, 60)
    assert view.chosen() == (0.2, 1.0)
    assert view.words.text() == f"4 pairs from 20{NBSP}% on, 5 papers"


def test_a_double_click_and_the_button_clear(view: HistogramView, qtbot: QtBot) -> None:
    assert not view.clear_button.isEnabled()
    drag(view, 10, 20)
    with qtbot.waitSignal(view.range_changed) as changed:
        QTest.mouseDClick(view.plot, LEFT, NONE, at(view, 30))
    assert changed.args == [0.0, 1.0]
    drag(view, 10, 20)
    with qtbot.waitSignal(view.range_changed) as changed:
        qtbot.mouseClick(view.clear_button, LEFT)
    assert changed.args == [0.0, 1.0]
    assert view.words.text() == "All 8 pairs, 9 papers"


def test_keys_move_both_handles(view: HistogramView, qtbot: QtBot) -> None:
    view.activateWindow()
    view.plot.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(view.plot.hasFocus)
    qtbot.keyClick(view.plot, Qt.Key.Key_PageUp)
    qtbot.keyClick(view.plot, Qt.Key.Key_Right)
    assert view.chosen() == (0.11, 1.0)
    qtbot.keyClick(view.plot, Qt.Key.Key_Tab)
    assert view.plot.hasFocus()
    qtbot.keyClick(view.plot, Qt.Key.Key_Left)
    assert view.chosen() == (0.11, 0.39)
    qtbot.keyClick(view.plot, Qt.Key.Key_Tab)
    assert not view.plot.hasFocus()
    view.plot.setFocus(Qt.FocusReason.BacktabFocusReason)
    qtbot.keyClick(view.plot, Qt.Key.Key_Escape)
    assert view.chosen() == (0.0, 1.0)


def test_the_range_stays_when_names_are_hidden(view: HistogramView) -> None:
    drag(view, 10, 20)
    before = view.chosen()
    result = compared()
    view.show_result(result, names_of(result))
    assert view.chosen()[0] == before[0]
    assert "pairs" in view.words.text()


def test_a_class_that_shares_nothing(qtbot: QtBot) -> None:
    view = shown(HistogramView(), made(3, []), qtbot, 300, 300)
    assert view.words.text() == "No two papers share a passage."
    assert not view.grab().isNull()
