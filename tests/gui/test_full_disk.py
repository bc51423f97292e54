"""A disk without room: it is told, nothing is lost, and work goes on when there is room."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from plagcheck import paths, settings
from plagcheck.gui.library.import_model import row_text
from plagcheck.gui.shell import geometry
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.library.integrity import verify
from plagcheck.library.library import Library
from tests.gui.conftest import WAIT_MS, add_folder, check
from tests.small_disk import run_on_small_disk

SIZE = 4 << 20
INSIDE = "PLAGCHECK_TEST_SMALL_DISK"
INSIDE_TESTS = ("test_library", "test_reading", "test_history", "test_settings")


def test_a_full_disk_is_told_and_harms_nothing(tmp_path: Path) -> None:
    """Runs the tests below with all that plagcheck keeps on a small disk."""
    tests = [f"{__file__}::{name}" for name in INSIDE_TESTS]
    inside = [sys.executable, "-m", "pytest", "-qx", "-p", "no:cacheprovider", *tests]
    run = run_on_small_disk(tmp_path, SIZE, inside, {INSIDE: str(tmp_path)})
    assert run.returncode == 0, run.stdout[-3000:]
    assert "4 passed" in run.stdout


inside_only = pytest.mark.skipif(INSIDE not in os.environ, reason="run by the test above")


@pytest.fixture
def data_dir(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Path:
    folder = Path(os.environ.get(INSIDE, ""), request.node.name)
    monkeypatch.setenv("PLAGCHECK_DATA_DIR", str(folder))
    return folder


class Filler:
    """Takes all the room there is."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "filler"
        file = os.open(self._path, os.O_WRONLY | os.O_CREAT)
        try:
            while True:
                os.write(file, bytes(4096))
        except OSError:
            os.close(file)

    def go(self) -> None:
        self._path.unlink()


def message(window: MainWindow) -> str:
    return f"{window.message.title.text()}. {window.message.text.text()}"


@inside_only
def test_library(window: MainWindow, texts: Path, data_dir: Path, qtbot: QtBot) -> None:
    full = Filler(data_dir)
    add_folder(window, texts, qtbot)
    assert message(window).startswith(
        "There is no space left for library.plagcheck. Everything added before is safe."
    )
    window.library.imports.show_all()
    rows = window.library.imports.model
    assert {row_text(rows.row(place)) for place in range(rows.rowCount())} >= {"Not added"}
    full.go()
    add_folder(window, texts, qtbot)
    assert window.controllers.library.state is not None
    assert window.controllers.library.state.summary.documents == 2
    with Library.open(paths.library_file()) as library:
        assert verify(library) == []


@inside_only
def test_reading(
    texts: Path, essay: Path, data_dir: Path, qtbot: QtBot, request: pytest.FixtureRequest
) -> None:
    """A disk that was full before the window was opened hinders no check."""
    data_dir.mkdir()
    with Library.open(paths.library_file(), create=True) as library:
        library.add_text("tides", (texts / "tides.txt").read_text())
    full = Filler(data_dir)
    window = request.getfixturevalue("window")
    assert window.controllers.library.state.summary.documents == 1
    check(window, essay, qtbot)
    assert window.check.result.shown.result.similarity > 0
    add_folder(window, texts, qtbot)
    assert "There is no space left for library.plagcheck." in message(window)
    full.go()
    add_folder(window, texts, qtbot)
    assert window.controllers.library.state.summary.documents == 2
    check(window, essay, qtbot)


@inside_only
def test_history(
    window: MainWindow, texts: Path, essay: Path, data_dir: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    check(window, essay, qtbot)
    qtbot.waitUntil(lambda: len(window.controllers.history.past) == 1, timeout=WAIT_MS)
    full = Filler(data_dir)
    with qtbot.waitSignal(window.controllers.session.went_wrong, timeout=WAIT_MS):
        check(window, essay, qtbot)
    told = "There is no space left for records.db. Everything saved before is safe."
    qtbot.waitUntil(lambda: told in message(window), timeout=WAIT_MS)
    assert window.check.result.shown is not None
    full.go()
    check(window, essay, qtbot)
    qtbot.waitUntil(lambda: len(window.controllers.history.past) == 2, timeout=WAIT_MS)


@inside_only
def test_settings(window: MainWindow, data_dir: Path, qtbot: QtBot) -> None:
    window.controllers.session.change(reading_size=20)
    geometry.store(window, "light", 100)
    before = paths.window_file().read_bytes()
    full = Filler(data_dir)
    told: list[object] = []
    window.controllers.session.went_wrong.connect(told.append)
    window.controllers.session.change(reading_size=21)
    window.controllers.session.change(reading_size=22)
    assert len(told) == 1
    assert message(window).startswith("There is no space left for settings")
    geometry.store(window, "light", 100)
    assert paths.window_file().read_bytes() == before
    assert settings.load(paths.settings_file()).reading_size == 20
    assert not list(data_dir.glob("*.new"))
    full.go()
    window.controllers.session.change(reading_size=23)
    assert settings.load(paths.settings_file()).reading_size == 23
