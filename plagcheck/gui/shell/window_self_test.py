"""The window's part of the self-test: it opens, checks a paper, and something is to be seen."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from plagcheck.gui.jobs.open_check import OpenCheck
    from plagcheck.gui.parts.typed_signal import SignalOf

T = TypeVar("T")

PATIENCE_MS = 60_000
SIZE = (1280, 800)
PLACES = ("library", "history", "settings", "check")
FEWEST_COLOURS = 24
SAMPLE_EVERY = 7  # pixels looked at, across and down


class WindowTestFailed(Exception):
    """The window did not do what it should; the message says what."""


def try_window(paper: Path, sources: int) -> str:
    """Open the window on the library of the present data folder and check a paper with it."""
    from plagcheck.gui.shell import app

    application = _application()
    with _errors() as errors:
        controllers, window = app.make_window()
        results: list[OpenCheck] = []
        try:
            window.resize(*SIZE)
            _until(controllers.library.library_read, "the library", window.show)
            controllers.check.checked.connect(results.append)
            _until(
                controllers.check.checked,
                "the result of a check",
                lambda: controllers.check.check(paper),
            )
            for place in PLACES:
                window.go_to(place)
                application.processEvents()
            colours = _colours(window.grab().toImage())
        finally:
            window.close()
            controllers.session.stop()
    found = len(results[0].shown.sources)
    _require(not errors, f"an unexpected error: {' '.join(''.join(errors[:1]).split())}")
    _require(found == sources, f"{found} sources, expected {sources}")
    _require(colours >= FEWEST_COLOURS, f"the window is empty: {colours} colours")
    return f"{found} sources shown ({application.platformName()})"


@cache  # kept for as long as the program runs: the reports need one too
def _application() -> QApplication:
    from plagcheck.gui.shell import app

    return app.make_application(["plagcheck"])


class _Notes(logging.Handler):
    """Keeps what the window logs as an error."""

    def __init__(self, errors: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        self._errors.append(record.getMessage())


@contextmanager
def _errors() -> Iterator[list[str]]:
    """What goes wrong meanwhile, before and after the window takes care of errors itself."""
    errors: list[str] = []
    notes, log = _Notes(errors), logging.getLogger("plagcheck")
    hooks = sys.excepthook, threading.excepthook
    log.addHandler(notes)
    sys.excepthook = lambda kind, error, trace: errors.append(f"{kind.__name__}: {error}")
    try:
        yield errors
    finally:
        log.removeHandler(notes)
        sys.excepthook, threading.excepthook = hooks


def _require(holds: bool, complaint: str) -> None:
    if not holds:
        raise WindowTestFailed(complaint)


def _until(signal: SignalOf[T], what: str, begin: Callable[[], object]) -> None:
    loop, late = QEventLoop(), QTimer()
    signal.connect(lambda: loop.exit(0))
    late.setSingleShot(True)
    late.timeout.connect(lambda: loop.exit(1))
    late.start(PATIENCE_MS)
    QTimer.singleShot(0, begin)
    _require(loop.exec() == 0, f"{what} did not come")


def _colours(image: QImage) -> int:
    """How many different colours are in a picture; an empty one has a handful."""
    across, down = range(0, image.width(), SAMPLE_EVERY), range(0, image.height(), SAMPLE_EVERY)
    return len({image.pixel(x, y) for y in down for x in across})
