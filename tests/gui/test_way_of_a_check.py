"""The way of a check from drop to mark: the functions ARCHITECTURE.md names, and no others."""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType

from pytestqt.qtbot import QtBot

from plagcheck.gui.shell.main_window import MainWindow
from tests.conftest import PROJECT
from tests.gui.conftest import MILLS, TIDES, WAIT_MS, add_folder, drop, settle

PACKAGE = str(PROJECT / "plagcheck")
LONGEST = 25


def named() -> list[str]:
    """The functions that are named, each with its class: `_drop` is one of the class before it."""
    text = (PROJECT / "ARCHITECTURE.md").read_text("utf-8")
    way = text.partition("Function by function")[2].partition("On the way")[0]
    names, of_class = [], ""
    for name in re.findall(r"`([^`]+)`", way):
        begins = re.match(r"_?[A-Z]\w*(?=\.)", name)
        of_class = begins[0] if begins else of_class
        names.append(f"{of_class}.{name}" if name.startswith("_") and not begins else name)
    return names


class Trace:
    """Which functions of the way are met, and which others stand between them, call by call."""

    def __init__(self, names: list[str]) -> None:
        self._names = names
        self.others: defaultdict[str, list[frozenset[str]]] = defaultdict(list)
        self.met: set[str] = set()

    def __call__(self, frame: FrameType, event: str, value: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(PACKAGE):
            name = self._name_of(frame)
            if name in self._names:
                by = frozenset(map(self._name_of, callers(frame)))
                self.met |= {name, *by}
                self.others[name].append(by - {*self._names})

    def _name_of(self, frame: FrameType) -> str:
        """As it is named on the way; what a function makes goes by its name, if it has none."""
        code = frame.f_code
        whole = f"{Path(code.co_filename).stem}.{code.co_qualname}"
        for name in (whole.replace(".<locals>", ""), whole.partition(".<locals>")[0]):
            for known in self._names:
                if name.endswith(f".{known}") or name == known:
                    return known
        return whole


def callers(frame: FrameType) -> Iterator[FrameType]:
    before = frame.f_back
    while before is not None:
        if before.f_code.co_filename.startswith(PACKAGE):
            yield before
        before = before.f_back


def follow(window: MainWindow, trace: Callable[..., None] | None, qtbot: QtBot) -> None:
    """From here on, in the window's thread and in that of checks; None ends it."""
    start = window.controllers.session.check_runner.start
    with qtbot.waitSignal(start(lambda *_: sys.setprofile(trace), "follow").finished):
        pass
    sys.setprofile(trace)


def test_a_drop_goes_the_way_that_is_described(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot
) -> None:
    """What is quoted is marked while the check goes on, and no more when it is left out."""
    essay.write_text(f"{TIDES} They say: “{MILLS}”", encoding="utf-8")
    names = named()
    assert len(names) == len(set(names)) <= LONGEST
    add_folder(window, texts, qtbot)
    trace = Trace(names)
    follow(window, trace, qtbot)
    try:
        with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
            drop(window, [essay], "check", qtbot)
        settle()
    finally:
        follow(window, None, qtbot)
    assert [name for name in names if name not in trace.met] == []
    # A text is marked while the check goes on, too: one call of each is enough.
    between = {name: min(calls, key=len) for name, calls in trace.others.items()}
    assert {name: others for name, others in between.items() if others} == {}
