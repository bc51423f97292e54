"""What the dialogs write never takes the place of what was read, nor of anything but a file."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from plagcheck import paths
from plagcheck.gui.reporting.class_dialog import ClassReportDialog
from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.conftest import LEFT, WAIT_MS, add_folder, check_class
from tests.gui.history.test_erasing import NAME, ask_about
from tests.gui.history.test_history import check_and_keep

IN_USE = "it is in use here"

# What stands in for a display here says so whenever a dialog is shown.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def save_report(window: MainWindow, target: Path, qtbot: QtBot) -> str:
    """Save the report on the screen as text; returns what the line says in the end."""
    window.chooser.report = lambda *_: target  # type: ignore[method-assign]
    window.report.save_wanted.emit("text")
    strip = window.report.strip
    qtbot.waitUntil(lambda: strip.isVisible() and strip.close_button.isVisible(), timeout=WAIT_MS)
    return strip.text.text()


def test_a_report_is_not_written_over_what_it_is_about(
    window: MainWindow, texts: Path, essay: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    check_and_keep(window, essay, qtbot)
    window.controllers.check.open_report()
    qtbot.waitUntil(lambda: window.report.made is not None, timeout=WAIT_MS)
    for target in (essay, texts / "tides.txt", paths.library_file(), paths.records_file()):
        before = target.read_bytes()
        assert IN_USE in save_report(window, target, qtbot)
        assert target.read_bytes() == before
    assert "Saved as" in save_report(window, tmp_path / "new.txt", qtbot)
    assert "Saved as" in save_report(window, tmp_path / "new.txt", qtbot)
    (tmp_path / "foreign.txt").write_text("An essay that nobody else has.")
    said = save_report(window, tmp_path / "foreign.txt", qtbot)
    assert "another file is at its place" in said
    assert (tmp_path / "foreign.txt").read_text() == "An essay that nobody else has."


def test_tables_and_copies_of_a_class_are_not_written_over_its_papers(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = check_class(window, tmp_path / "Year 12", qtbot)
    paper = tmp_path / "Year 12" / "Ada Ash" / "paper.txt"
    before = paper.read_bytes()
    monkeypatch.setattr(window.chooser, "class_copy", lambda *_: paper)
    with qtbot.waitSignal(window.controllers.session.went_wrong, timeout=WAIT_MS) as wrong:
        room._save_copy()
    assert wrong.args is not None
    assert IN_USE in str(wrong.args[0])

    room._open_tables()
    qtbot.waitUntil(lambda: window.findChild(ClassReportDialog) is not None, timeout=WAIT_MS)
    dialog = window.findChild(ClassReportDialog)
    assert isinstance(dialog, ClassReportDialog)
    monkeypatch.setattr(window.chooser, "report", lambda *_: paper)
    qtbot.mouseClick(dialog.save, LEFT)
    qtbot.waitUntil(dialog.strip.close_button.isVisible, timeout=WAIT_MS)
    assert IN_USE in dialog.strip.text.text()
    dialog.accept()
    assert paper.read_bytes() == before


def test_a_copy_of_the_library_is_not_written_over_a_paper(
    window: MainWindow, texts: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_folder(window, texts, qtbot)
    before = (texts / "tides.txt").read_bytes()
    monkeypatch.setattr(window.chooser, "backup", lambda: texts / "tides.txt")
    with qtbot.waitSignal(window.controllers.session.went_wrong, timeout=WAIT_MS) as wrong:
        qtbot.mouseClick(window.library.health.backup, LEFT)
    assert wrong.args is not None
    assert IN_USE in str(wrong.args[0])
    assert (texts / "tides.txt").read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="Windows: links need rights")
def test_what_is_held_about_a_student_is_not_written_through_a_link(
    window: MainWindow, tmp_path: Path, essay: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_and_keep(window, essay.rename(tmp_path / f"{NAME} essay.txt"), qtbot)
    folder, kept = tmp_path / "given", tmp_path / "kept.txt"
    folder.mkdir()
    kept.write_text("kept")
    (folder / "index.json").symlink_to(kept)
    dialog = ask_about(window, NAME, qtbot)
    monkeypatch.setattr(window.chooser, "export_folder", lambda _: folder)
    with qtbot.waitSignal(window.controllers.session.went_wrong, timeout=WAIT_MS) as wrong:
        qtbot.mouseClick(dialog.export, LEFT)
    assert wrong.args is not None
    assert "a link or a device is at its place" in str(wrong.args[0])
    assert kept.read_text() == "kept"
