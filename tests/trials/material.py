"""Texts, classes and files that trials work with."""

from __future__ import annotations

import random
import shutil
import subprocess
from pathlib import Path
from typing import Final

from tests import word_salad

PASSAGE: Final = word_salad.text(100, 40)


def fresh(folder: Path) -> Path:
    """An empty folder. Deep trees are more than shutil can take."""
    if folder.exists():
        subprocess.run(["rm", "-rf", folder], check=True)
    folder.mkdir(parents=True)
    return folder


def texts(folder: Path, count: int, words: int = 300, seed: int = 1) -> list[Path]:
    rng = random.Random(seed)
    folder.mkdir(parents=True, exist_ok=True)
    made = [folder / f"{number:05}.txt" for number in range(count)]
    for path in made:
        path.write_text(word_salad.prose(rng, words))
    return made


def a_paper(folder: Path, name: str = "paper.txt") -> Path:
    """A paper that has the passage."""
    folder.mkdir(parents=True, exist_ok=True)
    paper = folder / name
    paper.write_text(f"{word_salad.prose(3, 60)} {PASSAGE}. {word_salad.prose(4, 60)}")
    return paper


def a_class(folder: Path, students: int, seed: int = 2) -> Path:
    """Papers of students who share a passage."""
    rng = random.Random(seed)
    for number in range(students):
        home = folder / f"Student {number}"
        home.mkdir(parents=True)
        (home / "essay.txt").write_text(f"{word_salad.prose(rng, 400)} {PASSAGE}.")
    return folder


def copied(files: list[Path], to: Path) -> Path:
    """An empty folder with copies of files in it."""
    fresh(to)
    for file in files:
        shutil.copy(file, to / file.name)
    return to
