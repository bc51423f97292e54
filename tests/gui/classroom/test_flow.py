"""A class from the drop to the texts side by side, with real files, jobs and events."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from plagcheck.gui.classroom.class_page import APART, PAIRS
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.model.decisions import Status
from tests import word_salad
from tests.gui.classroom.handed_in import (
    BOOK,
    SHARED,
    SHEET,
    STUDENTS,
    compared,
    own,
    paper,
    read,
    run,
    students,
    zipped,
)
from tests.gui.conftest import LEFT, WAIT_MS, add_folder, drop


def test_from_the_drop_to_side_by_side_and_back(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    preview = read(window, zipped(tmp_path), qtbot)
    assert students(preview) == [*STUDENTS, "Gia Ginkgo"]
    assert preview.check.text() == "Check 6 papers"
    page = run(window, qtbot)

    assert page.head.title.text() == "Geography 12"
    assert "6 papers, 7 files" in page.head.note.text()
    first = page.papers.current()
    assert first is not None
    view = page.papers.model.view
    name, mate = view.title(first), view.name(view.mate(first.id) or 0)
    assert {name, mate} == {"Anna Ash", "Ben Birch"}
    assert page.papers.table.hasFocus()

    room = window.classroom
    with qtbot.waitSignal(room.controller.paper_ready, timeout=WAIT_MS):
        qtbot.keyClick(page.papers.table, Qt.Key.Key_Return)
    assert room.currentWidget() is room.paper
    result, pair = room.paper.result, room.paper.pair
    assert result.head.title.text() == name
    qtbot.keyClick(result.view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: room.paper.currentWidget() is pair, timeout=WAIT_MS)
    assert pair.pair is not None
    assert pair.pair.source.document.name == mate
    assert pair.current is not None
    span = pair.current.match.submission
    words = pair.pair.paper.document.text[span.start : span.end].split()
    assert set(words) <= set(f"{SHEET} {SHARED}".split())

    qtbot.keyClick(pair.paper, Qt.Key.Key_Escape)
    assert room.paper.currentWidget() is result
    qtbot.keyClick(result.view, Qt.Key.Key_Backspace)
    assert room.currentWidget() is page
    assert page.papers.current() == first


def test_a_pair_is_opened_from_its_own_table(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    page = compared(window, tmp_path, qtbot)
    page.tabs.setCurrentIndex(PAIRS)
    page.pairs.take_focus()
    best = page.pairs.model.row(0)
    assert page.pairs.model.view.title(best) == "Anna Ash ↔ Ben Birch"
    assert best.comparison.longest_run >= 80
    with qtbot.waitSignal(window.classroom.controller.pair_ready, timeout=WAIT_MS):
        page.pairs.table.selectRow(0)
        qtbot.keyClick(page.pairs.table, Qt.Key.Key_Return)
    assert window.classroom.currentWidget() is window.classroom.pair


def test_what_is_set_for_checks_holds_in_a_class(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    passage = word_salad.words(800, 60)
    altered = [word if n % 9 != 5 else "altered" for n, word in enumerate(passage)]
    for name, words in (("Ann Ash", passage), ("Ben Birch", altered)):
        (tmp_path / "class" / name).mkdir(parents=True)
        (tmp_path / "class" / name / "essay.txt").write_text(f"{own(len(name))} {' '.join(words)}")
    read(window, tmp_path / "class", qtbot)
    assert run(window, qtbot).pairs.model.rowCount() == 1

    window.controllers.session.change(edited=False)
    window.go_to("check")
    read(window, tmp_path / "class", qtbot)
    assert run(window, qtbot).pairs.model.rowCount() == 0


def test_groups_and_matrix_lead_to_the_texts(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    page = compared(window, tmp_path, qtbot)
    pair = page.pairs.model.row(0)
    for signal in (page.groups.pair_chosen, page.matrix.view.cell_chosen):
        with qtbot.waitSignal(window.classroom.controller.pair_ready, timeout=WAIT_MS):
            signal.emit(pair.b, pair.a)
        shown = window.classroom.pair.pair
        assert shown is not None
        sides = {shown.paper.document.name, shown.source.document.name}
        assert sides == {page.pairs.model.view.name(paper) for paper in (pair.a, pair.b)}
        window.classroom.leave_pair()


def test_the_library_is_searched_where_it_is_ticked(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "books").mkdir()
    (tmp_path / "books" / "rivers.txt").write_text(f"{own(50)} {BOOK}", encoding="utf-8")
    add_folder(window, tmp_path / "books", qtbot)
    preview = read(window, zipped(tmp_path), qtbot)
    assert list(preview.compare.collections) == ["Course texts"]
    assert preview.compare.collections["Course texts"].isChecked()

    page = run(window, qtbot)

    assert "and 1 document" in page.head.note.text()
    dan = paper(page, "Dan Dogwood")
    assert page.papers.model.view.best_sources[dan.id].entry.name == "rivers.txt"
    screen = window.classroom.paper
    with qtbot.waitSignal(window.classroom.controller.paper_ready, timeout=WAIT_MS):
        page.papers.open_current()
    listed = screen.result.sources.model()
    texts = [str(listed.index(place, 0).data()) for place in range(listed.rowCount())]
    assert texts[:2] == ["Class-mates none, same class, 6 papers", "Library 1, 1 document"]
    assert "rivers.txt" in texts[2]
    assert screen.checked is not None
    rivers = next(s for s in screen.checked.result.sources if s.entry.name == "rivers.txt")
    screen.open_pair(rivers.number, "")
    qtbot.waitUntil(lambda: screen.currentWidget() is screen.pair, timeout=WAIT_MS)
    assert screen.pair.other.toPlainText().endswith(BOOK)

    preview = read(window, zipped(tmp_path), qtbot)
    qtbot.keyClick(preview.compare.collections["Course texts"], Qt.Key.Key_Space)
    assert run(window, qtbot).head.note.text().endswith("compared with each other")


def test_failures_are_listed_with_their_reason(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    page = compared(window, tmp_path, qtbot)
    assert page.tabs.tabText(APART) == "Not compared  1"
    item = page.apart.model.row(0)
    assert item.texts[0] == "Gia Ginkgo"
    assert "broken.pdf" in item.texts[2]
    assert "damaged" in item.texts[2]


def test_a_hostile_archive_is_shown_with_its_reason(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "evil.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("Anna Ash_1_assignsubmission_file_/a.txt", own(1))
        archive.writestr("Ben Birch_2_assignsubmission_file_/../../b.txt", own(2))

    preview = read(window, path, qtbot)

    assert preview.only["attention"].text() == "Need attention 1"
    qtbot.mouseClick(preview.only["attention"], LEFT)
    (bad,) = [preview.model.submission(row) for row in range(preview.model.rowCount())]
    assert "was not opened" in preview.model.index(0, 3).data()
    assert bad.files[0].problem is not None
    assert bad.files[0].problem.code == "unsafe"
    assert preview.check.text() == "Check 1 paper"
    assert not (tmp_path.parent / "b.txt").exists()


def test_a_file_that_is_no_archive_says_so(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "broken.zip"
    path.write_bytes(b"PK\x03\x04 and then the copy stopped")
    with qtbot.waitSignal(window.classroom.controller.failed, timeout=WAIT_MS):
        drop(window, [path], "check", qtbot)
    assert "broken.zip" in window.message.title.text()
    assert window.classroom.currentWidget() is window.classroom.start


def test_cancel_leaves_everything_as_it_was(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / "many"
    for number in range(120):
        (folder / f"Student {number:03}").mkdir(parents=True)
        text = f"{own(1000 + number, 1500)} {word_salad.text(number // 5, 60)}"
        (folder / f"Student {number:03}" / "essay.txt").write_text(text, encoding="utf-8")
    preview = read(window, folder, qtbot)
    room = window.classroom
    room.controller.progressed.connect(lambda p: p.stage == "pairs" and room.running.cancel.click())
    with qtbot.waitSignal(room.controller.cancelled, timeout=WAIT_MS):
        qtbot.mouseClick(preview.check, LEFT)
    assert room.currentWidget() is preview
    assert room.controller.shown is None
    assert len(students(preview)) == 120


@pytest.mark.qt_log_ignore("does not support")  # the offscreen platform and menus
def test_the_whole_walk_by_keyboard(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        qtbot.keyClick(window.focusWidget() or window, key, modifier)

    press(Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    room = window.classroom
    assert window.focusWidget() is room.start.choose
    path = zipped(tmp_path)
    monkeypatch.setattr(window.chooser, "archive", lambda: path)
    press(Qt.Key.Key_Space)
    menu = room.start.menu
    with qtbot.waitSignal(room.controller.roll_read, timeout=WAIT_MS):
        qtbot.keyClick(menu, Qt.Key.Key_Down)
        qtbot.keyClick(menu, Qt.Key.Key_Return)
    window.activateWindow()  # this platform does not give it back after a menu
    qtbot.waitUntil(window.isActiveWindow)
    assert window.focusWidget() is room.preview.table
    for _ in range(40):
        if window.focusWidget() is room.preview.check:
            break
        press(Qt.Key.Key_Tab)
    with qtbot.waitSignal(room.controller.changed, timeout=WAIT_MS):
        press(Qt.Key.Key_Space)
    assert window.focusWidget() is room.result.papers.table
    press(Qt.Key.Key_3)
    assert room.controller.counts(of_pairs=False)[Status.TO_DISCUSS] == 1
    with qtbot.waitSignal(room.controller.paper_ready, timeout=WAIT_MS):
        press(Qt.Key.Key_Return)
    assert window.focusWidget() is room.paper.result.view
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: room.paper.currentWidget() is room.paper.pair, timeout=WAIT_MS)
    assert window.focusWidget() is room.paper.pair.paper
    press(Qt.Key.Key_Escape)
    assert window.focusWidget() is room.paper.result.view
    press(Qt.Key.Key_Backspace)
    assert window.focusWidget() is room.result.papers.table


def test_a_class_leaves_out_what_the_settings_say(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    for name in ("leave_out_quotations", "leave_out_citations"):
        window.settings.leaving_out.boxes[name].click()
    compared(window, tmp_path, qtbot)
    result = window.classroom.controller.result
    assert result is not None
    rules = result.options.rules
    assert (rules.quotations, rules.bibliography, rules.citations) == (False, True, True)
