"""From a class to its tables, and to a report about one of its papers."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from plagcheck.gui.classroom.class_page import PAIRS, ClassPage
from plagcheck.gui.reporting.class_dialog import ClassReportDialog
from plagcheck.gui.reporting.readers import ME, STUDENT
from plagcheck.gui.reporting.report_screen import ReportScreen
from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.classroom.handed_in import BOOK, STUDENTS, compared, paper, read, run, zipped
from tests.gui.conftest import LEFT, WAIT_MS, add_folder

# What stands in for a display here says so whenever a dialog is shown.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def tables(window: MainWindow, page: ClassPage, qtbot: QtBot) -> ClassReportDialog:
    qtbot.mouseClick(page.export, LEFT)
    found = window.findChild(ClassReportDialog)
    assert isinstance(found, ClassReportDialog)
    assert found.isVisible()
    return found


def written(
    window: MainWindow,
    dialog: ClassReportDialog,
    target: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> str:
    monkeypatch.setattr(window.chooser, "report", lambda *_: target)
    dialog.form.setCurrentIndex(1)  # papers
    dialog.notes.setChecked(True)
    qtbot.mouseClick(dialog.save, LEFT)
    qtbot.waitUntil(dialog.strip.folder.isVisible, timeout=WAIT_MS)
    dialog.accept()
    return target.read_text(encoding="utf-8-sig")


def test_tables_have_what_was_just_decided(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = compared(window, tmp_path, qtbot)
    paper(page, "Anna Ash")
    page.overview.decision.note.setPlainText("Ask about the map")
    qtbot.keyClick(page.papers.table, Qt.Key.Key_3)
    dialog = tables(window, page, qtbot)
    assert dialog.names.isEnabled()
    assert "6 students by name" in dialog.contents.text()
    text = written(window, dialog, tmp_path / "papers.csv", qtbot, monkeypatch)
    (line,) = (line for line in text.splitlines() if "Ask about the map" in line)
    assert "Anna Ash" in line
    assert "To discuss" in line


def test_hidden_names_are_in_no_table(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = compared(window, tmp_path, qtbot)
    controller = window.classroom.controller
    paper(page, "Anna Ash")
    page.overview.decision.note.setPlainText("Ask Ben Birch about it")
    page.overview.decision.keep()
    with qtbot.waitSignal(controller.changed, timeout=WAIT_MS):
        qtbot.mouseClick(page.hide_names, LEFT)
    dialog = tables(window, page, qtbot)
    assert not dialog.names.isEnabled()
    assert "6 students under made-up names" in dialog.contents.text()
    text = written(window, dialog, tmp_path / "papers.csv", qtbot, monkeypatch)
    assert "Student 1" in text
    assert "about it" in text
    for name in (*STUDENTS, "Birch", "Anna"):
        assert name not in text


def report_of(window: MainWindow, page: ClassPage, qtbot: QtBot) -> ReportScreen:
    """A report about the paper that is chosen."""
    qtbot.mouseClick(page.overview.decision.report, LEFT)
    assert window.pages.currentWidget() is window.report
    qtbot.waitUntil(lambda: window.report.made is not None, timeout=WAIT_MS)
    return window.report


def change(report: ReportScreen, kind: str, qtbot: QtBot) -> None:
    before = report.made
    if report.kinds.kind != kind:
        report.kinds.cards[kind].radio.setChecked(True)
        qtbot.waitUntil(lambda: report.made is not before, timeout=WAIT_MS)


def saved(
    window: MainWindow,
    report: ReportScreen,
    target: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> str:
    asked: list[str] = []

    def answer(folder: str, name: str, kinds: str) -> Path:
        asked.append(name)
        return target

    monkeypatch.setattr(window.chooser, "report", answer)
    qtbot.waitUntil(report.html.isEnabled, timeout=WAIT_MS)
    qtbot.mouseClick(report.html, LEFT)
    qtbot.waitUntil(report.strip.folder.isVisible, timeout=WAIT_MS)
    assert asked[0].endswith("report.html")
    return target.read_text(encoding="utf-8")


def test_report_about_a_paper_names_its_classmate_to_the_teacher_alone(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = compared(window, tmp_path, qtbot)
    paper(page, "Anna Ash")
    page.overview.decision.note.setPlainText("Ask about the map")
    report = report_of(window, page, qtbot)
    change(report, ME, qtbot)
    mine = saved(window, report, tmp_path / "mine.html", qtbot, monkeypatch)
    assert "Ben Birch" in mine
    assert "Ask about the map" in mine

    change(report, STUDENT, qtbot)
    theirs = saved(window, report, tmp_path / "theirs.html", qtbot, monkeypatch)
    assert "Anna Ash" in theirs
    for text in ("Birch", "I sat beside", "Ask about the map"):
        assert text not in theirs

    qtbot.keyClick(report, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.classroom
    assert window.classroom.currentWidget() is page


def test_report_with_hidden_names_has_none(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = compared(window, tmp_path, qtbot)
    controller = window.classroom.controller
    anna = paper(page, "Anna Ash")
    with qtbot.waitSignal(controller.changed, timeout=WAIT_MS):
        qtbot.mouseClick(page.hide_names, LEFT)
    shown = controller.on_screen
    assert shown is not None
    paper(page, shown.name(anna.id))
    report = report_of(window, page, qtbot)
    assert report.head.note.text() == shown.name(anna.id)
    change(report, ME, qtbot)
    text = saved(window, report, tmp_path / "hidden.html", qtbot, monkeypatch)
    for name in ("Anna", "Ash", "Birch"):
        assert name not in text


def test_report_about_a_paper_shows_what_the_library_has(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    books = tmp_path / "books"
    books.mkdir()
    (books / "atlas.txt").write_text(f"The atlas. {BOOK}", encoding="utf-8")
    add_folder(window, books, qtbot)
    read(window, zipped(tmp_path), qtbot)
    page = run(window, qtbot)
    paper(page, "Dan Dogwood")
    report = report_of(window, page, qtbot)
    assert any("atlas.txt" in text for text in report.contents.texts)
    assert report.made is not None
    (passage,) = report.made.report.passages
    assert passage.has_source  # its text was read from the library
    assert passage.match.words == len(BOOK.split())


def test_a_pair_has_no_report_of_its_own(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    page = compared(window, tmp_path, qtbot)
    assert page.overview.decision.report.isVisible()
    page.tabs.setCurrentIndex(PAIRS)
    assert not page.overview.decision.report.isVisible()
