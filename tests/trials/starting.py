"""How the process of a trial is started: plainly, with mounts of its own, or with faults."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.conftest import PROJECT
from tests.small_disk import APART
from tests.trials.trial import Trial


def start(trial: Trial, work: Path, options: list[str]) -> int:
    """Run a trial in a process of its own; returns its exit status."""
    for name in ("data", "tmp"):
        (work / name).mkdir()
    environment = {
        **os.environ,
        "PLAGCHECK_DATA_DIR": str(work / "data"),
        "TMPDIR": str(work / "tmp"),
        "PYTHONPATH": str(PROJECT),
        "PYTHONUNBUFFERED": "1",
    }
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    command = [sys.executable, "-m", "tests.trials.one", trial.name, str(work), *options]
    if trial.start == "apart":
        command = [*APART, 'exec "$@"', "sh", *command]
    elif trial.start == "faults":
        environment["LD_PRELOAD"] = str(_fault_library(work))
    return subprocess.run(
        command, env=environment, cwd=PROJECT, stdin=subprocess.DEVNULL
    ).returncode


def _fault_library(work: Path) -> Path:
    """fault.c as a library that is loaded before all others."""
    made, source = work / "fault.so", Path(__file__).with_name("fault.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", made, source, "-ldl"], check=True)
    return made
