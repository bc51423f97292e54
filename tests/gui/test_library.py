"""The library page: add, look, remove, undo, verify, back up."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from plagcheck import Library
from plagcheck.gui.jobs.controllers import Controllers
from plagcheck.gui.library.import_model import row_text
from plagcheck.gui.library.library_model import NAME, WORDS
from plagcheck.gui.parts.inputs import COUNT_ROLE
from plagcheck.gui.parts.text_window import TextWindow
from plagcheck.gui.shell.drop_routing import describe_drop
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.library.sqlite_file import size_of
from tests.gui.conftest import LEFT, WAIT_MS, add_folder, check, drop


def names(window: MainWindow) -> list[str]:
    model = window.library.model
    return [str(model.index(row, NAME).data()) for row in range(model.rowCount())]


def outcomes(window: MainWindow) -> dict[str, str]:
    model = window.library.imports.model
    model.show_states([])
    return {model.row(place).path.name: model.row(place).state for place in range(model.rowCount())}


def test_folder_with_bad_files_is_added_and_every_file_accounted_for(
    window: MainWindow, texts: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)

    assert window.pages.currentWidget() is window.library
    assert outcomes(window) == {
        "broken.pdf": "attention",
        "mills.txt": "added",
        "nothing.txt": "attention",
        "tides again.txt": "added",
        "tides.txt": "there",
    }
    assert window.library.imports.summary() == "2 added, 1 already there, 2 need attention"
    reasons = [row_text(row) for row in window.library.imports.model.attention()]
    assert any("nothing.txt holds no text" in reason for reason in reasons)
    assert names(window) == ["mills.txt", "tides again.txt"]
    assert window.footer.library.text().startswith("Library: 2 documents")


def test_papers_are_compared_with_what_was_added(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    check(window, essay, qtbot)
    shown = window.check.result.shown
    assert shown is not None
    assert [each.source.entry.name for each in shown.sources] == ["tides again.txt"]
    assert shown.result.searched == 2


def test_search_and_sort(window: MainWindow, texts: Path, qtbot: QtBot) -> None:
    add_folder(window, texts, qtbot)
    window.library.table.sortByColumn(NAME, Qt.SortOrder.DescendingOrder)
    assert names(window) == ["tides again.txt", "mills.txt"]
    window.library.table.sortByColumn(WORDS, Qt.SortOrder.AscendingOrder)
    assert len(names(window)) == 2

    qtbot.keyClicks(window.library.search, "MILL")
    assert names(window) == ["mills.txt"]
    qtbot.keyClicks(window.library.search, "x")
    assert window.library.empty.isVisible()
    assert "MILLx" in window.library.empty.text()


def test_remove_and_undo(window: MainWindow, texts: Path, essay: Path, qtbot: QtBot) -> None:
    add_folder(window, texts, qtbot)
    library = window.library
    library.table.setFocus()
    library.table.selectRow(names(window).index("tides again.txt"))

    with qtbot.waitSignal(window.controllers.library.library_read, timeout=WAIT_MS):
        qtbot.keyClick(library.table, Qt.Key.Key_Delete)
    assert names(window) == ["mills.txt"]
    assert library.banner.isVisible()
    with Library.open(window.controllers.session.library_path, read_only=True) as stored:
        assert [entry.name for entry in stored.documents()] == ["mills.txt"]

    with qtbot.waitSignal(window.controllers.library.library_read, timeout=WAIT_MS):
        qtbot.mouseClick(library.undo_button, LEFT)
    assert names(window) == ["mills.txt", "tides again.txt"]
    check(window, essay, qtbot)
    shown = window.check.result.shown
    assert shown is not None
    assert [each.source.entry.name for each in shown.sources] == ["tides again.txt"]


def test_second_undo_says_that_there_is_nothing_left(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "nothing to undo" in window.message.title.text()


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform knows no size hints
def test_text_as_extracted(window: MainWindow, texts: Path, qtbot: QtBot) -> None:
    add_folder(window, texts, qtbot)
    window.library.table.selectRow(0)
    with qtbot.waitSignal(window.controllers.library.text_read, timeout=WAIT_MS):
        qtbot.mouseClick(window.library.selection.text, LEFT)
    (opened,) = window.library.findChildren(TextWindow)
    assert opened.view.toPlainText().startswith("Old mills.")
    opened.close()


def test_verify_then_back_up(
    window: MainWindow, texts: Path, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_folder(window, texts, qtbot)
    health = window.library.health
    qtbot.mouseClick(health.verify, LEFT)
    qtbot.waitUntil(lambda: health.title.text() == "Library is healthy", timeout=WAIT_MS)

    target = tmp_path / "copy.plagcheck"
    monkeypatch.setattr(window.chooser, "backup", lambda: target)
    qtbot.mouseClick(health.backup, LEFT)
    qtbot.waitUntil(lambda: health.title.text() == "Backed up", timeout=WAIT_MS)
    with Library.open(target, read_only=True) as copy:
        assert len(copy) == 2


def test_cancelling_keeps_what_is_finished(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / "many"
    folder.mkdir()
    for number in range(3000):
        words = " ".join(f"word{number}x{place}" for place in range(200))
        (folder / f"{number:04}.txt").write_text(words, encoding="utf-8")
    panel = window.library.imports
    with qtbot.waitSignal(window.controllers.library.import_started, timeout=WAIT_MS) as started:
        drop(window, [folder], "add", qtbot)
    assert started.args is not None
    job = started.args[0]
    job.progressed.connect(lambda progress: progress.done > 20 and panel.cancel.click())

    with qtbot.waitSignals(
        [panel.settled, window.controllers.library.library_read], timeout=WAIT_MS
    ):
        pass

    counts = panel.model.counts
    assert counts["skipped"] > 0
    assert counts["added"] > 0
    assert counts["added"] + counts["skipped"] == 3000
    with Library.open(window.controllers.session.library_path, read_only=True) as stored:
        assert len(stored) == counts["added"]


def test_rows_dragged_out_are_their_files(window: MainWindow, texts: Path, qtbot: QtBot) -> None:
    add_folder(window, texts, qtbot)
    model = window.library.model
    index: QModelIndex = model.index(0, NAME)
    (url,) = model.mimeData([index]).urls()
    assert Path(url.toLocalFile()) == texts / "mills.txt"


def collections(window: MainWindow) -> dict[str, str]:
    with Library.open(window.controllers.session.library_path, read_only=True) as stored:
        return {entry.name: entry.collection for entry in stored.documents()}


def test_move_to_another_collection_and_undo(window: MainWindow, texts: Path, qtbot: QtBot) -> None:
    add_folder(window, texts, qtbot)
    library = window.library
    before = collections(window)
    library.table.selectAll()
    library.selection.moves.aboutToShow.emit()
    offered = {action.text(): action for action in library.selection.moves.actions()}
    assert before["mills.txt"] not in offered
    assert offered["Web articles · Published texts"].isEnabled()

    with qtbot.waitSignals(
        [window.controllers.library.moved, window.controllers.library.library_read], timeout=WAIT_MS
    ):
        offered["Web articles · Published texts"].trigger()
    assert set(collections(window).values()) == {"Web articles"}
    assert "2 documents moved to “Web articles”" in library.banner_text.text()

    with qtbot.waitSignal(window.controllers.library.library_read, timeout=WAIT_MS):
        qtbot.keyClick(library.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert collections(window) == before


def test_steps_are_undone_in_their_order(window: MainWindow, texts: Path, qtbot: QtBot) -> None:
    add_folder(window, texts, qtbot)
    before, state = collections(window), window.controllers.library.state
    assert state is not None
    first, second = (entry.id for entry in state.entries)
    for step in (
        lambda: window.controllers.library.move([first], "Web articles"),
        lambda: window.controllers.library.remove([second]),
        window.library.undo,
        window.library.undo,
    ):
        with qtbot.waitSignal(window.controllers.library.library_read, timeout=WAIT_MS):
            step()
    assert collections(window) == before


def test_adding_again_moves_nothing_and_offers_to(
    window: MainWindow, texts: Path, qtbot: QtBot
) -> None:
    panel = window.library.imports
    for name in ("Past student work", "Course texts"):
        with qtbot.waitSignals(
            [panel.settled, window.controllers.library.library_read], timeout=WAIT_MS
        ):
            window.controllers.library.add([texts / "mills.txt", texts / "tides.txt"], name)
    assert set(collections(window).values()) == {"Past student work"}
    assert panel.summary() == "0 added, 2 in “Past student work” already"
    assert panel.title.text() == panel.summary()
    for room in range(160, 400, 20):  # what there is no room for is missing at the end
        panel.title.resize(room, 20)
        assert panel.summary().startswith(panel.title.shown().rstrip("…"))
    said = str(panel.model.index(0, 1).data())
    assert said == "Already there, unchanged · in “Past student work” already"
    assert panel.move_here.text() == "Move 2 documents to “Course texts”"

    with qtbot.waitSignals(
        [window.controllers.library.moved, window.controllers.library.library_read], timeout=WAIT_MS
    ):
        qtbot.mouseClick(panel.move_here, LEFT)
    assert set(collections(window).values()) == {"Course texts"}
    assert not panel.move_here.isVisible()
    assert panel.summary() == "0 added, 2 already there"
    with qtbot.waitSignal(window.controllers.library.library_read, timeout=WAIT_MS):
        qtbot.mouseClick(window.library.undo_button, LEFT)
    assert set(collections(window).values()) == {"Past student work"}


def test_what_is_dropped_on_the_library_goes_into_the_collection_shown(
    window: MainWindow, texts: Path, qtbot: QtBot
) -> None:
    window.go_to("library")
    page, overlay = window.library, window.drops.overlay
    page.names.setCurrentIndex(page.collections.index(page.collections.row_of("Web articles")))
    assert page.chosen_collection() == "Web articles"
    into = "into “Web articles” · Published texts"
    for file, half in (("mills.txt", "left"), ("tides.txt", "right")):
        with qtbot.waitSignals(
            [page.imports.settled, window.controllers.library.library_read], timeout=WAIT_MS
        ):
            drop_anywhere(window, texts / file, half)
        assert into in overlay.texts()[1][2]
    assert collections(window) == dict.fromkeys(("mills.txt", "tides.txt"), "Web articles")
    assert page.imports.into.text() == into


def drop_anywhere(window: MainWindow, path: Path, half: str) -> None:
    """Let go of a file over one side of the page; nothing but adding is offered."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    across = 0.1 if half == "left" else 0.9
    inside = QPoint(round(window.pages.width() * across), window.pages.height() // 2)
    point = window.pages.mapTo(window, inside)
    how = (Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window, QDragEnterEvent(point, *how))
    assert window.drops.overlay.armed == "add"
    QApplication.sendEvent(window, QDropEvent(QPointF(point), *how))


def test_an_import_can_be_sent_elsewhere(window: MainWindow, texts: Path, qtbot: QtBot) -> None:
    add_folder(window, texts, qtbot)
    panel = window.library.imports
    assert panel.into.text() == "into “Course texts” · My teaching material"
    panel.targets.aboutToShow.emit()
    offered = {action.text(): action for action in panel.targets.actions()}

    with qtbot.waitSignals(
        [window.controllers.library.moved, window.controllers.library.library_read],
        timeout=WAIT_MS,
    ):
        offered["Past student work · Work of students"].trigger()
    assert set(collections(window).values()) == {"Past student work"}
    assert panel.into.text() == "into “Past student work” · Work of students"
    assert not panel.move_here.isVisible()


def test_an_import_that_runs_can_be_sent_elsewhere(
    window: MainWindow, texts: Path, qtbot: QtBot
) -> None:
    panel = window.library.imports
    with qtbot.waitSignal(panel.settled, timeout=WAIT_MS):
        window.controllers.library.add([texts], "Course texts")
        panel.retarget("Web articles")  # before anything is stored
    assert set(collections(window).values()) == {"Web articles"}


def test_an_import_that_waits_is_shown_after_the_one_before(
    window: MainWindow, texts: Path, qtbot: QtBot
) -> None:
    panel, ends = window.library.imports, []
    panel.settled.connect(lambda _: ends.append((panel.model.target, outcomes(window))))
    window.controllers.library.add([texts / "mills.txt"], "Course texts")
    window.controllers.library.add([texts / "tides.txt"], "Web articles")
    qtbot.waitUntil(lambda: len(ends) == 2, timeout=WAIT_MS)
    assert ends == [
        ("Course texts", {"mills.txt": "added"}),
        ("Web articles", {"tides.txt": "added"}),
    ]


def test_when_nothing_goes_on_the_file_alone_is_the_library(
    window: MainWindow, texts: Path, essay: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    path = window.controllers.session.library_path
    journal = Path(f"{path}-wal")
    add_folder(window, texts, qtbot)
    qtbot.waitUntil(lambda: size_of(journal) == 0, timeout=WAIT_MS)
    with Library.open(shutil.copy(path, tmp_path / "plain copy")) as copy:
        assert len(copy) == 2
    check(window, essay, qtbot)
    qtbot.waitUntil(lambda: size_of(journal) == 0, timeout=WAIT_MS)
    assert window.controllers.session.stop()
    assert not journal.exists()


def test_a_backup_does_not_wait_for_an_import(
    window: MainWindow, texts: Path, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_folder(window, texts, qtbot)
    target, health, hold = tmp_path / "copy.plagcheck", window.library.health, threading.Event()
    monkeypatch.setattr(window.chooser, "backup", lambda: target)
    session = window.controllers.session
    session.library_runner.start(lambda *_: hold.wait(), "an import that takes long")
    qtbot.mouseClick(health.backup, LEFT)
    qtbot.waitUntil(lambda: health.title.text() == "Backed up", timeout=WAIT_MS)
    hold.set()
    with Library.open(target, read_only=True) as copy:
        assert len(copy) == 2


@pytest.fixture
def unread(application: QApplication, qtbot: QtBot) -> Iterator[MainWindow]:
    """A window whose library is still being read."""
    made = MainWindow(Controllers())
    qtbot.addWidget(made)
    with qtbot.waitSignal(made.filled, timeout=WAIT_MS):
        made.show()
        made.warm_up()
    yield made
    assert made.controllers.session.stop()


def all_texts(window: MainWindow) -> str:
    labels = [part.text() for part in window.findChildren(QLabel)]
    names = window.library.collections
    roles = (Qt.ItemDataRole.DisplayRole, COUNT_ROLE, Qt.ItemDataRole.AccessibleTextRole)
    counts = [names.index(0).data(role) for role in roles]
    return "\n".join(map(str, [*labels, *counts, describe_drop(window)]))


def test_what_was_not_read_is_not_called_empty(unread: MainWindow, qtbot: QtBot) -> None:
    unread.go_to("settings")
    unread.go_to("library")
    qtbot.keyClicks(unread.library.search, "mill")
    said = all_texts(unread)
    assert unread.footer.library.text() == "Library: being read"
    assert unread.library.empty.text() == "The library is being read."
    for claim in ("empty", "Nothing here yet", "No title", "0 documents", "\n0\n"):
        assert claim not in said, claim

    with qtbot.waitSignal(unread.controllers.library.library_read, timeout=WAIT_MS):
        unread.controllers.library.read_library()
    unread.library.search.clear()
    assert unread.footer.library.text() == "Library: empty"
    assert unread.library.empty.text().startswith("Nothing here yet")


def test_a_library_that_cannot_be_read_is_not_called_empty(
    unread: MainWindow, data_dir: Path, qtbot: QtBot
) -> None:
    data_dir.mkdir(exist_ok=True)
    unread.controllers.session.library_path.write_bytes(b"not a library, but a letter" * 99)
    unread.go_to("library")
    with qtbot.waitSignal(unread.controllers.library.library_unread, timeout=WAIT_MS):
        unread.controllers.library.read_library()
    assert unread.footer.library.text() == "Library: cannot be read"
    assert unread.library.empty.text() == "The library cannot be read."


def test_pages_made_after_the_library_could_not_be_read_say_so(
    unread: MainWindow, data_dir: Path, qtbot: QtBot
) -> None:
    data_dir.mkdir(exist_ok=True)
    unread.controllers.session.library_path.write_bytes(b"not a library, but a letter" * 99)
    with qtbot.waitSignal(unread.controllers.library.library_unread, timeout=WAIT_MS):
        unread.controllers.library.read_library()
    for place in ("library", "settings"):
        unread.go_to(place)
    assert unread.library.empty.text() == "The library cannot be read."
    shown = [part.text() for part in unread.settings.library.findChildren(QLabel)]
    assert "The library cannot be read." in shown
