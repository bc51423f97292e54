"""Every text of the window in every language."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from plagcheck.gui.jobs.controllers import Controllers
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.shell.language import LANGUAGES, choose_language
from plagcheck.gui.shell.main_window import MainWindow

BUILD = runpy.run_path(str(Path(__file__).parents[2] / "resources" / "build.py"))
MARKS = re.compile(r"%\d|%Ln|{\w+}")


@pytest.mark.parametrize("language", BUILD["FORMS"])
def test_translation_is_complete_and_keeps_its_marks(language: str) -> None:
    stored = BUILD["known"](BUILD["RESOURCES"] / "translations" / f"plagcheck_{language}.ts")
    for text in BUILD["collect"]():
        if language == "en" and not text.has_number:
            continue
        forms = stored.get(text.source, [])
        assert len(forms) == (BUILD["FORMS"][language] if text.has_number else 1), text.source
        for form in forms:
            assert form, text.source
            assert sorted(MARKS.findall(form)) == sorted(MARKS.findall(text.source)), text.source


@pytest.mark.parametrize("language", BUILD["FORMS"])
def test_no_blank_stands_before_dots_at_the_end(language: str) -> None:
    """A blank there says that words were left out; a command that goes on asking has none."""
    stored = BUILD["known"](BUILD["RESOURCES"] / "translations" / f"plagcheck_{language}.ts")
    for text in BUILD["collect"]():
        for said in (text.source, *stored.get(text.source, [])):
            assert not said.endswith(" …"), said


def test_every_language_offered_is_compiled() -> None:
    assert set(LANGUAGES) == set(BUILD["FORMS"])
    for language in LANGUAGES:
        assert (BUILD["COMPILED"] / f"plagcheck_{language}.qm").is_file()


@pytest.mark.usefixtures("application")
@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "1 word", "2,500 words"),
        ("de", "1 Wort", "2.500 Wörter"),
        ("ru", "1 слово", "2500 слов"),
    ],
)
def test_numbers_have_their_plural(language: str, one: str, many: str) -> None:
    try:
        choose_language(language)
        assert tr("%Ln words", 1) == one
        shown = re.sub(r"[\s\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}](?=\d)", "", many)
        found = tr("%Ln words", 2500)
        assert re.sub(r"[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]", "", found) == shown
    finally:
        choose_language("en")


@pytest.mark.parametrize("language", ["de", "ru"])
@pytest.mark.usefixtures("application")
def test_window_opens_in_each_language(language: str, qtbot: QtBot) -> None:
    try:
        choose_language(language)
        window = MainWindow(Controllers())
        qtbot.addWidget(window)
        window.show()
        assert window.check.start.sample_button.text() != "Try with sample papers"
        assert window.controllers.session.stop()
    finally:
        choose_language("en")
        QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
