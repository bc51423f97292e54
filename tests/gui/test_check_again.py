"""Check again: what the teacher kept apart stays apart, as long as it is there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from plagcheck.gui.jobs.open_check import OpenCheck
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.model.adjusted import Choice, Reason, Rules
from plagcheck.model.document import Span
from tests.gui.conftest import LEFT, WAIT_MS
from tests.gui.test_drafts import draft, keep_apart, numbers  # noqa: F401 (a fixture)
from tests.jobs.test_look_again import PAPER

LEDGER = 3  # the tab


@pytest.fixture
def apart(draft: MainWindow, qtbot: QtBot) -> MainWindow:  # noqa: F811
    """A paper that was checked, and its draft kept apart, as the history has it."""
    history, first = draft.controllers.history, on_screen(draft).record
    keep_apart(draft, qtbot)
    qtbot.waitUntil(lambda: first not in history.past and len(history.past) == 1)
    return draft


def on_screen(window: MainWindow) -> OpenCheck:
    checked = window.controllers.check.on_screen
    assert checked is not None
    return checked


def again(window: MainWindow, qtbot: QtBot) -> OpenCheck:
    with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
        qtbot.mouseClick(window.check.result.again, LEFT)
    return on_screen(window)


def changed(window: MainWindow, action: Callable[[], object], qtbot: QtBot) -> None:
    """Change the library and wait until it was read."""
    with qtbot.waitSignal(window.controllers.library.library_read, timeout=WAIT_MS):
        action()


def draft_id(window: MainWindow) -> int:
    sources = on_screen(window).result.sources
    return next(each.id for each in sources if each.entry.name == "draft.txt")


def told(window: MainWindow) -> list[str]:
    """The ledger as it is read aloud."""
    window.check.result.tabs.setCurrentIndex(LEDGER)
    model = window.check.result.ledger.list.model()
    return [str(model.index(place, 0).data()) for place in range(model.rowCount())]


def test_a_draft_that_was_kept_apart_stays_apart(apart: MainWindow, qtbot: QtBot) -> None:
    before = on_screen(apart)
    checked = again(apart, qtbot)

    assert checked is not before
    assert checked.choices == before.choices
    assert checked.adjusted.result.similarity == before.adjusted.result.similarity
    assert set(numbers(apart)) == {"first.txt", "second.txt", "third.txt"}
    assert not apart.check.result.notice.isVisible()
    (line,) = told(apart)
    assert "draft.txt · Own earlier work" in line

    history = apart.controllers.history
    qtbot.waitUntil(lambda: checked.record in history.past, timeout=WAIT_MS)
    assert checked.record is not None
    assert history.past[checked.record].line.share == checked.adjusted.result.similarity


def test_a_draft_that_is_no_longer_there_is_not_spoken_of(apart: MainWindow, qtbot: QtBot) -> None:
    gone = draft_id(apart)
    changed(apart, lambda: apart.controllers.library.remove([gone]), qtbot)
    checked = again(apart, qtbot)

    assert checked.choices == ()
    assert set(numbers(apart)) == {"first.txt", "second.txt", "third.txt"}
    assert told(apart) == []


def test_a_draft_that_has_another_number_now_is_known_by_its_text(
    apart: MainWindow, qtbot: QtBot
) -> None:
    then = draft_id(apart)
    changed(apart, lambda: apart.controllers.library.remove([then]), qtbot)
    changed(apart, apart.library.undo, qtbot)
    checked = again(apart, qtbot)

    assert draft_id(apart) != then
    assert [(each.source_id, each.reason) for each in checked.choices] == [
        (draft_id(apart), Reason.OWN_WORK)
    ]
    assert "draft.txt" not in numbers(apart)


def test_a_reopened_check_keeps_it_apart_too(apart: MainWindow, qtbot: QtBot) -> None:
    check, before = apart.controllers.check, on_screen(apart)
    assert before.record is not None
    with qtbot.waitSignal(check.saved_opened, timeout=WAIT_MS):
        check.open_saved(before.record)
    checked = again(apart, qtbot)

    assert checked.choices == before.choices
    assert set(numbers(apart)) == {"first.txt", "second.txt", "third.txt"}


def test_a_check_made_again_in_the_history_knows_a_source_by_its_text(
    apart: MainWindow, qtbot: QtBot
) -> None:
    check, history = apart.controllers.check, apart.controllers.history
    before, then = on_screen(apart), draft_id(apart)
    assert before.record is not None
    changed(apart, lambda: apart.controllers.library.remove([then]), qtbot)
    changed(apart, apart.library.undo, qtbot)
    with qtbot.waitSignal(history.checked_again, timeout=WAIT_MS) as made:
        history.check_saved_again(before.record)
    assert made.args is not None
    with qtbot.waitSignal(check.saved_opened, timeout=WAIT_MS):
        check.open_saved(made.args[2])

    assert [each.source_id for each in on_screen(apart).choices] == [draft_id(apart)]
    assert draft_id(apart) != then
    assert set(numbers(apart)) == {"first.txt", "second.txt", "third.txt"}


def test_places_of_a_paper_that_was_changed_are_not_left_out(
    apart: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    """A match is left out by where it stands: in another text there is something else."""
    checked = on_screen(apart)
    source = next(each for each in checked.result.sources if each.entry.name == "first.txt")
    match = Choice(source.id, source.matches[0].submission, Reason.CITED)
    phrases = ("such a barrage",)
    checked.choices = (*checked.choices, match)
    checked.rules = Rules(phrases=phrases, restored=(Span(0, 9),))
    (tmp_path / "paper.txt").write_text(f"Another beginning. {PAPER}", encoding="utf-8")
    checked = again(apart, qtbot)

    assert [(each.source_id, each.span) for each in checked.choices] == [(draft_id(apart), None)]
    assert checked.rules.restored == ()
    assert checked.rules.phrases == phrases  # wherever they stand
    assert checked.rules.quotations  # by the settings


def test_a_draft_that_was_denied_is_not_asked_about_again(
    draft: MainWindow,  # noqa: F811
    qtbot: QtBot,
) -> None:
    notice = draft.check.result.notice
    qtbot.mouseClick(notice.deny, LEFT)
    again(draft, qtbot)

    assert "draft.txt" in numbers(draft)
    assert not notice.isVisible()
