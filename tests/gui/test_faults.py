"""Unexpected errors: shown once, logged without names, and never in the way."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from plagcheck.gui.jobs.job_runner import JobRunner, Keeper, Watcher
from plagcheck.gui.jobs.library_file import LibraryFile
from plagcheck.gui.shell.crash_dialog import CrashDialog, details_of
from plagcheck.gui.shell.faults import start_log, trace_of
from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.conftest import WAIT_MS


def an_error() -> ValueError:
    try:
        raise ValueError("Casey Cedar wrote this sentence")
    except ValueError as error:
        return error


def test_details_say_where_but_not_what_about() -> None:
    details = details_of(an_error())
    assert "ValueError" in details
    assert "an_error" in details
    assert "Casey" not in details


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform knows no size hints
def test_only_one_window_is_shown_at_a_time(window: MainWindow, qtbot: QtBot) -> None:
    window.crashes.show_error(an_error())
    window.crashes.show_error(an_error())
    (shown,) = window.findChildren(CrashDialog)
    shown.close()


@pytest.mark.usefixtures("application")
def test_log_holds_no_names(tmp_path: Path, qtbot: QtBot) -> None:
    log = tmp_path / "deep" / "plagcheck.log"
    start_log(log)
    handler = logging.getLogger("plagcheck").handlers[-1]
    runner = JobRunner(LibraryFile(tmp_path / "x.plagcheck"))

    def fail(keeper: Keeper, watcher: Watcher) -> None:
        raise an_error()

    try:
        job = runner.start(fail, "check")
        with qtbot.waitSignal(job.finished, timeout=WAIT_MS):
            pass
    finally:
        assert runner.stop()
        logging.getLogger("plagcheck").removeHandler(handler)
        handler.close()
    written = log.read_text(encoding="utf-8")
    assert "check failed: ValueError" in written
    assert "Casey" not in written


def test_trace_names_files_of_the_program_only_by_their_end() -> None:
    assert str(Path(__file__).parent.parent) not in trace_of(an_error())
