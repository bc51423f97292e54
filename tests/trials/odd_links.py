"""Pipes, sockets, links and devices among the files: each is named, none is waited for."""

from __future__ import annotations

from pathlib import Path

from tests.trials.material import PASSAGE, fresh
from tests.trials.reading_trial import read_folder
from tests.trials.special_files import make_special
from tests.trials.trial import Given


def trial(given: Given) -> None:
    folder = fresh(given.work / "odd")
    (folder / "good.txt").write_text(PASSAGE)
    special = make_special(folder, ".txt")
    (folder / "outside.txt").symlink_to(Path(__file__).absolute())
    (folder / "up").symlink_to("..")
    names = [path.name for path in special] + ["outside.txt"]
    for command in ("add", "class"):
        read_folder(given, "pipe, socket, links, device", folder, names, command)
