"""One library in the window and at the command line: each finishes, or says who holds it."""

from __future__ import annotations

import sqlite3
import subprocess
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from plagcheck import paths
from plagcheck.gui.library.import_model import row_text
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.library.integrity import verify
from plagcheck.library.library import Library
from tests import word_salad
from tests.conftest import RunPython
from tests.gui.conftest import LEFT, WAIT_MS, add_folder, check

TOLD = "is in use by another program"


@pytest.fixture
def paper(tmp_path: Path) -> Path:
    path = tmp_path / "from the command line.txt"
    path.write_text(word_salad.prose(1, 60))
    return path


@pytest.fixture
def filled(window: MainWindow, texts: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    """The window with two documents; in the end the library is sound, with nothing beside it."""
    add_folder(window, texts, qtbot)
    yield window
    assert window.controllers.session.stop()
    with Library.open(paths.library_file()) as library:
        assert verify(library) == []
    beside = {each.name for each in paths.data_dir().glob("library*")}
    assert beside == {paths.library_file().name}


def documents(window: MainWindow) -> int:
    state = window.controllers.library.state
    return state.summary.documents if state is not None else 0


def message(window: MainWindow) -> str:
    return f"{window.message.title.text()}. {window.message.text.text()}"


def said(ran: subprocess.CompletedProcess[bytes]) -> str:
    return (ran.stdout + ran.stderr).decode()


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (("add", "{library}", "{paper}"), 0),
        (("check", "{library}", "{paper}"), 0),
        (("library", "list", "{library}"), 0),
        (("library", "verify", "{library}"), 0),
        (("library", "remove", "{library}", "2", "--yes"), 0),
        (("library", "rebuild", "{library}"), 2),
    ],
    ids=lambda value: " ".join(value[:2]) if isinstance(value, tuple) else "",
)
def test_at_the_command_line_while_the_window_is_open(
    filled: MainWindow,
    essay: Path,
    paper: Path,
    plagcheck: RunPython,
    command: tuple[str, ...],
    code: int,
    qtbot: QtBot,
) -> None:
    ran = plagcheck(*(part.format(library=paths.library_file(), paper=paper) for part in command))
    assert (ran.returncode, TOLD in said(ran)) == (code, code == 2), said(ran)
    check(filled, essay, qtbot)
    result = filled.check.result.shown
    assert result is not None
    assert len(result.result.sources) == (0 if "remove" in command else 1)


@pytest.mark.parametrize("action", ["add", "remove", "rebuild"])
def test_at_the_command_line_while_the_window_writes(
    filled: MainWindow, writing: threading.Event, paper: Path, plagcheck: RunPython, action: str
) -> None:
    library = paths.library_file()
    ran = {
        "add": lambda: plagcheck("add", library, paper),
        "remove": lambda: plagcheck("library", "remove", library, "1", "--yes"),
        "rebuild": lambda: plagcheck("library", "rebuild", library),
    }[action]()
    assert ran.returncode == 2
    assert TOLD in said(ran)
    assert plagcheck("library", "list", library).returncode == 0
    writing.set()


@pytest.fixture
def held(filled: MainWindow) -> Iterator[sqlite3.Connection]:
    """Another program that writes, until it is closed."""
    with closing(sqlite3.connect(paths.library_file(), isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        yield holder


def test_adding_in_the_window_while_another_program_writes(
    filled: MainWindow, held: sqlite3.Connection, paper: Path, qtbot: QtBot
) -> None:
    folder = paper.parent / "more"
    folder.mkdir()
    paper.rename(folder / paper.name)
    with qtbot.waitSignal(filled.controllers.session.went_wrong, timeout=WAIT_MS):
        add_folder(filled, folder, qtbot)
    assert TOLD in message(filled)
    filled.library.imports.show_all()
    rows = filled.library.imports.model
    assert [row_text(rows.row(place)) for place in range(rows.rowCount())] == ["Not added"]
    held.close()
    add_folder(filled, folder, qtbot)
    assert documents(filled) == 3


@pytest.mark.parametrize("action", ["remove", "rebuild"])
def test_changing_it_in_the_window_while_another_program_writes(
    filled: MainWindow, held: sqlite3.Connection, essay: Path, qtbot: QtBot, action: str
) -> None:
    def change() -> None:
        if action == "remove":
            filled.controllers.library.remove([1])
        else:
            filled.library.rebuild(None)

    before = documents(filled)
    with qtbot.waitSignal(filled.controllers.session.went_wrong, timeout=WAIT_MS):
        change()
    assert TOLD in message(filled)
    check(filled, essay, qtbot)  # which needs no writing
    held.close()
    with qtbot.waitSignal(filled.controllers.library.library_read, timeout=WAIT_MS):
        change()
    assert documents(filled) == before - (action == "remove")


def test_rebuilding_in_the_window_while_another_program_reads(
    filled: MainWindow, essay: Path, qtbot: QtBot
) -> None:
    with Library.open(paths.library_file(), read_only=True) as other:
        with qtbot.waitSignal(filled.controllers.session.went_wrong, timeout=WAIT_MS):
            filled.library.rebuild(None)
        assert TOLD in message(filled)
        assert len(other) == 2
    check(filled, essay, qtbot)


def test_at_the_command_line_no_copy_takes_the_place_of_the_library_of_the_window(
    filled: MainWindow, paper: Path, plagcheck: RunPython, tmp_path: Path, qtbot: QtBot
) -> None:
    other = tmp_path / "other.plagcheck"
    assert plagcheck("add", other, paper).returncode == 0
    ran = plagcheck("library", "backup", other, paths.library_file(), "--yes")
    assert (ran.returncode, TOLD in said(ran)) == (2, True), said(ran)
    folder = tmp_path / "more"
    folder.mkdir()
    paper.rename(folder / paper.name)
    add_folder(filled, folder, qtbot)
    with Library.open(paths.library_file(), read_only=True) as library:
        assert len(library) == 3


def test_in_the_window_no_copy_takes_the_place_of_a_library_that_is_open_elsewhere(
    filled: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "other.plagcheck"
    monkeypatch.setattr(filled.chooser, "backup", lambda: other)
    with Library.open(other, create=True) as held:
        held.fold_in()
        with qtbot.waitSignal(filled.controllers.session.went_wrong, timeout=WAIT_MS):
            qtbot.mouseClick(filled.library.health.backup, LEFT)
        assert TOLD in message(filled)
    with Library.open(other) as held:
        assert len(held) == 0
