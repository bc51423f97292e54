"""Notes of papers for later, from which another program takes a student."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from plagcheck.history.students import StudentName
from plagcheck.jobs.noted_papers import forget_papers
from plagcheck.jobs.unfinished_imports import UnfinishedImports

ASH, OAK = Path("/papers/ash").absolute(), Path("/papers/Oak, Ollie/last.txt").absolute()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "imports.json"


def forget(file: Path) -> None:
    forget_papers(file, file.with_name("inbox"), StudentName("Ollie Oak").is_in_path)


def test_what_another_program_erased_is_not_written_again(file: Path) -> None:
    notes = UnfinishedImports(file)
    both, theirs = (notes.begin(Path("a"), "Texts", paths) for paths in ([ASH, OAK], [OAK]))
    forget(file)
    notes.aim(both, "Past work")
    notes.aim(theirs, "Past work")

    (left,) = json.loads(file.read_text())
    assert (left["collection"], left["paths"]) == ("Past work", [str(ASH)])
    assert notes.of(Path("a")).keys() == {both}


def test_a_student_who_was_erased_can_be_noted_again(file: Path) -> None:
    notes = UnfinishedImports(file)
    notes.begin(Path("a"), "Texts", [OAK])
    forget(file)
    assert not file.exists()
    again = notes.begin(Path("a"), "Texts", [OAK])

    assert UnfinishedImports(file).of(Path("a")).keys() != set()
    assert notes.of(Path("a")).keys() == {again}


def test_a_note_that_cannot_be_read_for_now_loses_nothing(file: Path) -> None:
    notes = UnfinishedImports(file)
    number = notes.begin(Path("a"), "Texts", [ASH])
    file.write_text("{")
    notes.aim(number, "Past work")

    assert json.loads(file.read_text())[0]["paths"] == [str(ASH)]
