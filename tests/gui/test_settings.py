"""Settings: stored, shown, and used."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from plagcheck import paths, settings
from plagcheck.gui.parts.theme import DARK, LIGHT, theme
from plagcheck.gui.settings.shape_box import DEFAULTS, VALUES
from plagcheck.gui.shell.language import choose_language
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.gui.shell.shortcuts import KeyboardSection
from plagcheck.model.limits import SHORTEST, SHORTEST_LEAST, SHORTEST_MOST
from plagcheck.model.params import IndexParams
from plagcheck.settings import Settings
from tests.gui.conftest import LEFT, WAIT_MS, add_folder, check, check_class


def test_limits_are_the_engines() -> None:
    assert Settings().shortest == SHORTEST
    params = IndexParams()
    assert {name: getattr(params, name) for name in DEFAULTS} == DEFAULTS
    assert params.signature_length == VALUES


def test_settings_survive_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    chosen = Settings(shortest=15, theme="dark", recent=("/a", "/b"))
    settings.save(path, chosen)
    assert settings.load(path) == chosen


@pytest.mark.parametrize(
    "stored",
    [
        "",
        "[1]",
        '{"shortest": "many", "theme": "pink", "recent": [1, "/a"], "unknown": 3}',
        '{"shortest": 99}',
    ],
)
def test_bad_settings_fall_back(tmp_path: Path, stored: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(stored, encoding="utf-8")
    loaded = settings.load(path)
    assert SHORTEST_LEAST <= loaded.shortest <= SHORTEST_MOST
    assert loaded.theme == "system"


def test_recent_papers_are_few_and_newest_first() -> None:
    chosen = Settings()
    for number in [*range(20), 5]:
        chosen = chosen.with_recent(str(number))
    assert chosen.recent[:2] == ("5", "19")
    assert len(chosen.recent) == settings.RECENT_KEPT


def test_shortest_match_changes_promise_file_and_result(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot
) -> None:
    section = window.settings.finding
    section.slider.setFocus()
    for _ in range(3):
        qtbot.keyClick(section.slider, Qt.Key.Key_Right)
    assert "run of 15 words" in section._title.text()
    assert settings.load(paths.settings_file()).shortest == 15

    add_folder(window, texts, qtbot)
    check(window, essay, qtbot)
    assert window.check.result.shown is not None
    assert window.check.result.shown.result.options.align.shortest == 15
    assert "15 words or more" in window.check.result.side.searched.text()


def test_bands_are_chosen_for_a_similarity(window: MainWindow, qtbot: QtBot) -> None:
    shape = window.settings.finding.shape
    shape.fold.click()
    for wanted, bands, rows in ((0.8, 9, 13), (0.1, 64, 2)):
        shape.alike_from.setValue(wanted)
        shape.choose.click()
        assert (shape.bands.value(), shape.rows.value()) == (bands, rows)
        assert shape.apply.isEnabled()


def test_bands_redraw_the_curve_and_rebuild_the_library(
    window: MainWindow, texts: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    section = window.settings.finding
    assert not section.shape.apply.isEnabled()
    section.shape.rows.setValue(8)
    assert not section.shape.apply.isEnabled()  # 32 × 8 does not fit
    section.shape.bands.setValue(16)
    assert section.shape.apply.isEnabled()
    assert "0.71" in section.shape.curve.accessibleName()
    assert "steepest at 0.70." in section.shape.in_words.text()

    with qtbot.waitSignal(window.controllers.library.library_read, timeout=WAIT_MS) as read:
        section.rebuild_wanted.emit(section.shape.wanted())
    assert read.args is not None
    state = read.args[0]
    assert (state.summary.params["bands"], state.summary.params["rows"]) == (16, 8)
    assert state.summary.documents == 2


def test_collections_left_out_are_not_searched(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    window.settings.library._tick("Course texts", False)
    check(window, essay, qtbot)
    assert window.check.result.shown is not None
    assert not window.check.result.shown.sources


def test_theme_follows_the_setting(window: MainWindow) -> None:
    window.controllers.session.change(theme="dark")
    assert theme.tokens is DARK
    window.controllers.session.change(theme="light")
    assert theme.tokens is LIGHT


def test_reading_size_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    before = window.controllers.session.settings.reading_size
    qtbot.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert window.controllers.session.settings.reading_size == before + 1
    assert window.check.result.view.font().pixelSize() == before + 1


def test_another_library_can_be_chosen(
    window: MainWindow, texts: Path, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_folder(window, texts, qtbot)
    other = tmp_path / "other.plagcheck"
    monkeypatch.setattr(window.chooser, "library", lambda: other)
    with qtbot.waitSignal(window.controllers.library.library_read, timeout=WAIT_MS) as read:
        window.check.start.library_change_wanted.emit()
    assert read.args is not None
    assert read.args[0].summary.documents == 0
    assert settings.load(paths.settings_file()).library == str(other)


def test_file_that_is_no_library_is_refused_and_the_old_one_stays(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_folder(window, texts, qtbot)
    monkeypatch.setattr(window.chooser, "library", lambda: essay)
    with qtbot.waitSignal(window.controllers.session.went_wrong, timeout=WAIT_MS):
        window.check.start.library_change_wanted.emit()
    assert "is not a plagcheck library" in window.message.title.text()
    check(window, essay, qtbot)
    assert window.check.result.shown is not None
    assert window.check.result.shown.sources


def test_geometry_is_remembered(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1000, 700)
    window.close()
    again = MainWindow(window.controllers)
    qtbot.addWidget(again)
    assert again.height() == 700  # the offscreen screen is too narrow to say more


def test_click_on_word_for_word_is_stored(window: MainWindow, qtbot: QtBot) -> None:
    window.go_to("settings")
    word_for_word = window.settings.finding.edited.buttons()[0]
    qtbot.mouseClick(word_for_word, LEFT)
    assert window.controllers.session.settings.edited is False


def test_keys_are_called_as_on_the_keyboards_of_the_language(
    application: QApplication, qtbot: QtBot
) -> None:
    """In the list of keys as in every other sentence about them."""
    choose_language("de")
    try:
        page = KeyboardSection()
        qtbot.addWidget(page)
        keys = [part.text() for part in page.findChildren(QLabel) if part.property("role") == "key"]
        assert "Strg+Z" in keys
        assert "Umschalt+1 … 4" in keys
        for english in ("Ctrl", "Del", "Enter", "Shift", "Backspace"):
            assert not any(english in key for key in keys), english
    finally:
        choose_language("en")


@pytest.mark.slow
def test_what_was_said_of_one_place_is_not_said_in_another(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    """Ctrl+Z takes a late paper out in the class, and nothing in the settings."""
    room = check_class(window, tmp_path / "class", qtbot)
    room.said.emit("1 late paper is in the class now. Ctrl+Z takes it out.")
    assert window.message.isVisible()
    window.go_to("classroom")
    assert window.message.isVisible()
    window.go_to("settings")
    assert not window.message.isVisible()
