"""The command line in this process, and files to feed it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from plagcheck.cli.main import main
from tests import word_salad

PASSAGE = word_salad.text(100, 30)


@dataclass(frozen=True)
class Ran:
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str

    @property
    def objects(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def object(self) -> dict[str, Any]:
        (only,) = self.objects
        return only


Cli = Callable[..., Ran]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Cli:
    def run(*arguments: str | Path) -> Ran:
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as end:  # argparse ends the program by itself
            code = int(end.code or 0)
        printed = capsys.readouterr()
        return Ran(code, printed.out, printed.err)

    return run


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A folder with readings and essays; the first essay draws on two of the readings."""
    desk = tmp_path / "desk"
    (desk / "readings").mkdir(parents=True)
    texts = {
        "readings/whole.txt": f"{word_salad.prose(1, 80)} {PASSAGE}. {word_salad.prose(2, 80)}",
        "readings/part.txt": f"{word_salad.prose(3, 80)} {' '.join(PASSAGE.split()[5:25])}",
        "readings/other.txt": word_salad.prose(4, 120),
        "essay.txt": f"{word_salad.prose(5, 60)} {PASSAGE}, {word_salad.prose(6, 60)}",
        "clean.txt": word_salad.prose(7, 100),
    }
    for name, text in texts.items():
        (desk / name).write_text(text, encoding="utf-8", newline="")
    return desk


@pytest.fixture
def course(desk: Path, cli: Cli) -> Path:
    """A library of the readings."""
    path = desk / "course.plagcheck"
    assert cli("add", path, desk / "readings").code == 0
    return path
