"""Documents that are removed in the window: no byte of them stays, or it is said."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from plagcheck import Library, paths
from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.conftest import WAIT_MS, add_folder, settle


def remove_first(window: MainWindow, qtbot: QtBot) -> str:
    library = window.controllers.library
    assert library.state is not None
    entry = library.state.entries[0]
    with qtbot.waitSignals([library.removed, library.library_read], timeout=WAIT_MS):
        library.remove([entry.id])
    settle()
    return entry.name


def held() -> bytes:
    return b"\0".join(file.read_bytes() for file in paths.data_dir().glob("library*"))


def test_what_another_program_reads_is_said_and_goes_with_the_next_removal(
    window: MainWindow, texts: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    window.go_to("library")

    with Library.open(paths.library_file(), read_only=True) as reader, reader.snapshot():
        assert len(reader.documents()) > 1
        name = remove_first(window, qtbot)
        assert window.library.traces.isVisible()
        assert name.encode() in held()

    other = remove_first(window, qtbot)
    assert not window.library.traces.isVisible()
    gone = (name.encode(), other.encode())
    qtbot.waitUntil(lambda: not any(each in held() for each in gone), timeout=WAIT_MS)
