"""The matrix: order, colours, zoom, cursor and clicks."""

from __future__ import annotations

from itertools import combinations, pairwise

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QHelpEvent, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from plagcheck.classroom.groups import find_groups
from plagcheck.gui.classroom.pictures import matrix_heat
from plagcheck.gui.classroom.pictures.matrix import MatrixView
from plagcheck.gui.classroom.pictures.matrix_grid import SIZES
from plagcheck.gui.classroom.pictures.matrix_heat import Heat, ink, scale
from plagcheck.gui.classroom.pictures.matrix_legend import step_names
from plagcheck.gui.classroom.pictures.matrix_order import group_order
from plagcheck.gui.classroom.pictures.matrix_state import Cell, OrderBy
from plagcheck.gui.classroom.pictures.pair_shares import PairShares
from plagcheck.gui.parts.theme import theme
from tests.gui.classroom.drawn import compared, made, pair, random_class, shown
from tests.gui.test_look import contrast

pytestmark = pytest.mark.usefixtures("application")
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def view(qtbot: QtBot) -> MatrixView:
    return shown(MatrixView(), compared(), qtbot)


def centre(view: MatrixView, cell: Cell) -> QPoint:
    return view.grid().rect(*cell).center().toPoint()


def cell_of(view: MatrixView, a: int, b: int) -> Cell:
    view.set_current(a, b)
    assert view.current_cell() == (a, b)
    assert view._current is not None
    return view._current


def wheel(view: MatrixView, at: QPoint, turned: int, keys: Qt.KeyboardModifier) -> None:
    event = QWheelEvent(
        QPointF(at), QPointF(view.viewport().mapToGlobal(at)), QPoint(), QPoint(0, turned),
        Qt.MouseButton.NoButton, keys, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)


# -- order


def test_groups_stand_together_whatever_the_threshold() -> None:
    result = random_class(120)
    ids = [paper.id for paper in result.papers]
    for threshold in (0.05, 0.2, 0.4):
        order = group_order(PairShares.of(result), ids, threshold)
        assert sorted(order.places) == list(range(120))
        groups = find_groups(result.pairs, threshold)
        rows = [ids[place] for place in order.places]
        shown = [tuple(sorted(rows[first : first + size])) for first, size in order.groups]
        assert shown == [group.papers for group in groups]


def test_papers_that_share_most_are_neighbours() -> None:
    pairs = [pair(1, 4, 0.9), pair(2, 5, 0.8), pair(4, 5, 0.3), pair(3, 6, 0.04)]
    order = group_order(PairShares.of(made(7, pairs)), range(1, 8), 0.2)

    ids = [place + 1 for place in order.places]
    assert order.groups == ((0, 4),)
    assert ids[:4] in ([1, 4, 5, 2], [2, 5, 4, 1])
    assert ids[4:] == [3, 6, 7]


# -- colours


def test_a_cell_holds_the_share_of_its_row() -> None:
    heat = Heat(PairShares.of(made(3, [pair(1, 3, 0.4, 0.07)])), (0, 1, 2))

    assert heat.shares[0, 2] == np.float32(0.4)
    assert heat.shares[2, 0] == np.float32(0.07)
    assert heat.steps.tolist() == [[0, 0, 6], [0, 0, 0], [2, 0, 0]]
    assert len(step_names()) == len(scale()) == 7


def test_a_single_pair_is_seen_from_far_away() -> None:
    heat = Heat(PairShares.of(made(50, [pair(18, 44, 0.4)])), tuple(range(50)))

    assert heat.pooled(8).shape == (7, 7)
    assert np.argwhere(heat.pooled(8)).tolist() == [[2, 5], [5, 2]]


@pytest.mark.parametrize("wanted", ["light", "dark"])
def test_numbers_can_be_read_and_steps_told_apart_by_lightness(wanted: str) -> None:
    theme.apply(wanted)
    colours = scale()
    assert all(contrast(ink(step).name(), colours[step]) >= 4.5 for step in range(2, len(colours)))
    grey = [QColor(colour).lightnessF() for colour in colours]
    falling = all(one > other for one, other in pairwise(grey))
    rising = all(one < other for one, other in pairwise(grey))
    assert falling if wanted == "light" else rising


def test_cells_are_painted_in_their_colours(view: MatrixView) -> None:
    image = view.viewport().grab().toImage()
    ratio = image.devicePixelRatio()
    for row, column in combinations(range(5), 2):
        step = int(view._class.heat.steps[row, column])  # type: ignore[union-attr]
        if (row, column) == view._current:
            continue
        corner = view.grid().rect(row, column).topLeft().toPoint() + QPoint(3, 3)
        found = image.pixelColor(corner * ratio)
        assert found == QColor(matrix_heat.scale()[step]), (row, column)


# -- keys and mouse


def test_arrows_move_and_enter_chooses(view: MatrixView, qtbot: QtBot) -> None:
    first = view.current_cell()
    assert first is not None
    with qtbot.waitSignal(view.cell_moved) as moved:
        qtbot.keyClick(view, Qt.Key.Key_Down)
    assert moved.args[1] == first[1]
    assert moved.args[0] != first[0]
    view.set_current(1, 3)
    with qtbot.waitSignal(view.cell_chosen) as chosen:
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert chosen.args == [1, 3]


def test_the_cursor_stays_on_the_matrix(view: MatrixView, qtbot: QtBot) -> None:
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Left, Qt.Key.Key_PageUp, Qt.Key.Key_Up):
        qtbot.keyClick(view, key)
    assert view._current == (0, 0)
    qtbot.keyClick(view, Qt.Key.Key_End, CTRL)
    qtbot.keyClick(view, Qt.Key.Key_PageDown)
    assert view._current == (4, 4)


def test_ctrl_and_an_arrow_go_to_the_next_share(view: MatrixView, qtbot: QtBot) -> None:
    cell_of(view, 1, 1)
    reached = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left):
        qtbot.keyClick(view, key, CTRL)
        reached.append(view.current_cell())
    assert {pair[1] for pair in reached if pair} <= {1, 3, 5}
    assert {3, 5} <= {pair[1] for pair in reached if pair}


def test_a_click_on_a_share_chooses_it_and_on_nothing_does_not(
    view: MatrixView, qtbot: QtBot
) -> None:
    shared, empty = cell_of(view, 5, 1), cell_of(view, 4, 1)
    with qtbot.waitSignal(view.cell_chosen) as chosen:
        qtbot.mouseClick(view.viewport(), LEFT, NONE, centre(view, shared))
    assert chosen.args == [5, 1]
    with qtbot.assertNotEmitted(view.cell_chosen):
        qtbot.mouseClick(view.viewport(), LEFT, NONE, centre(view, empty))
        qtbot.mouseClick(view.viewport(), LEFT, NONE, QPoint(2, 2))
    assert view.current_cell() == (4, 1)


def test_dragging_scrolls_and_chooses_nothing(qtbot: QtBot) -> None:
    view = shown(MatrixView(), random_class(300), qtbot, 600, 500)
    with qtbot.assertNotEmitted(view.cell_chosen):
        QTest.mousePress(view.viewport(), LEFT, NONE, QPoint(400, 300))
        QTest.mouseMove(view.viewport(), QPoint(250, 220))
        QTest.mouseRelease(view.viewport(), LEFT, NONE, QPoint(250, 220))
    assert (view.grid().x, view.grid().y) == (150, 80)
    with qtbot.assertNotEmitted(view.cell_moved):
        QTest.mousePress(view.viewport(), LEFT, NONE, QPoint(400, 300))
        for at in (QPoint(250, 220), QPoint(400, 300)):  # there and back is no click
            QTest.mouseMove(view.viewport(), at)
        QTest.mouseRelease(view.viewport(), LEFT, NONE, QPoint(400, 300))
    assert (view.grid().x, view.grid().y) == (150, 80)


def test_the_wheel_zooms_around_the_pointer(qtbot: QtBot) -> None:
    view = shown(MatrixView(), random_class(300), qtbot, 700, 600)
    assert view.grid().cell == 6
    view.horizontalScrollBar().setValue(400)
    view.verticalScrollBar().setValue(500)
    at = QPoint(300, 250)
    under = view.grid().at(QPointF(at))
    wheel(view, at, 120, CTRL)
    wheel(view, at, 60, CTRL)
    assert view.grid().cell == 8
    wheel(view, at, 60, CTRL)
    assert view.grid().cell == 10
    assert view.grid().at(QPointF(at)) == under
    before = view.grid().y
    wheel(view, at, -120, NONE)
    assert view.grid().cell == 10
    assert view.grid().y > before


def test_keys_and_fingers_zoom(view: MatrixView, qtbot: QtBot) -> None:
    start = view.grid().cell
    qtbot.keyClick(view, Qt.Key.Key_Minus)
    assert view.grid().cell < start
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    assert view.grid().cell == start
    for _ in range(len(SIZES)):
        qtbot.keyClick(view, Qt.Key.Key_Minus)
    assert view.grid().cell == SIZES[0]
    qtbot.keyClick(view, Qt.Key.Key_0)
    assert view.grid().cell == start
    point = QPointF(300, 300)
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture, QPointingDevice.primaryPointingDevice(), 2,
        point, point, point, -0.3, QPointF(),
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)
    assert view.grid().cell < start


@pytest.mark.qt_log_ignore("raise")  # the offscreen platform cannot raise a tip
def test_pointing_says_both_names_and_shares(view: MatrixView, qtbot: QtBot) -> None:
    at = centre(view, cell_of(view, 1, 5))
    QTest.mouseMove(view.viewport(), at)
    assert view._pointed == view._current
    event = QHelpEvent(QEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at))
    QApplication.sendEvent(view.viewport(), event)
    text = QToolTip.text()
    assert "of Birch, Billie is also in Fir, Frankie" in text
    assert "of Fir, Frankie is also in Birch, Billie" in text


# -- names


@pytest.mark.parametrize("text_size", [100, 150])
def test_up_to_sixty_papers_have_names_and_more_are_small(text_size: int, qtbot: QtBot) -> None:
    theme.apply("light", text_size)
    try:
        few = shown(MatrixView(), random_class(60), qtbot)
        many = shown(MatrixView(), random_class(61), qtbot)
        assert few.grid().cell >= 14 * text_size / 100
        assert few.grid().left > many.grid().left + 100
        assert many.grid().cell < few.grid().cell
    finally:
        theme.apply("light")


def test_the_current_cell_is_told_and_follows_the_names(view: MatrixView) -> None:
    cell_of(view, 1, 3)
    assert "of Birch, Billie is also in Dogwood, Dana" in view.accessibleDescription()
    size, result = view.grid().cell, view._result
    assert result is not None
    view.show_result(result, {paper.id: f"Student {paper.id}" for paper in result.papers})
    assert view.current_cell() == (1, 3)
    assert view.grid().cell == size
    assert "of Student 1 is also in Student 3" in view.accessibleDescription()
    assert "Birch" not in view.accessibleDescription()


def test_names_with_markup_and_marks_are_shown_as_they_are(view: MatrixView) -> None:
    result = view._result
    assert result is not None
    names = {paper.id: f"<b>%3 {paper.id}</b>" for paper in result.papers}
    view.show_result(result, names)
    cell_of(view, 1, 3)
    assert "of <b>%3 1</b> is also in <b>%3 3</b>" in view.accessibleDescription()
    view.viewport().grab()


def test_other_orders(view: MatrixView) -> None:
    view.set_current(1, 3)
    view.set_order(OrderBy.NAME)
    assert view._class is not None
    assert list(view._class.names) == sorted(view._class.names)
    assert view.current_cell() == (1, 3)
    view.set_order(OrderBy.SHARE)
    assert view._class.ids[0] == 5
    assert view._class.groups == ()


@pytest.mark.parametrize("count", [0, 1, 2])
def test_the_smallest_classes(count: int, qtbot: QtBot) -> None:
    view = shown(
        MatrixView(), made(count, [pair(1, 2, 0.3)] if count == 2 else []), qtbot, 500, 400
    )
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_0, Qt.Key.Key_Plus):
        qtbot.keyClick(view, key)
    assert not view.grab().isNull()
    assert (view.current_cell() is None) == (count < 2)


def test_two_thousand_papers_work(qtbot: QtBot) -> None:
    view = shown(MatrixView(), random_class(2000), qtbot, 800, 600)
    qtbot.keyClick(view, Qt.Key.Key_End, CTRL)
    assert view._current == (1999, 1999)
    where = view.grid().rect(1999, 1999)
    assert view.viewport().rect().contains(where.center().toPoint())
    qtbot.keyClick(view, Qt.Key.Key_0)
    assert view.grid().length + view.grid().left <= 800
    assert not view.grab().isNull()
