"""The window's inner parts that the window trials take hold of."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from plagcheck.gui.shell import app
from tests.gui.measuring import pause, settled_window, until


class Window:
    """The real window, made and used by a trial."""

    def __init__(self) -> None:
        self.application: QApplication = app.make_application(["plagcheck"])
        self.errors: list[str] = []
        self.controllers, self.main = settled_window()
        sys.excepthook = lambda kind, error, _: self.errors.append(f"{kind.__name__}: {error}")
        logging.getLogger().addHandler(_Heard(self.errors))

    def pump(self, milliseconds: int) -> None:
        pause(milliseconds)

    def go(self, place: str) -> None:
        self.main.go_to(place)
        pause(300)

    def add(self, folder: Path, collection: str) -> None:
        library = self.controllers.library
        until(self.main.library.imports.settled, lambda: library.add([folder], collection))

    def check(self, paper: Path) -> None:
        until(self.controllers.check.checked, lambda: self.controllers.check.check(paper))

    def start_reading_class(self, folder: Path) -> None:
        self.main.go_to("classroom")
        self.main.classroom.read(folder)

    def read_class(self, folder: Path) -> None:
        room = self.main.classroom
        until(room.controller.roll_read, lambda: self.start_reading_class(folder))

    def run_class(self) -> None:
        button = self.main.classroom.preview.check
        until(self.controllers.history.line_changed, button.click)

    def close(self) -> None:
        self.main.close()
        self.controllers.session.stop()


class _Heard(logging.Handler):
    """What the program itself catches and tells of."""

    def __init__(self, errors: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        self._errors.append(" ".join(record.getMessage().split()))


def run_program(begun: Callable[[Any, Any], object]) -> int:
    """The program as it is started; `begun` gets controllers and window when that is filled."""
    make = app.make_window

    def make_window() -> tuple[Any, Any]:
        controllers, window = make()
        window.filled.connect(lambda: QTimer.singleShot(1500, lambda: begun(controllers, window)))
        return controllers, window

    app.make_window = make_window
    return app.run(["plagcheck"])
