"""Worker processes are killed, stopped and continued while files are added; each file is named."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path
from typing import Final

from tests import word_salad
from tests.extract.forge import docx_of, pdf_of
from tests.trials.commands import Child
from tests.trials.libraries import damage
from tests.trials.material import fresh
from tests.trials.processes import workers
from tests.trials.trial import Given

WAYS: Final = ("killed", "ended", "stopped for a while", "stopped for good")
MOST_HITS: Final = 3


def trial(given: Given) -> None:
    source = _source(fresh(given.work / "source"), given.some(10, 40), given.rng)
    for number in range(given.count):
        way = WAYS[number % len(WAYS)]
        library = fresh(given.work / "library") / "a.plagcheck"
        child = Child("add", library, source, "--json", real=True)
        hits = _disturb(child, way, given.rng)
        ran = child.ran()
        named = {said["path"] for said in ran.objects}
        silent = [path.name for path in source.iterdir() if str(path) not in named]
        wrong = ran.wrong or (f"without an outcome: {silent}" if silent else "")
        left = child.end(patience_s=10)
        wrong = wrong or (f"left behind: {left}" if left else "") or damage(library)
        given.tally.case(f"workers {way}, {hits} times", wrong, ran.said)


def _source(folder: Path, count: int, rng: random.Random) -> Path:
    for number in range(count):
        (folder / f"{number}.docx").write_bytes(docx_of(word_salad.prose(rng, 3000)))
        (folder / f"{number}.pdf").write_bytes(pdf_of(word_salad.prose(rng, 900)))
    return folder


def _disturb(child: Child, way: str, rng: random.Random) -> int:
    """How many workers were hit until the command ended."""
    hits, most = 0, 1 if way == "stopped for good" else MOST_HITS
    end = time.monotonic() + 300
    while time.monotonic() < end and not child.wait(rng.uniform(0.05, 0.5)):
        reading = workers(child.pid) if hits < most else []
        if reading:
            hits += _hit(rng.choice(reading).pid, way, rng)
    return hits


def _hit(pid: int, way: str, rng: random.Random) -> int:
    numbers = {"killed": signal.SIGKILL, "ended": signal.SIGTERM}
    try:
        os.kill(pid, numbers.get(way, signal.SIGSTOP))
        if way == "stopped for a while":
            time.sleep(rng.uniform(0.2, 2))
            os.kill(pid, signal.SIGCONT)
    except OSError:
        return 0
    return 1
