"""What is nearly the same as a document that is there: said while it is added, and decided."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from plagcheck import Library
from plagcheck.gui.shell.language import choose_language
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.library.deciding import decided
from plagcheck.model.entry import Likeness
from tests import word_salad
from tests.gui.conftest import WAIT_MS, add_folder, settle

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

WORDS = word_salad.words(1, 300)


@pytest.fixture
def drafts(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> Path:
    """A folder with two drafts of a text that is in the library."""
    texts = {
        "first/essay.txt": WORDS,
        "then/draft a.txt": WORDS[:290] + word_salad.words(2, 10),
        "then/draft b.txt": WORDS[:270] + word_salad.words(3, 30),
        "then/of its own.txt": word_salad.words(4, 300),
    }
    for name, words in texts.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(" ".join(words), encoding="utf-8")
    add_folder(window, tmp_path / "first", qtbot)
    return tmp_path / "then"


def rows(window: MainWindow) -> list[str]:
    model = window.library.imports.model
    return [str(model.index(place, 1).data()) for place in range(model.rowCount())]


def titles(window: MainWindow) -> set[str]:
    state = window.controllers.library.state
    return {entry.name for entry in state.entries} if state else set()


def works(window: MainWindow) -> list[set[str]]:
    with Library.open(window.controllers.session.library_path, read_only=True) as library:
        names = {entry.id: entry.name for entry in library.documents()}
        return [{names[each] for each in ids} for ids in decided(library, Likeness.VERSIONS)]


def test_both_are_kept_until_the_teacher_makes_them_versions(
    window: MainWindow, drafts: Path, qtbot: QtBot
) -> None:
    add_folder(window, drafts, qtbot)
    panel = window.library.imports

    assert any("nearly the same as “essay.txt” (0.93)" in row for row in rows(window))
    assert panel.as_versions.isVisible()
    assert works(window) == []
    with qtbot.waitSignal(window.controllers.library.decided, timeout=WAIT_MS):
        panel.as_versions.click()

    assert works(window) == [{"essay.txt", "draft a.txt", "draft b.txt"}]
    assert not panel.as_versions.isVisible()
    assert sum(row.endswith("a version of it") for row in rows(window)) == 2
    window.undo()
    qtbot.waitUntil(lambda: works(window) == [], timeout=WAIT_MS)


def test_what_is_nearly_the_same_is_left_out_and_comes_back(
    window: MainWindow, drafts: Path, qtbot: QtBot
) -> None:
    add_folder(window, drafts, qtbot)
    with qtbot.waitSignal(window.controllers.library.removed, timeout=WAIT_MS):
        window.library.imports.leave_near.click()

    left = {"essay.txt", "of its own.txt"}
    qtbot.waitUntil(lambda: titles(window) == left, timeout=WAIT_MS)
    window.undo()
    qtbot.waitUntil(lambda: len(titles(window)) == 4, timeout=WAIT_MS)


@pytest.fixture
def german(application: QApplication, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    """A small window in German, where words are long."""
    choose_language("de")
    window = request.getfixturevalue("window")
    window.resize(960, 640)
    yield window
    choose_language("en")


def test_what_is_said_of_one_that_is_nearly_the_same_is_not_cut_off(
    german: MainWindow, request: pytest.FixtureRequest, qtbot: QtBot
) -> None:
    drafts = request.getfixturevalue("drafts")
    (drafts / "draft b.txt").unlink()
    add_folder(german, drafts, qtbot)
    settle()

    said = german.library.imports.near_text
    assert said.text() == "1 neues Dokument ist fast dasselbe wie ein anderes."
    assert said.heightForWidth(said.width()) <= said.height()
    assert said.visibleRegion().boundingRect() == said.rect()


@pytest.mark.parametrize(("near", "there"), [("version", 4), ("skip", 2)])
def test_what_happens_by_itself_is_a_setting(
    window: MainWindow, drafts: Path, qtbot: QtBot, near: str, there: int
) -> None:
    box = window.settings.library.near
    box.setCurrentIndex(box.findData(near))
    assert window.controllers.session.settings.near == near

    add_folder(window, drafts, qtbot)

    qtbot.waitUntil(lambda: len(titles(window)) == there, timeout=WAIT_MS)
    assert len(works(window)) == (1 if near == "version" else 0)
    assert not window.library.imports.as_versions.isVisible()
    assert sum("nearly the same" in row for row in rows(window)) == 2


def test_versions_come_back_with_what_was_removed(
    window: MainWindow, drafts: Path, qtbot: QtBot
) -> None:
    window.controllers.session.change(near="version")
    add_folder(window, drafts, qtbot)
    before = works(window)
    assert len(before) == 1
    state = window.controllers.library.state
    assert state is not None
    with qtbot.waitSignal(window.controllers.library.removed, timeout=WAIT_MS):
        window.controllers.library.remove([e.id for e in state.entries if e.name != "essay.txt"])
    qtbot.waitUntil(lambda: titles(window) == {"essay.txt"}, timeout=WAIT_MS)
    assert works(window) == []

    window.undo()

    qtbot.waitUntil(lambda: works(window) == before, timeout=WAIT_MS)
