"""A document that is alike as a whole, though no shared passage is long enough: told the same."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from plagcheck.cli.main import main
from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.conftest import add_folder, check
from tests.word_salad import text

SHORT = text(1, 20)
ALIKE = "1 document is alike as a whole (Jaccard 1.000)."


@pytest.fixture
def library(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> Path:
    folder = tmp_path / "texts"
    folder.mkdir()
    (folder / "same.txt").write_text(SHORT, encoding="utf-8")
    (folder / "other.txt").write_text(text(2, 300), encoding="utf-8")
    add_folder(window, folder, qtbot)
    window.controllers.session.change(shortest=30)
    return window.controllers.session.library_path


@pytest.fixture
def paper(tmp_path: Path) -> Path:
    path = tmp_path / "paper.txt"
    path.write_text(SHORT, encoding="utf-8")
    return path


def terminal(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    assert main([str(word) for word in words]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("small", [0, 15])
def test_window_says_what_terminal_and_report_say(
    window: MainWindow,
    library: Path,
    paper: Path,
    tmp_path: Path,
    qtbot: QtBot,
    capsys: pytest.CaptureFixture[str],
    small: int,
) -> None:
    options: Sequence[object] = ("--shortest", 30, *(("--smallest-source", small) if small else ()))
    said = terminal(capsys, "check", library, paper, *options).splitlines()[0]
    assert said == f"paper.txt: No shared passage of 30 or more words in 2 documents. {ALIKE}"

    report = tmp_path / "report.txt"
    terminal(capsys, "report", library, paper, "--text", report, *options)
    told = " ".join(report.read_text(encoding="utf-8").split())
    assert f"No shared passage of 30 or more words in 2 documents. {ALIKE}" in told

    window.controllers.session.change(small_source_words=small)
    check(window, paper, qtbot)
    sentence = window.check.result.summary.sentence.text()
    assert "No shared passage of 30 or more words" in sentence
    assert ALIKE in sentence
    assert "Nothing is left" not in sentence
    assert window.check.result.sources.model().rowCount() == 1
    history = window.controllers.history
    qtbot.waitUntil(lambda: bool(history.past))
    (past,) = history.past.values()
    assert past.line.sources == 0
