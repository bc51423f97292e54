"""What a command that was killed had begun to write goes with the next that writes or opens there.

Nobody can be asked: it may hold a whole library, or texts of students.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from plagcheck import paths
from plagcheck.library.library import Library
from tests import word_salad
from tests.cli.conftest import Cli
from tests.conftest import PROJECT

# The program, which waits for ever in the moment before what it wrote is put in its place.
_WAITS = """
import os, sys, time
from plagcheck.cli.main import main
def wait(*_):
    print("written", flush=True)
    time.sleep(3600)
os.replace = wait
main(sys.argv[1:])
"""


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """A library, and beside it a folder for what is written."""
    path = tmp_path / "library" / "l.plagcheck"
    with Library.open(path, create=True) as made:
        made.add_text("book", word_salad.text(9, 400))
    (tmp_path / "out").mkdir()
    (tmp_path / "paper.txt").write_text(word_salad.prose(3, 80))
    (tmp_path / "class").mkdir()
    for number, name in enumerate(("ann.txt", "bob.txt")):
        (tmp_path / "class" / name).write_text(word_salad.prose(number, 80))
    return path


Begin = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Begin]:
    started: list[subprocess.Popen[str]] = []

    def run(*arguments: object) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", _WAITS, *map(str, arguments)]
        env = {**os.environ, "PYTHONPATH": str(PROJECT)}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
        started.append(process)
        assert process.stdout is not None
        assert process.stdout.readline() == "written\n"
        return process

    yield run
    for process in started:
        process.kill()
        process.communicate()


def commands(library: Path) -> dict[str, tuple[object, ...]]:
    desk = library.parent.parent
    out = desk / "out"
    return {
        "backup": ("library", "backup", library, out / "copy.plagcheck"),
        "class": ("class", desk / "class", "--save", out / "saved.plagclass"),
        "report": ("report", library, desk / "paper.txt", "--json", out / "report.json"),
    }


@pytest.mark.parametrize("killed", ["backup", "class", "report"])
@pytest.mark.parametrize("then", ["backup", "class", "report"])
def test_what_was_begun_goes_with_the_next_output(
    cli: Cli, library: Path, begin: Begin, killed: str, then: str
) -> None:
    out = library.parent.parent / "out"
    process = begin(*commands(library)[killed])
    (begun,) = out.iterdir()
    process.kill()
    process.wait()
    assert begun.stat().st_size > 0

    ran = cli(*map(str, commands(library)[then]))

    assert ran.code == 0, ran.err
    assert [path.name for path in out.iterdir()] == [Path(str(commands(library)[then][-1])).name]


def test_what_another_program_is_writing_stays(cli: Cli, library: Path, begin: Begin) -> None:
    out = library.parent.parent / "out"
    begin(*commands(library)["backup"])
    (begun,) = out.iterdir()
    strangers = [out / ".0123456789ab.part", out / "notes.part"]
    for each in strangers:
        each.touch()

    assert cli(*map(str, commands(library)["report"])).code == 0

    assert {path.name for path in out.iterdir()} == {
        "report.json",
        begun.name,
        *(each.name for each in strangers),
    }


def test_what_was_begun_beside_a_library_goes_when_that_is_opened(
    cli: Cli, library: Path, begin: Begin
) -> None:
    process = begin("library", "backup", library, library.with_name("copy.plagcheck"))
    process.kill()
    process.wait()
    assert len(list(library.parent.iterdir())) > 1

    assert cli("library", "list", library).code == 0

    assert list(library.parent.iterdir()) == [library]


def test_what_was_begun_in_the_folder_of_the_program_goes_with_its_start(
    cli: Cli, library: Path, begin: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data_dir = tmp_path / "data"
    data_dir.mkdir()
    monkeypatch.setenv(paths.OVERRIDE, str(data_dir))
    process = begin("library", "backup", library, data_dir / "copy.plagcheck")
    process.kill()
    process.wait()
    assert list(data_dir.glob(".*.part"))

    assert cli("sample").code == 0

    assert not list(data_dir.glob(".*.part*"))
