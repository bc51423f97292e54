"""A class that was compared: common text, hidden names, late papers, decisions, keeping it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from plagcheck import Library, paths
from plagcheck.gui.classroom.class_page import LEFT_OUT, OVERVIEW, PAIRS, PAPERS, ClassPage
from plagcheck.gui.classroom.tables.papers_model import SHARE, STUDENT
from plagcheck.gui.parts.text_window import TextWindow
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.jobs.classroom import open_class
from plagcheck.model.decisions import Decision, Status
from tests.gui.classroom.handed_in import (
    BOOK,
    SHARED,
    SHEET,
    STUDENTS,
    compared,
    matched,
    own,
    paper,
    read,
    run,
    zipped,
)
from tests.gui.conftest import LEFT, WAIT_MS, add_folder, drop, settle

CTRL = Qt.KeyboardModifier.ControlModifier


def shares(page: ClassPage) -> dict[str, float]:
    rows = [page.papers.model.row(n) for n in range(page.papers.model.rowCount())]
    return {page.papers.model.view.title(row): matched(page, row) for row in rows}


def names(page: ClassPage) -> list[str]:
    model = page.papers.model
    return [str(model.index(row, STUDENT).data()) for row in range(model.rowCount())]


# -- text that most papers share


def test_common_text_is_told_and_listed_as_left_out(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    page = compared(window, tmp_path, qtbot)
    assert page.common.isVisible()
    told = page.common.text.text()
    assert "6 of 6 papers contain these 40 words" in told
    assert "They count in no number." in told
    assert "?" not in told  # what is left out anyway is no question
    assert shares(page)["Cara Cedar"] == 0
    assert shares(page)["Anna Ash"] == pytest.approx(80 / 240, abs=0.02)

    page.tabs.setCurrentIndex(LEFT_OUT)
    assert page.tabs.tabText(LEFT_OUT) == "Left out  1"
    row = [page.left_out.model.index(0, column).data() for column in range(3)]
    assert row[1:] == ["40", "In 6 of 6 papers"]
    assert not page.left_out.act.isEnabled()


def test_a_handout_is_listed_and_counted_again(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    preview = read(window, zipped(tmp_path), qtbot)
    sheet = tmp_path / "task sheet.txt"
    sheet.write_text(SHEET, encoding="utf-8")
    drop(window, [sheet], "check", qtbot)
    qtbot.waitUntil(lambda: bool(preview.handout.paths))
    page = run(window, qtbot)
    controller = window.classroom.controller
    assert not page.common.isVisible()
    assert page.left_out.model.index(0, 2).data() == "Handout"

    page.tabs.setCurrentIndex(LEFT_OUT)
    with qtbot.waitSignal(controller.changed, timeout=WAIT_MS):
        qtbot.mouseClick(page.left_out.act, LEFT)
    assert page.common.isVisible()  # most papers hold it, so it still makes no pair
    assert page.left_out.model.index(0, 2).data() == "In 6 of 6 papers"

    with qtbot.waitSignal(controller.changed, timeout=WAIT_MS):
        qtbot.keyClick(page.left_out.table, Qt.Key.Key_Z, CTRL)
    assert page.left_out.model.index(0, 2).data() == "Handout"


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform knows no size hints
def test_common_text_can_be_read_and_its_line_closed(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    page = compared(window, tmp_path, qtbot)
    qtbot.mouseClick(page.common.look, LEFT)
    (opened,) = window.classroom.findChildren(TextWindow)
    assert opened.view.toPlainText().split() == SHEET.split()
    opened.close()
    qtbot.mouseClick(page.common.shut, LEFT)
    assert not page.common.isVisible()


# -- names


def test_names_are_hidden_everywhere(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    page = compared(window, tmp_path, qtbot)
    controller = window.classroom.controller
    anna = paper(page, "Anna Ash")
    page.overview.decision.note.setPlainText("Ask Ben Birch about it")
    page.overview.decision.keep()

    with qtbot.waitSignal(controller.changed, timeout=WAIT_MS):
        qtbot.mouseClick(page.hide_names, LEFT)
    shown = controller.on_screen
    assert shown is not None
    hidden = shown.name(anna.id)
    assert set(names(page)) == {f"Student {number}" for number in range(1, 7)}
    assert hidden in names(page)
    everything = [
        str(model.index(row, column).data())
        for model in (page.papers.model, page.pairs.model, page.apart.model)
        for row in range(model.rowCount())
        for column in range(model.columnCount())
    ]
    everything += [page.overview.decision.title.text(), page.overview.decision.note.toPlainText()]
    for name in (*STUDENTS, "Gia Ginkgo", "Birch", "Anna"):
        assert not any(name in text for text in everything), name

    page.papers.table.selectRow(names(page).index(hidden))
    screen = window.classroom.paper
    with qtbot.waitSignal(controller.paper_ready, timeout=WAIT_MS):
        qtbot.keyClick(page.papers.table, Qt.Key.Key_Return)
    assert screen.result.head.title.text() == hidden
    listed = screen.result.sources.model()
    mates = [str(listed.index(place, 0).data()) for place in range(listed.rowCount())]
    assert not any(name in text for text in mates for name in STUDENTS)
    screen.result.open_current()
    qtbot.waitUntil(lambda: screen.currentWidget() is screen.pair, timeout=WAIT_MS)
    pair = screen.pair.pair
    assert pair is not None
    for side in (pair.paper, pair.source):
        assert "Anna" not in side.document.text
        assert "Birch" not in side.document.name
    assert f"beside {hidden}" in pair.source.document.text
    screen.leave_pair()
    window.classroom.leave_paper()

    with qtbot.waitSignal(controller.changed, timeout=WAIT_MS):
        qtbot.mouseClick(page.hide_names, LEFT)
    assert set(names(page)) == set(STUDENTS)
    assert controller.decision(anna).note == "Ask Ben Birch about it"


# -- late papers


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform knows no size hints
def test_a_late_paper_is_added_without_running_the_class_again(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    page = compared(window, tmp_path, qtbot)
    before = {(row.a, row.b) for row in page.pairs.model.rows()}
    late = tmp_path / "Hugo Hazel.txt"
    late.write_text(f"{own(30)} {SHARED}", encoding="utf-8")

    with qtbot.waitSignal(window.classroom.controller.late_read, timeout=WAIT_MS):
        drop(window, [late], "check", qtbot)
    dialog = window.classroom.late
    assert dialog is not None
    assert [field.text() for field in dialog.names] == ["Hugo Hazel"]
    with qtbot.waitSignal(window.classroom.controller.changed, timeout=WAIT_MS):
        qtbot.mouseClick(dialog.add, LEFT)

    hugo = paper(page, "Hugo Hazel")
    assert "1 late paper is in the class now" in window.message.title.text()
    assert page.papers.current() == hugo
    assert hugo.is_late
    view = page.papers.model.view
    assert view.name(view.mate(hugo.id) or 0) in ("Anna Ash", "Ben Birch")
    fresh = {(row.a, row.b) for row in page.pairs.model.rows()} - before
    assert fresh
    assert all(hugo.id in pair for pair in fresh)
    assert page.papers.only["late"].text() == "Late 1"

    with qtbot.waitActive(window):
        window.activateWindow()  # as systems do when a dialog is closed
    with qtbot.waitSignal(window.classroom.controller.changed, timeout=WAIT_MS):
        qtbot.keyClick(page.papers.table, Qt.Key.Key_Z, CTRL)
    assert "Hugo Hazel" not in names(page)


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform knows no size hints
def test_the_name_of_a_late_paper_is_corrected_before_it_is_added(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    page = compared(window, tmp_path, qtbot)
    late = tmp_path / "final_v2.txt"
    late.write_text(f"{own(30)} {SHARED}", encoding="utf-8")
    with qtbot.waitSignal(window.classroom.controller.late_read, timeout=WAIT_MS):
        drop(window, [late], "check", qtbot)
    dialog = window.classroom.late
    assert dialog is not None
    assert len(names(page)) == 6
    (field,) = dialog.names
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_Delete)
    assert not dialog.add.isEnabled()
    qtbot.keyClicks(field, "Anna Ash")
    assert "another paper of theirs" in dialog.notes[0].text()
    field.selectAll()
    qtbot.keyClicks(field, "Hugo Hazel")
    assert "A new student" in dialog.notes[0].text()
    with qtbot.waitSignal(window.classroom.controller.changed, timeout=WAIT_MS):
        qtbot.keyClick(field, Qt.Key.Key_Return)
    assert paper(page, "Hugo Hazel").is_late
    assert len(names(page)) == 7


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform knows no size hints
def test_a_late_paper_can_be_turned_away(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    page = compared(window, tmp_path, qtbot)
    late = tmp_path / "Hugo Hazel.txt"
    late.write_text(f"{own(30)} {SHARED}", encoding="utf-8")
    with qtbot.waitSignal(window.classroom.controller.late_read, timeout=WAIT_MS):
        drop(window, [late], "check", qtbot)
    dialog = window.classroom.late
    assert dialog is not None
    qtbot.mouseClick(dialog.cancel, LEFT)
    assert window.classroom.currentWidget() is page
    assert "Hugo Hazel" not in names(page)


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform knows no size hints
def test_a_paper_dropped_on_a_class_can_be_checked_alone(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    page = compared(window, tmp_path, qtbot)
    paper = tmp_path / "Hugo Hazel.txt"
    paper.write_text(f"{own(30)} {SHARED}", encoding="utf-8")
    with qtbot.waitSignal(window.classroom.controller.late_read, timeout=WAIT_MS):
        drop(window, [paper], "check", qtbot)
    dialog = window.classroom.late
    assert dialog is not None
    with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
        qtbot.mouseClick(dialog.check, LEFT)
    settle()
    assert window.pages.currentWidget() is window.check
    assert window.check.result.shown is not None
    assert window.check.result.shown.paper.name == "Hugo Hazel.txt"
    assert "Hugo Hazel" not in names(page)


def test_a_late_paper_that_cannot_be_read_changes_nothing(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    page = compared(window, tmp_path, qtbot)
    bad = tmp_path / "late.pdf"
    bad.write_bytes(b"%PDF-1.4 and no more")
    with qtbot.waitSignal(window.classroom.controller.failed, timeout=WAIT_MS):
        drop(window, [bad], "check", qtbot)
    assert window.classroom.currentWidget() is page
    assert "late.pdf" in window.message.title.text()
    assert len(names(page)) == 6


# -- decisions


def test_statuses_are_set_by_key_and_counted(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    page = compared(window, tmp_path, qtbot)
    first, second = page.papers.model.row(0), page.papers.model.row(1)
    qtbot.keyClick(page.papers.table, Qt.Key.Key_3)
    qtbot.keyClick(page.papers.table, Qt.Key.Key_2)

    controller = window.classroom.controller
    assert controller.decisions.of_paper(first.id).status is Status.TO_DISCUSS
    assert controller.decisions.of_paper(second.id).status is Status.NO_CONCERN
    assert page.papers.model.index(0, 6).data() == "To discuss"
    assert page.overview.counts.numbers[Status.NOT_REVIEWED].text() == "4"
    assert page.papers.only["open"].text() == "Not reviewed 4"

    qtbot.keyClicks(page.papers.search, "to discuss")
    qtbot.waitUntil(lambda: page.papers.model.rowCount() == 1)
    assert page.papers.model.row(0) == first
    page.papers.search.clear()

    qtbot.keyClick(page.papers.table, Qt.Key.Key_Z, CTRL)
    assert controller.decisions.of_paper(second.id) == Decision()


def test_a_note_on_a_pair_is_kept_with_the_class(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    page = compared(window, tmp_path, qtbot)
    page.tabs.setCurrentIndex(PAIRS)
    page.pairs.table.selectRow(0)
    pair = page.pairs.current()
    assert pair is not None
    with qtbot.waitSignal(window.classroom.controller.saved, timeout=WAIT_MS):
        qtbot.keyClicks(page.overview.decision.note, "same table")
    path = window.classroom.controller.path
    assert path is not None
    assert open_class(path).decisions.of_pair(pair.b, pair.a).note == "same table"


def test_what_was_written_last_is_not_lost_when_the_window_closes(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    page = compared(window, tmp_path, qtbot)
    anna = paper(page, "Anna Ash")
    page.overview.decision.note.setPlainText("to be seen")
    window.close()
    path = window.classroom.controller.path
    assert path is not None
    assert open_class(path).decisions.of_paper(anna.id).note == "to be seen"


# -- sorting and filtering


def test_papers_are_filtered_and_sorted(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    page = compared(window, tmp_path, qtbot)
    found = [matched(page, page.papers.model.row(n)) for n in range(6)]
    assert found == sorted(found, reverse=True)
    qtbot.keyClicks(page.papers.search, ">25")
    qtbot.waitUntil(lambda: set(names(page)) == {"Anna Ash", "Ben Birch"})
    assert page.papers.count.text() == "2 of 6"
    page.papers.search.setText("nobody")
    qtbot.waitUntil(lambda: not names(page))
    assert page.papers.empty.isVisible()
    page.papers.search.clear()
    qtbot.waitUntil(lambda: len(names(page)) == 6)
    page.papers.table.sortByColumn(STUDENT, Qt.SortOrder.AscendingOrder)
    assert names(page) == list(STUDENTS)
    page.papers._on_header(SHARE)
    assert names(page)[0] in ("Anna Ash", "Ben Birch")


def test_the_histogram_narrows_papers_and_pairs(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    page = compared(window, tmp_path, qtbot)
    page.overview.histogram.plot.choose(25, 100)
    page.overview.histogram._on_moved()
    qtbot.waitUntil(lambda: set(names(page)) == {"Anna Ash", "Ben Birch"})
    assert page.pairs.model.rowCount() == 1
    qtbot.mouseClick(page.overview.histogram.clear_button, LEFT)
    qtbot.waitUntil(lambda: len(names(page)) == 6)


def test_a_small_window_has_the_overview_as_a_tab(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    page = compared(window, tmp_path, qtbot)
    assert not page.tabs.isTabVisible(OVERVIEW)
    window.resize(960, 640)
    qtbot.waitUntil(lambda: page.tabs.isTabVisible(OVERVIEW))
    assert not page.overview.isVisible()
    page.tabs.setCurrentIndex(OVERVIEW)
    assert page.overview.isVisible()
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: not page.tabs.isTabVisible(OVERVIEW))
    page.tabs.setCurrentIndex(PAPERS)
    assert page.overview.isVisible()
    assert page.papers.isVisible()


# -- keeping


def test_a_class_is_kept_and_opened_again(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    page = compared(window, tmp_path, qtbot)
    room = window.classroom
    before = shares(page)
    with qtbot.waitSignal(room.controller.saved, timeout=WAIT_MS):
        qtbot.keyClick(page.papers.table, Qt.Key.Key_4)
    page.another_action.trigger()
    assert room.currentWidget() is room.start
    assert room.start.kept.count() == 1
    assert room.start.kept.item(0).text().startswith("Geography 12")
    room.controller.close()

    with qtbot.waitSignal(room.controller.changed, timeout=WAIT_MS):
        qtbot.keyClick(room.start.kept, Qt.Key.Key_Return)
    assert room.currentWidget() is page
    assert shares(page) == before
    assert room.controller.counts(of_pairs=False)[Status.CONFIRMED] == 1


def test_the_same_name_twice_is_two_classes(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    compared(window, tmp_path, qtbot)
    compared(window, tmp_path, qtbot)
    found = sorted(path.name for path in paths.classes_dir().iterdir())
    assert found == ["Geography 12 2.plagclass", "Geography 12.plagclass"]


def test_a_copy_is_dropped_on_the_window(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = compared(window, tmp_path, qtbot)
    copy = tmp_path / "copy.plagclass"
    monkeypatch.setattr(window.chooser, "class_copy", lambda name: copy)
    with qtbot.waitSignal(window.classroom.controller.saved, timeout=WAIT_MS):
        page.copy_action.trigger()
    window.go_to("check")
    with qtbot.waitSignal(window.classroom.controller.changed, timeout=WAIT_MS):
        drop(window, [copy], "check", qtbot)
    assert window.pages.currentWidget() is window.classroom
    assert window.classroom.controller.path == copy


def test_a_damaged_class_is_refused(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    bad = tmp_path / "bad.plagclass"
    bad.write_bytes(b"plagcheck class 1\nnothing")
    with qtbot.waitSignal(window.classroom.controller.failed, timeout=WAIT_MS):
        drop(window, [bad], "check", qtbot)
    assert "bad.plagclass is damaged" in window.message.title.text()


def test_papers_become_past_work_after_asking(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    page = compared(window, tmp_path, qtbot)
    page.keep_action.trigger()
    assert page.past_work.isVisible()
    assert page.past_work.collection.text() == "Past student work"
    with qtbot.waitSignals(
        [window.classroom.controller.past_work_kept, window.controllers.library.library_read],
        timeout=WAIT_MS,
    ):
        qtbot.mouseClick(page.past_work.add, LEFT)
    assert not page.past_work.isVisible()
    with Library.open(window.controllers.session.library_path, read_only=True) as stored:
        entries = stored.documents()
    assert len(entries) == 6
    assert {entry.collection for entry in entries} == {"Past student work"}
    assert not any("Ash" in entry.name for entry in entries)
    assert "6 papers added to the library" in window.message.title.text()

    with qtbot.waitSignal(window.controllers.library.library_read, timeout=WAIT_MS):
        qtbot.keyClick(page.papers.table, Qt.Key.Key_Z, CTRL)
    with Library.open(window.controllers.session.library_path, read_only=True) as stored:
        assert len(stored) == 0


def test_text_that_most_papers_share_does_not_count_in_the_library_either(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "books").mkdir()
    (tmp_path / "books" / "sheet.txt").write_text(f"{SHEET} {BOOK}", encoding="utf-8")
    add_folder(window, tmp_path / "books", qtbot)
    read(window, zipped(tmp_path), qtbot)
    page = run(window, qtbot)
    best = page.papers.model.view.best_sources
    assert paper(page, "Finn Fir").id not in best
    assert best[paper(page, "Dan Dogwood").id].entry.name == "sheet.txt"


def test_every_control_of_the_class_has_a_name(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    compared(window, tmp_path, qtbot)
    nameless = [
        f"{type(widget).__name__} in {widget.parent()}"
        for widget in window.classroom.findChildren(QWidget)
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        and isinstance(widget, QAbstractButton | QAbstractItemView | QLineEdit | QPlainTextEdit)
        and not (widget.accessibleName() or getattr(widget, "text", str)())
        and not isinstance(widget.parent(), QAbstractItemView | QLineEdit)
        and not isinstance(widget.parent().parent(), QComboBox)  # the list a box opens
    ]
    assert not nameless
