"""Start the window. Nothing heavy is imported before it is painted."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication

from plagcheck import __version__, paths, settings
from plagcheck.gui import theme as look
from plagcheck.gui.desk import Desk
from plagcheck.gui.faults import start_log
from plagcheck.gui.language import choose_language
from plagcheck.gui.main_window import MainWindow

WARM_AFTER_MS = 1000  # nobody drops a paper sooner


def run(arguments: Sequence[str] | None = None) -> int:
    """Show the window until it is closed; returns the exit code."""
    application = make_application(list(arguments or sys.argv[:1]))
    desk, window = make_window()
    window.show()
    QTimer.singleShot(0, lambda: start_log(paths.log_file()))
    files = [Path(name) for name in (arguments or [])[1:]]
    window.filled.connect(lambda: desk.check_or_compare(files))
    code = application.exec()
    if not desk.stop():
        os._exit(code)  # a job that cannot be stopped must not keep a closed program alive
    return code


def make_application(arguments: list[str]) -> QApplication:
    """The application with its language, fonts and look."""
    QCoreApplication.setApplicationName("plagcheck")
    QCoreApplication.setApplicationVersion(__version__)
    # Given as an argument: setStyle() would make all enumerations of styles, which takes long.
    application = QApplication([*arguments, "-style", "fusion"])
    dress()
    return application


def dress() -> None:
    """Give the application its language and colours, as the settings say."""
    chosen = settings.load(paths.settings_file())
    choose_language(chosen.language)
    look.theme.apply(chosen.theme, chosen.text_size)


def make_window() -> tuple[Desk, MainWindow]:
    """The desk and the window; the library is opened once the window is painted."""
    desk = Desk()
    window = MainWindow(desk)
    window.filled.connect(lambda: finish(desk))
    return desk, window


def finish(desk: Desk) -> None:
    """What the first picture did without."""
    from plagcheck.gui.icons import icon

    QApplication.setWindowIcon(icon("file-search", "accent", 64))
    desk.read_library()
    QTimer.singleShot(WARM_AFTER_MS, desk, desk.warm_workers)
