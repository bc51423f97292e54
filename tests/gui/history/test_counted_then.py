"""Checks that version 0.1.0 counted, in the window: as its list tells them, until they change."""

from __future__ import annotations

import gzip
import re
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from plagcheck import paths
from plagcheck.cli.main import main
from plagcheck.gui.check.kind_switches import legend
from plagcheck.gui.check.result_words import sentence
from plagcheck.gui.jobs.open_check import OpenCheck
from plagcheck.gui.parts.text_format import share
from plagcheck.gui.reading.pair_head import PairHead
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.history.records import Records
from plagcheck.history.saved import HistoryLine
from plagcheck.model.kinds import NAMES
from plagcheck.report.as_json import result_object
from plagcheck.report.build import Subject, report_of
from plagcheck.report.tables import source_table
from plagcheck.report.text import as_text
from tests.golden import plain
from tests.golden.test_golden import HERE, expected
from tests.gui.conftest import WAIT_MS
from tests.gui.reporting.test_report import open_report

THEN = expected("counted")
MADE = datetime(2026, 6, 4, 12, tzinfo=UTC)
SAYS = "counted by plagcheck 0.1.0"


@pytest.fixture
def data_dir(data_dir: Path) -> Path:
    """With a history of version 0.1.0."""
    data_dir.mkdir()
    golden = (HERE / "files" / "counted.db.gz").read_bytes()
    (data_dir / "records.db").write_bytes(gzip.decompress(golden))
    return data_dir


def opened(window: MainWindow, number: int, qtbot: QtBot) -> OpenCheck:
    with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
        window.controllers.check.open_saved(number)
    checked = window.controllers.check.on_screen
    assert checked is not None
    return checked


def line_of(number: int) -> HistoryLine:
    with Records.open(paths.records_file()) as records:
        return records.line(number)


def kept_checks() -> int:
    with Records.open(paths.records_file()) as records:
        return len(records.list())


def is_named(heads: PairHead, name: str) -> bool:
    return heads._paper_name.text() == name


def test_every_check_opens_with_the_number_of_its_line(window: MainWindow, qtbot: QtBot) -> None:
    for number in map(int, THEN):
        line, checked = line_of(number), opened(window, number, qtbot)
        found = result_object("", "", checked.adjusted)

        assert (found["matched_words"], found["similarity"]) == (line.matched_words, line.share)
        if line.kind == "check":
            summary = window.check.result.summary
            assert summary.number.text() == share(line.share)
            assert SAYS in summary.coverage.text()
            assert len(checked.shown.result.leaders) == line.sources
        else:
            heads = window.check.pair.heads
            qtbot.waitUntil(partial(is_named, heads, line.name), timeout=WAIT_MS)
            assert SAYS in heads._paper_note.text()
            assert share(line.share) in heads._paper_share.text()


def shares_told(legend: dict[str, str]) -> int:
    return sum("%" in text for kind, text in legend.items() if kind in NAMES)


def test_parts_of_then_add_up_or_are_not_told(window: MainWindow, qtbot: QtBot) -> None:
    told = []
    for number in map(int, THEN):
        checked = opened(window, number, qtbot)
        found = result_object("", "", checked.adjusted)
        parts = found["words_by_kind"]
        told.append(parts is not None)
        if parts is None:
            assert not shares_told(legend(checked.shown))
        else:
            assert sum(parts.values()) == found["matched_words"] + found["reworded_words"]
    assert any(told)  # or these checks try nothing


def test_sources_are_counted_as_the_history_counts_them(
    window: MainWindow, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in map(int, THEN):
        line, checked = line_of(number), opened(window, number, qtbot)
        if line.kind != "check":
            continue
        counted = f"{line.sources} source" + ("s" if line.sources > 1 else "")
        assert counted in re.sub("<.*?>", "", sentence(checked.shown))
        assert main(["history", "show", str(number)]) == 0
        assert re.search(f"(in|from) {counted}\\b", capsys.readouterr().out)
        report = report_of(Subject(checked.adjusted, {}, MADE))
        if checked.adjusted.result.matched_words:
            assert f"appears in {counted}" in " ".join(as_text(report).split())
        for row in source_table(report).rows:
            (listed,) = (each for each in report.sources if each.number == row[0])
            assert not (listed.is_weak and (row[3] or row[8]))  # a weak one counts nothing


def test_a_report_tells_the_number_and_the_version(window: MainWindow, qtbot: QtBot) -> None:
    line, checked = line_of(1), opened(window, 1, qtbot)
    made = open_report(window, qtbot).made
    assert made is not None
    assert made.report.result.matched_words == checked.adjusted.result.matched_words
    assert made.report.result.similarity == line.share
    assert made.report.result.counted_by == "0.1.0"


def test_with_something_else_left_out_it_is_counted_as_today(
    window: MainWindow, qtbot: QtBot
) -> None:
    number = 5  # 122 words then, 88 today
    before, checked = line_of(number), opened(window, number, qtbot)
    assert checked.adjusted.before.counted_by == "0.1.0"
    history = window.controllers.history
    for is_out in (False, True):
        with qtbot.waitSignal(history.line_changed, timeout=WAIT_MS):
            window.check.asking.switch("quotations", is_out)
        (shown,) = plain.printed("history", "show", str(number), "--history", paths.records_file())
        line = line_of(number)

        assert checked.record == number
        assert (line.when, kept_checks()) == (before.when, len(THEN))
        assert shown["counted_by"] is None
        assert (shown["matched_words"], shown["similarity"]) == (line.matched_words, line.share)
        assert window.check.result.summary.number.text() == share(line.share)
        assert SAYS not in window.check.result.summary.coverage.text()
    assert (before.matched_words, line.matched_words) == (122, 88)
