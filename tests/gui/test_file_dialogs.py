"""Dialogs for files: what was looked at is noted nowhere."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.conftest import RunPython
from tests.history.traces import traces

NAME = "Zephyrine Quokka"
ASK = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFileDialog
from plagcheck.gui.shell.app import make_application
from plagcheck.gui.shell.file_dialogs import Chooser

application = make_application([])

def answer():
    for dialog in application.topLevelWidgets():
        if isinstance(dialog, QFileDialog):
            dialog.accept()
            return
    QTimer.singleShot(50, answer)

chooser = Chooser(None)
chooser._folder = sys.argv[1]
QTimer.singleShot(50, answer)
print(chooser.class_folder())
application.closeAllWindows()
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="the system's own dialogs")
def test_a_folder_that_was_chosen_is_noted_in_no_file(
    run_python: RunPython, tmp_path: Path
) -> None:
    home, papers = tmp_path / "home", tmp_path / "papers" / NAME
    papers.mkdir(parents=True)
    home.mkdir()
    places = {name: str(home) for name in ("HOME", "XDG_CONFIG_HOME", "PLAGCHECK_DATA_DIR")}
    ran = run_python("-c", ASK, papers, env={**places, "QT_QPA_PLATFORM": "offscreen"})

    assert ran.stdout.decode().splitlines() == [str(papers)]
    assert traces(home, NAME.split(), set()) == []
