"""kill -9 while adding: nothing that was reported is lost, nothing is broken."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from plagcheck import Library
from plagcheck.library.integrity import verify
from tests import word_salad
from tests.conftest import PROJECT
from tests.killing import kill_amid

KILLS = 15  # in each of two runs, which may go on at the same time; the trial `kill` has 900
FILES = 400

# The command line with small batches, so that every moment of a batch is hit.
ADD = """
import sys
from plagcheck.cli.main import main
from plagcheck.jobs import add
add.BATCH_SECONDS = float(sys.argv[1])
sys.stderr.write("ready\\n")
sys.stderr.flush()
main(["add", sys.argv[2], sys.argv[3], "--json"])
"""


def kill_while_adding(
    library: Path, folder: Path, batch_s: float, after: int, writes: int
) -> list[str]:
    """Names of the files reported as added before the process was killed.

    It is killed when it has written so often after it reported so many files as added.
    """
    report = folder.parent / "report.jsonl"
    with report.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-c", ADD, str(batch_s), library, folder],
            stdout=output,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(PROJECT)},
        )
        assert process.stderr is not None
        assert process.stderr.readline() == b"ready\n"
        kill_amid(process, report, (b'"added"', after), library, writes)
        process.communicate()
    lines = report.read_text().splitlines(keepends=True)
    reported = [json.loads(line) for line in lines if line.endswith("\n")]
    return [Path(each["path"]).name for each in reported if each["status"] == "added"]


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
@pytest.mark.parametrize("seed", [9, 10])
def test_killing_an_add_loses_nothing_that_was_reported(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    folder = tmp_path / "readings"
    folder.mkdir()
    for number in range(FILES):
        (folder / f"{number}.txt").write_text(word_salad.prose(rng, 150))
    library = tmp_path / "course.plagcheck"
    reported: set[str] = set()
    most = 0
    for _ in range(KILLS):
        if rng.random() < 0.3 or len(reported) > FILES * 0.6:  # a fresh library now and then
            for path in tmp_path.glob("course.plagcheck*"):
                path.unlink()
            reported = set()
        batch_s = rng.choice((0.0, 0.01, 0.05))
        after, writes = rng.randrange(60), rng.randrange(6)
        reported |= set(kill_while_adding(library, folder, batch_s, after, writes))
        most = max(most, len(reported))
        # Look at a copy, so that the next run finds the library as the kill left it.
        copy = tmp_path / "copy"
        copy.mkdir()
        for path in tmp_path.glob("course.plagcheck*"):
            shutil.copy(path, copy / path.name)
        with Library.open(copy / library.name, create=True) as opened:
            assert verify(opened) == []
            assert reported <= {entry.name for entry in opened.documents()}
        shutil.rmtree(copy)

    assert most > 100  # the kills did hit a run at work
