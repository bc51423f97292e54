"""The page of groups: list, slider, graph, matrix and passages."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from plagcheck.classroom.groups import find_groups
from plagcheck.gui.classroom.groups.groups_model import GroupModel, GroupRowKind
from plagcheck.gui.classroom.groups.groups_page import GroupsPage
from plagcheck.gui.classroom.groups.groups_passages import PassageModel
from plagcheck.gui.parts.row_models import ROW
from tests.gui.classroom.drawn import LONG, compared, made, names_of, pair, random_class, shown

pytestmark = [
    pytest.mark.usefixtures("application"),
    pytest.mark.qt_log_ignore("propagateSizeHints"),  # the offscreen platform knows no size hints
]
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
PAIRS = (pair(1, 2, 0.5), pair(2, 3, 0.3), pair(5, 6, 0.4), pair(3, 4, 0.15), pair(7, 8, 0.02))


@pytest.fixture
def page(qtbot: QtBot) -> GroupsPage:
    return shown(GroupsPage(), made(9, PAIRS), qtbot, 1200, 750)


def kinds(page: GroupsPage) -> list[GroupRowKind]:
    model = page.side.model
    return [model.index(row).data(ROW).kind for row in range(model.rowCount())]


def click(view: QAbstractItemView, index: QModelIndex, qtbot: QtBot) -> None:
    qtbot.mouseClick(view.viewport(), LEFT, NONE, view.visualRect(index).center())


def test_models(qtmodeltester: ModelTester) -> None:
    model = GroupModel()
    qtmodeltester.check(model)
    result = made(9, PAIRS)
    model.show_groups(find_groups(result.pairs, 0.2), names_of(result))
    assert model.rowCount() == 5
    qtmodeltester.check(model)
    model.show_groups((), {})
    assert model.rowCount() == 0


def test_passages_model(qtmodeltester: ModelTester) -> None:
    result = compared()
    model = PassageModel()
    model.show_pairs(result.pairs, result.by_id, names_of(result))
    assert model.rowCount() == 4
    said = str(model.index(0).data())
    assert said.startswith("Birch, Billie ↔ Dogwood, Dana, 120 words, “" + LONG[:60])
    qtmodeltester.check(model)


def test_groups_and_pairs_just_outside_are_listed(page: GroupsPage) -> None:
    expected = [
        GroupRowKind.ALL,
        GroupRowKind.GROUP,
        GroupRowKind.GROUP,
        GroupRowKind.HEADING,
        GroupRowKind.OUTSIDE,
    ]
    assert kinds(page) == expected
    said = str(page.side.model.index(1).data())
    assert said.startswith("Group A, 3 papers, Student0000, Some; Student0001, Some; ")
    assert "50\N{NO-BREAK SPACE}%" in said
    assert set(page.graph._scene.papers) == {1, 2, 3, 4, 5, 6}
    assert page.side.others.text().startswith("The other 4 papers share less than 20")


def test_the_slider_is_live(page: GroupsPage, qtbot: QtBot) -> None:
    page.side.slider.setFocus()
    for _ in range(3):
        qtbot.keyClick(page.side.slider, Qt.Key.Key_PageUp)
    assert page.side.threshold == 0.35
    assert [group.papers for group in page.side.model.groups] == [(1, 2), (5, 6)]
    assert page.graph._scene.members == {1, 2, 5, 6}
    qtbot.keyClick(page.side.slider, Qt.Key.Key_Home)
    assert [group.papers for group in page.side.model.groups] == [(1, 2, 3, 4), (5, 6), (7, 8)]
    qtbot.keyClick(page.side.slider, Qt.Key.Key_End)
    assert page.side.model.rowCount() == 0
    assert page.graph._scene.papers == ()
    assert not page.grab().isNull()


def test_the_group_looked_at_stays_while_the_slider_moves(page: GroupsPage, qtbot: QtBot) -> None:
    click(page.side.list, page.side.model.index(2), qtbot)
    assert page.graph._scene.members == {5, 6}
    page.side.slider.setValue(10)
    row = page.side.current()
    assert row is not None
    assert row.group is not None
    assert row.group.papers == (5, 6)
    assert page.graph._scene.members == {5, 6}


def test_arrows_pass_over_the_heading(page: GroupsPage, qtbot: QtBot) -> None:
    page.side.list.setFocus()
    for _ in range(3):
        qtbot.keyClick(page.side.list, Qt.Key.Key_Down)
    row = page.side.current()
    assert row is not None
    assert row.kind is GroupRowKind.OUTSIDE
    with qtbot.waitSignal(page.pair_chosen) as chosen:
        qtbot.keyClick(page.side.list, Qt.Key.Key_Return)
    assert chosen.args == [3, 4]


def test_pairs_are_chosen_from_every_part(page: GroupsPage, qtbot: QtBot) -> None:
    side, model = page.side.list, page.side.model
    with qtbot.waitSignal(page.pair_chosen) as chosen:
        click(side, model.index(4), qtbot)
    assert chosen.args == [3, 4]
    with qtbot.waitSignal(page.pair_chosen) as chosen:
        at = side.visualRect(model.index(1)).center()
        QTest.mouseClick(side.viewport(), LEFT, NONE, at)
        QTest.mouseDClick(side.viewport(), LEFT, NONE, at)
    assert chosen.args == [1, 2]
    with qtbot.waitSignal(page.pair_chosen) as chosen:
        click(page.passages, page.passages.model().index(1, 0), qtbot)
    assert chosen.args == [2, 3]
    assert page.graph._current is not None
    assert page.graph._current == page.graph._scene.line_of(2, 3)
    one, other = (page.graph.drawing().points[page.graph._scene.place[at]] for at in (1, 2))
    x, y = one + (other - one) * 0.4
    with qtbot.waitSignal(page.pair_chosen) as chosen:
        qtbot.mouseClick(page.graph, LEFT, NONE, QPoint(round(x), round(y)))
    assert chosen.args == [1, 2]


def test_the_matrix_of_a_group(page: GroupsPage, qtbot: QtBot) -> None:
    click(page.side.list, page.side.model.index(1), qtbot)
    qtbot.mouseClick(page.as_matrix, LEFT)
    assert page.matrix.isVisible()
    assert not page.graph.isVisible()
    assert page.matrix._class is not None
    assert set(page.matrix._class.ids) == {1, 2, 3}
    page.matrix.set_current(2, 1)
    with qtbot.waitSignal(page.pair_chosen) as chosen:
        qtbot.keyClick(page.matrix, Qt.Key.Key_Return)
    assert chosen.args == [2, 1]
    qtbot.mouseClick(page.as_graph, LEFT)
    assert page.graph.isVisible()


def test_the_next_group_by_key(page: GroupsPage, qtbot: QtBot) -> None:
    page.activateWindow()
    page.graph.setFocus()
    qtbot.waitUntil(page.graph.hasFocus)
    seen = []
    for _ in range(3):
        qtbot.keyClick(page.graph, Qt.Key.Key_G)
        row = page.side.current()
        seen.append(row.kind if row else None)
    assert seen == [GroupRowKind.GROUP, GroupRowKind.GROUP, GroupRowKind.ALL]


def test_names_are_hidden_everywhere(page: GroupsPage, qtbot: QtBot) -> None:
    result = made(9, PAIRS)
    page.show_result(result, {paper.id: f"Somebody {paper.id}" for paper in result.papers})
    texts = [str(page.side.model.index(row).data()) for row in range(page.side.model.rowCount())]
    passages = page.passages.model()
    texts += [str(passages.index(row, 0).data()) for row in range(passages.rowCount())]
    texts += [*page.graph.drawing().names, page.graph.accessibleDescription()]
    assert not any("Student0" in text for text in texts)
    assert any("Somebody 1 ↔ Somebody 2" in text for text in texts)


def test_a_narrow_page_has_no_passages(page: GroupsPage) -> None:
    assert page.passages.isVisible()
    page.resize(860, 600)
    assert not page.passages.isVisible()
    assert page.graph.isVisible()


def test_nobody_shares(qtbot: QtBot) -> None:
    page = shown(GroupsPage(), made(4, []), qtbot, 1100, 700)
    assert page.side.model.rowCount() == 0
    assert page.side.list.empty_text.startswith("No two papers share 20")
    page.side.next_group()
    assert not page.grab().isNull()


def test_three_hundred_papers(qtbot: QtBot) -> None:
    page = shown(GroupsPage(), random_class(300), qtbot, 1200, 750)
    groups = find_groups(random_class(300).pairs, 0.2)
    assert [group.papers for group in page.side.model.groups] == [g.papers for g in groups]
    qtbot.waitUntil(lambda: page.graph.is_settled, timeout=20_000)
    assert page.graph._scene.members == {paper for group in groups for paper in group.papers}
