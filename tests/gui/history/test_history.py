"""The history: kept, listed, opened again, checked again, deleted and brought back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from plagcheck import paths
from plagcheck.gui.history.history_screen import HistoryScreen
from plagcheck.gui.jobs.controllers import Controllers
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.history.records import Records
from plagcheck.model.decisions import Decision, Status
from tests.gui.conftest import LEFT, TIDES, WAIT_MS, add_folder, check, check_class, drop

CTRL = Qt.KeyboardModifier.ControlModifier


def go_to_history(window: MainWindow, qtbot: QtBot) -> HistoryScreen:
    qtbot.keyClick(window, Qt.Key.Key_4, CTRL)
    assert window.pages.currentWidget() is window.history
    qtbot.waitUntil(lambda: not window.controllers.session.history_runner.is_busy, timeout=WAIT_MS)
    QApplication.processEvents()  # until all stands where it is shown
    return window.history


def check_and_keep(window: MainWindow, path: Path, qtbot: QtBot) -> int:
    """Drop a paper, and wait until it is in the history; returns its number there."""
    with qtbot.waitSignal(window.controllers.history.line_changed, timeout=WAIT_MS) as kept:
        check(window, path, qtbot)
    assert kept.args is not None
    return int(kept.args[0].id)


def reopen(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """Close the program and start it again."""
    window.close()
    assert window.controllers.session.stop()
    controllers = Controllers()
    made = MainWindow(controllers)
    qtbot.addWidget(made)
    with qtbot.waitSignals(
        [controllers.library.library_read, controllers.history.history_read], timeout=WAIT_MS
    ):
        made.show()
        made.warm_up()
        controllers.library.read_library()
    return made


@pytest.mark.pages_ahead
def test_check_is_kept_and_opens_as_it_was_after_a_new_start(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    number = check_and_keep(window, essay, qtbot)
    first = window.controllers.check.on_screen
    assert first is not None
    assert first.record == number
    window.controllers.check.decide(Decision(Status.TO_DISCUSS, "Ask about page 2."))
    essay.unlink()
    again = reopen(window, qtbot)
    with qtbot.waitSignal(again.controllers.library.library_read, timeout=WAIT_MS):
        state = again.controllers.library.state
        assert state is not None
        again.controllers.library.remove([entry.id for entry in state.entries])

    history = go_to_history(again, qtbot)
    assert history.table.chosen()[0].line.name == "essay.txt"
    assert history.preview.decision.note.toPlainText() == "Ask about page 2."
    with qtbot.waitSignal(again.controllers.check.saved_opened, timeout=WAIT_MS):
        qtbot.keyClick(history.table, Qt.Key.Key_Return)
    second = again.controllers.check.on_screen
    assert second is not None
    assert second.result == first.result
    assert second.decision == Decision(Status.TO_DISCUSS, "Ask about page 2.")
    assert second.adjusted.result.similarity == first.adjusted.result.similarity
    assert again.pages.currentWidget() is again.check
    assert again.check.result.summary.number.isVisible()
    assert "saved" in again.check.result.head.note.text()
    qtbot.waitUntil(lambda: not again.controllers.session.page_runner.is_busy, timeout=WAIT_MS)
    with qtbot.waitSignal(again.controllers.check.pair_ready, timeout=WAIT_MS):
        again.check.result.open_current()
    other = again.check.pair.other
    qtbot.waitUntil(lambda: other.toPlainText().startswith("On tides."), timeout=WAIT_MS)
    assert again.controllers.session.stop()


def test_a_reopened_check_made_again_knows_the_library_it_was_made_with(
    window: MainWindow, essay: Path, qtbot: QtBot
) -> None:
    """Without it, reports name no library, and leaving a source out looks for no other."""
    number = check_and_keep(window, essay, qtbot)
    with qtbot.waitSignal(window.controllers.check.saved_opened, timeout=WAIT_MS):
        window.controllers.check.open_saved(number)
    first = window.controllers.check.on_screen
    assert first is not None
    assert first.result.library is not None
    with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
        qtbot.mouseClick(window.check.result.again, LEFT)
    again = window.controllers.check.on_screen
    assert again is not None
    assert again is not first
    assert again.result.library == first.result.library


def test_two_files_are_kept_and_open_side_by_side(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot
) -> None:
    with qtbot.waitSignals(
        [window.controllers.check.pair_ready, window.controllers.history.line_changed],
        timeout=WAIT_MS,
    ):
        drop(window, [essay, texts / "tides.txt"], "check", qtbot)
    history = go_to_history(window, qtbot)
    qtbot.mouseClick(history.kinds["check"], LEFT)
    assert history.none_fits.isVisible()
    qtbot.mouseClick(history.kinds["check"], LEFT)
    qtbot.mouseClick(history.kinds["pair"], LEFT)
    history.table.choose_first()
    assert not history.preview.changes.isVisible()
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        qtbot.mouseClick(history.preview.open, LEFT)
    assert window.check.currentWidget() is window.check.pair
    assert window.check.pair.paper.toPlainText().startswith("My essay begins")


def test_checking_again_tells_what_is_new_and_keeps_both(
    window: MainWindow, texts: Path, essay: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    number = check_and_keep(window, essay, qtbot)
    add_folder(window, texts, qtbot)
    history = go_to_history(window, qtbot)
    changes = history.preview.changes
    qtbot.waitUntil(lambda: "2 documents were added since" in changes.since.text(), timeout=WAIT_MS)
    with qtbot.waitSignal(window.controllers.history.checked_again, timeout=WAIT_MS):
        qtbot.mouseClick(changes.button, LEFT)
    assert changes.verdict.text().startswith("0\N{NO-BREAK SPACE}% then, ")
    told = [made.text() for made in changes._told.findChildren(type(changes.verdict))]
    assert any(text.startswith("New: tides") for text in told)
    assert history.model.lines() == 2
    assert window.controllers.history.past[number].line.matched_words == 0

    with qtbot.waitSignal(window.controllers.check.saved_opened, timeout=WAIT_MS):
        qtbot.mouseClick(changes.open, LEFT)
    assert window.controllers.check.on_screen is not None
    assert window.controllers.check.on_screen.result.matched_words > 30


def test_reopened_result_is_checked_again_without_its_file(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot
) -> None:
    number = check_and_keep(window, essay, qtbot)
    add_folder(window, texts, qtbot)
    essay.unlink()
    with qtbot.waitSignal(window.controllers.check.saved_opened, timeout=WAIT_MS):
        window.controllers.check.open_saved(number)
    with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
        qtbot.mouseClick(window.check.result.again, LEFT)
    assert window.controllers.check.on_screen is not None
    assert window.controllers.check.on_screen.result.matched_words > 30


def test_deleted_check_comes_back_with_undo(
    window: MainWindow, essay: Path, texts: Path, qtbot: QtBot
) -> None:
    first = check_and_keep(window, essay, qtbot)
    check_and_keep(window, texts / "mills.txt", qtbot)
    history = go_to_history(window, qtbot)
    history.table.choose(first)
    with qtbot.waitSignal(window.controllers.history.lines_removed, timeout=WAIT_MS):
        qtbot.keyClick(history.table, Qt.Key.Key_Delete)
    assert history.model.lines() == 1
    assert "1 check deleted" in window.message.title.text()
    with qtbot.waitSignal(window.controllers.history.history_read, timeout=WAIT_MS):
        qtbot.keyClick(window, Qt.Key.Key_Z, CTRL)
    assert history.model.lines() == 2
    with qtbot.waitSignal(window.controllers.check.saved_opened, timeout=WAIT_MS):
        window.controllers.check.open_saved(first)


def test_deleted_for_good_when_the_program_is_left(
    window: MainWindow, essay: Path, qtbot: QtBot
) -> None:
    check_and_keep(window, essay, qtbot)
    history = go_to_history(window, qtbot)
    with qtbot.waitSignal(window.controllers.history.lines_removed, timeout=WAIT_MS):
        qtbot.keyClick(history.table, Qt.Key.Key_Delete)
    assert window.controllers.session.stop()
    assert b"essay.txt" not in paths.records_file().read_bytes()


def test_search_filters_and_status(
    window: MainWindow, essay: Path, texts: Path, qtbot: QtBot
) -> None:
    check_and_keep(window, essay, qtbot)
    check_and_keep(window, texts / "mills.txt", qtbot)
    history = go_to_history(window, qtbot)
    qtbot.keyClick(history, Qt.Key.Key_F, CTRL)
    qtbot.keyClicks(history.search, "MILL")
    assert history.model.lines() == 1
    history.search.clear()
    mills = history.model.past(1)
    assert mills is not None
    history.table.choose(mills.id)
    box = history.preview.decision
    with qtbot.waitSignal(window.controllers.history.line_changed, timeout=WAIT_MS):
        qtbot.keyClick(box.status, Qt.Key.Key_Down)
    assert window.controllers.history.past[mills.id].line.status is Status.NO_CONCERN
    qtbot.mouseClick(history.states[Status.NOT_REVIEWED], LEFT)
    assert history.model.lines() == 1
    with qtbot.waitSignal(window.controllers.history.line_changed, timeout=WAIT_MS):
        qtbot.keyClick(window, Qt.Key.Key_Z, CTRL)
    assert history.model.lines() == 2


def test_what_is_being_written_is_not_replaced_by_what_was_kept_before(
    window: MainWindow, essay: Path, qtbot: QtBot
) -> None:
    check_and_keep(window, essay, qtbot)
    form = go_to_history(window, qtbot).preview.decision
    with qtbot.waitSignal(window.controllers.history.line_changed, timeout=WAIT_MS):
        qtbot.keyClicks(form.note, "Talked")
        form.keep()
        qtbot.keyClicks(form.note, " to Oak.")
    assert form.note.toPlainText() == "Talked to Oak."


def test_note_is_kept_when_writing_pauses(window: MainWindow, essay: Path, qtbot: QtBot) -> None:
    number = check_and_keep(window, essay, qtbot)
    history = go_to_history(window, qtbot)
    with qtbot.waitSignal(window.controllers.history.line_changed, timeout=WAIT_MS):
        qtbot.keyClicks(history.preview.decision.note, "Talked to Oak.")
    with Records.open(paths.records_file()) as records:
        assert records.line(number).note == "Talked to Oak."


def test_damaged_history_is_put_aside_and_told(
    window: MainWindow, essay: Path, qtbot: QtBot
) -> None:
    check_and_keep(window, essay, qtbot)
    # Whoever still has it open would mend it when closing.
    qtbot.waitUntil(lambda: not window.controllers.session.history_runner.is_busy, timeout=WAIT_MS)
    paths.records_file().write_bytes(b"this is no database" * 400)
    with qtbot.waitSignal(window.controllers.history.history_put_aside, timeout=WAIT_MS):
        window.controllers.history.read_history()
    assert "damaged" in window.message.title.text()
    assert paths.records_file().with_name("records.db.damaged").is_file()
    number = check_and_keep(window, essay, qtbot)
    assert number in window.controllers.history.past


@pytest.mark.pages_ahead
def test_old_history_is_taken_over_once(
    application: QApplication, data_dir: Path, essay: Path, qtbot: QtBot
) -> None:
    data_dir.mkdir(parents=True)
    line = (
        '{"when": "2025-03-01T10:00:00+00:00", "name": "old.txt", "path": "%s", "words": 120, '
        '"matched_words": 12, "share": 0.1, "sources": 1, "searched": 4}\n'
    )
    paths.history_file().write_text(line % essay.as_posix(), encoding="utf-8")
    controllers = Controllers()
    window = MainWindow(controllers)
    qtbot.addWidget(window)
    with qtbot.waitSignal(controllers.history.history_read, timeout=WAIT_MS):
        window.show()
        window.warm_up()
    history = go_to_history(window, qtbot)
    assert history.model.lines() == 1
    assert not history.preview.open.isEnabled()
    assert not paths.history_file().exists()
    with qtbot.waitSignal(controllers.check.checked, timeout=WAIT_MS):
        qtbot.keyClick(history.table, Qt.Key.Key_Return)
    assert controllers.session.stop()


@pytest.mark.pages_ahead
def test_too_old_checks_are_erased_at_the_start(
    window: MainWindow, essay: Path, texts: Path, qtbot: QtBot
) -> None:
    number = check_and_keep(window, essay, qtbot)
    check_and_keep(window, texts / "mills.txt", qtbot)
    window.controllers.session.change(keep_days=365)
    with Records.open(paths.records_file()) as records:
        saved = records.taken([number])
        records.erase([number])
    old = {
        name: tuple(_older(row) for row in rows) if name in saved.rows else rows
        for name, rows in saved.rows.items()
    }
    with Records.open(paths.records_file()) as records:
        records.put_back(type(saved)(saved.ids, old))
    again = reopen(window, qtbot)
    qtbot.waitUntil(lambda: number not in again.controllers.history.past, timeout=WAIT_MS)
    assert len(again.controllers.history.past) == 1
    assert "1 check was older" in again.message.title.text()
    assert TIDES.encode() not in paths.records_file().read_bytes()
    assert again.controllers.session.stop()


def _older(row: tuple[object, ...]) -> tuple[object, ...]:
    year = str(2026)
    return tuple(
        value.replace(year, "2020") if isinstance(value, str) and value.startswith(year) else value
        for value in row
    )


def test_check_is_shown_although_it_cannot_be_kept(
    window: MainWindow, essay: Path, qtbot: QtBot
) -> None:
    go_to_history(window, qtbot)
    with closing(sqlite3.connect(paths.records_file())) as newer:
        newer.execute("PRAGMA user_version = 99")
    with qtbot.waitSignal(window.controllers.session.went_wrong, timeout=WAIT_MS):
        check(window, essay, qtbot)
    assert window.check.currentWidget() is window.check.result
    assert "newer version" in window.message.title.text()


def test_class_of_the_history_opens_in_its_place(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    room = check_class(window, tmp_path / "class", qtbot)
    history = go_to_history(window, qtbot)
    assert history.preview.open.text() == "Open class"
    with qtbot.waitSignal(room.controller.changed, timeout=WAIT_MS):
        qtbot.keyClick(history.table, Qt.Key.Key_Return)
    assert window.pages.currentWidget() is room
    with qtbot.waitSignal(window.controllers.history.lines_removed, timeout=WAIT_MS):
        window.controllers.history.delete_checks(tuple(window.controllers.history.past))
    assert room.controller.path is None
