"""Every text of the window in every language."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from plagcheck.gui.check.match_card import kind_name as match_kind
from plagcheck.gui.classroom.status import status_name
from plagcheck.gui.jobs.controllers import Controllers
from plagcheck.gui.leaveout.ledger import LedgerRow
from plagcheck.gui.leaveout.popup import LeaveOutPopup
from plagcheck.gui.leaveout.reason_words import kind_name
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.shell.language import LANGUAGES, choose_language
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.model.adjusted import BY_TEACHER, LedgerEntry, Reason
from plagcheck.model.decisions import Status
from plagcheck.model.match import Kind
from plagcheck.report.languages.catalogue import Catalogue
from plagcheck.report.languages.wording import CATALOGUES, Wording

BUILD = runpy.run_path(str(Path(__file__).parents[2] / "resources" / "build.py"))
MARKS = re.compile(r"%\d|%Ln|{\w+}")
# 12 % of paper; in 2 sources; of what there are more
OF_ANOTHER_FORM = ("of paper", "of source", "%Ln sources", "%Ln more")


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


def said_in(catalogue: Catalogue) -> dict[str, list[str]]:
    """All that reports say, by name, as the window would write and compare it."""
    parts = ("texts", "kinds", "reasons", "statuses", "flags", "ways", "parts")
    return {
        f"{part}: {name}": [
            form.replace("{n}", "%Ln").casefold()
            for form in (forms if isinstance(forms, tuple) else (forms,))
        ]
        for part in parts
        for name, forms in getattr(catalogue, part).items()
    }


@pytest.mark.parametrize("language", [code for code in CATALOGUES if code != "en"])
def test_window_and_reports_say_the_same_english_in_the_same_words(language: str) -> None:
    """Also where one begins with a capital: “Late” heads a column, “late” stands in it."""
    stored = BUILD["known"](BUILD["RESOURCES"] / "translations" / f"plagcheck_{language}.ts")
    english, other = said_in(CATALOGUES["en"]), said_in(CATALOGUES[language])
    differing = [
        (source, forms, other[name])
        for source, forms in stored.items()
        if source not in OF_ANOTHER_FORM
        for name, said in english.items()
        if said[-1] == source.casefold() and [form.casefold() for form in forms] != other[name]
    ]
    assert differing == []


@pytest.mark.usefixtures("application")
@pytest.mark.parametrize("language", CATALOGUES)
def test_reasons_kinds_and_states_have_the_names_of_reports(language: str, qtbot: QtBot) -> None:
    say = Wording(language)
    try:
        choose_language(language)
        owner = QWidget()
        qtbot.addWidget(owner)
        chips = {why: made.text() for why, made in LeaveOutPopup(owner).why.items()}
        assert chips == {why: say.reason(why) for why in BY_TEACHER}
        for reason in Reason:
            entry = LedgerEntry("rule", "", reason, "", "", (), None, 5, None, None)  # of a class
            row = LedgerRow(entry, "", "", (), 5)
            assert kind_name(row) == say.reason(reason)
        assert [status_name(each) for each in Status] == [*say.catalogue.statuses.values()]
        assert [match_kind(each) for each in Kind] == [*say.catalogue.kinds.values()]
    finally:
        choose_language("en")


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
