"""Behind a draft that is kept apart: what was not looked for to the end is no all-clear."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from plagcheck.gui.jobs.open_check import OpenCheck
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.library.library import Library
from plagcheck.model.adjusted import Reason
from plagcheck.report.build import Subject, report_of
from plagcheck.report.content import ReportOptions
from plagcheck.report.languages.wording import Wording
from plagcheck.report.outline import outline_of
from tests.gui.conftest import LEFT, WAIT_MS, check_sample, drop
from tests.gui.test_drafts import BOOKS, check_among, numbers
from tests.jobs.test_behind_drafts import written
from tests.jobs.test_look_again import ONE, PAPER
from tests.word_salad import prose

UNKNOWN = "No other source is known yet."


@pytest.fixture
def draft(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> MainWindow:
    """A paper that was checked while its own draft hid its only source."""
    rng = random.Random(77)
    source = f"{prose(rng, 200)}\n\n{written(ONE.split(), 'edited', rng)}\n\n{prose(rng, 200)}"
    books = {"draft.txt": BOOKS["draft.txt"], "third.txt": source}
    check_among(window, books, PAPER, tmp_path, qtbot)
    qtbot.waitUntil(lambda: len(window.controllers.history.past) == 1, timeout=WAIT_MS)
    assert numbers(window) == {"draft.txt": 1}
    return window


def on_screen(window: MainWindow) -> OpenCheck:
    checked = window.controllers.check.on_screen
    assert checked is not None
    return checked


def hold(window: MainWindow, what: str = "check_runner") -> Callable[[], None]:
    """Checks, or whatever this does, wait until this is called."""
    go_on = threading.Event()
    getattr(window.controllers.session, what).start(lambda *_: go_on.wait(60), "wait")
    return go_on.set


def keep_apart(window: MainWindow, qtbot: QtBot) -> None:
    """Agree; what is looked for behind it has begun."""
    with qtbot.waitSignal(window.check.looking.started, timeout=WAIT_MS):
        qtbot.mouseClick(window.check.result.notice.agree, LEFT)


def wait_for(window: MainWindow, qtbot: QtBot) -> None:
    """Until nothing is on its way."""
    session = window.controllers.session
    runners = (session.check_runner, session.page_runner, session.history_runner)
    for _ in range(3):  # what has ended may begin something else
        qtbot.waitUntil(lambda: not any(each.is_busy for each in runners), timeout=WAIT_MS)


def kept_share(window: MainWindow) -> float:
    """As the history lists the paper."""
    lines = [past.line for past in window.controllers.history.past.values()]
    return next(line.share for line in lines if line.name == "paper.txt")


def reopen(window: MainWindow, qtbot: QtBot) -> None:
    history, check = window.controllers.history, window.controllers.check
    number = next(n for n, past in history.past.items() if past.line.name == "paper.txt")
    with qtbot.waitSignal(check.saved_opened, timeout=WAIT_MS):
        check.open_saved(number)


def test_nothing_is_claimed_while_it_is_being_looked_for(draft: MainWindow, qtbot: QtBot) -> None:
    summary, first = draft.check.result.summary, kept_share(draft)
    go_on = hold(draft)
    keep_apart(draft, qtbot)
    assert UNKNOWN in summary.sentence.text()
    assert draft.check.result.notice.cancel.isVisible()
    assert kept_share(draft) == first

    with qtbot.waitSignal(draft.check.looking.found, timeout=WAIT_MS):
        go_on()
    wait_for(draft, qtbot)

    assert numbers(draft) == {"third.txt": 2}
    assert UNKNOWN not in summary.sentence.text()
    assert kept_share(draft) == on_screen(draft).adjusted.result.similarity < first


def leave_at_once(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    other = tmp_path / "other.txt"
    other.write_text(prose(1, 200), encoding="utf-8")
    qtbot.mouseClick(window.check.result.notice.agree, LEFT)
    drop(window, [other], "check", qtbot)


def leave_for_another(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    other = tmp_path / "other.txt"
    other.write_text(prose(1, 200), encoding="utf-8")
    keep_apart(window, qtbot)
    with qtbot.waitSignal(window.controllers.check.check_started, timeout=WAIT_MS):
        drop(window, [other], "check", qtbot)


def close(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    keep_apart(window, qtbot)
    window.close()


def cancel(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    keep_apart(window, qtbot)
    qtbot.mouseClick(window.check.result.notice.cancel, LEFT)


@pytest.mark.parametrize("leave", [leave_at_once, leave_for_another, close, cancel])
def test_a_check_that_was_left_too_soon_is_looked_behind_when_it_is_opened(
    draft: MainWindow,
    tmp_path: Path,
    qtbot: QtBot,
    leave: Callable[[MainWindow, Path, QtBot], None],
) -> None:
    first, go_on = kept_share(draft), hold(draft)
    leave(draft, tmp_path, qtbot)
    go_on()
    wait_for(draft, qtbot)
    assert kept_share(draft) > 0  # as it was, or as it is without the draft

    reopen(draft, qtbot)
    wait_for(draft, qtbot)

    assert [choice.reason for choice in on_screen(draft).choices] == [Reason.OWN_WORK]
    assert numbers(draft) == {"third.txt": 2}
    assert 0 < kept_share(draft) == on_screen(draft).adjusted.result.similarity < first
    with qtbot.assertNotEmitted(draft.check.looking.started):  # once is enough
        reopen(draft, qtbot)
        wait_for(draft, qtbot)
    assert numbers(draft) == {"third.txt": 2}


def test_what_was_asked_for_is_left_out_though_another_paper_came_first(
    draft: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    other = tmp_path / "other.txt"
    other.write_text(prose(1, 200), encoding="utf-8")
    count = hold(draft, "page_runner")
    qtbot.mouseClick(draft.check.result.notice.agree, LEFT)
    with qtbot.waitSignal(draft.controllers.check.checked, timeout=WAIT_MS):
        drop(draft, [other], "check", qtbot)
    assert on_screen(draft).path == other
    count()
    wait_for(draft, qtbot)
    assert on_screen(draft).choices == ()

    reopen(draft, qtbot)

    assert [choice.reason for choice in on_screen(draft).choices] == [Reason.OWN_WORK]


def test_what_was_cancelled_says_so_and_can_be_gone_on_with(
    draft: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    result, go_on = draft.check.result, hold(draft)
    cancel(draft, tmp_path, qtbot)
    go_on()
    wait_for(draft, qtbot)
    assert "not looked for to the end" in result.notice.text.accessibleName()
    assert UNKNOWN in result.summary.sentence.text()
    assert "Not finished" in report_text(on_screen(draft))

    qtbot.mouseClick(result.notice.look, LEFT)
    wait_for(draft, qtbot)

    assert numbers(draft) == {"third.txt": 2}
    assert "Not finished" not in report_text(on_screen(draft))


def report_text(checked: OpenCheck) -> str:
    say = Wording("en")
    report = report_of(
        Subject(checked.on_screen, {}, datetime.now().astimezone()), ReportOptions(), say
    )
    return str(outline_of(report, say))


def test_where_another_library_is_at_hand_it_is_said_that_nothing_was_looked_for(
    draft: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    first, result = kept_share(draft), draft.check.result
    with Library.open(tmp_path / "two.plagcheck", create=True) as library:
        library.add_text("unrelated", prose(99, 300))
    with qtbot.waitSignal(draft.controllers.library.library_read, timeout=WAIT_MS):
        draft.controllers.library.use_library(tmp_path / "two.plagcheck")
    reopen(draft, qtbot)

    with qtbot.waitSignal(draft.check.looking.stopped, timeout=WAIT_MS):
        qtbot.mouseClick(result.notice.agree, LEFT)
    wait_for(draft, qtbot)

    assert "could not be looked for" in result.notice.text.accessibleName()
    assert UNKNOWN in result.summary.sentence.text()
    assert kept_share(draft) == first


@pytest.mark.qt_log_ignore("This plugin does not support")  # popups without a display
def test_the_sample_is_looked_behind_too(window: MainWindow, qtbot: QtBot) -> None:
    check_sample(window, qtbot)
    result, popup = window.check.result, window.check.asking.popup
    first = on_screen(window).adjusted.result.similarity
    result.go_to("1a")
    result.leave_out()
    popup.what["source"].setChecked(True)
    popup.why[Reason.OWN_WORK].click()
    with qtbot.waitSignal(window.check.looking.found, timeout=WAIT_MS):
        qtbot.keyClick(popup, Qt.Key.Key_Return)
    wait_for(window, qtbot)

    assert not on_screen(window).adjusted.is_unsearched
    assert on_screen(window).adjusted.result.similarity < first
