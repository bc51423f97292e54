"""Commands on a disk without room: a plain sentence, nothing lost, nothing left behind."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

from tests.trials.commands import Ran, run
from tests.trials.disks import disk, fill
from tests.trials.libraries import as_left, damage, documents
from tests.trials.material import a_class, a_paper, texts
from tests.trials.trial import Given
from tests.trials.writing_commands import REPORTS

ADDING_KB: Final = (100, 4000, 16, 700, 2000, 6000, 9000)
ROOMS: Final = (0, 8192)
REBUILD_ROOMS: Final = (110, 190, 5, 30, 60, 90, 100, 120, 135, 150, 170, 220, 260, 600)  # per cent


def trial(given: Given) -> None:
    """`count` is the number of sizes of disks that are tried, of each kind."""
    master = given.work / "master.plagcheck"
    readings = texts(given.work / "readings", given.some(60, 400))
    run("add", master, *readings)
    for size in ADDING_KB[: given.count]:
        _add(given, size << 10)
    for room in REBUILD_ROOMS[: given.count]:
        _rebuild(given, master, room)
    _commands(given, master, len(readings))


def _add(given: Given, size: int) -> None:
    with disk(given.work / "disk", size) as at:
        library = at / "a.plagcheck"
        ran = run("add", library, given.work / "readings", "--json")
        told = {said["id"] for said in ran.objects if said["status"] in ("added", "duplicate")}
        wrong = ran.wrong
        if told and not wrong:
            safe = as_left(library, given.work / "safe")
            lost = told - {each["id"] for each in documents(safe)}
            wrong = damage(safe) or (f"{len(lost)} documents lost" if lost else "")
        given.tally.case(f"add, {size >> 10} KB: {len(told)} told of", wrong, ran.said)


def _rebuild(given: Given, master: Path, room: int) -> None:
    """Twice: the second must not remove a last copy."""
    size, count = master.stat().st_size, len(documents(master))
    with disk(given.work / "disk", size + size * room // 100) as at:
        library = Path(shutil.copy(master, at / "a.plagcheck"))
        for time in ("first", "second"):
            ran = run("library", "rebuild", library)
            safe = as_left(library, given.work / "safe")
            there = len(documents(safe))
            wrong = ran.wrong or damage(safe) or ("" if there == count else f"{there} are left")
            name = f"rebuild, {time} time, room for {room} % of the library, exit {ran.code}"
            given.tally.case(name, wrong, ran.said)


def _commands(given: Given, master: Path, count: int) -> None:
    paper, klass = a_paper(given.work), a_class(given.work / "class", 6)
    with disk(given.work / "disk", master.stat().st_size + (1 << 20)) as at:
        library = Path(shutil.copy(master, at / "a.plagcheck"))
        for room in ROOMS:
            fill(at, room)
            _reading(given, library, paper, room)
            _changing(given, library, paper, room)
            _outputs(given, at, master, paper, klass, room)
            _standard_output(given, at, master)
        (at / "filler").unlink()
        there = len(documents(library))
        lost = "" if there == count else f"{there} of {count} documents are left"
        given.tally.case("after all that", damage(library) or lost)


def _reading(given: Given, library: Path, paper: Path, room: int) -> None:
    for command in (
        ("check", library, paper),
        *(("library", action, library) for action in ("list", "info", "verify")),
    ):
        ran = run(*command)
        wrong = ran.wrong or ("" if ran.code == 0 else "reading needs no room")
        given.tally.case(f"{command[0]} {command[1]}, {room} bytes of room", wrong, ran.said)


def _changing(given: Given, library: Path, paper: Path, room: int) -> None:
    for command in (
        ("add", library, paper),
        ("library", "remove", library, 1, 2, "--yes"),
        ("library", "rebuild", library),
    ):
        ran = run(*command)
        wrong = ran.wrong or _not_refused(ran) or _beside(library.parent)
        name = " ".join(map(str, command[:2]))
        given.tally.case(f"{name}, {room} bytes of room", wrong, ran.said)


def _not_refused(ran: Ran) -> str:
    """A full disk is told as such."""
    is_plain = ran.code == 2 and ("space" in ran.err or "room" in ran.err)
    return "" if is_plain else f"no plain sentence, exit status {ran.code}"


def _beside(at: Path) -> str:
    own = ("a.plagcheck", "a.plagcheck-wal", "a.plagcheck-shm", "filler")
    left = sorted(path.name for path in at.iterdir() if path.name not in own)
    return f"left behind: {left}" if left else ""


def _outputs(given: Given, at: Path, master: Path, paper: Path, klass: Path, room: int) -> None:
    commands: list[tuple[object, ...]] = [("class", klass, "--save")]
    commands += [("report", master, paper, f"--{form}") for form in (*REPORTS, "pdf")]
    for command in commands:
        target = at / "out"
        ran = run(*command, target)
        wrong = ran.wrong or (
            "a failure that left the file" if ran.code and target.exists() else ""
        )
        target.unlink(missing_ok=True)
        name = f"{command[0]} {command[-1]}, {room} bytes of room"
        given.tally.case(name, wrong or _beside(at), ran.said)


def _standard_output(given: Given, at: Path, master: Path) -> None:
    out = os.open(at / "out", os.O_WRONLY | os.O_CREAT)
    fill(at)
    ran = run("library", "list", master, before=lambda: os.dup2(out, 1), real=True)
    given.tally.case("standard output on the full disk", ran.wrong, ran.said)
    os.close(out)
    (at / "out").unlink()
