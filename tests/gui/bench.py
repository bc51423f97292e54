"""Figures of the window: python -m tests.gui.bench. Prints, asserts nothing."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["PLAGCHECK_DATA_DIR"] = tempfile.mkdtemp()

WORDS, MATCHES, FILES, ROWS = 100_000, 5_000, 200, 100_000

_BARE = """
import time; t = time.perf_counter()
from PySide6.QtWidgets import QApplication, QMainWindow
a = QApplication([]); w = QMainWindow(); w.resize(1280, 800); w.show(); a.processEvents()
print((time.perf_counter() - t) * 1000)
"""
_OURS = """
import time; t = time.perf_counter()
from plagcheck.gui import app
a = app.make_application(["x"]); d, w = app.make_window(); w.show(); w.repaint()
print((time.perf_counter() - t) * 1000); import os; os._exit(0)
"""


def main() -> int:
    bare, ours = (min(_start(code) for _ in range(7)) for code in (_BARE, _OURS))
    print(f"first painted window: {ours:.0f} ms, bare PySide6 window {bare:.0f} ms")
    from plagcheck.gui import app

    application = app.make_application(["bench"])
    _result(application)
    _library(application)
    _stall(application)
    return 0


def _start(code: str) -> float:
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return float(run.stdout.split()[-1])


def _timed(what: str, action: Callable[[], object]) -> None:
    began = time.perf_counter()
    action()
    print(f"{what}: {(time.perf_counter() - began) * 1000:.0f} ms")


def _result(application: object) -> None:
    from plagcheck.gui.findings import Findings, Mark, SourceFound, in_paper_order
    from plagcheck.gui.result_page import ResultPage

    text = "\n\n".join("lorem ipsum dolor sit amet " * 40 for _ in range(WORDS // 200))
    step = len(text) // MATCHES
    sources = []
    for number in range(1, 21):
        marks = tuple(
            Mark(f"{number}x{i}", number, i * step, i * step + step // 2, 0, 9, 9, "small edits", 9,
                 ((0, 0, 9),))
            for i in range(number - 1, MATCHES, 20)
        )  # fmt: skip
        sources.append(
            SourceFound(number, number, f"source {number}", "Texts", 0, 9999, 500, 0.1, 0.1, 0.1, 9,
                        marks)
        )  # fmt: skip
    findings = Findings("big.txt", text, (), (), WORDS, WORDS // 2, 0.5, tuple(sources),
                        in_paper_order(sources), 1000, (), 12, 0)  # fmt: skip
    page = ResultPage()
    page.resize(1200, 760)
    page.show()
    application.processEvents()  # type: ignore[attr-defined]

    def show() -> None:
        page.show_findings(findings)
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


def _library(application: object) -> None:
    from PySide6.QtCore import Qt

    from plagcheck.gui.library_model import NAME, WORDS, LibraryModel
    from plagcheck.library.records import Entry

    entries = [
        Entry(n, f"document {(n * 7919) % ROWS:06}.pdf", "Texts", n % 5000, 3, "2026-01-01", (), "")
        for n in range(ROWS)
    ]
    model = LibraryModel()
    _timed(f"library of {ROWS:,} rows shown", lambda: model.show_entries(entries))
    _timed("sorted by words", lambda: model.sort(WORDS, Qt.SortOrder.DescendingOrder))
    _timed("sorted by name", lambda: model.sort(NAME))
    _timed("searched", lambda: model.narrow("0042", None))


def _stall(application: object) -> None:
    """The longest time the window did not react while a folder was added."""
    from PySide6.QtCore import QEventLoop, QTimer

    from plagcheck.gui import app

    folder = Path(tempfile.mkdtemp())
    for number in range(FILES):
        words = " ".join(f"w{number}x{place % 900}" for place in range(3000))
        (folder / f"{number}.txt").write_text(words)
    desk, window = app.make_window()
    window.show()
    loop = QEventLoop()
    desk.library_read.connect(lambda _: loop.quit())
    loop.exec()
    QTimer.singleShot(1500, loop.quit)
    loop.exec()
    longest, last = 0.0, time.perf_counter()

    def tick() -> None:
        nonlocal longest, last
        now = time.perf_counter()
        longest, last = max(longest, now - last), now

    timer = QTimer()
    timer.timeout.connect(tick)
    window.library.imports.settled.connect(lambda _: loop.quit())
    began = last = time.perf_counter()
    timer.start(10)
    desk.add([folder], "Texts")
    loop.exec()
    spent = time.perf_counter() - began
    print(f"{FILES} files added in {spent:.1f} s; longest stall {longest * 1000:.0f} ms")
    desk.stop()


if __name__ == "__main__":
    sys.exit(main())
