"""Several files hold the text of a source: what is said of one of them is said of no other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from plagcheck.gui.leaveout.ledger import LedgerRow, ledger_of
from plagcheck.gui.leaveout.wishes import SOURCE
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.model.adjusted import Adjusted, Reason
from plagcheck.report.as_json import check_object
from plagcheck.report.build import Subject, report_of
from plagcheck.report.content import Audience, ReportOptions
from plagcheck.report.languages.wording import LANGUAGES, Wording
from plagcheck.report.text import as_text
from tests.gui.conftest import LEFT, WAIT_MS
from tests.gui.test_drafts import BOOKS, check_among, numbers
from tests.jobs.test_look_again import PAPER
from tests.report.subjects import MADE

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", "propagateSizeHints")

ADA, BEN = "Ash_Ada_draft.txt", "Birch_Ben_essay.txt"
DOUBLES = {
    ADA: BOOKS["draft.txt"],
    BEN: BOOKS["draft.txt"],
    **{name: text for name, text in BOOKS.items() if name != "draft.txt"},
}


@pytest.fixture
def doubles(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> MainWindow:
    """A paper whose draft two students have handed in."""
    check_among(window, DOUBLES, PAPER, tmp_path, qtbot)
    return window


def adjusted(window: MainWindow) -> Adjusted:
    checked = window.controllers.check.on_screen
    assert checked is not None
    return checked.adjusted


def keep_apart(window: MainWindow, name: str, qtbot: QtBot) -> None:
    """Choose one file in the menu of the question."""
    notice = window.check.result.notice
    menu = notice.agree_to.menu()
    action = next(each for each in menu.actions() if each.text() == name)
    menu.popup(notice.mapToGlobal(QPoint(0, 0)))
    with qtbot.waitSignal(window.check.asking.counted, timeout=WAIT_MS):
        qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())


def test_a_double_steps_forward_when_one_file_is_kept_apart(
    doubles: MainWindow, qtbot: QtBot
) -> None:
    before = adjusted(doubles).result.matched_words
    keep_apart(doubles, ADA, qtbot)

    assert set(numbers(doubles)) == {BEN}
    assert adjusted(doubles).result.matched_words == before
    (row,) = (each for each in rows(doubles) if each.entry.is_by_teacher)
    model = doubles.check.result.ledger.list.ledger
    assert ADA in model.text(row)
    assert f"the same text still counts in {BEN}" in model.text(row)

    notice = doubles.check.result.notice  # the other file is asked about by itself
    assert notice.asks
    assert BEN in notice.text.accessibleName()
    assert ADA not in notice.text.accessibleName()
    with qtbot.waitSignal(doubles.check.looking.found, timeout=WAIT_MS):
        qtbot.mouseClick(notice.agree, LEFT)
    qtbot.waitUntil(lambda: "third.txt" in numbers(doubles), timeout=WAIT_MS)
    assert adjusted(doubles).result.matched_words < before
    (row,) = (each for each in rows(doubles) if each.entry.is_by_teacher)
    assert f"{ADA}, {BEN}" in model.text(row)


def rows(window: MainWindow) -> list[LedgerRow]:
    return list(ledger_of(adjusted(window)).rows)


def test_either_file_may_be_the_draft(doubles: MainWindow, qtbot: QtBot) -> None:
    keep_apart(doubles, BEN, qtbot)
    assert set(numbers(doubles)) == {ADA}
    (source,) = adjusted(doubles).result.leaders
    assert source.entry.same_files == ()


def test_the_popup_says_which_files_are_meant(doubles: MainWindow, qtbot: QtBot) -> None:
    result, asking = doubles.check.result, doubles.check.asking
    assert result.shown is not None
    asking.ask(result.shown.matches[0], SOURCE, QPoint(0, 0))
    popup = asking.popup
    popup.why[Reason.CITED].click()
    assert popup.files.isVisible()
    assert ADA in popup.files.text()
    assert BEN in popup.files.text()

    popup.why[Reason.OWN_WORK].click()
    (action,) = (each for each in popup.file.menu().actions() if each.text() == BEN)
    action.trigger()
    assert popup.file.text() == BEN
    with qtbot.waitSignal(asking.counted, timeout=WAIT_MS):
        qtbot.mouseClick(popup.agree, LEFT)
    assert set(numbers(doubles)) == {ADA}


def test_all_files_of_a_source_left_out_are_named(doubles: MainWindow, qtbot: QtBot) -> None:
    result, asking = doubles.check.result, doubles.check.asking
    assert result.shown is not None
    asking.ask(result.shown.matches[0], SOURCE, QPoint(0, 0))
    asking.popup.why[Reason.OTHER].click()
    with qtbot.waitSignal(asking.counted, timeout=WAIT_MS):
        qtbot.mouseClick(asking.popup.agree, LEFT)
    (line,) = check_object("paper", adjusted(doubles))["left_out"]
    assert line["what"] == f"{ADA}, {BEN}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_reports_name_both_files_and_copies_neither(
    doubles: MainWindow, qtbot: QtBot, language: str
) -> None:
    keep_apart(doubles, ADA, qtbot)
    found, say = adjusted(doubles), Wording(language)
    (line,) = check_object("paper", found)["left_out"]
    assert (line["what"], line["still_counts_in"]) == (ADA, [BEN])
    subject = Subject(found, {}, MADE)
    whole = as_text(report_of(subject, ReportOptions(), say), say)
    assert say("still counts", names=BEN) in " ".join(whole.split())
    assert ADA in whole
    for wanted in (ReportOptions(Audience.STUDENT), ReportOptions(with_names=False)):
        report = report_of(subject, wanted, say)
        told = as_text(report, say) + json.dumps(check_object("paper", report.checked))
        assert not any(name in told for name in ("Ada", "Ben"))
