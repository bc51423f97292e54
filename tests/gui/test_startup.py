"""What is done before the first picture, and what is not."""

from __future__ import annotations

import builtins
import subprocess
import sys

import pytest
from PySide6.QtCore import QEvent, QObject
from pytestqt.qtbot import QtBot

from plagcheck import paths
from plagcheck.gui.jobs.controllers import Controllers
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import DARK, LIGHT, theme
from plagcheck.gui.shell import app, geometry, startup
from plagcheck.gui.shell.language import choose_language
from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.bench_tricks import TRICKS

pytestmark = [pytest.mark.usefixtures("application"), pytest.mark.pages_ahead]


def test_first_picture_comes_before_the_pages_and_they_follow_by_themselves(qtbot: QtBot) -> None:
    window = MainWindow(Controllers())
    qtbot.addWidget(window)
    order: list[str] = []
    window.painted.connect(lambda: order.append("painted" if window.pages.count() == 0 else "?"))
    window.filled.connect(lambda: order.append("filled"))
    with qtbot.waitSignal(window.filled):
        window.show()
    assert order == ["painted", "filled"]
    assert window.check.start.isVisible()
    assert window.rail.isVisible()
    assert window.controllers.session.stop()


class _Painted(QObject):
    """Whether a widget was painted."""

    def __init__(self, watched: QObject) -> None:
        super().__init__()
        self.yes = False
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.yes = self.yes or event.type() == QEvent.Type.Paint
        return False


def test_first_page_is_seen_before_the_rest_is_made(qtbot: QtBot) -> None:
    window = MainWindow(Controllers())
    qtbot.addWidget(window)
    window.show()
    window.warm_up()
    page = _Painted(window.check.start.paper_target)
    seen: list[bool] = []
    window.filled.connect(lambda: seen.append(page.yes))
    with qtbot.waitSignal(window.filled):
        pass
    assert seen == [True]
    assert "library" not in vars(window)
    assert window.controllers.session.stop()


def test_other_settings_are_followed_once_the_window_is_painted(qtbot: QtBot) -> None:
    written_by_hand = '{"language":"de","theme":"dark"}'
    paths.settings_file().parent.mkdir()
    paths.settings_file().write_text(written_by_hand, encoding="utf-8")
    controllers, window = app.make_window()
    qtbot.addWidget(window)
    try:
        with qtbot.waitSignal(window.filled):
            window.show()
        assert (tr("Check"), theme.tokens) == ("Prüfen", DARK)
    finally:
        choose_language("en")
        assert controllers.session.stop()


def test_the_first_picture_has_the_look_of_the_last_window(qtbot: QtBot) -> None:
    window = MainWindow(Controllers())
    qtbot.addWidget(window)
    window.controllers.session.change(theme="dark", text_size=115)
    window.show()
    window.close()
    assert geometry.stored_look() == ("dark", 115)
    assert window.controllers.session.stop()


@pytest.mark.parametrize("stored", [b"", b"\x01\xd9\xd0\xcb\x00\n", b"look\n", b"look dark x\n"])
def test_a_window_file_without_a_look_gives_the_usual_one(stored: bytes) -> None:
    paths.window_file().parent.mkdir()
    paths.window_file().write_bytes(stored)
    assert geometry.stored_look() == geometry.USUAL_LOOK


def test_every_trick_that_is_measured_is_on_the_page_of_reasons() -> None:
    assert startup.__doc__ is not None
    assert [name for name in TRICKS if f"`{name}`" not in startup.__doc__] == []


def test_imports_do_not_read_sources_once_more() -> None:
    assert builtins.__import__.__name__ != "__feature_import__"


def test_the_look_may_change_before_the_pages_are_made(qtbot: QtBot) -> None:
    window = MainWindow(Controllers())
    qtbot.addWidget(window)
    window.controllers.session.change(theme="light")
    assert theme.tokens == LIGHT
    window.controllers.session.change(theme="dark")
    assert theme.tokens == DARK
    assert window.controllers.session.stop()


# Nothing of it is needed before a paper comes; jobs load it, in their own threads.
ENGINE = ("index", "align", "library", "extract", "check", "leaveout", "classroom", "history",
    "jobs", "report")  # fmt: skip


def test_the_window_loads_no_engine_before_it_is_idle() -> None:
    """What its own thread has loaded when the first page takes drops, and when all are made.

    No job begins here: what one loads would hide what the window does.
    """
    code = (
        "import os, sys\n"
        "os.environ['QT_QPA_PLATFORM'] = 'offscreen'\n"
        "from plagcheck.gui.shell import app\n"
        f"parts = {ENGINE}\n"
        "def tell():\n"
        "    names = {'.'.join(name.split('.')[:3]) for name in sys.modules}\n"
        "    engine = {name for name in names for part in parts if name.startswith(\n"
        "        f'plagcheck.{part}.')} | {'numpy', 'sqlite3', 'msgspec'} & names\n"
        "    print('engine:', *sorted(engine), 'plagcheck.gui.check.result_page' in sys.modules)\n"
        "finish = app.finish\n"
        "def first_page_is_there(controllers):\n"
        "    tell(); finish(controllers); window._steps.add(tell, lambda: os._exit(0))\n"
        "app.finish = first_page_is_there\n"
        "application = app.make_application(['x']); controllers, window = app.make_window()\n"
        "controllers.session.stop(); window.show(); application.exec()"
    )
    run = subprocess.run(
        [sys.executable, "-u", "-c", code], capture_output=True, text=True, check=True
    )
    assert run.stdout.splitlines() == [
        "engine: False",
        "engine: plagcheck.leaveout.excerpt plagcheck.leaveout.small "
        "plagcheck.report.cleaning plagcheck.report.languages True",  # words alone
    ]


def test_nothing_slow_is_loaded_for_the_first_picture() -> None:
    code = (
        "import os, sys\n"
        "os.environ['QT_QPA_PLATFORM'] = 'offscreen'\n"
        "from plagcheck.gui.shell import app\n"
        "application = app.make_application(['x']); controllers, window = app.make_window()\n"
        "slow = {'numpy', 'sqlite3', 'queue', 'uuid', 'multiprocessing', 'PySide6.QtSvg',\n"
        "    'plagcheck.gui.check.check_screen', 'plagcheck.report.languages.wording',\n"
        "    'plagcheck.model.result', 'plagcheck.settings', 'json', 'dataclasses'}\n"
        "import PySide6.QtCore as core\n"
        "window.painted.connect(lambda: print(slow & sys.modules.keys(), 'Qt' in vars(core)))\n"
        "window.show(); application.processEvents(); os._exit(0)"
    )
    run = subprocess.run(
        [sys.executable, "-u", "-c", code], capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == "set() False"
