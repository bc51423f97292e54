"""The summary above a result: every text of it has the room it needs, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot

from plagcheck.gui.check.result_page import ResultPage
from plagcheck.gui.check.result_summary import ResultSummary
from plagcheck.gui.parts.controls import ElidedLabel
from plagcheck.gui.shell.bare_window import LEAST
from plagcheck.gui.shell.language import LANGUAGES, choose_language
from plagcheck.gui.shell.main_window import MainWindow
from tests.conftest import PROJECT
from tests.gui.conftest import WAIT_MS, add_folder, add_past_work, check, check_sample, settle

PACKAGING = PROJECT / "packaging"
SIZES = ((1280, 800), LEAST)


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, application: QApplication) -> Iterator[str]:
    yield choose_language(request.param)
    choose_language("en")


def without_room(summary: ResultSummary) -> list[str]:
    """Visible texts that are wider than their box, or stand outside; an ellipsis is no cut."""
    found = []
    for part in summary.findChildren(QLabel) + summary.findChildren(QAbstractButton):
        if not part.isVisible() or not part.text():
            continue
        needs = 0 if isinstance(part, ElidedLabel) else part.sizeHint().width()
        if part.width() < needs or part.height() < part.sizeHint().height():
            found.append(f"{part.text()!r} has {part.size()} of {part.sizeHint()}")
        right = part.mapTo(summary, part.rect().topRight()).x()
        if right >= summary.width():
            found.append(f"{part.text()!r} ends at {right} of {summary.width()}")
    return found


@pytest.fixture
def without_draft(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> ResultPage:
    """A paper of which much can be said: quotations, references, rewordings, a source that holds
    the same as another, and a draft that the teacher left out.
    """
    monkeypatch.syspath_prepend(str(PACKAGING))
    made = import_module("screenshot_texts")
    words = made.essay()
    paper, references, past = tmp_path / "paper.txt", tmp_path / "sources", tmp_path / "past"
    paper.write_text(words, encoding="utf-8")
    for folder in (references, past):
        folder.mkdir()
    for name, (_, text) in made.sources().items():
        (references / f"{name}.txt").write_text(text, encoding="utf-8")
        (references / f"Part of {name}.txt").write_text(text[: len(text) * 3 // 4], "utf-8")
    (past / "draft.txt").write_text(words.rpartition("\n\n")[0], encoding="utf-8")
    add_folder(window, references, qtbot)
    add_past_work(window, past, qtbot)
    check(window, paper, qtbot)
    with qtbot.waitSignal(window.check.looking.found, timeout=WAIT_MS):
        window.check.result.notice.agree.click()
    settle()
    return window.check.result


def test_all_of_the_summary_can_be_read(
    spoken: str, without_draft: ResultPage, window: MainWindow
) -> None:
    summary = without_draft.summary
    result = without_draft.shown.result if without_draft.shown is not None else None
    assert result is not None
    assert result.reworded_words and result.matched_words  # or there is little to find room for
    assert any(result.folded(each) for each in result.leaders)
    for size in SIZES:
        window.resize(*size)
        settle()
        assert (window.width(), window.height()) == size
        assert not without_room(summary), (spoken, size)
        assert summary.sentence.isVisible()
        assert summary.reworded.isVisible()


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("width", [960, 1040])
def test_what_was_compared_is_read_whole_in_a_small_window(
    window: MainWindow, qtbot: QtBot, width: int
) -> None:
    """As for a paper of a class that shares text with class-mates and with the library."""
    window.resize(width, 640)
    check_sample(window, qtbot)
    summary = window.check.result.summary
    shown = window.check.result.shown
    assert shown is not None
    notes = ("75 % with class-mates", "26 % with the library beyond handouts and common text")
    summary.show_share(replace(shown, notes=notes))
    settle()
    labels = (summary.coverage, summary.told, summary.told_whole)
    (seen,) = (each for each in labels if each.isVisible())
    assert all(note in seen.text() for note in notes)
    if seen is summary.told_whole:
        assert seen.height() >= seen.heightForWidth(seen.width())
    else:
        assert isinstance(seen, ElidedLabel)
        assert seen.shown() == seen.text()
