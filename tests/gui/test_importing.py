"""While files are being added: checks go on, closing asks, and the next start goes on."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from plagcheck import paths
from plagcheck.gui.jobs.controllers import Controllers
from plagcheck.gui.jobs.job_runner import Keeper, Watcher
from plagcheck.gui.jobs.library_jobs import Imported
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.jobs import add
from plagcheck.library.library import Library
from tests.gui.conftest import LEFT, WAIT_MS, add_folder, drop

# The offscreen platform knows no size hints.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

FILES = 1500


@pytest.fixture
def many(tmp_path: Path) -> Path:
    folder = tmp_path / "many"
    folder.mkdir()
    for number in range(FILES):
        words = " ".join(f"w{number}y{place}" for place in range(200))
        (folder / f"{number:04}.txt").write_text(words, encoding="utf-8")
    return folder


@pytest.fixture
def writing(window: MainWindow) -> Iterator[threading.Event]:
    """The library is in the middle of being written until the event is set."""
    begun, go_on = threading.Event(), threading.Event()

    def write(keeper: Keeper, watcher: Watcher) -> None:
        library = keeper.library
        with library.store.transaction():
            library.store.set_fact("note:test", "half")
            begun.set()
            go_on.wait(60)

    window.controllers.session.library_runner.start(write, "write")
    assert begun.wait(30)
    yield go_on
    go_on.set()


def test_a_check_does_not_wait_for_an_import(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot, request: pytest.FixtureRequest
) -> None:
    add_folder(window, texts, qtbot)
    go_on = request.getfixturevalue("writing")

    with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
        drop(window, [essay], "check", qtbot)
    assert window.check.result.sources.model().rowCount() == 1
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        window.check.open_pair(1, "1a")
    assert not go_on.is_set()


def test_a_check_finds_what_was_added_a_moment_ago(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot
) -> None:
    for expected in (0, 1):
        with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS) as checked:
            drop(window, [essay], "check", qtbot)
        assert checked.args is not None
        assert len(checked.args[0].shown.sources) == expected
        add_folder(window, texts, qtbot)


def test_library_can_be_copied_and_rebuilt_between_checks(
    window: MainWindow, texts: Path, essay: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    check, library = window.controllers.check, window.controllers.library
    for job in (lambda: library.back_up(tmp_path / "copy.plagcheck"), library.rebuild):
        with qtbot.waitSignal(check.checked, timeout=WAIT_MS):
            drop(window, [essay], "check", qtbot)
        with qtbot.waitSignal(job().succeeded, timeout=WAIT_MS):
            pass
    with qtbot.waitSignal(check.checked, timeout=WAIT_MS) as checked:
        drop(window, [essay], "check", qtbot)
    assert checked.args is not None
    assert len(checked.args[0].shown.sources) == 1


def test_a_rebuild_waits_for_the_check_that_reads_and_can_be_cancelled(
    window: MainWindow, texts: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    begun, go_on = threading.Event(), threading.Event()

    def read(keeper: Keeper, watcher: Watcher) -> int:
        documents = len(keeper.library)
        begun.set()
        go_on.wait(60)
        return documents

    reading = window.controllers.session.check_runner.start(read, "read")
    assert begun.wait(30)
    copy = tmp_path / "copy.plagcheck"
    with qtbot.waitSignal(window.controllers.library.back_up(copy).succeeded, timeout=WAIT_MS):
        pass  # a copy waits for nobody
    assert copy.is_file()

    job = window.controllers.library.rebuild()
    with qtbot.waitSignal(job.started, timeout=WAIT_MS):
        pass
    with qtbot.waitSignal(job.cancelled, timeout=WAIT_MS):
        job.cancel()

    second = window.controllers.library.rebuild()
    with qtbot.waitSignals([reading.succeeded, second.succeeded], timeout=WAIT_MS):
        go_on.set()


def test_closing_during_an_import_asks(
    window: MainWindow, texts: Path, writing: threading.Event, qtbot: QtBot
) -> None:
    drop(window, [texts], "add", qtbot)
    qtbot.waitUntil(lambda: window.controllers.library.is_adding)

    assert not window.close()
    assert window.imports.question.isVisible()
    qtbot.mouseClick(window.imports.question.stay, LEFT)
    assert window.isVisible()

    window.close()
    with qtbot.waitSignal(window.library.imports.settled, timeout=WAIT_MS):
        writing.set()
    qtbot.waitUntil(lambda: not window.imports.question.isVisible(), timeout=WAIT_MS)
    assert window.close()


def test_a_window_without_an_import_closes_at_once(
    window: MainWindow, texts: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    assert window.close()


def leave(window: MainWindow, qtbot: QtBot) -> None:
    """Close the window in spite of an import, and wait for its end as the program does."""
    window.close()
    qtbot.mouseClick(window.imports.question.leave, LEFT)
    assert not window.isVisible()
    assert window.controllers.session.stop()


@pytest.fixture
def next_window(qtbot: QtBot) -> Iterator[list[MainWindow]]:
    made: list[MainWindow] = []
    yield made
    for window in made:
        assert window.controllers.session.stop()


def start_again(made: list[MainWindow], qtbot: QtBot) -> MainWindow:
    controllers = Controllers()
    window = MainWindow(controllers)
    made.append(window)
    qtbot.addWidget(window)
    with qtbot.waitSignals([controllers.library.library_read, window.filled], timeout=WAIT_MS):
        window.show()
        window.warm_up()
        controllers.library.read_library()
    return window


def test_the_next_start_offers_the_rest_and_adds_it(
    window: MainWindow,
    many: Path,
    next_window: list[MainWindow],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(add, "BATCH_DOCUMENTS", 50)  # so that some are stored before the others
    seen: list[str] = []
    with qtbot.waitSignal(window.controllers.library.import_started, timeout=WAIT_MS) as started:
        drop(window, [many], "add", qtbot)
    assert started.args is not None

    def leave_after_some(items: list[object]) -> None:
        if window.isVisible():
            seen.extend(item.outcome.path for item in items if isinstance(item, Imported))
            if seen:
                leave(window, qtbot)

    started.args[0].produced.connect(leave_after_some)
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=WAIT_MS)
    with Library.open(window.controllers.session.library_path, read_only=True) as stored:
        assert {entry.path for entry in stored.documents()} >= set(seen)
    assert paths.imports_file().is_file()

    again = start_again(next_window, qtbot)
    assert again.message.isVisible()
    assert "not finished" in again.message.title.text()
    with qtbot.waitSignals(
        [again.library.imports.settled, again.controllers.library.library_read], timeout=WAIT_MS
    ):
        qtbot.mouseClick(again.message.action, LEFT)
    assert not again.message.isVisible()
    assert again.library.imports.model.total == FILES - len(seen)
    with Library.open(again.controllers.session.library_path, read_only=True) as stored:
        assert len(stored) == FILES
    assert not paths.imports_file().exists()


def test_the_rest_can_be_declined_for_good(
    window: MainWindow,
    texts: Path,
    writing: threading.Event,
    next_window: list[MainWindow],
    qtbot: QtBot,
) -> None:
    drop(window, [texts], "add", qtbot)
    qtbot.waitUntil(lambda: window.controllers.library.is_adding)
    window.close()
    qtbot.mouseClick(window.imports.question.leave, LEFT)
    writing.set()
    assert window.controllers.session.stop()

    again = start_again(next_window, qtbot)
    assert "texts" in again.message.text.text()
    qtbot.mouseClick(again.message.close_button, LEFT)
    assert not paths.imports_file().exists()


def test_cancel_is_not_offered_again(
    window: MainWindow, texts: Path, writing: threading.Event, qtbot: QtBot
) -> None:
    drop(window, [texts], "add", qtbot)
    qtbot.waitUntil(lambda: window.controllers.library.is_adding)
    assert paths.imports_file().is_file()
    qtbot.mouseClick(window.library.imports.cancel, LEFT)
    with qtbot.waitSignal(window.library.imports.settled, timeout=WAIT_MS):
        writing.set()
    assert not paths.imports_file().exists()


@pytest.mark.parametrize("stored", ["", "[{}]", '[{"paths": 1}]', "{", '[{"paths": []}]'])
def test_a_note_that_cannot_be_read_offers_nothing(
    data_dir: Path, next_window: list[MainWindow], qtbot: QtBot, application: object, stored: str
) -> None:
    data_dir.mkdir()
    paths.imports_file().write_text(stored)
    again = start_again(next_window, qtbot)
    assert not again.message.isVisible()
