"""A real check of a paper with a copied passage, a quotation and a list of works."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.conftest import MILLS, TIDES, WAIT_MS, add_folder, check

QUOTED = (
    "the harbour keeps its own hours and lends them to the town, which pays them back in fish and "
    "salt and stories"
)
WORKS = (
    "Alder, J. (2011). Streets, stone and summer. Northgate Press.",
    "Birch, M. and Rowan, P. (2015). Measuring the night air of towns. Town Climate, 4(2), 33-51.",
    "Hazel, T. (2018). Trees as machines: shade, water and wind. Field Notes, 12, 101-119.",
    "Linden, S. (2020). Why towns stay warm at night. Weather for All, 7(1), 8-15.",
    "Willow, K. (2009). The canyon of the street. Architecture and Heat, 2(3), 210-227.",
)


def own(first: int, last: int) -> str:
    return " ".join(f"thought{number}" for number in range(first, last))


@pytest.fixture
def paper(window: MainWindow, texts: Path, tmp_path: Path, qtbot: QtBot) -> Path:
    """The paper, checked and on the screen."""
    works = "\n".join(("References", *WORKS))
    (texts / "harbour.txt").write_text(f"{QUOTED}. {own(500, 560)}\n\n{works}", encoding="utf-8")
    path = tmp_path / "paper.txt"
    path.write_text(
        f"{own(0, 60)}. {TIDES}\n\n{own(60, 120)}. {MILLS}\n\nOne author says “{QUOTED}”, "
        f"and {own(120, 180)}.\n\n{works}\n",
        encoding="utf-8",
    )
    add_folder(window, texts, qtbot)
    check(window, path, qtbot)
    return path


@pytest.fixture
def recounted(window: MainWindow, qtbot: QtBot) -> Callable[[Callable[[], object]], None]:
    """Do something and wait until all that follows from it is counted and shown."""

    def wait(action: Callable[[], object]) -> None:
        with qtbot.waitSignal(window.check.asking.counted, timeout=WAIT_MS):
            action()

    return wait
