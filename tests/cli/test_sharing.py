"""One library open twice: each command finishes or says that another program has it, in time."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from plagcheck.library.library import Library
from plagcheck.library.sqlite_file import BUSY_TIMEOUT_S
from plagcheck.model.errors import LibraryLocked
from plagcheck.model.progress import Progress
from tests import word_salad
from tests.cli.conftest import Cli, Ran

TOLD = "in use by another program"
WRITING = (
    ["add", "{library}", "{desk}/clean.txt"],
    ["library", "remove", "{library}", "1", "--yes"],
    ["library", "rebuild", "{library}"],
    ["library", "collections", "{library}", "Library", "--holds", "teaching"],
)
READING = (["check", "{library}", "{desk}/essay.txt"], ["library", "list", "{library}"],
           ["library", "verify", "{library}"])  # fmt: skip


def test_nobody_waits_longer_than_two_seconds() -> None:
    assert BUSY_TIMEOUT_S < 2


def run(cli: Cli, command: list[str], library: Path, desk: Path) -> Ran:
    return cli(*(each.format(library=library, desk=desk) for each in command))


@pytest.mark.parametrize("command", WRITING, ids=lambda command: " ".join(command[:2]))
def test_while_another_program_writes_it_is_told_once(
    cli: Cli, course: Path, desk: Path, command: list[str]
) -> None:
    with closing(sqlite3.connect(course, isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        ran = run(cli, command, course, desk)
        assert ran.code == 2
        assert TOLD in ran.err
    assert run(cli, ["library", "verify", "{library}"], course, desk).code == 0


@pytest.mark.parametrize("command", READING, ids=lambda command: " ".join(command[:2]))
def test_while_another_program_writes_everything_can_be_read(
    cli: Cli, course: Path, desk: Path, command: list[str]
) -> None:
    with closing(sqlite3.connect(course, isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        assert run(cli, command, course, desk).code == 0


@pytest.mark.parametrize("command", [*WRITING, *READING], ids=lambda command: " ".join(command[:2]))
def test_with_the_library_open_elsewhere(
    cli: Cli, course: Path, desk: Path, command: list[str]
) -> None:
    """As the window has it: only rebuilding wants it alone."""
    with Library.open(course) as held:
        ran = run(cli, command, course, desk)
        if "rebuild" in command:
            assert ran.code == 2
            assert TOLD in ran.err
        else:
            assert ran.code == 0
        assert len(held) in (2, 3, 4)
    assert run(cli, ["library", "verify", "{library}"], course, desk).code == 0


@pytest.mark.parametrize("begin", ["BEGIN", "BEGIN IMMEDIATE", "nothing"])
def test_a_copy_takes_no_place_of_a_library_that_is_open_elsewhere(
    cli: Cli, course: Path, desk: Path, begin: str
) -> None:
    """Who has it open would go on writing into a file that is gone."""
    other = desk / "other.plagcheck"
    assert cli("add", other, desk / "clean.txt").code == 0
    before = other.read_bytes()
    with Library.open(other) as held, closing(sqlite3.connect(other)) as holder:
        held.fold_in()  # so that its journal is empty
        if begin != "nothing":
            holder.execute(begin)
        ran = cli("library", "backup", course, other, "--yes")
        assert (ran.code, ran.out) == (2, "")
        assert TOLD in ran.err
        assert other.read_bytes() == before
        holder.close()
        held.add_text("more", word_salad.prose(40, 60))
    with Library.open(other) as library:
        assert len(library) == 2
    assert cli("library", "backup", course, other, "--yes").code == 0
    with Library.open(other) as library:
        assert len(library) == 3


def test_a_copy_takes_no_place_of_a_library_that_is_opened_meanwhile(
    course: Path, desk: Path, cli: Cli
) -> None:
    other = desk / "other.plagcheck"
    assert cli("add", other, desk / "clean.txt").code == 0

    class Opens:
        opened: Library | None = None

        def progressed(self, progress: Progress) -> None:
            """Nobody asks."""

        def check_cancelled(self) -> None:
            self.opened = self.opened or Library.open(other)

    meanwhile = Opens()
    with Library.open(course) as library, pytest.raises(LibraryLocked):
        library.back_up(other, replace=True, observer=meanwhile)
    assert meanwhile.opened is not None
    meanwhile.opened.add_text("more", word_salad.prose(40, 60))
    meanwhile.opened.close()
    with Library.open(other) as library:
        assert len(library) == 2
