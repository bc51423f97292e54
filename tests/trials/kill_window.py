"""The window is killed while it imports a folder: what it told of is there, and it starts again."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests import word_salad
from tests.extract.forge import docx_of
from tests.trials.libraries import as_left, damage, documents
from tests.trials.material import fresh, texts
from tests.trials.processes import end_all, wait_for
from tests.trials.trial import Given


def trial(given: Given) -> None:
    source, data = given.work / "source", given.work / "data"
    many = given.some(60, 150)
    texts(source, many)
    for number in range(0, many, 15):
        text = docx_of(word_salad.prose(given.rng, 2000))
        (source / f"{number:05}-word.docx").write_bytes(text)
    told: set[int] = set()
    for number in range(given.count):
        if given.rng.random() < 0.4:
            fresh(data)
            told = set()
        before = len(told)
        wrong = _kill_at_work(source, given, told)
        if told and not wrong:
            wrong = _lost(data / "library.plagcheck", given.work / "copy", told)
        given.tally.case(f"kill {number}: {len(told) - before} told of, {len(told)} in all", wrong)


def _kill_at_work(source: Path, given: Given, told: set[int]) -> str:
    """Start the window, kill it, note what it told; returns what was wrong with that."""
    out, err = given.work / "out", given.work / "err"
    with out.open("wb") as to_out, err.open("wb") as to_err:
        command = [sys.executable, "-m", "tests.trials.window_import", str(source)]
        window = subprocess.Popen(
            [*command, given.rng.choice(("0", "0.05", "3"))],
            stdout=to_out,
            stderr=to_err,
            start_new_session=True,
        )
    _wait_for_moment(window, out, given.rng)
    ended = window.poll()
    window.send_signal(signal.SIGKILL)
    window.wait()
    left = end_all(window.pid, 8)
    lines = out.read_text(errors="replace").splitlines(keepends=True)
    told |= {int(line) for line in lines if line.endswith("\n") and line.strip().isdigit()}
    said = err.read_text(errors="replace")
    if ended is not None or "Traceback" in said:
        return f"it ended by itself ({ended}): {said[-200:]}"
    return f"processes left behind: {left}" if left else ""


def _wait_for_moment(window: subprocess.Popen[bytes], out: Path, rng: random.Random) -> None:
    """Some outcomes after it began; or it is at its end."""
    wanted = rng.randrange(120)

    def is_near() -> bool:
        said = out.read_bytes()
        return window.poll() is not None or said.count(b"\n") > wanted or b"finished" in said

    wait_for(is_near, 120, 0.01)
    time.sleep(rng.uniform(0, 0.3))


def _lost(library: Path, copy: Path, told: set[int]) -> str:
    """What is wrong with what the dead window left."""
    if not library.exists():
        return "there is no library"
    there = as_left(library, copy)
    lost = told - {each["id"] for each in documents(there)}
    return damage(there) or (f"{len(lost)} lost" if lost else "")
