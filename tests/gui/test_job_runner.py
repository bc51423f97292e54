"""Jobs in the background: order of signals, errors, cancelling."""

from __future__ import annotations

import sqlite3
import threading
import time
import weakref
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from plagcheck.gui.jobs.history_jobs import DamagedHistory
from plagcheck.gui.jobs.job_runner import EVERY_S, Job, JobRunner, Keeper, Watcher
from plagcheck.gui.jobs.library_file import LibraryFile
from plagcheck.library.library import Library
from plagcheck.model.errors import NoText
from plagcheck.model.progress import Progress

pytestmark = pytest.mark.usefixtures("application")


@pytest.fixture
def runner(tmp_path: Path) -> JobRunner:
    return JobRunner(LibraryFile(tmp_path / "x.plagcheck"), writes=True)


def record(job: Job) -> list[str]:
    seen: list[str] = []
    for name in (
        "started",
        "progressed",
        "put_aside",
        "succeeded",
        "failed",
        "cancelled",
        "finished",
    ):
        getattr(job, name).connect(lambda *_, name=name: seen.append(name))
    return seen


def test_signals_come_in_order_and_in_the_main_thread(runner: JobRunner, qtbot: QtBot) -> None:
    threads = []

    def work(keeper: Keeper, watcher: Watcher) -> int:
        threads.append(threading.current_thread())
        watcher.progressed(Progress("x", 1, 2))
        watcher.put_aside(DamagedHistory(Path("records.db"), 3))
        return 7

    job = runner.start(work, "test")
    seen = record(job)
    job.succeeded.connect(lambda _: threads.append(threading.current_thread()))
    with qtbot.waitSignal(job.succeeded) as done, qtbot.waitSignal(job.finished):
        pass
    assert done.args == [7]
    assert seen == ["started", "progressed", "put_aside", "succeeded", "finished"]
    assert threads[0] is not threading.main_thread()
    assert threads[1] is threading.main_thread()
    assert runner.stop()


class _Found:
    """Something large that a job found."""


def test_what_a_finished_job_found_is_let_go_of(runner: JobRunner, qtbot: QtBot) -> None:
    found = _Found()
    seen = weakref.ref(found)

    def start(what: _Found) -> Job:
        job = runner.start(lambda keeper, watcher: what, "test")
        job.succeeded.connect(lambda result: record(job))  # a listener that holds the job
        return job

    with qtbot.waitSignal(start(found).finished):
        del found
    qtbot.waitUntil(lambda: seen() is None)
    assert runner.stop()


@pytest.mark.parametrize("error", [NoText("a.txt"), KeyError("a bug")])
def test_error_is_handed_over_and_the_next_job_runs(
    runner: JobRunner, qtbot: QtBot, error: Exception
) -> None:
    def fail(keeper: Keeper, watcher: Watcher) -> None:
        raise error

    first = runner.start(fail, "fails")
    seen = record(first)
    second = runner.start(lambda keeper, watcher: "fine", "works")
    with qtbot.waitSignal(second.succeeded) as done:
        pass
    assert seen == ["started", "failed", "finished"]
    assert done.args == ["fine"]
    assert runner.stop()


def test_cancel_stops_a_running_job_and_one_that_waits(runner: JobRunner, qtbot: QtBot) -> None:
    running = threading.Event()

    def forever(keeper: Keeper, watcher: Watcher) -> None:
        running.set()
        while True:
            watcher.check_cancelled()

    first = runner.start(forever, "forever")
    second = runner.start(lambda keeper, watcher: 1, "never")
    seen = record(second)
    assert running.wait(10)
    second.cancel()
    first.cancel()
    with qtbot.waitSignals([first.cancelled, second.finished]):
        pass
    assert seen == ["started", "cancelled", "finished"]
    assert not runner.is_busy
    assert runner.stop()


def test_progress_is_rate_limited_but_the_last_one_arrives(runner: JobRunner, qtbot: QtBot) -> None:
    spent: list[float] = []

    def work(keeper: Keeper, watcher: Watcher) -> None:
        began = time.monotonic()
        for done in range(2_001):
            watcher.progressed(Progress("x", done, 2_000))
        spent.append(time.monotonic() - began)

    job = runner.start(work, "busy")
    told: list[int] = []
    job.progressed.connect(lambda progress: told.append(progress.done))
    with qtbot.waitSignal(job.finished):
        pass
    assert told[-1] == 2_000
    assert len(told) <= spent[0] / EVERY_S + 2  # the first and the last one besides
    assert runner.stop()


def test_library_is_opened_once_and_closed_at_the_end(runner: JobRunner, qtbot: QtBot) -> None:
    opened: list[object] = []
    for _ in range(2):
        job = runner.start(lambda keeper, watcher: opened.append(keeper.library), "open")
    with qtbot.waitSignal(job.finished):
        pass
    assert runner.stop()
    assert opened[0] is opened[1]


def test_nothing_is_begun_after_the_end(runner: JobRunner, qtbot: QtBot) -> None:
    done: list[int] = []
    first = runner.start(lambda keeper, watcher: done.append(1), "first")
    with qtbot.waitSignal(first.finished):
        pass
    assert runner.stop()
    runner.start(lambda keeper, watcher: done.append(2), "too late")
    assert not runner.is_busy
    assert runner.stop()
    assert done == [1]


def test_two_threads_bring_an_old_library_up_to_date_once(tmp_path: Path, qtbot: QtBot) -> None:
    """The first start after an upgrade, with a paper to check at once."""
    old = tmp_path / "old.plagcheck"
    with Library.open(old, create=True) as made:
        made.add_text("tides", "when sun and moon stand in one line the range is largest")
    with closing(sqlite3.connect(old)) as db:
        db.execute("DROP INDEX origin_sha256")
        db.execute("DROP TABLE likeness")
        db.execute("DROP TABLE outline")
        db.execute("DROP TABLE collection")
        db.execute("PRAGMA user_version = 1")
        db.commit()
    for turn in range(8):
        file = LibraryFile(tmp_path / f"{turn}.plagcheck")
        file.path.write_bytes(old.read_bytes())
        both = threading.Barrier(2)

        def count(keeper: Keeper, watcher: Watcher, both: threading.Barrier = both) -> int:
            both.wait(10)
            return len(keeper.library)

        runners = [JobRunner(file, writes=True), JobRunner(file)]
        jobs = [runner.start(count, "count") for runner in runners]
        with qtbot.waitSignals([job.succeeded for job in jobs]):
            pass
        assert all(runner.stop() for runner in runners)
