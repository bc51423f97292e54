"""The copy of an older format goes with the first removal, and the Library page says so."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from plagcheck import paths
from plagcheck.gui.shell.main_window import MainWindow
from tests.conftest import PROJECT
from tests.gui.conftest import WAIT_MS, settle
from tests.gui.test_removing import remove_first

FIRST_FORMAT = PROJECT / "tests" / "golden" / "files" / "format-1.plagcheck.gz"


@pytest.fixture
def older_copy(data_dir: Path) -> Path:
    """Where it will be, of a library that the window opens."""
    library = paths.library_file()
    library.parent.mkdir(parents=True, exist_ok=True)
    library.write_bytes(gzip.decompress(FIRST_FORMAT.read_bytes()))
    return library.with_name(f"{library.name}.format-1")


def test_a_copy_that_goes_is_told_until_that_is_closed(
    older_copy: Path, window: MainWindow, qtbot: QtBot
) -> None:
    window.go_to("library")
    qtbot.waitUntil(lambda: window.controllers.library.state is not None, timeout=WAIT_MS)
    assert older_copy.exists()
    assert not window.library.copies_gone.isVisible()

    remove_first(window, qtbot)

    assert not older_copy.exists()
    assert window.library.copies_gone.isVisible()
    said = "An older copy of the library, library.plagcheck.format-1, was removed as well."
    assert window.library.copies_gone.text.text() == said
    window.library.copies_gone.close_button.click()
    remove_first(window, qtbot)
    settle()
    assert not window.library.copies_gone.isVisible()


def test_erasing_a_student_from_the_library_tells_it_too(
    older_copy: Path, window: MainWindow, qtbot: QtBot
) -> None:
    library = window.controllers.library
    qtbot.waitUntil(lambda: library.state is not None, timeout=WAIT_MS)
    assert library.state is not None
    entry = library.state.entries[0]
    with qtbot.waitSignal(library.library_read, timeout=WAIT_MS):
        library.erase_student(Path(entry.name).stem, [entry.id])
    settle()
    window.go_to("library")

    assert not older_copy.exists()
    assert window.library.copies_gone.isVisible()
