"""The window and the command line on one library at once: each finishes, or says who holds it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.trials.commands import Ran, run
from tests.trials.libraries import damage, paths_of
from tests.trials.material import a_paper, fresh, texts
from tests.trials.processes import end_all, wait_for
from tests.trials.trial import Given
from tests.trials.window_program import STARTS_S, data_folder

REMOVED: Final = (1, 2, 3)


def trial(given: Given) -> None:
    """`count` times, while the window imports a folder and after it has."""
    source, paper = given.work / "source", a_paper(given.work)
    imported = {str(path) for path in texts(source, given.some(60, 300))}
    for number in range(given.count):
        _round(given, number, source, imported, paper)


def _round(given: Given, number: int, source: Path, imported: set[str], paper: Path) -> None:
    library = fresh(data_folder()) / "library.plagcheck"
    first, more = fresh(given.work / "first"), fresh(given.work / "more")
    run("add", library, *texts(first, 30, seed=50))
    new = texts(more, 10, seed=100 + number)
    out = given.work / "out"
    with out.open("wb") as to_out:
        window = subprocess.Popen(
            [sys.executable, "-m", "tests.trials.window_import", source, "0.05"],
            stdout=to_out,
            start_new_session=True,
        )
    began = wait_for(lambda: out.read_bytes().count(b"\n") > number % 3 * 20, STARTS_S, 0.01)
    said = [
        _command(given, "check", ("check", library, paper)),
        _command(given, "list", ("library", "list", library)),
        _command(given, "add", ("add", library, *new)),
        _command(given, "remove", ("library", "remove", library, *REMOVED, "--yes")),
        _command(given, "rebuild", ("library", "rebuild", library)),
    ]
    finished = wait_for(lambda: b"finished" in out.read_bytes(), STARTS_S, 0.05)
    window.terminate()
    window.wait(20)
    end_all(window.pid, 5)
    wrong = "" if began and finished else "the window did not finish its import"
    wrong = wrong or _lost(library, imported, {str(path) for path in new}, said)
    given.tally.case(f"round {number}: afterwards", wrong)


def _command(given: Given, name: str, command: tuple[object, ...]) -> Ran:
    ran = run(*command, real=True)
    wrong = ran.wrong or ("" if ran.code == 0 or ran.err else "it said nothing")
    given.tally.case(f"{name} beside the window", wrong, f"{ran.seconds:.1f} s  {ran.said[-90:]}")
    return ran


def _lost(library: Path, imported: set[str], new: set[str], said: list[Ran]) -> str:
    """Everything that was said to be done is done."""
    there = paths_of(library)
    expected = imported | (new if said[2].code == 0 else set())
    gone = expected - set(there)
    if gone:
        return f"{len(gone)} of {len(expected)} documents lost"
    left = set(REMOVED) & set(there.values())
    if said[3].code == 0 and left and said[4].code != 0:
        return f"removed, and there: {left}"
    return damage(library)
