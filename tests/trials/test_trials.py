"""The small form of every trial. The full ones: python -m tests.trials all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conftest import PROJECT, RunPython
from tests.trials.table import TRIALS

FAILED, BAD_CALL, SKIPPED = 1, 2, 3


@pytest.mark.slow
@pytest.mark.parametrize("name", TRIALS)
def test_small_form(name: str, run_python: RunPython, tmp_path: Path) -> None:
    command = ("-m", "tests.trials", name, "--small", "--work", tmp_path / "work")
    ran = run_python(*command, timeout=900)
    said = ran.stdout.decode("utf-8", "replace")

    if ran.returncode == SKIPPED:
        pytest.skip(said.splitlines()[-1])
    assert ran.returncode == 0, f"{said}\n{ran.stderr.decode('utf-8', 'replace')}"
    assert "\nPASS: " in said


def test_a_call_without_names_lists_them_all(run_python: RunPython) -> None:
    ran = run_python("-m", "tests.trials")

    listed = [line.split()[0] for line in ran.stdout.decode().splitlines()]
    assert (ran.returncode, listed) == (0, list(TRIALS))


def test_an_unknown_name_is_refused(run_python: RunPython) -> None:
    ran = run_python("-m", "tests.trials", "kill", "no-such-trial")

    assert ran.returncode == BAD_CALL
    assert b"no such trial: no-such-trial" in ran.stderr


def test_a_folder_that_holds_something_is_left_alone(run_python: RunPython, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").touch()
    ran = run_python("-m", "tests.trials", "strangers", "--work", tmp_path / "mine")

    assert ran.returncode == BAD_CALL
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["letter.txt"]


def test_the_table_of_trials_is_whole() -> None:
    table = (PROJECT / "docs" / "trials.md").read_text("utf-8")

    assert re.findall(r"^\| `([\w-]+)`", table, re.M) == list(TRIALS)
