"""The tables of a class, from the history: with names and without, read back."""

from __future__ import annotations

import csv
import io
import json
import zipfile
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from plagcheck.gui.reporting.class_dialog import ClassReportDialog
from plagcheck.gui.reporting.class_jobs import FORMS
from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.conftest import LEFT, WAIT_MS, check_class
from tests.gui.history.test_history import go_to_history

# What stands in for a display here says so whenever a dialog is shown.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def dialog(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> ClassReportDialog:
    check_class(window, tmp_path / "Year 12", qtbot)
    history = go_to_history(window, qtbot)
    with qtbot.waitSignal(window.controllers.check.class_report_wanted, timeout=WAIT_MS):
        qtbot.mouseClick(history.preview.report, LEFT)
    qtbot.waitUntil(lambda: window.findChild(ClassReportDialog) is not None, timeout=WAIT_MS)
    found = window.findChild(ClassReportDialog)
    assert isinstance(found, ClassReportDialog)
    return found


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("with_names", [True, False])
def test_tables_are_written_with_and_without_names(
    window: MainWindow,
    dialog: ClassReportDialog,
    form: str,
    with_names: bool,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    target = tmp_path / f"class.{form}"
    monkeypatch.setattr(window.chooser, "report", lambda *_: target)
    dialog.form.setCurrentIndex(FORMS.index(form))
    dialog.names.setChecked(with_names)
    assert ("2 students by name" in dialog.contents.text()) is with_names
    qtbot.mouseClick(dialog.save, LEFT)
    qtbot.waitUntil(dialog.strip.folder.isVisible, timeout=WAIT_MS)
    text = _text_of(form, target.read_bytes())
    assert ("Ada" in text) is with_names
    dialog.accept()


def _text_of(form: str, data: bytes) -> str:
    if form == "xlsx":
        return zipfile.ZipFile(io.BytesIO(data)).read("xl/sharedStrings.xml").decode()
    text = data.decode("utf-8-sig")
    if form == "json":
        assert len(json.loads(text)["papers"]) == 2
    else:
        assert len(list(csv.reader(io.StringIO(text)))) == (3 if form == "papers.csv" else 2)
    return text
