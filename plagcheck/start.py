"""Starting without a command: the window, the self-test, the sample where there is no display."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from plagcheck import display
from plagcheck.found_files import is_file

if TYPE_CHECKING:
    from plagcheck.selftest.bench import Bench

NO_WINDOW = 2


def start() -> int:
    """Open the window; where there is no display, say so and check the sample here instead."""
    if not display.has_display():
        from plagcheck.cli.main import main

        sys.stdout.write(
            "There is no display here for the window, so this checks the bundled sample paper.\n"
            'Try "plagcheck --help" for what the terminal can do.\n\n'
        )
        return main(["sample"])
    return _show_window()


def open_papers(files: Sequence[str]) -> int:
    """Open papers in the window, in the one that is open already if there is one."""
    if not display.has_display():
        sys.stderr.write(
            "There is no display here for the window.\n"
            'Try "plagcheck check --help" for checking a paper in the terminal.\n'
        )
        return NO_WINDOW
    return _show_window(files)


def _show_window(files: Sequence[str] = ()) -> int:
    if lacking := display.missing_for_window():
        sys.stderr.write(f"The window cannot be shown. {display.complaint(lacking)}\n")
        return NO_WINDOW
    from plagcheck.gui.shell.app import run

    return run([sys.argv[0], *files])


def self_test() -> int:
    """Try everything on bundled samples, the window included; what fails is printed."""
    from plagcheck.selftest.run import run

    return run([("window", _try_window)])


def _try_window(bench: Bench) -> str:
    from plagcheck.selftest.bench import StepFailed
    from plagcheck.selftest.expected import PAPER, SOURCES

    if not display.has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if lacking := display.missing_for_window():
        raise StepFailed(display.complaint(lacking))
    from plagcheck.gui.shell.window_self_test import try_window

    return try_window(bench.samples / PAPER, len(SOURCES))


def is_paper(argument: str) -> bool:
    """Whether an argument is a file and no command: dropped on the program, or opened with it."""
    return bool(Path(argument).suffix) and is_file(Path(argument))
