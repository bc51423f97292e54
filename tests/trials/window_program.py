"""The program's window as a program of its own, and papers handed to it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.trials.commands import PROGRAM, Child, run
from tests.trials.processes import wait_for

STARTS_S = 90


@contextmanager
def window(*papers: object) -> Iterator[Child]:
    """With papers opened in it; ended as the system ends programs."""
    child = Child("open", *papers, real=True)
    try:
        yield child
    finally:
        child.send(signal.SIGTERM)
        child.wait(20)
        child.end()


def open_paper(paper: Path | bytes, seconds: float = 60) -> bool:
    """Hand a paper to the window that is open; whether the program that did so came to its end."""
    command = [*PROGRAM, "open", os.fsdecode(paper)]
    try:
        subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return False
    return True


def history() -> list[dict[str, Any]]:
    """What the window's history lists."""
    asked = run("history", "list", "--json")
    return asked.objects if asked.code == 0 else []


def is_checked(name: str, child: Child, seconds: float) -> bool:
    """Whether a paper comes into the history while the window is open."""

    def is_there() -> bool:
        return child.has_ended() or any(line["name"] == name for line in history())

    return wait_for(is_there, seconds, 0.3) and not child.has_ended()


def data_folder() -> Path:
    return Path(os.environ["PLAGCHECK_DATA_DIR"])


def logged_errors() -> list[str]:
    """What the program logged as errors, each with where in the program that was."""
    log = data_folder() / "plagcheck.log"
    text = log.read_text(errors="replace") if log.exists() else ""
    found = re.findall(r"^\S+ \S+ (ERROR .*(?:\n(?!\d{4}-).*)*)", text, re.M)
    return [" ".join(each.split()) for each in found]
