"""A paper of a class as a whole: read, decided, left out of, and back to the class."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from plagcheck.gui.check.source_model import SourceModel
from plagcheck.gui.classroom.paper_screen import PaperScreen
from plagcheck.gui.parts.row_models import ROW
from plagcheck.gui.parts.text_format import jaccard, share
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.jobs.classroom import open_class
from plagcheck.model.decisions import Status
from plagcheck.model.match import Kind
from plagcheck.model.ranking import folded
from plagcheck.report.class_json import class_object
from tests.gui.classroom.handed_in import BOOK, SHEET, compared, matched, own, paper
from tests.gui.conftest import LEFT, WAIT_MS, add_folder
from tests.gui.results import match, shown, source

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # popups without a display

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def screen(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> PaperScreen:
    """Anna's paper, opened from the table."""
    page = compared(window, tmp_path, qtbot)
    paper(page, "Anna Ash")
    with qtbot.waitSignal(window.classroom.controller.paper_ready, timeout=WAIT_MS):
        page.papers.open_current()
    return window.classroom.paper


def test_number_is_the_one_of_the_table_and_all_class_mates_are_listed(
    window: MainWindow, screen: PaperScreen
) -> None:
    anna = paper(window.classroom.result, "Anna Ash")
    assert screen.result.summary.number.text() == share(matched(window.classroom.result, anna))
    assert screen.result.head.title.text() == "Anna Ash"
    assert screen.checked is not None
    result = window.classroom.controller.result
    assert result is not None
    mates = {-source.id for source in screen.checked.result.sources if source.id < 0}
    assert mates == {p.b if p.a == anna.id else p.a for p in result.pairs_of[anna.id]}
    assert screen.result.view.highlights
    assert "with class-mates" in screen.result.summary.coverage.text()
    spoken = [str(screen.result.sources.model().index(n, 0).data()) for n in range(2)]
    assert spoken[0].startswith("Class-mates")
    assert "Ben Birch" in spoken[1]
    assert "of theirs" in spoken[1]


def test_legend_has_the_parts_that_a_check_has(screen: PaperScreen, qtbot: QtBot) -> None:
    """What the class left out is hatched beside the text, and can be hidden as in a check."""
    page, checked = screen.result, screen.checked
    assert checked is not None
    (out,) = checked.adjusted.listed
    shown_parts = {
        kind: made.accessibleName()
        for kind, made in page.kinds.buttons.items()
        if not made.isHidden()
    }
    number = page.summary.number.text()
    assert shown_parts == {
        "word-for-word": f"word for word {number}",
        "left-out": f"left out {share(out.words / checked.adjusted.result.words)}",
    }
    assert page.shown is not None
    assert page.shown.left_out_by_rules == list(out.spans)
    qtbot.mouseClick(page.kinds.buttons["left-out"], LEFT)
    assert page.shown.left_out_by_rules == []
    assert page.summary.number.text() == number


def test_a_share_in_the_library_is_not_called_that_of_a_check_where_common_text_is_left_out(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    books = tmp_path / "books"
    books.mkdir()
    (books / "rivers.txt").write_text(f"{SHEET} {own(50)} {BOOK}", encoding="utf-8")
    add_folder(window, books, qtbot)
    page = compared(window, tmp_path, qtbot)
    dan = paper(page, "Dan Dogwood")
    with qtbot.waitSignal(window.classroom.controller.paper_ready, timeout=WAIT_MS):
        page.papers.open_current()
    result = window.classroom.controller.result
    assert result is not None
    alone = result.library_similarity[dan.id]
    beyond = matched(page, dan)
    assert alone > beyond

    told = window.classroom.paper.result.summary.coverage.text().split(" · ")

    assert f"{share(beyond)} with the library beyond handouts and common text" in told
    assert not any(part.endswith("with the library") for part in told)


def test_status_is_the_one_of_the_class(
    window: MainWindow, screen: PaperScreen, qtbot: QtBot
) -> None:
    qtbot.keyClick(screen.result.view, Qt.Key.Key_4)
    controller, page = window.classroom.controller, window.classroom.result
    anna = paper(page, "Anna Ash")
    status = controller.decision(anna).status
    assert status is not Status.NOT_REVIEWED
    assert screen.checked is not None
    assert screen.checked.decision.status is status
    qtbot.keyClick(window, Qt.Key.Key_Z, CTRL)
    assert controller.decision(anna).status is Status.NOT_REVIEWED
    assert screen.checked.decision.status is Status.NOT_REVIEWED


def test_class_mate_is_left_out_of_one_paper_and_stays_out(
    window: MainWindow, screen: PaperScreen, qtbot: QtBot
) -> None:
    checked = screen.checked
    assert checked is not None
    before = checked.adjusted.result.similarity
    screen.result.go_to("1a")
    screen.result.sources.setFocus()
    qtbot.keyClick(screen.result.sources, Qt.Key.Key_L)

    def counted(action: Callable[[], object]) -> None:
        with qtbot.waitSignal(screen.asking.counted, timeout=WAIT_MS):
            action()

    counted(lambda: qtbot.keyClick(screen.asking.popup, Qt.Key.Key_Return))
    left = checked.adjusted.result.similarity
    assert left < before
    assert screen.result.shown is not None
    assert screen.result.shown.source(1).is_left_out

    qtbot.keyClick(screen.result.view, Qt.Key.Key_Escape)
    with qtbot.waitSignal(window.classroom.controller.paper_ready, timeout=WAIT_MS):
        window.classroom.result.papers.open_current()
    assert screen.checked is not None
    assert screen.checked.adjusted.result.similarity == left

    assert matched(window.classroom.result, paper(window.classroom.result, "Anna Ash")) == left
    controller = window.classroom.controller
    controller.flush()
    assert controller.path is not None
    kept = open_class(controller.path)
    assert kept.similarity[screen.current or 0] == left
    (told,) = (each for each in class_object(kept)["papers"] if each["student"] == "Anna Ash")
    assert told["similarity"] == left
    window.classroom._open_report(screen.current or 0)
    qtbot.waitUntil(lambda: window.report.made is not None, timeout=WAIT_MS)
    assert window.report.made is not None
    assert window.report.made.report.result.similarity == left
    qtbot.keyClick(window.report, Qt.Key.Key_Escape)

    counted(lambda: qtbot.mouseClick(screen.result.ledger.restore_all, LEFT))
    assert screen.checked.adjusted.result.similarity == before


def test_what_was_asked_for_is_left_out_though_the_next_paper_came_first(
    window: MainWindow, screen: PaperScreen, qtbot: QtBot
) -> None:
    controller, number = window.classroom.controller, screen.current
    session, go_on = window.controllers.session, threading.Event()
    session.page_runner.start(lambda *_: go_on.wait(60), "wait")
    screen.result.go_to("1a")
    screen.result.sources.setFocus()
    qtbot.keyClick(screen.result.sources, Qt.Key.Key_L)
    qtbot.keyClick(screen.asking.popup, Qt.Key.Key_Return)
    with qtbot.waitSignal(controller.paper_ready, timeout=WAIT_MS):
        qtbot.keyClick(screen, Qt.Key.Key_Right, ALT)
    assert screen.current != number

    with qtbot.waitSignal(controller.adjusted, timeout=WAIT_MS):
        go_on.set()

    assert controller.result is not None
    assert list(controller.result.adjustments) == [number]


def test_next_paper_is_the_next_of_the_table_and_back_selects_it(
    window: MainWindow, screen: PaperScreen, qtbot: QtBot
) -> None:
    page = window.classroom.result
    order = [page.papers.model.row(n) for n in range(page.papers.model.rowCount())]
    first = next(
        n for n, row in enumerate(order) if page.papers.model.view.title(row) == "Anna Ash"
    )
    step, key = (1, Qt.Key.Key_Right) if first == 0 else (-1, Qt.Key.Key_Left)
    with qtbot.waitSignal(window.classroom.controller.paper_ready, timeout=WAIT_MS):
        qtbot.keyClick(screen.result.view, key, ALT)
    following = order[first + step]
    assert screen.result.head.title.text() == page.papers.model.view.title(following)
    assert screen.nth.text() == f"paper {first + step + 1} of {len(order)}"

    qtbot.keyClick(screen.result.view, Qt.Key.Key_Backspace)
    assert window.classroom.currentWidget() is page
    current = page.papers.current()
    assert current is not None
    assert current.id == following.id


def test_shift_and_a_number_decide_and_go_on_to_the_next_paper(
    window: MainWindow, screen: PaperScreen, qtbot: QtBot
) -> None:
    page, controller = window.classroom.result, window.classroom.controller
    order = [page.papers.model.row(n) for n in range(page.papers.model.rowCount())]
    screen.open_among(order[-2].id, [row.id for row in order])
    qtbot.waitUntil(lambda: screen.current == order[-2].id, timeout=WAIT_MS)

    with qtbot.waitSignal(controller.paper_ready, timeout=WAIT_MS):
        qtbot.keyClick(screen.result.view, Qt.Key.Key_3, SHIFT)
    assert controller.decision(order[-2]).status is Status.TO_DISCUSS
    assert screen.current == order[-1].id
    assert controller.decision(order[-1]).status is Status.NOT_REVIEWED

    qtbot.keyClick(screen.result.view, Qt.Key.Key_2, SHIFT)  # there is no next one
    assert controller.decision(order[-1]).status is Status.NO_CONCERN
    assert screen.current == order[-1].id


def test_report_is_about_this_paper(window: MainWindow, screen: PaperScreen, qtbot: QtBot) -> None:
    qtbot.mouseClick(screen.result.report, LEFT)
    qtbot.waitUntil(lambda: window.report.made is not None, timeout=WAIT_MS)
    made = window.report.made
    assert made is not None
    assert screen.checked is not None
    assert made.report.result.similarity == screen.checked.adjusted.result.similarity
    assert all(passage.has_source for passage in made.report.passages)


def test_document_of_the_library_is_listed_though_a_class_mate_holds_the_same(
    qtmodeltester: ModelTester, application: object
) -> None:
    same = match(Kind.WORD_FOR_WORD, (0, 30))
    mate, document = source(1, same), source(2, same)
    mate = replace(mate, entry=replace(mate.entry, id=-7, name="Ben Birch"))
    model = SourceModel()
    model.show_result(replace(shown(*folded([mate, document], 12)), papers=3))
    rows = [model.index(place, 0).data(ROW) for place in range(model.rowCount())]
    assert [row.heading or row.source.number for row in rows] == [
        "Class-mates 1",
        1,
        "Library 1",
        2,
    ]
    qtmodeltester.check(model)


def test_a_class_mate_is_explained_with_the_score_in_its_row(
    window: MainWindow, screen: PaperScreen, qtbot: QtBot
) -> None:
    side, shown = screen.result.explained, screen.result.shown
    assert shown is not None
    mate = next(source for source in shown.sources if source.is_class_mate)
    screen.result.explain(mate.number)
    qtbot.waitUntil(lambda: side.panel.steps_number == mate.number)
    score = jaccard(mate.source.comparison.jaccard)

    assert score in side.panel.score.text()
    assert side.panel.anew.isVisible()
    qtbot.keyClick(side.panel.close_button, Qt.Key.Key_Escape)
    assert not side.is_open
    assert screen.isVisible()  # and not back in the class
    with qtbot.waitSignal(screen.left):
        qtbot.keyClick(screen.result.sources, Qt.Key.Key_Escape)
