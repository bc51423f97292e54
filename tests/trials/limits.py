"""Few files, little memory, small files, a closed output, odd surroundings: sentences only."""

from __future__ import annotations

import os
import resource
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from tests.trials.commands import run
from tests.trials.libraries import damage
from tests.trials.material import a_paper, fresh, texts
from tests.trials.trial import Given

# Those of small trials first.
LIMITS: Final = (
    ("20 open files", resource.RLIMIT_NOFILE, 20),
    ("250 MB of addresses", resource.RLIMIT_AS, 250 << 20),
    ("files of 64 KB", resource.RLIMIT_FSIZE, 64 << 10),
    *((f"{n} open files", resource.RLIMIT_NOFILE, n) for n in (30, 40, 64)),
    *((f"{n} MB of addresses", resource.RLIMIT_AS, n << 20) for n in (150, 400, 1000)),
    *((f"files of {n} KB", resource.RLIMIT_FSIZE, n << 10) for n in (512, 1500)),
)


def trial(given: Given) -> None:
    """`count` is the number of limits that are tried."""
    master, paper = given.work / "master.plagcheck", a_paper(given.work)
    run("add", master, *texts(given.work / "readings", given.some(60, 200)))
    for name, limit, value in LIMITS[: given.count]:
        _limited(given, name, partial(_set, limit, value), master, paper)
    _surroundings(given, master, paper)
    for command in (("check", master, paper), ("library", "list", master)):
        ran = run(*command, real=True, before=lambda: os.close(1))
        given.tally.case(f"standard output closed: {command[0]}", ran.wrong, ran.said)


def _set(limit: int, value: int) -> None:
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(limit, (value, value))


def _limited(
    given: Given, name: str, before: Callable[[], object], master: Path, paper: Path
) -> None:
    library = fresh(given.work / "limited") / "a.plagcheck"
    ran = run("add", library, given.work / "readings", real=True, before=before)
    wrong = ran.wrong or (damage(library) if ran.code == 0 else "")
    given.tally.case(f"{name}: add", wrong, ran.said)
    if not name.startswith("files of"):
        ran = run("check", master, paper, real=True, before=before)
        given.tally.case(f"{name}: check", ran.wrong, ran.said)


def _surroundings(given: Given, master: Path, paper: Path) -> None:
    report = given.work / "report.pdf"
    for name, change in (
        ("no HOME", {"HOME": ""}),
        ("HOME is a file", {"HOME": str(paper)}),
        ("no language", {"LC_ALL": "C", "PYTHONUTF8": "0"}),
        ("no temporary folder", {"TMPDIR": str(given.work / "none")}),
    ):
        commands = (("check", master, paper), ("report", master, paper, "--pdf", report))
        for command in commands[: given.some(1, 2)]:
            ran = run(*command, real=True, before=partial(os.environ.update, change))
            wrong = ran.wrong or ("" if ran.code == 0 else f"exit status {ran.code}")
            given.tally.case(f"{name}: {command[0]}", wrong, ran.said)
