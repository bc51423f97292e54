"""What another program kept from being removed to the last byte is finished or said by the next."""

from __future__ import annotations

from pathlib import Path

import pytest

from plagcheck.library.library import Library
from tests.cli.conftest import Cli

SAID = "Traces of what was removed earlier are still in the library"
READING = (
    ["library", "list", "{library}"],
    ["library", "info", "{library}"],
    ["library", "collections", "{library}"],
    ["library", "verify", "{library}"],
    ["library", "backup", "{library}", "{desk}/copy.plagcheck"],
)
WRITING = (
    ["check", "{library}", "{desk}/essay.txt", "--json"],
    ["report", "{library}", "{desk}/essay.txt", "--json", "{desk}/report.json"],
    ["class", "{desk}/readings", "--library", "{library}"],
    ["class", "{desk}/readings", "--keep-in", "{library}"],
    ["add", "{library}", "{desk}/clean.txt"],
    ["library", "collections", "{library}", "Library", "--holds", "teaching"],
)


@pytest.fixture
def unfinished(cli: Cli, course: Path) -> Path:
    """A library from which a document was removed while another program read it."""
    with Library.open(course, read_only=True) as reader, reader.snapshot():
        assert len(reader.documents()) == 3
        ran = cli("library", "remove", course, "2", "--yes")
        assert "Another program has the library open" in ran.out
    return course


def named(command: list[str]) -> str:
    return " ".join(part for part in command if "{" not in part)


@pytest.mark.parametrize("command", READING, ids=named)
def test_who_only_reads_says_so_in_one_line(
    cli: Cli, unfinished: Path, desk: Path, command: list[str]
) -> None:
    asked = [part.format(library=unfinished, desk=desk) for part in command]
    ran = cli(*asked)
    assert (ran.code, ran.err.count(SAID), len(ran.err.splitlines())) == (0, 1, 1)
    assert cli("check", unfinished, desk / "essay.txt").code == 0
    assert SAID not in cli(*asked, *(["--yes"] if "backup" in asked else [])).err


@pytest.mark.parametrize("command", WRITING, ids=named)
def test_who_has_it_for_writing_finishes_it(
    cli: Cli, unfinished: Path, desk: Path, command: list[str]
) -> None:
    ran = cli(*(part.format(library=unfinished, desk=desk) for part in command))
    assert (ran.code, SAID in ran.err) == (0, False)
    assert SAID not in cli("library", "list", unfinished).err


@pytest.mark.parametrize("command", [WRITING[0], WRITING[4]], ids=named)
def test_who_has_it_for_writing_says_so_while_another_program_reads_it(
    cli: Cli, unfinished: Path, desk: Path, command: list[str]
) -> None:
    asked = [part.format(library=unfinished, desk=desk) for part in command]
    with Library.open(unfinished, read_only=True) as reader, reader.snapshot():
        assert len(reader.documents()) == 2
        ran = cli(*asked)
        assert (ran.code, ran.err.count(SAID)) == (0, 1)
    assert cli(*asked).err == ""
