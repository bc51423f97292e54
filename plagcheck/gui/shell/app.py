"""Start the window. Nothing heavy is imported before it is painted."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from plagcheck import __version__, paths
from plagcheck.gui.jobs.controllers import Controllers
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.shell import geometry, startup
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.gui.shell.single_instance import SingleInstance


def run(arguments: Sequence[str] | None = None) -> int:
    """Show the window until it is closed; returns the exit code."""
    paths.keep_private()
    files = [Path(name) for name in (arguments or [])[1:]]
    instance = SingleInstance(paths.data_dir())
    if not instance.is_first() and instance.hand_over(files):
        return 0
    application = make_application(sys.argv[:1])
    controllers, window = make_window()
    window.show()
    window.filled.connect(keep_log)
    window.filled.connect(lambda: controllers.check.check(*files))
    window.filled.connect(lambda: open_later_papers(instance, controllers, window))
    code = application.exec()
    instance.close()
    if not controllers.session.stop():
        os._exit(code)  # a job that cannot be stopped must not keep a closed program alive
    return code


def keep_log() -> None:
    from plagcheck.gui.shell.faults import start_log

    start_log(paths.log_file())


def open_later_papers(
    instance: SingleInstance, controllers: Controllers, window: MainWindow
) -> None:
    """Papers of later starts are opened here."""

    def show(files: list[Path]) -> None:
        from PySide6.QtCore import Qt

        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.activateWindow()
        controllers.check.check(*files)

    instance.asked.connect(show)
    instance.listen()
    if sys.platform == "darwin":
        from plagcheck.gui.shell.macos_open_events import FilesFromFinder

        FilesFromFinder(window).asked.connect(show)


def make_application(arguments: list[str]) -> QApplication:
    """The application in its colours; language and fonts follow when the window is painted."""
    QCoreApplication.setApplicationName("plagcheck")
    QCoreApplication.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName("plagcheck")  # whose icon Wayland shows
    application = QApplication([*arguments, *startup.STYLE])
    theme.apply(*geometry.stored_look())
    return application


def dress() -> None:
    """Give the application its language and look, as the settings say."""
    from plagcheck import settings
    from plagcheck.gui.shell.language import choose_language

    chosen = settings.load(paths.settings_file())
    choose_language(chosen.language)
    if not theme.is_applied(chosen.theme, chosen.text_size):
        theme.apply(chosen.theme, chosen.text_size)


def make_window() -> tuple[Controllers, MainWindow]:
    """The controllers and the window; the library is opened once the window is painted."""
    controllers = Controllers()
    window = MainWindow(controllers)
    window.filling.connect(dress)
    window.filled.connect(lambda: finish(controllers))
    return controllers, window


def finish(controllers: Controllers) -> None:
    """What the first picture did without."""
    from PySide6.QtGui import QIcon

    from plagcheck.gui.parts.assets_folder import ASSETS

    QApplication.setWindowIcon(QIcon(str(ASSETS / "plagcheck.svg")))
    controllers.library.read_library()
    warm = controllers.library.warm_workers
    QTimer.singleShot(startup.WARM_AFTER_MS, controllers.session, warm)
