"""Reports in the window: looked at, chosen, saved in every form and read back."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from plagcheck.gui.reporting.report_page import other_forms
from plagcheck.gui.reporting.report_screen import ReportScreen
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.model.decisions import Decision, Status
from plagcheck.report.forms import FORMS
from tests.gui.conftest import LEFT, WAIT_MS, add_folder, check, check_sample, drop
from tests.gui.history.test_history import check_and_keep, go_to_history


def open_report(window: MainWindow, qtbot: QtBot) -> ReportScreen:
    """Ask for a report, and wait until its first page is painted."""
    window.controllers.check.open_report()
    qtbot.waitUntil(lambda: window.report.made is not None, timeout=WAIT_MS)
    report = window.report
    assert window.pages.currentWidget() is report
    qtbot.waitUntil(lambda: bool(report.view._pictures), timeout=WAIT_MS)
    return report


@pytest.fixture
def report(window: MainWindow, texts: Path, essay: Path, qtbot: QtBot) -> ReportScreen:
    add_folder(window, texts, qtbot)
    check_and_keep(window, essay, qtbot)
    window.controllers.check.decide(Decision(Status.TO_DISCUSS, "Ask about the tides."))
    return open_report(window, qtbot)


def test_pages_are_painted_as_they_would_be_printed(report: ReportScreen) -> None:
    _, image = report.view._pictures[0]
    colours = {image.pixelColor(x, y).name() for x in range(0, image.width(), 3)
               for y in range(0, image.height() // 2, 3)}  # fmt: skip
    assert len(colours) > 10
    assert image.pixelColor(2, 2).name() == "#ffffff"


def test_contents_name_the_paper_and_its_source(report: ReportScreen) -> None:
    assert any(text.startswith("essay.txt: name and") for text in report.contents.texts)
    assert any("a published source" in text for text in report.contents.texts)


def test_kinds_change_note_and_contents(
    window: MainWindow, report: ReportScreen, qtbot: QtBot
) -> None:
    assert report.made is not None
    assert report.made.report.decision.note == ""  # the board does not get it by itself
    before = report.made
    qtbot.mouseClick(report.kinds.cards["me"], LEFT)
    qtbot.waitUntil(lambda: report.made is not before, timeout=WAIT_MS)
    assert report.made.report.decision.note == "Ask about the tides."
    before = report.made
    qtbot.keyClick(report.kinds.cards["student"].radio, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: report.made is not before, timeout=WAIT_MS)
    assert report.made.report.is_student_copy
    assert report.made.report.decision is None
    assert not report.kinds.names.isEnabled()


def test_student_work_is_not_named_to_the_board(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot
) -> None:
    with qtbot.waitSignals(
        [window.library.imports.settled, window.controllers.library.library_read], timeout=WAIT_MS
    ):
        window.controllers.library.add([texts / "tides.txt"], "Past student work")
    check_and_keep(window, essay, qtbot)
    report = open_report(window, qtbot)
    assert report.made is not None
    assert not any("tides.txt" in text for text in report.contents.texts)
    assert any("name withheld" in text for text in report.contents.texts)
    before = report.made
    report.kinds.names.setChecked(True)
    qtbot.waitUntil(lambda: report.made is not before, timeout=WAIT_MS)
    assert any("tides.txt" in text for text in report.contents.texts)


@pytest.mark.parametrize("form", FORMS)
def test_every_form_is_written_and_reads_back(
    window: MainWindow,
    report: ReportScreen,
    form: str,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    target = tmp_path / "out" / f"report.{form}"
    target.parent.mkdir()
    monkeypatch.setattr(window.chooser, "report", lambda *_: target)
    if form in ("pdf", "html"):
        qtbot.mouseClick(getattr(report, form), LEFT)
    else:
        place = list(other_forms()).index(form)
        report.more.menu().actions()[place].trigger()
    qtbot.waitUntil(report.strip.folder.isVisible, timeout=WAIT_MS)
    assert window.controllers.session.settings.report_folder == str(target.parent)
    _require(form, target.read_bytes())


def _require(form: str, data: bytes) -> None:
    match form:
        case "json":
            assert json.loads(data)["report"]["audience"] == "teacher"
        case "pdf":
            assert data.startswith(b"%PDF")
            assert data.rstrip().endswith(b"%%EOF")
        case "xlsx":
            names = zipfile.ZipFile(io.BytesIO(data)).namelist()
            assert "xl/worksheets/sheet2.xml" in names
        case _:
            assert "tides" in data.decode()


def test_folder_that_is_not_there_is_explained(
    window: MainWindow,
    report: ReportScreen,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(window.chooser, "report", lambda *_: tmp_path / "nowhere" / "report.pdf")
    qtbot.keyClick(report, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: "cannot be saved" in report.strip.text.text(), timeout=WAIT_MS)
    assert not report.strip.folder.isVisible()


def test_escape_goes_back_to_where_it_was_asked_for(
    window: MainWindow, report: ReportScreen, qtbot: QtBot
) -> None:
    qtbot.keyClick(report, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.check
    history = go_to_history(window, qtbot)
    report.made = None
    qtbot.mouseClick(history.preview.report, LEFT)
    qtbot.waitUntil(lambda: report.made is not None, timeout=WAIT_MS)
    qtbot.keyClick(report, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is history


def test_two_files_and_the_sample_have_reports(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot
) -> None:
    check_sample(window, qtbot)
    report = open_report(window, qtbot)
    assert report.made is not None
    assert len(report.made.report.sources) >= 2
    assert all(passage.has_source for passage in report.made.report.passages)
    report.made = None
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        drop(window, [essay, texts / "tides.txt"], "check", qtbot)
    report = open_report(window, qtbot)
    assert not any(source.is_named for source in report.made.contents.sources)  # whose is it?
    before = report.made
    report.kinds.names.setChecked(True)
    qtbot.waitUntil(lambda: report.made is not before, timeout=WAIT_MS)
    assert [source.name for source in report.made.contents.sources] == ["tides.txt"]


def test_report_of_a_check_whose_library_is_gone(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    check(window, essay, qtbot)
    qtbot.waitUntil(lambda: bool(window.controllers.history.past), timeout=WAIT_MS)
    state = window.controllers.library.state
    assert state is not None
    with qtbot.waitSignal(window.controllers.library.library_read, timeout=WAIT_MS):
        window.controllers.library.remove([entry.id for entry in state.entries])
    report = open_report(window, qtbot)
    assert report.made is not None
    assert all(passage.has_source for passage in report.made.report.passages)
