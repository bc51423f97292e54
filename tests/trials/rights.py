"""What may not be written or read: a sentence, nothing changed, and what was not read is named."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

from tests.trials.commands import PROGRAM, run
from tests.trials.disks import read_only
from tests.trials.libraries import damage, documents
from tests.trials.material import a_paper, fresh, texts
from tests.trials.trial import Given

# name, mode of the library, mode of its folder
MODES: Final = (
    ("read-only folder", 0o644, 0o555),
    ("read-only file", 0o444, 0o755),
    ("read-only both", 0o444, 0o555),
    ("unreadable file", 0o000, 0o755),
    ("folder that cannot be searched", 0o644, 0o600),
)
ACTIONS: Final = ("add", "check", "verify", "remove", "rebuild")
_GIVEN_UP = "--{}=-dac_override,-dac_read_search"
WITHOUT_RIGHTS: Final = ("setpriv", *map(_GIVEN_UP.format, ("bounding-set", "inh-caps")))


def trial(given: Given) -> None:
    """`count` is the number of ways in which a library is out of reach."""
    master, paper = given.work / "master.plagcheck", a_paper(given.work)
    run("add", master, *texts(given.work / "readings", given.some(10, 100)))
    count = len(documents(master))
    library = fresh(given.work / "box") / "a.plagcheck"
    for name, file, folder in MODES[: given.count]:
        for action in ACTIONS:
            shutil.copy(master, library)
            library.chmod(file)
            library.parent.chmod(folder)
            ran = _bound(*_command(action, library, paper))
            library.parent.chmod(0o755)
            library.chmod(0o644)
            wrong = "traceback" if "Traceback" in ran.stderr else ""
            wrong = wrong or ("" if ran.stdout or ran.stderr else "it said nothing")
            wrong = wrong or damage(library)
            given.tally.case(f"{name}: {action}", wrong, ran.stderr or ran.stdout)
    shutil.copy(master, library)
    with read_only(library.parent):
        for action in ACTIONS:
            command = run(*_command(action, library, paper))
            given.tally.case(f"read-only disk: {action}", command.wrong, command.said)
    lost = "" if len(documents(library)) == count else "documents are lost"
    given.tally.case("after all that", damage(library) or lost)
    _unreadable(given, paper)


def _command(action: str, library: Path, paper: Path) -> tuple[object, ...]:
    if action in ("add", "check"):
        return action, library, paper
    return "library", action, library, *((1, "--yes") if action == "remove" else ())


def _bound(*arguments: object) -> subprocess.CompletedProcess[str]:
    """A command without root's way around rights."""
    drop = WITHOUT_RIGHTS if os.geteuid() == 0 else ()
    command = [*drop, *PROGRAM, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=240)


def _unreadable(given: Given, paper: Path) -> None:
    """Files and folders that cannot be read are named, also deep inside, also of a class."""
    folder = fresh(given.work / "handed in")
    closed = (folder / "closed", folder / "open" / "Student 1", folder / "open" / "deep" / "shut")
    for place in (folder, *closed, folder / "Student 2"):
        place.mkdir(parents=True, exist_ok=True)
        shutil.copy(paper, place / "a.txt")
    (folder / "unreadable.txt").write_text("words that nobody may read")
    (folder / "unreadable.txt").chmod(0)
    for place in closed:
        place.chmod(0)
    names = ("unreadable.txt", *(place.name for place in closed))
    for command in (
        ("add", given.work / "new.plagcheck", folder, "--json"),
        ("add", given.work / "other.plagcheck", folder),
        ("class", folder, "--json"),
        ("class", folder),
    ):
        ran = _bound(*command)
        silent = [name for name in names if name not in ran.stdout + ran.stderr]
        wrong = f"not named: {silent}" if silent else ""
        wrong = wrong or ("exit status 0" if ran.returncode == 0 else "")
        how = " --json" if command[-1] == "--json" else ""
        given.tally.case(f"{command[0]}{how} of what cannot be read", wrong)
    for place in closed:
        place.chmod(0o755)
