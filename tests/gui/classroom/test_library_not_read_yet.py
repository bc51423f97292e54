"""A class dropped while the library is being read, or filled, is compared with it all the same."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from plagcheck import paths
from plagcheck.gui.classroom.preview.preview_page import PreviewPage
from plagcheck.gui.jobs import library_jobs
from plagcheck.gui.jobs.controllers import Controllers
from plagcheck.gui.jobs.import_follower import ImportFollower
from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work
from plagcheck.gui.jobs.library_jobs import LibraryContents
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.jobs import add as add_jobs
from plagcheck.model.entry import AddOutcome
from tests.gui.classroom.handed_in import read, run
from tests.gui.conftest import WAIT_MS, add_folder, settle
from tests.word_salad import text

PATIENCE_S = 30


@pytest.fixture
def gate() -> Iterator[threading.Event]:
    """What waits behind it goes on when the test opens it, or ends."""
    made = threading.Event()
    yield made
    made.set()


@pytest.fixture
def books(tmp_path: Path) -> Path:
    folder = tmp_path / "books"
    folder.mkdir()
    for number in range(6):
        (folder / f"book {number}.txt").write_text(text(number, 300), encoding="utf-8")
    return folder


@pytest.fixture
def papers(tmp_path: Path) -> Path:
    """Ada copied from the first book, Bea from none."""
    folder = tmp_path / "Essays"
    for name, words in (
        ("Ada Ash", f"{text(90, 80)} {text(0, 300)}"),
        ("Bea Birch", text(91, 200)),
    ):
        (folder / name).mkdir(parents=True)
        (folder / name / "paper.txt").write_text(words, encoding="utf-8")
    return folder


def hold_reading(monkeypatch: pytest.MonkeyPatch, gate: threading.Event) -> None:
    """The library takes its time to be read."""
    real = library_jobs.read_library

    def read_library(student_work: tuple[str, ...]) -> Work[LibraryContents]:
        def work(keeper: Keeper, watcher: Watcher) -> LibraryContents:
            gate.wait(PATIENCE_S)
            return real(student_work)(keeper, watcher)

        return work

    monkeypatch.setattr(library_jobs, "read_library", read_library)


def hold_import(monkeypatch: pytest.MonkeyPatch, gate: threading.Event) -> None:
    """An import stores file after file, and rests after the second."""
    monkeypatch.setattr(add_jobs, "BATCH_DOCUMENTS", 1)
    settled, real = [], ImportFollower.file_settled

    def file_settled(importing: ImportFollower, outcome: AddOutcome, same_as: str) -> None:
        real(importing, outcome, same_as)
        settled.append(outcome)
        if len(settled) == 2:
            gate.wait(PATIENCE_S)

    monkeypatch.setattr(ImportFollower, "file_settled", file_settled)


def offered(preview: PreviewPage) -> list[str]:
    return list(preview.compare.collections)


def is_compared_with_library(window: MainWindow, qtbot: QtBot) -> bool:
    """Whether Ada's paper is found in the book it was copied from."""
    run(window, qtbot)
    shown = window.classroom.controller.on_screen
    assert shown is not None
    (ada,) = (paper for paper in shown.result.papers if paper.student.name == "Ada Ash")
    return shown.shares[ada.id] > 0.7


def test_collections_are_offered_during_the_first_import(
    window: MainWindow,
    books: Path,
    papers: Path,
    gate: threading.Event,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    preview = read(window, papers, qtbot)
    settle()
    assert offered(preview) == []
    hold_import(monkeypatch, gate)
    window.controllers.library.add([books], "Books")
    window.go_to("classroom")
    qtbot.waitUntil(lambda: offered(preview) == ["Books"])
    assert window.controllers.library.is_adding
    assert "being added" in preview.compare.state.text()
    assert preview.compare.state.isVisible()
    assert is_compared_with_library(window, qtbot)


def test_what_is_stored_by_then_is_compared_though_the_preview_was_quicker(
    window: MainWindow,
    books: Path,
    papers: Path,
    gate: threading.Event,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hold_import(monkeypatch, gate)
    with qtbot.waitSignal(window.controllers.library.import_started, timeout=WAIT_MS) as started:
        window.controllers.library.add([books], "Books")
    _, importing = started.args
    seen: list[object] = []
    importing.files_settled.connect(seen.extend)
    qtbot.waitUntil(lambda: bool(seen))
    window.go_to("check")
    preview = read(window, papers, qtbot)
    qtbot.waitUntil(lambda: offered(preview) == ["Books"])
    assert is_compared_with_library(window, qtbot)


@pytest.fixture
def unread_window(
    application: QApplication,
    window: MainWindow,
    books: Path,
    gate: threading.Event,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[MainWindow]:
    """A second start: the library has books, but is not read yet."""
    add_folder(window, books, qtbot)
    assert window.controllers.session.stop()
    hold_reading(monkeypatch, gate)
    controllers = Controllers()
    made = MainWindow(controllers)
    qtbot.addWidget(made)
    with qtbot.waitSignal(made.filled, timeout=WAIT_MS):
        made.show()
        made.warm_up()
        controllers.library.read_library()
    yield made
    gate.set()
    assert controllers.session.stop()


def test_class_dropped_before_the_library_is_read_is_compared_with_it(
    unread_window: MainWindow, papers: Path, qtbot: QtBot
) -> None:
    preview = read(unread_window, papers, qtbot)
    assert unread_window.controllers.library.state is None
    qtbot.waitUntil(lambda: offered(preview) == ["Course texts"])
    assert is_compared_with_library(unread_window, qtbot)


def test_preview_says_that_the_library_is_being_read(
    unread_window: MainWindow, papers: Path, gate: threading.Event, qtbot: QtBot
) -> None:
    """Even a look at its collections has to wait, as long as another program writes them."""
    session = unread_window.controllers.session
    preview = read(unread_window, papers, qtbot)
    session.check_runner.start(lambda *_: gate.wait(PATIENCE_S), "busy")
    preview.compare.show_unknown()
    unread_window.classroom.offer.look()
    assert preview.compare.state.text() == "The library is being read."
    assert preview.compare.state.isVisible()
    gate.set()
    qtbot.waitUntil(lambda: offered(preview) == ["Course texts"])
    assert not preview.compare.state.isVisible()


def test_class_can_be_compared_without_a_library_that_cannot_be_read(
    window: MainWindow, papers: Path, qtbot: QtBot
) -> None:
    paths.library_file().write_bytes(b"no library at all" * 400)
    preview = read(window, papers, qtbot)
    qtbot.waitUntil(lambda: preview.compare.state.text() == "The library cannot be read.")
    assert preview.compare.state.isVisible()
    run(window, qtbot)
    shown = window.classroom.controller.on_screen
    assert shown is not None
    assert shown.result.searched is None
