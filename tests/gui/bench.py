"""Figures of the window: python -m tests.gui.bench. Prints, asserts nothing."""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["PLAGCHECK_DATA_DIR"] = tempfile.mkdtemp()

WORDS, MATCHES, FILES, ROWS, STARTS = 100_000, 5_000, 200, 100_000, 21

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
    began = time.perf_counter()
    action()
    print(f"{what}: {(time.perf_counter() - began) * 1000:.0f} ms")


def _result(application: object) -> None:
    from plagcheck.gui.check.result_page import ResultPage
    from plagcheck.gui.jobs.open_check import counted
    from plagcheck.gui.leaveout.recount import left_out_of
    from plagcheck.model.adjusted import Rules
    from plagcheck.model.document import Document, Span
    from plagcheck.model.entry import Entry
    from plagcheck.model.match import Kind, Match
    from plagcheck.model.ranking import rank
    from plagcheck.model.result import CheckResult, Comparison, Source

    text = "\n\n".join("lorem ipsum dolor sit amet " * 40 for _ in range(WORDS // 200))
    words = len(text.split())
    starts = [0, *(at + 1 for at, char in enumerate(text) if char == " ")]
    step = words // MATCHES
    found = []
    for number in range(1, 21):
        matches = []
        for place in range(number - 1, MATCHES, 20):
            first, end = place * step, place * step + step // 2
            span, size = Span(starts[first], starts[end] - 1), end - first
            kind = Kind.SMALL_EDITS if place % 2 else Kind.WORD_FOR_WORD
            run = (first, first, size)
            matches.append(Match(span, span, kind, (run,), (first, end), (first, end)))
        entry = Entry(number, f"source {number}", "Texts", 9999, 0, "", (), "")
        found.append(Source(entry, Comparison(0.1, tuple(matches), words, 9999)))
    result = CheckResult(Document("big.txt", text), words, rank(found, 12), 1000)
    checked = counted(result, Rules(quotations=True))
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


class _Stalls:
    """The longest time the event loop did not come round, by a timer of 10 ms."""

    def __init__(self) -> None:
        from PySide6.QtCore import QTimer

        self._timer = QTimer()
        self._timer.timeout.connect(self._tick)
        self.longest, self._last = 0.0, 0.0

    def _tick(self) -> None:
        now = time.perf_counter()
        self.longest, self._last = max(self.longest, now - self._last), now

    def watch(self) -> None:
        self.longest, self._last = 0.0, time.perf_counter()
        self._timer.start(10)

    def stop(self) -> float:
        """In milliseconds."""
        self._tick()
        self._timer.stop()
        return self.longest * 1000


def _window() -> tuple[Any, Any]:
    """A window that has come to rest."""
    from plagcheck.gui.shell import app

    controllers, window = app.make_window()
    window.resize(1280, 800)
    window.show()
    _until(controllers.library.library_read)
    _pause(2500)  # the rest of the window is made, a worker is warm
    return controllers, window


def _until(signal: Any, start: Callable[[], object] = lambda: None) -> float:
    """Let the program run until a signal comes; returns after how many milliseconds."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop, late = QEventLoop(), QTimer()
    late.setSingleShot(True)
    late.timeout.connect(lambda: loop.exit(1))
    late.start(120_000)
    signal.connect(lambda *_: loop.exit(0))
    began = time.perf_counter()
    start()
    if loop.exec():
        raise SystemExit(f"waited in vain for {signal}")
    return (time.perf_counter() - began) * 1000


def _pause(milliseconds: int) -> None:
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _words(seed: int, number: int) -> str:
    numbers = random.Random(seed)
    return " ".join(numbers.choice(("ka", "lo", "mi", "ru", "te", "so")) * 2 +
                    numbers.choice("abcdefgh") * 2 + str(numbers.randrange(90))
                    for _ in range(number))  # fmt: skip


def _growth(application: object) -> None:
    """A paper of 10,000 words that drew on forty documents, seen growing."""
    folder = Path(tempfile.mkdtemp())
    passages = [_words(seed, 120) for seed in range(40)]
    for number, passage in enumerate(passages):
        text = f"{_words(1000 + number, 3000)} {passage} {_words(2000 + number, 3000)}"
        (folder / f"{number}.txt").write_text(text)
    paper = folder.with_suffix(".txt")
    own = [_words(3000 + number, 130) for number in range(40)]
    paper.write_text("\n\n".join(f"{a} {b}" for a, b in zip(own, passages, strict=True)))
    controllers, window = _window()
    _until(window.library.imports.settled, lambda: controllers.library.add([folder], "Texts"))
    _pause(500)
    stalls, seen = _Stalls(), []

    def on_started(_: str, growth: Any) -> None:
        growth.paper_shown.connect(lambda *_: seen.append(time.perf_counter()))
        growth.sources_shown.connect(lambda *_: seen.append(time.perf_counter()))

    controllers.check.check_started.connect(on_started)
    stalls.watch()
    began = time.perf_counter()
    whole = _until(controllers.check.checked, lambda: controllers.check.check(paper))
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
    shared = _words(1, 400)
    for name, seed in (("paper", 2), ("source", 3)):
        writer = QPdfWriter(str(folder / f"{name}.pdf"))
        writer.setResolution(96)
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        document = QTextDocument()
        document.setPlainText(f"{shared}\n\n{_words(seed, 12_000)}")
        document.print_(writer)
    controllers, window = _window()
    files = [folder / "paper.pdf", folder / "source.pdf"]
    _until(controllers.check.pair_ready, lambda: controllers.check.check(*files))
    _pause(300)
    pair = window.check.pair
    pages = pair.paper_pane.pages
    # A picture is in place when the view is told; what follows is painting it.
    came = _until(pages.picture_shown, lambda: QTimer.singleShot(0, pair.tools.page_mode.click))
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
    controllers, window = _window()
    stalls = _Stalls()
    stalls.watch()
    spent = _until(
        window.library.imports.settled, lambda: controllers.library.add([folder], "Texts")
    )
    longest = stalls.stop()
    print(f"{FILES} files added in {spent / 1000:.1f} s; longest stall {longest:.0f} ms")
    window.close()
    controllers.session.stop()


if __name__ == "__main__":
    sys.exit(main())
