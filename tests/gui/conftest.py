"""A real window on a real library in a folder of its own."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator, Sequence
from functools import partialmethod
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import (
    QAbstractEventDispatcher,
    QEventLoop,
    QLocale,
    QMimeData,
    QPoint,
    QPointF,
    Qt,
    QUrl,
)
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from plagcheck.gui.classroom.class_screen import ClassScreen
from plagcheck.gui.jobs.controllers import Controllers
from plagcheck.gui.jobs.job_runner import Keeper, Watcher
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.shell.app import dress
from plagcheck.gui.shell.main_window import MainWindow

WAIT_MS = 30_000
LEFT = Qt.MouseButton.LeftButton

TIDES = (
    "When sun and moon stand in one line, at new moon and at full moon, their pulls add up and the "
    "range between high and low water is largest: these are the spring tides of our coast."
)
MILLS = (
    "A pond beside the estuary fills through a gate on the rising tide; the gate falls shut when "
    "the water turns, and a few hours later the miller lets the pond run out over his wheel."
)


class PatientBot(QtBot):
    """Waits longer than five seconds where a test names no time: the machine may be busy."""

    waitSignal = wait_signal = partialmethod(QtBot.waitSignal, timeout=WAIT_MS)
    waitSignals = wait_signals = partialmethod(QtBot.waitSignals, timeout=WAIT_MS)
    waitUntil = wait_until = partialmethod(QtBot.waitUntil, timeout=WAIT_MS)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    return PatientBot(request)


@pytest.fixture
def data_dir(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Everything the program keeps goes here."""
    folder = tmp_path / "data"
    monkeypatch.setenv("PLAGCHECK_DATA_DIR", str(folder))
    return folder


@pytest.fixture(autouse=True)
def pages_ahead(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """In `make quick`, windows make a page when it is asked for, but where it is marked.

    Making them ahead takes a fifth of the time of these tests; `make test` does it everywhere.
    """
    is_quick = request.config.getoption("--hypothesis-profile") == "quick"
    if is_quick and request.node.get_closest_marker("pages_ahead") is None:
        monkeypatch.setattr(MainWindow, "pages_ahead", lambda window: ())


@pytest.fixture
def application(qapp: QApplication, data_dir: Path) -> QApplication:
    dress()
    theme.load_text()
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
    return qapp


@pytest.fixture
def window(application: QApplication, qtbot: QtBot) -> Iterator[MainWindow]:
    """A shown window; its library has been read."""
    controllers = Controllers()
    made = MainWindow(controllers)
    qtbot.addWidget(made)
    with qtbot.waitSignals([controllers.library.library_read, made.filled], timeout=WAIT_MS):
        made.show()
        made.warm_up()
        controllers.library.read_library()
    yield made
    qtbot.keyClick(made, Qt.Key.Key_Shift)  # or the next test is taken to hold what this one held
    assert controllers.session.stop()


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


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    """A folder with two readable texts, a copy of one, and two files that cannot be read."""
    folder = tmp_path / "texts"
    folder.mkdir()
    (folder / "mills.txt").write_text(f"Old mills. {MILLS}", encoding="utf-8")
    (folder / "tides.txt").write_text(f"On tides. {TIDES}", encoding="utf-8")
    (folder / "tides again.txt").write_text(f"On tides. {TIDES}", encoding="utf-8")
    (folder / "nothing.txt").write_text("", encoding="utf-8")
    (folder / "broken.pdf").write_bytes(b"%PDF-1.4 and no more")
    return folder


@pytest.fixture
def essay(tmp_path: Path) -> Path:
    path = tmp_path / "essay.txt"
    path.write_text(f"My essay begins here. {TIDES} And so it ends.", encoding="utf-8")
    return path


def settle() -> None:
    """Let everything happen that waits to: layouts, paints, what was put off to the next turn."""
    dispatcher = QAbstractEventDispatcher.instance()
    while dispatcher.processEvents(QEventLoop.ProcessEventsFlag.AllEvents):
        pass


def drop(window: MainWindow, paths: Sequence[Path], half: str, qtbot: QtBot) -> None:
    """Drag files over the window and let go of them over one half, as the system would."""
    if half == "check" and window.pages.currentWidget() is window.library:
        window.go_to("check")  # on the Library page, everything is added
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    across = 0.25 if half == "check" else 0.75
    area = window.pages
    inside = QPoint(round(area.width() * across), area.height() // 2)
    point = area.mapTo(window, inside)
    action, buttons, keys = Qt.DropAction.CopyAction, LEFT, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(point, action, data, buttons, keys)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    assert window.drops.overlay.isVisible()
    QApplication.sendEvent(window, QDragMoveEvent(point, action, data, buttons, keys))
    assert window.drops.overlay.armed == half
    QApplication.sendEvent(window, QDropEvent(QPointF(point), action, data, buttons, keys))
    assert not window.drops.overlay.isVisible()


def add_folder(window: MainWindow, folder: Path, qtbot: QtBot) -> None:
    """Drop a folder on the library and wait until everything is stored and shown.

    The teacher chose before where it goes: it is teaching material.
    """
    window.controllers.library.remember("Course texts")
    with qtbot.waitSignals(
        [window.library.imports.settled, window.controllers.library.library_read], timeout=WAIT_MS
    ):
        drop(window, [folder], "add", qtbot)


def add_past_work(window: MainWindow, folder: Path, qtbot: QtBot) -> None:
    """Earlier papers of students, one of which may be a draft of what is checked."""
    with qtbot.waitSignals(
        [window.library.imports.settled, window.controllers.library.library_read], timeout=WAIT_MS
    ):
        window.controllers.library.add([folder], "Past student work")


def check(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
        drop(window, [path], "check", qtbot)


def check_class(window: MainWindow, folder: Path, qtbot: QtBot) -> ClassScreen:
    """Two students with much in common, compared and in the history."""
    for name in ("Ada Ash", "Bea Birch"):
        (folder / name).mkdir(parents=True)
        paper = f"{name} wrote this. {TIDES} {MILLS}"
        (folder / name / "paper.txt").write_text(paper, encoding="utf-8")
    room = window.classroom
    with qtbot.waitSignal(room.controller.roll_read, timeout=WAIT_MS):
        room.read(folder)
    with qtbot.waitSignal(window.controllers.history.line_changed, timeout=WAIT_MS):
        qtbot.mouseClick(room.preview.check, LEFT)
    return room


def check_sample(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
        qtbot.mouseClick(window.check.start.sample_button, LEFT)
