"""A rebuild is killed exactly at each of its renamings and links; the next command has all."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

from tests.trials.commands import PROGRAM, run
from tests.trials.libraries import paths_of
from tests.trials.material import copied, fresh, texts
from tests.trials.trial import Given
from tests.trials.writing_commands import spoil

CALLS: Final = "rename,renameat,renameat2,link,linkat,unlink,unlinkat"
DAMAGED: Final = 5


def trial(given: Given) -> None:
    """`count` calls are tried of a sound library and of a damaged one."""
    run("add", given.work / "sound.plagcheck", *texts(given.work / "texts", given.some(20, 200)))
    sound = given.work / "sound.plagcheck"
    whole = paths_of(sound)
    damaged = Path(shutil.copy(sound, given.work / "damaged.plagcheck"))
    spoil(damaged, list(range(1, DAMAGED + 1)))
    readable = {path for path, number in whole.items() if number > DAMAGED}
    for kept, expected in ((sound, set(whole)), (damaged, readable)):
        for call in range(1, given.count + 1):
            folder = copied([kept], given.work / "box")
            library = folder / kept.name
            if not _killed_at(call, given, library):
                break
            there = set(paths_of(library))
            files = sorted(path.name for path in folder.iterdir())
            lost = len(expected - there)
            wrong = f"{lost} of {len(expected)} documents lost; files: {files}" if lost else ""
            given.tally.case(f"{kept.stem} library, killed at call {call}", wrong)
            fresh(folder)


def _killed_at(call: int, given: Given, library: object) -> bool:
    """Kill a rebuild at its n-th call that changes names of the library's files."""
    trace = given.work / "trace"
    inject = f"inject={CALLS}:error=EIO:signal=KILL:when={call}"
    strace = ["strace", "-f", "-qq", "-o", trace, "-P", library, "-e", f"trace={CALLS}"]
    for ending in ("-wal", "-shm", ".rebuilding", ".rebuilding-wal", ".before-rebuild"):
        strace += ["-P", f"{library}{ending}"]
    command = [*strace, "-e", inject, *PROGRAM, "library", "rebuild", library]
    subprocess.run(list(map(str, command)), capture_output=True)
    return "killed by SIGKILL" in trace.read_text()
