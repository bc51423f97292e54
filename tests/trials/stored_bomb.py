"""A library of somebody else, whose stored text unpacks to many times its size."""

from __future__ import annotations

import resource
import sqlite3
import zlib
from contextlib import closing
from typing import Final

from tests.trials.commands import Child, run
from tests.trials.material import PASSAGE, a_paper
from tests.trials.processes import Memory
from tests.trials.trial import Given

SPARE: Final = 4 << 30  # addresses; the machine is to be spared


def trial(given: Given) -> None:
    """The text unpacks to `count` megabytes."""
    library, paper = given.work / "bomb.plagcheck", a_paper(given.work)
    source = a_paper(given.work, "source.txt")
    run("add", library, source)
    packed = zlib.compress((PASSAGE.encode() + b" ") * (given.count * 1_000_000 // 250), 9)
    with closing(sqlite3.connect(library)) as connection:
        connection.execute("UPDATE content SET text = ?", (packed,))
        connection.commit()
    for command in (
        ("check", library, paper),
        ("library", "verify", library),
        ("library", "rebuild", library),
    ):
        child = Child(*command, real=True, before=_limit)
        memory = Memory(child.pid)
        child.wait(120)
        too_much = memory.stop()
        ran = child.ran()
        child.end()
        wrong = ran.wrong or too_much
        name = " ".join(map(str, command[: 2 if command[0] == "library" else 1]))
        given.tally.case(f"{name}, {given.count} MB stored ({memory.own} MB)", wrong, ran.said)


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (SPARE, SPARE))
