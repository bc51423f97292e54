"""Versions of one work in a result: one source, which goes and comes back as a whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from plagcheck.gui.check.source_model import fold_text
from plagcheck.gui.leaveout.wishes import SOURCE
from plagcheck.gui.parts.row_models import ROW
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.library.deciding import decide
from plagcheck.library.library import Library
from plagcheck.model.document import Document
from plagcheck.model.entry import IncomingDocument, Likeness, Origin
from tests import word_salad
from tests.gui.conftest import WAIT_MS, check

# The offscreen platform knows no size hints, nor popups that are raised.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "This plugin does not support")

SHARED = word_salad.words(1, 80)


@pytest.fixture
def work(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> MainWindow:
    """A paper is checked that draws on two versions of one work, of which one has 20 words more."""
    texts = {
        "last.txt": SHARED[:60] + word_salad.words(2, 40),
        "draft.txt": SHARED[40:] + word_salad.words(3, 40),
    }
    with Library.open(window.controllers.session.library_path, create=True) as library:
        for name, words in texts.items():
            library.add([IncomingDocument(Document(name, " ".join(words)), Origin(name))])
        decide(library, [entry.id for entry in library.documents()], Likeness.VERSIONS)
    place = tmp_path / "paper.txt"
    place.write_text(" ".join(SHARED + word_salad.words(4, 80)), encoding="utf-8")
    check(window, place, qtbot)
    return window


def test_a_work_is_left_out_as_a_whole(work: MainWindow, qtbot: QtBot) -> None:
    result = work.check.result
    assert result.shown is not None
    assert len(result.shown.result.leaders) == 2  # each has a passage of its own
    result.view.setFocus()
    popup = work.check.asking.popup
    match = result.shown.matches[0]
    work.check.asking.ask(match, SOURCE, work.mapToGlobal(work.rect().center()))

    with qtbot.waitSignal(work.check.asking.counted, timeout=WAIT_MS):
        qtbot.keyClick(popup, Qt.Key.Key_Return)

    shown = work.check.result.shown
    assert shown is not None
    assert shown.result.matched_words == 0
    told = [entry.what for entry in shown.whole.listed]
    assert sorted(told) == ["draft.txt", "last.txt"]
    with qtbot.waitSignal(work.check.asking.counted, timeout=WAIT_MS):
        work.undo()
    assert work.check.result.shown is not None
    assert work.check.result.shown.result.matched_words == 80


def test_it_is_said_that_a_source_has_versions_and_what_they_add(
    window: MainWindow, work: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    place = tmp_path / "other.txt"
    place.write_text(" ".join(SHARED[:68] + word_salad.words(5, 80)), encoding="utf-8")
    check(window, place, qtbot)

    model = window.check.result.sources.model()
    sentence = window.check.result.summary.sentence.text()
    assert "(1 more with these words only; 8 of them only in other versions)" in sentence
    rows = [model.index(row, 0).data(ROW) for row in range(model.rowCount())]
    assert [fold_text(row) for row in rows if row.folds] == [
        "Also as 1 more: versions of the same work, with 8 words more"
    ]
