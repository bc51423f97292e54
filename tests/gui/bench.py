"""Figures of the window: python -m tests.gui.bench. Prints, asserts nothing."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.gui.measuring import (
    MATCHES,
    WORDS,
    Stalls,
    keep_apart,
    large_check,
    made_up_words,
    paper_with_sources,
    pause,
    settled_window,
    until,
)

FILES, ROWS, STARTS = 200, 100_000, 21

_BARE = """
import time; t = time.perf_counter()
from PySide6.QtWidgets import QApplication, QMainWindow
class Bare(QMainWindow):
    def paintEvent(self, event): print((time.perf_counter() - t) * 1000, flush=True)
a = QApplication([]); w = Bare(); w.resize(1280, 800); w.show(); a.processEvents()
"""
_OURS = """
import os, sys, time; t = time.perf_counter()
from plagcheck.gui.shell import app
make = app.make_window
def watched():
    d, w = make()
    w.painted.connect(lambda: print((time.perf_counter() - t) * 1000, flush=True))
    return d, w
def whole(controllers):
    print((time.perf_counter() - t) * 1000, flush=True); os._exit(0)
app.make_window, app.finish = watched, whole
from plagcheck.__main__ import main
sys.argv = ["plagcheck"]; main()
"""


def main() -> int:
    keep_apart()
    _starts()
    from plagcheck.gui.shell import app

    application = app.make_application(["bench"])
    _result(application)
    _library(application)
    _growth(application)
    _pages(application)
    _stall(application)
    return 0


def _starts() -> None:
    """From the first line of Python, with compiled modules as an installed program has them.

    The program starts as it does for a teacher: it reads its settings and sees whether it is the
    first. Either kind goes first in every other round, so that neither meets the machine warmer.
    """
    from plagcheck import paths, settings

    settings.save(paths.settings_file(), settings.Settings())
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": tempfile.mkdtemp()}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    _start(_BARE, environment), _start(_OURS, environment)
    times: dict[str, list[list[float]]] = {_BARE: [], _OURS: []}
    for number in range(STARTS):
        for code in (_BARE, _OURS) if number % 2 else (_OURS, _BARE):
            times[code].append(_start(code, environment))
    bare = [start[0] for start in times[_BARE]]
    first, whole = ([start[n] for start in times[_OURS]] for n in (0, 1))
    usual = statistics.median(bare)
    print(f"bare PySide6 window: {usual:.0f} ms (median of {STARTS} starts)")
    for what, ours in (("first painted window", first), ("first page whole", whole)):
        taken = statistics.median(ours)
        side_by_side = statistics.median(a / b for a, b in zip(ours, bare, strict=True))
        print(
            f"{what}: {taken:.0f} ms, {taken / usual:.2f} x "
            f"(start by start {side_by_side:.2f} x, best starts {min(ours) / min(bare):.2f} x)"
        )


def _start(code: str, environment: dict[str, str]) -> list[float]:
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment
    )
    Path(environment["PLAGCHECK_DATA_DIR"], "window.lock").unlink(missing_ok=True)
    return [float(line) for line in run.stdout.split()]


def _timed(what: str, action: Callable[[], object]) -> None:
    """Processor time of the window's thread: other work on the machine hardly shows in it."""
    began = time.thread_time()
    action()
    print(f"{what}: {(time.thread_time() - began) * 1000:.0f} ms")


def _result(application: object) -> None:
    from plagcheck.gui.check.result_page import ResultPage
    from plagcheck.gui.leaveout.leave_out_controller import left_out_of
    from plagcheck.model.adjusted import Rules

    checked = large_check()
    shown = checked.shown
    page = ResultPage()
    page.resize(1200, 760)
    page.show()
    application.processEvents()  # type: ignore[attr-defined]

    def show() -> None:
        page.show_result(shown)
        page.show_left_out(checked)
        page.view.viewport().repaint()
        application.processEvents()  # type: ignore[attr-defined]

    _timed(f"result of {WORDS:,} words and {MATCHES:,} matches shown", show)
    bar = page.view.verticalScrollBar()

    def scroll() -> None:
        for _ in range(50):
            bar.setValue(bar.value() + bar.pageStep())
            application.processEvents()  # type: ignore[attr-defined]

    _timed("50 pages scrolled", scroll)
    _timed("next match, 50 times", lambda: [page.step(1) for _ in range(50)])

    def switch() -> None:
        page.kinds.buttons["small-edits"].click()
        page.view.viewport().repaint()

    _timed("a kind switched off", switch)
    _timed("and on", switch)
    work: Any = left_out_of(checked, Rules(quotations=True, small_match=11), ())

    def leave_out() -> None:
        checked.adjusted = work(None, None)

    def recounted() -> None:
        page.show_recounted(checked.shown)
        page.show_left_out(checked)
        page.view.viewport().repaint()

    _timed("another rule counted, beside the window", leave_out)
    _timed("and shown", recounted)


def _library(application: object) -> None:
    from PySide6.QtCore import Qt

    from plagcheck.gui.library.library_model import NAME, WORDS, LibraryModel
    from plagcheck.model.entry import Entry

    entries = [
        Entry(n, f"document {(n * 7919) % ROWS:06}.pdf", "Texts", n % 5000, 3, "2026-01-01", (), "")
        for n in range(ROWS)
    ]
    model = LibraryModel()
    _timed(f"library of {ROWS:,} rows shown", lambda: model.show_entries(entries))
    _timed("sorted by words", lambda: model.sort(WORDS, Qt.SortOrder.DescendingOrder))
    _timed("sorted by name", lambda: model.sort(NAME))
    _timed("searched", lambda: model.narrow("0042", None))


def _growth(application: object) -> None:
    """A paper of 10,000 words that drew on forty documents, seen growing."""
    folder, paper = paper_with_sources(Path(tempfile.mkdtemp()))
    controllers, window = settled_window()
    until(window.library.imports.settled, lambda: controllers.library.add([folder], "Texts"))
    pause(500)
    stalls, seen = Stalls(), []

    def on_started(_: str, growth: Any) -> None:
        growth.paper_shown.connect(lambda *_: seen.append(time.perf_counter()))
        growth.sources_shown.connect(lambda *_: seen.append(time.perf_counter()))

    controllers.check.check_started.connect(on_started)
    stalls.watch()
    began = time.perf_counter()
    whole = until(controllers.check.checked, lambda: controllers.check.check(paper))
    stall = stalls.stop()
    shown, first = ((when - began) * 1000 for when in seen[:2])
    print(
        f"paper of 10,000 words with 40 sources: paper shown after {shown:.0f} ms, first source "
        f"after {first:.0f} ms, all after {whole:.0f} ms; "
        f"longest stall {stall:.0f} ms"
    )
    window.close()
    controllers.session.stop()


def _pages(application: object) -> None:
    """From the click on Pages until the first page is painted, with a warm worker."""
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QPageSize, QPdfWriter, QTextDocument

    folder = Path(tempfile.mkdtemp())
    shared = made_up_words(1, 400)
    for name, seed in (("paper", 2), ("source", 3)):
        writer = QPdfWriter(str(folder / f"{name}.pdf"))
        writer.setResolution(96)
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        document = QTextDocument()
        document.setPlainText(f"{shared}\n\n{made_up_words(seed, 12_000)}")
        document.print_(writer)
    controllers, window = settled_window()
    files = [folder / "paper.pdf", folder / "source.pdf"]
    until(controllers.check.pair_ready, lambda: controllers.check.check(*files))
    pause(300)
    pair = window.check.pair
    pages = pair.paper_pane.pages
    # A picture is in place when the view is told; what follows is painting it.
    came = until(pages.picture_shown, lambda: QTimer.singleShot(0, pair.tools.page_mode.click))
    began = time.perf_counter()
    pages.viewport().repaint()
    came += (time.perf_counter() - began) * 1000
    print(
        f"first page of a PDF of {len(pair.pair.paper.document.page_starts)} pages: {came:.0f} ms"
    )
    window.close()
    controllers.session.stop()


def _stall(application: object) -> None:
    """The longest time the window did not react while a folder was added."""
    folder = Path(tempfile.mkdtemp())
    for number in range(FILES):
        words = " ".join(f"w{number}x{place % 900}" for place in range(3000))
        (folder / f"{number}.txt").write_text(words)
    controllers, window = settled_window()
    stalls = Stalls()
    stalls.watch()
    spent = until(
        window.library.imports.settled, lambda: controllers.library.add([folder], "Texts")
    )
    longest = stalls.stop()
    print(f"{FILES} files added in {spent / 1000:.1f} s; longest stall {longest:.0f} ms")
    window.close()
    controllers.session.stop()


if __name__ == "__main__":
    sys.exit(main())
