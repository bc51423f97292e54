"""What the window's figures are measured with: its longest stall, waiting, made-up words."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

WORDS, MATCHES = 100_000, 5_000


def keep_apart() -> None:
    """Give the program a data folder of its own, and a window that needs no screen."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["PLAGCHECK_DATA_DIR"] = str(new_folder())


def new_folder() -> Path:
    import tempfile

    return Path(tempfile.mkdtemp())


class Stalls:
    """The longest time the event loop did not come round, by a timer of 10 ms.

    With `time.thread_time` it is processor time of the window's thread, in which other work on the
    machine hardly shows.
    """

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        from PySide6.QtCore import QTimer

        self._clock = clock
        self._timer = QTimer()
        self._timer.timeout.connect(self._tick)
        self.longest, self._last = 0.0, 0.0

    def _tick(self) -> None:
        now = self._clock()
        self.longest, self._last = max(self.longest, now - self._last), now

    def watch(self) -> None:
        self.longest, self._last = 0.0, self._clock()
        self._timer.start(10)

    def stop(self) -> float:
        """In milliseconds."""
        self._tick()
        self._timer.stop()
        return self.longest * 1000


def settled_window() -> tuple[Any, Any]:
    """A window that has come to rest."""
    from plagcheck.gui.shell import app

    controllers, window = app.make_window()
    window.resize(1280, 800)
    window.show()
    until(controllers.library.library_read)
    pause(2500)  # the rest of the window is made, a worker is warm
    return controllers, window


def until(signal: Any, start: Callable[[], object] = lambda: None) -> float:
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


def pause(milliseconds: int) -> None:
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def made_up_words(seed: int, number: int) -> str:
    import random

    numbers = random.Random(seed)
    return " ".join(numbers.choice(("ka", "lo", "mi", "ru", "te", "so")) * 2 +
                    numbers.choice("abcdefgh") * 2 + str(numbers.randrange(90))
                    for _ in range(number))  # fmt: skip


def large_check() -> Any:
    """A paper of very many words with very many matches, checked."""
    from plagcheck.gui.jobs.open_check import opened
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
    return opened(result, Rules(quotations=True))


def paper_with_sources(folder: Path) -> tuple[Path, Path]:
    """A folder with forty documents, and a paper of 10,000 words that drew on each of them."""
    passages = [made_up_words(seed, 120) for seed in range(40)]
    for number, passage in enumerate(passages):
        text = (
            f"{made_up_words(1000 + number, 3000)} {passage} {made_up_words(2000 + number, 3000)}"
        )
        (folder / f"{number}.txt").write_text(text)
    paper = folder.with_suffix(".txt")
    own = [made_up_words(3000 + number, 130) for number in range(40)]
    paper.write_text("\n\n".join(f"{a} {b}" for a, b in zip(own, passages, strict=True)))
    return folder, paper
