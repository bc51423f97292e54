"""A check is seen growing: the paper first, then each source; and it can be stopped on its way."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCharFormat
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from plagcheck.check import candidate_reader
from plagcheck.gui.check.source_model import MOST_WAITING, SourceModel
from plagcheck.gui.parts.row_models import ROW
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.model.document import Document
from tests import word_salad
from tests.gui.conftest import LEFT, WAIT_MS, add_folder, check, drop
from tests.gui.results import entry, shown_source


class Gate:
    """Lets the engine verify one candidate at a time, when the test says so."""

    def __init__(self) -> None:
        self._passes = threading.Semaphore(0)

    def open(self, times: int = 1) -> None:
        self._passes.release(times)

    def compare(self, *arguments: object) -> object:
        assert self._passes.acquire(timeout=WAIT_MS / 1000)
        return self._real(*arguments)

    def install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._real = candidate_reader.compare
        monkeypatch.setattr(candidate_reader, "compare", self.compare)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    made = Gate()
    made.install(monkeypatch)
    yield made
    made.open(1000)


@pytest.fixture
def borrowed(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> Path:
    """A paper that drew on four documents of the library, less and less."""
    folder = tmp_path / "sources"
    folder.mkdir()
    passages = [word_salad.text(seed, 100 - 20 * seed) for seed in range(4)]
    for number, passage in enumerate(passages):
        text = f"{word_salad.text(10 + number, 80)} {passage} {word_salad.text(20 + number, 80)}"
        (folder / f"source {number}.txt").write_text(text, encoding="utf-8")
    add_folder(window, folder, qtbot)
    paper = tmp_path / "paper.txt"
    own = word_salad.text(99, 60)
    paper.write_text(f"{own}\n\n" + f"\n\n{own}\n\n".join(passages), encoding="utf-8")
    return paper


def rows(window: MainWindow) -> list[str]:
    model = window.check.result.sources.model()
    shown = []
    for number in range(model.rowCount()):
        row = model.index(number, 0).data(ROW)
        shown.append(f"? {row.waits.name}" if row.waits else row.source.source.entry.name)
    return shown


def test_paper_is_shown_before_any_source_and_sources_follow_one_by_one(
    window: MainWindow, borrowed: Path, gate: Gate, qtbot: QtBot
) -> None:
    result = window.check.result
    drop(window, [borrowed], "check", qtbot)
    qtbot.waitUntil(lambda: window.check.currentWidget() is result, timeout=WAIT_MS)
    qtbot.waitUntil(lambda: len(rows(window)) == 4, timeout=WAIT_MS)

    assert result.view.toPlainText() == borrowed.read_text(encoding="utf-8")
    assert rows(window) == [f"? source {number}.txt" for number in range(4)]
    assert result.view.highlights == []
    assert not result.summary.isVisible()
    assert result.checking.isVisible()

    seen = [rows(window)]
    for number in range(3):
        gate.open()
        qtbot.waitUntil(lambda number=number: len(result.view.highlights) > number, timeout=WAIT_MS)
        seen.append(rows(window))
        assert not result.summary.isVisible()  # no number before all is verified
    for number, shown in enumerate(seen):
        found = [f"source {n}.txt" for n in range(number)]
        waiting = [f"? source {n}.txt" for n in range(number, 4)]
        assert shown == found + waiting

    with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
        gate.open()
    assert result.summary.isVisible()
    assert rows(window) == [f"source {number}.txt" for number in range(4)]
    assert result.current is not None


def test_paper_stays_where_it_was_scrolled_to(
    window: MainWindow, borrowed: Path, gate: Gate, qtbot: QtBot
) -> None:
    window.resize(960, 640)
    result = window.check.result
    drop(window, [borrowed], "check", qtbot)
    qtbot.waitUntil(lambda: result.view.verticalScrollBar().maximum() > 0, timeout=WAIT_MS)
    result.view.verticalScrollBar().setValue(3)
    block = result.view.firstVisibleBlock().blockNumber()

    with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
        gate.open(4)

    assert result.view.firstVisibleBlock().blockNumber() == block
    assert result.view.verticalScrollBar().value() == 3


def test_cancelling_keeps_what_was_verified_and_shows_no_number(
    window: MainWindow, borrowed: Path, gate: Gate, qtbot: QtBot
) -> None:
    result = window.check.result
    drop(window, [borrowed], "check", qtbot)
    gate.open(2)
    qtbot.waitUntil(lambda: len(result.view.highlights) == 2, timeout=WAIT_MS)
    result.checking.reveal()

    with qtbot.waitSignal(window.controllers.check.check_cancelled, timeout=WAIT_MS):
        qtbot.mouseClick(result.checking.cancel, LEFT)
        gate.open()

    assert window.check.currentWidget() is result
    assert not result.summary.isVisible()
    assert "Stopped" in result.checking.title.text()
    assert rows(window)[:2] == ["source 0.txt", "source 1.txt"]
    assert not any(row.startswith("?") for row in rows(window))
    assert window.history.model.rowCount() == 0

    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        qtbot.keyClick(result.view, Qt.Key.Key_Return)
    assert window.check.pair.other.toPlainText()


def test_next_check_begins_afresh(
    window: MainWindow, borrowed: Path, essay: Path, qtbot: QtBot
) -> None:
    check(window, borrowed, qtbot)
    check(window, essay, qtbot)
    result = window.check.result
    assert result.view.toPlainText().startswith("My essay begins")
    assert result.view.highlights == []
    cursor = result.view.textCursor()
    cursor.setPosition(5)
    assert cursor.charFormat() == QTextCharFormat()
    assert rows(window) == []


def test_source_model_grows_at_its_end_alone(qtmodeltester: ModelTester) -> None:
    model = SourceModel()
    model.begin(Document("p.txt", "word " * 60))
    model.grow(possible=[entry(n) for n in range(1, 12)])
    assert model.rowCount() == MOST_WAITING
    qtmodeltester.check(model)

    changed: list[int] = []
    model.rowsInserted.connect(lambda _, first, __: changed.append(first))
    model.rowsRemoved.connect(lambda _, first, __: changed.append(first))
    model.grow(found=[shown_source(1)], done=1)
    model.grow(found=[shown_source(2)], done=3)
    names = [
        f"? {row.waits.name}" if row.waits else row.source.source.entry.name
        for row in (model.index(place, 0).data(ROW) for place in range(4))
    ]
    assert names == ["source 1", "source 2", "? source 4", "? source 5"]
    assert min(changed[2:]) >= 1  # the first source stayed where it was
    assert not model.flags(model.index(2)) & Qt.ItemFlag.ItemIsSelectable
    qtmodeltester.check(model)
