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
WINDOW = str(PROJECT / "plagcheck" / "gui")
LONGEST = 25
ENGINE = "check_file"


def ways() -> tuple[list[str], list[str]]:
    """From the drop to the first mark, and to those of the finished result."""
    text = (PROJECT / "ARCHITECTURE.md").read_text("utf-8")
    way = text.partition("from the drop to the first mark: ")[2]
    first = named(way.partition("The finished result")[0])
    rest = named(way.partition(f"as far as `{ENGINE}`, then ")[2].partition(" with those below")[0])
    begins, below = first.index(ENGINE) + 1, first.index(rest[-1]) + 1
    return first, [*first[:begins], *rest, *first[below:]]


def named(way: str) -> list[str]:
    """The functions that are named, each with its class: `_drop` is one of the class before it."""
    names, of_class = [], ""
    for name in re.findall(r"`([^`]+)`", way):
        begins = re.match(r"_?[A-Z]\w*(?=\.)", name)
        of_class = begins[0] if begins else of_class
        names.append(f"{of_class}.{name}" if name.startswith("_") and not begins else name)
    return names


class Trace:
    """Which of some functions are called, each with what of the window called it, call by call."""

    def __init__(self, names: set[str]) -> None:
        self._names = names
        self.calls: defaultdict[str, list[frozenset[str]]] = defaultdict(list)

    def __call__(self, frame: FrameType, event: str, value: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(PACKAGE):
            name = self._name_of(frame)
            if name in self._names:
                self.calls[name].append(frozenset(map(self._name_of, callers(frame))))

    def off(self, way: list[str]) -> dict[str, set[str]]:
        """Functions of a way that are never called from it alone, and what else calls them."""
        known = frozenset(way)
        calling = {name for calls in self.calls.values() for by in calls for name in by}
        found: dict[str, set[str]] = {}
        for name in way:
            others = [by - known for by in self.calls[name]]
            if others and all(others):
                found[name] = set(min(others, key=len))
            elif not others and name not in calling:  # a thread may have begun before
                found[name] = {"nothing"}
        return found

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
    """Those of the window: the engine is one step."""
    before = frame.f_back
    while before is not None:
        if before.f_code.co_filename.startswith(WINDOW):
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
    first, whole = ways()
    text = (PROJECT / "ARCHITECTURE.md").read_text("utf-8")
    for way, told in ((first, "{} from the drop to the first mark"), (whole, "{} from the drop:")):
        assert len(way) == len(set(way)) <= LONGEST
        assert told.format(len(way)) in text
    add_folder(window, texts, qtbot)
    trace = Trace({*first, *whole})
    follow(window, trace, qtbot)
    try:
        with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
            drop(window, [essay], "check", qtbot)
        settle()
    finally:
        follow(window, None, qtbot)
    assert trace.off(first) == {}
    assert trace.off(whole) == {}
