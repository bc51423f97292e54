"""Reports speak the language of the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from plagcheck.gui.parts.text_format import language_in_use
from plagcheck.gui.shell.language import choose_language
from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.conftest import LEFT, WAIT_MS, check_sample
from tests.gui.reporting.test_report import open_report

TITLES = {"de": "Gemeinsame Stellen", "ru": "Фрагменты, общие"}


@pytest.fixture(params=TITLES)
def language(application: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    """Chosen once the application has its settings, as its start does."""
    before = QLocale()
    choose_language(request.param)
    yield request.param
    choose_language("en")
    QLocale.setDefault(before)


def test_the_language_in_use_is_the_one_chosen(language: str) -> None:
    assert language_in_use() == language


def test_pages_and_files_speak_it(
    language: str,
    window: MainWindow,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    check_sample(window, qtbot)
    report = open_report(window, qtbot)
    target = tmp_path / "report.html"
    monkeypatch.setattr(window.chooser, "report", lambda *_: target)
    qtbot.mouseClick(report.html, LEFT)
    qtbot.waitUntil(report.strip.folder.isVisible, timeout=WAIT_MS)

    assert report.made is not None
    assert report.made.pages.say.language == language
    html = target.read_text(encoding="utf-8")
    assert f'<html lang="{language}"' in html
    assert TITLES[language] in html
