"""A paper among the others of its class: what the class left out, class-mates, the way back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from plagcheck.gui.classroom.paper_screen import PaperScreen
from plagcheck.gui.leaveout.switches import BIBLIOGRAPHY, CLASS_TEXT, QUOTATIONS
from plagcheck.gui.parts.text_format import share
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.jobs.classroom import open_class
from plagcheck.model.adjusted import Reason, Rules
from plagcheck.model.classes import ClassResult
from tests.gui.classroom.handed_in import SHEET, compared, matched, paper, read, run, zipped
from tests.gui.conftest import LEFT, WAIT_MS, add_past_work, settle
from tests.word_salad import prose, text

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # popups without a display

CTRL = Qt.KeyboardModifier.ControlModifier
LEDGER = 3  # the tab
LIST = (
    "References\n\n"
    "Brin, S., & Page, L. (1998). The anatomy of a search engine. Computer Networks, 30(1), 107.\n"
    "Broder, A. (1997). On the resemblance of documents. Proceedings of Compression, pp. 21-29.\n"
    "Manber, U. (1994). Finding similar files in a large file system. Usenix, pp. 1-10.\n"
)


def open_paper(window: MainWindow, student: str, qtbot: QtBot) -> PaperScreen:
    page = window.classroom.result
    window.classroom.setCurrentWidget(page)
    paper(page, student)
    with qtbot.waitSignal(window.classroom.controller.paper_ready, timeout=WAIT_MS):
        page.papers.open_current()
    return window.classroom.paper


def counted(screen: PaperScreen, action: Callable[[], object], qtbot: QtBot) -> None:
    with qtbot.waitSignal(screen.asking.counted, timeout=WAIT_MS):
        action()


def allow(screen: PaperScreen, qtbot: QtBot) -> None:
    """Leave the first class-mate out as allowed collaboration, as a teacher does."""
    screen.result.go_to("1a")
    screen.result.sources.setFocus()
    qtbot.keyClick(screen.result.sources, Qt.Key.Key_L)
    popup = screen.asking.popup
    assert not popup.both.isVisible()
    qtbot.mouseClick(popup.why[Reason.COLLABORATION], LEFT)
    assert popup.both.isVisible()
    counted(screen, lambda: qtbot.keyClick(popup, Qt.Key.Key_Return), qtbot)


def settled(window: MainWindow, qtbot: QtBot) -> ClassResult:
    """The class as it is kept once nothing is being counted any more."""
    runner, controller = window.controllers.session.page_runner, window.classroom.controller
    qtbot.waitUntil(lambda: not runner.is_busy, timeout=WAIT_MS)
    controller.flush()
    assert controller.path is not None
    return open_class(controller.path)


def test_what_the_class_left_out_is_shown_as_such_and_cannot_be_switched(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    shared = prose(500, 90)
    for name, seed in (("Ada Ash", 501), ("Bea Birch", 502)):
        folder = tmp_path / "Essays 7b" / name
        folder.mkdir(parents=True)
        (folder / "paper.txt").write_text(f"{prose(seed, 150)}\n\n{shared}\n\n{LIST}", "utf-8")
    read(window, tmp_path / "Essays 7b", qtbot)
    run(window, qtbot)
    screen = open_paper(window, "Ada Ash", qtbot)
    block = screen.result.summary.left_out
    assert block.title.text().endswith(" words left out by the class: References")
    button = block.buttons[BIBLIOGRAPHY]
    assert button.isVisible()
    assert not button.isEnabled()
    assert button.text() == "References"
    assert " words, 1 place" in button.toolTip()
    assert "left out by the class" in button.toolTip()
    assert not block.buttons[QUOTATIONS].isVisible()

    screen.result.tabs.setCurrentIndex(LEDGER)
    rows = screen.result.ledger.list.model().rowCount()
    assert rows == 1
    screen.asking.switch(BIBLIOGRAPHY, True)  # as a file of an earlier version has it
    qtbot.waitUntil(lambda: screen.checked is not None and screen.checked.rules != Rules())
    assert screen.result.ledger.list.model().rowCount() == rows


def test_text_of_the_class_is_named_where_it_was_left_out(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    compared(window, tmp_path, qtbot)
    screen = open_paper(window, "Anna Ash", qtbot)
    block = screen.result.summary.left_out
    assert block.buttons[CLASS_TEXT].isVisible()
    assert not block.buttons[CLASS_TEXT].isEnabled()
    assert block.title.text() == "40 words left out by the class: Common wording"


def test_back_from_the_paper_of_a_class_mate_leads_to_the_paper_before(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    compared(window, tmp_path, qtbot)
    room, screen = window.classroom, open_paper(window, "Anna Ash", qtbot)
    assert not screen.step_back.isVisible()
    ready = room.controller.paper_ready
    with qtbot.waitSignal(ready, timeout=WAIT_MS):
        screen.result.sources.paper_wanted.emit(-paper(room.result, "Ben Birch").id)
    assert screen.result.head.title.text() == "Ben Birch"
    assert screen.crumb.text() == "Geography 12"
    assert screen.step_back.isVisible()
    assert screen.step_back.text() == "Anna Ash"

    with qtbot.waitSignal(ready, timeout=WAIT_MS):
        qtbot.mouseClick(screen.back, LEFT)
    assert screen.result.head.title.text() == "Anna Ash"
    assert not screen.step_back.isVisible()
    assert room.currentWidget() is screen
    qtbot.keyClick(screen.result.view, Qt.Key.Key_Backspace)
    assert room.currentWidget() is room.result


def test_allowed_collaboration_is_left_out_of_both_papers(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    compared(window, tmp_path, qtbot)
    page, controller = window.classroom.result, window.classroom.controller
    anna, ben = paper(page, "Anna Ash"), paper(page, "Ben Birch")
    view = page.papers.model.view
    assert view.mate(anna.id) == ben.id
    assert view.best_mates[anna.id][1] > 0
    screen = open_paper(window, "Anna Ash", qtbot)
    allow(screen, qtbot)

    kept = settled(window, qtbot)
    assert kept.similarity[anna.id] == kept.similarity[ben.id] == 0
    for row in (anna, ben):
        assert page.papers.model.view.shares[row.id] == 0
        assert row.id not in page.papers.model.view.best_mates
    screen = open_paper(window, "Ben Birch", qtbot)
    assert screen.result.shown is not None
    assert screen.result.shown.source(1).is_left_out
    screen.result.tabs.setCurrentIndex(LEDGER)
    model = screen.result.ledger.list.model()
    told = [str(model.index(place, 0).data()) for place in range(model.rowCount())]
    assert any("Allowed collaboration · in both papers" in each for each in told)

    counted(screen, lambda: qtbot.mouseClick(screen.result.ledger.restore_all, LEFT), qtbot)
    assert settled(window, qtbot).adjustments == {}
    for row in (anna, ben):
        assert page.papers.model.view.best_mates[row.id] == view.best_mates[row.id]
        assert page.papers.model.view.shares[row.id] == view.shares[row.id]
    assert controller.shown is not None


def test_allowed_collaboration_is_undone_in_both_papers(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    compared(window, tmp_path, qtbot)
    screen = open_paper(window, "Anna Ash", qtbot)
    allow(screen, qtbot)
    assert len(settled(window, qtbot).adjustments) == 2
    counted(screen, lambda: qtbot.keyClick(window, Qt.Key.Key_Z, CTRL), qtbot)
    assert settled(window, qtbot).adjustments == {}


def test_the_best_source_in_the_table_is_one_that_counts(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    draft, own = text(600, 120), text(601, 80)
    folder = tmp_path / "drafts"
    folder.mkdir()
    (folder / "Smith draft.txt").write_text(draft, "utf-8")
    add_past_work(window, folder, qtbot)
    for name, words in (("Sam Smith", f"{draft} {own}"), ("Tia Thorn", prose(602, 150))):
        (tmp_path / "Essays 7b" / name).mkdir(parents=True)
        (tmp_path / "Essays 7b" / name / "paper.txt").write_text(words, "utf-8")
    read(window, tmp_path / "Essays 7b", qtbot)
    page = run(window, qtbot)
    sam = paper(page, "Sam Smith").id
    assert page.papers.model.view.best_sources[sam].entry.name == "Smith draft.txt"

    screen = open_paper(window, "Sam Smith", qtbot)
    counted(screen, lambda: qtbot.mouseClick(screen.result.notice.agree, LEFT), qtbot)

    assert page.papers.model.view.shares[sam] == 0
    assert sam not in page.papers.model.view.best_sources
    settled(window, qtbot)
    path = window.classroom.controller.path
    assert path is not None
    with qtbot.waitSignal(window.classroom.controller.changed, timeout=WAIT_MS):
        window.classroom.controller.open(path)
    assert sam not in page.papers.model.view.best_sources


def test_keys_go_on_after_a_report_of_a_paper(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    compared(window, tmp_path, qtbot)
    room = window.classroom
    screen = open_paper(window, "Anna Ash", qtbot)
    qtbot.mouseClick(screen.result.report, LEFT)
    qtbot.waitUntil(lambda: window.report.made is not None, timeout=WAIT_MS)
    window.report.left.emit()
    screen.setFocus()  # as the place that is gone back to gets it

    assert screen.result.view.hasFocus()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Backspace)
    assert room.currentWidget() is room.result


def test_what_the_class_left_out_cannot_be_restored_in_one_paper(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    compared(window, tmp_path, qtbot)
    screen = open_paper(window, "Anna Ash", qtbot)
    allow(screen, qtbot)
    screen.result.tabs.setCurrentIndex(LEDGER)
    ledger = screen.result.ledger
    by_class, mine = ledger.ledger.rows
    assert (by_class.entry.is_compared, mine.entry.is_compared) == (False, True)

    ledger.list.setCurrentIndex(ledger.list.ledger.index(0))
    assert not ledger.restore.isEnabled()
    assert ledger.restore.toolTip() == (
        "The class left this out of all its papers. It cannot be restored in one of them."
    )
    assert ledger.restore_all.toolTip() == "Count all again but what the class left out"
    ledger.list.setCurrentIndex(ledger.list.ledger.index(1))
    assert ledger.restore.isEnabled()
    assert ledger.restore.toolTip() == "Count it again (Del)"


def test_a_handout_is_restored_where_the_class_has_it(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    preview = read(window, zipped(tmp_path), qtbot)
    sheet = tmp_path / "sheet.txt"
    sheet.write_text(SHEET, "utf-8")
    preview.handout.add((sheet,))
    run(window, qtbot)
    screen = open_paper(window, "Anna Ash", qtbot)
    allow(screen, qtbot)
    screen.result.tabs.setCurrentIndex(LEDGER)
    ledger = screen.result.ledger
    ledger.list.setCurrentIndex(ledger.list.ledger.index(0))
    assert not ledger.restore.isEnabled()
    assert ledger.restore.toolTip() == (
        "A handout of the class. It is counted again on the page of the class, under Left out."
    )


def test_with_all_counted_is_said_without_what_the_class_left_out(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    compared(window, tmp_path, qtbot)
    screen = open_paper(window, "Anna Ash", qtbot)
    note = screen.result.summary.left_out.note
    assert note.text() == ""
    before = share(matched(window.classroom.result, paper(window.classroom.result, "Anna Ash")))
    allow(screen, qtbot)
    assert note.text() == (
        f"With all counted but what the class left out, the number would be {before}."
    )


def test_a_paper_is_opened_at_its_first_match_in_a_small_window_too(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window.resize(960, 640)
    shared = prose(500, 90)
    for name, seed in (("Ada Ash", 501), ("Bea Birch", 502)):
        folder = tmp_path / "Essays 7b" / name
        folder.mkdir(parents=True)
        (folder / "paper.txt").write_text(f"{prose(seed, 900)}\n\n{shared}", "utf-8")
    read(window, tmp_path / "Essays 7b", qtbot)
    run(window, qtbot)
    screen = open_paper(window, "Ada Ash", qtbot)
    for name in ("Ada Ash", "Bea Birch"):
        settle()
        view, current = screen.result.view, screen.result.current
        assert screen.name == name
        assert screen.result.shown is not None
        assert current in view.visible_highlights()
        with qtbot.waitSignal(window.classroom.controller.paper_ready, timeout=WAIT_MS):
            screen.open_mate(-screen.result.shown.sources[0].source.id)
