"""What folders of odd files come to when they are added, or read as a class."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from tests.trials.commands import Child
from tests.trials.material import fresh
from tests.trials.processes import Memory
from tests.trials.trial import Given


def read_folder(
    given: Given, name: str, folder: Path, named: Sequence[str], command: str, seconds: float = 240
) -> None:
    """All is `named` that has a name; it ends in time, and takes no more memory than it may."""
    library = fresh(given.work / "library") / "a.plagcheck"
    place = (library, folder) if command == "add" else (folder,)
    child = Child(command, *place, "--json", real=True)
    memory = Memory(child.pid)
    child.wait(seconds)
    ran = child.ran()
    too_much = memory.stop()
    child.end()
    said = ran.out + ran.err
    silent = [one for one in named if one not in said and json.dumps(one)[1:-1] not in said]
    wrong = ran.wrong or (f"not named: {silent}" if silent else "") or too_much
    took = f"{ran.seconds:.0f} s, {memory.own} and {memory.others} MB"
    given.tally.case(f"{command}, {name} ({took})", wrong, ran.said)
