"""A class of 300 papers in a real window: the longest time it did not react, by what was done.

    python -m tests.gui.bench_class

Modules are compiled first, as an installed program has them. Times are printed, never asserted.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.gui.measuring import Stalls, keep_apart, made_up_words, pause, settled_window, until

PAPERS, WORDS = 300, 1500
COMPILED = "PLAGCHECK_BENCH_COMPILED"


def main() -> int:
    if COMPILED in os.environ:
        keep_apart()
        _measure(Path(tempfile.mkdtemp()))
        return 0
    environment = {
        **os.environ,
        "PYTHONPYCACHEPREFIX": tempfile.mkdtemp(),
        COMPILED: "1",
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-m", "tests.gui.bench_class"]
    for output in (subprocess.DEVNULL, None):  # the first run compiles
        subprocess.run(command, check=True, env=environment, stdout=output)
    return 0


def _class(folder: Path) -> Path:
    """Papers of which each has some passages in common with a few others."""
    numbers = random.Random(5)
    passages = [made_up_words(5000 + number, 40) for number in range(PAPERS)]
    path = folder / "Biology.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for number in range(PAPERS):
            shared = " ".join(numbers.sample(passages, 4))
            text = f"{made_up_words(number, WORDS)} {shared}"
            archive.writestr(f"Student {number:03} Name{number}_{number}_file_/paper.txt", text)
    return path


def _measure(folder: Path) -> None:
    from plagcheck.gui.shell import app

    application = app.make_application(["bench"])
    path = _class(folder)
    controllers, window = settled_window()
    window.go_to("classroom")
    room = window.classroom
    _job("a ZIP is read", room.controller.roll_read, lambda: room.read(path))
    _job("papers are compared", room.controller.changed, room.preview.check.click)
    page = room.result
    print(f"{page.papers.model.rowCount()} papers, {page.pairs.model.rowCount()} pairs")
    names = ["papers", "pairs", "groups", "matrix", "left out", "not compared"]
    for place in (1, 2, 3, 4, 5, 0):
        _action(f"tab {names[place]}", lambda place=place: page.tabs.setCurrentIndex(place))
    _action("papers filtered", lambda: page.papers.search.setText(">20"))
    _action("filter off", lambda: page.papers.search.clear())
    page.tabs.setCurrentIndex(1)
    _action("pairs filtered", lambda: page.pairs.search.setText("name12"))
    _action("filter off", lambda: page.pairs.search.clear())
    _action("pairs scrolled through", lambda: _scroll(application, page.pairs.table))
    _job("names are hidden", room.controller.changed, page.hide_names.click)
    best = page.pairs.model.row(0)
    _job(
        "side by side",
        room.controller.pair_ready,
        lambda: room.controller.open_pair(best.a, best.b),
    )
    window.close()
    controllers.session.stop()


def _job(what: str, signal: Any, start: Callable[[], object]) -> None:
    pause(300)
    stalls = Stalls()
    stalls.watch()
    spent = until(signal, start)
    pause(300)
    print(f"{what}: {spent / 1000:.2f} s, longest stall {stalls.stop():.0f} ms", flush=True)


def _action(what: str, action: Callable[[], object]) -> None:
    pause(300)
    stalls = Stalls()
    stalls.watch()
    action()
    pause(300)
    print(f"{what}: longest stall {stalls.stop():.0f} ms", flush=True)


def _scroll(application: Any, table: Any) -> None:
    bar = table.verticalScrollBar()
    for place in range(0, bar.maximum(), max(1, bar.maximum() // 40)):
        bar.setValue(place)
        application.processEvents()


if __name__ == "__main__":
    sys.exit(main())
