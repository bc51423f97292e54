"""A monkey at the window for a long time: no error, nothing left behind, memory stays flat."""

from __future__ import annotations

import faulthandler
import os
import statistics
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Any, Final

import psutil
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import QApplication

from tests import word_salad
from tests.extract.forge import docx_of, pdf_of
from tests.trials.material import PASSAGE, a_class, fresh, texts
from tests.trials.monkey import Monkey
from tests.trials.trial import Given
from tests.trials.window_parts import run_program
from tests.trials.window_program import data_folder, logged_errors

EVERY_MS: Final = 25
NOTED_EVERY_S: Final = 5
WARM_S: Final = 300  # what a window needs at all is there by then
# Growth after warming up, of medians of a tenth of the time each: what a longer history, a fuller
# library and pages that are seen for the first time take, but nothing that is kept at each action
# (menus and dialogs that were kept came to 700 widgets and 74 MB in a quarter of an hour).
MOST_MB: Final = 60
MOST_MB_AN_HOUR: Final = 30
MOST_WIDGETS: Final = 400


def trial(given: Given) -> None:
    """For `count` seconds."""
    box, run = given.work, None
    for variable in ("HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
        os.environ[variable] = str(fresh(box / variable.lower()))
    os.environ["XDG_DATA_HOME"] = str(fresh(box / "share"))
    os.environ["QT_LOGGING_RULES"] = "default.warning=false"  # all that a plugin cannot do
    os.environ["PATH"] = ""  # to open the original finds no program to start
    papers, folders, out = _material(given), [box / "folder", box / "class"], fresh(box / "out")
    os.chdir(out)
    with (box / "fault.txt").open("w") as faults:
        faulthandler.enable(faults)
        QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)

        def begun(_: Any, window: Any) -> None:
            nonlocal run
            monkey = Monkey(window, given.rng, papers, folders, out)
            run = Run(monkey, window, given.count, box / "memory.tsv")

        code = run_program(begun)
        faulthandler.disable()
    assert run is not None
    given.tally.tried += sum(run.monkey.done.values())
    given.tally.notes.update(run.monkey.done)
    for wrong in (*_ended(code), *run.errors(), *run.grown()):
        given.tally.fail(wrong)


def _material(given: Given) -> list[Path]:
    rng, folder = given.rng, given.work / "papers"
    texts(given.work / "folder", 30)
    a_class(given.work / "class", 6)
    fresh(folder)
    for number in range(6):
        own = word_salad.prose(rng, 300)
        quoted = f"{own} “{PASSAGE}” (Smith 2001).\n\nReferences\n\nSmith, J. (2001). Tides. 5-6.\n"
        (folder / f"essay {number}.txt").write_text(quoted)
        (folder / f"essay {number}.docx").write_bytes(docx_of(f"{own}\n{PASSAGE}"))
        (folder / f"essay {number}.pdf").write_bytes(pdf_of(f"{own} {PASSAGE}"))
    (folder / "broken.pdf").write_bytes(b"%PDF-1.4 broken")
    (folder / "empty.txt").write_bytes(b"")
    return sorted(folder.iterdir())


def _ended(code: int) -> list[str]:
    """How the program ended, what it logged and what it left."""
    time.sleep(2)
    wrong = [f"exit status {code}"] if code else []
    left = [child for child in psutil.Process().children(recursive=True) if child.is_running()]
    names = [" ".join(child.cmdline()) for child in left]
    strays = [name for name in names if name and "resource_tracker" not in name]
    wrong += [f"processes left behind: {strays}"] if strays else []
    logged = Counter(logged_errors())
    return wrong + [f"logged {count} times: {line}" for line, count in logged.items()]


class Run:
    """The monkey at work in the window's own thread, and what is measured meanwhile."""

    def __init__(self, monkey: Monkey, window: Any, seconds: float, log: Path) -> None:
        self.monkey, self._window = monkey, window
        self._own, self._errors = psutil.Process(), Counter[str]()
        self._began = time.monotonic()
        self._end = self._began + seconds
        self._noted = 0.0
        self._seen: list[tuple[float, int, int]] = []  # when, MB, widgets
        self._log = log
        log.write_text("s\tmb\tworkers\tthreads\tfiles\twidgets\tactions\tdata\n")
        QApplication.setQuitOnLastWindowClosed(False)  # the monkey finds the way to close it
        self._soon()

    def _soon(self) -> None:
        QTimer.singleShot(EVERY_MS, self._step)

    def _step(self) -> None:
        now = time.monotonic()
        if now > self._end:
            self._finish()
            return
        self._soon()  # before anything that may open a dialog and wait in it
        if now - self._noted > NOTED_EVERY_S:
            self._note(now)
        try:
            self.monkey.act()
        except RuntimeError as error:
            if "already deleted" not in str(error):
                self._errors[str(error)] += 1
            self.monkey.done["what was clicked at went away meanwhile"] += 1
        except Exception as error:
            self._errors["".join(traceback.format_exception(error))[-300:]] += 1

    def _note(self, now: float) -> None:
        self._noted, widgets = now, len(QApplication.allWidgets())
        resident, children = self._own.memory_info().rss >> 20, len(self._own.children())
        self._seen.append((now - self._began, resident, widgets))
        threads, files = self._own.num_threads(), self._own.num_fds()
        actions = sum(self.monkey.done.values())
        stored = sum(p.stat().st_size for p in data_folder().glob("*.*") if p.is_file()) >> 10
        numbers = (resident, children, threads, files, widgets, actions, stored)
        with self._log.open("a") as log:
            log.write("\t".join(map(str, (round(now - self._began), *numbers))) + "\n")

    def _finish(self) -> None:
        for _ in range(20):
            dialog = QApplication.activeModalWidget()
            if dialog is None:
                break
            dialog.close()
        QTimer.singleShot(1000, self._window.close)
        QTimer.singleShot(4000, QApplication.quit)

    def errors(self) -> list[str]:
        return [f"raised {count} times: {error}" for error, count in self._errors.items()]

    def grown(self) -> list[str]:
        """Whether memory and widgets grew after warming up; a short run says nothing of that."""
        warm = [each for each in self._seen if each[0] >= WARM_S]
        tenth = len(warm) // 10
        if tenth < 5:
            return []
        hours = (warm[-1][0] - warm[0][0]) / 3600
        grown = [
            round(statistics.median(each[what] for each in warm[-tenth:]))
            - round(statistics.median(each[what] for each in warm[:tenth]))
            for what in (1, 2)
        ]
        print(f"after warming up it grew by {grown[0]} MB and {grown[1]} widgets, {hours:.1f} h")
        wrong = [f"grew by {grown[0]} MB"] if grown[0] > MOST_MB + MOST_MB_AN_HOUR * hours else []
        return wrong + ([f"grew by {grown[1]} widgets"] if grown[1] > MOST_WIDGETS else [])
