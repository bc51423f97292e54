"""The list of the history: headings, filters, lines that come and go, many of them."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester

from plagcheck.gui.history.history_model import NAME, RESULT, HistoryModel
from plagcheck.gui.history.history_row import (
    LAST_WEEK,
    THIS_WEEK,
    TODAY,
    YESTERDAY,
    HistoryRow,
    group_of,
    past_of,
)
from plagcheck.history.saved import HistoryLine
from plagcheck.model.decisions import Status

NOW = datetime(2026, 11, 18, 12, tzinfo=UTC)  # a Wednesday


def past(number: int, days: float, name: str = "essay.txt", status: Status = Status.NOT_REVIEWED,
         kind: str = "check") -> HistoryRow:  # fmt: skip
    when = (NOW - timedelta(days=days)).isoformat()
    line = HistoryLine(number, when, name, "", "", 100, 0.07, 1, status, "", kind, f"/a/{name}",
                       matched_words=7)  # fmt: skip
    return past_of(line, NOW)


def test_days_stand_under_headings() -> None:
    today = date(2026, 11, 18)
    assert group_of(today, today) == TODAY
    assert group_of(date(2026, 11, 17), today) == YESTERDAY
    assert group_of(date(2026, 11, 16), today) == THIS_WEEK
    assert group_of(date(2026, 11, 9), today) == LAST_WEEK
    assert group_of(date(2026, 11, 8), today) == date(2026, 11, 1)
    assert group_of(date(2025, 2, 28), today) == date(2025, 2, 1)


def test_headings_are_rows_that_cannot_be_chosen(
    application: QApplication, qtmodeltester: ModelTester
) -> None:
    model = HistoryModel()
    model.show_past([past(3, 0), past(2, 40), past(1, 41, kind="pair")])
    assert model.headings() == [0, 2]
    assert model.index(0, 0).data() == "Today"
    assert not model.flags(model.index(0, 0)) & Qt.ItemFlag.ItemIsEnabled
    assert model.flags(model.index(1, 0)) & Qt.ItemFlag.ItemIsSelectable
    assert model.index(1, RESULT).data() == "7.0\N{NO-BREAK SPACE}%, 7 words, 1 source"
    assert model.lines() == 3
    qtmodeltester.check(model)


def test_lines_come_change_and_go(qtmodeltester: ModelTester) -> None:
    model = HistoryModel()
    model.show_past([past(2, 0), past(1, 3)])
    model.put(past(3, 1))
    names = [each.id for each in model.all]
    assert names == [2, 3, 1]
    model.put(past(3, 1, status=Status.CONFIRMED))
    assert [each.id for each in model.all] == names
    model.narrow(statuses=[Status.CONFIRMED])
    assert model.lines() == 1
    model.put(past(3, 1, status=Status.NO_CONCERN))  # it does not fit any more
    assert model.lines() == 0
    model.narrow("ESSAY", statuses=[])
    assert model.lines() == 3
    model.take_out([3, 2])
    assert model.lines() == 1
    qtmodeltester.check(model)


def test_many_lines_are_filtered_by_kind_and_words() -> None:
    model = HistoryModel()
    every = [past(n, n / 40, f"paper {n}.txt", kind="pair" if n % 2 else "check")
             for n in range(20_000)]  # fmt: skip
    model.show_past(every)
    assert model.lines() == 20_000
    model.narrow("19999", ["pair"])
    assert model.lines() == 1
    assert model.index(1, NAME).data() == "paper 19999.txt"
    assert model.row_of(19_999) == 1
