"""What the tricks of gui/shell/startup.py are measured by, and what the window is without each.

A measure runs in a process of its own and gives milliseconds. `time.thread_time` is processor time
of the window's thread. Where threads wait for each other, only the clock on the wall will do.
"""

from __future__ import annotations

import gc
import math
import os
import sys
import time
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from tests.gui.measuring import (
    Stalls,
    large_check,
    made_up_words,
    new_folder,
    paper_with_sources,
    pause,
    until,
)

ROWS: Final = 20_000
OBJECTS: Final = 100_000
PAINTS: Final = 200
A_WHILE_MS: Final = 3000
BUSY_MS: Final = 1.0  # what a job does between two steps it tells of
PAGES: Final = ("library", "history", "settings")
# What the first picture would wait for, were it imported at the top of modules.
LATER: Final = (
    "plagcheck.gui.check.check_screen",
    "plagcheck.gui.library.library_screen",
    "plagcheck.gui.history.history_screen",
    "plagcheck.gui.settings.settings_page",
    "plagcheck.jobs.check",
)


def _ms(seconds: float) -> float:
    return seconds * 1000


# -- the start


def start() -> Iterator[float]:
    """Processor time until the first picture and until the first page."""
    from plagcheck.gui.shell import app

    times: list[float] = []
    make = app.make_window

    def watched() -> Any:
        made = make()
        made[1].painted.connect(lambda: times.append(_ms(time.process_time())))
        return made

    def whole(controllers: Any) -> None:
        times.append(_ms(time.process_time()))
        print(*times, flush=True)
        os._exit(0)

    app.make_window, app.finish = watched, whole
    app.run(["plagcheck"])
    yield from times


def without_plain_imports() -> None:
    """The package without its __init__, which calls the trick."""
    import plagcheck

    gui = types.ModuleType("plagcheck.gui")
    gui.__path__ = [str(Path(plagcheck.__file__).with_name("gui"))]
    sys.modules["plagcheck.gui"] = gui


def without_style_as_argument() -> None:
    from plagcheck.gui.shell import app, startup

    application = app.QApplication
    startup.STYLE = ()  # type: ignore[misc]

    def dressed(arguments: list[str]) -> Any:
        made = application(arguments)
        application.setStyle("fusion")
        return made

    app.QApplication = dressed  # type: ignore[assignment, misc]


def without_late_imports() -> None:
    for name in LATER:
        import_module(name)


def without_bare_window() -> None:
    from plagcheck.gui.shell import app

    make = app.make_window

    def whole() -> Any:
        made = make()
        made[1].warm_up()
        return made

    app.make_window = whole


# -- the rest of the window, made in steps


def _window(then: Callable[[], object] = lambda: None) -> tuple[Any, Any]:
    """A window whose first page is there; `then` is done at that moment."""
    from plagcheck.gui.shell import app

    app.make_application(["bench"])
    controllers, window = app.make_window()
    window.filled.connect(then)
    window.resize(1280, 800)
    until(window.filled, window.show)
    return controllers, window


def _finish(steps: Any) -> None:
    while steps._timer.isActive():
        pause(10)


def longest_turn_after_the_first_page() -> Iterator[float]:
    stalls = Stalls(time.thread_time)
    _, window = _window(stalls.watch)
    _finish(window._steps)
    yield stalls.stop()


def longest_turn_before_a_class() -> Iterator[float]:
    """Its pages are made while papers are read."""
    _, window = _window()
    _finish(window._steps)
    window.go_to("classroom")
    room = window.classroom
    _finish(room._steps)
    stalls = Stalls(time.thread_time)
    stalls.watch()
    room._make_result()
    _finish(room._steps)
    yield stalls.stop()


def pages_shown() -> Iterator[float]:
    """Library, history and settings, asked for once each."""
    from PySide6.QtWidgets import QApplication

    _, window = _window()
    _finish(window._steps)
    taken = 0.0
    for place in PAGES:
        began = time.thread_time()
        window.go_to(place)
        window.repaint()
        taken += time.thread_time() - began
        QApplication.processEvents()
    yield _ms(taken)


def without_steps() -> None:
    from plagcheck.gui.parts.staged_building import Steps

    def all_at_once(self: Any) -> None:
        while self._waiting:
            self._waiting.popleft()()
        self._timer.stop()

    Steps._next = all_at_once  # type: ignore[method-assign]


def without_pieces_of_pages() -> None:
    from plagcheck.gui.parts.staged_building import StagedPage

    some = StagedPage.make_some

    def whole(self: Any) -> bool:
        while some(self):
            pass
        return False

    StagedPage.make_some = whole  # type: ignore[method-assign]


def without_settling() -> None:
    from plagcheck.gui.parts import staged_building

    staged_building.settling = lambda page, size: iter(())


def without_loading() -> None:
    from plagcheck.gui.classroom import class_screen

    class_screen.loading = lambda *modules: iter(())


# -- a large result, a growing one


def large_result() -> Iterator[float]:
    """Shown, and a kind switched off and on."""
    from PySide6.QtWidgets import QApplication

    from plagcheck.gui.check.result_page import ResultPage
    from plagcheck.gui.shell import app

    app.make_application(["bench"])
    checked, page = large_check(), ResultPage()
    page.resize(1200, 760)
    page.show()
    QApplication.processEvents()

    def show() -> None:
        page.show_result(checked.shown)
        page.show_left_out(checked)

    for action in (show, page.kinds.buttons["small-edits"].click):
        began = time.thread_time()
        action()
        page.view.viewport().repaint()
        yield _ms(time.thread_time() - began)
        while page.view._later.isActive():
            QApplication.processEvents()


def without_pieces_of_text() -> None:
    from plagcheck.gui.shell import startup

    startup.MARK_AT_ONCE_S = math.inf  # type: ignore[misc]


def growing_check() -> Iterator[float]:
    """What a check with forty sources takes of the window's thread."""
    folder, paper = paper_with_sources(new_folder())
    controllers, window = _window()
    _finish(window._steps)
    until(window.library.imports.settled, lambda: controllers.library.add([folder], "Texts"))
    pause(500)
    began = time.thread_time()
    until(controllers.check.checked, lambda: controllers.check.check(paper))
    yield _ms(time.thread_time() - began)


def without_calm() -> None:
    from plagcheck.gui.shell import startup

    startup.CALM_MS = 0  # type: ignore[misc]


# -- workers


def first_papers_read() -> Iterator[float]:
    """On the wall: two papers, dropped a while after the start, until they are shown."""
    folder = new_folder()
    papers = [folder / "a.txt", folder / "b.txt"]
    for number, paper in enumerate(papers):
        paper.write_text(f"{made_up_words(1, 100)} {made_up_words(2 + number, 100)}")
    controllers, window = _window()
    _finish(window._steps)
    pause(A_WHILE_MS)
    yield until(controllers.check.pair_ready, lambda: controllers.check.check(*papers))


def without_warm_worker() -> None:
    from plagcheck.gui.jobs.library_controller import LibraryController

    LibraryController.warm_workers = lambda self: None  # type: ignore[method-assign]


def window_ready() -> Iterator[float]:
    """On the wall: from the first page until all pages are made."""
    _, window = _window()
    began = time.perf_counter()
    _finish(window._steps)
    yield _ms(time.perf_counter() - began)


def without_delay_of_the_worker() -> None:
    from plagcheck.gui.shell import startup

    startup.WARM_AFTER_MS = 0  # type: ignore[misc]


# -- threads and memory


@contextmanager
def _beside(work: Callable[[], object]) -> Iterator[None]:
    """Another thread does some work over and over."""
    import threading

    over = threading.Event()

    def run() -> None:
        while not over.is_set():
            work()

    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _busy() -> None:
    until = time.thread_time() + BUSY_MS / 1000
    while time.thread_time() < until:
        sum(range(100))


def _paints_of_the_library(work: Callable[[], object]) -> float:
    """On the wall: nine of ten paints take up to this."""
    import statistics

    from plagcheck.gui.library.library_page import LibraryPage
    from plagcheck.gui.shell import app, startup

    application = app.make_application(["bench"])
    page = LibraryPage()
    page.model.show_entries(_entries(ROWS))
    page.table.show()
    page.resize(1200, 760)
    page.show()
    application.processEvents()
    taken = []
    with _beside(work):
        startup.share_python()
        for place in range(PAINTS):
            page.table.verticalScrollBar().setValue(place * 50)
            began = time.perf_counter()
            page.table.viewport().repaint()
            taken.append(_ms(time.perf_counter() - began))
    return statistics.quantiles(taken, n=10)[-1]


def paints_beside_a_busy_thread() -> Iterator[float]:
    yield _paints_of_the_library(_busy)


def paints_beside_a_job() -> Iterator[float]:
    from plagcheck.gui.shell import startup

    def step() -> None:
        _busy()
        startup.breathe()

    yield _paints_of_the_library(step)


def without_shared_python() -> None:
    from plagcheck.gui.shell import startup

    startup.SWITCH_S = sys.getswitchinterval()  # type: ignore[misc]


def without_breath() -> None:
    from plagcheck.gui.shell import startup

    startup.breathe = lambda: None


def _entries(number: int) -> list[Any]:
    from plagcheck.model.entry import Entry

    return [
        Entry(n, f"document {n:06}.pdf", "Texts", n % 5000, 3, "2026-01-01", (), "")
        for n in range(number)
    ]


def garbage_search() -> Iterator[float]:
    """One search with the entries of a large library in memory."""
    from plagcheck.gui.shell import startup

    kept = _entries(OBJECTS)
    startup.settle_memory()
    began = time.thread_time()
    gc.collect()
    yield _ms(time.thread_time() - began)
    del kept


def without_settled_memory() -> None:
    from plagcheck.gui.shell import startup

    startup.settle_memory = lambda: None


def many_objects_made() -> Iterator[float]:
    """All of a class's pairs, say: with what was searched for garbage meanwhile."""
    from plagcheck.gui.shell import startup

    began = time.thread_time()
    with startup.without_garbage_search():
        kept = _entries(OBJECTS)
    yield _ms(time.thread_time() - began)
    del kept


def with_garbage_search() -> None:
    from contextlib import nullcontext

    from plagcheck.gui.shell import startup

    startup.without_garbage_search = nullcontext  # type: ignore[assignment]
