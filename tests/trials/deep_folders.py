"""Folders in folders, and paths longer than the system takes: named, not passed over."""

from __future__ import annotations

import os
from pathlib import Path

from tests.trials.material import PASSAGE, fresh
from tests.trials.reading_trial import read_folder
from tests.trials.trial import Given


def trial(given: Given) -> None:
    """`count` folders in each other, then so many with long names that the path is too long."""
    _nested(given, "folders in folders", "d", given.count, "lost.txt")
    _nested(given, "long names in each other", "n" * 200, 30, "n" * 200)


def _nested(given: Given, name: str, step: str, levels: int, named: str) -> None:
    folder = fresh(given.work / "deep")
    (folder / "good.txt").write_text(PASSAGE)
    _dig(folder, step, levels)
    for command in ("add", "class"):
        read_folder(given, f"{levels} {name}", folder, ["good.txt", named], command)
    fresh(folder)


def _dig(folder: Path, step: str, levels: int) -> None:
    """No path could name what is at the bottom."""
    at = os.open(folder, os.O_RDONLY)
    for _ in range(levels):
        os.mkdir(step, dir_fd=at)
        below = os.open(step, os.O_RDONLY, dir_fd=at)
        os.close(at)
        at = below
    file = os.open("lost.txt", os.O_WRONLY | os.O_CREAT, dir_fd=at)
    os.write(file, f"{PASSAGE} deep down".encode())
    os.close(file)
    os.close(at)
