"""Whoever is asked about a draft can read all of the question, in every language and window."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.model.entry import Entry
from plagcheck.model.result import Comparison, Source
from tests.gui.conftest import add_folder, check, settle

NAMES = (
    "Ash_Ada_48711_assignsubmission_file_Entwurf Hausarbeit Stadtklima.txt",
    "Birch_Ben_48712_assignsubmission_file_Hausarbeit_Stadtklima_Endfassung.txt",
)


@pytest.mark.parametrize("size", [(1280, 800), (960, 640)])
def test_all_files_with_the_text_can_be_read(
    window: MainWindow, essay: Path, texts: Path, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.resize(*size)
    add_folder(window, texts, qtbot)
    check(window, essay, qtbot)
    paths = tuple(f"/class/{name}" for name in NAMES)
    entry = Entry(1, NAMES[0], "Past student work", 900, 0, "", (), "ab", paths)
    notice = window.check.result.notice
    notice.ask(Source(entry, Comparison(0.9, (), 900, 900), number=1))
    settle()

    assert all(name in notice.text.text().replace("\u200b", "") for name in NAMES)
    assert notice.text.height() >= notice.text.heightForWidth(notice.text.width())
