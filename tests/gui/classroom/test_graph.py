"""The graph: layout, clicks, drags and keys."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from plagcheck.classroom.groups import THRESHOLD, find_groups
from plagcheck.gui.classroom.pictures.graph import GraphView
from plagcheck.gui.classroom.pictures.graph_canvas import MARGIN, SPREAD, TURN
from plagcheck.gui.classroom.pictures.graph_layout import GraphParts, Layout
from plagcheck.gui.classroom.pictures.graph_scene import GraphScene
from plagcheck.model.classes import ClassResult
from tests.gui.classroom.drawn import compared, made, names_of, on_screen, pair, random_class

pytestmark = pytest.mark.usefixtures("application")
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def view(qtbot: QtBot) -> GraphView:
    """Birch (1), Dogwood (3) and Fir (5) share; Cedar (2) a little with Fir."""
    view = on_screen(GraphView(), qtbot)
    show(view, compared())
    return view


def show(
    view: GraphView,
    result: ClassResult,
    names: Mapping[int, str] | None = None,
    threshold: float = THRESHOLD,
) -> None:
    """All groups of a class."""
    view.show_groups(find_groups(result.pairs, threshold), names or names_of(result))


def marked(view: GraphView) -> tuple[int, int] | None:
    """The pair whose line is marked."""
    if view._current is None:
        return None
    pair = view._scene.pairs[view._current]
    return pair.a, pair.b


def node(view: GraphView, paper: int) -> QPoint:
    x, y = view.drawing().points[view._scene.place[paper]]
    return QPoint(round(x), round(y))


def line(view: GraphView, a: int, b: int) -> QPoint:
    """A point of a line, off its middle, where the share stands."""
    one, other = node(view, a), node(view, b)
    return one + (other - one) * 0.4


def laid_out(parts: GraphParts, budget: int = TURN) -> np.ndarray:
    while not parts.advance(budget):
        pass
    return parts.points(SPREAD, MARGIN, 1.5)


# -- layout


def test_the_layout_comes_out_the_same_however_it_is_cut_into_turns() -> None:
    scene = GraphScene.of(find_groups(random_class(80).pairs, 0.15))
    once, again = laid_out(scene.parts()), laid_out(scene.parts(), 1000)

    assert len(once) == len(scene.papers)
    assert np.array_equal(once, again)


def test_papers_that_share_are_closer_than_others_and_none_coincide() -> None:
    scene = GraphScene.of(find_groups(random_class(150).pairs, 0.2))
    points = laid_out(scene.parts())
    gaps = np.hypot(*(points[:, None] - points[None]).transpose(2, 0, 1))
    joined = gaps[scene.a, scene.b]

    np.fill_diagonal(gaps, np.inf)
    assert gaps.min() > 20
    assert np.median(joined) < np.median(gaps[np.isfinite(gaps)]) / 2


def test_a_turn_is_bounded_in_a_large_part() -> None:
    for papers in (3, 300, 3000):
        a, b = np.arange(papers - 1), np.arange(1, papers)
        assert Layout(papers, a, b, np.ones(papers - 1)).cost <= TURN
    scene = GraphScene.of(find_groups([pair(at, at + 1, 0.5) for at in range(1, 900)], 0.2))
    assert not scene.parts().advance(TURN)


# -- what is shown


def test_groups_and_what_is_just_outside_are_drawn(view: GraphView) -> None:
    assert view.is_settled
    assert set(view._scene.papers) == {1, 3, 5}
    show(view, compared(), threshold=0.1)
    assert set(view._scene.papers) == {1, 3, 5, 2}
    assert view._scene.members == {1, 3, 5}
    assert [(pair.a, pair.b) for pair in view._scene.pairs[view._scene.joined :]] == [(2, 5)]
    show(view, compared(), threshold=0.9)
    assert view._scene.papers == ()
    assert not view.grab().isNull()


def test_the_old_graph_stays_until_the_new_one_is_ready(view: GraphView, qtbot: QtBot) -> None:
    result = random_class(400)
    show(view, result)
    assert not view.is_settled
    assert set(view._scene.papers) == {1, 3, 5}
    assert not view.grab().isNull()
    qtbot.waitUntil(lambda: view.is_settled, timeout=20_000)
    assert len(view._scene.papers) > 50
    inside = view.rect().toRectF()
    assert all(inside.contains(QPointF(*point)) for point in view.drawing().points)


def test_other_names_move_nothing(view: GraphView) -> None:
    before = view.drawing().points.copy()
    result = compared()
    show(view, result, {paper.id: f"Student {paper.id}" for paper in result.papers})
    assert np.array_equal(view.drawing().points, before)
    assert set(view.drawing().names) == {"Student 1", "Student 3", "Student 5"}


# -- mouse


def test_a_click_on_a_line_or_a_paper(view: GraphView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.pair_chosen) as pair_chosen:
        qtbot.mouseClick(view, LEFT, NONE, line(view, 1, 5))
    assert pair_chosen.args == [1, 5]
    assert marked(view) == (1, 5)
    with qtbot.waitSignal(view.paper_chosen) as paper_chosen:
        qtbot.mouseClick(view, LEFT, NONE, node(view, 3))
    assert paper_chosen.args == [3]
    with qtbot.assertNotEmitted(view.pair_chosen), qtbot.assertNotEmitted(view.paper_chosen):
        qtbot.mouseClick(view, LEFT, NONE, QPoint(5, 5))


def test_a_paper_is_dragged_and_chooses_nothing(view: GraphView, qtbot: QtBot) -> None:
    start, other = node(view, 3), node(view, 1)
    end = start + QPoint(40, 60)
    with qtbot.assertNotEmitted(view.paper_chosen):
        QTest.mousePress(view, LEFT, NONE, start)
        QTest.mouseMove(view, start + QPoint(20, 20))
        QTest.mouseMove(view, end)
        QTest.mouseRelease(view, LEFT, NONE, end)
    assert (node(view, 3) - end).manhattanLength() <= 1
    assert node(view, 1) == other


def test_dragging_the_ground_moves_everything(view: GraphView) -> None:
    before = node(view, 1)
    QTest.mousePress(view, LEFT, NONE, QPoint(5, 5))
    QTest.mouseMove(view, QPoint(25, 15))
    QTest.mouseMove(view, QPoint(45, 35))
    QTest.mouseRelease(view, LEFT, NONE, QPoint(45, 35))
    assert node(view, 1) == before + QPoint(40, 30)


def test_pointing_lights_up_neighbours(view: GraphView) -> None:
    show(view, compared(), threshold=0.1)
    QTest.mouseMove(view, node(view, 2))
    assert view._pointed == view._scene.place[2]
    lit = view._scene.neighbours(view._pointed)
    assert {view._scene.papers[at] for at in lit} == {2, 5}
    QTest.mouseMove(view, QPoint(3, 3))
    assert view._pointed is None


@pytest.mark.qt_log_ignore("raise")  # the offscreen platform cannot raise a tip
def test_tips_name_both_sides(view: GraphView) -> None:
    at = line(view, 1, 3)
    event = QHelpEvent(QEvent.Type.ToolTip, at, view.mapToGlobal(at))
    QApplication.sendEvent(view, event)
    assert "of Birch, Billie is also in Dogwood, Dana" in QToolTip.text()
    at = node(view, 1)
    event = QHelpEvent(QEvent.Type.ToolTip, at, view.mapToGlobal(at))
    QApplication.sendEvent(view, event)
    assert "shares with 2 others" in QToolTip.text()


def test_the_wheel_zooms_around_the_pointer(view: GraphView, qtbot: QtBot) -> None:
    at = node(view, 5)
    gap = (node(view, 1) - at).manhattanLength()
    event = QWheelEvent(
        QPointF(at), QPointF(view.mapToGlobal(at)), QPoint(), QPoint(0, -240),
        Qt.MouseButton.NoButton, NONE, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view, event)
    assert (node(view, 5) - at).manhattanLength() <= 1
    assert (node(view, 1) - at).manhattanLength() < gap * 0.75
    qtbot.keyClick(view, Qt.Key.Key_0)
    assert (node(view, 1) - node(view, 5)).manhattanLength() == pytest.approx(gap, abs=2)


# -- keys


def test_keys_go_through_pairs_and_out_again(qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    view, after = GraphView(host), QLineEdit(host)
    host.show()
    host.activateWindow()
    result = compared()
    show(view, result)
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)

    qtbot.keyClick(view, Qt.Key.Key_Down)
    best = marked(view)
    assert best == (view._scene.pairs[0].a, view._scene.pairs[0].b)
    with qtbot.waitSignal(view.pair_chosen) as chosen:
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert tuple(chosen.args) == best
    assert "is also in" in view.accessibleDescription()

    qtbot.keyClick(view, Qt.Key.Key_Tab)
    qtbot.keyClick(view, Qt.Key.Key_Tab)
    assert view.hasFocus()
    assert marked(view) == (view._scene.pairs[2].a, view._scene.pairs[2].b)
    qtbot.keyClick(view, Qt.Key.Key_Tab)
    assert after.hasFocus()


def test_tab_does_not_hold_who_only_passes_by(view: GraphView, qtbot: QtBot) -> None:
    assert marked(view) is None
    qtbot.keyClick(view, Qt.Key.Key_Tab)
    assert marked(view) is None
    qtbot.keyClick(view, Qt.Key.Key_Up)
    assert marked(view) is not None
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert marked(view) is None
    assert view.accessibleDescription() == "3 papers, 3 pairs"


def test_nothing_to_draw(qtbot: QtBot) -> None:
    view = on_screen(GraphView(), qtbot)
    show(view, made(3, []))
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_0, Qt.Key.Key_Plus):
        qtbot.keyClick(view, key)
    qtbot.mouseClick(view, LEFT, NONE, QPoint(100, 100))
    assert marked(view) is None
    assert not view.grab().isNull()
