"""A draft of the same paper in the library: asked about, kept apart, and no false all-clear."""

from __future__ import annotations

import random
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from plagcheck.gui.check.result_screen import DRAFT
from plagcheck.gui.jobs.job_runner import Job
from plagcheck.gui.jobs.open_check import OpenCheck
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.model.adjusted import Reason
from plagcheck.model.result import CheckResult
from tests.gui.conftest import LEFT, WAIT_MS, add_folder, add_past_work, check, check_class
from tests.jobs.test_behind_drafts import written
from tests.jobs.test_look_again import IN_OTHER_WORDS, ONE, OTHER, PAPER
from tests.word_salad import prose, text, words

BOOKS = {
    "draft.txt": PAPER.replace("such a barrage", "this barrage"),
    "first.txt": f"{text(6, 80)} {ONE} {text(7, 80)}",
    "second.txt": f"{text(8, 80)} {OTHER} {text(9, 80)}",
    "third.txt": f"{prose(10, 200)}\n\n{IN_OTHER_WORDS}\n\n{prose(11, 200)}",
}


def check_among(
    window: MainWindow, books: dict[str, str], paper: str, tmp_path: Path, qtbot: QtBot
) -> None:
    """Check a paper against these works of students."""
    folder = tmp_path / "library"
    folder.mkdir()
    for name, content in books.items():
        (folder / name).write_text(content, encoding="utf-8")
    add_past_work(window, folder, qtbot)
    path = tmp_path / "paper.txt"
    path.write_text(paper, encoding="utf-8")
    check(window, path, qtbot)


@pytest.fixture
def draft(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> MainWindow:
    """A paper that was checked while its own draft stood in the library."""
    check_among(window, BOOKS, PAPER, tmp_path, qtbot)
    qtbot.waitUntil(lambda: len(window.controllers.history.past) == 1, timeout=WAIT_MS)
    return window


def test_a_text_of_teaching_material_is_nobodys_draft(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    folder, path = tmp_path / "library", tmp_path / "paper.txt"
    folder.mkdir()
    (folder / "reader.txt").write_text(BOOKS["draft.txt"], encoding="utf-8")
    add_folder(window, folder, qtbot)
    path.write_text(PAPER, encoding="utf-8")
    check(window, path, qtbot)
    assert numbers(window) == {"reader.txt": 1}
    assert not window.check.result.notice.isVisible()


def numbers(window: MainWindow) -> dict[str, int]:
    """Sources that stand by themselves and count."""
    checked = window.controllers.check.on_screen
    assert checked is not None
    return {source.entry.name: source.number for source in checked.adjusted.result.leaders}


def test_draft_is_asked_about_and_counts_until_the_teacher_agrees(
    draft: MainWindow, qtbot: QtBot
) -> None:
    notice = draft.check.result.notice
    assert notice.isVisible()
    assert "Is this an earlier draft of the same paper?" in notice.text.accessibleName()
    assert "draft.txt" in notice.text.accessibleName()
    assert numbers(draft) == {"draft.txt": 1}
    before = draft.check.result.summary.number.text()

    qtbot.mouseClick(notice.deny, LEFT)
    assert not notice.isVisible()
    assert draft.check.result.summary.number.text() == before
    assert draft.controllers.check.on_screen is not None
    assert draft.controllers.check.on_screen.choices == ()


def keep_apart(window: MainWindow, qtbot: QtBot) -> None:
    """Agree, and wait until what was looked for again is counted, too."""
    asking, looking = window.check.asking, window.check.looking
    with qtbot.waitSignal(looking.found, timeout=WAIT_MS) as found:
        qtbot.mouseClick(window.check.result.notice.agree, LEFT)
    assert found.args is not None
    assert found.args[1] == 1
    with qtbot.waitSignal(asking.counted, timeout=WAIT_MS):
        pass


@pytest.mark.parametrize("answer", ["agree", "deny"])
def test_after_the_answer_the_keyboard_is_on_the_paper(
    draft: MainWindow, qtbot: QtBot, answer: str
) -> None:
    result = draft.check.result
    button = getattr(result.notice, answer)
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not result.notice.asks)
    assert QApplication.focusWidget() is result.view


def test_other_sources_count_when_the_draft_is_kept_apart(draft: MainWindow, qtbot: QtBot) -> None:
    result, checked = draft.check.result, draft.controllers.check.on_screen
    assert checked is not None
    names = {source.number: source.entry.name for source in checked.result.sources}
    assert "third.txt" not in names.values()

    keep_apart(draft, qtbot)

    assert [choice.reason for choice in checked.choices] == [Reason.OWN_WORK]
    assert set(numbers(draft)) == {"first.txt", "second.txt", "third.txt"}
    assert numbers(draft)["third.txt"] == len(names) + 1
    assert all(names[number] == name for name, number in numbers(draft).items() if number in names)
    assert checked.adjusted.result.matched_words >= 46 + 45
    assert result.summary.number.isVisible()
    assert "1 more source was found." in result.notice.text.accessibleName()
    assert result.shown is not None
    hollow = result.shown.source(1)
    assert (hollow.source.entry.name, hollow.is_left_out) == ("draft.txt", True)
    assert all(match.label.startswith("1") for match in hollow.matches)

    ctrl = Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(draft, Qt.Key.Key_Z, ctrl)
    qtbot.waitUntil(lambda: numbers(draft) == {"draft.txt": 1}, timeout=WAIT_MS)


def test_a_source_of_what_the_draft_rewords_is_no_all_clear(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    rng = random.Random(2)
    passage, own = words(rng, 60), [prose(rng, 150) for _ in range(2)]
    books = {
        "draft.txt": f"{written(passage, 'reworded', rng)}\n\n{own[0]}\n\n{own[1]}",
        "book.txt": f"{prose(rng, 200)}\n\n{written(passage, 'edited', rng)}",
    }
    inside = f"{prose(rng, 60)}\n\n{written(passage, 'copied', rng)}\n\n{prose(rng, 60)}"
    paper = f"{own[0]}\n\n{inside}\n\n{own[1]}"
    check_among(window, books, paper, tmp_path, qtbot)
    checked = window.controllers.check.on_screen
    assert checked is not None
    assert numbers(window) == {"draft.txt": 1}
    first = checked.adjusted.result.similarity

    keep_apart(window, qtbot)

    assert numbers(window) == {"book.txt": 2}
    assert 40 <= checked.adjusted.result.matched_words <= 60
    assert checked.adjusted.before.similarity == first
    assert window.check.result.summary.number.isVisible()


def test_what_was_found_later_is_in_the_history_too(draft: MainWindow, qtbot: QtBot) -> None:
    check, history = draft.controllers.check, draft.controllers.history
    (first,) = history.past
    keep_apart(draft, qtbot)
    qtbot.waitUntil(lambda: first not in history.past and len(history.past) == 1, timeout=WAIT_MS)
    before = check.on_screen
    assert before is not None
    (past,) = history.past.values()
    assert past.line.share == before.adjusted.result.similarity
    with qtbot.waitSignal(check.saved_opened, timeout=WAIT_MS):
        check.open_saved(past.id)
    assert check.on_screen is not None
    assert check.on_screen.is_reopened
    assert check.on_screen.adjusted.result.similarity == before.adjusted.result.similarity
    assert numbers(draft) == {
        source.entry.name: source.number for source in before.adjusted.result.leaders
    }


def test_looking_again_can_be_cancelled_and_has_another_chance(
    draft: MainWindow, qtbot: QtBot
) -> None:
    looking, notice = draft.check.looking, draft.check.result.notice
    jobs: list[Job[CheckResult | None]] = []

    def cancel(_: OpenCheck, job: Job[CheckResult | None]) -> None:
        jobs.append(job)
        assert notice.cancel.isVisible()
        qtbot.mouseClick(notice.cancel, LEFT)

    go_on = threading.Event()  # the job waits behind another, so that Cancel comes in time
    draft.controllers.session.check_runner.start(lambda *_: go_on.wait(60), "wait")
    looking.started.connect(cancel)
    with qtbot.waitSignal(looking.started, timeout=WAIT_MS):
        qtbot.mouseClick(notice.agree, LEFT)
    go_on.set()
    qtbot.waitUntil(lambda: not notice.cancel.isVisible(), timeout=WAIT_MS)
    assert set(numbers(draft)) == {"first.txt", "second.txt"}  # what is known counts

    looking.started.disconnect(cancel)
    checked = draft.controllers.check.on_screen
    assert checked is not None
    with qtbot.waitSignal(looking.found, timeout=WAIT_MS):
        assert looking.look(checked)


def test_class_mates_paper_is_not_taken_for_a_draft(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    room = check_class(window, tmp_path / "class", qtbot)
    with qtbot.waitSignal(room.controller.paper_ready, timeout=WAIT_MS):
        room.result.papers.open_current()
    checked = room.paper.checked
    assert checked is not None
    (mate,) = checked.result.sources
    assert mate.comparison.jaccard >= DRAFT
    assert not room.paper.result.notice.isVisible()


def test_a_reopened_check_is_looked_at_again_too(draft: MainWindow, qtbot: QtBot) -> None:
    check = draft.controllers.check
    (first,) = draft.controllers.history.past
    with qtbot.waitSignal(check.saved_opened, timeout=WAIT_MS):
        check.open_saved(first)

    keep_apart(draft, qtbot)

    assert set(numbers(draft)) == {"first.txt", "second.txt", "third.txt"}


@pytest.mark.qt_log_ignore("This plugin does not support")  # popups without a display
def test_part_of_a_draft_that_is_left_out_hides_nothing(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    """Two passages of a draft: the first is left out as own work, the other still counts."""
    folder, own = tmp_path / "library", text(41, 60)
    folder.mkdir()
    draft = f"{BOOKS['draft.txt']}\n\n{prose(42, 60)}\n\n{own}"
    for name, content in (BOOKS | {"draft.txt": draft}).items():
        (folder / name).write_text(content, encoding="utf-8")
    add_folder(window, folder, qtbot)
    path = tmp_path / "paper.txt"
    path.write_text(f"{PAPER}\n\n{prose(43, 200)}\n\n{own}", encoding="utf-8")
    check(window, path, qtbot)
    result, popup = window.check.result, window.check.asking.popup
    assert result.shown is not None
    assert [each.label for each in result.shown.source(1).matches][:2] == ["1a", "1b"]

    result.go_to("1a")
    result.leave_out()
    popup.what["match"].setChecked(True)
    popup.why[Reason.OWN_WORK].click()
    with qtbot.waitSignal(window.check.looking.found, timeout=WAIT_MS):
        qtbot.keyClick(popup, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "third.txt" in numbers(window), timeout=WAIT_MS)
    assert set(numbers(window)) == {"draft.txt", "first.txt", "second.txt", "third.txt"}


def reopen(window: MainWindow, qtbot: QtBot) -> None:
    """Open the only check that was kept, once all that happened to it is written."""
    check, session = window.controllers.check, window.controllers.session
    runners = (session.check_runner, session.history_runner)
    qtbot.waitUntil(lambda: not any(each.is_busy for each in runners), timeout=WAIT_MS)
    (number,) = window.controllers.history.past
    with qtbot.waitSignal(check.saved_opened, timeout=WAIT_MS):
        check.open_saved(number)


def test_no_is_kept_with_the_check(draft: MainWindow, qtbot: QtBot) -> None:
    notice = draft.check.result.notice
    reopen(draft, qtbot)
    assert notice.isVisible()
    qtbot.mouseClick(notice.deny, LEFT)
    reopen(draft, qtbot)
    assert not notice.isVisible()

    history = draft.controllers.history
    (first,) = history.past
    with qtbot.waitSignal(history.checked_again, timeout=WAIT_MS) as again:
        history.check_saved_again(first)
    assert again.args is not None
    with qtbot.waitSignal(draft.controllers.check.saved_opened, timeout=WAIT_MS):
        draft.controllers.check.open_saved(again.args[2])
    assert not notice.isVisible()


def test_no_is_kept_that_was_said_before_the_check_was(
    draft: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    history = draft.controllers.history
    history.delete_checks(tuple(history.past))
    qtbot.waitUntil(lambda: not history.past, timeout=WAIT_MS)
    check(draft, tmp_path / "paper.txt", qtbot)
    assert draft.controllers.check.on_screen is not None
    assert draft.controllers.check.on_screen.record is None
    qtbot.mouseClick(draft.check.result.notice.deny, LEFT)
    qtbot.waitUntil(lambda: len(history.past) == 1, timeout=WAIT_MS)
    reopen(draft, qtbot)
    assert not draft.check.result.notice.isVisible()


def test_restore_on_a_match_takes_back_the_choice_and_no_rule(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    quoted = text(30, 40)
    paper = f"{PAPER}\n\nAs she wrote, “{quoted}” (Smith 2001).\n\n{prose(31, 60)}"
    books = BOOKS | {"draft.txt": paper.replace("such a barrage", "this barrage")}
    books["quoted.txt"] = f"{text(32, 60)} {quoted} {text(33, 60)}"
    check_among(window, books, paper, tmp_path, qtbot)
    checked, result = window.controllers.check.on_screen, window.check.result
    assert checked is not None
    first = checked.adjusted.result.similarity
    keep_apart(window, qtbot)
    apart = checked.adjusted.result.similarity

    result.go_to("1a")
    with qtbot.waitSignal(window.check.asking.counted, timeout=WAIT_MS):
        qtbot.mouseClick(result.card.leave_out, LEFT)
    assert checked.adjusted.result.similarity == first
    assert not checked.rules.restored
    keep_apart(window, qtbot)
    assert checked.adjusted.result.similarity == apart


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_it_is_said_that_a_match_is_left_out_of_others_too(draft: MainWindow, qtbot: QtBot) -> None:
    result, asking = draft.check.result, draft.check.asking
    result.go_to("1a")
    result.leave_out()
    popup = asking.popup
    assert popup.what["match"].isChecked()
    assert popup.others.text() == "Also left out of 2 other sources that hold these words."
    popup.what["source"].setChecked(True)
    assert popup.others.isHidden()
    popup.what["match"].setChecked(True)
    popup.why[Reason.OWN_WORK].setChecked(True)
    assert popup.others.isHidden()
    popup.close()


def test_other_files_with_the_text_of_a_draft_are_named_before_they_are_kept_apart(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    """The same text came under the name of somebody else."""
    books = {"Ada Ash draft.txt": BOOKS["draft.txt"], "Ben Birch essay.txt": BOOKS["draft.txt"]}
    check_among(window, books, PAPER, tmp_path, qtbot)

    asked = window.check.result.notice.text.accessibleName()
    assert "Ada Ash draft.txt (same text: Ben Birch essay.txt)" in asked
    sources = window.check.result.sources.model()
    assert sources is not None
    assert "same text: Ben Birch essay.txt" in sources.index(0, 0).data(
        Qt.ItemDataRole.AccessibleTextRole
    )
    assert "Ben Birch essay.txt" in sources.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
