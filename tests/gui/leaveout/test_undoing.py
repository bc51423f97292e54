"""Whatever is left out or restored, then undone, leaves the screen as it was, to the last word."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.model.adjusted import BY_TEACHER, Adjusted, Choice, Reason, Rules
from tests.gui.conftest import LEFT, WAIT_MS, add_past_work, check, settle
from tests.gui.leaveout.conftest import QUOTED, WORKS, own
from tests.gui.test_drafts import BOOKS
from tests.jobs.test_look_again import PAPER

CTRL = Qt.KeyboardModifier.ControlModifier

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # popups without a display


@pytest.fixture
def drafted(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> MainWindow:
    """A paper with quotes and references, checked while its own draft stood in the library.

    The draft holds all that others do, so two are folded under it, and one more comes forward when
    it is left out.
    """
    works = "\n".join(("References", *WORKS))
    rest = f"\n\nOne author says “{QUOTED}”, and {own(0, 60)}.\n\n{works}\n"
    folder = tmp_path / "library"
    folder.mkdir()
    for name, words in BOOKS.items():
        more = rest if name == "draft.txt" else ""
        (folder / name).write_text(f"{words}{more}", encoding="utf-8")
    add_past_work(window, folder, qtbot)
    path = tmp_path / "paper.txt"
    path.write_text(f"{PAPER}{rest}", encoding="utf-8")
    check(window, path, qtbot)
    idle(window, qtbot)
    return window


def idle(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until all is counted, looked for again and kept."""
    session = window.controllers.session
    runners = (session.check_runner, session.page_runner, session.history_runner)

    def is_idle() -> bool:
        settle()
        return not any(each.is_busy for each in runners)

    qtbot.waitUntil(is_idle, timeout=WAIT_MS)


@dataclass(frozen=True)
class Picture:
    """What is known of a check, and every word on its page."""

    adjusted: Adjusted
    rules: Rules
    choices: tuple[Choice, ...]
    rows: tuple[str, ...]
    labels: tuple[str, ...]


def picture(window: MainWindow) -> Picture:
    page, checked = window.check.result, window.controllers.check.on_screen
    assert checked is not None
    rows = [
        str(view.model().index(row, 0).data())
        for view in page.findChildren(QAbstractItemView)
        if view.model() is not None
        for row in range(view.model().rowCount())
    ]
    labels = [
        each.text()
        for each in (*page.findChildren(QLabel), *page.findChildren(QToolButton))
        if each.isVisibleTo(page)
    ]
    labels += [page.tabs.tabText(place) for place in range(page.tabs.count())]
    return Picture(
        checked.adjusted, checked.rules, checked.choices, tuple(rows), tuple(sorted(labels))
    )


class Desk:
    """All that a teacher can do about what counts."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window, self.qtbot, self.page = window, qtbot, window.check.result

    def leave_out(self, what: str, reason: Reason = Reason.CITED) -> None:
        self.page.go_to("1a")
        self.page.view.setFocus()
        self.qtbot.keyClick(self.page.view, Qt.Key.Key_L)
        popup = self.window.check.asking.popup
        popup.what[what].click()
        popup.why[reason].click()
        self.qtbot.mouseClick(popup.agree, LEFT)

    def keep_apart(self) -> None:
        self.qtbot.mouseClick(self.page.notice.agree, LEFT)

    def switch(self, name: str) -> None:
        self.qtbot.mouseClick(self.page.summary.left_out.buttons[name], LEFT)

    def restore_row(self) -> None:
        """The last row of the ledger."""
        self.page.tabs.setCurrentIndex(3)
        rows = self.page.ledger.list
        rows.setCurrentIndex(rows.model().index(rows.model().rowCount() - 1, 0))
        self.qtbot.keyClick(rows, Qt.Key.Key_Delete)

    def restore_match(self) -> None:
        assert self.page.shown is not None
        hollow = next(match for match in self.page.shown.matches if match.is_left_out)
        self.page.go_to(hollow.key)
        self.page.view.setFocus()
        self.qtbot.keyClick(self.page.view, Qt.Key.Key_L)

    def restore_all(self) -> None:
        self.page.tabs.setCurrentIndex(3)
        self.qtbot.mouseClick(self.page.ledger.restore_all, LEFT)

    def undo(self) -> None:
        self.qtbot.keyClick(self.window, Qt.Key.Key_Z, CTRL)

    def do(self, action: Callable[[], object]) -> Picture:
        with self.qtbot.waitSignal(self.window.check.asking.counted, timeout=WAIT_MS):
            action()
        return self.look()

    def look(self) -> Picture:
        """What there is to see, once every list has been filled."""
        idle(self.window, self.qtbot)
        for tab in (*range(self.page.tabs.count()), 0):
            self.page.tabs.setCurrentIndex(tab)
            settle()
        self.page.go_to("1a")
        settle()
        return picture(self.window)

    def by_teacher(self) -> dict[str, Callable[[], object]]:
        """Choices, which the ledger restores."""
        found: dict[str, Callable[[], object]] = {"keep apart": self.keep_apart}
        for reason in BY_TEACHER:
            for what in ("match", "source"):
                found[f"{what}, {reason}"] = lambda w=what, r=reason: self.leave_out(w, r)
        return found


def test_every_kind_of_choice_is_undone_exactly(drafted: MainWindow, qtbot: QtBot) -> None:
    desk = Desk(drafted, qtbot)
    first = desk.look()
    assert "2 more: hardly any shared words beyond those of source 1" in first.rows
    actions = desk.by_teacher() | {
        "phrase": lambda: desk.leave_out("phrase"),
        "quotations": lambda: desk.switch("quotations"),
        "bibliography": lambda: desk.switch("bibliography"),
        "restore row": desk.restore_row,
        "restore match": desk.restore_match,
        "restore all": desk.restore_all,
    }
    for name, action in actions.items():
        assert desk.do(action) != first, name
        assert desk.do(desk.undo) == first, name


def test_a_choice_that_is_restored_leaves_nothing_behind(drafted: MainWindow, qtbot: QtBot) -> None:
    desk = Desk(drafted, qtbot)
    first = desk.look()
    for name, action in desk.by_teacher().items():
        assert desk.do(action) != first, name
        assert desk.do(desk.restore_row) == first, name


def test_several_choices_are_undone_one_by_one(drafted: MainWindow, qtbot: QtBot) -> None:
    desk = Desk(drafted, qtbot)
    pictures = [desk.look()]
    for action in (
        lambda: desk.switch("quotations"),
        desk.keep_apart,
        lambda: desk.leave_out("match"),
        desk.restore_all,
    ):
        pictures.append(desk.do(action))
    pictures.pop()
    while pictures:
        assert desk.do(desk.undo) == pictures.pop()


def test_what_was_undone_is_in_the_history_as_it_was(drafted: MainWindow, qtbot: QtBot) -> None:
    desk, history = Desk(drafted, qtbot), drafted.controllers.history
    first = picture(drafted)
    desk.do(desk.keep_apart)
    desk.do(desk.undo)
    qtbot.waitUntil(lambda: len(history.past) == 1, timeout=WAIT_MS)
    idle(drafted, qtbot)
    (number,) = history.past
    with qtbot.waitSignal(drafted.controllers.check.saved_opened, timeout=WAIT_MS):
        drafted.controllers.check.open_saved(number)
    idle(drafted, qtbot)
    kept = picture(drafted).adjusted.before.sources
    assert [each.entry.name for each in kept] == [
        each.entry.name for each in first.adjusted.before.sources
    ]
