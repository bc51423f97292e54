"""Files whose names are no Unicode: shown with such bytes written out, and found again."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl
from pytestqt.qtbot import QtBot

from plagcheck import paths, settings
from plagcheck.gui.shell.drop_overlay import load_of
from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.conftest import WAIT_MS

pytestmark = pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="names are Unicode there"
)

SHOWN = "M\\udcfcller.txt"


@pytest.fixture
def odd(essay: Path) -> Path:
    """The essay under a name in Latin-1."""
    made = Path(os.fsdecode(os.fsencode(essay.parent) + b"/M\xfcller.txt"))
    made.write_bytes(essay.read_bytes())
    return made


def check(window: MainWindow, paper: Path, qtbot: QtBot) -> None:
    check = window.controllers.check
    with qtbot.waitSignal(check.checked, timeout=WAIT_MS):
        check.check(paper)


def test_it_is_checked_and_later_papers_are(
    window: MainWindow, odd: Path, essay: Path, qtbot: QtBot
) -> None:
    check(window, odd, qtbot)
    assert window.check.result.head.title.text() == SHOWN

    check(window, essay, qtbot)
    assert window.check.result.head.title.text() == essay.name


def test_it_is_opened_again_from_recent_papers(
    window: MainWindow, odd: Path, essay: Path, qtbot: QtBot
) -> None:
    check(window, odd, qtbot)
    check(window, essay, qtbot)
    assert settings.load(paths.settings_file()).recent == (str(essay), str(odd))

    recent = window.check.start.recent_button.menu().actions()[1]
    assert recent.text() == SHOWN
    with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS) as checked:
        recent.trigger()
    assert checked.args[0].path == odd


def test_it_is_the_file_that_is_dropped(odd: Path, qapp: object) -> None:
    dragged = QMimeData()
    dragged.setUrls([QUrl.fromEncoded(b"file://" + os.fsencode(odd).replace(b"\xfc", b"%FC"))])

    assert load_of(dragged).paths == (odd,)
